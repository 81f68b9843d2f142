"""What a position of Earth is worth: points as they lie, and what goods, hand, tableau and fauna may still bring."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from engine.bots import PARTNER, RIVAL, RIVALS
from engine.bots.weighing import Weighed, weights
from engine.prompt import Pick, Picked, Share

from .catalogue import CANOPY, SLOTS, TRUNKS
from .event_cards import ChooseEvent
from .fauna import COUNT, steps
from .habits import filling, habit, late
from .options import EVENT, NEVER_MIND, PASS
from .pieces import TakeBack
from .planting import Payment, Plant, Site
from .prices import plantable
from .scoring import gaia_points, points
from .state import SIZE, Earth
from .terms import ACTIONS
from .worth import eye, left

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Prompt

    from .state import Gaia, Level, Player

SIGHTS = (
    "points", "soil", "hand", "worth", *ACTIONS, "slots", "trunks", "canopies", "cards", "fauna", "one",
)
POINTS = SIGHTS.index("points")
VAGUE = ("action", "island", "climate", "ecosystem", "take", "order", "use")  # what is asked
LEADING = ("action", "card", "island", "climate")
GAIA_TURNS = 12
EASY = 25.0  # points of whim of an easy player
A_TURN: dict[Level, float] = {"easy": 15.2, "medium": 16.7, "hard": 17.9, "expert": 19.2}  # points of hers
PLANTED_A_TURN = 1.4  # alone


class EarthJudgement(Weighed[Earth]):
    others = 1.0
    near = 6
    fine = 15
    sees = 0.65
    promises: ClassVar = {
        "fauna": ("leaves",), **dict.fromkeys(("slots", "trunks", "canopies"), ("points",)),
        "worth": ("points", "cards", *ACTIONS),
    }  # fmt: skip
    facts: ClassVar = {"points": 1.0, "leaves": 1.0}
    moving = frozenset((RIVALS, RIVAL, PARTNER))
    together = True
    sights = SIGHTS
    tables = weights(Path(__file__).parent / "data" / "judgement.toml", SIGHTS)

    def table(self, state: Earth) -> str:
        return "alone" if state.gaia else "two" if len(state.players) == 2 else "several"

    def seats(self, state: Earth) -> int:
        return len(state.players)

    def left(self, state: Earth) -> float:
        return 0.0 if state.over else left(state)

    def reach(self, state: Earth) -> int:
        """Far enough to see cards at work, and near enough for many deals; every other turn is Gaia's."""
        return 10 if state.gaia else 8

    def final(self, state: Earth) -> list[float] | None:
        if not state.over:
            return None
        return [float(points(state.players, seat, state.shared).total) for seat in range(len(state.players))]

    def seen(self, state: Earth, seat: int) -> tuple[float, ...]:
        player, engine, worth = state.players[seat], eye(state).engine, eye(state).wants(state, seat)
        cards = player.cards
        total = float(points(state.players, seat, state.shared).total)
        lying = (*cards, player.island, player.climate)
        engines = [sum([engine[colour].get(card, 0.0) for card in lying]) for colour in ACTIONS]
        free = SIZE - len(cards)
        best = sorted([worth[card] for card in player.hand], reverse=True)[: max(free, 2)]
        trees = [(TRUNKS[card], CANOPY[card], n) for card, n in zip(cards, player.growth, strict=True) if TRUNKS[card]]
        return (
            total, float(min(player.soil, 3 * free + 3)), float(len(player.hand)), sum(best), *engines,
            float(sum([SLOTS[card] for card in cards]) - sum(player.sprouts)),
            float(sum([room - n for room, _, n in trees])),
            sum([(canopy - room) * (n / room) ** 2 for room, canopy, n in trees if n < room]),
            float(len(cards)), animals(state, player), 1.0,
        )

    def gain(self, state: Earth, seat: int) -> float:
        player = state.players[seat]
        total = points(state.players, seat, state.shared).total
        return total + 0.6 * player.soil + 0.8 * len(player.hand) + 2.5 * len(player.cards)

    def sides(self, state: Earth, seats: int) -> tuple[tuple[int, ...], ...]:
        """Rules 8.11 and 9.5."""
        if state.gaia:
            return (0,), ()
        return ((0, 2), (1, 3)) if state.teams else super().sides(state, seats)

    def value(self, state: Earth, seat: int) -> float:
        if state.gaia:
            return self.alone(state, state.gaia)
        if state.teams:
            return self.pair(state, seat) - self.pair(state, seat + 1)
        return super().value(state, seat)

    def terms(self, state: Earth, seat: int, clock: Earth | None = None) -> dict[str, float]:
        """Cards in the hand are worth what they may bring, less what they take up: that is one thing. What a turn is
        worth by itself hangs on time alone. Leaves on the fauna are told apart from all other points; of Gaia what she
        has, for how many turns she will have shows only when the match is run on.
        """
        found = super().terms(state, seat, clock)
        del found["one"]
        weight, left = self.tables[self.table(state)], self.left(clock or state)
        found["leaves"] = settled(state, seat) * (weight.last[POINTS] + weight.more[POINTS] * left)
        found["points"] -= found["leaves"]
        found["worth"] += found.pop("hand")
        if state.gaia:
            return {**found, RIVAL: -float(gaia_points(state.gaia).total)}
        if state.teams:
            partner, rivals = self.expected(state, (seat + 2) % 4, clock), self.pair(state, seat + 1, clock)
            return {**found, PARTNER: partner, RIVALS: -rivals}
        return found

    def counts(self, state: Earth, seat: int) -> dict[str, float]:
        """Of points there are those that are no leaves."""
        found, leaves = super().counts(state, seat), settled(state, seat)
        return {**found, "points": found["points"] - leaves, "leaves": leaves}

    def pair(self, state: Earth, seat: int, clock: Earth | None = None) -> float:
        """Rules 9.5: the points of both count."""
        over = self.final(state)
        return sum([over[one] if over else self.expected(state, one, clock) for one in (seat % 2, seat % 2 + 2)])

    def alone(self, state: Earth, gaia: Gaia) -> float:
        """Her cards are the clock: what she will get, as far as they have not run out."""
        over = self.final(state)
        if over is None:
            return self.expected(state, 0) - hers(state, gaia)
        lead = over[0] - gaia_points(gaia).total
        return lead + self.won * ((lead > 0) - (lead < 0)) / 2

    def vague(self, prompt: Prompt) -> bool:
        return prompt.ask in VAGUE

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """A planting with its place and price, an event with its price: the rest is thought of as it comes."""
        return isinstance(match.agenda.seats[seat][-1], (Site, Payment, ChooseEvent, TakeBack))

    def follows(self, began: Match, match: Match, seat: int) -> bool:
        """All of the turn, for what an action is good for shows only when it has been used; but another card that is
        planted in it is a thought of its own.
        """
        here, there = began.agenda.seats[seat][-1], match.agenda.seats[seat][-1]
        planting = isinstance(here, (Plant, Site, Payment))
        return self.beat(began) == self.beat(match) and not (planting and isinstance(there, Plant))

    def leads(self, match: Match, seat: int) -> bool:
        """An action and a planting; whatever else is asked in a turn, most of what follows comes of those."""
        prompt = match.prompt(seat)
        return prompt is not None and prompt.ask in LEADING

    def apart(self, state: Earth) -> bool:
        """Before the first turn."""
        return state.turn == 0

    def beat(self, match: Match) -> Hashable:
        found: int = match.state.turn
        return found

    def rank(self, match: Match, seat: int, prompt: Prompt) -> Sequence[float] | None:
        player = match.state.players[seat]
        match prompt:
            case Pick(ask="bury" | "pay"):
                worth = eye(match.state).wants(match.state, seat)
                return [-worth[option.id] for option in prompt.options]
            case Share():
                return filling(player, prompt)
            case _:
                return None

    def answers(self, match: Match, seat: int) -> list[Answer]:
        prompt = match.prompt(seat)
        found = super().answers(match, seat)
        if prompt is None:
            return found
        if EVENT in match.asides(seat):
            found = [*found, Picked((EVENT,))]
        state = match.state
        # Whoever thinks of an event plays one; late in a match whoever can plant does: it ends by nothing else.
        shunned = {NEVER_MIND} if prompt.ask == "event" else {PASS} if prompt.ask == "card" and late(state) else set()
        kept = [a for a in found if not (isinstance(a, Picked) and a.options and a.options[0] in shunned)]
        if prompt.ask == "action" and late(state) and plantable(state.players[seat]):
            kept = [a for a in kept if isinstance(a, Picked) and a.options[0].word == "plant"]
        return kept or found

    def habit(self, match: Match, seat: int, chance: Random) -> Answer:
        return habit(match, seat, chance)

    def glance(self, match: Match, seat: int, chance: Random) -> Answer:
        """An easy player has the same eye for an action, but a whim is worth more to it."""
        return habit(match, seat, chance, EASY)


def animals(state: Earth, player: Player) -> float:
    """Points of the fauna that are in reach: the nearer, the more."""
    held = {leaf.fauna for leaf in player.leaves}
    total = 0.0
    for fauna in state.fauna:
        if fauna not in held:
            count, how = COUNT[fauna]
            part = 1.0 if fauna in player.met else min(1.0, how(player) / count)
            total += steps(state, fauna) * part * part
    return total


def settled(state: Earth, seat: int) -> float:
    """Points of the leaves on the fauna, without those for the first full tableau."""
    return float(sum([leaf.points for leaf in state.players[seat].leaves]))


def hers(state: Earth, gaia: Gaia) -> float:
    """What she will have in the end."""
    return gaia_points(gaia).total + turns_left(state, gaia) * A_TURN[gaia.level]


def turns_left(state: Earth, gaia: Gaia) -> float:
    """Of Gaia: her six cards are gone through twice, unless the tableau is full before."""
    cards = len(gaia.deck) + (GAIA_TURNS // 2 if gaia.passes == 1 else 0)
    return min(float(cards), (SIZE - len(state.players[0].cards)) / PLANTED_A_TURN)


JUDGEMENT = EarthJudgement()

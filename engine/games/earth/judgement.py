"""What a position of Earth is worth: points as they lie, and what goods, hand, tableau and fauna may still bring."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.bots.weighing import Weighed, weights
from engine.prompt import Pick, Picked, Share

from .catalogue import CANOPY, SLOTS, TRUNKS
from .event_cards import ChooseEvent
from .fauna import COUNT, steps
from .habits import filling, habit, late
from .options import EVENT, NEVER_MIND, PASS
from .pieces import TakeBack
from .planting import Payment, Site
from .prices import plantable
from .scoring import gaia_points, points
from .state import SIZE, Earth
from .terms import ACTIONS
from .worth import ENGINE, PLANTED

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Prompt

    from .state import Gaia, Level, Player

SIGHTS = (
    "points", "soil", "hand", "worth", *ACTIONS, "slots", "trunks", "canopies", "cards", "fauna", "one",
)
GAIA_TURNS = 12
A_TURN: dict[Level, float] = {"easy": 5.0, "medium": 6.5, "hard": 9.0, "expert": 11.0}  # points of hers
OTHERS = 0.6  # of a point of the best opponent
WON = 20.0


class EarthJudgement(Weighed[Earth]):
    width = 60
    reach = 3
    sights = SIGHTS
    tables = weights(Path(__file__).parent / "data" / "judgement.toml", SIGHTS)

    def table(self, state: Earth) -> str:
        return "alone" if state.gaia else "several"

    def left(self, state: Earth) -> float:
        if state.over:
            return 0.0
        if state.gaia:
            return gaia_left(state.gaia)
        return 1.0 - max([len(player.cards) for player in state.players]) / SIZE

    def seen(self, state: Earth, seat: int) -> tuple[float, ...]:
        player = state.players[seat]
        cards = player.cards
        total = float(points(state.players, seat, state.shared).total)
        if state.over:
            return (total, *[0.0] * (len(SIGHTS) - 1))
        lying = (*cards, player.island, player.climate)
        engines = [sum([ENGINE[colour].get(card, 0.0) for card in lying]) for colour in ACTIONS]
        free = SIZE - len(cards)
        best = sorted([PLANTED[card] for card in player.hand], reverse=True)[: max(free, 2)]
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

    def value(self, state: Earth, seat: int) -> float:
        own = self.expected(state, seat)
        if state.gaia:
            lead = own - hers(state.gaia, self.left(state))
        elif state.teams:
            own += self.expected(state, (seat + 2) % 4)
            lead = own - sum([self.expected(state, other) for other in range(4) if other % 2 != seat % 2])
        else:
            rest = [self.expected(state, other) for other in range(len(state.players)) if other != seat]
            lead = own - OTHERS * max(rest)
            if state.over:
                lead += WON * (own > max(rest))
        return lead

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """A planting with its place and price, an event with its price: the rest is thought of as it comes."""
        return isinstance(match.agenda.seats[seat][-1], (Site, Payment, ChooseEvent, TakeBack))

    def beat(self, match: Match) -> Hashable:
        found: int = match.state.turn
        return found

    def rank(self, match: Match, seat: int, prompt: Prompt) -> Sequence[float] | None:
        player = match.state.players[seat]
        match prompt:
            case Pick(ask="bury" | "pay"):
                return [-PLANTED.get(option.id, 0.0) for option in prompt.options]
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


def gaia_left(gaia: Gaia) -> float:
    """Her deck is the clock: six cards, gone through twice."""
    return (len(gaia.deck) + (6 if gaia.passes == 1 else 0)) / GAIA_TURNS


def hers(gaia: Gaia, left: float) -> float:
    """What Gaia will have: as much again for every turn to come as her level brings on average."""
    return gaia_points(gaia).total + left * GAIA_TURNS * A_TURN[gaia.level]


JUDGEMENT = EarthJudgement()

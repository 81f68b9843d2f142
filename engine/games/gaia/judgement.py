"""What a position of Gaïa is worth: a race to place all meeples. How safe they stand, and what hand and goals hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from engine.bots import RIVALS
from engine.bots.weighing import Weighed, weights
from engine.prompt import Placed

from .action import ConfirmEnd
from .cards import back
from .chart import BOARD, NEAR, REACH, SIDE, START
from .cities import city_card
from .habits import habit
from .play import PlaceCard
from .prospects import nearness, offered, playable_cities, rises, rising
from .protection import unopposed
from .setup import MEEPLES
from .state import Gaia
from .trial import Trial

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

SIGHTS = (
    "goals", "two", "three", "four", "hungry", "nearest", "next", "further", "founding", "waiting", "rising", "welcome",
    "offered", "cards", "lands", "elements", "laid", "last", "turn",
)
STANDING = ("two", "three", "four")  # in cities with as many of their needs
TWO = SIGHTS.index("two")
FAR = 6  # cells away from every city at which a tile is tried


class GaiaJudgement(Weighed[Gaia]):
    """A meeple is ten points: whoever has none at home wins.

    Habits are a poor guide to what others will do, so a match is run on no further than to the end of the turn, and
    what thinking adds is told by more deals and more chains. That saturates soon, hence the small `ease`: weaker
    levels are told from the strongest by what they overlook.
    """

    width = 60
    pace = 0.75
    breadth = 1.5
    ease = 0.2
    fine = 1
    notices = 0.35
    sees = 0.55
    trifle = 0.0
    promises: ClassVar = {
        **dict.fromkeys(("nearest", "next", "further"), ("goals",)), "waiting": ("founding", "cities"),
        **dict.fromkeys(("founding", "rising", "welcome"), ("cities",)),
    }  # fmt: skip
    facts: ClassVar = {"goals": 1.0, "cities": 10.0}
    sights = SIGHTS
    tables = weights(Path(__file__).parent / "data" / "judgement.toml", SIGHTS)
    others = 0.8
    won = 200.0

    def table(self, state: Gaia) -> str:
        return "two" if len(state.hands) == 2 else "several"

    def left(self, state: Gaia) -> float:
        return min(state.meeples) / MEEPLES.get(len(state.meeples), 5)

    def seats(self, state: Gaia) -> int:
        return len(state.hands)

    def reach(self, state: Gaia) -> int:
        """Turns of anybody."""
        return 1

    def final(self, state: Gaia) -> list[float] | None:
        if state.winner is None:
            return None
        return [-10.0 * home + 5.0 * (seat == state.winner) for seat, home in enumerate(state.meeples)]

    def seen(self, state: Gaia, seat: int) -> tuple[float, ...]:
        hand = state.hands[seat]
        standing, hungry = [0, 0, 0], 0
        for city in state.cities.values():
            if seat in city.meeples:
                standing[min(max(city.covered, 2), 4) - 2] += city.meeples.count(seat)
                hungry += "animal" in city_card(city).needs
        goals = [*nearness(state, seat), 0.0, 0.0, 0.0][:3]
        now, later = playable_cities(state, hand)
        cities, backs = rises(state, seat), [back(card) for card in hand]
        return (
            10.0 * sum([goal.owner == seat for goal in state.goals]), *[10.0 * n for n in standing], -float(hungry),
            *[10.0 * near for near in goals], float(now), float(later), float(rising(cities, hand)),
            float(sum(map(bool, cities))), float(offered(state, cities)),
            float(len(hand)), float(backs.count("nature")), float(backs.count("element")),
            float(len(state.played[seat])), float(state.meeples[seat] == 1),
            state.left / 2 if state.turn == seat else 0.0,
        )  # fmt: skip

    def value(self, state: Gaia, seat: int) -> float:
        """An element that waits for those who may cancel it counts as if nobody did."""
        if state.cast is not None and state.cast.card != "tornado":
            return super().value(unopposed(Trial(state.copy())).state, seat)
        return super().value(state, seat)

    def terms(self, state: Gaia, seat: int, clock: Gaia | None = None) -> dict[str, float]:
        """A meeple in a city is one thing, how safe it stands there another: no safer than where it is least so. A land
        in the hand is a card, and a city that an open card would raise one that may rise. That it is somebody else's
        turn then is no reason.
        """
        state = decided(state, seat)
        found = super().terms(state, seat, clock)
        found[RIVALS] = -self.others * self.rest(untimed(state), seat, clock)
        weight, left = self.tables[self.table(state)], self.left(clock or state)
        least = max(10.0, 10.0 * (weight.last[TWO] + weight.more[TWO] * left))
        standing, face = sum([found.pop(name) for name in STANDING]), least * settled(state, seat)
        found["cards"] += found.pop("lands")
        found["welcome"] += found.pop("offered")
        return {**found, "cities": face, "safety": standing - face}

    def counts(self, state: Gaia, seat: int) -> dict[str, float]:
        state = decided(state, seat)
        found = super().counts(state, seat)
        return {**found, "cities": float(settled(state, seat)), "welcome": found["welcome"] + found["offered"]}

    def gain(self, state: Gaia, seat: int) -> float:
        if state.winner is not None:
            return 1000.0 if state.winner == seat else -1000.0
        hand = state.hands[seat]
        ready = playable_cities(state, hand)[0] + rising(rises(state, seat), hand)
        return -10.0 * state.meeples[seat] + 6 * sum(nearness(state, seat)[:1]) + 0.1 * len(hand) + ready

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """One action, with what is asked about it."""
        here, there = began.state, match.state
        return (here.turn, here.left, here.lap) == (there.turn, there.left, there.lap) and there.cast == here.cast

    def beat(self, match: Match) -> Hashable:
        found: tuple[int, int] = (match.state.turn, match.state.lap)
        return found

    def answers(self, match: Match, seat: int) -> list[Answer]:
        task, found = match.agenda.seats[seat][-1], super().answers(match, seat)
        if isinstance(task, ConfirmEnd):
            return found[1:]  # whoever reaches for the end means it: else it could be reached for for ever
        if isinstance(task, PlaceCard) and back(task.card) == "nature":
            found.sort(key=lambda answer: apart(match.state, answer))
            if len(found) > 2 * FAR:
                # Far from every city a tile is a tile: all cells beside cities, and a few of the others.
                cities = match.state.cities
                close = [a for a in found if isinstance(a, Placed) and any(near in cities for near in NEAR[a.spot])]
                return [*close, *[a for a in found if a not in close][:FAR]]
        return found

    def habit(self, match: Match, seat: int, chance: Random) -> Answer:
        return habit(match, seat, chance) or super().habit(match, seat, chance)


def apart(state: Gaia, answer: Answer) -> tuple[int, int]:
    """How far a tile there would lie from the others: of places worth the same, the first tried is taken."""
    cell = answer.spot if isinstance(answer, Placed) else START
    away = abs(BOARD.row(cell) % SIDE - REACH) + abs(BOARD.column(cell) - REACH)
    return -sum([near in state.lands for near in NEAR[cell]]), away


def decided(state: Gaia, seat: int) -> Gaia:
    """Without an element that waits for those who may cancel it: as if nobody else did."""
    if state.cast is None or state.cast.card == "tornado":
        return state
    found = state.copy()
    if state.sealed.get(seat):
        found.hands[seat].remove("protection")
        found.played[seat].append("protection")
    else:
        found = unopposed(Trial(found)).state
    found.cast = None
    return found


def untimed(state: Gaia) -> Gaia:
    """The same when nobody has an action left."""
    found = state.copy()
    found.left = 0
    return found


def settled(state: Gaia, seat: int) -> int:
    """Meeples of the seat in cities."""
    return sum([city.meeples.count(seat) for city in state.cities.values()])


JUDGEMENT = GaiaJudgement()

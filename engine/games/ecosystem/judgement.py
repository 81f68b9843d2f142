"""What a grid is worth: its points as they lie, and what free cells may still bring, the more the emptier it is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from engine.bots import RIVAL, RIVALS
from engine.bots.weighing import Weighed, weights
from engine.prompt import Picked

from .board import SIZE
from .contest import Contest
from .draft import ChooseOther, ChooseSwap
from .habits import habit
from .options import STAY
from .state import Ecosystem

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

    from .scoring import Grid

SIGHTS = (
    "points", "stream", "wolf", "variety", "longest", "wolves", "bears", "bees", "trouts", "eagles", "dragonflies",
    "meadows", "streams", "foxes", "cards", "rival",
)
RACES = {"stream": ("stream", "longest", "streams"), "wolf": ("wolf", "wolves")}
ROOM = ("bears", "bees", "trouts", "eagles", "dragonflies", "meadows", "foxes")  # what a grid may grow by
FAR = 6  # cards
ALONE_WON = 25.0  # points that the margin is worth by itself


class EcosystemJudgement(Weighed[Ecosystem]):
    width = 120
    pace = 2.0
    fine = 12
    notices = 0.9
    sees = 0.7
    facts: ClassVar = {"variety": 1.0}
    sights = SIGHTS
    tables = weights(Path(__file__).parent / "data" / "judgement.toml", SIGHTS)
    others = 0.5
    won = 15.0

    def table(self, state: Ecosystem) -> str:
        return "alone" if state.rival is not None else "two" if len(state.grids) == 2 else "several"

    def left(self, state: Ecosystem) -> float:
        return 1.0 - len(state.grids[0]) / SIZE

    def seats(self, state: Ecosystem) -> int:
        return len(state.grids)

    def reach(self, state: Ecosystem) -> int:
        """A part is one card: to the end with few players, as far as there is time for with many."""
        return max(FAR, 2 * SIZE // len(state.grids))

    def gain(self, state: Ecosystem, seat: int) -> float:
        contest = Contest(state, 0.0)
        return contest.total(seat) - contest.rival()

    def final(self, state: Ecosystem) -> list[float] | None:
        """Rules 5.3, without the gaps that part equals. Alone, by how much the rival is beaten."""
        if not state.over:
            return None
        contest = Contest(state, 0.0)
        return [contest.total(seat) - contest.rival() for seat in range(len(state.grids))]

    def seen(self, state: Ecosystem, seat: int) -> tuple[float, ...]:
        return sighted(Contest(state, self.left(state)), seat)

    def sides(self, state: Ecosystem, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,), ()) if state.rival is not None else super().sides(state, seats)

    def hopes(self, state: Ecosystem, seats: int) -> list[float]:
        """Rules 6.5: alone, by how much more than the margin the rival is beaten."""
        found = super().hopes(state, seats)
        return [found[0] - state.margin, 0.0] if state.rival is not None else found

    def value(self, state: Ecosystem, seat: int) -> float:
        if state.rival is not None:
            over = self.final(state)
            return self.expected(state, 0) if over is None else over[0] + ALONE_WON * (over[0] >= state.margin)
        if state.over:
            return super().value(state, seat)
        contest, weight, left = Contest(state, self.left(state)), self.tables[self.table(state)], self.left(state)
        totals = [weight.sum(sighted(contest, other), left) for other in range(len(state.grids))]
        return totals[seat] - self.others * max([*totals[:seat], *totals[seat + 1 :]])

    def terms(self, state: Ecosystem, seat: int, clock: Ecosystem | None = None) -> dict[str, float]:
        """By card the points as they lie, and `room` for more; the races with what the own cards promise there."""
        left, weight = self.left(clock or state), self.tables[self.table(state)]
        contest = Contest(state, left)
        seen, here = sighted(contest, seat), contest.lays[seat]
        worth = {
            name: sight * (last + more * left)
            for name, sight, last, more in zip(SIGHTS, seen, weight.last, weight.more, strict=True)
        }  # fmt: skip
        others = [weight.sum(sighted(contest, other), left) for other in range(len(state.grids)) if other != seat]
        return {
            **{card: float(points) for card, points in here.points.items()},
            **{race: sum([worth[name] for name in sights]) for race, sights in RACES.items()},
            "variety": worth["variety"], "room": sum([worth[name] for name in ROOM]),
            **({RIVALS: -self.others * max(others)} if others else {RIVAL: worth["rival"]}),
        }

    def counts(self, state: Ecosystem, seat: int) -> dict[str, float]:
        """Of what is worth less as the match goes on: else it would seem to change by itself."""
        seen = dict(zip(SIGHTS, self.seen(state, seat), strict=True))
        lying = sighted(Contest(state, 0.0), seat)
        return {
            "stream": seen["longest"] + lying[1], "wolf": seen["wolves"] + lying[2], "variety": lying[3],
            "room": sum([abs(seen[name]) for name in ROOM]),
        }  # fmt: skip

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """Card, cell and swap; alone the card that is given away is a thought of its own."""
        return self.done(began, seat) == self.done(match, seat)

    def done(self, match: Match, seat: int) -> tuple[int, int, bool]:
        state = match.state
        return len(state.grids[seat]), len(state.rival or ()), state.choices[seat] is not None

    def beat(self, match: Match) -> Hashable:
        return len(match.state.grids[0])

    def answers(self, match: Match, seat: int) -> list[Answer]:
        found, task = super().answers(match, seat), match.agenda.seats[seat][-1]
        if not isinstance(task, (ChooseSwap, ChooseOther)):
            return found
        # Of two cards that change places each pair is tried once, and two of a kind never.
        grid: Grid = match.state.grids[seat]
        first = task.first if isinstance(task, ChooseOther) else -1
        moved = grid.get(first, "rabbit") if isinstance(task, ChooseOther) else None
        kept = [answer for answer in found if isinstance(answer, Picked) and worth_moving(answer, grid, first, moved)]
        return [*kept] or found

    def habit(self, match: Match, seat: int, chance: Random) -> Answer:
        return habit(match, seat, chance) or super().habit(match, seat, chance)


def sighted(contest: Contest, seat: int) -> tuple[float, ...]:
    here, found = contest.lays[seat], contest.standing(seat)
    return (
        float(sum(here.points.values())), found.stream, found.wolf, found.variety, float(here.stream),
        float(here.wolves), *map(float, here.room), float(SIZE - here.cards), -contest.rival(),
    )  # fmt: skip


def worth_moving(answer: Picked, grid: Grid, first: int, moved: str | None) -> bool:
    (option,) = answer.options
    return option == STAY or (option.id > first and grid.get(option.id, "rabbit") != moved)


JUDGEMENT = EcosystemJudgement()

"""What a grid is worth: its points as they lie, and what free cells may still bring, the more the emptier it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots import Judgement
from engine.prompt import Picked

from .board import SIZE
from .draft import ChooseOther, ChooseSwap
from .habits import habit
from .options import STAY
from .outlook import Rival, outlook, rivals
from .scoring import rival_grid, tally

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

    from .scoring import Grid
    from .state import Ecosystem

OTHERS = 0.5  # of a point of the best opponent
WON, SHARED = 15.0, 7.0  # points that a victory is worth by itself
ALONE_WON = 25.0
GIVEN = 0.9  # of a point of the rival, alone


class EcosystemJudgement(Judgement["Ecosystem"]):
    width = 120

    def reach(self, state: Ecosystem) -> int:
        """To the end: a part is one card."""
        return 2 * SIZE

    def gain(self, state: Ecosystem, seat: int) -> float:
        return self.totals(state, 0.0)[seat]

    def value(self, state: Ecosystem, seat: int) -> float:
        if state.rival is not None:
            return self.alone(state)
        totals = self.totals(state, 1.0 - len(state.grids[seat]) / SIZE)
        best = max([total for other, total in enumerate(totals) if other != seat])
        lead = totals[seat] - OTHERS * best
        if state.over:
            lead += WON * (totals[seat] > best) + SHARED * (totals[seat] == best)
        return lead

    def alone(self, state: Ecosystem) -> float:
        if state.over:
            own, other = [score.total for score in tally(state.grids, state.neutral, state.rival)]
            return own - other + (ALONE_WON if own - other >= state.margin else 0.0)
        return self.totals(state, 1.0 - len(state.grids[0]) / SIZE)[0] - GIVEN * self.totals(state, 0.0)[1]

    def totals(self, state: Ecosystem, hope: float) -> list[float]:
        return [sum(found.values()) for found in self.outlooks(state, hope)]

    def terms(self, state: Ecosystem, seat: int) -> dict[str, float]:
        return self.outlooks(state, 1.0 - len(state.grids[seat]) / SIZE)[seat]

    def outlooks(self, state: Ecosystem, hope: float) -> list[dict[str, float]]:
        """By seat, and the rival's last."""
        grids = [self.lying(seat, state) for seat in range(len(state.grids))]
        if state.rival is not None:
            grids.append(rival_grid(state.rival))
        others = [rivals(grid) for grid in grids]
        extra = [Rival(state.neutral.count("stream"), state.neutral.count("wolf"))] if state.neutral else []
        return [outlook(grid, others[:n] + others[n + 1 :] + extra, hope) for n, grid in enumerate(grids)]

    def lying(self, seat: int, state: Ecosystem) -> Grid:
        """With what is sealed."""
        choice, grid = state.choices[seat], state.grids[seat]
        if choice is None:
            return grid
        found = {**grid, choice.cell: choice.card}
        if choice.swap:
            one, other = choice.swap
            found[one], found[other] = found[other], found[one]
        return found

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """Card, cell and swap; alone the card that is given away too."""
        return self.chosen(began, seat) == self.chosen(match, seat)

    def chosen(self, match: Match, seat: int) -> tuple[int, bool]:
        return len(match.state.grids[seat]), match.state.choices[seat] is not None

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


def worth_moving(answer: Picked, grid: Grid, first: int, moved: str | None) -> bool:
    (option,) = answer.options
    return option == STAY or (option.id > first and grid.get(option.id, "rabbit") != moved)


JUDGEMENT = EcosystemJudgement()

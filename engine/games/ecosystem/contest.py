"""All grids of a table as they lie against each other, with what is sealed: who has which place, and so which gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .outlook import Lay, lay, place, variety
from .scoring import STREAM, WOLF, rival_grid

if TYPE_CHECKING:
    from .scoring import Grid
    from .state import Ecosystem


class Standing(NamedTuple):
    """What a grid's places and its variety bring, to those of its points that hang on itself alone."""

    stream: float
    wolf: float
    variety: float


class Contest:
    """By seat, and alone the rival last. `hope` 0 … 1: how much of the match is to come; 0: the points as they lie."""

    __slots__ = ("alone", "hope", "lays", "pile")

    def __init__(self, state: Ecosystem, hope: float) -> None:
        self.hope, self.alone = hope, state.rival is not None
        self.lays: list[Lay] = [lay(lying(state, seat)) for seat in range(len(state.grids))]
        if state.rival is not None:
            self.lays.append(lay(rival_grid(state.rival)))
        pile = state.neutral
        self.pile = (pile.count("stream"), pile.count("wolf")) if pile else (0, 0)

    def standing(self, number: int) -> Standing:
        here, hope = self.lays[number], self.hope
        others = self.lays[:number] + self.lays[number + 1 :]
        stream = place(here.stream, [self.pile[0], *[other.stream for other in others]], STREAM, hope)
        wolf = place(here.wolves, [self.pile[1], *[other.wolves for other in others]], WOLF, hope)
        return Standing(stream, wolf, variety(here, bool(stream) + bool(wolf), hope))

    def total(self, number: int) -> float:
        return sum(self.lays[number].points.values()) + sum(self.standing(number))

    def rival(self) -> float:
        """Rules 6.5: the rival's points, who is not judged by variety; nothing where there is none."""
        if not self.alone:
            return 0.0
        found = self.standing(len(self.lays) - 1)
        return sum(self.lays[-1].points.values()) + found.stream + found.wolf


def lying(state: Ecosystem, seat: int) -> Grid:
    choice, grid = state.choices[seat], state.grids[seat]
    if choice is None:
        return grid
    found = {**grid, choice.cell: choice.card}
    if choice.swap:
        one, other = choice.swap
        found[one], found[other] = found[other], found[one]
    return found

"""The board of every valley: fifteen by fifteen cells, their names, and how a domino lies on two of them."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import AfterValidator, Field

from engine.grid import Board

BOARD = Board(15, 15)
NEAR = BOARD.neighbours()
NAMES = tuple(BOARD.name(cell) for cell in range(len(NEAR)))
NORTH, EAST, SOUTH, WEST = range(4)
STEP = (-BOARD.width, 1, BOARD.width, -1)  # the way of a domino's second half, by turn
Cell = Annotated[int, Field(ge=0, lt=len(NEAR))]


def covered(place: int) -> tuple[Cell, Cell]:
    return place >> 2, (place >> 2) + STEP[place & 3]


def upright(place: int) -> int:
    """The same for both ways in which a domino lies on the same two cells."""
    return place if EAST <= place & 3 <= SOUTH else 4 * covered(place)[1] + (place & 3 ^ 2)


PLACES = tuple([place for place in range(4 * len(NEAR)) if covered(place)[1] in NEAR[place >> 2]])


def inside(place: int) -> int:
    here, there = covered(place)
    if not 0 <= here < len(NEAR) or there not in NEAR[here]:
        raise ValueError("no domino can lie so")
    return place


# Of a domino: 4 * the cell of its first half + the turn that leads to the second.
Place = Annotated[int, AfterValidator(inside)]


def bits(numbers: Iterable[int]) -> int:
    """A set of numbers, each once, as the bits of one: shifting a set of cells moves all of it at once."""
    return sum([1 << number for number in numbers])


def cell(name: str) -> Cell:
    """Written in one way only, so that nothing is named twice."""
    if name not in NAMES:
        raise ValueError(f"{name!r} is no cell of the board; A1 to O15 are")
    return NAMES.index(name)

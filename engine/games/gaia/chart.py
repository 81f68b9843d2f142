"""Where things lie: a map without edges, and names for its cells that never move while it grows.

Forty-eight tiles in a line reach 47 cells from the first one, so the map is a board of 95 by 95 with the first tile in
its middle, called M50. Rows are numbered downwards. Columns run … L, M, N … Z and on with AA, AB …; to the left of A
lie ZZ, ZY … .
"""

from functools import lru_cache

from engine.grid import Board, Cell
from engine.prompt import letter

from .pieces import TILES

REACH = sum(TILES.values()) - 1
SIDE = 2 * REACH + 1
BOARD = Board(SIDE, SIDE)
START: Cell = BOARD.at(REACH, REACH)
NEAR = BOARD.neighbours()
FIRST_COLUMN, FIRST_ROW = 12, 50  # M and 50, the first tile's
LETTERS = 26 + 26 * 26  # columns that one or two letters can name


def column(number: int) -> str:
    """The name of a column of the board."""
    return letter((number - REACH + FIRST_COLUMN) % LETTERS)


def row(number: int) -> str:
    return str(number - REACH + FIRST_ROW)


NAMES = tuple([column(cell % SIDE) + row(cell // SIDE) for cell in range(SIDE * SIDE)])


@lru_cache(maxsize=1)
def cells() -> dict[str, Cell]:
    return {name: cell for cell, name in enumerate(NAMES)}


def cell_named(name: str) -> Cell | None:
    return cells().get(name.strip().upper())

"""Where things lie: a map without edges, and names for its cells that never move while it grows.

Forty-eight tiles in a line reach 47 cells from the first one, so a map lies on a sheet of 95 by 95 with the first tile
in its middle, called H8. Rows are numbered downwards, and above 1 lie 99, 98 … . Columns run … G, H, I … Z and on with
AA, AB …; to the left of A lie ZZ, ZY … . Matches of rules 1 lie on a sheet of their own, on which the first tile is
M50: a cell says by its number which sheet it lies on.
"""

from functools import lru_cache

from engine.grid import Board, Cell
from engine.prompt import letter
from engine.record import record

from .pieces import TILES

REACH = sum(TILES.values()) - 1
SIDE = 2 * REACH + 1
BOARD = Board(SIDE, 2 * SIDE)  # the older sheet above the newer one
OLD_START: Cell = BOARD.at(REACH, REACH)
START: Cell = BOARD.at(SIDE + REACH, REACH)
NEAR = BOARD.neighbours()
LETTERS = 26 + 26 * 26  # columns that one or two letters can name
ROWS = 99  # that one or two figures can name


@record
class Sheet:
    """How rows and columns are called, by those of the first tile."""

    first_column: int
    first_row: int

    def column(self, number: int) -> str:
        """The name of a column of the board."""
        return letter((number - REACH + self.first_column) % LETTERS)

    def row(self, number: int) -> str:
        return str((number % SIDE - REACH + self.first_row - 1) % ROWS + 1)


OLD, NEW = Sheet(12, 50), Sheet(7, 8)


def sheet(cell: Cell) -> Sheet:
    return OLD if cell < SIDE * SIDE else NEW


COLUMNS = {found: [found.column(column) for column in range(BOARD.width)] for found in (OLD, NEW)}
NAMES = tuple([
    column + name
    for row in range(BOARD.height)
    for found in (sheet(BOARD.at(row, 0)),) for name in (found.row(row),) for column in COLUMNS[found]
])  # fmt: skip


@lru_cache(maxsize=1)
def cells() -> dict[str, Cell]:
    """Those of the newer sheet."""
    return {NAMES[cell]: cell for cell in range(SIDE * SIDE, len(NAMES))}


def cell_named(name: str) -> Cell | None:
    return cells().get(name.strip().upper())

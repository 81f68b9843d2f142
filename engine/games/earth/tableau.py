"""The floating tableau of four by four as cells, rows, columns and neighbours. Knows no card."""

from collections.abc import Sequence

from engine.grid import CORNERS, SIDES, Box, reach
from engine.rim import Rim

BOX = Box(4, 4)
BOARD = BOX.board
WIDTH = BOARD.width
AROUND = BOARD.around()
BESIDE = tuple(frozenset(cells) for cells in reach(BOARD, SIDES))
CORNER = tuple(frozenset(cells) for cells in reach(BOARD, CORNERS))
NEAR = tuple(frozenset(cells) for cells in AROUND)
RIM = Rim(BOX, AROUND)
CELL = tuple(BOARD.name(cell) for cell in range(BOARD.width * BOARD.height))


def row(cell: int) -> int:
    return cell // WIDTH


def column(cell: int) -> int:
    return cell % WIDTH


def spots(cells: Sequence[int]) -> list[int]:
    """Rules 4.3: where the next card may lie."""
    return RIM.free(cells)


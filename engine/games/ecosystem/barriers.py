"""Cells that look free and are not, with the rule that says so."""

from engine.prompt import Barred
from engine.text import Text

from .board import AROUND, BOARD, BOX, NEAR, RIM, Cell
from .options import CELL
from .scoring import Grid


def cells(grid: Grid) -> tuple[Barred, ...]:
    """Those around the cards that lie: only across a corner, or so far out that the grid would grow too large."""
    allowed = set(RIM.free(grid))
    around = {cell for card in grid for cell in AROUND[card]} - set(grid) - allowed
    return tuple([Barred(CELL[cell], *reason(grid, cell)) for cell in sorted(around)])


def reason(grid: Grid, cell: Cell) -> tuple[Text, str]:
    if not any(near in grid for near in NEAR[cell]):
        return Text("ecosystem-barred-corner"), "2.2"
    top, bottom, _, _ = BOX.frame(list(grid))
    return Text("ecosystem-barred-wide" if top <= BOARD.row(cell) <= bottom else "ecosystem-barred-high"), "2.3"

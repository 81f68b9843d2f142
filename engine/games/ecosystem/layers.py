"""A grid as numbers, one for each kind of card with a bit for each cell: what lies beside what is found by shifting.

No bit can leave a row for the next: every grid holds a card in the middle column, and its frame ends before that.
"""

from collections.abc import Collection, Iterator

from .board import BOARD, BOX, Cell
from .cards import CARDS
from .scoring import SEEN, Grid

WIDE = BOARD.width
IN_SIGHT = tuple([sum([1 << far for far in seen]) for seen in SEEN])
ROWS = tuple([sum([1 << BOARD.at(row, column) for column in range(WIDE)]) for row in range(BOARD.height)])
COLUMNS = tuple([sum([1 << BOARD.at(row, column) for row in range(BOARD.height)]) for column in range(WIDE)])

Layers = tuple[int, ...]  # in the order of CARDS


def layers(grid: Grid) -> Layers:
    found = dict.fromkeys(CARDS, 0)
    for cell, card in grid.items():
        found[card] |= 1 << cell
    return tuple(found.values())


def touching(some: int, others: int) -> int:
    """How often one of some lies beside one of the others."""
    return (
        (some & others << 1).bit_count() + (some & others >> 1).bit_count()
        + (some & others << WIDE).bit_count() + (some & others >> WIDE).bit_count()
    )  # fmt: skip


def around(some: int) -> int:
    """The cells beside them."""
    return some << 1 | some >> 1 | some << WIDE | some >> WIDE


def groups(some: int) -> Iterator[int]:
    """What hangs together."""
    while some:
        group, grown = 0, some & -some
        while grown != group:
            group = grown
            grown |= around(group) & some
        yield group
        some ^= group


def cells(some: int) -> Iterator[Cell]:
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


def frame(taken: Collection[Cell]) -> int:
    """The cells that can still be reached, and those that are taken."""
    top, bottom, left, right = BOX.frame(taken)
    rows, columns = 0, 0
    for row in ROWS[max(0, top) : bottom + 1]:
        rows |= row
    for column in COLUMNS[max(0, left) : right + 1]:
        columns |= column
    return rows & columns

"""Cells as numbers on a board, with their names and neighbours; boards that float; regions. Knows no game."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

from .record import record

Cell = int
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


@record
class Board:
    """`width` columns named A, B, … and `height` rows named 1, 2, …; cells are counted row by row."""

    width: int
    height: int

    def at(self, row: int, column: int) -> Cell:
        return row * self.width + column

    def row(self, cell: Cell) -> int:
        return cell // self.width

    def column(self, cell: Cell) -> int:
        return cell % self.width

    def name(self, cell: Cell) -> str:
        return f"{chr(65 + cell % self.width)}{cell // self.width + 1}"

    def cell(self, name: str) -> Cell | None:
        """The cell of that name, or None."""
        return names(self).get(name.strip().upper())

    def neighbours(self) -> tuple[tuple[Cell, ...], ...]:
        """For every cell the cells that share a side with it."""
        return reach(self, SIDES)

    def around(self) -> tuple[tuple[Cell, ...], ...]:
        """For every cell the cells that share a side or a corner with it."""
        return reach(self, SIDES + CORNERS)


@lru_cache(maxsize=64)
def names(board: Board) -> dict[str, Cell]:
    return {board.name(cell): cell for cell in range(board.width * board.height)}


@lru_cache(maxsize=64)
def reach(board: Board, steps: tuple[tuple[int, int], ...]) -> tuple[tuple[Cell, ...], ...]:
    """Steps of one cell, so away from the border all are on the board: large boards are mostly that."""
    width, height = board.width, board.height
    ways = [down * width + right for down, right in steps]
    found = []
    for cell in range(width * height):
        row, column = divmod(cell, width)
        if 0 < row < height - 1 and 0 < column < width - 1:
            found.append(tuple([cell + way for way in ways]))
        else:
            near = [(row + down, column + right) for down, right in steps]
            found.append(tuple([board.at(r, c) for r, c in near if 0 <= r < height and 0 <= c < width]))
    return tuple(found)


@record
class Box:
    """A tableau of at most `width` × `height` that floats: it may grow in any direction until it is full.

    Its cells lie on a board just large enough for that, the first card in the middle: so names never move.
    """

    width: int
    height: int

    @property
    def board(self) -> Board:
        return Board(2 * self.width - 1, 2 * self.height - 1)

    @property
    def start(self) -> Cell:
        return self.board.at(self.height - 1, self.width - 1)

    def frame(self, taken: Collection[Cell]) -> tuple[int, int, int, int]:
        """The first and last row and the first and last column that can still be reached."""
        stride = 2 * self.width - 1
        columns = [cell % stride for cell in taken]
        return (
            max(taken) // stride - self.height + 1, min(taken) // stride + self.height - 1,
            max(columns) - self.width + 1, min(columns) + self.width - 1,
        )


def regions(cells: Iterable[Cell], near: Callable[[Cell], Iterable[Cell]]) -> list[list[Cell]]:
    """Groups of cells that hang together, each sorted, in the order of their first cell."""
    left = set(cells)
    found = []
    for start in sorted(left):
        if start not in left:
            continue
        left.remove(start)
        group, edge = [start], [start]
        while edge:
            for cell in near(edge.pop()):
                if cell in left:
                    left.remove(cell)
                    group.append(cell)
                    edge.append(cell)
        found.append(sorted(group))
    return found

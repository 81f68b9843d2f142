"""The rim of a floating tableau: where the next card may lie, by bits laid down once for a cell. Knows no game."""

from collections.abc import Collection, Iterable, Sequence

from .grid import Box, Cell


def bits(cells: Iterable[Cell]) -> int:
    return sum([1 << cell for cell in cells])


class Rim:
    """`near` has for every cell those that are next to it."""

    __slots__ = ("beside", "inside", "start")

    def __init__(self, box: Box, near: Sequence[Iterable[Cell]]) -> None:
        board, cells = box.board, range(len(near))
        self.start = box.start
        self.beside = [bits(each) for each in near]
        # What a card leaves free: all that fits into one frame with it, but its own cell.
        self.inside = [
            bits(
                other for other in cells
                if other != cell
                and abs(board.row(other) - board.row(cell)) < box.height
                and abs(board.column(other) - board.column(cell)) < box.width
            )
            for cell in cells
        ]

    def free(self, taken: Collection[Cell]) -> list[Cell]:
        """In order, the cells next to a card and inside the frame; the first card has one place."""
        if not taken:
            return [self.start]
        beside, inside = self.beside, self.inside
        edge, left = 0, -1
        for cell in taken:
            edge |= beside[cell]
            left &= inside[cell]
        left &= edge
        found = []
        while left:
            lowest = left & -left
            found.append(lowest.bit_length() - 1)
            left ^= lowest
        return found

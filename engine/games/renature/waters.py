"""Where dominoes may lie. Sets of cells are the bits of one number; shifting it by a side finds every place at once."""

from engine.grid import Cell

from .pieces import ANIMALS, PAIRS
from .valley import BOARD, NEAR, bits

WIDE = BOARD.width
NORTH, EAST, SOUTH, WEST = range(4)
STEP = (-WIDE, 1, WIDE, -1)  # the way of the second half, by turn
NEAR_BITS = tuple(bits(near) for near in NEAR)
NOT_LAST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) < WIDE - 1])
NOT_FIRST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) > 0])
BYTES = (len(NEAR) + 7) // 8
Place = int  # of a domino: 4 * the cell of its first half + the turn that leads to the second

# For every turn, byte of a set and value of that byte: the places in it.
PLACES = tuple(
    tuple(
        tuple(tuple(4 * (8 * byte + bit) + turn for bit in range(8) if value >> bit & 1) for value in range(256))
        for byte in range(BYTES)
    )
    for turn in range(4)
)


def covered(place: Place) -> tuple[Cell, Cell]:
    return place >> 2, (place >> 2) + STEP[place & 3]


class Waters:
    """The streams with what lies on them, derived from the state and never saved."""

    __slots__ = ("beside", "free", "reach", "welcome")

    def __init__(self, free: int, beside: list[int], reach: int) -> None:
        self.free = free
        self.beside = beside  # by animal: the cells next to one
        self.reach = reach  # start cells, and all cells next to an animal
        self.welcome = (-1, 0, 0)  # the joker it was worked out for, and what `_calm` found

    @classmethod
    def fresh(cls, stream: int, starts: tuple[Cell, ...]) -> "Waters":
        return cls(stream, [0] * ANIMALS, bits(starts))

    def copy(self) -> "Waters":
        return Waters(self.free, self.beside[:], self.reach)

    def lay(self, cell: Cell, animal: int) -> None:
        self.free &= ~(1 << cell)
        self.beside[animal] |= NEAR_BITS[cell]
        self.reach |= NEAR_BITS[cell]
        self.welcome = (-1, 0, 0)

    def open(self) -> int:
        """Rules 6.2: free stream cells that are not isolated."""
        free = self.free
        return free & ((free >> 1 & NOT_LAST) | (free << 1 & NOT_FIRST) | free >> WIDE | free << WIDE)

    def _calm(self, joker: int) -> tuple[int, int, int]:
        """The free cells without two different animals beside them, jokers apart; and those with none at all."""
        if self.welcome[0] == joker:
            return self.welcome
        one = several = 0
        for animal, cells in enumerate(self.beside):
            if animal != joker:
                several |= one & cells
                one |= cells
        self.welcome = joker, self.free & ~several, self.free & ~one
        return self.welcome

    def _ways(self, joker: int, first: int, second: int) -> tuple[int, int, int, int]:
        """Rules 3.2 to 3.5: by turn, the cells where the first half may lie."""
        _, calm, lonely = self._calm(joker)
        beside = self.beside
        here = self.free if first == joker else lonely | calm & beside[first]
        there = self.free if second == joker else lonely | calm & beside[second]
        reach = self.reach
        east = here & there >> 1 & NOT_LAST & (reach | reach >> 1)
        south = here & there >> WIDE & (reach | reach >> WIDE)
        if first == second:
            return 0, east, south, 0
        return (
            here & there << WIDE & (reach | reach << WIDE),
            east,
            south,
            here & there << 1 & NOT_FIRST & (reach | reach << 1),
        )

    def fits(self, joker: int, domino: int) -> bool:
        return any(self._ways(joker, *PAIRS[domino]))

    def places(self, joker: int, domino: int) -> list[Place]:
        """Every place of the domino in reading order. A double has no other way round."""
        found: list[Place] = []
        for turn, cells in enumerate(self._ways(joker, *PAIRS[domino])):
            if cells:
                table = PLACES[turn]
                for byte, value in enumerate(cells.to_bytes(BYTES, "little")):
                    if value:
                        found += table[byte][value]
        found.sort()
        return found

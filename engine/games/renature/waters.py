"""Where dominoes may lie. Sets of cells are the bits of one number; shifting it by a side finds every place at once."""

from .board import BOARD, EAST, NEAR, NORTH, SOUTH, WEST, Cell, Place, bits
from .pieces import ANIMALS, PAIRS

WIDE = BOARD.width
NEAR_BITS = tuple(bits(near) for near in NEAR)
NOT_LAST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) < WIDE - 1])
NOT_FIRST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) > 0])


class Waters:
    """The streams with what lies on them, derived from the state and never saved."""

    __slots__ = ("_calm", "_joker", "_lonely", "_reached", "beside", "free", "reach")

    def __init__(self, free: int, beside: list[int], reach: int) -> None:
        self.free = free
        self.beside = beside  # by animal: the cells next to one
        self.reach = reach  # start cells, and all cells next to an animal
        self._joker = -1  # the one that the following was worked out for
        self._calm = self._lonely = 0
        self._reached = (0, 0, 0, 0)

    @classmethod
    def fresh(cls, stream: int, starts: tuple[Cell, ...]) -> "Waters":
        return cls(stream, [0] * ANIMALS, bits(starts))

    def copy(self) -> "Waters":
        return Waters(self.free, self.beside[:], self.reach)

    def lay(self, cell: Cell, animal: int) -> None:
        self.free &= ~(1 << cell)
        self.beside[animal] |= NEAR_BITS[cell]
        self.reach |= NEAR_BITS[cell]
        self._joker = -1

    def open(self, covered: int = 0) -> int:
        """Rules 6.2: free stream cells that are not isolated; as if some more were covered."""
        free = self.free & ~covered
        return free & ((free >> 1 & NOT_LAST) | (free << 1 & NOT_FIRST) | free >> WIDE | free << WIDE)

    def _survey(self, joker: int) -> None:
        """Calm cells have no two different animals beside them, jokers apart; lonely ones have none at all.

        Reached are, by turn, the cells where a first half would lie on or next to what Rules 3.3 asks for, or the
        second would.
        """
        one = several = 0
        for animal, cells in enumerate(self.beside):
            if animal != joker:
                several |= one & cells
                one |= cells
        self._joker, self._calm, self._lonely = joker, self.free & ~several, self.free & ~one
        reach = self.reach
        self._reached = (
            reach | reach << WIDE,
            (reach | reach >> 1) & NOT_LAST,
            reach | reach >> WIDE,
            (reach | reach << 1) & NOT_FIRST,
        )

    def _halves(self, joker: int, domino: int) -> tuple[int, int]:
        """Rules 3.4 and 3.5: the cells where each half would match all that lies beside it."""
        if joker != self._joker:
            self._survey(joker)
        first, second = PAIRS[domino]
        return (
            self.free if first == joker else self._lonely | self._calm & self.beside[first],
            self.free if second == joker else self._lonely | self._calm & self.beside[second],
        )

    def fits(self, joker: int, domino: int) -> bool:
        here, there = self._halves(joker, domino)
        north, east, south, west = self._reached
        return bool(
            here & there >> WIDE & south or here & there >> 1 & east
            or here & there << WIDE & north or here & there << 1 & west
        )  # fmt: skip

    def places(self, joker: int, domino: int) -> list[Place]:
        """Every place of the domino in reading order. A double has no other way round."""
        here, there = self._halves(joker, domino)
        north, east, south, west = self._reached
        ways = [(EAST, here & there >> 1 & east), (SOUTH, here & there >> WIDE & south)]
        if PAIRS[domino][0] != PAIRS[domino][1]:
            ways += [(NORTH, here & there << WIDE & north), (WEST, here & there << 1 & west)]
        found: list[Place] = []
        for turn, cells in ways:
            left = cells
            while left:
                lowest = left & -left
                found.append(4 * lowest.bit_length() - 4 + turn)
                left ^= lowest
        found.sort()
        return found

"""Where dominoes may lie. Sets of cells, places and halves are the bits of one number: see `board.bits` and `bed`."""

from .bed import Bed
from .board import BOARD, NEAR, Place, bits, covered
from .pieces import ANIMALS, PAIRS, Domino

WIDE = BOARD.width
NOT_LAST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) < WIDE - 1])
NOT_FIRST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) > 0])


class Waters:
    """The streams with what lies on them, derived from the state and never saved."""

    __slots__ = ("_bed", "_beside", "_calm", "_clear", "_joker", "_lonely", "_reached", "free")

    def __init__(self, bed: Bed, free: int) -> None:
        self.free = free
        self._bed = bed
        self._clear = (1 << len(bed.places)) - 1  # the places that nothing covers
        self._reached = bed.starts  # the places with a half on a start cell or next to an animal
        self._beside = [0] * ANIMALS  # by animal: the halves that would lie next to one
        # Calm halves have no two different animals beside them, jokers apart; lonely ones have none at all.
        self._joker = -1
        self._calm = self._lonely = self._clear | self._clear << len(bed.places)

    def copy(self) -> "Waters":
        twin = object.__new__(Waters)
        twin.free, twin._bed, twin._clear, twin._reached = self.free, self._bed, self._clear, self._reached
        twin._beside, twin._joker = self._beside[:], self._joker
        twin._calm, twin._lonely = self._calm, self._lonely
        return twin

    def lay(self, domino: Domino, place: Place) -> None:
        bed = self._bed
        for cell, animal in zip(covered(place), PAIRS[domino], strict=True):
            beside = bed.beside[cell]
            self.free &= ~(1 << cell)
            self._clear &= ~bed.on[cell]
            self._reached |= bed.near[cell]
            if animal != self._joker:
                self._calm &= ~beside | self._lonely | self._beside[animal]
                self._lonely &= ~beside
            self._beside[animal] |= beside

    def open(self, covered: int = 0) -> int:
        """Rules 6.2: free stream cells that are not isolated; as if some more were covered."""
        free = self.free & ~covered
        return free & ((free >> 1 & NOT_LAST) | (free << 1 & NOT_FIRST) | free >> WIDE | free << WIDE)

    def _change(self, joker: int) -> None:
        one = several = 0
        for animal, halves in enumerate(self._beside):
            if animal != joker:
                several |= one & halves
                one |= halves
        every = (1 << 2 * len(self._bed.places)) - 1
        self._joker, self._calm, self._lonely = joker, every & ~several, every & ~one

    def fitting(self, joker: int, domino: Domino) -> int:
        """Rules 3.3 to 3.5: the places that are reached, and where each half would match all that lies beside it."""
        if joker != self._joker:
            self._change(joker)
        first, second = PAIRS[domino]
        found = self._clear & self._reached
        if first != joker:
            found &= self._lonely | self._calm & self._beside[first]
        if second != joker:
            found &= (self._lonely | self._calm & self._beside[second]) >> len(self._bed.places)
        return found

    def fits(self, joker: int, domino: Domino) -> bool:
        return self.fitting(joker, domino) != 0

    def places(self, joker: int, domino: Domino) -> list[Place]:
        """Every place of the domino in reading order. A double has no other way round."""
        left, places = self.fitting(joker, domino), self._bed.places
        if PAIRS[domino][0] == PAIRS[domino][1]:
            left &= self._bed.once
        found: list[Place] = []
        while left:
            lowest = left & -left
            found.append(places[lowest.bit_length() - 1])
            left ^= lowest
        return found

"""Where dominoes may lie. Sets of cells, places and halves are the bits of one number: see `board.bits` and `bed`."""

from collections.abc import Iterable

from engine.prompt import Option

from .board import BOARD, NEAR, Cell, Place, bits
from .pieces import ANIMALS, PAIRS, Domino
from .valley import Land

WIDE = BOARD.width
NOT_LAST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) < WIDE - 1])
NOT_FIRST = bits([cell for cell in range(len(NEAR)) if BOARD.column(cell) > 0])


class Waters:
    """The streams with what lies on them, derived from the state and never saved."""

    __slots__ = ("_beside", "_count", "_joker", "_land", "_matching", "_reached", "clear", "free")

    def __init__(self, land: Land, joker: int) -> None:
        self.free = land.stream
        self._land, self._count, self._joker = land, len(land.bed.places), joker
        self.clear = (1 << self._count) - 1  # the places that nothing covers
        self._reached = land.bed.starts  # the places with a half on a start cell or next to an animal
        self._beside = [0] * ANIMALS  # by animal: the halves that would lie next to one
        # By animal: the halves that it would match all beside. Never changed but replaced, so twins share it.
        self._matching = [(1 << 2 * self._count) - 1] * ANIMALS

    def copy(self) -> "Waters":
        twin = object.__new__(Waters)
        twin.free, twin._land, twin._count, twin._joker = self.free, self._land, self._count, self._joker
        twin.clear, twin._reached = self.clear, self._reached
        twin._beside, twin._matching = self._beside[:], self._matching
        return twin

    def lay(self, domino: Domino, place: Place) -> None:
        lying, matching, joker = self._land.bed.lying[place], self._matching, self._joker
        first, second = PAIRS[domino]
        by_first, by_second = lying.beside
        self.free &= ~lying.cells
        self.clear &= ~lying.on
        self._reached |= lying.near
        self._beside[first] |= by_first
        self._beside[second] |= by_second
        if first == joker:
            by_first = 0  # everything matches there
        if second == joker:
            by_second = 0
        every = matching[joker]
        apart = every ^ (by_first | by_second)
        left = [halves & apart for halves in matching]
        left[first] |= matching[first] & by_first
        left[second] |= matching[second] & by_second
        left[joker] = every
        self._matching = left

    def open(self) -> int:
        """Rules 6.2: free stream cells that are not isolated."""
        free = self.free
        return free & ((free >> 1 & NOT_LAST) | (free << 1 & NOT_FIRST) | free >> WIDE | free << WIDE)

    def _change(self, joker: int) -> None:
        """A half matches where no other animals are beside it, jokers apart."""
        one = several = 0
        for animal, halves in enumerate(self._beside):
            if animal != joker:
                several |= one & halves
                one |= halves
        every = (1 << 2 * self._count) - 1
        lonely, calm = every & ~one, every & ~several
        self._matching = [lonely | calm & halves for halves in self._beside]
        self._matching[joker], self._joker = every, joker

    def fitting(self, joker: int, hand: Iterable[Domino]) -> list[Option]:
        """The dominoes of the hand that can be laid somewhere."""
        if joker != self._joker:
            self._change(joker)
        reached, matching, count = self.clear & self._reached, self._matching, self._count
        names, found = self._land.dominoes, []
        for domino in hand:
            first, second = PAIRS[domino]
            if reached & matching[first] & matching[second] >> count:
                found.append(names[domino])
        return found

    def fits(self, joker: int, domino: Domino) -> bool:
        return bool(self.fitting(joker, (domino,)))

    def _allowed(self, joker: int, domino: Domino) -> int:
        """Rules 3.3 to 3.5: the places that are reached, and where each half matches all beside it. A double has no
        other way round.
        """
        if joker != self._joker:
            self._change(joker)
        (first, second), matching = PAIRS[domino], self._matching
        found = self.clear & self._reached & matching[first] & matching[second] >> self._count
        return found & self._land.bed.once if first == second else found

    def places(self, joker: int, domino: Domino) -> list[Place]:
        """In reading order."""
        left, places, found = self._allowed(joker, domino), self._land.bed.places, []
        while left:
            number = left.bit_length() - 1
            found.append(places[number])
            left ^= 1 << number
        return found

    def ways(self, joker: int, domino: Domino) -> tuple[tuple[Cell, ...], tuple[int, ...]]:
        """The places as cells of the first half, and turns that lead to the other."""
        left, places, cells, turns = self._allowed(joker, domino), self._land.bed.places, [], []
        while left:
            number = left.bit_length() - 1
            place = places[number]
            cells.append(place >> 2)
            turns.append(place & 3)
            left ^= 1 << number
        return tuple(cells), tuple(turns)

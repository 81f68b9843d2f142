"""What the map holds ready for Life cards, derived from the state and never saved: free tiles, and what lies around.

What tiles offer is a number with a digit for every need: a plain, two forests and animals are 1000021.
"""

from collections.abc import Container, Mapping
from functools import lru_cache

from .chart import NEAR
from .pieces import LANDS, NEEDS, Land, Need

OFFER: dict[Need, int] = {need: 10**place for place, need in enumerate(NEEDS)}
ANIMALS = OFFER["animal"]  # the first digit: where there are any, it is no less than this


class Ground:
    """`free` are by land the tiles without a city or animals, `offers` by cell what the tiles beside it offer."""

    __slots__ = ("free", "offers")

    def __init__(self, lands: Mapping[int, Land], herds: Container[int], cities: Container[int]) -> None:
        self.free: dict[Land, tuple[int, ...]] = dict.fromkeys(LANDS, ())
        self.offers: dict[int, int] = {}
        for cell, land in lands.items():
            self.open(cell, land)
            if cell in cities:
                self.close(cell, land)
            elif cell in herds:
                self.graze(cell, land)

    def open(self, cell: int, land: Land) -> list[int]:
        """A tile that is laid, or that a city has left. Tells which cells beside it had no tile beside them before."""
        self.free[land] += (cell,)
        offers, amount, first = self.offers, OFFER[land], []
        offers.setdefault(cell, 0)
        for near in NEAR[cell]:
            if near in offers:
                offers[near] += amount
            else:
                offers[near] = amount
                first.append(near)
        return first

    def close(self, cell: int, land: Land) -> None:
        """Rules 5.6: a tile under a city counts as nothing for its neighbours."""
        self._take(cell, land)
        self._offer(cell, -OFFER[land])

    def graze(self, cell: int, land: Land) -> None:
        """Rules 5.5: a tile with animals counts as its land and as animals at once."""
        self._take(cell, land)
        self._offer(cell, ANIMALS)

    def leave(self, cell: int, land: Land) -> None:
        """The animals are gone."""
        self.free[land] += (cell,)
        self._offer(cell, -ANIMALS)

    def turn(self, cell: int, old: Land, new: Land, *, grazed: bool) -> None:
        self._offer(cell, OFFER[new] - OFFER[old])
        if not grazed:
            self._take(cell, old)
            self.free[new] += (cell,)

    def _take(self, cell: int, land: Land) -> None:
        self.free[land] = tuple([free for free in self.free[land] if free != cell])

    def _offer(self, cell: int, amount: int) -> None:
        offers = self.offers
        for near in NEAR[cell]:
            offers[near] = offers.get(near, 0) + amount

    def copy(self) -> "Ground":
        twin = object.__new__(Ground)
        twin.free, twin.offers = self.free.copy(), self.offers.copy()
        return twin


@lru_cache(maxsize=4096)
def bare(needs: tuple[Need, ...], offer: int) -> tuple[Need, ...]:
    """The needs of a city that nothing beside it covers. Rules 5.4: one printed twice takes two different tiles."""
    return tuple([
        need for number, need in enumerate(needs, 1) if needs[:number].count(need) > offer // OFFER[need] % 10
    ])  # fmt: skip


class Coverage(dict[int, int]):
    """How many of a city's needs are covered, by what is offered: each worked out once."""

    def __init__(self, needs: tuple[Need, ...]) -> None:
        self.needs = needs

    def __missing__(self, offer: int) -> int:
        found = self[offer] = len(self.needs) - len(bare(self.needs, offer))
        return found


class Coverages(dict[tuple[Need, ...], Coverage]):
    def __missing__(self, needs: tuple[Need, ...]) -> Coverage:
        found = self[needs] = Coverage(needs)
        return found


COVERAGE = Coverages()

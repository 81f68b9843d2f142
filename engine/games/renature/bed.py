"""Where dominoes can lie in a valley at all: every place on its streams, numbered against reading order, so that the
highest bit of a set is the first place.

A set of places is the bits of one number, and so is a set of halves: the first half of a place has the place's number,
the second comes as many numbers later as there are places.
"""

from collections.abc import Collection

from engine.record import record

from .board import EAST, NEAR, PLACES, SOUTH, Cell, Place, bits, covered


@record
class Lying:
    """A domino that lies somewhere, whatever its animals."""

    cells: int
    on: int  # the places that share a cell with it
    near: int  # the places with a half next to it
    beside: tuple[int, int]  # by its half: the halves next to that


@record
class Bed:
    places: tuple[Place, ...]
    once: int  # the places of a double, which has no other way round
    starts: int  # the places with a half on a start cell
    lying: dict[Place, Lying]  # everywhere on the board


def bed(streams: Collection[Cell], starts: Collection[Cell]) -> Bed:
    wet = frozenset(streams)
    places = tuple([place for place in reversed(PLACES) if wet.issuperset(covered(place))])
    halves = [covered(place) for place in places]
    at = [0] * len(NEAR)
    for number, cell in enumerate([*[first for first, _ in halves], *[second for _, second in halves]]):
        at[cell] |= 1 << number
    count = len(places)
    return Bed(
        places=places,
        once=bits([number for number, place in enumerate(places) if place & 3 in (EAST, SOUTH)]),
        starts=whole(sum([at[start] for start in starts]), count),
        lying={place: lying(covered(place), at, count) for place in PLACES},
    )


def lying(cells: tuple[Cell, Cell], at: list[int], count: int) -> Lying:
    """`at`: by cell the halves that would lie there; `count`: of all places."""
    here, there = cells
    first, second = [sum([at[near] for near in NEAR[cell]]) for cell in cells]
    return Lying(bits(cells), whole(at[here] | at[there], count), whole(first | second, count), (first, second))


def whole(halves: int, count: int) -> int:
    """The places, of so many, with one of these halves."""
    return (halves | halves >> count) & (1 << count) - 1

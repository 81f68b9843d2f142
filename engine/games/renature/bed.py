"""Where dominoes can lie in a valley at all: every place on its streams, numbered in reading order.

A set of places is the bits of one number, and so is a set of halves: the first half of a place has the place's number,
the second comes as many numbers later as there are places.
"""

from collections.abc import Collection

from engine.record import record

from .board import EAST, NEAR, SOUTH, STEP, Cell, Place, bits, covered


@record
class Bed:
    places: tuple[Place, ...]
    once: int  # the places of a double, which has no other way round
    starts: int  # the places with a half on a start cell
    on: tuple[int, ...]  # by cell: the places that cover it
    near: tuple[int, ...]  # by cell: the places with a half next to it
    beside: tuple[int, ...]  # by cell: those halves


def bed(streams: Collection[Cell], starts: Collection[Cell]) -> Bed:
    ways = [(cell, turn) for cell in sorted(streams) for turn in range(len(STEP))]
    steps = [(4 * cell + turn, cell + STEP[turn]) for cell, turn in ways if cell + STEP[turn] in NEAR[cell]]
    places = tuple([place for place, there in steps if there in streams])
    lying = [covered(place) for place in places]
    at = [0] * len(NEAR)  # by cell: the halves that would lie there
    for number, cell in enumerate([*[first for first, _ in lying], *[second for _, second in lying]]):
        at[cell] |= 1 << number
    beside = [sum([at[near] for near in cells]) for cells in NEAR]
    count = len(places)
    return Bed(
        places=places,
        once=bits([number for number, place in enumerate(places) if place & 3 in (EAST, SOUTH)]),
        starts=whole(sum([at[start] for start in starts]), count),
        on=tuple([whole(halves, count) for halves in at]),
        near=tuple([whole(halves, count) for halves in beside]),
        beside=tuple(beside),
    )


def whole(halves: int, count: int) -> int:
    """The places, of so many, with one of these halves."""
    return (halves | halves >> count) & (1 << count) - 1

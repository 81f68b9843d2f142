"""Where the letters of a domino's places stand: on the cell of its first animal, towards the second, and none over
another. Knows distances, no pictures.
"""

from collections.abc import Sequence
from itertools import combinations
from math import hypot

Spot = tuple[float, float]  # in cells: column and row of a middle, from the corner of the picture
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # right and down, by turn
ALONG, ASIDE = 0.2, 0.06  # how far a letter that shares its cell stands from the middle
REACH = 0.38  # no middle leaves its cell by more
TRIES = 200


def spread(cells: Sequence[tuple[int, int]], turns: Sequence[int], least: float) -> list[Spot]:
    """The middles of letters in these cells (column, row), `least` apart where there is room for it. What has a cell
    for itself, and neighbours far enough, stands in the middle.
    """
    homes = [(column + 0.5, row + 0.5) for column, row in cells]
    spots = [started(home, turn, cells.count(cell)) for home, cell, turn in zip(homes, cells, turns, strict=True)]
    for _ in range(TRIES):
        near = [(one, other) for one, other in combinations(range(len(spots)), 2) if gap(spots, one, other) < least]
        if not near:
            break
        for one, other in near:
            part(spots, homes, one, other, least)
    return spots


def started(home: Spot, turn: int, sharing: int) -> Spot:
    if sharing == 1:
        return home
    right, down = WAYS[turn]
    return home[0] + ALONG * right + ASIDE * down, home[1] + ALONG * down - ASIDE * right


def gap(spots: Sequence[Spot], one: int, other: int) -> float:
    return hypot(spots[one][0] - spots[other][0], spots[one][1] - spots[other][1])


def part(spots: list[Spot], homes: Sequence[Spot], one: int, other: int, least: float) -> None:
    """Each half of the way that is missing, within its own cell."""
    far = gap(spots, one, other) or 1e-6
    push = (least - far) / 2 / far + 0.01
    right, down = (spots[one][axis] - spots[other][axis] for axis in (0, 1))
    for number, sign in ((one, 1), (other, -1)):
        x, y = spots[number][0] + sign * push * right, spots[number][1] + sign * push * down
        home = homes[number]
        spots[number] = held(x, home[0]), held(y, home[1])


def held(at: float, home: float) -> float:
    return min(home + REACH, max(home - REACH, at))


def apart(spots: Sequence[Spot]) -> float:
    """How near the nearest two are."""
    return min([gap(spots, one, other) for one, other in combinations(range(len(spots)), 2)], default=9.0)

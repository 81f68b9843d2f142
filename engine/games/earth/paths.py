"""The longest way through cells without stepping on one twice. Knows no card."""

from collections.abc import Collection, Mapping
from functools import lru_cache

from .tableau import BESIDE, CORNER, WIDTH


@lru_cache(maxsize=4096)
def longest(cells: frozenset[int], through: int) -> int:
    """Steps to the side, by way of one cell; at least that cell."""
    near = {cell: BESIDE[cell] & cells for cell in cells | {through}}
    group = reachable(near, through)
    return walk(near, group, through, bound(group))


@lru_cache(maxsize=4096)
def longest_diagonal(cells: frozenset[int], limit: int) -> int:
    """Steps to the corners; more than `limit` cells are not looked for."""
    return walk({cell: CORNER[cell] & cells for cell in cells}, cells, None, limit)


def walk(near: Mapping[int, frozenset[int]], starts: Collection[int], through: int | None, most: int) -> int:
    best = 0

    def follow(cell: int, seen: set[int], *, passed: bool) -> None:
        nonlocal best
        seen.add(cell)
        passed = passed or cell == through
        if passed:
            best = max(best, len(seen))
        if best < most:
            for step in near[cell]:
                if step not in seen:
                    follow(step, seen, passed=passed)
        seen.remove(cell)

    for start in starts:
        if best < most:
            follow(start, set(), passed=through is None)
    return best


def reachable(near: Mapping[int, frozenset[int]], start: int) -> set[int]:
    found, edge = {start}, [start]
    while edge:
        for step in near[edge.pop()] - found:
            found.add(step)
            edge.append(step)
    return found


def bound(cells: Collection[int]) -> int:
    """Steps to the side alternate between the colours of a chessboard."""
    dark = sum((cell // WIDTH + cell % WIDTH) % 2 for cell in cells)
    return min(len(cells), 2 * min(dark, len(cells) - dark) + 1)

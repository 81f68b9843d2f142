"""Where things go: boxes in whole pixels, rows, and grids near a wanted shape. Draws nothing.

A picture is at most `WIDEST` pixels wide, and what a player needs to read is at least `fact(width)` pixels high, which
makes 11 pixels on a phone that shows it 400 wide.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from engine import record

WIDEST = 1600
PHONE = 400
LEAST = 11
MARGIN, GAP, RADIUS = 14, 12, 18


@record
class Box:
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: int) -> "Box":
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def columns(self, count: int, gap: int = GAP) -> Iterator["Box"]:
        """Side by side; what does not divide evenly goes to the gaps."""
        for k in range(count):
            left = self.x + round(k * (self.w + gap) / count)
            yield Box(left, self.y, (self.w + gap) // count - gap, self.h)

    def rows(self, count: int, gap: int = GAP) -> Iterator["Box"]:
        for k in range(count):
            top = self.y + round(k * (self.h + gap) / count)
            yield Box(self.x, top, self.w, (self.h + gap) // count - gap)


@lru_cache(maxsize=256)
def around(width: int, height: int, boxes: Sequence[Box]) -> tuple[Box, ...]:
    """What boxes leave free of a picture, in boxes that do not overlap, from the top."""
    rows = sorted({0, height, *[edge for box in boxes for edge in (box.y, box.bottom) if 0 < edge < height]})
    found = list[Box]()
    for top, bottom in pairwise(rows):
        x = 0
        for box in sorted([each for each in boxes if each.y <= top and each.bottom >= bottom], key=lambda each: each.x):
            if box.x > x:
                found.append(Box(x, top, box.x - x, bottom - top))
            x = max(x, box.right)
        if x < width:
            found.append(Box(x, top, width - x, bottom - top))
    return tuple(found)


def fact(width: int) -> int:
    """The least font size of a fact in a picture `width` pixels wide."""
    return math.ceil(width * LEAST / PHONE)


def wide(width: int, scale: float) -> int:
    """A picture's width after scaling, never above what is posted."""
    return max(PHONE, min(WIDEST, round(width * scale)))


def abreast(count: int, w: float, h: float, *, shape: float = 1.0) -> int:
    """How many pieces of `w` by `h` to lay side by side so that all come nearest to `shape` (width / height).

    Discord shows tall pictures tiny, so of two equally good ones the wider wins.
    """

    def miss(columns: int) -> tuple[float, int]:
        rows = -(-count // columns)
        return abs(math.log(columns * w / (rows * h) / shape)), -columns

    return min(range(1, max(1, count) + 1), key=miss)

"""Lines with smooth edges, straight onto a picture: only what they run through is drawn larger and reduced again."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from .palette import rgb

FINE = 2  # drawn so many times as large
STEP = 240  # pixels across that are drawn at once
BEND = 0.1  # sine of a turn that shows
FIRM = 4  # pixels of width from which a gap between two parts of a line shows

Point = tuple[float, float]


def lay_strokes(canvas: Image.Image, path: Sequence[Point], *strokes: tuple[str, int]) -> None:
    """A path from left to right, in each colour and width, the later over the earlier ones."""
    if len(path) < 2:
        return
    pad, inks = max([width for _, width in strokes]), [(rgb(colour), width) for colour, width in strokes]
    left, right = max(0, int(path[0][0]) - pad), min(canvas.width, int(path[-1][0]) + pad + 1)
    for start in range(left, right, STEP):
        end = min(start + STEP, right)
        run = between(path, start - pad, end + pad)
        ys = [y for _, y in run]
        top, bottom = max(0, int(min(ys)) - pad), min(canvas.height, int(max(ys)) + pad + 1)
        part = canvas.crop((start, top, end, bottom))
        part = part.resize((part.width * FINE, part.height * FINE), Image.Resampling.NEAREST)
        pen, fine = ImageDraw.Draw(part), [((x - start) * FINE, (y - top) * FINE) for x, y in run]
        turns = sharp(fine)
        for ink, width in inks:
            pen.line(fine, fill=ink, width=width * FINE)
            for spot in turns if width >= FIRM else ():
                pen.circle(spot, width * FINE / 2 - 1, fill=ink)
        canvas.paste(part.reduce(FINE), (start, top))


def sharp(path: Sequence[Point]) -> list[Point]:
    """Where a line turns so far that its outer edge would have a gap."""
    found = list[Point]()
    for (ax, ay), (bx, by), (cx, cy) in zip(path, path[1:], path[2:], strict=False):
        across = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        if abs(across) > BEND * math.hypot(bx - ax, by - ay) * math.hypot(cx - bx, cy - by):
            found.append((bx, by))
    return found


def between(path: Sequence[Point], left: float, right: float) -> list[Point]:
    """The part of a path over these columns."""
    found: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise(path):
        if to_x < left or x > right:
            continue
        for at in (max(x, left), min(to_x, right)):
            spot = (at, y + (to_y - y) * (at - x) / (to_x - x) if to_x > x else to_y)
            if not found or found[-1] != spot:
                found.append(spot)
    return found

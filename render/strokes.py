"""Lines with smooth edges, straight onto a picture: only what they run through is drawn larger and reduced again.

That is done in pieces so short that each of them is low, for all lines that are close to each other at once: what is
not drawn need not be reduced.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PIL import Image

from engine import record

from .laying import Edges
from .palette import rgb

FINE = 2  # drawn so many times as large
STEP = 144  # pixels across that are drawn at once
BEND = 0.1  # sine of a turn that shows
FIRM = 4  # pixels of width from which a gap between two parts of a line shows

Point = tuple[float, float]
Stroke = tuple[str, int]  # colour and width


@record
class Line:
    """A path from left to right, in each colour and width, the later over the earlier ones."""

    path: Sequence[Point]
    strokes: tuple[Stroke, ...]

    @property
    def wide(self) -> int:
        return max([width for _, width in self.strokes])


@record
class Field:
    """What lines run over, where that is known: one colour, and boxes of another one on it."""

    colour: str
    ruled: str
    rules: tuple[Edges, ...]


@record
class Run:
    """What of a line lies over some columns: its points, and its turns that show."""

    points: Sequence[Point]
    turns: Sequence[Point]
    strokes: tuple[Stroke, ...]
    top: int
    bottom: int


def lay_lines(canvas: Image.Image, lines: Sequence[Line], field: Field | None = None) -> None:
    """The later over the earlier ones; those that are close to each other are drawn at once. What is under them is
    enlarged, or drawn once more where it is known, which is quicker.
    """
    drawn = [(line, [x for x, _ in line.path], sharp(line.path) if line.wide >= FIRM else [])
             for line in lines if len(line.path) > 1]  # fmt: skip
    if not drawn:
        return
    wide = max([line.wide for line, _, _ in drawn])
    left = max(0, min([int(xs[0]) for _, xs, _ in drawn]) - wide)
    right = min(canvas.width, max([int(xs[-1]) for _, xs, _ in drawn]) + wide + 1)
    for start in range(left, right, STEP):
        end = min(start + STEP, right)
        found = [run(line, xs, turns, start, end) for line, xs, turns in drawn]
        for group in close([each for each in found if each is not None]):
            top, bottom = min([each.top for each in group]), max([each.bottom for each in group])
            lay_runs(canvas, (start, max(0, top), end, min(canvas.height, bottom)), group, field)


def run(line: Line, xs: Sequence[float], turns: Sequence[Point], start: int, end: int) -> Run | None:
    pad = line.wide // 2 + 2
    points = between(line.path, xs, start - pad, end + pad)
    if len(points) < 2:
        return None
    ys = [y for _, y in points]
    near = [spot for spot in turns if start - pad <= spot[0] <= end + pad]
    return Run(points, near, line.strokes, int(min(ys)) - pad, int(max(ys)) + pad + 1)


def close(runs: Sequence[Run]) -> list[list[Run]]:
    """Together what touches, each group in the order it came in."""
    groups: list[tuple[int, list[int]]] = []
    for k in sorted(range(len(runs)), key=lambda k: runs[k].top):
        if groups and runs[k].top <= groups[-1][0]:
            groups[-1] = (max(groups[-1][0], runs[k].bottom), [*groups[-1][1], k])
        else:
            groups.append((runs[k].bottom, [k]))
    return [[runs[k] for k in sorted(group)] for _, group in groups]


def lay_runs(canvas: Image.Image, box: Edges, runs: Sequence[Run], field: Field | None) -> None:
    """At Pillow's core: what it asks before each step takes longer than drawing so little."""
    left, top, right, bottom = box
    across, down = right - left, bottom - top
    size = (across * FINE, down * FINE)
    part = enlarged(field, box) if field else canvas.im.resize(size, Image.Resampling.NEAREST, box)
    pen = Image.core.draw(part, 0)  # type: ignore[attr-defined]
    for each in runs:
        path = [value for x, y in each.points for value in ((x - left) * FINE, (y - top) * FINE)]
        for colour, width in each.strokes:
            ink = inked(colour)
            pen.draw_lines(path, ink, width * FINE)
            reach = width * FINE / 2 - 1
            for x, y in each.turns if width >= FIRM else ():
                at = (x - left) * FINE, (y - top) * FINE
                pen.draw_ellipse((at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), ink, 1)
    canvas.im.paste(part.reduce((FINE, FINE), (0, 0, *size)), box)


def enlarged(field: Field, box: Edges) -> Any:
    """A part of it for Pillow's core."""
    left, top, right, bottom = box
    out = Image.core.fill("RGB", ((right - left) * FINE, (bottom - top) * FINE), rgb(field.colour))  # type: ignore[attr-defined]
    ink = rgb(field.ruled)
    for x, y, end, foot in field.rules:
        if foot > top and y < bottom and end > left and x < right:
            edges = max(x, left) - left, max(y, top) - top, min(end, right) - left, min(foot, bottom) - top
            out.paste(ink, tuple([edge * FINE for edge in edges]))
    return out


@lru_cache(maxsize=64)
def inked(colour: str) -> int:
    """As Pillow's core knows the colour."""
    found: int = Image.core.draw(Image.core.new("RGB", (1, 1)), 0).draw_ink(rgb(colour))  # type: ignore[attr-defined]
    return found


def sharp(path: Sequence[Point]) -> list[Point]:
    """Where a line turns so far that its outer edge would have a gap."""
    found = list[Point]()
    for (ax, ay), (bx, by), (cx, cy) in zip(path, path[1:], path[2:], strict=False):
        x, y, right, down = bx - ax, by - ay, cx - bx, cy - by
        if (x * down - y * right) ** 2 > BEND * BEND * (x * x + y * y) * (right * right + down * down):
            found.append((bx, by))
    return found


def between(path: Sequence[Point], xs: Sequence[float], left: float, right: float) -> list[Point]:
    """The part of a path over these columns; `xs` are its columns."""
    first, last = bisect_left(xs, left), bisect_right(xs, right)
    before = [crossing(path[first - 1], path[first], left)] if 0 < first < len(path) else []
    after = [crossing(path[last - 1], path[last], right)] if 0 < last < len(path) else []
    return [*before, *path[first:last], *after]


def crossing(one: Point, other: Point, x: float) -> Point:
    """Where a line from one to the other comes through a column."""
    return x, one[1] + (other[1] - one[1]) * (x - one[0]) / (other[0] - one[0])

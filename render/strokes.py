"""Lines with smooth edges, straight onto a picture: only what they run through is drawn larger and reduced again.

That is done in pieces so short that each of them is low, for all lines that are close to each other at once: what is
not drawn need not be reduced.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from PIL import Image, ImagePath

from engine import record

from .laying import Edges
from .palette import rgb

FINE = 2  # drawn so many times as large
STEPS = (144, 216)  # pixels across that are drawn at once of lines that are not firm, and of those that are
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


class Drawn:
    """A line at the size it is drawn in, in whole pixels, so that it is the same one wherever it is cut. Pillow's paths
    know their parts and how high these are.
    """

    def __init__(self, line: Line) -> None:
        self.spots = [(int(x * FINE), int(y * FINE)) for x, y in line.path]
        self.columns = [x for x, _ in self.spots]
        self.path = ImagePath.Path(self.spots)
        self.strokes, self.reach, self.firm = line.strokes, (line.wide // 2 + 2) * FINE, line.wide >= FIRM
        self.turns = [(x * FINE, y * FINE) for x, y in sharp(line.path)] if self.firm else []


@record
class Run:
    """What of a line lies over some columns, and the rows that it needs there."""

    path: ImagePath.Path
    turns: Sequence[Point]
    strokes: tuple[Stroke, ...]
    top: int
    bottom: int


def lay_lines(canvas: Image.Image, lines: Sequence[Line], field: Field | None = None) -> None:
    """The later over the earlier ones; those that are close to each other are drawn at once. What is under them is
    enlarged, or drawn once more where it is known, which is quicker.
    """
    drawn = [Drawn(line) for line in lines if len(line.path) > 1]
    if not drawn:
        return
    left = max(0, int(min([each.columns[0] - each.reach for each in drawn])) // FINE)
    right = min(canvas.width, int(max([each.columns[-1] + each.reach for each in drawn])) // FINE + 1)
    step = STEPS[any(each.firm for each in drawn)]
    for start in range(left, right, step):
        end = min(start + step, right)
        found = [run(each, start * FINE, end * FINE) for each in drawn]
        for group in close([each for each in found if each is not None]):
            top, bottom = min([each.top for each in group]), max([each.bottom for each in group])
            lay_runs(canvas, (start, max(0, top), end, min(canvas.height, bottom)), group, field)


def run(line: Drawn, start: int, end: int) -> Run | None:
    """Over these columns. It begins and ends beyond them, where nothing of it is seen."""
    left, right, spots = start - line.reach, end + line.reach, line.spots
    first, last = bisect_left(line.columns, left), bisect_right(line.columns, right)
    if last == 0 or first == len(spots):
        return None
    ys = [*line.path[first:last].getbbox()[1::2]] if first < last else []
    if first > 0:
        ys.append(crossing(spots[first - 1], spots[first], left))
    if last < len(spots):
        ys.append(crossing(spots[last - 1], spots[last], right))
    turns = [spot for spot in line.turns if left <= spot[0] <= right] if line.turns else ()
    path = line.path[max(0, first - 1) : last + 1]
    return Run(path, turns, line.strokes, int(min(ys) - line.reach) // FINE, int(max(ys) + line.reach) // FINE + 1)


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
    """At Pillow's core: what it asks before each step takes longer than drawing so little. What is of one colour is
    drawn as a shape, which has a quarter of the bytes, and needs nothing of what is under it.
    """
    left, top, right, bottom = box
    across, down = right - left, bottom - top
    size = (across * FINE, down * FINE)
    colours = {colour for each in runs for colour, _ in each.strokes}
    if len(colours) == 1:
        shape = Image.core.fill("L", size, 0)  # type: ignore[attr-defined]
        draw_runs(shape, box, runs, dict.fromkeys(colours, 255))
        part = Image.core.fill("RGB", (across, down), rgb(*colours))  # type: ignore[attr-defined]
        canvas.im.paste(part, box, shape.reduce((FINE, FINE), (0, 0, *size)))
    else:
        part = enlarged(field, box) if field else canvas.im.resize(size, Image.Resampling.NEAREST, box)
        draw_runs(part, box, runs, {colour: inked(colour) for colour in colours})
        canvas.im.paste(part.reduce((FINE, FINE), (0, 0, *size)), box)


def draw_runs(part: Any, box: Edges, runs: Sequence[Run], inks: Mapping[str, int]) -> None:
    pen, left, top = Image.core.draw(part, 0), box[0] * FINE, box[1] * FINE  # type: ignore[attr-defined]
    for each in runs:
        each.path.transform((1, 0, -left, 0, 1, -top))
        for colour, width in each.strokes:
            pen.draw_lines(each.path, inks[colour], width * FINE)
            reach = width * FINE / 2 - 1
            for x, y in each.turns if width >= FIRM else ():
                spot = (x - left - reach, y - top - reach, x - left + reach, y - top + reach)
                pen.draw_ellipse(spot, inks[colour], 1)


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


def crossing(one: Point, other: Point, x: float) -> float:
    """How high a line from one to the other comes through a column."""
    return one[1] + (other[1] - one[1]) * (x - one[0]) / (other[0] - one[0])

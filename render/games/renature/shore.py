"""The ground of a valley as a drawing: water everywhere, areas as islands with sandy shores. Knows no match.

100 units a cell. What never changes in a match is one picture, kept by window and size.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

from PIL import Image

from engine import record
from engine.games.renature.board import BOARD, NEAR
from engine.games.renature.valley import Valley, land
from render.memory import kept
from render.palette import mix, shift
from render.raster import grained, rasterise
from render.theme import Theme

UNIT = 100
FINE = 128  # pixels a cell in the one drawing that is kept
Point = tuple[int, int]


@record
class Tones:
    water: str
    wave: str
    ripple: str
    deep: str
    foam: str
    bank: str
    sand: str
    blade: str
    seam: str
    grass: tuple[str, ...]


DAY = Tones(
    water="#478CA6", wave="#4F94AD", ripple="#93C6D2", deep="#2A6079", foam="#9FD0D8", bank="#C9AE78", sand="#E9D9AC",
    blade="#739A5C", seam="#F8F3E6", grass=("#ABC680", "#9FBE78", "#B6CB8A", "#99B978", "#B0C27A"),
)  # fmt: skip


def dusk(tone: str) -> str:
    return shift(mix(tone, "#1D2B33", 0.34), 0.0, -0.01)


NIGHT = Tones(
    water=dusk(DAY.water), wave=dusk(DAY.wave), ripple=dusk(DAY.ripple), deep=dusk(DAY.deep), foam=dusk(DAY.foam),
    bank=dusk(DAY.bank), sand=dusk(DAY.sand), blade=dusk(DAY.blade), seam=dusk(DAY.seam),
    grass=tuple(map(dusk, DAY.grass)),
)  # fmt: skip
# Land much lighter than water, for eyes that tell neither by its hue.
CLEAR = Tones(
    water="#3F86A8", wave="#468DAE", ripple="#8FC3D6", deep="#1F5672", foam="#B9DDE6", bank="#B99C62", sand="#F1E4BE",
    blade="#7FA066", seam="#FFFFFF", grass=("#CBDDA6", "#C2D79E", "#D3E1B0", "#BDD39A", "#CEDBA4"),
)  # fmt: skip
TONES = {"dark": NIGHT, "clear": CLEAR}


@record
class Window:
    """The part of the board that a picture shows: `size` columns, and as many rows or `low` ones."""

    top: int
    left: int
    size: int
    low: int = 0

    @property
    def rows(self) -> int:
        return self.low or self.size

    def at(self, cell: int) -> tuple[int, int]:
        return BOARD.row(cell) - self.top, BOARD.column(cell) - self.left

    def holds(self, cell: int) -> bool:
        row, column = self.at(cell)
        return 0 <= row < self.rows and 0 <= column < self.size


SIZES = (8, 11, BOARD.width)
LOW = 6  # rows at least
WHOLE = Window(0, 0, BOARD.width)


def window(cells: Iterable[int]) -> Window:
    """The smallest that holds the cells and one more on every side, as far as the board goes; lower than wide where
    they lie side by side.
    """
    rows, columns = [], []
    for cell in cells:
        rows.append(BOARD.row(cell))
        columns.append(BOARD.column(cell))
    if not rows:
        return WHOLE
    down, across = max(rows) - min(rows) + 3, max(columns) - min(columns) + 3
    size = next((size for size in SIZES if size >= min(max(down, across), BOARD.width)), BOARD.width)
    low = min(size, max(LOW, down))

    def start(values: list[int], size: int) -> int:
        return max(0, min(BOARD.width - size, (min(values) + max(values) + 1 - size) // 2))

    return Window(start(rows, low), start(columns, size), size, 0 if low == size else low)


def edges(cells: Sequence[int]) -> dict[Point, list[Point]]:
    """The sides of a group of cells that are its border, clockwise, by where they start."""
    own = set(cells)
    found: dict[Point, list[Point]] = {}
    for cell in cells:
        r, c = BOARD.row(cell), BOARD.column(cell)
        sides = (
            ((-1, 0), (c, r), (c + 1, r)), ((0, 1), (c + 1, r), (c + 1, r + 1)),
            ((1, 0), (c + 1, r + 1), (c, r + 1)), ((0, -1), (c, r + 1), (c, r)),
        )  # fmt: skip
        for (down, right), start, end in sides:
            near = BOARD.at(r + down, c + right)
            inside = 0 <= r + down < BOARD.height and 0 <= c + right < BOARD.width
            if not inside or near not in own:
                found.setdefault(start, []).append(end)
    return found


def border(cells: Sequence[int]) -> list[Point]:
    """The corners along the outer border. Where two loops touch in a corner, the sharper turn keeps them apart."""
    sides = edges(cells)
    start = min(sides, key=lambda at: (at[1], at[0]))
    point, way, corners = start, (0, 0), []
    while point in sides:
        ends = sides[point]
        right = (point[0] - way[1], point[1] + way[0])
        end = right if right in ends else ends[0]
        ends.remove(end)
        if not ends:
            del sides[point]
        corners.append(point)
        way, point = (end[0] - point[0], end[1] - point[1]), end
    return corners


def shore(cells: Sequence[int], inset: float, seed: int, wobble: float = 2.6) -> str:
    """The border of an area as path data, drawn in by `inset`, a little uneven, with rounded corners."""
    rng, corners, points = random.Random(seed), border(cells), []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        dx, dy = x1 - x0, y1 - y0
        for part in (0.17, 0.5, 0.83):
            sway = inset + rng.uniform(-wobble, wobble)
            points.append(((x0 + dx * part) * UNIT - dy * sway, (y0 + dy * part) * UNIT + dx * sway))
    return smooth(points)


def smooth(points: Sequence[tuple[float, float]]) -> str:
    count = len(points)
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for k in range(count):
        (zx, zy), (ax, ay), (bx, by), (cx, cy) = (points[(k + n) % count] for n in (-1, 0, 1, 2))
        one, two = (ax + (bx - zx) / 6, ay + (by - zy) / 6), (bx - (cx - ax) / 6, by - (cy - ay) / 6)
        parts.append(f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {bx:.1f} {by:.1f}")
    return "".join(parts) + "Z"


def corner(cell: int) -> tuple[int, int]:
    return BOARD.column(cell) * UNIT, BOARD.row(cell) * UNIT


def water(streams: Iterable[int], tones: Tones, rng: random.Random) -> list[str]:
    parts = [f'<rect width="{BOARD.width * UNIT}" height="{BOARD.height * UNIT}" fill="{tones.water}"/>']
    ripples = ""
    for cell in streams:
        x, y = corner(cell)
        if (x + y) // UNIT % 2:
            parts.append(f'<rect x="{x}" y="{y}" width="{UNIT}" height="{UNIT}" fill="{tones.wave}"/>')
        for _ in range(2):
            long = rng.uniform(14, 26)
            ripples += f"M{x + rng.uniform(14, 60):.0f} {y + rng.uniform(18, 84):.0f}q{long / 2:.0f} -6 {long:.0f} 0"
    parts.append(f'<path d="{ripples}" fill="none" stroke="{tones.ripple}" stroke-width="3" stroke-linecap="round"/>')
    return parts


def island(number: int, cells: Sequence[int], tones: Tones, rng: random.Random) -> list[str]:
    rim, lawn = shore(cells, 5, number), shore(cells, 12, number)
    grass = tones.grass[(number * 2 + number // 5) % len(tones.grass)]
    blades = seams = flowers = ""
    for cell in cells:
        x, y = corner(cell)
        for _ in range(6):
            a, b = x + rng.uniform(17, 83), y + rng.uniform(26, 84)
            blades += f"M{a:.0f} {b:.0f}l-3 -8M{a:.0f} {b:.0f}l3 -9"
        if rng.random() < 0.55:
            tone = rng.choice(("#FBF7EC", "#E9A9A0", "#F0CE6A"))
            a, b = x + rng.uniform(18, 82), y + rng.uniform(18, 82)
            flowers += f'<circle cx="{a:.0f}" cy="{b:.0f}" r="4" fill="{tone}"/>'
        flowers += f'<circle cx="{x + 50}" cy="{y + 50}" r="7" fill="{tones.blade}" fill-opacity=".55"/>'
        if cell + 1 in NEAR[cell] and cell + 1 in cells:
            seams += f"M{x + 100} {y + 16}v70"
        if cell + BOARD.width in cells:
            seams += f"M{x + 16} {y + 100}h70"
    return [
        f'<path d="{rim}" transform="translate(6 9)" fill="{tones.deep}" fill-opacity=".5"/>',
        f'<path d="{rim}" fill="{tones.bank}" stroke="{tones.foam}" stroke-width="9" paint-order="stroke"/>',
        f'<g transform="translate(-2 -3)"><path d="{rim}" fill="{tones.sand}"/><path d="{lawn}" fill="{grass}"/>',
        f'{flowers}<path d="{blades}" stroke="{tones.blade}" stroke-width="2" stroke-opacity=".7"',
        ' stroke-linecap="round"/>',
        f'<path d="{seams}" stroke="{tones.seam}" stroke-width="3.4" stroke-dasharray=".1 11" stroke-opacity=".75"',
        ' stroke-linecap="round"/></g>',
    ]


def start_cell(cell: int, tones: Tones) -> str:
    x, y = corner(cell)
    return (
        f'<circle cx="{x + 50}" cy="{y + 50}" r="34" fill="{mix(tones.water, tones.deep, 0.45)}" stroke="#E9F4F2"'
        f' stroke-width="5" stroke-dasharray="12 9"/><path d="M{x + 36} {y + 38}h28l-14 28z" fill="#E9F4F2"/>'
    )


def drawing(valley: Valley, look: str) -> str:
    lie, tones, rng = land(valley), TONES.get(look, DAY), random.Random(11)
    streams = [cell for cell, area in enumerate(lie.area) if area < 0]
    parts = water(streams, tones, rng)
    for number, cells in enumerate(lie.areas):
        parts += island(number, cells, tones, rng)
    parts += [start_cell(cell, tones) for cell in lie.starts]
    side = BOARD.width * UNIT
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{"".join(parts)}</svg>'


@kept
def whole(valley: Valley, look: str) -> Image.Image:
    """Drawn once, at a size from which both the whole table and a window of it come out well."""
    return rasterise(drawing(valley, look), BOARD.width * FINE).convert("RGB")


@kept
def section(valley: Valley, shown: Window, pitch: int, look: str) -> Image.Image:
    left, top = shown.left * FINE, shown.top * FINE
    part = (left, top, left + shown.size * FINE, top + shown.rows * FINE)
    size = (pitch * shown.size, pitch * shown.rows)
    return grained(whole(valley, look).resize(size, Image.Resampling.BICUBIC, part))


def ground(valley: Valley, shown: Window, pitch: int, theme: Theme) -> Image.Image:
    """The valley as it lies before anything is played: the same for all who play on the same board."""
    bare = replace(valley, clouds="", sunflowers="", slots="")
    return section(bare, shown, pitch, theme.name).copy()

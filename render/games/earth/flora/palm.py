"""Palms and what grows like one: a bare stem with a tuft of great leaves."""

import math

from render.games.earth.curves import MIDDLE, Point, blob, curve, n, smooth, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .fruit import fruit
from .ground import TREE_FOOT
from .leaf import leaf
from .species import Species


def frond(
    pen: Pen,
    start: Point,
    heading: float,
    length: float,
    tones: tuple[str, ...],
    *,
    leaflet: float = 0.34,
    pairs: int = 20,
    sag: float = 0.5,
) -> None:
    """An arching palm or fern frond; leaflets above the rib are lit."""
    tip = polar(*start, length, heading)
    tip = (tip[0], tip[1] + length * sag * abs(math.sin(math.radians(heading))) + length * 0.08)
    side = 1 if heading >= 0 else -1
    pts = curve(start, tip, -side * 0.26, pairs)
    for lit in (0, 1):
        for i in range(1, pairs + 1):
            size = length * leaflet * math.sin(math.pi * min(0.97, 0.12 + 0.86 * i / pairs)) ** 0.7
            way = turn_at(pts, i) + (side if lit == 0 else -side) * (62 - 30 * i / pairs)
            tone = tones[(1 if lit == 0 else 3) + pen.rng.choice((-1, 0, 0, 0 if lit else 1))]
            pen.use(leaf(pen, "narrow", tone, rib=False), *pts[i], size, way, wide=1.5)
    pen.path(taper(pts, 5, 1), tones[1])


def palm(pen: Pen, kind: Species) -> None:
    tall = kind.vigour
    tall = min(tall - 40, 212 if kind.form == "banana" else 250)
    lean = pen.rng.uniform(-22, 22)
    stem = curve((MIDDLE - lean, TREE_FOOT + 6), (MIDDLE + lean, TREE_FOOT - tall), pen.rng.uniform(-0.08, 0.08), 14)
    thick = 24 * kind.girth
    pen.path(taper(stem, thick * 1.35, thick * 0.8, 0.5), shift(kind.bark, -0.08, -0.01))
    pen.path(taper([(x - thick * 0.17, y) for x, y in stem], thick * 0.9, thick * 0.45, 0.5), kind.bark)
    for i in range(1, 14):
        x, y = stem[i]
        pen.path(
            f"M{n(x - thick * 0.5)} {n(y - 2)}q{n(thick * 0.5)} 7 {n(thick)} 0",
            stroke=shift(kind.bark, -0.15),
            width=2,
            alpha=0.8,
        )
    pen.path(blob(pen.rng, stem[0][0], TREE_FOOT + 8, thick * 1.15, 8, 0.2), shift(kind.bark, -0.16))
    top = stem[-1]
    tones = ramp(kind.green, 0.16)
    if kind.form == "banana":
        for a in (-112, 108, -82, 80, -52, 56, -24, 26, 4):
            paddle(pen, top, a, 150 + pen.rng.uniform(-14, 14), tones)
    elif kind.form == "papaya":
        for a in (-120, 118, -92, 88, -62, 60, -34, 32, 0):
            end = polar(*top, 82 + pen.rng.uniform(-8, 8), a)
            pen.path(taper(curve(top, end, 0.1 if a > 0 else -0.1), 4, 2.5), tones[1])
            pen.use(leaf(pen, "maple", tones[3 if a < 10 else 2]), *polar(*end, -18, a), 82, a + (28 if a > 0 else -28))
    else:
        for a in (-122, 120, -100, 98, -78, 76, -56, 54, -32, 34, -8, 14):
            frond(
                pen,
                top,
                a + pen.rng.uniform(-5, 5),
                pen.rng.uniform(128, 150) * (1 - 0.22 * (abs(a) < 40)),
                tones,
                leaflet=0.27,
                sag=0.62,
            )
    if kind.fruit:
        style, colour, count, size = kind.fruit
        for k in range(count):
            pen.use(
                fruit(pen, style, colour), top[0] + pen.rng.uniform(-24, 24), top[1] + 10 + (k % 3) * size * 1.1, size
            )


def paddle(pen: Pen, start: Point, heading: float, length: float, tones: tuple[str, ...]) -> None:
    tip = polar(*start, length, heading)
    tip = (tip[0], tip[1] + length * 0.42 * abs(math.sin(math.radians(heading))))
    side = 1 if heading >= 0 else -1
    pts = curve(start, tip, -side * 0.22, 10)
    left, right = [], []
    for i, (x, y) in enumerate(pts):
        w = length * 0.17 * math.sin(math.pi * min(1, 0.06 + 0.94 * i / 10)) ** 0.6
        way = turn_at(pts, i)
        left.append(polar(x, y, w, way - 90))
        right.append(polar(x, y, w, way + 90))
    pen.path(smooth(pts + left[::-1], closed=True), tones[3 if side < 0 else 2])
    pen.path(smooth(pts + right[::-1], closed=True), tones[1 if side > 0 else 2])
    for i in range(2, 10):
        for edge in (left, right):
            pen.path(
                f"M{n(pts[i][0])} {n(pts[i][1])}L{n(edge[min(10, i + 1)][0])} {n(edge[min(10, i + 1)][1])}",
                stroke=tones[0],
                width=1.2,
                alpha=0.45,
            )
    pen.path(taper(pts, 5, 1), tones[4])

"""Conifers: tiers of boughs round a straight stem, and pines with their shelves."""

import math

from engine import record
from render.games.earth.curves import MIDDLE, Point, blob, curve, n, smooth, taper
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .broadleaf import bark_marks, root_flare, trunk
from .foliage import grow, limbs, sprinkle
from .fruit import fruit
from .ground import TREE_FOOT
from .species import Species


@record
class Shape:
    """Width of the trunk, part of it without boughs, tiers, boughs a tier, half width, and how far the boughs hang."""

    trunk: float
    bare: float
    tiers: int
    boughs: int
    half: float
    sag: float


SHAPES = {
    "conifer": Shape(17, 0.10, 15, 7, 92, 0.22),
    "spruce": Shape(18, 0.08, 12, 7, 108, 0.42),
    "fir": Shape(15, 0.06, 21, 7, 70, -0.06),
    "larch": Shape(17, 0.10, 13, 6, 92, 0.22),
    "sequoia": Shape(62, 0.36, 15, 7, 64, 0.22),
    "cypress": Shape(30, 0.22, 12, 7, 96, 0.10),
}


def conifer(pen: Pen, kind: Species) -> None:
    shape = SHAPES[kind.form]
    tall = min(kind.vigour + 24, 346)
    top = TREE_FOOT - tall
    mast(pen, kind, shape, tall)
    tones = ramp(kind.green, 0.15)
    middle = (shape.boughs - 1) / 2
    reach = tall * (1 - shape.bare) - 34
    for i in range(shape.tiers):
        t = 1 - i / (shape.tiers - 1)  # lowest tier first, so upper boughs lie over lower ones
        half = (8 + kind.girth * shape.half * t**0.85) * pen.rng.uniform(0.9, 1.08)
        for b in sorted(range(shape.boughs), key=lambda b: -abs(b - middle)):
            s = (b - middle) / middle
            sag = half * shape.sag + 12 * (1 - abs(s)) + 4
            bough(pen, (MIDDLE, top + 8 + reach * t), s * half, sag, tones, s)
    for k in (-22, 0, 22):
        tip = polar(MIDDLE, top + 24, 26 - abs(k) * 0.4, k)
        pen.path(taper(curve((MIDDLE, top + 24), tip, 0), 6, 1), tones[2 if k > 0 else 3])
    if kind.fruit:
        cones(pen, kind, top + 26, reach)


def mast(pen: Pen, kind: Species, shape: Shape, tall: float) -> None:
    top, thick = TREE_FOOT - tall, shape.trunk
    flare = 2.6 if kind.form == "cypress" else 1.35
    heights = (TREE_FOOT + 5, TREE_FOOT - 30, TREE_FOOT - tall * 0.55, top + 13)
    pen.path(taper([(MIDDLE, y) for y in heights], thick * flare, 3, 0.6), shift(kind.bark, -0.09, -0.01))
    lit = [(MIDDLE - slip, y) for slip, y in zip((thick * 0.16, thick * 0.14, 2, 1), heights, strict=True)]
    pen.path(taper(lit, thick * flare * 0.6, 2, 0.6), kind.bark)
    if thick > 25:
        for i in range(9):
            x = MIDDLE + (i - 4) * thick * 0.11 * (flare / 1.35)
            groove = [
                (x, TREE_FOOT + 4),
                (MIDDLE + (x - MIDDLE) * 0.62, TREE_FOOT - 50),
                (MIDDLE + (x - MIDDLE) * 0.42, TREE_FOOT - 150),
            ]
            pen.path(smooth(groove), stroke=shift(kind.bark, -0.14 if i % 2 else 0.07), width=2, alpha=0.7)


def cones(pen: Pen, kind: Species, top: float, reach: float) -> None:
    """Those of a fir stand upright round its head, all others hang."""
    if kind.fruit:
        style, colour, count, size = kind.fruit
        upright = kind.form == "fir"
        for _ in range(count):
            t = pen.rng.uniform(0.04, 0.36) if upright else pen.rng.uniform(0.3, 0.95)
            x = MIDDLE + pen.rng.uniform(-0.7, 0.7) * SHAPES[kind.form].half * t * kind.girth
            pen.use(fruit(pen, style, colour), x, top + reach * t - (9 if upright else 0), size)


def bough(pen: Pen, start: Point, reach: float, sag: float, tones: tuple[str, ...], side: float) -> None:
    """One branch with needle fringes; left ones catch the light."""
    x, y = start
    pts = curve(start, (x + reach, y + sag), 0.16 if reach > 0 else -0.16, 7)
    lit = 2.1 - side * 1.25
    length = abs(reach) * 0.2 + 13
    for i in range(1, 8):
        for k in range(3):
            px, py = pts[i][0] + pen.rng.uniform(-5, 5), pts[i][1]
            tone = tones[max(0, min(4, round(lit + pen.rng.uniform(-1, 1) - (k == 0) * 0.8)))]
            spread = (110 if reach > 0 else -110) * (0.35 + 0.05 * i) + pen.rng.uniform(-16, 16)
            heading = 180 - (spread if abs(side) > 0.15 else pen.rng.uniform(-30, 30))
            tip = polar(px, py, length * pen.rng.uniform(0.7, 1.05) * (1 - i * 0.045), heading)
            pen.path(taper(curve((px, py - 3), tip, pen.rng.uniform(-0.1, 0.1), 3), 6.5, 0.8), tone)


def pine(pen: Pen, kind: Species) -> None:
    tall = kind.vigour
    clumps = []
    for i in range(9):
        t = i / 8
        side = -1 if i % 2 else 1
        clumps.append(
            (
                MIDDLE + side * (30 + 78 * (1 - t) * pen.rng.uniform(0.7, 1.15)) * (1 if i < 8 else 0.1),
                TREE_FOOT - tall * (0.46 + 0.52 * t) + 16,
                46 - 12 * t,
            )
        )
    stem = trunk(pen.rng, pen.rng.uniform(-14, 14), tall * 0.82)
    root_flare(pen, kind, 20)
    nodes = grow(pen.rng, stem, [(x + pen.rng.uniform(-r, r) * 0.6, y + 6) for x, y, r in clumps for _ in range(4)])
    limbs(pen, nodes, kind.bark, trunk=24)
    bark_marks(pen, kind, stem, 22)
    tones = ramp(kind.green, 0.16)
    for x, y, r in sorted(clumps, key=lambda c: -c[1]):
        pen.path(blob(pen.rng, x, y, r * 1.0, r * 0.4, 0.1), tones[0])
        for light in range(5):
            for _ in range(13):
                a = pen.rng.uniform(0, 360)
                px, py = (
                    x + math.cos(a) * r * pen.rng.random() * 1.05,
                    y + math.sin(a) * r * 0.4 * pen.rng.random() - (light - 1.5) * 4,
                )
                for k in range(5):
                    tip = polar(px, py, 17, -70 + 35 * k + pen.rng.uniform(-8, 8))
                    pen.path(f"M{n(px)} {n(py)}L{n(tip[0])} {n(tip[1])}", stroke=tones[light], width=2.1)
    if kind.fruit:
        sprinkle(pen, clumps, fruit(pen, kind.berry[0], kind.berry[1]), kind.berry[2], kind.berry[3], hang=True)

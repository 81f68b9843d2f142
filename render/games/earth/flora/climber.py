"""Bushes that lean on others: climbers on a frame, mistletoe on a bough, dodder over its host."""

import math

from render.games.earth.curves import MIDDLE, Point, curve, n, smooth, taper
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .bush import bouquet
from .flower import flower
from .foliage import Clump, leaves, sprinkle
from .fruit import fruit
from .ground import BUSH_FOOT
from .leaf import leaf
from .species import Species


def vine(pen: Pen, kind: Species) -> None:
    """A climber on a rustic hoop of sticks."""
    wood = "#9A7A58"
    for a, b in (
        ((150, BUSH_FOOT + 6), (232, 84)),
        ((350, BUSH_FOOT + 6), (268, 84)),
        ((250, BUSH_FOOT + 10), (250, 66)),
    ):
        pen.path(taper(curve(a, b, 0.02), 8, 6), wood if a[0] < 300 else shift(wood, -0.07))
    for y in (300.0, 220, 140):
        w = 30 + (y - 90) * 0.34
        pen.path(taper(curve((MIDDLE - w, y), (MIDDLE + w, y - 6), 0.05), 5, 5), shift(wood, -0.04))
    spots: list[Clump] = []
    for phase in (0, 180):
        path = []
        for i in range(34):
            t = i / 33
            y = BUSH_FOOT - 6 - t * 300
            path.append((MIDDLE + (100 * (1 - t) + 20 * kind.vigour) * math.sin(math.radians(phase + i * 34)), y))
        pen.path(taper(path, 6, 2.5), shift(kind.green, -0.12))
        spots += [(x, y, 34) for x, y in path[::2]]
    spots.sort(key=lambda c: c[1])
    leaves(pen, spots, kind.leaf, kind.green, size=kind.size, density=1.1, base=False, droop=0.35)
    for _ in range(5):
        x, y, _r = pen.rng.choice(spots)
        d = pen.rng.choice((-1, 1))
        pen.path(
            f"M{n(x)} {n(y)}q{n(d * 26)} -22 {n(d * 34)} 0q{n(-d * 2)} 14 {n(-d * 12)} 8q{n(-d * 6)} -8 {n(d * 4)} -10",
            stroke=shift(kind.green, 0.08),
            width=2,
        )
    bouquet(pen, kind, spots)


def mistletoe(pen: Pen, kind: Species) -> None:
    pen.path(taper(curve((-120, 70), (620, 120), -0.08, 12), 44, 26), shift(kind.bark, -0.06))
    pen.path(taper(curve((-120, 62), (620, 114), -0.08, 12), 26, 12), kind.bark)
    pen.path(taper(curve((330, 96), (420, 8), 0.1), 18, 7), shift(kind.bark, -0.03))
    spots: list[Clump] = []

    def fork(at: Point, turn: float, length: float, depth: int) -> None:
        tip = polar(*at, length, turn)
        pen.path(
            taper(curve(at, tip, pen.rng.uniform(-0.08, 0.08), 3), 2.6 + depth * 1.3, 2 + depth),
            shift(kind.green, -0.12),
        )
        spots.append((*tip, 12))
        if depth:
            for k in (-34, 34):
                fork(tip, turn + k + pen.rng.uniform(-12, 12), length * pen.rng.uniform(0.72, 0.95), depth - 1)

    for turn in (92, -92, 118, -116, 142, -144, 166, -168, 190):
        fork((MIDDLE, 104), turn, 50 * kind.vigour * pen.rng.uniform(0.8, 1.1), 3)
    tones = ramp(kind.green)
    for x, y, _ in spots:
        for k in (-32, 32):
            lit = tones[max(1, min(4, int(3.6 - (x - MIDDLE + y - 230) / 130 + pen.rng.uniform(-0.6, 0.6))))]
            pen.use(leaf(pen, kind.leaf, lit), x, y, kind.size, math.degrees(math.atan2(x - MIDDLE, 112 - y)) + k)
    sprinkle(pen, spots, fruit(pen, *kind.berry[:2]), kind.berry[2], kind.berry[3], hang=True)


def dodder(pen: Pen, kind: Species) -> None:
    clumps: list[Clump] = [
        (MIDDLE + dx, BUSH_FOOT - dy, 50)
        for dx, dy in ((-100, 60), (100, 64), (-40, 110), (50, 116), (0, 60), (-70, 130), (80, 40))
    ]
    leaves(pen, clumps, "narrow", kind.green, size=38, density=0.9)
    tones = ramp(kind.colour)
    for _ in range(46):
        x = MIDDLE + pen.rng.gauss(0, 75)
        swing, phase, high = (
            pen.rng.uniform(16, 44),
            pen.rng.uniform(0, 6),
            pen.rng.uniform(110, 215) * (1 - abs(x - MIDDLE) / 320),
        )
        pts = [
            (
                x + swing * math.sin(phase + k * 0.62) + (x - MIDDLE) * 0.03 * k,
                BUSH_FOOT - high * k / 11 - 8 * math.sin(phase + k * 1.2),
            )
            for k in range(12)
        ]
        pen.path(smooth(pts), stroke=tones[pen.rng.randrange(5)], width=pen.rng.uniform(2.2, 3.8))
    sprinkle(pen, clumps, flower(pen, *kind.blossom[:3]), kind.blossom[3], kind.blossom[4])

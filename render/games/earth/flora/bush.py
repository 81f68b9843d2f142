"""Bushes: near, dense and wider than tall, with many stems and no trunk."""

import math

from render.games.earth.curves import MIDDLE, Point, curve, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .broadleaf import raceme
from .flower import blossom, flower
from .foliage import Clump, leaves, sprinkle
from .fruit import fruit
from .ground import BUSH_FOOT
from .leaf import leaf
from .species import Species


def bouquet(pen: Pen, kind: Species, clumps: list[Clump]) -> None:
    if kind.bloom:
        style, colour, heart, count, size = kind.bloom
        if style == "raceme":
            for _ in range(count):
                x, y, r = pen.rng.choice(clumps)
                raceme(pen, x + pen.rng.uniform(-r, r) * 0.8, y - r * pen.rng.uniform(-0.2, 0.5), size, colour)
        else:
            sprinkle(
                pen,
                clumps,
                blossom(pen, style, colour, heart),
                count,
                size,
                hang=style in ("bell", "trumpet", "heartdrop"),
                top=size > 26,
            )
    if kind.fruit:
        style, colour, count, size = kind.fruit
        sprinkle(pen, clumps, fruit(pen, style, colour), count, size, hang=True)


def mound(pen: Pen, kind: Species) -> None:
    w, h = 158 * kind.vigour * kind.girth, 96 * kind.vigour
    clumps: list[Clump] = []
    for _ in range(500):
        a, q = pen.rng.uniform(0, 2 * math.pi), pen.rng.random() ** 0.5
        x, y = MIDDLE + w * q * math.cos(a), BUSH_FOOT - 100 * kind.vigour + h * q * math.sin(a)
        if all(math.hypot(x - c[0], y - c[1]) > 33 for c in clumps):
            clumps.append((x, y, 46 * pen.rng.uniform(0.85, 1.2)))
    clumps.sort(key=lambda c: c[1] + pen.rng.uniform(-12, 12))
    for i in range(9):
        x = MIDDLE + (i - 4) * 13
        pen.path(
            taper(curve((x, BUSH_FOOT + 6), (MIDDLE + (i - 4) * 32, BUSH_FOOT - 70), (i - 4) * 0.03), 8, 4),
            shift(kind.bark, -0.07 if i > 4 else 0.02),
        )
    leaves(pen, clumps, kind.leaf, kind.green, size=kind.size, density=1.05, droop=0.1)
    if kind.second:
        leaves(
            pen,
            [(x, y - 4, r * 0.8) for x, y, r in clumps],
            kind.leaf,
            kind.second,
            size=kind.size * 0.5,
            density=0.16,
            base=False,
        )
    if kind.colour:
        leaves(
            pen,
            [(x, y - r * 0.6, r * 0.5) for x, y, r in clumps if y < BUSH_FOOT - 110],
            kind.leaf,
            kind.colour,
            size=kind.size * 0.85,
            density=0.5,
            base=False,
        )
    bouquet(pen, kind, clumps)


def leafy_stem(
    pen: Pen,
    path: list[Point],
    kind: Species,
    *,
    size: float,
    every: int = 1,
    thick: float = 6,
    tones: tuple[str, ...] = (),
    start: int = 2,
) -> None:
    """A leafy leafy_stem: leaves in alternating order, the lit side lighter."""
    tones = tones or ramp(kind.green)
    pen.path(taper(path, thick, 2), shift(kind.bark if kind.bark != "#7E6049" else kind.green, -0.08))
    for i in range(start, len(path), every):
        side = 1 if (i // every) % 2 else -1
        way = turn_at(path, i)
        turn = way + side * pen.rng.uniform(48, 72)
        lit = 3 if math.sin(math.radians(turn)) < 0 else 2
        pen.use(
            leaf(pen, kind.leaf, tones[max(0, min(4, lit + pen.rng.choice((-1, 0, 0, 1))))]),
            *path[i],
            size * (1 - 0.4 * i / len(path)) * pen.rng.uniform(0.9, 1.12),
            turn,
        )
    pen.use(leaf(pen, kind.leaf, tones[3]), *path[-1], size * 0.55, turn_at(path, len(path) - 1))


def cane(pen: Pen, kind: Species) -> None:
    spots: list[Clump] = []
    for k, a in enumerate((-62, 60, -42, 44, -22, 24, -4, 10, -72, 74)):
        tip = polar(MIDDLE + a * 0.4, BUSH_FOOT, (290 - abs(a) * 1.3) * kind.vigour * pen.rng.uniform(0.85, 1), a)
        tip = (max(40, min(460, tip[0])), max(50, tip[1]))
        path = curve((MIDDLE + a * 0.35, BUSH_FOOT + 4), tip, -0.16 if a > 0 else 0.16, 11)
        tones = ramp(shift(kind.green, -0.07, -0.01)) if k < 3 else ()
        leafy_stem(pen, path, kind, size=kind.size, tones=tones)
        spots += [(x, y, 22) for x, y in path[4:]]
    bouquet(pen, kind, spots)


def wand(pen: Pen, kind: Species) -> None:
    """Upright rods set with blossom along their whole length."""
    for a in (-46, 44, -30, 32, -16, 18, -2, 6):
        tip = polar(MIDDLE + a * 0.5, BUSH_FOOT, (300 - abs(a)) * kind.vigour * pen.rng.uniform(0.86, 1), a * 0.8)
        path = curve((MIDDLE + a * 0.5, BUSH_FOOT + 4), (tip[0], max(56, tip[1])), 0.06 if a > 0 else -0.06, 12)
        leafy_stem(pen, path, kind, size=kind.size * 1.3, start=3)
        if kind.bloom:
            symbol = flower(pen, *kind.blossom[:3])
            for i in range(4, 12):
                if pen.rng.random() < kind.blossom[3] / 66:
                    pen.use(
                        symbol,
                        path[i][0] + pen.rng.uniform(-9, 9),
                        path[i][1] + pen.rng.uniform(-6, 6),
                        kind.blossom[4],
                        pen.rng.uniform(-50, 50),
                    )
        if kind.fruit:
            for _ in range(2):
                x, y = path[pen.rng.randrange(3, 10)]
                pen.use(
                    fruit(pen, *kind.berry[:2]),
                    x + pen.rng.uniform(-12, 12),
                    y + 8,
                    kind.berry[3],
                    pen.rng.uniform(-30, 30),
                )


def heath(pen: Pen, kind: Species) -> None:
    for k in range(58):
        a = pen.rng.gauss(0, 32)
        base = (MIDDLE + a * 2.2, BUSH_FOOT + 2)
        length = (215 - abs(a) * 1.7) * kind.vigour * pen.rng.uniform(0.72, 1)
        path = curve(base, polar(*base, max(60, length), a * 0.55), pen.rng.uniform(-0.1, 0.1), 12)
        pen.path(taper(path, 3.4, 1.2), shift(kind.green, -0.1))
        tones = ramp(kind.colour if k % 5 else kind.second)
        for i in range(3, 13):
            for s in (-1, 1):
                x, y = path[i]
                if i < 6:
                    pen.use(
                        leaf(pen, "narrow", ramp(kind.green)[pen.rng.choice((1, 2, 3))], rib=False),
                        x,
                        y,
                        15,
                        turn_at(path, i) + s * 40,
                        wide=1.6,
                    )
                else:
                    pen.use(
                        flower(pen, "bell", tones[3 if s < 0 else 1 + pen.rng.randrange(2)]),
                        x + s * 3,
                        y,
                        6.5,
                        s * -50 + turn_at(path, i),
                    )


def low(pen: Pen, kind: Species) -> None:
    """Creeping, with big leaves on short stalks."""
    tones = ramp(kind.green)
    spots = []
    for k in range(46):
        t = k / 46
        x, y = MIDDLE + pen.rng.uniform(-175, 175), BUSH_FOOT - 150 + 140 * t + pen.rng.uniform(-12, 12)
        y += abs(x - MIDDLE) * 0.35 * (1 - t)
        tone = tones[max(0, min(4, int(1.2 + 2.6 * t + pen.rng.uniform(-0.9, 0.9))))]
        pen.path(
            taper(curve((MIDDLE + (x - MIDDLE) * 0.7, BUSH_FOOT + 8), (x, y), pen.rng.uniform(-0.15, 0.15)), 4, 3),
            tones[0],
        )
        size = kind.size * pen.rng.uniform(0.8, 1.15)
        turn = (x - MIDDLE) * 0.32 + pen.rng.uniform(-28, 28)
        if kind.colour:
            pen.use(leaf(pen, kind.leaf, kind.colour), x, y + 4, size * 1.14, turn)
            pen.use(leaf(pen, kind.leaf, kind.second), x, y + 2, size * 1.02, turn)
            size *= 0.82
        pen.use(leaf(pen, kind.leaf, tone), x, y, size, turn)
        spots.append((x, y - 26, 20))
    for style, at in ((kind.bloom, spots), (kind.fruit, spots)):
        if style:
            symbol = flower(pen, *style[:3]) if style is kind.bloom else fruit(pen, *style[:2])
            for x, y, _ in pen.rng.sample(at, style[-2]):
                pen.path(taper([(x, y + 30), (x + 2, y)], 3, 2.5), tones[0])
                pen.use(symbol, x, y - 6, style[-1], pen.rng.uniform(-14, 14))

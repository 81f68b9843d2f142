"""Herbs of the kitchen garden that no other herb looks like: basil, mint, potato, chilli, coleus."""

import math

from render.games.earth.curves import MIDDLE, Point, curve, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import mix, ramp, shift

from .flower import flower
from .fruit import fruit
from .ground import HERB_FOOT
from .kitchen import roots
from .leaf import leaf
from .species import Species


def basil(pen: Pen, kind: Species) -> None:
    """A bushy dome of leaf heads, each two pairs of broad cupped leaves crosswise."""
    tones = ramp(kind.green)
    heads = [
        (-128, 92, 0.8),
        (126, 96, 0.8),
        (-84, 166, 0.92),
        (88, 172, 0.9),
        (0, 232, 1.0),
        (-46, 108, 1.0),
        (52, 112, 1.0),
    ]
    for dx, up, _ in heads:
        stalk = curve((MIDDLE + dx * 0.12, HERB_FOOT + 4), (MIDDLE + dx, HERB_FOOT - up), dx / 800, 8)
        pen.path(taper(stalk, 9, 5), tones[1])
    for dx, up, part in [*heads, (0, 158, 1.12)]:
        x, y, size = MIDDLE + dx, HERB_FOOT - up, kind.size * part
        for a, far, tone in ((-84, 1.0, 2), (84, 1.0, 0), (-142, 0.8, 1), (142, 0.8, 0), (-40, 0.92, 3), (40, 0.92, 2)):
            pen.use(leaf(pen, "heart", tones[tone]), x, y, size * far, a + pen.rng.uniform(-6, 6) + dx * 0.08)
        for a, tone in ((-52, 4), (50, 3), (0, 4)):
            pen.use(leaf(pen, "ovate", tones[tone]), x, y - 2, size * 0.52, a + dx * 0.08)
    if kind.bloom:
        for i in range(7):
            x, y = MIDDLE, HERB_FOOT - 268 - i * 9
            for s in (-1, 1):
                pen.use(flower(pen, "pea", kind.blossom[1]), x + s * (10 - i), y, 9.5 - i * 0.7, s * 62)


def mint(pen: Pen, kind: Species) -> None:
    """A row of straight stems from one runner, flowers in rings between the uppermost leaves."""
    tones = ramp(kind.green)
    runner = curve((MIDDLE - 190, HERB_FOOT + 4), (MIDDLE + 190, HERB_FOOT + 2), -0.03, 10)
    pen.path(taper(runner, 9, 7), mix(kind.green, "#8A5A6A", 0.45))
    for dx, h in ((-142, 214), (140, 226), (-72, 266), (74, 254), (0, 312)):
        path = curve((MIDDLE + dx, HERB_FOOT), (MIDDLE + dx * 1.08, HERB_FOOT - h), 0.02, 14)
        pen.path(taper(path, 7, 4), mix(kind.green, "#8A5A6A", 0.3))
        for i in range(2, 11, 2):
            for s in (-1, 1):
                tone = tones[(3 if s < 0 else 1) + (i > 6) * (s > 0)]
                pen.use(leaf(pen, kind.leaf, tone), *path[i], kind.size * (1 - 0.04 * i), s * (66 - i))
        whorls(pen, path, kind)


def whorls(pen: Pen, path: list[Point], kind: Species) -> None:
    if kind.bloom:
        shades = ramp(kind.blossom[1], 0.12)
        for i, wide in ((9, 20), (10, 18), (11, 16), (12, 14), (13, 11), (14, 8)):
            x, y = path[i]
            for k in range(7):
                side = (k - 3) / 3
                tone = shades[max(1, min(4, round(2.6 - side * 1.4)))]
                pen.disc(x + side * wide, y - 4 * (1 - side * side) + 2, 4.4, tone, ry=5.4)


def potato(pen: Pen, kind: Species) -> None:
    """As much below the ground as above it."""
    tones = ramp(kind.green)
    if kind.fruit:
        roots(pen, kind.berry[1], 300, 1.45)
    for a, h in ((-66, 170), (64, 176), (-38, 214), (36, 208), (-12, 236), (14, 228)):
        base = (MIDDLE + a * 0.25, 304)
        path = curve(base, polar(*base, h, a), a / 240, 10)
        pen.path(taper(path, 6, 3), tones[0])
        for i in range(3, 11, 2):
            for s in (-1, 1):
                big = kind.size * (0.5 + 0.05 * i)
                pen.use(
                    leaf(pen, "ovate", tones[3 if s < 0 else 1]), *path[i], big, turn_at(path, i) + s * 62, wide=1.2
                )
        pen.use(leaf(pen, "ovate", tones[4]), *path[-1], kind.size * 1.05, turn_at(path, 10), wide=1.2)
    if kind.bloom:
        star = flower(pen, "star", kind.blossom[1], kind.blossom[2])
        for dx, y in ((-58, 92), (-30, 70), (-4, 88), (36, 64), (62, 84), (30, 98)):
            pen.use(star, MIDDLE + dx, y, 17, dx)


def chilli(pen: Pen, kind: Species) -> None:
    """A forking little bush, hung with pods from green to red."""
    tones = ramp(kind.green)
    forks: list[Point] = []
    for a, h in ((-46, 196), (44, 202), (-22, 248), (22, 254), (0, 210)):
        base = (MIDDLE, HERB_FOOT - 70)
        path = curve(base, polar(*base, h - 70, a), a / 260, 10)
        pen.path(taper(path, 9, 4), shift(kind.green, -0.1))
        for i in range(4, 11, 2):
            for s in (-1, 1):
                big = kind.size * pen.rng.uniform(0.9, 1.15)
                pen.use(
                    leaf(pen, "lance", tones[3 if s < 0 else 2]), *path[i], big, turn_at(path, i) + s * 66, wide=1.7
                )
        forks += [path[5], path[8], path[10]]
    pen.path(taper([(MIDDLE, HERB_FOOT + 6), (MIDDLE, HERB_FOOT - 80)], 15, 10), shift(kind.green, -0.12))
    ripeness = ("#3F8A3C", "#6FA83C", "#D8702F", "#D2352B", "#B5262B")
    for k, (x, y) in enumerate(forks):
        tone = ripeness[(k * 3) % 5]
        pen.path(taper(curve((x, y), (x + 3, y + 16), 0.2, 4), 3.5, 3), tones[1])
        pen.use(fruit(pen, "pod", tone), x + 3, y + 44, 19, pen.rng.uniform(-14, 14))


def coleus(pen: Pen, kind: Species) -> None:
    """Painted leaves in tiers, from the rim of the plant to its crown."""
    dark = mix(kind.green, "#3A1830", 0.55)
    tiers = ((150, 26, 9, 1.12), (128, 82, 8, 1.06), (94, 136, 7, 0.98), (56, 182, 5, 0.86), (20, 216, 4, 0.66))
    for half, up, count, part in tiers:
        for k in range(count):
            t = (k - (count - 1) / 2) / max(1, (count - 1) / 2)
            x, y = MIDDLE + half * t, HERB_FOOT - up - 18 * math.cos(t * 1.5)
            turn = t * 88 + pen.rng.uniform(-7, 7)
            size = kind.size * part * pen.rng.uniform(0.94, 1.06)
            light = -0.05 * t
            pen.use(leaf(pen, "toothed", shift(kind.second, light)), x, y + 8, size * 1.16, turn, wide=1.25)
            pen.use(leaf(pen, "heart", shift(kind.green, light)), *polar(x, y + 8, size * 0.09, turn), size * 0.9, turn)
            pen.use(
                leaf(pen, "lance", dark, rib=False), *polar(x, y + 8, size * 0.14, turn), size * 0.6, turn, wide=1.5
            )
    if kind.bloom:
        shades = ramp(kind.blossom[1], 0.1)
        for dx, h in ((-40, 300), (34, 312)):
            path = curve((MIDDLE + dx * 0.4, HERB_FOOT - 200), (MIDDLE + dx, HERB_FOOT - h), 0.05, 10)
            pen.path(taper(path, 4, 2), dark)
            for i in range(3, 11):
                for s in (-1, 1):
                    pen.disc(path[i][0] + s * 6, path[i][1], 4.6 - i * 0.2, shades[3 if s < 0 else 2])

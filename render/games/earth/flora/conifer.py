"""Conifers: tiers of boughs round a straight stem, and pines with their shelves."""

import math

from render.games.earth.flora.species import Species

from render.games.earth.curves import MIDDLE, blob, curve, n, smooth, taper
from render.games.earth.flora.broadleaf import TREE_FOOT, bark_marks, root_flare, trunk
from render.games.earth.flora.foliage import grow, limbs, sprinkle
from render.games.earth.flora.fruit import fruit
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift


def conifer(pen: Pen, kind: Species, tall: float) -> None:
    giant = kind.form == "sequoia"
    tall = min(tall + 24, 346)
    top = TREE_FOOT - tall
    thick = 62 if giant else 17
    bare = 0.36 if giant else 0.10
    pen.path(
        taper(
            [
                (MIDDLE, TREE_FOOT + 6),
                (MIDDLE, TREE_FOOT - 30),
                (MIDDLE + 1, TREE_FOOT - tall * 0.55),
                (MIDDLE, top + 12),
            ],
            thick * 1.35,
            3,
            0.6,
        ),
        shift(kind.bark, -0.09, -0.01),
    )
    pen.path(
        taper(
            [
                (MIDDLE - thick * 0.16, TREE_FOOT + 4),
                (MIDDLE - thick * 0.14, TREE_FOOT - 30),
                (MIDDLE - 2, TREE_FOOT - tall * 0.55),
                (MIDDLE - 1, top + 14),
            ],
            thick * 0.8,
            2,
            0.6,
        ),
        kind.bark,
    )
    if giant:
        for i in range(9):
            x = MIDDLE - thick * 0.44 + i * thick * 0.11
            pen.path(
                smooth(
                    [
                        (x, TREE_FOOT + 4),
                        (MIDDLE + (x - MIDDLE) * 0.62, TREE_FOOT - 50),
                        (MIDDLE + (x - MIDDLE) * 0.42, TREE_FOOT - 150),
                    ]
                ),
                stroke=shift(kind.bark, -0.14 if i % 2 else 0.07),
                width=2,
                alpha=0.7,
            )
    tones = ramp(kind.green, 0.15)
    tiers = 15 if kind.form != "larch" else 13
    for i in range(tiers):
        t = 1 - i / (tiers - 1)  # lowest tier first, so upper boughs lie over lower ones
        y = top + 16 + (tall * (1 - bare) - 34) * t
        half = (8 + kind.girth * (92 if not giant else 64) * t**0.85) * pen.rng.uniform(0.9, 1.08)
        boughs = 7 if kind.form != "larch" else 6
        for b in sorted(range(boughs), key=lambda b: -abs(b - (boughs - 1) / 2)):
            s = (b - (boughs - 1) / 2) / ((boughs - 1) / 2)
            _bough(pen, MIDDLE, y - 8, s * half, half * 0.22 + 12 * (1 - abs(s)) + 4, tones, s, dense=True)
    for k in (-22, 0, 22):
        pen.path(
            taper(curve((MIDDLE, top + 24), polar(MIDDLE, top + 24, 26 - abs(k) * 0.4, k), 0), 6, 1),
            tones[2 if k > 0 else 3],
        )
    if kind.fruit:
        style, colour, count, size = kind.fruit
        for _ in range(count):
            t = pen.rng.uniform(0.3, 0.95)
            pen.use(
                fruit(pen, style, colour),
                MIDDLE + pen.rng.uniform(-0.7, 0.7) * 92 * t * kind.girth,
                top + 26 + (tall * (1 - bare) - 30) * t,
                size,
            )


def _bough(
    pen: Pen, x: float, y: float, reach: float, sag: float, tones: tuple[str, ...], side: float, *, dense: bool
) -> None:
    """One drooping branch with needle fringes; left ones catch the light."""
    pts = curve((x, y), (x + reach, y + sag), 0.16 if reach > 0 else -0.16, 7)
    lit = 2.1 - side * 1.25
    length = abs(reach) * 0.2 + 13
    for i in range(1, 8):
        for k in range(3 if dense else 2):
            px, py = pts[i]
            px += pen.rng.uniform(-5, 5)
            tone = tones[max(0, min(4, round(lit + pen.rng.uniform(-1, 1) - (k == 0) * 0.8)))]
            heading = (
                (110 if reach > 0 else -110) * (0.35 + 0.35 * i / 7) + pen.rng.uniform(-16, 16)
                if abs(side) > 0.15
                else pen.rng.uniform(-30, 30)
            )
            heading = 180 - heading
            tip = polar(px, py, length * pen.rng.uniform(0.7, 1.05) * (1 - i * 0.045), heading)
            pen.path(taper(curve((px, py - 3), tip, pen.rng.uniform(-0.1, 0.1), 3), 6.5 if dense else 4.5, 0.8), tone)


def pine(pen: Pen, kind: Species, tall: float) -> None:
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
        sprinkle(pen, clumps, fruit(pen, kind.fruit[0], kind.fruit[1]), kind.fruit[2], kind.fruit[3], hang=True)

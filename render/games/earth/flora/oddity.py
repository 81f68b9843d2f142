"""Bushes like no other bush."""

import math

from render.games.earth.curves import MIDDLE, blob, curve, n, smooth, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import mix, ramp, shift

from .flower import blossom, flower
from .fruit import fruit
from .ground import BUSH_FOOT
from .leaf import leaf
from .species import Species


def rafflesia(pen: Pen, kind: Species) -> None:
    x, y = MIDDLE, 272
    for a in range(-90, 100, 20):
        pen.use(
            leaf(pen, "lance", ramp(kind.green)[pen.rng.randrange(0, 3)]),
            x + a * 1.3,
            BUSH_FOOT,
            150,
            a + pen.rng.uniform(-8, 8),
        )
    for _k, a in enumerate((36, 108, -108, -36, 180)):
        cx, cy = x + 112 * math.sin(math.radians(a)), y - 78 * math.cos(math.radians(a))
        lit = shift(kind.colour, 0.05 if a < 0 else -0.05)
        pen.path(blob(pen.rng, cx, cy, 86, 64, 0.04), shift(lit, -0.09))
        pen.path(blob(pen.rng, cx - 3, cy - 5, 79, 56, 0.04), lit)
        for i in range(26):
            px, py = polar(cx, cy, 64 * (i / 26) ** 0.5, i * 137.5)
            pen.disc(px, cy + (py - cy) * 0.7, pen.rng.uniform(2.5, 7), kind.second, alpha=0.85)
    pen.disc(x, y, 86, shift(kind.colour, -0.02), ry=62)
    pen.disc(x - 4, y - 6, 80, shift(kind.colour, 0.08, 0.02), ry=55)
    pen.disc(x, y, 56, shift(kind.colour, -0.22), ry=36)
    for i in range(16):
        px, py = polar(x, y, 34 * (i / 16) ** 0.5, i * 137.5)
        pen.path(taper([(px, y + (py - y) * 0.6 + 4), (px, y + (py - y) * 0.6 - 12)], 6, 2), kind.second)


def asparagus(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for dx in (-150, 140, -96, 100):  # the ferny summer growth behind
        path = curve((MIDDLE + dx * 0.6, BUSH_FOOT), (MIDDLE + dx * 1.15, 90 + abs(dx) * 0.4), 0.05, 16)
        pen.path(taper(path, 4, 1), tones[1])
        for i in range(4, 17):
            for s in (-1, 1):
                for k in range(4):
                    tip = polar(*path[i], (70 - i * 3) * pen.rng.uniform(0.5, 1), turn_at(path, i) + s * (35 + k * 13))
                    pen.path(
                        f"M{n(path[i][0])} {n(path[i][1])}L{n(tip[0])} {n(tip[1])}",
                        stroke=tones[pen.rng.choice((1, 2, 2, 3))],
                        width=1.6,
                        alpha=0.9,
                    )
        for _ in range(5):
            i = pen.rng.randrange(5, 15)
            pen.use(
                fruit(pen, *kind.berry[:2]),
                path[i][0] + pen.rng.uniform(-24, 24),
                path[i][1] + pen.rng.uniform(-8, 8),
                5,
            )
    for dx in (-72, 66, -38, 34, 0):
        h = (232 - abs(dx) * 0.9) * kind.vigour
        x = MIDDLE + dx
        for part, slip, tone in ((1, 0, tones[1]), (0.6, -0.16, tones[3])):
            pen.path(
                taper(
                    [
                        (x + 22 * slip, BUSH_FOOT + 8),
                        (x + 22 * slip, BUSH_FOOT - h * 0.5),
                        (x + 20 * slip, BUSH_FOOT - h),
                    ],
                    23 * part,
                    15 * part,
                ),
                tone,
            )
        for i in range(6):
            pen.use(
                leaf(pen, "ovate", mix(kind.colour, kind.green, 0.25), rib=False),
                x + (7 if i % 2 else -7),
                BUSH_FOOT - 24 - i * h * 0.115,
                25,
                14 if i % 2 else -14,
            )
        for i in range(9):
            pen.use(
                leaf(pen, "ovate", mix(kind.colour, tones[3], i / 14), rib=False),
                x + (6 if i % 2 else -6) * (1 - i / 11),
                BUSH_FOOT - h + 16 - i * 6.5,
                28 - i,
                (16 if i % 2 else -16) * (1 - i / 10),
            )


def onion(pen: Pen, kind: Species) -> None:
    tones, skin = ramp(kind.green), ramp(kind.colour)
    for dx, size in ((-104, 0.8), (100, 0.84), (0, 1.1)):
        x, y = MIDDLE + dx, BUSH_FOOT - 34 * size
        for a in (-26, 24, -12, 12):
            pen.path(
                taper(
                    curve(
                        (x, y - 30 * size),
                        polar(x, y, 200 * size * pen.rng.uniform(0.8, 1), a),
                        0.16 if a > 0 else -0.16,
                    ),
                    13 * size,
                    2,
                ),
                tones[3 if a < 0 else 1],
            )
        pen.path(taper(curve((x, y - 30), (x + pen.rng.uniform(-8, 8), BUSH_FOOT - 268 * size), 0.02), 7, 5), tones[2])
        pen.use(blossom(pen, *kind.blossom[:3]), x, BUSH_FOOT - 268 * size, kind.blossom[4] * size)
        s = 46 * size
        bulb = [
            (x, y - s * 1.25),
            (x + s * 0.25, y - s * 0.8),
            (x + s, y - s * 0.1),
            (x + s * 0.6, y + s * 0.7),
            (x, y + s * 0.82),
            (x - s * 0.6, y + s * 0.7),
            (x - s, y - s * 0.1),
            (x - s * 0.25, y - s * 0.8),
        ]
        pen.path(smooth(bulb, closed=True), skin[2])
        pen.path(smooth([bulb[0], bulb[1], bulb[2], bulb[3], bulb[4], (x + s * 0.35, y)], closed=True), skin[1])
        for k in (-0.55, -0.2, 0.2, 0.55):
            pen.path(
                smooth([(x, y - s * 1.1), (x + s * k * 1.2, y - s * 0.1), (x + s * k * 0.4, y + s * 0.75)]),
                stroke=skin[0],
                width=1.5,
                alpha=0.5,
            )
        pen.disc(x - s * 0.42, y - s * 0.1, s * 0.12, skin[4], ry=s * 0.3, turn=18, alpha=0.8)


def flytrap(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for k, a in enumerate((-78, 76, -54, 52, -30, 30, -10, 12, -66, 66, 0)):
        length = (205 - abs(a) * 0.75) * (1 if k < 7 else 0.62)
        path = curve((MIDDLE, BUSH_FOOT), polar(MIDDLE, BUSH_FOOT, length, a), 0.12 if a < 0 else -0.12, 8)
        pen.path(taper(path, 8, 22, 0.7), tones[1 + (a < 0)])
        x, y = path[-1]
        way, s = turn_at(path, 8), 40 if k < 7 else 28
        for side in (-1, 1):
            g = (
                f'<g transform="translate({n(x)} {n(y)}) rotate({n(way + side * 34)}) '
                f'scale({side * s / 40:.2f} {s / 40:.2f})">'
            )
            teeth = "".join(
                f'<path d="M{n(polar(14, -26, 27, t)[0])} {n(polar(14, -26, 27, t)[1])}'
                f"L{n(polar(14, -26, 44, t + 8)[0])} "
                f'{n(polar(14, -26, 44, t + 8)[1])}" stroke="{tones[3]}" stroke-width="2.6" stroke-linecap="round"/>'
                for t in range(-40, 150, 19)
            )
            lobe, mouth = tones[3 if side < 0 else 2], shift(kind.colour, 0.03 if side < 0 else -0.07)
            pen.add(
                f'{g}{teeth}<ellipse cx="14" cy="-26" rx="22" ry="31" fill="{lobe}"/>'
                f'<ellipse cx="11" cy="-25" rx="16" ry="25" fill="{mouth}"/></g>'
            )
    pen.path(taper(curve((MIDDLE, BUSH_FOOT - 20), (MIDDLE + 12, 96), 0.03), 6, 4), tones[1])
    for dx, dy in ((-12, 6), (38, 0), (12, -22)):
        pen.use(flower(pen, "five", "#FFFAF0", "#D8E08A"), MIDDLE + dx, 92 + dy, 20)


def pitcher(pen: Pen, kind: Species) -> None:
    tones, cup = ramp(kind.green), ramp(kind.colour)
    pen.path(taper(curve((MIDDLE, BUSH_FOOT + 4), (MIDDLE + 8, 110), 0.04), 11, 6), tones[0])
    for y, a in ((344, -70), (332, 68), (264, -64), (248, 62), (184, -58), (168, 58), (128, -30), (124, 32)):
        path = curve((MIDDLE, y), polar(MIDDLE, y, 104, a), 0.12 if a < 0 else -0.12, 8)
        pen.use(leaf(pen, "lance", tones[3 if a < 0 else 2]), MIDDLE, y, 122, a, wide=1.35)
        if abs(a) < 40:
            continue
        x0, y0 = path[-1]
        side = -1 if a < 0 else 1
        x, yy = x0 + side * 12, y0 + 48
        pen.path(
            smooth([(x0, y0), (x0 + side * 24, y0 + 20), (x + side * 4, yy + 62), (x, yy + 72)]),
            stroke=tones[1],
            width=3,
        )
        body = [
            (x - 17, yy),
            (x - 15, yy + 22),
            (x - 21, yy + 50),
            (x, yy + 74),
            (x + 21, yy + 50),
            (x + 15, yy + 22),
            (x + 17, yy),
        ]
        pen.path(smooth(body) + "Z", cup[2])
        pen.path(
            smooth([(x + 4, yy), (x + 5, yy + 40), (x, yy + 74), (x + 21, yy + 50), (x + 15, yy + 22), (x + 17, yy)])
            + "Z",
            cup[1],
        )
        for _ in range(9):
            pen.disc(
                x + pen.rng.uniform(-14, 12),
                yy + pen.rng.uniform(8, 60),
                pen.rng.uniform(1.5, 3.2),
                kind.second,
                alpha=0.9,
            )
        pen.disc(x, yy, 20, kind.second, ry=8)
        pen.disc(x, yy + 1, 14, shift(kind.colour, -0.25), ry=4.5)
        pen.path(
            f"M{n(x - side * 16)} {n(yy - 4)}Q{n(x - side * 12)} {n(yy - 34)} {n(x + side * 16)} "
            f"{n(yy - 26)}Q{n(x + side * 6)} {n(yy - 10)} {n(x - side * 16)} {n(yy - 4)}Z",
            tones[3],
        )


def orchid(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for a in (-74, 72, -56, 54, -38, 40, -20, 20, 0):
        base = (MIDDLE + a * 0.5, BUSH_FOOT + 4)
        pen.path(
            taper(curve(base, polar(*base, 190 - abs(a) * 0.5, a), 0.16 if a < 0 else -0.16), 17, 2),
            tones[3 if a < 0 else 1],
        )
    bloom = flower(pen, *kind.blossom[:3])
    for a, h in ((-26, 275), (20, 296), (42, 235), (-48, 220)):
        tip = polar(MIDDLE + a * 0.3, BUSH_FOOT, h, a)
        path = curve((MIDDLE + a * 0.2, BUSH_FOOT), (tip[0], max(58, tip[1])), 0.14 if a < 0 else -0.14, 12)
        pen.path(taper(path, 6, 3), tones[0])
        for i in range(5, 13):
            side = 1 if i % 2 else -1
            x, y = polar(*path[i], 17, turn_at(path, i) + side * 80)
            pen.use(bloom, x, y, kind.blossom[4] * (1.25 - 0.045 * i), side * 18 + a * 0.4)
            for k in range(5):
                px, py = polar(x, y, 10, k * 72 + 20)
                pen.disc(px, py, 1.8, kind.colour, alpha=0.8)


def amaranth(pen: Pen, kind: Species) -> None:
    for dx, h in ((-92, 190), (88, 200), (-46, 250), (44, 236), (0, 296)):
        x = MIDDLE + dx
        pen.path(
            taper([(x, BUSH_FOOT + 6), (x + pen.rng.uniform(-5, 5), BUSH_FOOT - h * 0.5), (x, BUSH_FOOT - h)], 10, 4),
            "#A8405A",
        )
        for k in range(26):
            t = k / 25
            tone = (
                mix(kind.green, kind.colour, min(1, t * 1.9))
                if t < 0.55
                else mix(kind.colour, kind.second, (t - 0.55) * 2)
            )
            a = k * 137.5
            side = math.sin(math.radians(a))
            pen.use(
                leaf(pen, "lance", shift(tone, -0.05 * side + pen.rng.uniform(-0.03, 0.03))),
                x,
                BUSH_FOOT - 20 - t * (h - 24),
                (82 - 46 * t) * (0.65 + 0.35 * abs(side)),
                side * 96 * (1 - 0.55 * t),
            )

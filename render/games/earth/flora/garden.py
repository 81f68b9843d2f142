"""Herbs of bed and field: strawberry, tulip, corn, sunflower and the rest."""

import math

from render.games.earth.curves import MIDDLE, curve, n, smooth, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .flower import flower
from .grass import blade
from .ground import HERB_FOOT
from .leaf import leaf
from .species import Species


def spikes(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for _k in range(26):
        lean = pen.rng.gauss(0, 30)
        blade(pen, (MIDDLE + lean, HERB_FOOT + 4), pen.rng.uniform(80, 140), lean, 8, tones[pen.rng.randrange(1, 4)])
    for lean in (-40, 38, -30, 29, -21, 20, -13, 12, -5, 4):
        base = (MIDDLE + lean * 1.2, HERB_FOOT)
        path = curve(
            base, polar(*base, (305 - abs(lean) * 2.2) * pen.rng.uniform(0.9, 1.02), lean * 0.75), -lean / 420, 18
        )
        pen.path(taper(path, 4, 2.5), tones[1])
        shades = ramp(kind.colour if pen.rng.random() < 0.7 else kind.second)
        for i in range(10, 19):
            for s, tone in ((-1, 3), (1, 1), (0, 2)):
                big = 15 * math.sin(0.7 + 2 * (i - 10) / 9)
                pen.use(
                    leaf(pen, "ovate", shades[tone], rib=False),
                    path[i][0] + s * 5,
                    path[i][1],
                    big + 4,
                    turn_at(path, i) + s * 38,
                    wide=1.4,
                )


def strawberry(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for dx, dy in ((-130, 120), (128, 128), (-60, 190), (66, 180), (0, 140), (-96, 60), (100, 58), (0, 222)):
        x, y = MIDDLE + dx, HERB_FOOT - dy
        pen.path(taper(curve((MIDDLE + dx * 0.1, HERB_FOOT), (x, y), dx / 900), 5, 3.5), tones[0])
        for a in (-72, 72, 0):
            pen.use(
                leaf(pen, kind.leaf, tones[3 if a < 0 else 2 if a == 0 else 1]),
                x,
                y,
                kind.size * 1.15,
                a + dx * 0.12,
                wide=1.15,
            )
    for k in range(6):
        x, y = MIDDLE + (k - 2.5) * 58, HERB_FOOT - 120 - (k % 3) * 62
        pen.path(taper(curve((MIDDLE, HERB_FOOT), (x, y), (k - 2.5) * 0.04), 3, 2.4), tones[2])
        pen.use(flower(pen, *kind.blossom[:3]), x, y, kind.blossom[4], k * 20)
    for k in range(7):
        x, y = MIDDLE + (k - 3) * 46 + pen.rng.uniform(-8, 8), HERB_FOOT - 26 - (k % 2) * 44
        pen.path(smooth(curve((MIDDLE + (k - 3) * 26, y - 50), (x, y - 18), 0.2, 4)), stroke=tones[2], width=2.6)
        s = kind.berry[3] * 1.25
        berry = ramp(kind.berry[1])
        pen.path(
            smooth(
                [
                    (x - s, y - s * 0.5),
                    (x - s * 0.6, y + s * 0.5),
                    (x, y + s * 1.2),
                    (x + s * 0.6, y + s * 0.5),
                    (x + s, y - s * 0.5),
                    (x, y - s * 0.8),
                ],
                closed=True,
            ),
            berry[2],
        )
        pen.path(
            smooth(
                [
                    (x + s * 0.2, y - s * 0.7),
                    (x + s * 0.3, y + s * 0.4),
                    (x, y + s * 1.2),
                    (x + s * 0.6, y + s * 0.5),
                    (x + s, y - s * 0.5),
                ],
                closed=True,
            ),
            berry[1],
        )
        for j in range(8):
            px, py = polar(x, y, s * 0.66 * (j / 8) ** 0.5, j * 137.5)
            pen.disc(px, py, 1.6, "#F9E2A0", ry=2.3)
        for a in (-80, -40, 0, 40, 80):
            pen.use(leaf(pen, "lance", tones[3]), x, y - s * 0.75, s * 0.95, a)


def tulips(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for dx, h, s in ((-104, 190, 46), (106, 202, 47), (-44, 258, 52), (54, 246, 50), (4, 306, 54)):
        base = (MIDDLE + dx * 0.55, HERB_FOOT + 6)
        path = curve(base, (MIDDLE + dx, HERB_FOOT - h + 40), dx / 1500, 10)
        for side in (-1, 1):
            way = side * (24 + pen.rng.uniform(0, 12)) + dx * 0.12
            pen.use(
                leaf(pen, "lance", tones[3 if side < 0 else 1]),
                *base,
                176 * pen.rng.uniform(0.85, 1.05),
                way,
                wide=1.15,
            )
        pen.path(taper(path, 8, 6), tones[2])
        pen.use(flower(pen, "tulip", kind.colour if dx % 4 else kind.second), *path[-1], s, turn_at(path, 10))


def corn(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for dx, h in ((-104, 262), (104, 270), (0, 318)):
        x = MIDDLE + dx
        pen.path(taper([(x, HERB_FOOT + 6), (x + 2, HERB_FOOT - h * 0.5), (x, HERB_FOOT - h + 26)], 17, 7), tones[1])
        pen.path(
            taper([(x - 3, HERB_FOOT + 6), (x - 1, HERB_FOOT - h * 0.5), (x - 1, HERB_FOOT - h + 26)], 8, 3), tones[3]
        )
        for a in range(-40, 50, 13):
            end = polar(x, HERB_FOOT - h + 34, 50, a)
            pen.path(taper(curve((x, HERB_FOOT - h + 34), end, a / 300), 5, 2), "#D9B86A" if a < 0 else "#B99650")
        for i in range(6):
            s = 1 if i % 2 else -1
            start = (x, HERB_FOOT - 24 - i * h * 0.125)
            tip = (x + s * (96 - i * 6), start[1] + 6 - i * 5)
            pen.path(taper(curve(start, tip, -s * 0.42, 10), 19, 1, 1.3), tones[3 if s < 0 else 2])
        cy = HERB_FOOT - h * 0.46
        side = -1 if dx > 0 else 1
        g = f'<g transform="translate({n(x + side * 15)} {n(cy)}) rotate({side * 18})">'
        grains = "".join(
            f'<circle cx="{-9 + 6 * c}" cy="{-54 + 6.4 * r}" r="3.5" fill="{shift(kind.colour, 0.04 - 0.03 * c)}"/>'
            for r in range(10)
            for c in range(4)
        )
        pen.add(
            g
            + f'<ellipse cx="0" cy="-26" rx="15" ry="40" fill="{shift(kind.colour, -0.1)}"/>'
            + grains
            + f'<path d="M0 20C-26 6 -26 -24 -15 -44C-10 -20 -4 0 0 20Z" fill="{tones[3]}"/>'
            f'<path d="M0 20C26 6 26 -24 15 -44C10 -20 4 0 0 20Z" fill="{tones[1]}"/></g>'
        )


def sunflower(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for dx, top, r in ((-116, 200, 54), (118, 186, 56), (0, 128, 88)):
        x = MIDDLE + dx
        path = curve((MIDDLE + dx * 0.7, HERB_FOOT + 6), (x, top), 0.03, 10)
        pen.path(taper(path, 13 if dx == 0 else 9, 8), tones[1])
        for i, s in ((2, -1), (4, 1), (6, -1)):
            pen.use(leaf(pen, kind.leaf, tones[3 if s < 0 else 2]), *path[i], r * 1.0, s * 76)
        pen.use(flower(pen, "sun", kind.colour, kind.second), x, top, r, 6)


def clamshell(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for dx in (-50, 0, 48):
        pen.path(
            smooth(
                [
                    (MIDDLE + dx - 8, HERB_FOOT - 96),
                    (MIDDLE + dx - 23, HERB_FOOT - 30),
                    (MIDDLE + dx, HERB_FOOT + 10),
                    (MIDDLE + dx + 23, HERB_FOOT - 30),
                    (MIDDLE + dx + 8, HERB_FOOT - 96),
                ],
                closed=True,
            ),
            tones[2 if dx < 40 else 1],
        )
        for s in (-1, 1):
            pen.path(
                taper(
                    curve((MIDDLE + dx, HERB_FOOT - 90), (MIDDLE + dx + s * 84, HERB_FOOT - 190), -s * 0.24, 8),
                    22,
                    2,
                    1.4,
                ),
                tones[3 if s < 0 else 1],
            )
    path = curve((MIDDLE, HERB_FOOT - 90), (MIDDLE + 14, 52), 0.05, 12)
    pen.path(taper(path, 6, 4), tones[0])
    for i in (3, 5, 7, 9, 11):
        s = 1 if i % 4 == 1 else -1
        x, y = path[i][0] + s * 44, path[i][1] - 8
        pen.path(smooth([path[i], (x - s * 14, y + 2), (x, y)]), stroke=tones[1], width=4)
        for a in (-64, -26, 26, 64, 0):  # ribbons hang, the shell stands above
            pen.path(
                taper(curve((x, y), polar(x, y, 52, 180 + a), a / 200, 6), 9, 1.5),
                shift(kind.second, 0.03 if a < 0 else -0.06),
            )
        pen.path(
            f"M{n(x)} {n(y + 10)}C{n(x - 34)} {n(y + 2)} {n(x - 30)} {n(y - 34)} {n(x)} {n(y - 34)}"
            f"C{n(x + 30)} {n(y - 34)} {n(x + 34)} {n(y + 2)} {n(x)} {n(y + 10)}Z",
            kind.colour,
        )
        for a in (-44, -22, 0, 22, 44):
            e = polar(x, y + 6, 34, a)
            pen.path(f"M{n(x)} {n(y + 6)}L{n(e[0])} {n(e[1])}", stroke=shift(kind.colour, 0.13), width=2)


def swords(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for lean in (-58, 56, -44, 42, -32, 31, -21, 22, -11, 12, -3, 4):
        base = (MIDDLE + lean * 0.5, HERB_FOOT + 8)
        length = (300 - abs(lean) * 1.3) * pen.rng.uniform(0.88, 1)
        path = curve(base, polar(*base, length, lean), -lean / 460, 9)
        for wide, tone in ((24, kind.colour), (19, tones[3 if lean < 0 else 1]), (4, kind.second)):
            pen.path(taper(path, wide, 0.8, 2), tone)
    path = curve((MIDDLE, HERB_FOOT - 60), (MIDDLE + 20, 44), 0.04, 12)
    pen.path(taper(path, 7, 4), "#5E3A36")
    for i in range(6, 13):
        s = 1 if i % 2 else -1
        for k in range(3):
            pen.use(
                flower(pen, "trumpet", "#C8452F"), path[i][0] + s * (9 + 9 * k), path[i][1] - 4 * k, 13, 180 + s * 24
            )


def chives(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for _k in range(40):
        lean = pen.rng.gauss(0, 20)
        base = (MIDDLE + lean * 1.6, HERB_FOOT + 6)
        path = curve(base, polar(*base, pen.rng.uniform(130, 250), lean), -lean / 400, 7)
        pen.path(taper(path, 6.5, 2), tones[pen.rng.randrange(0, 4)])
    shades = ramp(kind.colour)
    for lean in (-34, 32, -20, 21, -8, 6, 0):
        base = (MIDDLE + lean * 1.5, HERB_FOOT)
        path = curve(base, polar(*base, (300 - abs(lean) * 2.6) * pen.rng.uniform(0.86, 1), lean), -lean / 400, 8)
        pen.path(taper(path, 5.5, 4), tones[2])
        x, y = path[-1]
        for j in range(44, 0, -1):
            q = (j / 44) ** 0.5
            px, py = polar(x, y, 27 * q, j * 137.5)
            tone = shades[max(0, min(4, int(2.5 - (px - x + py - y) / 22 + pen.rng.uniform(-0.6, 0.6))))]
            pen.use(
                leaf(pen, "lance", tone, rib=False), px, py, 15, math.degrees(math.atan2(px - x, y - py)) + 0, wide=1.2
            )


def mimosa(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    puff = "puff" + kind.blossom[1][1:]
    pen.symbol(
        puff,
        "".join(
            f'<path d="M0 0L{polar(0, 0, 0.72 + 0.28 * (k % 3) / 2, k * 8.2)[0]:.2f} '
            f'{polar(0, 0, 0.72 + 0.28 * (k % 3) / 2, k * 8.2)[1]:.2f}" '
            f'stroke="{kind.blossom[1] if k % 2 else kind.blossom[2]}" stroke-width=".055" stroke-linecap="round"/>'
            for k in range(44)
        )
        + f'<circle r=".34" fill="{kind.blossom[1]}"/>',
    )
    for lean, h in ((-46, 205), (44, 212), (-18, 262), (20, 250)):
        base = (MIDDLE + lean * 0.5, HERB_FOOT)
        path = curve(base, polar(*base, h, lean), -lean / 300, 10)
        pen.path(taper(path, 6, 3), "#8F5A4E")
        for i in (3, 5, 7, 9, 10):
            s = 1 if i % 4 == 1 else -1
            at = polar(*path[i], 16, turn_at(path, i) + s * 60)
            for a in (-24, 0, 24):
                pen.use(
                    leaf(pen, kind.leaf, tones[3 if s < 0 else 2]),
                    *at,
                    kind.size * (1.05 - 0.05 * i),
                    turn_at(path, i) + s * 62 + a,
                    wide=0.8,
                )
        for i in (6, 10):
            pen.use(puff, path[i][0] + 4, path[i][1] - 14, kind.blossom[4])

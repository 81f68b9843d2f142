"""The lowly herbs: mosses and lichens, on stone and bough."""

import math

from render.games.earth.curves import MIDDLE, Point, curve, n, smooth, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .ground import HERB_FOOT
from .leaf import leaf
from .species import Species


def stone(pen: Pen) -> None:
    """A boulder for those that live on stone."""
    tone = "#9A938C"
    pen.path(
        smooth([(60, HERB_FOOT + 20), (92, 316), (172, 268), (280, 256), (376, 284), (430, 344), (444, HERB_FOOT + 20)])
        + "Z",
        tone,
    )
    pen.path(
        smooth([(92, 316), (172, 268), (280, 256), (320, 270), (220, 290), (150, 330)], closed=True), shift(tone, 0.09)
    )
    pen.path(
        smooth([(376, 284), (430, 344), (444, HERB_FOOT + 20), (330, HERB_FOOT + 20), (352, 340)], closed=True),
        shift(tone, -0.08),
    )


def cushion(pen: Pen, kind: Species) -> None:
    stone(pen)
    tones = ramp(kind.green)
    for x, y, r in ((140, 310, 62), (350, 304, 70), (244, 270, 96)):
        for _k in range(190):
            a, q = pen.rng.uniform(-92, 92), pen.rng.random() ** 0.5
            px, py = polar(x, y + 14, r * q, a)
            py = y + (py - y) * 0.8
            tone = tones[
                max(
                    0,
                    min(4, int(2.4 - (px - x) / r * 1.2 - (py - y + r * 0.35) / r * 1.6 + pen.rng.uniform(-0.7, 0.7))),
                )
            ]
            pen.use(leaf(pen, "lance", tone, rib=False), px, py, 19, a * 0.7 + pen.rng.uniform(-24, 24), wide=1.2)
        for _ in range(int(r / 5)):
            a = pen.rng.uniform(-60, 60)
            base = polar(x, y + 10, r * 0.75, a)
            tip = polar(*base, pen.rng.uniform(46, 84), a * 0.4 + pen.rng.uniform(-8, 8))
            pen.path(smooth(curve(base, tip, pen.rng.uniform(-0.1, 0.1), 4)), stroke=kind.colour, width=2)
            pen.use(leaf(pen, "lance", shift(kind.colour, 0.04)), *tip, 21, a * 0.3, wide=1.3)


def haircap(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for k in range(24):
        lean = (k - 11.5) * 2.6
        base = (MIDDLE + (k - 11.5) * 15, HERB_FOOT + 8)
        h = pen.rng.uniform(110, 180) - abs(k - 11.5) * 4
        path = curve(base, polar(*base, h, lean * 0.7), 0, 14)
        pen.path(taper(path, 4, 2), tones[0])
        for i in range(2, 15):
            for s in (-1, 1):
                pen.use(
                    leaf(pen, "narrow", tones[(3 if s < 0 else 1) + (i > 10)], rib=False),
                    *path[i],
                    24,
                    turn_at(path, i) + s * (62 - 2.4 * i),
                    wide=1.5,
                )
        if k % 3 == 1:
            tip = polar(*path[-1], pen.rng.uniform(70, 110), lean * 0.3)
            pen.path(smooth(curve(path[-1], tip, 0.05, 4)), stroke=kind.colour, width=2.4)
            pen.path(taper([polar(*tip, -4, lean), polar(*tip, 18, lean + 20)], 12, 8), shift(kind.colour, 0.1, 0.02))
            pen.path(taper([polar(*tip, 14, lean + 20), polar(*tip, 24, lean + 20)], 9, 1), kind.colour)


def feathermoss(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for k, a in enumerate((-72, 70, -56, 52, -38, 36, -20, 20, -2, -64, 62)):
        length = (235 - abs(a)) * (1 if k < 9 else 0.6)
        base = (MIDDLE + a * 0.9, HERB_FOOT + 6)
        path = curve(base, polar(*base, length, a), a / 220, 20)
        pen.path(taper(path, 4.5, 1.5), kind.colour)
        for i in range(3, 21):
            for s in (-1, 1):
                far = length * 0.24 * math.sin(math.pi * (0.12 + 0.86 * i / 20))
                tip = polar(*path[i], far, turn_at(path, i) + s * 58)
                tone = tones[(3 if s < 0 else 1) + pen.rng.choice((0, 0, 1)) * (s < 0)]
                pen.path(taper(curve(path[i], tip, -s * 0.1, 4), 5, 1.2), tone)
                for t in (0.35, 0.6, 0.85):
                    px, py = path[i][0] + (tip[0] - path[i][0]) * t, path[i][1] + (tip[1] - path[i][1]) * t
                    for q in (-1, 1):
                        end = polar(px, py, far * 0.3, turn_at(path, i) + s * 58 + q * 48)
                        pen.path(f"M{n(px)} {n(py)}L{n(end[0])} {n(end[1])}", stroke=tone, width=2)


def reindeer(pen: Pen, kind: Species) -> None:
    stone(pen)
    tones = ramp(kind.colour, 0.12)

    def fork(at: Point, turn: float, length: float, depth: int, tone: int) -> None:
        tip = polar(*at, length, turn)
        pen.path(
            taper(curve(at, tip, pen.rng.uniform(-0.1, 0.1), 3), 2.2 + depth * 1.5, 1.6 + depth * 1.2), tones[tone]
        )
        if depth == 0:
            pen.disc(*tip, 2.2, "#A5765C" if pen.rng.random() < 0.3 else tones[min(4, tone + 1)])
            return
        for k in (-32, 30, *((2,) if pen.rng.random() < 0.4 else ())):
            fork(
                tip,
                turn + k + pen.rng.uniform(-12, 12),
                length * pen.rng.uniform(0.66, 0.86),
                depth - 1,
                max(0, min(4, tone + (k < 0) - (k > 0 and pen.rng.random() < 0.5))),
            )

    for k in range(17):
        x = MIDDLE + (k - 8) * 19
        fork((x, 330 - 22 * math.cos((k - 8) / 5)), (k - 8) * 5, pen.rng.uniform(38, 56), 4, 1 + k % 2)


def lobes(pen: Pen, kind: Species) -> None:
    tones, pale = ramp(kind.colour), ramp(kind.second)
    for k in range(44):
        a = pen.rng.uniform(-86, 86)
        base = (
            MIDDLE + a * 1.35 + pen.rng.uniform(-20, 20),
            HERB_FOOT + 8 - pen.rng.uniform(0, 70) * math.cos(math.radians(a)),
        )
        tip = polar(*base, pen.rng.uniform(64, 124), a + pen.rng.uniform(-20, 20))
        shade = (tones if k % 3 else pale)[max(0, min(4, int(2 - a / 50 + pen.rng.uniform(-1, 1) + k / 44)))]
        path = curve(base, tip, pen.rng.uniform(-0.2, 0.2), 6)
        pen.path(taper(path, 11, 19), shade)
        for s in (-1, 1):
            end = polar(*tip, 31, turn_at(path, 6) + s * 38)
            pen.path(taper(curve(tip, end, s * 0.1, 4), 17, 5), shift(shade, 0.04 if s < 0 else -0.05))
            pen.path(
                taper(curve(path[3], polar(*path[3], 30, turn_at(path, 3) + s * 60), 0, 4), 11, 3), shift(shade, -0.03)
            )


def straps(pen: Pen, kind: Species) -> None:
    pen.path(taper(curve((-120, 330), (620, 262), -0.06, 12), 62, 40), "#5E4A40")
    pen.path(taper(curve((-120, 318), (620, 254), -0.06, 12), 34, 18), "#7A6252")
    tones = ramp(kind.colour, 0.14)

    def fork(at: Point, turn: float, length: float, depth: int, tone: int) -> None:
        path = curve(at, polar(*at, length, turn), pen.rng.uniform(-0.16, 0.16), 4)
        pen.path(taper(path, 5 + depth * 3.6, 4 + depth * 2.6), tones[tone])
        if depth:
            for k in (-30, 32):
                fork(
                    path[-1],
                    turn + k + pen.rng.uniform(-10, 10),
                    length * pen.rng.uniform(0.7, 0.9),
                    depth - 1,
                    max(0, min(4, tone + (1 if k < 0 else -1) * (pen.rng.random() < 0.6))),
                )

    for k in range(13):
        a = (k - 6) * 19 + pen.rng.uniform(-6, 6)
        fork((MIDDLE + (k - 6) * 16, 288 - (k - 6) * 2), a, pen.rng.uniform(42, 58), 3, 2)


def lichen_rosette(pen: Pen, kind: Species) -> None:
    stone(pen)
    tones = ramp(kind.colour, 0.13)
    for x, y, r in ((196, 316, 78), (330, 316, 62), (262, 268, 40), (116, 356, 30), (392, 364, 26), (250, 372, 26)):
        for ring in (1, 0.74, 0.48):
            for k in range(int(22 * ring) + 6):
                a = k * 360 / (int(22 * ring) + 6) + pen.rng.uniform(-6, 6)
                tip = polar(x, y, r * ring * pen.rng.uniform(0.88, 1.1), a)
                tip = (tip[0], y + (tip[1] - y) * 0.8)
                inner = polar(x, y, r * ring * 0.4, a)
                tone = tones[
                    max(
                        0,
                        min(
                            4,
                            int(
                                2.4
                                - math.sin(math.radians(a))
                                + math.cos(math.radians(a))
                                - (1 - ring)
                                + pen.rng.uniform(-0.7, 0.7)
                            ),
                        ),
                    )
                ]
                pen.path(taper([(inner[0], y + (inner[1] - y) * 0.8), tip], r * 0.08, r * 0.17), tone)
                pen.disc(*tip, r * 0.09, tone)
        for k in range(14):
            px, py = polar(x, y, r * 0.42 * (k / 14) ** 0.5, k * 137.5)
            pen.disc(px, y + (py - y) * 0.8, r * 0.055, shift(kind.colour, -0.12))
            pen.disc(px - 0.5, y + (py - y) * 0.8 - 0.8, r * 0.038, tones[3])

"""Fungi on wood that cover it: turkey tails, manes, ears, crusts."""

import math

from render.games.earth.curves import MIDDLE, blob, curve, smooth, taper
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .bracket import fallen_log, frill, upright
from .species import Species


def turkey(pen: Pen, kind: Species) -> None:
    fallen_log(pen, 352, 100)
    bands = ("#F3E9D6", kind.second, "#C98A4B", "#5A4A48", "#B9A48C", kind.colour, "#3F5A66")
    for y, count, s in ((176, 3, 0.74), (222, 4, 0.9), (270, 5, 1.0), (318, 4, 1.02)):
        for k in range(count):
            x = MIDDLE + (k - (count - 1) / 2) * 88 * s + pen.rng.uniform(-9, 9)
            for i, tone in enumerate(bands):
                part = 1 - i * 0.135
                edge = [
                    (
                        x + 66 * s * part * math.cos(math.radians(a)) * (1 + 0.05 * math.sin(a * 0.15 + x)),
                        y - 8 * i * 0.4 - 44 * s * part * math.sin(math.radians(a)) * -1,
                    )
                    for a in range(0, 181, 20)
                ]
                pen.path(
                    smooth(
                        [*edge, (x - 40 * s * part, y - 14 * s * part), (x + 40 * s * part, y - 14 * s * part)],
                        closed=True,
                    ),
                    shift(tone, pen.rng.uniform(-0.02, 0.03)),
                )


def mane(pen: Pen, kind: Species) -> None:
    upright(pen, wide=180)
    tones = ramp(kind.colour, 0.10)
    pen.path(blob(pen.rng, MIDDLE, 186, 96, 84, 0.05), tones[1])
    for row in range(13):
        y = 112 + row * 13
        half = 104 * math.sin(math.pi * (0.16 + 0.72 * row / 12))
        count = int(half / 5)
        for k in range(count):
            x = MIDDLE + (k / max(count - 1, 1) * 2 - 1) * half + pen.rng.uniform(-2, 2)
            length = pen.rng.uniform(34, 56) + row * 3
            lit = max(0, min(4, int(2.6 - (x - MIDDLE) / 60 + pen.rng.uniform(-0.9, 0.9) - (row > 9) * 0.4)))
            pen.path(
                taper(curve((x, y), (x + (x - MIDDLE) * 0.05, y + length), (x - MIDDLE) / 900, 4), 7.5, 0.8), tones[lit]
            )


def ears(pen: Pen, kind: Species) -> None:
    fallen_log(pen, 356, 96)
    cap = ramp(kind.colour, 0.15)
    for x, y, r, t in (
        (120, 300, 52, -14),
        (216, 246, 66, 8),
        (328, 262, 60, -6),
        (408, 306, 46, 14),
        (272, 318, 50, 4),
        (170, 334, 38, 10),
        (366, 336, 36, -8),
    ):
        pen.add(f'<g transform="translate({x} {y}) rotate({t})">')
        pen.path(
            smooth(
                [
                    (-r * 0.8, r * 0.5),
                    (-r, -r * 0.2),
                    (-r * 0.5, -r * 0.9),
                    (r * 0.3, -r * 0.95),
                    (r * 0.95, -r * 0.4),
                    (r * 0.8, r * 0.3),
                    (r * 0.1, r * 0.8),
                ],
                closed=True,
            ),
            cap[2],
        )
        pen.path(
            smooth(
                [
                    (r * 0.3, -r * 0.95),
                    (r * 0.95, -r * 0.4),
                    (r * 0.8, r * 0.3),
                    (r * 0.1, r * 0.8),
                    (r * 0.5, r * 0.2),
                    (r * 0.55, -r * 0.4),
                ],
                closed=True,
            ),
            cap[1],
        )
        pen.path(
            smooth(
                [
                    (-r * 0.6, r * 0.3),
                    (-r * 0.72, -r * 0.2),
                    (-r * 0.3, -r * 0.62),
                    (r * 0.26, -r * 0.6),
                    (r * 0.5, -r * 0.1),
                    (r * 0.2, r * 0.4),
                    (-r * 0.2, r * 0.1),
                ],
                closed=True,
            ),
            cap[0],
        )
        pen.path(
            smooth([(-r * 0.4, r * 0.2), (-r * 0.44, -r * 0.2), (-r * 0.1, -r * 0.42), (r * 0.2, -r * 0.3)]),
            stroke=kind.second,
            width=4,
            alpha=0.8,
        )
        pen.disc(-r * 0.62, -r * 0.56, r * 0.16, "#FFFFFF", ry=r * 0.06, turn=-40, alpha=0.5)
        pen.add("</g>")


def crust(pen: Pen, kind: Species) -> None:
    upright(pen, wide=230)
    cap = ramp(kind.colour, 0.14)
    for x, y, r in ((206, 318, 76), (296, 268, 78), (216, 196, 84), (286, 126, 66)):
        for part, tone in ((1.05, kind.second), (0.92, cap[3]), (0.72, cap[2]), (0.5, cap[1]), (0.28, cap[0])):
            pen.path(blob(pen.rng, x, y, r * part, r * part * 0.7, 0.11, 14), tone)
        if "shelf" not in kind.marks:
            for k in range(30):
                px, py = polar(x, y, r * 0.6 * (k / 30) ** 0.5, k * 137.5)
                pen.disc(px, y + (py - y) * 0.7, 2.6, cap[0], alpha=0.7)
    if "shelf" in kind.marks:
        for x, y, w in ((188, 352, 56), (304, 318, 62), (196, 250, 58), (300, 192, 60), (214, 128, 50)):
            frill(pen, x, y, w, kind)

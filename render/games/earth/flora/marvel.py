"""Fungi without a cap: cages, stars, corals, cups, slimes."""

import math

from render.games.earth.curves import MIDDLE, Point, blob, curve, n, smooth, taper
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .bracket import fallen_log
from .ground import FUNGUS_FOOT
from .species import Species


def cage(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.colour, 0.14)
    for dx, y, r in ((-142, 336, 44), (0, 250, 122)):
        x = MIDDLE + dx
        if dx:
            pen.path(blob(pen.rng, x, y, r, r * 0.9, 0.03), kind.second)
            pen.path(blob(pen.rng, x + r * 0.2, y + r * 0.15, r * 0.7, r * 0.65, 0.05), shift(kind.second, -0.07))
            continue
        nodes = [
            polar(x, y, r * q * (1 + pen.rng.uniform(-0.05, 0.05)), a + pen.rng.uniform(-6, 6))
            for q, step, start in ((0.98, 36, 0), (0.58, 60, 20), (0.16, 120, 0))
            for a in range(start, 360 + start, step)
        ]
        links = {
            tuple(sorted((i, j)))
            for i, p in enumerate(nodes)
            for j in sorted((k for k in range(len(nodes)) if k != i), key=lambda k: math.dist(p, nodes[k]))[:3]
        }
        pen.disc(x, y, r * 0.96, "#2A1A1C", ry=r * 0.92, alpha=0.45)
        for tone, width, slip in ((tones[0], 25, 0), (tones[2], 19, -2), (tones[4], 6, -5)):
            for i, j in sorted(links):
                (ax, ay), (bx, by) = nodes[i], nodes[j]
                pen.path(
                    f"M{n(ax + slip)} {n(ay + slip)}L{n(bx + slip)} {n(by + slip)}",
                    stroke=tone,
                    width=width,
                    alpha=1 if width > 10 else 0.7,
                )
    pen.path(
        smooth(
            [
                (168, FUNGUS_FOOT - 30),
                (190, FUNGUS_FOOT + 16),
                (310, FUNGUS_FOOT + 16),
                (334, FUNGUS_FOOT - 32),
                (300, FUNGUS_FOOT - 12),
                (262, FUNGUS_FOOT - 26),
                (220, FUNGUS_FOOT - 10),
            ],
            closed=True,
        ),
        kind.second,
    )


def starfish(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.colour, 0.15)
    for dx, y, r in ((-136, 340, 44), (0, 214, 126)):
        x = MIDDLE + dx
        pen.path(taper([(x, FUNGUS_FOOT + 12), (x, y)], r * 0.5, r * 0.36), kind.second)
        pen.path(
            taper([(x - r * 0.06, FUNGUS_FOOT + 12), (x - r * 0.05, y)], r * 0.24, r * 0.16), shift(kind.second, 0.05)
        )
        for k in range(7):
            a = k * 360 / 7 + 8
            for q in (-9, 9):
                tip = polar(x, y, r * pen.rng.uniform(0.95, 1.15), a + q * 1.5)
                pen.path(
                    taper(curve((x, y), (tip[0], y + (tip[1] - y) * 0.7), q / 90, 6), r * 0.24, 3),
                    tones[1 if math.sin(math.radians(a)) > 0.2 else 3],
                )
                pen.path(
                    taper(curve((x - 2, y - 2), (tip[0] - 2, y + (tip[1] - y) * 0.7 - 2), q / 90, 6), r * 0.08, 1),
                    tones[4],
                    alpha=0.6,
                )
        pen.disc(x, y, r * 0.36, tones[1], ry=r * 0.25)
        pen.path(blob(pen.rng, x, y - 2, r * 0.29, r * 0.18, 0.12), "#4A2A24")
        pen.disc(x - r * 0.08, y - r * 0.06, r * 0.08, "#8A5A48", ry=r * 0.03)


def coral(pen: Pen, kind: Species) -> None:
    fallen_log(pen, 368, 70)
    tones = ramp(kind.colour, 0.14)

    def fork(at: Point, turn: float, length: float, depth: int) -> None:
        path = curve(at, polar(*at, length, turn), pen.rng.uniform(-0.12, 0.12), 5)
        wide = 6 + depth * 5
        pen.path(taper(path, wide + 4, wide * 0.7), tones[1])
        pen.path(taper([(x - wide * 0.16, y) for x, y in path], wide * 0.7, wide * 0.42), tones[3])
        if depth:
            for k in (-24, 24):
                fork(path[-1], turn + k + pen.rng.uniform(-8, 8), length * pen.rng.uniform(0.66, 0.9), depth - 1)
        else:
            pen.disc(*path[-1], wide * 0.36, tones[4])

    for dx in (-104, 100, -54, 52, 0):
        fork((MIDDLE + dx, FUNGUS_FOOT - 20), dx * 0.18, 82 - abs(dx) * 0.22, 2)


def cups(pen: Pen, kind: Species) -> None:
    fallen_log(pen, 362, 88)
    cap = ramp(kind.colour, 0.13)
    for x, y, r in ((112, 292, 46), (392, 296, 50), (184, 226, 60), (324, 212, 66), (252, 286, 52)):
        pen.path(taper([(x + (250 - x) * 0.1, 352), (x, y + r * 0.5)], 11, 15), kind.second)
        pen.path(
            f"M{n(x - r)} {n(y)}C{n(x - r * 0.95)} {n(y + r * 0.9)} {n(x + r * 0.95)} "
            f"{n(y + r * 0.9)} {n(x + r)} {n(y)}Z",
            shift(kind.second, -0.03),
        )
        pen.path(
            f"M{n(x + r * 0.1)} {n(y + r * 0.66)}C{n(x + r * 0.6)} {n(y + r * 0.6)} {n(x + r * 0.95)} "
            f"{n(y + r * 0.4)} {n(x + r)} {n(y)}L{n(x + r * 0.3)} {n(y)}Z",
            shift(kind.second, -0.12),
        )
        pen.disc(x, y, r, cap[3], ry=r * 0.34)
        pen.disc(x, y + 3, r * 0.86, cap[1], ry=r * 0.26)
        pen.disc(x + r * 0.08, y + 6, r * 0.6, cap[0], ry=r * 0.16)
        for k in range(18):
            px, py = polar(0, 0, 1, k * 20)
            pen.path(
                f"M{n(x + px * r)} {n(y + py * r * 0.34)}l{n(px * 6)} {n(py * 3 - 4)}", stroke="#FFF0DC", width=1.6
            )


def discs(pen: Pen, kind: Species) -> None:
    fallen_log(pen, 356, 110)
    cap = ramp(kind.colour, 0.15)
    for x, y, r in (
        (104, 316, 44),
        (196, 268, 58),
        (300, 250, 66),
        (396, 300, 52),
        (260, 330, 54),
        (338, 344, 38),
        (160, 348, 36),
        (430, 352, 30),
        (60, 356, 28),
    ):
        pen.path(blob(pen.rng, x, y, r, r * 0.62, 0.05), cap[1])
        pen.path(blob(pen.rng, x - 2, y - r * 0.08, r * 0.92, r * 0.5, 0.05), cap[3])
        pen.path(blob(pen.rng, x, y, r * 0.62, r * 0.3, 0.06), cap[2])
        pen.path(blob(pen.rng, x + 1, y + 2, r * 0.36, r * 0.16, 0.08), cap[0])
        pen.disc(x - r * 0.46, y - r * 0.24, r * 0.18, "#FFFFFF", ry=r * 0.07, turn=-20, alpha=0.6)


def slime(pen: Pen, kind: Species) -> None:
    fallen_log(pen, 350, 120)
    for _ in range(10):
        pts = [(pen.rng.uniform(60, 440), pen.rng.uniform(300, 370))]
        for _ in range(5):
            pts.append(
                (pts[-1][0] + pen.rng.uniform(-60, 60), max(286, min(380, pts[-1][1] + pen.rng.uniform(-30, 30))))
            )
        pen.path(smooth(pts), stroke="#F3D98A", width=pen.rng.uniform(2, 5), alpha=0.8)
    tones = ramp(kind.colour, 0.14)
    spots = sorted(((MIDDLE + pen.rng.gauss(0, 92), pen.rng.uniform(214, 352)) for _ in range(46)), key=lambda p: p[1])
    for x, y in spots:
        s = kind.size * pen.rng.uniform(0.7, 1.15)
        pen.path(taper([(x + pen.rng.uniform(-5, 5), y + s * 2.2), (x, y)], 3, 4), "#F0DDA8")
        pen.disc(x, y, s * 0.78, tones[1], ry=s)
        pen.disc(x - s * 0.12, y - s * 0.12, s * 0.6, tones[2 if x > MIDDLE else 3], ry=s * 0.8)
        pen.disc(x - s * 0.26, y - s * 0.4, s * 0.2, "#FFF3C8", ry=s * 0.14, turn=-30, alpha=0.9)

"""Fungi: painted in woodland dusk, seen from the height of a beetle."""

import math

from render.games.earth.curves import MIDDLE, blob, n, smooth, taper
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import mix, ramp, shift

from .cap import mushroom
from .ground import FUNGUS_FOOT
from .species import Species

# Sideways, height above the foot, size of each; the last stands in front.
TROOPS = (
    ((-132, 78, 0.56), (96, 66, 0.44), (0, 150, 1.12)),
    ((-74, 164, 0.98), (86, 104, 0.86)),
    ((128, 62, 0.46), (44, 108, 0.7), (-66, 158, 1.04)),
    ((-150, 34, 0.3), (-112, 50, 0.38), (136, 40, 0.34), (0, 146, 1.24)),
    ((-124, 96, 0.6), (126, 84, 0.54), (62, 150, 0.74), (-38, 128, 0.94)),
    ((92, 172, 0.92), (-100, 58, 0.42), (-34, 104, 0.84)),
)


def troop(pen: Pen, kind: Species) -> None:
    """A few of a kind, never in the same order."""
    if kind.leaf == "egg":
        spots: tuple[tuple[int, int, float], ...] = ((-96, 96, 0.82), (92, 84, 0.72), (0, 108, 1.18))
    else:
        spots = pen.rng.choice(TROOPS)
    side = pen.rng.choice((-1, 1))
    for dx, h, s in spots:
        x, up = MIDDLE + dx * side, h + (46 * s if "tall" in kind.marks else 0)
        foot = (x + pen.rng.uniform(-8, 8), FUNGUS_FOOT + (6 if s > 1 else -4 + 14 * s))
        mushroom(pen, kind, foot, (x + pen.rng.uniform(-8, 8), FUNGUS_FOOT - up), kind.size * s)


def cluster(pen: Pen, kind: Species) -> None:
    spots = (
        (-128, 84, 0.8),
        (126, 92, 0.84),
        (-74, 150, 0.96),
        (78, 164, 0.98),
        (0, 214, 1.14),
        (-38, 92, 0.82),
        (42, 98, 0.8),
        (2, 126, 0.9),
    )
    for dx, h, s in spots:
        mushroom(
            pen,
            kind,
            (MIDDLE + dx * 0.34, FUNGUS_FOOT + 6),
            (MIDDLE + dx * 1.06 + pen.rng.uniform(-5, 5), FUNGUS_FOOT - h),
            kind.size * s * 1.12,
        )
    pen.path(blob(pen.rng, MIDDLE, FUNGUS_FOOT + 12, 96, 16, 0.1), mix("#6F8A45", "#2B3A24", 0.4))


def morel(pen: Pen, kind: Species) -> None:
    cap, stalk = ramp(kind.colour, 0.15), ramp(kind.second, 0.1)
    for dx, h, s in ((-112, 92, 0.72), (110, 84, 0.62), (0, 110, 1.25)):
        x, y, r = MIDDLE + dx, FUNGUS_FOOT - h * s, kind.size * s
        pen.path(taper([(x, FUNGUS_FOOT + 8), (x, y + 20), (x, y - r * 0.3)], r * 1.15, r * 0.8), stalk[1])
        pen.path(
            taper(
                [(x - r * 0.14, FUNGUS_FOOT + 8), (x - r * 0.12, y + 20), (x - r * 0.1, y - r * 0.3)], r * 0.7, r * 0.45
            ),
            stalk[3],
        )
        pen.path(
            smooth(
                [
                    (x - r * 0.8, y),
                    (x - r * 0.98, y - r * 0.8),
                    (x - r * 0.62, y - r * 1.9),
                    (x, y - r * 2.45),
                    (x + r * 0.62, y - r * 1.9),
                    (x + r * 0.98, y - r * 0.8),
                    (x + r * 0.8, y),
                    (x, y + r * 0.18),
                ],
                closed=True,
            ),
            cap[2],
        )
        for row in range(9):
            v = row / 8.6
            half = r * 0.95 * math.sin(math.pi * (0.14 + 0.80 * (1 - v))) ** 0.62
            for k in range(6):
                u = (k - 2.5 + (row % 2) * 0.5) / 3.1
                if abs(u) > 0.96:
                    continue
                px, py = x + u * half, y - r * 0.02 - v * r * 2.3
                pen.path(
                    blob(pen.rng, px, py, r * 0.145 * (1 - 0.35 * abs(u)), r * 0.135 * (1.05 - 0.3 * v), 0.16, 7),
                    shift(kind.colour, -0.24 - 0.05 * (u > 0)),
                )
                pen.path(
                    blob(pen.rng, px + 1, py + 2.4, r * 0.10 * (1 - 0.35 * abs(u)), r * 0.085, 0.1, 6),
                    shift(kind.colour, -0.14),
                )
        pen.disc(x - r * 0.5, y - r * 1.3, r * 0.1, cap[4], ry=r * 0.5, turn=12, alpha=0.5)


def puffball(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.colour, 0.10)
    for dx, y, r in ((-140, 336, 46), (138, 344, 36), (0, 262, 122)):
        x = MIDDLE + dx
        pen.disc(x + 6, FUNGUS_FOOT + 8, r * 0.9, "#1B1E1A", ry=r * 0.14, alpha=0.35)
        pen.path(blob(pen.rng, x, y, r, r * 0.92, 0.03), tones[1])
        pen.path(blob(pen.rng, x - r * 0.07, y - r * 0.07, r * 0.88, r * 0.8, 0.03), tones[2])
        pen.path(blob(pen.rng, x - r * 0.2, y - r * 0.22, r * 0.55, r * 0.46, 0.05), tones[3])
        for k in range(26):
            px, py = polar(x, y, r * 0.85 * (k / 26) ** 0.5, k * 137.5)
            pen.path(f"M{n(px)} {n(py)}q5 -3 9 1", stroke=kind.second, width=2, alpha=0.7)


def tooth(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.colour, 0.09)
    for dx, y, r in ((-120, 344, 62), (116, 350, 54), (0, 296, 128)):
        x = MIDDLE + dx
        pen.path(taper([(x, FUNGUS_FOOT + 12), (x, y)], r * 0.6, r * 0.9), shift(kind.colour, -0.24, 0.01))
        for k in range(22):
            px = x + (k - 10.5) / 11 * r * 0.9
            pen.path(taper([(px, y), (px, y + r * 0.26)], 5, 1), shift("#C99A7A", -0.04 * (k % 3)))
        pen.path(blob(pen.rng, x, y - r * 0.18, r, r * 0.38, 0.06, 13), tones[1])
        pen.path(blob(pen.rng, x - r * 0.05, y - r * 0.24, r * 0.9, r * 0.3, 0.07, 13), tones[3])
        for k in range(17):
            px, py = polar(0, 0, (k / 17) ** 0.5 * 0.86, k * 137.5)
            s = r * pen.rng.uniform(0.045, 0.085)
            bx, by = x + px * r, y - r * 0.22 + py * r * 0.3
            pen.disc(bx, by, s, shift(kind.second, -0.12), ry=s * 0.9)
            pen.disc(bx - s * 0.1, by - s * 0.14, s * 0.84, kind.second, ry=s * 0.72)
            pen.disc(bx - s * 0.3, by - s * 0.34, s * 0.26, "#FFD9D6")


def trumpets(pen: Pen, kind: Species) -> None:
    cap, inner = ramp(kind.colour, 0.14), ramp(kind.second, 0.14)
    for dx, h, r in ((-122, 132, 46), (120, 142, 50), (-58, 168, 52), (62, 184, 56), (0, 232, 84)):
        x, y, foot = MIDDLE + dx, FUNGUS_FOOT - h, (MIDDLE + dx * 0.6, FUNGUS_FOOT + 8)
        rim = [
            (
                x + r * math.cos(math.radians(a)) * (1 + 0.09 * math.sin(math.radians(a * 5 + dx))),
                y + r * 0.3 * math.sin(math.radians(a)) * (1 + 0.25 * math.sin(math.radians(a * 4 + dx))),
            )
            for a in range(0, 360, 20)
        ]
        body = (
            f"M{n(x - r)} {n(y)}C{n(x - r * 0.7)} {n(y + h * 0.36)} {n(foot[0] - r * 0.16)} "
            f"{n(y + h * 0.5)} {n(foot[0] - r * 0.17)} {n(foot[1])}L{n(foot[0] + r * 0.17)} "
            f"{n(foot[1])}C{n(foot[0] + r * 0.16)} {n(y + h * 0.5)} {n(x + r * 0.7)} {n(y + h * 0.36)} "
            f"{n(x + r)} {n(y)}Z"
        )
        pen.path(body, inner[2])
        pen.path(
            f"M{n(x + r * 0.2)} {n(y)}C{n(x + r * 0.2)} {n(y + h * 0.4)} {n(foot[0] + r * 0.04)} "
            f"{n(y + h * 0.5)} {n(foot[0] + r * 0.05)} {n(foot[1])}L{n(foot[0] + r * 0.17)} "
            f"{n(foot[1])}C{n(foot[0] + r * 0.16)} {n(y + h * 0.5)} {n(x + r * 0.7)} {n(y + h * 0.36)} "
            f"{n(x + r)} {n(y)}Z",
            inner[1],
        )
        for k in range(-5, 6):
            pen.path(
                f"M{n(x + k * r * 0.17)} {n(y + r * 0.22)}Q{n(x + k * r * 0.1)} "
                f"{n(y + h * 0.3)} {n(foot[0] + k * r * 0.03)} {n(y + h * 0.7)}",
                stroke=inner[0] if k % 2 else inner[4],
                width=1.8,
                alpha=0.6,
            )
        pen.path(smooth(rim, closed=True), cap[3])
        pen.path(smooth([(x + (px - x) * 0.82, y + 1 + (py - y) * 0.76) for px, py in rim], closed=True), cap[2])
        pen.path(smooth([(x + (px - x) * 0.46, y + 3 + (py - y) * 0.45) for px, py in rim], closed=True), cap[0])

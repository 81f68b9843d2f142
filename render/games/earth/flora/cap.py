"""A stalked mushroom: underside, stem and cap, with what marks its kind."""

import math
from collections.abc import Iterator
from itertools import pairwise

from engine import record
from render.games.earth.curves import Point, blob, curve, n, smooth, taper
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import mix, ramp, shift

from .species import Species

# Height and rim sag of a cap as parts of its radius, and its half outline from rim to crown.
CAPS: dict[str, tuple[float, list[Point]]] = {
    "convex": (0.18, [(1, 0), (0.98, -0.24), (0.78, -0.58), (0.42, -0.80), (0, -0.87)]),
    "bun": (0.17, [(1, 0), (1.04, -0.28), (0.86, -0.66), (0.48, -0.90), (0, -0.97)]),
    "flat": (0.18, [(1, 0), (0.97, -0.16), (0.72, -0.36), (0.36, -0.45), (0, -0.46)]),
    "parasol": (0.15, [(1, 0), (0.84, -0.22), (0.5, -0.4), (0.2, -0.50), (0.1, -0.6), (0, -0.62)]),
    "bell": (0.16, [(1, 0), (0.92, -0.4), (0.66, -0.9), (0.3, -1.2), (0, -1.26)]),
    "cone": (0.17, [(1, 0), (0.82, -0.36), (0.5, -0.72), (0.2, -1.0), (0, -1.06)]),
    "egg": (0.14, [(0.86, 0), (1, -0.6), (0.9, -1.4), (0.5, -2.05), (0, -2.2)]),
    "funnel": (0.2, [(1, 0), (0.96, -0.12), (0.7, -0.2), (0.36, -0.15), (0, -0.08)]),
}


def mushroom(pen: Pen, kind: Species, foot: Point, head: Point, r: float) -> None:
    """One stalked mushroom: underside, stem, cap, in that order of depth."""
    sag, half = CAPS[kind.leaf]
    x, y = head
    cap, stalk, under = ramp(kind.colour, 0.14), ramp(kind.second, 0.11), ramp(kind.green, 0.12)
    ry = r * sag
    if "glow" in kind.marks:
        pen.disc(x, y - r * 0.3, r * 2.3, kind.colour, alpha=0.12)
        pen.disc(x, y - r * 0.3, r * 1.6, kind.colour, alpha=0.16)
    wide = r * 0.30 * kind.girth
    path = curve(foot, (x, y + ry * 0.1), (x - foot[0]) / 900, 8)
    ends = (
        wide * (1.5 if kind.leaf in ("bun", "convex", "egg") else 1.15),
        wide * (0.95 if kind.leaf != "funnel" else 1.7),
    )
    if kind.leaf != "funnel":
        pen.disc(x, y, r * half[0][0], under[1], ry=ry)
        pen.disc(x - r * 0.03, y - ry * 0.06, r * half[0][0] * 0.95, under[2], ry=ry * 0.9)
        gills(pen, kind, x, y, r * half[0][0], ry, under)
    pen.path(taper(path, *ends), stalk[1])
    pen.path(taper([(px - wide * 0.2, py) for px, py in path], ends[0] * 0.62, ends[1] * 0.62), stalk[2])
    pen.path(taper([(px - wide * 0.34, py) for px, py in path[1:]], ends[0] * 0.18, ends[1] * 0.18), stalk[4])
    pen.path(blob(pen.rng, foot[0], foot[1] + 5, ends[0] * 0.95 + 6, 9, 0.18), "#25301F", alpha=0.75)
    if "scaber" in kind.marks:
        for _ in range(38):
            t = pen.rng.randrange(1, 8)
            pen.disc(
                path[t][0] + pen.rng.uniform(-0.5, 0.5) * wide,
                path[t][1] + pen.rng.uniform(-9, 9),
                pen.rng.uniform(1.4, 3),
                "#4A3A36",
                alpha=0.8,
            )
    if "ring" in kind.marks:
        px, py = path[6] if "tall" not in kind.marks else path[5]
        pen.path(
            f"M{n(px - wide * 0.62)} {n(py - 6)}Q{n(px)} {n(py + 4)} {n(px + wide * 0.62)} "
            f"{n(py - 6)}L{n(px + wide * 1.05)} {n(py + wide * 0.5)}Q{n(px)} {n(py + wide * 0.95)} "
            f"{n(px - wide * 1.05)} {n(py + wide * 0.5)}Z",
            stalk[3],
        )
        pen.path(
            f"M{n(px + wide * 0.1)} {n(py)}L{n(px + wide * 0.62)} {n(py - 6)}L{n(px + wide * 1.05)} "
            f"{n(py + wide * 0.5)}Q{n(px + wide * 0.7)} {n(py + wide * 0.7)} {n(px + wide * 0.3)} "
            f"{n(py + wide * 0.72)}Z",
            stalk[1],
        )
    if kind.leaf == "funnel":
        funnel(pen, kind, x, y, r, cap, under, wide)
        return
    right = [(x + px * r, y + py * r) for px, py in half]
    left = [(x - px * r, y + py * r) for px, py in half]
    rim = [
        (x + r * half[0][0] * math.cos(math.radians(a)), y - ry * 0.8 * math.sin(math.radians(a)))
        for a in (30, 60, 90, 120, 150)
    ]
    pen.path(smooth(left + right[-2::-1] + rim, closed=True), cap[2])
    inner = [(x + px * r * 0.55 + r * 0.02, y + py * r * 0.96) for px, py in half]
    edge = half[0][0]

    def brim(start: float) -> list[Point]:
        """The rim seen from below, from where a shadow starts to the cap's right end."""
        return [
            (x + r * edge * math.cos(math.radians(a)), y - ry * 0.8 * math.sin(math.radians(a)))
            for a in (start, start * 0.66, start * 0.33, 0)
        ]

    pen.path(smooth(right) + "L" + smooth([*inner[:0:-1], brim(54)[0]])[1:] + "L" + smooth(brim(54))[1:] + "Z", cap[1])
    core = [(x + px * r * 0.86 + r * 0.02, y + py * r * 0.97) for px, py in half[:-1]]
    pen.path(
        smooth(right[:-1]) + "L" + smooth([*core[:0:-1], brim(26)[0]])[1:] + "L" + smooth(brim(26))[1:] + "Z",
        cap[0],
        alpha=0.75,
    )
    pen.path(
        smooth(
            [
                (x - r * 0.80, y - r * abs(half[1][1]) * 0.95 - r * 0.03),
                (x - r * 0.62, y + half[2][1] * r * 0.86),
                (x - r * 0.28, y + half[3][1] * r * 0.94),
                (x - r * 0.4, y + half[2][1] * r * 0.92),
                (x - r * 0.66, y + half[1][1] * r * 0.9),
            ],
            closed=True,
        ),
        cap[4],
        alpha=0.75,
    )
    ornament(pen, kind, Dome(x, y, r, half), cap)


def gills(pen: Pen, kind: Species, x: float, y: float, r: float, ry: float, under: tuple[str, ...]) -> None:
    if "pores" in kind.marks:
        for k in range(60):
            px, py = polar(0, 0, (k / 60) ** 0.5, k * 137.5)
            pen.disc(x + px * r * 0.92, y + py * ry * 0.88, 1.7, under[0], ry=1.2, alpha=0.7)
        return
    for k in range(0, 360, 9):
        px, py = polar(0, 0, 1, k)
        pen.path(
            f"M{n(x + px * r * 0.2)} {n(y + py * ry * 0.2)}L{n(x + px * r * 0.94)} {n(y + py * ry * 0.92)}",
            stroke=under[0],
            width=1.3,
            alpha=0.65,
        )


@record
class Dome:
    """A cap's place: its rim's middle, its radius and its half outline in radii."""

    x: float
    y: float
    r: float
    half: list[Point]

    def at(self, px: float, py: float) -> Point:
        return self.x + px * self.r, self.y + py * self.r

    @property
    def top(self) -> float:
        return abs(self.half[-1][1])

    def holds(self, px: float, py: float) -> bool:
        """Is (px, py), in radii, safely on the cap?"""
        for (ax, ay), (bx, by) in pairwise(self.half):
            if by <= py <= ay:
                return abs(px) < (ax + (bx - ax) * (py - ay) / ((by - ay) or 1)) * 0.9
        return False


def ornament(pen: Pen, kind: Species, dome: Dome, cap: tuple[str, ...]) -> None:
    for mark in kind.marks.split():
        match mark:
            case "spots":
                spots(pen, dome, cap[0])
            case "scales" | "crack":
                scales(pen, dome, shift(kind.colour, -0.22, 0.01), knob=mark == "scales")
            case "shag":
                shag(pen, dome)
            case "gleam":
                at = dome.at(-0.38, -dome.top * 0.62)
                pen.disc(*at, dome.r * 0.2, "#FFFFFF", ry=dome.r * 0.08, turn=-28, alpha=0.75)
            case "parrot":
                for k in range(-4, 5):
                    (ax, ay), (bx, by) = dome.at(k * 0.2, -0.06), dome.at(k * 0.06, -dome.top * 0.8)
                    pen.path(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", stroke="#F0C84A", width=2.4, alpha=0.6)
            case _:
                pass


def spots(pen: Pen, dome: Dome, shade: str) -> None:
    placed: list[Point] = []
    for _ in range(400):
        px, py = pen.rng.uniform(-0.95, 0.95), -pen.rng.uniform(0.12, dome.top * 0.97)
        if dome.holds(px, py) and all(math.hypot(px - a, (py - b) * 1.2) > 0.21 for a, b in placed):
            placed.append((px, py))
            x, y = dome.at(px, py)
            s = dome.r * pen.rng.uniform(0.045, 0.095) * (1.15 - abs(px) * 0.5)
            pen.path(blob(pen.rng, x + 1.5, y + 2, s * 1.1, s * 0.8, 0.16, 7), shade, alpha=0.5)
            pen.path(blob(pen.rng, x, y, s * 1.1, s * 0.8, 0.16, 7), "#FFF7E8" if px < 0.4 else "#E9DCCB")


def scattered(pen: Pen, dome: Dome) -> Iterator[Point]:
    for _ in range(70):
        px, py = pen.rng.uniform(-0.95, 0.95), -pen.rng.uniform(0.05, dome.top)
        if dome.holds(px, py):
            yield dome.at(px, py)


def scales(pen: Pen, dome: Dome, tone: str, *, knob: bool) -> None:
    s = dome.r * 0.05
    for x, y in scattered(pen, dome):
        pen.path(blob(pen.rng, x, y, s, s * 0.55, 0.25, 6), tone, alpha=0.75)
    if knob:
        pen.disc(*dome.at(0, -dome.top * 0.93), dome.r * 0.13, tone, ry=dome.r * 0.07)


def shag(pen: Pen, dome: Dome) -> None:
    s = dome.r * 0.14
    for x, y in scattered(pen, dome):
        pen.path(
            f"M{n(x - s)} {n(y)}Q{n(x)} {n(y + s * 1.6)} {n(x + s * 0.3)} {n(y + s * 1.9)}"
            f"Q{n(x + s * 0.8)} {n(y + s)} {n(x + s)} {n(y)}Z",
            "#C9B79C",
            alpha=0.8,
        )
    pen.path(blob(pen.rng, *dome.at(0, -dome.top * 0.94), dome.r * 0.34, dome.r * 0.18, 0.1), "#C79F6E")


def funnel(
    pen: Pen, kind: Species, x: float, y: float, r: float, cap: tuple[str, ...], under: tuple[str, ...], wide: float
) -> None:
    """Cap like a shallow bowl: the gills run down outside, the bowl opens to us."""
    ry = r * 0.3
    y -= r * 0.3
    pen.path(
        f"M{n(x - r)} {n(y)}C{n(x - r * 0.8)} {n(y + r * 0.36)} {n(x - wide)} {n(y + r * 0.34)} "
        f"{n(x - wide * 0.8)} {n(y + r * 0.62)}L{n(x + wide * 0.8)} {n(y + r * 0.62)}C{n(x + wide)} "
        f"{n(y + r * 0.34)} {n(x + r * 0.8)} {n(y + r * 0.36)} {n(x + r)} {n(y)}Z",
        under[1],
    )
    for k in range(-9, 10):
        t = k / 9.5
        pen.path(
            f"M{n(x + t * r * 0.97)} {n(y + ry * 0.9 * math.sqrt(1 - t * t))}Q{n(x + t * wide * 1.4)} "
            f"{n(y + r * 0.34)} {n(x + t * wide * 0.75)} {n(y + r * 0.58)}",
            stroke=under[0] if k % 2 else under[3],
            width=1.6,
            alpha=0.8,
        )
    pen.disc(x, y, r, cap[1], ry=ry)
    pen.disc(x - r * 0.02, y - ry * 0.05, r * 0.95, cap[3], ry=ry * 0.9)
    for part, tone in ((0.74, cap[2]), (0.5, cap[1]), (0.24, cap[0])):
        pen.disc(x + r * 0.02, y + ry * 0.04 * (1 - part), r * part, tone, ry=ry * part * 0.92)
    if "zones" in kind.marks:
        for part in (0.86, 0.64, 0.42):
            pen.add(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(r * part)}" ry="{n(ry * part * 0.92)}" '
                f'fill="none" stroke="{shift(kind.colour, -0.12)}" stroke-width="3" stroke-opacity=".6"/>'
            )
    if "knobs" in kind.marks:
        for k in range(40):
            px, py = polar(0, 0, (k / 40) ** 0.5 * 0.9, k * 137.5)
            pen.disc(x + px * r, y + py * ry, pen.rng.uniform(2, 4.5), cap[4] if px < 0 else cap[1], alpha=0.7)
    if "milk" in kind.marks:
        for part in (-0.6, 0.1, 0.5):
            pen.path(
                taper([(x + part * r, y + r * 0.2), (x + part * r, y + r * 0.34)], 3, 6),
                mix(kind.colour, "#FFFFFF", 0.75),
            )
            pen.disc(x + part * r, y + r * 0.35, 3.4, mix(kind.colour, "#FFFFFF", 0.75))

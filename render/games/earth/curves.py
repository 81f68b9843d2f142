"""Paths for a pen: smooth lines, tapered strokes, blobs. Knows nothing about what they picture."""

import math
from collections.abc import Sequence
from random import Random

Point = tuple[float, float]
MIDDLE = 250.0


def n(value: float) -> str:
    """A number as short as a picture needs it."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def smooth(points: Sequence[Point], *, closed: bool = False, pull: float = 6.0) -> str:
    """Catmull-Rom through the points, as one Bezier path."""
    count = len(points)
    ring = [points[-1], *points, points[0], points[1 % count]] if closed else [points[0], *points, points[-1]]
    out = [f"M{n(points[0][0])} {n(points[0][1])}"]
    for (ax, ay), (bx, by), (cx, cy), (ex, ey) in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        out.append(
            f"C{n(bx + (cx - ax) / pull)} {n(by + (cy - ay) / pull)} "
            f"{n(cx - (ex - bx) / pull)} {n(cy - (ey - by) / pull)} {n(cx)} {n(cy)}"
        )
    return "".join(out) + ("Z" if closed else "")


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def taper(points: Sequence[Point], start: float, end: float, power: float = 1.0) -> str:
    """A stroke along the points whose width runs from start to end."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = math.hypot(dx, dy) or 1
        half = (start + (end - start) * (i / last) ** power) / 2
        left.append((x - dy / size * half, y + dx / size * half))
        right.append((x + dy / size * half, y - dx / size * half))
    return smooth(left) + "L" + smooth(right[::-1])[1:] + "Z"


def curve(start: Point, end: Point, bend: float, steps: int = 8) -> list[Point]:
    """Points of an arc from start to end; `bend` is the sideways sag as a part of the length."""
    (x, y), (u, v) = start, end
    cx, cy = (x + u) / 2 - (v - y) * bend, (y + v) / 2 + (u - x) * bend
    return [
        ((1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * u, (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * v)
        for t in (i / steps for i in range(steps + 1))
    ]


def turn_at(points: Sequence[Point], i: int) -> float:
    """Heading at point i in degrees, 0 = up, clockwise."""
    a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
    return math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))


def blob(rng: Random, x: float, y: float, rx: float, ry: float, rough: float = 0.08, knots: int = 10) -> str:
    phase = rng.uniform(0, 360)
    turns = [math.radians(phase + i * 360 / knots) for i in range(knots)]
    return smooth(
        [
            (
                x + rx * (1 + rng.uniform(-rough, rough)) * math.cos(turn),
                y + ry * (1 + rng.uniform(-rough, rough)) * math.sin(turn),
            )
            for turn in turns
        ],
        closed=True,
    )

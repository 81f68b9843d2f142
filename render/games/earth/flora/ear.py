"""The flowering heads of grasses, each at the end of a culm of seventeen points."""

import math
from collections.abc import Callable

from render.games.earth.curves import Point, curve, n, smooth, taper, turn_at
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp

from .leaf import leaf


def head(pen: Pen, path: list[Point], style: str, colour: str) -> None:
    HEADS[style](pen, path, ramp(colour))


def seed_shapes(pen: Pen, tones: tuple[str, ...]) -> list[str]:
    return [leaf(pen, "ovate", tone, rib=False) for tone in tones]


def ears(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
    seeds = seed_shapes(pen, tones)
    for i in range(9, 17):
        for s in (-1, 1):
            pen.use(seeds[3 if s < 0 else 1], *path[i], 19, turn_at(path, i) + s * 24)
    pen.use(seeds[2], *path[-1], 24, turn_at(path, 16))


def wheat(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
    seeds = seed_shapes(pen, tones)
    for i in range(9, 17):
        for s in (-1, 1):
            x, y = path[i]
            pen.use(seeds[3 if s < 0 else 1], x, y, 25, turn_at(path, i) + s * 24)
            end = polar(x, y, 52, turn_at(path, i) + s * 13)
            pen.path(f"M{n(x)} {n(y)}L{n(end[0])} {n(end[1])}", stroke=tones[3], width=1.3)
    pen.use(seeds[2], *path[-1], 24, turn_at(path, 16))


def tuft(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
    seeds = seed_shapes(pen, tones)
    rng, way = pen.rng, turn_at(path, 16)
    for i, dx in ((11, -1), (13, 1), (14, -1), (15, 1), (16, 0)):
        cx, cy = polar(*path[i], 15 * abs(dx), turn_at(path, i) + dx * 70)
        for _ in range(14):
            px, py = polar(cx, cy, 13 * rng.random() ** 0.5, rng.uniform(0, 360))
            pen.use(seeds[rng.choice((1, 2, 2, 3, 4))], px, py, 12, way + rng.uniform(-50, 50))


def plume(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
    rng, way = pen.rng, turn_at(path, 16)
    for i in range(34):
        t = i / 34
        x, y = path[8 + int(t * 8)]
        for s in (-1, 1):
            barb = leaf(pen, "narrow", tones[rng.choice((2, 3, 4) if s < 0 else (0, 1, 2))], rib=False)
            pen.use(barb, x, y, 40 * math.sin(0.5 + 2.3 * t), way + s * (20 + 12 * rng.random()), wide=1.3)


def spike(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
    seeds = seed_shapes(pen, tones)
    rng, way = pen.rng, turn_at(path, 16)
    for i in range(60):
        t = i / 60
        x, y = path[9 + int(t * 7)]
        px, py = polar(x, y, rng.uniform(0, 15) * math.sin(0.5 + 2.4 * t), way + rng.choice((-90, 90)))
        tone = max(0, min(4, int(2 - (px - x) / 6 + rng.uniform(-0.8, 0.8))))
        pen.use(seeds[tone], px, py, 17, way + rng.uniform(-16, 16))


def fingered(*angles: float) -> "Head":
    def fingers(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
        seeds = seed_shapes(pen, tones)
        way = turn_at(path, 16)
        for a in angles:
            ray = curve(path[-2], polar(*path[-2], 76 + pen.rng.uniform(-12, 8), way + a), a / 400, 10)
            pen.path(taper(ray, 2.5, 1.2), tones[1])
            for i in range(1, 11):
                for s in (-1, 1):
                    pen.use(seeds[3 if s < 0 else 1], *ray[i], 10.5, turn_at(ray, i) + s * 30)

    return fingers


def sprayed(many: int, far: float, grain: float) -> "Head":
    def spray(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
        seeds = seed_shapes(pen, tones)
        rng, way = pen.rng, turn_at(path, 16)
        for i in range(many):
            (x, y) = path[min(16, 8 + i * 8 // many)]
            for s in (-1, 1):
                end = polar(x, y, far * (1 - 0.055 * i) * rng.uniform(0.7, 1.1), way + s * rng.uniform(24, 52))
                pen.path(smooth(curve((x, y), end, -s * 0.12, 4)), stroke=tones[2], width=1.3, alpha=0.9)
                for t in (0.45, 0.65, 0.85, 1):
                    px, py = x + (end[0] - x) * t + rng.uniform(-3, 3), y + (end[1] - y) * t + rng.uniform(-3, 3)
                    pen.use(seeds[rng.choice((1, 2, 3, 4))], px, py, grain, way + s * 30, alpha=0.95)

    return spray


Head = Callable[[Pen, list[Point], tuple[str, ...]], None]
HEADS: dict[str, Head] = {
    "ears": ears,
    "wheat": wheat,
    "tuft": tuft,
    "plume": plume,
    "spike": spike,
    "finger": fingered(-46, -24, -4, 20, 42),
    "foot": fingered(-34, 0, 32),
    "panicle": sprayed(11, 46, 10),
    "mist": sprayed(14, 64, 7),
}

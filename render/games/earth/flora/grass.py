"""Grasses: blades and culms, told apart by habit and by flowering head."""

import math

from render.games.earth.flora.species import Species

from render.games.earth.curves import MIDDLE, Point, curve, n, smooth, taper, turn_at
from render.games.earth.flora.leaf import leaf
from render.games.earth.flora.moss import HERB_FOOT
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp


def blade(pen: Pen, base: Point, length: float, lean: float, wide: float, tone: str) -> list[Point]:
    tip = polar(*base, length, lean)
    tip = (tip[0], min(HERB_FOOT - 6, tip[1] + abs(lean) * 0.6))
    path = curve(base, tip, -lean / 260, 9)
    pen.path(taper(path, wide, 0.8, 1.6), tone)
    return path


def grass(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for k in range(30):
        lean = pen.rng.gauss(0, 34)
        blade(
            pen,
            (MIDDLE + lean * 0.7 + pen.rng.uniform(-24, 24), HERB_FOOT + 6),
            pen.rng.uniform(120, 235) * kind.vigour,
            lean,
            pen.rng.uniform(7, 12) * kind.girth,
            tones[max(0, min(4, int(2.2 - lean / 34 + pen.rng.uniform(-1, 1))))],
        )
    heads = {"finger": 6, "wheat": 7, "plume": 5, "spike": 6, "mist": 9}.get(kind.second, 6)
    for k in range(heads):
        lean = (k - (heads - 1) / 2) * (54 / heads) + pen.rng.uniform(-4, 4)
        h = (300 - abs(lean) * 2.4 + pen.rng.uniform(-26, 10)) * min(kind.vigour, 1)
        base = (MIDDLE + lean * 1.1, HERB_FOOT + 4)
        path = curve(base, polar(*base, h, lean), -lean / 300, 16)
        pen.path(taper(path, 4.5, 2), tones[1])
        _head(pen, path, kind.second, kind.colour)


def _head(pen: Pen, path: list[Point], style: str, colour: str) -> None:
    """The flowering head at the end of a culm."""
    tones = ramp(colour)
    tip, way = path[-1], turn_at(path, 16)
    seed = [leaf(pen, "ovate", t, rib=False) for t in tones]
    match style:
        case "wheat" | "ears":
            for i in range(9, 17):
                for s in (-1, 1):
                    x, y = path[i]
                    big = 25 if style == "wheat" else 19
                    pen.use(seed[3 if s < 0 else 1], x, y, big, turn_at(path, i) + s * 24)
                    if style == "wheat":
                        end = polar(x, y, 52, turn_at(path, i) + s * 13)
                        pen.path(f"M{n(x)} {n(y)}L{n(end[0])} {n(end[1])}", stroke=tones[3], width=1.3)
            pen.use(seed[2], *tip, 24, way)
        case "tuft":
            for i, dx in ((11, -1), (13, 1), (14, -1), (15, 1), (16, 0)):
                cx, cy = polar(*path[i], 15 * abs(dx), turn_at(path, i) + dx * 70)
                for _ in range(14):
                    px, py = polar(cx, cy, 13 * pen.rng.random() ** 0.5, pen.rng.uniform(0, 360))
                    pen.use(seed[pen.rng.choice((1, 2, 2, 3, 4))], px, py, 12, way + pen.rng.uniform(-50, 50))
        case "plume":
            for i in range(34):
                t = i / 34
                x, y = path[8 + int(t * 8)]
                for s in (-1, 1):
                    pen.use(
                        leaf(pen, "narrow", tones[pen.rng.choice((2, 3, 4) if s < 0 else (0, 1, 2))], rib=False),
                        x,
                        y,
                        40 * math.sin(0.5 + 2.3 * t),
                        way + s * (20 + 12 * pen.rng.random()),
                        wide=1.3,
                    )
        case "spike":
            for i in range(60):
                t = i / 60
                x, y = path[9 + int(t * 7)]
                px, py = polar(x, y, pen.rng.uniform(0, 15) * math.sin(0.5 + 2.4 * t), way + pen.rng.choice((-90, 90)))
                pen.use(
                    seed[max(0, min(4, int(2 - (px - x) / 6 + pen.rng.uniform(-0.8, 0.8))))],
                    px,
                    py,
                    17,
                    way + pen.rng.uniform(-16, 16),
                )
        case "finger":
            for a in (-46, -24, -4, 20, 42):
                ray = curve(path[-2], polar(*path[-2], 76 + pen.rng.uniform(-12, 8), way + a), a / 400, 10)
                pen.path(taper(ray, 2.5, 1.2), tones[1])
                for i in range(1, 11):
                    for s in (-1, 1):
                        pen.use(seed[3 if s < 0 else 1], *ray[i], 10.5, turn_at(ray, i) + s * 30)
        case "panicle" | "mist":
            many, far = (11, 46) if style == "panicle" else (14, 60)
            for i in range(many):
                at = path[min(16, 8 + i * 8 // many)]
                for s in (-1, 1):
                    end = polar(
                        *at, far * (1 - 0.055 * i) * pen.rng.uniform(0.7, 1.1), way + s * pen.rng.uniform(24, 52)
                    )
                    pen.path(smooth(curve(at, end, -s * 0.12, 4)), stroke=tones[2], width=1.3, alpha=0.9)
                    for t in (0.45, 0.65, 0.85, 1):
                        pen.use(
                            seed[pen.rng.choice((1, 2, 3, 4))],
                            at[0] + (end[0] - at[0]) * t + pen.rng.uniform(-3, 3),
                            at[1] + (end[1] - at[1]) * t + pen.rng.uniform(-3, 3),
                            10 if style == "panicle" else 6.5,
                            way + s * 30,
                            alpha=0.95,
                        )

"""Crowns: space colonisation for the wood, leaf-by-leaf painting for the leaves."""

import math
from random import Random

from render.games.earth.curves import Point, blob, n
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import mix, ramp, shift

from .leaf import leaf

Clump = tuple[float, float, float]


def grow(
    rng: Random, roots: list[Point], targets: list[Point], *, step: float = 9, reach: float = 400, kill: float = 14
) -> list[tuple[Point, int]]:
    """Space colonisation: nodes as (point, parent index); the first `len(roots)` nodes are the given trunk."""
    nodes = [(p, i - 1) for i, p in enumerate(roots)]
    left = list(targets)
    for _ in range(90):
        if not left:
            break
        pulls: dict[int, list[float]] = {}
        for tx, ty in left:
            best, who = reach, -1
            for i, ((x, y), _parent) in enumerate(nodes):
                far = math.hypot(tx - x, ty - y)
                if far < best:
                    best, who = far, i
            if who >= 0:
                x, y = nodes[who][0]
                pull = pulls.setdefault(who, [0.0, 0.0])
                pull[0] += (tx - x) / best
                pull[1] += (ty - y) / best
        if not pulls:
            break
        fresh = []
        for who, (dx, dy) in pulls.items():
            size = math.hypot(dx, dy) or 1
            x, y = nodes[who][0]
            fresh.append(
                ((x + dx / size * step + rng.uniform(-1.5, 1.5), y + dy / size * step + rng.uniform(-1.5, 1.5)), who)
            )
        nodes += fresh
        left = [t for t in left if all(math.hypot(t[0] - p[0], t[1] - p[1]) > kill for p, _ in fresh)]
    return nodes


def limbs(pen: Pen, nodes: list[tuple[Point, int]], bark: str, *, trunk: float, twig: float = 1.7) -> None:
    """Pipe model: a limb is as thick as what it carries. Lit on the left."""
    power = 2.3
    load = [0.0] * len(nodes)
    for i in range(len(nodes) - 1, 0, -1):
        load[i] = load[i] or twig**power
        load[nodes[i][1]] += load[i]
    scale = trunk / max(load[0] ** (1 / power), 1)
    for tone, part, slip in (
        (shift(bark, -0.10, -0.012), 1.0, 0.0),
        (bark, 0.72, -0.14),
        (shift(bark, 0.09, 0.012), 0.26, -0.28),
    ):
        for i in range(len(nodes) - 1, 0, -1):
            (x, y), parent = nodes[i]
            u, v = nodes[parent][0]
            w = max(1.3, load[i] ** (1 / power) * scale)
            if part < 1 and w < 4:
                continue
            pen.path(f"M{n(u + w * slip)} {n(v)}L{n(x + w * slip)} {n(y)}", stroke=tone, width=max(1.1, w * part))


def leaves(
    pen: Pen,
    clumps: list[Clump],
    shape: str,
    green: str,
    *,
    size: float,
    density: float = 1.0,
    droop: float = 0.0,
    flat: float = 0.82,
    base: bool = True,
    spread: float = 0.15,
) -> None:
    """Each clump is a ball of leaves: dark below and right, light above and left."""
    tones = ramp(green, spread)
    xs, ys = [c[0] for c in clumps], [c[1] for c in clumps]
    left, top = min(xs), min(ys)
    wide, high = max(max(xs) - left, 1), max(max(ys) - top, 1)
    for x, y, r in clumps:
        if base:
            pen.path(
                blob(pen.rng, x, y, r * 0.86, r * 0.86 * flat, 0.1),
                mix(tones[0], tones[1], 0.9 if shape == "maple" else 0.45),
            )
        count = int(density * {"pinnate": 9, "bipinnate": 9, "maple": 11}.get(shape, 5.8) * (r / size) ** 2) + 5
        batch = []
        for _ in range(count):
            a, q = pen.rng.uniform(0, 360), pen.rng.random() ** 0.55
            px, py = polar(x, y, r * q, a)
            py = y + (py - y) * flat
            light = (
                0.5
                - 0.34 * ((px - x) * 0.55 + (py - y) * 0.83) / r
                + 0.10 * ((1 - (px - left) / wide) + (1 - (py - top) / high) - 1)
                + pen.rng.uniform(-0.13, 0.13)
            )
            face = math.degrees(math.atan2(px - x, y - py)) if q > 0.25 else pen.rng.uniform(0, 360)
            turn = face * (1 - droop) + 180 * droop * (1 if face >= 0 else -1)
            batch.append((light, px, py, turn + pen.rng.uniform(-38, 38)))
        for light, px, py, turn in sorted(batch):
            tone = tones[max(0, min(4, int(light * 5)))]
            pen.use(leaf(pen, shape, tone, rib=size > 15), px, py, size * pen.rng.uniform(0.8, 1.2), turn)


def sprinkle(
    pen: Pen, clumps: list[Clump], symbol: str, count: int, size: float, *, hang: bool = False, top: bool = False
) -> None:
    """Blossoms or fruit on the lit face of the clumps, kept apart from each other."""
    placed: list[Point] = []
    for _ in range(count * 8):
        x, y, r = pen.rng.choice(clumps)
        px, py = polar(x, y, r * pen.rng.random() ** 0.5 * 0.92, pen.rng.uniform(-150, 110))
        if top and py > y:
            continue
        if all(math.hypot(px - a, py - b) > size * 1.7 for a, b in placed):
            placed.append((px, py))
            pen.use(symbol, px, py, size * pen.rng.uniform(0.85, 1.15), 0 if hang else pen.rng.uniform(-40, 40))
        if len(placed) >= count:
            return

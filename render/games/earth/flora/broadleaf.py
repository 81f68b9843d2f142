"""Broadleaved trees: a crown of clumps on a branching trunk."""

import math
from random import Random

from render.games.earth.curves import MIDDLE, Point, curve, n, smooth, taper
from render.games.earth.pen import Pen
from render.palette import mix, ramp, shift

from .flower import flower
from .foliage import Clump, grow, leaves, limbs, sprinkle
from .fruit import fruit
from .ground import TREE_FOOT
from .leaf import leaf
from .species import Species


def crown(rng: Random, form: str, tall: float) -> tuple[list[Clump], float]:
    """Clumps of the crown, back to front, and the height of the fork."""
    top = TREE_FOOT - tall
    shapes = {  # half width, half height, centre above the foot, clump radius, count
        "round": (120, 92, tall - 100, 46, 15),
        "spread": (158, 74, tall - 88, 44, 18),
        "umbrella": (168, 30, tall - 46, 36, 19),
        "dome": (140, 46, tall - 66, 38, 16),
        "column": (58, 106, tall - 116, 33, 24),
        "weeping": (128, 62, tall - 80, 42, 15),
        "fig": (172, 66, tall - 78, 44, 20),
        "stilt": (118, 66, tall - 76, 40, 14),
        "dwarf": (150, 36, 62, 34, 14),
        "sparse": (128, 92, tall - 104, 32, 13),
        "twin": (132, 84, tall - 98, 40, 15),
    }
    w, h, up, r, count = shapes.get(form, shapes["round"])
    middle = MIDDLE + rng.uniform(-10, 10)
    clumps: list[Clump] = []
    tries = 0
    while len(clumps) < count and tries < 600:
        tries += 1
        a, q = rng.uniform(0, 2 * math.pi), rng.random() ** 0.5
        x, y = middle + w * q * math.cos(a), TREE_FOOT - up + h * q * math.sin(a)
        if form in ("umbrella", "dome") and y > TREE_FOOT - up + 6:
            y = TREE_FOOT - up + rng.uniform(-4, 6)
        size = r * rng.uniform(0.78, 1.18) * (1.12 - 0.3 * q)
        if all(math.hypot(x - c[0], y - c[1]) > r * (0.5 if form == "column" else 0.62) for c in clumps):
            clumps.append((max(46, min(454, x)), max(52, y), size))
    return sorted(clumps, key=lambda c: c[1] + rng.uniform(-14, 14)), TREE_FOOT - top


def trunk(rng: Random, lean: float, fork: float) -> list[Point]:
    return curve((MIDDLE, TREE_FOOT), (MIDDLE + lean, TREE_FOOT - fork), rng.uniform(-0.09, 0.09), 7)


def broadleaf(pen: Pen, kind: Species) -> None:
    tall = kind.vigour
    clumps, _ = crown(pen.rng, kind.form, tall)
    low = max(c[1] for c in clumps)
    fork = max(
        24,
        (TREE_FOOT - low) * (0.8 if kind.form == "column" else 0.75 if kind.form not in ("umbrella", "dome") else 0.34),
    )
    stem = trunk(pen.rng, pen.rng.uniform(-16, 16), fork)
    thick = kind.girth * (19 + tall * 0.035)
    root_flare(pen, kind, thick)
    targets = [
        (x + pen.rng.uniform(-r, r) * 0.5, y + pen.rng.uniform(-r, r) * 0.4) for x, y, r in clumps for _ in range(5)
    ]
    back = clumps[: len(clumps) // 3]
    if kind.form != "sparse":
        leaves(pen, back, kind.leaf, shift(kind.green, -0.08, -0.015), size=kind.size, density=0.55)
    if kind.form == "twin":
        nodes = grow(pen.rng, trunk(pen.rng, -34, fork * 0.8), [t for t in targets if t[0] < MIDDLE + 10])
        limbs(pen, nodes, kind.bark, trunk=thick * 0.72)
        stem = trunk(pen.rng, 38, fork * 0.8)
        targets = [t for t in targets if t[0] >= MIDDLE - 10]
        thick *= 0.72
    nodes = grow(pen.rng, stem, targets)
    limbs(pen, nodes, kind.bark, trunk=thick)
    bark_marks(pen, kind, stem, thick)
    if kind.form == "weeping":
        curtain(pen, clumps, kind)
    leaves(
        pen,
        clumps,
        kind.leaf,
        kind.green,
        size=kind.size,
        droop=0.55 if kind.form == "weeping" else 0.12,
        density=0.9 if kind.form != "sparse" else 0.7,
        base=kind.form != "sparse",
        flat=0.6 if kind.form in ("umbrella", "dome") else 0.84,
    )
    adorn(pen, kind, clumps)


def adorn(pen: Pen, kind: Species, clumps: list[Clump], scale: float = 1.0) -> None:
    if kind.bloom:
        style, colour, heart, count, size = kind.bloom
        if style == "raceme":
            for _ in range(count):
                x, y, r = pen.rng.choice(clumps)
                raceme(pen, x + pen.rng.uniform(-r, r), y + r * pen.rng.uniform(0, 0.7), size * scale, colour)
        else:
            sprinkle(
                pen,
                clumps,
                flower(pen, style, colour, heart),
                count,
                size * scale,
                hang=style in ("bell", "trumpet", "heartdrop"),
            )
    if kind.fruit:
        style, colour, count, size = kind.fruit
        sprinkle(pen, clumps, fruit(pen, style, colour), count, size * scale, hang=True)


def raceme(pen: Pen, x: float, y: float, length: float, colour: str) -> None:
    """A hanging cluster, wide above, pointed below."""
    tones = ramp(colour, 0.12)
    for i in range(26):
        t = i / 26
        w = length * 0.2 * (1 - t) ** 0.7 + 1
        dx = pen.rng.uniform(-w, w)
        pen.disc(
            x + dx,
            y + t * length,
            length * 0.075 * (1.1 - 0.55 * t),
            tones[max(0, min(4, int(2.6 - dx / w * 1.5 + pen.rng.uniform(-0.8, 0.8))))],
        )


def curtain(pen: Pen, clumps: list[Clump], kind: Species) -> None:
    tones = ramp(kind.green)
    for x, y, r in clumps:
        for _ in range(4):
            sx = x + pen.rng.uniform(-r, r) * 0.9
            pts = curve(
                (sx, y), (sx + pen.rng.uniform(-12, 12), y + pen.rng.uniform(60, 130)), pen.rng.uniform(-0.1, 0.1), 9
            )
            pen.path(smooth(pts), stroke=tones[0], width=1.6)
            for i in range(1, 10):
                for side in (-1, 1):
                    pen.use(
                        leaf(pen, kind.leaf, tones[pen.rng.choice((0, 1, 1, 2))], rib=False),
                        *pts[i],
                        kind.size * 0.8,
                        180 + side * 28,
                    )


def root_flare(pen: Pen, kind: Species, thick: float) -> None:
    dark = shift(kind.bark, -0.10, -0.012)
    if kind.form == "stilt":
        for i in range(9):
            side = -1 if i % 2 else 1
            start = (MIDDLE + pen.rng.uniform(-6, 6), TREE_FOOT - pen.rng.uniform(50, 110))
            end = (MIDDLE + side * pen.rng.uniform(24, 118), TREE_FOOT + pen.rng.uniform(0, 16))
            pen.path(
                taper(curve(start, end, -side * pen.rng.uniform(0.18, 0.34)), 9, 4.5),
                mix(dark, kind.bark, pen.rng.random()),
            )
        return
    spread = 2.1 if kind.form == "fig" else 1.35
    for side in (-1, 1):
        for k in (1, 0.55):
            end = (MIDDLE + side * thick * spread * k * pen.rng.uniform(0.9, 1.2), TREE_FOOT + 9 * (1.4 - k))
            pen.path(
                taper(curve((MIDDLE + side * thick * 0.1, TREE_FOOT - thick * 0.9), end, side * 0.2), thick * 0.7, 2.5),
                kind.bark if side < 0 else dark,
            )
    if kind.form == "fig":
        for _ in range(13):
            x = MIDDLE + pen.rng.choice((-1, 1)) * pen.rng.uniform(16, 118)
            pen.path(
                taper(
                    curve(
                        (x * 0.9 + MIDDLE * 0.1, TREE_FOOT - 205),
                        (x, TREE_FOOT + pen.rng.uniform(-2, 8)),
                        pen.rng.uniform(-0.06, 0.06),
                    ),
                    3.2,
                    5.5,
                ),
                mix(dark, kind.bark, pen.rng.random()),
            )


def bark_marks(pen: Pen, kind: Species, stem: list[Point], thick: float) -> None:
    """Birch dashes, rainbow strips, or plain grain."""
    if kind.marks == "birch":
        for _ in range(15):
            t = pen.rng.randrange(len(stem))
            x, y = stem[t]
            w = thick * pen.rng.uniform(0.14, 0.36)
            pen.path(
                f"M{n(x + pen.rng.uniform(-0.35, 0.1) * thick)} {n(y + pen.rng.uniform(-9, 9))}q{n(w / 2)} 3 {n(w)} 0",
                stroke="#4A4248",
                width=2.4,
            )
    elif kind.marks == "rainbow":
        for colour in ("#6FB35C", "#E88A3A", "#B65A9C", "#4E86C6", "#D9503F", "#F0C04A", "#6FB35C", "#E88A3A"):
            i = pen.rng.randrange(1, len(stem) - 2)
            x, y = stem[i]
            dx = pen.rng.uniform(-0.34, 0.28) * thick
            pen.path(taper(curve((x + dx, y + 28), (stem[i + 1][0] + dx, y - 26), 0.05), 2, 5), colour, alpha=0.85)
    else:
        for _ in range(7):
            i = pen.rng.randrange(0, len(stem) - 1)
            x, y = stem[i]
            pen.path(
                f"M{n(x + pen.rng.uniform(-0.22, 0.3) * thick)} {n(y)}q{n(pen.rng.uniform(-3, 3))} -8 0 -17",
                stroke=shift(kind.bark, -0.17, -0.01),
                width=1.5,
                alpha=0.7,
            )


def baobab(pen: Pen, kind: Species) -> None:
    tall = kind.vigour
    h = tall * 0.62
    dark, light = shift(kind.bark, -0.09, -0.01), shift(kind.bark, 0.07, 0.01)
    outline = [
        (168, TREE_FOOT + 8),
        (192, TREE_FOOT - h * 0.3),
        (200, TREE_FOOT - h * 0.75),
        (214, TREE_FOOT - h),
        (286, TREE_FOOT - h),
        (300, TREE_FOOT - h * 0.75),
        (310, TREE_FOOT - h * 0.3),
        (336, TREE_FOOT + 8),
    ]
    pen.path(smooth(outline) + "Z", kind.bark)
    pen.path(
        smooth(
            [
                (268, TREE_FOOT - h),
                (276, TREE_FOOT - h * 0.5),
                (262, TREE_FOOT + 8),
                (336, TREE_FOOT + 8),
                (310, TREE_FOOT - h * 0.3),
                (300, TREE_FOOT - h * 0.75),
                (286, TREE_FOOT - h),
            ],
            closed=True,
        ),
        dark,
    )
    pen.path(
        smooth(
            [
                (206, TREE_FOOT - h * 0.8),
                (198, TREE_FOOT - h * 0.3),
                (182, TREE_FOOT),
                (196, TREE_FOOT),
                (212, TREE_FOOT - h * 0.35),
            ],
            closed=True,
        ),
        light,
    )
    for _ in range(10):
        x = pen.rng.uniform(205, 300)
        y = TREE_FOOT - pen.rng.uniform(0.15, 0.8) * h
        pen.path(f"M{n(x)} {n(y)}q{n(pen.rng.uniform(-4, 4))} 14 0 30", stroke=dark, width=2, alpha=0.7)
    clumps: list[Clump] = [
        (250 + s * d, TREE_FOOT - h - u, r)
        for s in (-1, 1)
        for d, u, r in ((128.0, 36, 30.0), (92, 66, 32), (54, 88, 30), (150, 10, 22))
    ] + [(250.0, TREE_FOOT - h - 98, 30.0)]
    nodes = grow(
        pen.rng,
        [(250, TREE_FOOT - h + 24), (250, TREE_FOOT - h + 8)],
        [(x + pen.rng.uniform(-r, r) * 0.6, y + pen.rng.uniform(-8, 12)) for x, y, r in clumps for _ in range(4)],
    )
    limbs(pen, nodes, kind.bark, trunk=62)
    leaves(pen, sorted(clumps, key=lambda c: c[1]), kind.leaf, kind.green, size=kind.size, flat=0.7, density=0.8)
    adorn(pen, kind, clumps)

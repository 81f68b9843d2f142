"""Fungi on wood that stand out from it: brackets and shelves, and the trunks and logs that carry them."""

import math

from render.games.earth.curves import MIDDLE, blob, curve, n, smooth, taper
from render.games.earth.pen import Pen
from render.palette import mix, ramp, shift

from .ground import FUNGUS_FOOT
from .species import Species


def fallen_log(pen: Pen, y: float = 330, thick: float = 92) -> None:
    bark = "#6B5140"
    pen.path(
        smooth(
            [
                (-120, y - thick * 0.42),
                (90, y - thick * 0.5),
                (410, y - thick * 0.46),
                (620, y - thick * 0.5),
                (620, y + thick * 0.55),
                (260, y + thick * 0.62),
                (-120, y + thick * 0.5),
            ],
            closed=True,
        ),
        shift(bark, -0.08),
    )
    pen.path(
        smooth(
            [
                (-120, y - thick * 0.42),
                (90, y - thick * 0.5),
                (410, y - thick * 0.46),
                (620, y - thick * 0.5),
                (620, y - thick * 0.1),
                (300, y - thick * 0.02),
                (-120, y - thick * 0.08),
            ],
            closed=True,
        ),
        bark,
    )
    for _ in range(22):
        x, yy, w = pen.rng.uniform(-110, 590), y + pen.rng.uniform(-0.36, 0.46) * thick, pen.rng.uniform(20, 70)
        pen.path(
            f"M{n(x)} {n(yy)}q{n(w / 2)} {n(pen.rng.uniform(-5, 5))} {n(w)} 0",
            stroke=shift(bark, pen.rng.choice((-0.13, 0.06))),
            width=pen.rng.uniform(1.5, 3),
            alpha=0.7,
        )
    for _ in range(9):
        pen.path(
            blob(
                pen.rng,
                pen.rng.uniform(-100, 600),
                y - thick * 0.44 + pen.rng.uniform(-3, 8),
                pen.rng.uniform(16, 40),
                pen.rng.uniform(5, 10),
                0.2,
            ),
            mix("#7FA04C", bark, pen.rng.uniform(0.1, 0.5)),
        )


def upright(pen: Pen, x: float = 250, wide: float = 150) -> None:
    """A standing trunk for brackets."""
    bark = "#6F5646"
    left = [
        (x - wide * 0.75, FUNGUS_FOOT + 44),
        (x - wide * 0.52, FUNGUS_FOOT - 80),
        (x - wide * 0.46, 120),
        (x - wide * 0.5, -20),
    ]
    right = [
        (x + wide * 0.5, -20),
        (x + wide * 0.44, 130),
        (x + wide * 0.54, FUNGUS_FOOT - 70),
        (x + wide * 0.8, FUNGUS_FOOT + 44),
    ]
    pen.path(smooth(left) + "L" + smooth(right)[1:] + "Z", shift(bark, -0.05))
    pen.path(
        smooth(
            [
                (x - wide * 0.70, FUNGUS_FOOT + 40),
                (x - wide * 0.48, FUNGUS_FOOT - 80),
                (x - wide * 0.43, 120),
                (x - wide * 0.47, -20),
                (x - wide * 0.05, -20),
                (x, 150),
                (x - wide * 0.1, FUNGUS_FOOT - 60),
                (x - wide * 0.1, FUNGUS_FOOT + 40),
            ],
            closed=True,
        ),
        bark,
    )
    for _ in range(34):
        px, py = x + pen.rng.uniform(-0.42, 0.44) * wide, pen.rng.uniform(-10, FUNGUS_FOOT)
        pen.path(
            f"M{n(px)} {n(py)}q{n(pen.rng.uniform(-7, 7))} {n(pen.rng.uniform(14, 24))} "
            f"{n(pen.rng.uniform(-3, 3))} {n(pen.rng.uniform(30, 52))}",
            stroke=shift(bark, pen.rng.choice((-0.13, -0.09, 0.07))),
            width=pen.rng.uniform(1.5, 3.2),
            alpha=0.65,
        )


def bracket(pen: Pen, kind: Species, x: float, y: float, w: float) -> None:
    """A half disc growing out of the trunk towards us."""
    cap, under = ramp(kind.colour, 0.14), ramp(kind.green, 0.1)
    h = {"hoof": 0.74, "tongue": 0.52, "kidney": 0.4}.get(kind.leaf, 0.38)
    pen.path(
        f"M{n(x - w)} {n(y + 5)}Q{n(x)} {n(y + w * 0.62)} {n(x + w)} {n(y + 5)}"
        f"Q{n(x)} {n(y + w * 0.2)} {n(x - w)} {n(y + 5)}Z",
        "#1E1A1C",
        alpha=0.28,
    )
    pen.path(
        f"M{n(x - w)} {n(y)}C{n(x - w * 0.9)} {n(y + w * 0.36)} {n(x + w * 0.9)} {n(y + w * 0.36)} {n(x + w)} {n(y)}Z",
        under[1],
    )
    pen.path(
        f"M{n(x - w * 0.96)} {n(y)}C{n(x - w * 0.84)} {n(y + w * 0.28)} "
        f"{n(x + w * 0.84)} {n(y + w * 0.28)} {n(x + w * 0.96)} {n(y)}Z",
        under[3],
    )
    dome = f"C{n(x - w * 1.06)} {n(y - w * h * 1.3)} {n(x + w * 1.06)} {n(y - w * h * 1.3)} {n(x + w)} {n(y)}"
    pen.path(
        f"M{n(x - w)} {n(y)}{dome}C{n(x + w * 0.7)} {n(y + w * 0.17)} "
        f"{n(x - w * 0.7)} {n(y + w * 0.17)} {n(x - w)} {n(y)}Z",
        cap[2],
    )
    if "belt" in kind.marks or kind.leaf in ("fan", "kidney"):
        belt = kind.second if "belt" in kind.marks else cap[2]
        for part, tone in ((0.8, cap[3]), (0.6, belt), (0.4, cap[1])):
            zone(pen, x, y - w * h * 0.12 / part, w * part, h, tone)
    pen.path(
        f"M{n(x + w)} {n(y)}C{n(x + w * 1.04)} {n(y - w * h * 1.0)} {n(x + w * 0.5)} {n(y - w * h * 1.02)} "
        f"{n(x + w * 0.36)} {n(y - w * h * 0.94)}C{n(x + w * 0.8)} {n(y - w * h * 0.7)} "
        f"{n(x + w * 0.7)} {n(y)} {n(x + w * 0.5)} {n(y + w * 0.11)}Q{n(x + w * 0.8)} "
        f"{n(y + w * 0.08)} {n(x + w)} {n(y)}Z",
        cap[0],
        alpha=0.55,
    )
    pen.path(
        f"M{n(x - w)} {n(y)}C{n(x - w * 0.7)} {n(y + w * 0.17)} {n(x + w * 0.7)} {n(y + w * 0.17)} {n(x + w)} {n(y)}",
        stroke=shift(kind.green if "belt" in kind.marks else kind.colour, 0.1, 0.02),
        width=4.5,
    )
    if "scales" in kind.marks:
        for _ in range(26):
            px = pen.rng.uniform(-0.8, 0.8)
            py = pen.rng.uniform(0.05, 0.85) * h * math.sqrt(1 - px * px)
            pen.path(blob(pen.rng, x + px * w, y - py * w, w * 0.07, w * 0.035, 0.2, 6), kind.second, alpha=0.85)
    if "lacquer" in kind.marks or kind.leaf == "tongue":
        pen.disc(x - w * 0.4, y - w * h * 0.62, w * 0.2, "#FFFFFF", ry=w * 0.05, turn=-16, alpha=0.55)


def zone(pen: Pen, x: float, y: float, w: float, h: float, tone: str) -> None:
    pen.path(
        f"M{n(x - w)} {n(y)}C{n(x - w)} {n(y - w * h * 1.15)} {n(x + w)} {n(y - w * h * 1.15)} {n(x + w)} {n(y)}"
        f"C{n(x + w * 0.7)} {n(y + w * 0.14)} {n(x - w * 0.7)} {n(y + w * 0.14)} {n(x - w)} {n(y)}Z",
        tone,
        alpha=0.8,
    )


def shelves(pen: Pen, kind: Species) -> None:
    upright(pen, wide=210)
    if kind.leaf == "hoof":
        spots = [(206.0, 330.0, 0.62), (306, 226, 0.7), (236, 150, 1.12)]
    elif kind.leaf == "tongue":
        spots = [(322.0, 336.0, 0.5), (246, 238, 1.5)]
    elif kind.size < 60:
        spots = [(MIDDLE + pen.rng.uniform(-78, 78), 350 - k * 30, pen.rng.uniform(0.7, 1.2)) for k in range(10)]
    else:
        spots = [(296.0, 340.0, 0.6), (198, 296, 0.74), (308, 216, 0.84), (214, 140, 1.02)]
    for x, y, s in sorted(spots, key=lambda p: -p[1]):
        bracket(pen, kind, x, y, kind.size * s * 1.12)
        if kind.leaf == "tongue":
            for dx, drop in ((-0.5, 26), (-0.1, 44), (0.34, 30), (0.62, 20)):
                at = x + dx * kind.size * s, y + kind.size * s * 0.3
                pen.path(taper([at, (at[0], at[1] + drop * s)], 3, 8), shift(kind.colour, -0.05))


def stalked(pen: Pen, kind: Species) -> None:
    """Lacquered kidneys on long crooked stalks."""
    fallen_log(pen, 372, 66)
    for dx, up, w in ((-120, 128, 74), (122, 104, 66), (6, 226, 118)):
        x, y = MIDDLE + dx, FUNGUS_FOOT - up
        stalk = [
            (MIDDLE + dx * 0.7, FUNGUS_FOOT + 4),
            (x + w * 0.5, FUNGUS_FOOT - up * 0.5),
            (x + w * 0.3, y + w * 0.1),
        ]
        for wide, slip, tone in ((w * 0.24, 0, shift(kind.colour, -0.16)), (w * 0.12, -3, shift(kind.colour, -0.05))):
            pen.path(taper([(px + slip, py) for px, py in stalk], wide * 1.2, wide), tone)
        bracket(pen, kind, x, y, w)
        for part, tone in ((0.98, kind.second), (0.86, kind.colour)):
            zone(pen, x, y, w * part, 0.62, tone)
        for part, tone in ((0.62, shift(kind.colour, 0.06, 0.02)), (0.34, shift(kind.colour, -0.08))):
            zone(pen, x, y - w * 0.06 / part, w * part, 0.52, tone)
        pen.disc(x - w * 0.42, y - w * 0.32, w * 0.2, "#FFFFFF", ry=w * 0.05, turn=-16, alpha=0.6)


def oysters(pen: Pen, kind: Species) -> None:
    """Pale shells, one over the other, up the side of a trunk."""
    upright(pen, x=120, wide=190)
    for y, x, r in (
        (352, 236, 88),
        (318, 316, 78),
        (282, 216, 94),
        (240, 318, 92),
        (200, 226, 86),
        (160, 300, 76),
        (126, 228, 60),
    ):
        frill(pen, x + pen.rng.uniform(-5, 5), y, r, kind)
        for k in range(-3, 4):
            gill = curve((x - r * 0.2, y + r * 0.26), (x + k * r * 0.26, y + r * 0.02), 0.1, 4)
            pen.path(smooth(gill), stroke=shift(kind.colour, -0.1), width=1.4, alpha=0.5)


def fan_rosette(pen: Pen, kind: Species) -> None:
    if "shelf" in kind.marks:
        upright(pen, wide=190)
    rows = ((340, 5, 1.0), (304, 6, 0.96), (264, 5, 0.9), (224, 4, 0.84), (188, 3, 0.76), (160, 2, 0.62))
    for y, count, s in reversed(rows):
        for k in range(count):
            x = MIDDLE + (k - (count - 1) / 2) * kind.size * 0.98 * s + pen.rng.uniform(-7, 7)
            frill(pen, x, y + pen.rng.uniform(-6, 6), kind.size * s * pen.rng.uniform(0.92, 1.1), kind)


def frill(pen: Pen, x: float, y: float, r: float, kind: Species) -> None:
    """A wavy fan with a pale edge."""
    cap = ramp(kind.colour, 0.13)
    edge = [
        (
            x + r * math.cos(math.radians(a)) * (1 + 0.06 * math.sin(a * 0.13 + x)),
            y - r * 0.62 * math.sin(math.radians(a)) * (1 + 0.08 * math.sin(a * 0.17 + y)),
        )
        for a in range(0, 181, 18)
    ]
    low = [(x - r * 0.55, y + r * 0.22), (x, y + r * 0.30), (x + r * 0.55, y + r * 0.22)]
    pen.path(smooth([(px + 3, py + 7) for px, py in edge + low], closed=True), "#1E1A1C", alpha=0.25)
    pen.path(smooth(edge + low, closed=True), kind.second)
    for part, tone in ((0.88, cap[3]), (0.68, cap[2]), (0.46, cap[1])):
        pen.path(
            smooth([(x + (px - x) * part, y + (py - y) * part + r * 0.07) for px, py in edge + low], closed=True), tone
        )

"""Cacti: pads and columns."""

from render.games.earth.curves import MIDDLE, Point, n, smooth
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import ramp, shift

from .flower import flower
from .fruit import fruit
from .ground import BUSH_FOOT
from .species import Species


def pad(pen: Pen, base: Point, turn: float, size: float, kind: Species) -> Point:
    tones = ramp(kind.green)
    tip = polar(*base, size, turn)
    mid = polar(*base, size * 0.53, turn)
    pen.disc(*mid, size * 0.36, tones[1], ry=size * 0.53, turn=turn)
    pen.disc(mid[0] - size * 0.05, mid[1] - size * 0.03, size * 0.29, tones[2], ry=size * 0.45, turn=turn)
    pen.disc(mid[0] - size * 0.1, mid[1] - size * 0.1, size * 0.16, tones[3], ry=size * 0.28, turn=turn, alpha=0.8)
    for i in range(16):
        x, y = polar(*mid, size * 0.4 * (i / 16) ** 0.5, i * 137.5)
        pen.disc(x, y, 2.2, shift(kind.colour, 0.05))
        pen.path(f"M{n(x)} {n(y)}l-4 -6M{n(x)} {n(y)}l4 -6", stroke="#FFF6E0", width=1.1, alpha=0.9)
    return tip


def pads(pen: Pen, kind: Species) -> None:
    size = 104.0 * (1 if kind.girth > 0.8 else 0.74)
    tips: list[tuple[Point, float]] = []
    level: list[tuple[Point, float]] = [((MIDDLE + dx, BUSH_FOOT + 6), t) for dx, t in ((-50, -24), (52, 22), (0, -3))]
    if kind.girth < 0.8:
        level += [((MIDDLE - 130, BUSH_FOOT + 8), -30), ((MIDDLE + 126, BUSH_FOOT + 8), 28)]
    for depth in range(3):
        after: list[tuple[Point, float]] = []
        for base, turn in level:
            tip = pad(pen, base, turn, size, kind)
            kids = (-34, 30) if pen.rng.random() < 0.7 else (pen.rng.uniform(-16, 16),)
            after += [(polar(*tip, -size * 0.06, turn), turn + k + pen.rng.uniform(-8, 8)) for k in kids]
            if depth == 2 or pen.rng.random() < 0.15:
                tips.append((tip, turn))
        level, size = (after if depth < 1 else after[::2]), size * 0.78
    tips += [(b, t) for b, t in level]
    for tip, turn in pen.rng.sample(tips, min(len(tips), kind.blossom[3])):
        pen.use(flower(pen, *kind.blossom[:3]), *tip, kind.blossom[4], turn)


def column(pen: Pen, path: list[Point], wide: float, tones: tuple[str, ...]) -> None:
    """A ribbed cactus arm with a round head."""
    for part, slip, tone in ((1, 0, tones[0]), (0.8, -0.08, tones[1]), (0.56, -0.17, tones[2]), (0.2, -0.26, tones[3])):
        pen.path(smooth([(x + wide * slip, y) for x, y in path]), stroke=tone, width=wide * part)
    for slip in (-0.36, -0.14, 0.1, 0.33):
        pts = [(x + wide * slip, y) for x, y in path]
        pen.path(smooth(pts), stroke=tones[0], width=1.6, alpha=0.6)
        for x, y in pts[1:]:
            pen.path(f"M{n(x - 3)} {n(y - 3)}l3 4l3 -4", stroke="#FFF3D6", width=1.1, alpha=0.9)


def columns(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    heads: list[Point] = []
    if kind.form == "organ":
        for dx in (-118, 112, -84, 82, -50, 52, -22, 24, 0):
            h = (250 - abs(dx) * 0.7) * kind.vigour * pen.rng.uniform(0.8, 1)
            path = [
                (MIDDLE + dx * 0.42, BUSH_FOOT + 6),
                (MIDDLE + dx * 0.9, BUSH_FOOT - 22),
                *[(MIDDLE + dx * (1 + 0.04 * k), BUSH_FOOT - 40 - (h - 40) * k / 7) for k in range(8)],
            ]
            column(pen, path, 29, tones)
            heads.append((path[-1][0], path[-1][1] - 13))
    else:
        trunk = [(MIDDLE + pen.rng.uniform(-2, 2), BUSH_FOOT + 8 - k * 31) for k in range(10)]
        for side, low, high, out in ((-1, 3, 9, 74), (1, 4, 8, 66), (1, 2, 5, 118), (-1, 2, 5, 122)):
            x, y = trunk[low]
            arm = [
                (x, y),
                (x + side * out * 0.6, y + 2),
                (x + side * out, y - 16),
                *[(x + side * out, y - 34 - k * 21) for k in range(high - low)],
            ]
            column(pen, arm, 31, tones)
            heads.append((arm[-1][0], arm[-1][1] - 14))
        column(pen, trunk, 44, tones)
        heads.append((trunk[-1][0], trunk[-1][1] - 20))
    for x, y in heads[: kind.blossom[3] + 3]:
        pen.use(
            flower(pen, *kind.blossom[:3]),
            x,
            y,
            kind.blossom[4],
            180 if kind.blossom[0] == "trumpet" else pen.rng.uniform(-20, 20),
        )
    if kind.fruit:
        for x, y in heads[:3]:
            pen.use(fruit(pen, *kind.berry[:2]), x + 15, y + 18, kind.berry[3])

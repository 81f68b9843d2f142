"""Grasses: blades and culms, told apart by how they stand. Their flowering heads are in `ear`."""

from engine import record
from render.games.earth.curves import MIDDLE, Point, curve, smooth, taper, turn_at
from render.games.earth.pen import Pen
from render.games.earth.scenery import below
from render.icons import polar
from render.palette import ramp, shift

from .ear import head
from .ground import HERB_FOOT
from .species import Species


@record
class Stand:
    """How a grass stands: how many blades, how long, how far they lean; culms, their fan in degrees, their height."""

    blades: int
    length: tuple[float, float]
    lean: float
    wide: float
    foot: float
    culms: int
    fan: float
    tall: float
    nod: float = 0.0


STANDS = {
    "": Stand(30, (120, 235), 34, 9.5, 24, 6, 54, 300),
    "sward": Stand(84, (96, 176), 12, 12, 165, 5, 30, 236),
    "sprawl": Stand(34, (90, 170), 58, 10, 18, 9, 138, 236),
    "reed": Stand(10, (70, 120), 30, 12, 60, 7, 26, 326),
    "nod": Stand(34, (110, 200), 26, 8, 40, 8, 40, 296, 0.34),
    "tower": Stand(22, (90, 190), 22, 8, 20, 5, 22, 330),
    "cloud": Stand(46, (90, 170), 40, 5, 40, 15, 84, 280),
    "runner": Stand(10, (70, 120), 20, 9, 10, 2, 16, 210),
}


def blade(pen: Pen, base: Point, length: float, lean: float, wide: float, tone: str) -> list[Point]:
    tip = polar(*base, length, lean)
    tip = (tip[0], min(HERB_FOOT - 6, tip[1] + abs(lean) * 0.6))
    path = curve(base, tip, -lean / 260, 9)
    pen.path(taper(path, wide, 0.8, 1.6), tone)
    return path


def grass(pen: Pen, kind: Species) -> None:
    stand = STANDS[kind.marks]
    if kind.marks == "runner":
        runners(pen, kind, stand)
    else:
        tuft(pen, kind, stand, (MIDDLE, HERB_FOOT + 5))


def tuft(pen: Pen, kind: Species, stand: Stand, at: Point) -> None:
    rng, tones = pen.rng, ramp(kind.green)
    x, y = at
    for _ in range(stand.blades):
        lean = rng.gauss(0, stand.lean)
        base = (x + lean * 0.7 + rng.uniform(-stand.foot, stand.foot), y)
        tone = tones[max(0, min(4, int(2.2 - lean / stand.lean + rng.uniform(-1, 1))))]
        length = rng.uniform(*stand.length) * kind.vigour
        blade(pen, base, length, lean + stand.nod * 50, rng.uniform(0.75, 1.25) * stand.wide * kind.girth, tone)
    for k in range(stand.culms):
        part = k - (stand.culms - 1) / 2
        lean = part * stand.fan / stand.culms + rng.uniform(-4, 4)
        tall = (stand.tall - abs(lean) * 1.4 + rng.uniform(-26, 8)) * min(kind.vigour, 1)
        base = (x + part * stand.foot * 0.5 + lean * 0.5, y - 2)
        path = curve(base, polar(*base, tall, lean + stand.nod * 40), -lean / 300 - stand.nod * 0.5, 16)
        pen.path(taper(path, 4.5, 2), shift(kind.colour, -0.08) if kind.marks == "tower" else tones[1])
        if kind.marks == "reed":
            reed_leaves(pen, path, tones)
        head(pen, path, kind.second, kind.colour)


def reed_leaves(pen: Pen, path: list[Point], tones: tuple[str, ...]) -> None:
    """Long leaves that part from the culm one by one."""
    for i in (2, 4, 6, 8):
        side = 1 if i % 4 else -1
        end = polar(*path[i], 104 - i * 5, turn_at(path, i) + side * 46)
        ribbon = curve(path[i], (end[0], end[1] + 22), -side * 0.22, 8)
        pen.path(taper(ribbon, 13, 1, 1.5), tones[3 if side < 0 else 2])


def runners(pen: Pen, kind: Species, stand: Stand) -> None:
    """A cut through the soil: pale runners join one tuft to the next."""
    pen.path(below([(-110, 322), (90, 312), (250, 318), (410, 310), (610, 320)]), "#5C4636")
    for y, bend in ((352, 0.03), (382, -0.03)):
        line = curve((-110, y), (610, y + 6), bend, 16)
        pen.path(smooth(line), stroke="#E9DDBE", width=6)
        for x, yy in line[1:]:
            for dx in (-8, 2, 9):
                root = curve((x, yy), (x + dx * 1.6, yy + pen.rng.uniform(14, 28)), 0.1, 4)
                pen.path(smooth(root), stroke="#D9C79E", width=1.6)
            pen.disc(x, yy, 4.2, "#C9B184")
    for x in (92, 198, 304, 408):
        shoot = curve((x + 6, 356), (x, 312), 0.1, 5)
        pen.path(taper(shoot, 6, 6), "#DCD9A8")
        tuft(pen, kind, stand, (x, 316))

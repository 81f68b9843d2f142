"""Herbs that float: lotus, water lily and the giant of the Amazon."""

from render.games.earth.curves import MIDDLE, curve, n, taper
from render.games.earth.pen import HEIGHT, Pen
from render.games.earth.scenery import ripples
from render.icons import polar
from render.palette import ramp, shift

from .flower import flower
from .species import Species

WATER = "#4F97A0"
PADS = {
    "lotus": ((110, 356, 78), (392, 350, 84), (250, 382, 70)),
    "victoria": ((120, 300, 104), (384, 296, 98), (250, 362, 140)),
    "lily": ((104, 330, 74), (392, 322, 78), (254, 372, 96), (250, 284, 56), (40, 388, 54), (462, 386, 50)),
}


def pond(pen: Pen, kind: Species) -> None:
    pen.path(f"M-110 238Q250 220 610 238L610 {HEIGHT}L-110 {HEIGHT}Z", WATER)
    pen.path(f"M-110 326Q250 302 610 326L610 {HEIGHT}L-110 {HEIGHT}Z", shift(WATER, -0.06, -0.01))
    ripples(pen, 238, "#CFEDE6", 26)
    tones = ramp(kind.green)
    for x, y, r in sorted(PADS[kind.form], key=lambda pad: pad[1]):
        pen.disc(x + 5, y + 8, r, shift(WATER, -0.14), ry=r * 0.32, alpha=0.6)
        if kind.form == "victoria":
            tray(pen, x, y, r, tones)
        else:
            lily_pad(pen, x, y, r, tones)
    match kind.form:
        case "lotus":
            lotus(pen, kind, tones)
        case "lily":
            for x, y, s in ((250, 334, 84), (120, 296, 44), (392, 292, 48)):
                cup(pen, kind, x, y, s)
        case _:
            cup(pen, kind, 250, 334, 67)
            pen.use(flower(pen, "lotus", kind.second, "#F2C445"), 250, 334, 34, wide=1.2)


def tray(pen: Pen, x: float, y: float, r: float, tones: tuple[str, ...]) -> None:
    pen.disc(x, y + 5, r, "#A8505A", ry=r * 0.34)
    pen.disc(x, y - 3, r, tones[3], ry=r * 0.33)
    pen.disc(x, y - 1, r * 0.92, tones[2], ry=r * 0.285)
    veins(pen, x, y, r, tones[1], 360)


def lily_pad(pen: Pen, x: float, y: float, r: float, tones: tuple[str, ...]) -> None:
    """A round leaf with its notch to the lower right."""
    p, q, ry = polar(x, y, r, 126), polar(x, y, r, 174), n(r * 0.36)
    pen.path(
        f"M{n(x)} {n(y)}L{n(p[0])} {n(y + (p[1] - y) * 0.36)}A{n(r)} {ry} 0 1 0 {n(q[0])} {n(y + (q[1] - y) * 0.36)}Z",
        tones[2],
    )
    light = f"M{n(x)} {n(y)}L{n(x - r)} {n(y)}A{n(r)} {ry} 0 0 1 {n(x + r * 0.3)} {n(y - r * 0.343)}Z"
    pen.path(light, tones[3])
    veins(pen, x, y, r, tones[1], 120)


def veins(pen: Pen, x: float, y: float, r: float, tone: str, notch: int) -> None:
    for a in range(0, 360, 24):
        if not notch < a < 180:
            px, py = polar(x, y, r * 0.86, a)
            pen.path(f"M{n(x)} {n(y)}L{n(px)} {n(y + (py - y) * 0.33)}", stroke=tone, width=1.6, alpha=0.55)


def lotus(pen: Pen, kind: Species, tones: tuple[str, ...]) -> None:
    for dx, top, s in ((-112, 232, 42), (118, 214, 46), (0, 196, 88)):
        pen.path(taper(curve((MIDDLE + dx * 0.7, 370), (MIDDLE + dx, top), 0.05), 9, 7), tones[1])
        pen.use(flower(pen, "lotus", kind.colour, kind.second), MIDDLE + dx, top, s)
    for dx, y in ((-62, 270), (66, 282)):
        pen.path(taper(curve((MIDDLE + dx * 0.6, 372), (MIDDLE + dx, y), 0.05), 6, 5), tones[0])
        pen.disc(MIDDLE + dx, y, 52, tones[2], ry=17)
        pen.disc(MIDDLE + dx - 6, y - 4, 42, tones[3], ry=11)


def cup(pen: Pen, kind: Species, x: float, y: float, s: float) -> None:
    layers = (1.12, shift(kind.colour, -0.10)), (0.95, shift(kind.colour, -0.03)), (0.72, kind.colour)
    for layer, tone in layers:
        pen.use(flower(pen, "lotus", tone, kind.second), x, y, s * layer, wide=1.25)

"""Herbs that float."""

from render.games.earth.flora.species import Species

from render.games.earth.curves import MIDDLE, curve, n, taper
from render.games.earth.flora.flower import flower
from render.games.earth.pen import HEIGHT, Pen
from render.games.earth.scenery import ripples
from render.icons import polar
from render.palette import ramp, shift


def pond(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    water = "#4F97A0"
    pen.path(f"M-10 236Q250 222 510 236L510 {HEIGHT}L-10 {HEIGHT}Z", water)
    pen.path(f"M-10 322Q250 306 510 322L510 {HEIGHT}L-10 {HEIGHT}Z", shift(water, -0.06, -0.01))
    ripples(pen, 238, "#CFEDE6", 26)
    pads = {
        "lotus": ((110, 356, 78), (392, 350, 84), (250, 382, 70)),
        "victoria": ((120, 300, 104), (384, 296, 98), (250, 362, 140)),
        "lily": ((104, 330, 74), (392, 322, 78), (254, 372, 96), (250, 284, 56), (40, 388, 54), (462, 386, 50)),
    }[kind.form]
    for x, y, r in sorted(pads, key=lambda p: p[1]):
        pen.disc(x + 5, y + 8, r, shift(water, -0.14), ry=r * 0.32, alpha=0.6)
        if kind.form == "victoria":
            pen.disc(x, y + 5, r, "#A8505A", ry=r * 0.34)
            pen.disc(x, y - 3, r, tones[3], ry=r * 0.33)
            pen.disc(x, y - 1, r * 0.92, tones[2], ry=r * 0.285)
        else:
            cut = 24
            p, q = polar(x, y, r, 150 - cut), polar(x, y, r, 150 + cut)
            pen.path(
                f"M{n(x)} {n(y)}L{n(p[0])} {n(y + (p[1] - y) * 0.36)}A{r} {n(r * 0.36)} "
                f"0 1 0 {n(q[0])} {n(y + (q[1] - y) * 0.36)}Z",
                tones[2],
            )
            pen.path(
                f"M{n(x)} {n(y)}L{n(x - r)} {n(y)}A{r} {n(r * 0.36)} 0 0 1 {n(x + r * 0.3)} {n(y - r * 0.343)}Z",
                tones[3],
            )
        for a in range(0, 360, 24):
            e = polar(x, y, r * 0.86, a)
            if kind.form != "victoria" and 120 < a < 180:
                continue
            pen.path(f"M{n(x)} {n(y)}L{n(e[0])} {n(y + (e[1] - y) * 0.33)}", stroke=tones[1], width=1.6, alpha=0.55)
    if kind.form == "lotus":
        for dx, top, s in ((-112, 232, 42), (118, 214, 46), (0, 196, 88)):
            pen.path(taper(curve((MIDDLE + dx * 0.7, 370), (MIDDLE + dx, top), 0.05), 9, 7), tones[1])
            pen.use(flower(pen, "lotus", kind.colour, kind.second), MIDDLE + dx, top, s)
        for dx, y in ((-62, 270), (66, 282)):
            pen.path(taper(curve((MIDDLE + dx * 0.6, 372), (MIDDLE + dx, y), 0.05), 6, 5), tones[0])
            pen.disc(MIDDLE + dx, y, 52, tones[2], ry=17)
            pen.disc(MIDDLE + dx - 6, y - 4, 42, tones[3], ry=11)
    else:
        for x, y, s in ((250, 334, 84), (120, 296, 44), (392, 292, 48)):
            big = s * (1 if kind.form == "lily" else 0.8)
            if kind.form == "victoria" and x != 250:
                continue
            for layer, tone in (
                (1.12, shift(kind.colour, -0.10)),
                (0.95, shift(kind.colour, -0.03)),
                (0.72, kind.colour),
            ):
                pen.use(flower(pen, "lotus", tone, kind.second), x, y, big * layer, wide=1.25)
            if kind.form == "victoria":
                pen.use(flower(pen, "lotus", kind.second, "#F2C445"), x, y, big * 0.5, wide=1.2)

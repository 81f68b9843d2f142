"""Herbs for the pot: leaves, bulbs, roots and umbels."""

from render.games.earth.curves import MIDDLE, Point, blob, curve, n, smooth, taper, turn_at
from render.games.earth.pen import HEIGHT, Pen
from render.games.earth.scenery import below
from render.icons import polar
from render.palette import mix, ramp, shift

from .flower import flower, petals
from .fruit import fruit
from .ground import HERB_FOOT
from .leaf import leaf
from .species import Species


def roots(pen: Pen, colour: str, top: float = HERB_FOOT - 10, size: float = 1.0) -> None:
    """A cut through the soil with tubers in it."""
    pen.path(below([(-110, top + 4), (120, top - 4), (250, top + 2), (380, top - 4), (610, top + 4)]), "#5C4636")
    low = (top + HEIGHT) / 2 + 5
    for dx, dy, rx, ry in ((-74, 2, 30, 15), (-12, -2, 24, 15), (50, 4, 34, 15), (116, 0, 20, 11), (-130, 3, 20, 11)):
        x, y = MIDDLE + dx * size, low + dy * size * size
        pen.path(
            f"M{MIDDLE} {n(top - 2)}Q{n((x + MIDDLE) / 2)} {n(top + 8)} {n(x)} {n(y)}",
            stroke=shift(colour, 0.05),
            width=2.4,
        )
        pen.path(blob(pen.rng, x, y, rx * size, ry * size, 0.07), shift(colour, -0.07))
        pen.path(blob(pen.rng, x - 3, y - 3, rx * size * 0.82, ry * size * 0.74, 0.06), colour)
        for _ in range(4):
            eye = x + pen.rng.uniform(-0.5, 0.5) * rx * size, y + pen.rng.uniform(-0.4, 0.4) * ry * size
            pen.disc(*eye, 1.8 * size, shift(colour, -0.16))


def leafy(pen: Pen, kind: Species) -> None:
    """Upright stems with paired leaves under one great flower each."""
    tones = ramp(kind.green)
    for lean, h in ((-27, 232), (26, 222), (-2, 296)):
        base = (MIDDLE + lean * 1.4, HERB_FOOT)
        path = curve(base, polar(*base, h * min(kind.vigour, 1), lean * 0.75), -lean / 340, 14)
        pen.path(taper(path, 8, 3.5), tones[1])
        for i in range(2, 14, 2):
            for s in (-1, 1) if i % 4 == 0 else (1, -1):
                turn = turn_at(path, i) + s * (62 + pen.rng.uniform(-8, 10) - i * 1.5)
                tone = tones[(3 if s < 0 else 2) - (i < 4)]
                pen.use(leaf(pen, kind.leaf, tone), *path[i], kind.size * (1.06 - 0.052 * i), turn)
        monarda(pen, path, kind)


def monarda(pen: Pen, path: list[Point], kind: Species) -> None:
    if kind.bloom:
        _, colour, heart, _, size = kind.bloom
        rings = (16, shift(colour, -0.08), 1.0, 0, 0.9), (14, colour, 0.85, 12, 1.0), (9, heart, 0.5, 5, 1.2)
        body = "".join(petals(k, "thin", tone, reach=r, offset=o, wide=w) for k, tone, r, o, w in rings)
        pen.symbol("monarda", body + f'<circle r=".2" fill="{shift(colour, -0.2)}"/>')
        pen.use("monarda", *path[-1], size, turn_at(path, len(path) - 1), wide=1.1)


def needleherb(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for lean in (-40, 38, -24, 22, -9, 10):
        base = (MIDDLE + lean * 0.9, HERB_FOOT + 2)
        path = curve(base, polar(*base, (290 - abs(lean) * 2) * kind.vigour, lean * 0.8), -lean / 300, 26)
        pen.path(taper(path, 6, 2.5), "#8A7358")
        for i in range(3, 27):
            for s in (-1, 1):
                pen.use(
                    leaf(pen, "narrow", tones[(3 if s < 0 else 1) + pen.rng.choice((0, 0, 1)) * (s < 0)], rib=False),
                    *path[i],
                    kind.size * (1.1 - 0.015 * i),
                    turn_at(path, i) + s * (52 - i * 0.8),
                    wide=1.25,
                )
            if i > 9 and pen.rng.random() < 0.38:
                pen.use(
                    flower(pen, *kind.blossom[:3]),
                    path[i][0] + pen.rng.uniform(-9, 9),
                    path[i][1],
                    kind.blossom[4],
                    pen.rng.uniform(-60, 60),
                )


def bulb(pen: Pen, kind: Species) -> None:
    tones, skin = ramp(kind.green), ramp(kind.colour, 0.09)
    pen.path(below([(-110, 330), (120, 322), (250, 328), (380, 320), (610, 330)]), "#5C4636")
    for dx, s in ((-112, 38), (112, 40), (0, 52)):
        x, y = MIDDLE + dx, 356
        for a in (-32, 30, -16, 18, 2):
            pen.path(
                taper(
                    curve((x, y - s), polar(x, y - s, (4.3 * s) * pen.rng.uniform(0.85, 1.05), a), a / 190), s * 0.26, 2
                ),
                tones[3 if a < 0 else 1 + (a < 10)],
            )
        pen.path(taper([(x, y - s * 0.8), (x + 4, 190), (x + 2, 330 - s * 4.9)], 6, 5), tones[2])
        pen.use(flower(pen, "pom", mix(kind.second, "#FFFFFF", 0.25)), x + 2, 330 - s * 4.9, s * 0.5)
        for k in (-0.62, 0.62, -0.3, 0.34, 0):
            pen.path(
                smooth(
                    [
                        (x, y - s * 1.15),
                        (x + s * (k + 0.36), y - s * 0.2),
                        (x + s * (k * 0.9 + 0.2), y + s * 0.62),
                        (x + s * k * 0.7, y + s * 0.7),
                        (x + s * (k * 0.9 - 0.2), y + s * 0.62),
                        (x + s * (k - 0.36), y - s * 0.2),
                    ],
                    closed=True,
                ),
                skin[2 + (k < 0) - (k > 0.5)],
            )
        for k in (-0.5, -0.15, 0.2, 0.55):
            pen.path(
                smooth([(x, y - s), (x + s * k * 1.2, y - s * 0.1), (x + s * k * 0.7, y + s * 0.6)]),
                stroke=kind.second,
                width=1.8,
                alpha=0.55,
            )
        for k in range(7):
            pen.path(
                f"M{n(x)} {n(y + s * 0.62)}q{n((k - 3) * 4)} 8 {n((k - 3) * 7)} {n(14 + (k % 2) * 6)}",
                stroke="#D8C3A0",
                width=1.4,
            )


def sprig(pen: Pen, kind: Species) -> None:
    """Tall single stems with big alternate leaves."""
    tones = ramp(kind.green)
    if kind.fruit:
        roots(pen, kind.berry[1])
    for lean, h in ((-24, 236), (24, 230), (0, 294)):
        base = (MIDDLE + lean * 1.7, HERB_FOOT)
        path = curve(base, polar(*base, h, lean * 0.6), -lean / 400, 12)
        pen.path(taper(path, 9, 3.5), tones[1])
        for i in range(1, 11):
            s = 1 if i % 2 else -1
            pen.use(
                leaf(pen, kind.leaf, tones[3 if s < 0 else 2]),
                *path[i],
                kind.size * (1.08 - 0.06 * i),
                turn_at(path, i) + s * (64 - 2 * i),
            )
        style, colour, heart, _, size = kind.blossom
        x, y = path[-1]
        if style == "cone":
            for i in range(6):
                for s in (-1, 1):
                    pen.use(
                        leaf(pen, "ovate", mix(colour, heart, i / 6 if s < 0 else i / 9), rib=False),
                        x + s * 5,
                        y + 14 - i * 8,
                        size * 1.5,
                        s * (38 - i * 5),
                    )
        else:
            symbol = "cross" + colour[1:]
            pen.symbol(symbol, petals(4, "round", colour) + f'<circle r=".2" fill="{heart}"/>')
            for i in range(15):
                px, py = polar(x, y + 12, 26 * (i / 15) ** 0.5, i * 137.5)
                pen.use(symbol, px, py - i * 0.8, size, i * 40)


def umbel(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    if kind.second == "bulb":
        for w, tone in ((66, "#CFE3B0"), (44, "#E4F0CC"), (20, "#F3F8E2")):
            pen.path(
                smooth(
                    [
                        (MIDDLE - w * 0.25, HERB_FOOT - 74),
                        (MIDDLE - w, HERB_FOOT - 24),
                        (MIDDLE - w * 0.5, HERB_FOOT + 12),
                        (MIDDLE + w * 0.5, HERB_FOOT + 12),
                        (MIDDLE + w, HERB_FOOT - 24),
                        (MIDDLE + w * 0.25, HERB_FOOT - 74),
                    ],
                    closed=True,
                ),
                tone,
            )
    for lean, h in ((-36, 210), (36, 222), (-17, 270), (16, 258), (0, 308)):
        base = (MIDDLE + lean * 0.4, HERB_FOOT - (50 if kind.second else 0))
        path = curve(base, polar(*base, h - (50 if kind.second else 0), lean), -lean / 500, 12)
        pen.path(taper(path, 7, 3.5), tones[1])
        for i in (3, 5, 7, 9):
            s = 1 if i % 4 == 1 else -1
            for k in range(7 if kind.leaf == "thread" else 3):
                turn = turn_at(path, i) + s * (22 + k * (11 if kind.leaf == "thread" else 28))
                if kind.leaf == "thread":
                    end = polar(*path[i], pen.rng.uniform(40, 66), turn)
                    pen.path(smooth(curve(path[i], end, s * 0.12, 3)), stroke=tones[1 + k % 3], width=2)
                else:
                    pen.use(leaf(pen, "maple", tones[2 + k % 2]), *path[i], 40, turn)
        x, y = path[-1]
        shades = ramp(kind.colour, 0.1)
        for k in range(11):
            a = -75 + 15 * k
            end = polar(x, y, 40 - abs(a) * 0.1, a + lean * 0.4)
            pen.path(f"M{n(x)} {n(y)}L{n(end[0])} {n(end[1])}", stroke=tones[2], width=1.8)
            for j in range(7):
                px, py = polar(*end, 8 * (j / 7) ** 0.5 * 1.2, j * 137.5)
                pen.disc(px, py, 3.2, shades[max(1, min(4, int(3.2 - (k - 5) / 4 + pen.rng.uniform(-0.8, 0.8))))])


def trifoliate(pen: Pen, kind: Species) -> None:
    tones = ramp(kind.green)
    for lean, h in ((-44, 190), (44, 196), (-20, 244), (22, 236), (0, 284)):
        base = (MIDDLE + lean * 0.8, HERB_FOOT)
        path = curve(base, polar(*base, h * min(kind.vigour, 1), lean), -lean / 280, 10)
        pen.path(taper(path, 6, 3), tones[1])
        for i in range(3, 11, 2):
            s = 1 if i % 4 == 1 else -1
            at = polar(*path[i], kind.size * 0.4, turn_at(path, i) + s * 58)
            pen.path(taper([path[i], at], 3.5, 3), tones[1])
            for a in (-74, 74, 0):
                pen.use(
                    leaf(pen, kind.leaf, tones[max(1, min(4, 2 + (s < 0) - (a > 0)))]),
                    *at,
                    kind.size * (1 - 0.03 * i),
                    turn_at(path, i) + s * 40 + a,
                )
        if kind.blossom[3] > 3:
            for a in (-70, -24, 24, 70):
                x, y = path[-1]
                pen.use(flower(pen, *kind.blossom[:3]), *polar(x, y, 10, a + lean), kind.blossom[4], a + lean)
        else:
            pen.use(flower(pen, *kind.blossom[:3]), *path[-2], kind.blossom[4])
        if kind.fruit:
            for i in (4, 6):
                pen.use(
                    fruit(pen, *kind.berry[:2]),
                    path[i][0] + pen.rng.choice((-14, 14)),
                    path[i][1] + 18,
                    kind.berry[3],
                    pen.rng.uniform(-18, 18),
                )


def celery(pen: Pen, kind: Species) -> None:
    tones, rib = ramp(kind.green), ramp(kind.colour, 0.12)
    for lean in (-44, 42, -30, 29, -16, 17, -4, 5):
        base = (MIDDLE + lean * 0.75, HERB_FOOT + 10)
        path = curve(base, polar(*base, (248 - abs(lean)) * kind.vigour, lean * 0.75), -lean / 330, 10)
        pen.path(taper(path, 24, 9), rib[1])
        pen.path(taper([(x - 3, y) for x, y in path], 14, 4), rib[3])
        pen.path(taper([(x + 3, y) for x, y in path], 2, 1.5), rib[1])
        x, y = path[-1]
        for a, s in ((-92, 0.8), (92, 0.8), (-48, 0.95), (48, 0.95), (0, 1.1)):
            pen.use(
                leaf(pen, kind.leaf, tones[3 if a < 0 else 2 if a == 0 else 1]), x, y, kind.size * s, a + lean * 0.6
            )

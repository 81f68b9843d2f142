"""Renature: a valley from above its streams. Dominoes of animals lie along the water, and the plants come back."""

import random

from PIL import Image

from engine.games.renature.board import BOARD
from render.games.earth.scenery import tuft
from render.games.renature.pieces import lay_domino
from render.games.renature.shore import DAY as WATER
from render.games.renature.shore import UNIT, island
from render.memory import kept
from render.palette import mix, ramp, shift
from render.raster import rasterise
from render.stage.cutout import bathed, figure, turned
from render.stage.floor import Floor
from render.stage.lettering import set_title
from render.stage.scene import Light, Stage
from render.stage.sheet import Sheet

DAY = Light(
    sky=("#8CCBC6", "#BFE3D3", "#EDF3D6", "#FBF1CF"), disc="#FFFBE6",
    planes=("#B9D2B4", "#93BC93", "#6FA372", "#4F8A5C", "#3B7650", "#2C5F43"),
    letters="#FFFCEF", press="#1F5A4A", tint="#F4E7B0", part=0.05, rim="#FFF6CF",
)  # fmt: skip
NIGHT = Light(
    sky=("#0F2A31", "#1A474B", "#37716A", "#8DB08A"), disc="#F3F0C6",
    planes=("#2F5F60", "#255253", "#1D4646", "#173A3A", "#122F30", "#0D2426"),
    letters="#FBF8DF", press="#08191C", tint="#3F8596", part=0.3, rim="#CFF3E4", dark=True,
)  # fmt: skip

PITCH = 150
MAPS = {  # by tall
    False: ("aaa..bb.cc", "aa...bb..c", "a..dd...ee", "..ddd..eee", "ff....g.ee", "fff..ggg.."),
    True: ("aa..bb", "a....b", "a.cc.b", "..cc..", "dd...e", "dd.eee", "dd..ee"),
}
# cell, animals, across
DOMINOES = {
    False: (
        ((4, 2), ("fox", "frog"), True), ((4, 4), ("frog", "turtle"), True), ((2, 5), ("hedgehog", "turtle"), False),
        ((2, 6), ("hedgehog", "owl"), True), ((0, 7), ("squirrel", "owl"), False), ((3, 0), ("badger", "snail"), True),
        ((2, 1), ("snail", "butterfly"), True), ((1, 2), ("butterfly", "salamander"), True),
        ((0, 3), ("salamander", "squirrel"), True),
    ),
    True: (
        ((4, 2), ("fox", "frog"), True), ((3, 4), ("owl", "frog"), False), ((1, 4), ("squirrel", "owl"), False),
        ((1, 2), ("butterfly", "squirrel"), True), ((3, 0), ("badger", "hedgehog"), True),
        ((1, 1), ("butterfly", "hedgehog"), False),
    ),
}  # fmt: skip
# kind, colour, row, column; green grows by itself
PLANTS = (
    ("pine", "green", 0.5, 0.35), ("oak", "lime", 0.5, 1.3), ("pine", "lime", 0.55, 2.5), ("pine", "green", 0.5, 5.6),
    ("oak", "green", 0.5, 6.45), ("pine", "lime", 0.5, 8.45), ("oak", "green", 0.6, 9.4), ("bush", "lime", 1.5, 0.6),
    ("sprout", "", 1.5, 1.5), ("turf", "green", 1.6, 5.5), ("pine", "blue", 1.6, 6.5), ("pine", "green", 1.6, 9.6),
    ("turf", "lime", 2.5, 0.5), ("sprout", "", 2.5, 3.5), ("bush", "orange", 2.55, 4.45), ("oak", "lime", 2.62, 9.4),
    ("turf", "green", 2.6, 8.5), ("turf", "green", 3.55, 2.5), ("bush", "lime", 3.62, 3.45), ("sprout", "", 3.5, 4.5),
    ("sprout", "", 3.55, 7.45), ("oak", "white", 3.72, 8.5), ("pine", "green", 4.5, 9.4), ("turf", "lime", 4.55, 8.4),
    ("bush", "black", 4.62, 6.5), ("turf", "green", 4.5, 0.9), ("oak", "green", 5.0, 0.6), ("pine", "lime", 5.25, 1.42),
)  # fmt: skip
TALL_PLANTS = (
    ("pine", "green", 0.5, 0.4), ("oak", "lime", 0.6, 1.4), ("oak", "green", 0.55, 4.5), ("pine", "lime", 0.6, 5.5),
    ("bush", "orange", 1.6, 0.5), ("pine", "green", 1.62, 5.5), ("sprout", "", 2.55, 0.55), ("turf", "lime", 2.6, 2.5),
    ("bush", "blue", 2.62, 3.5), ("turf", "green", 2.6, 5.5), ("bush", "lime", 3.6, 2.45), ("sprout", "", 3.6, 3.5),
    ("bush", "white", 4.62, 0.6), ("turf", "black", 4.6, 1.5), ("pine", "green", 4.66, 5.4),
    ("turf", "green", 5.2, 3.6), ("pine", "lime", 5.35, 5.6),
)  # fmt: skip
GREENS = {"green": "#4F8F52", "lime": "#86AE48"}
TALL = {"oak": 1.1, "pine": 1.22, "bush": 0.5, "turf": 0.4, "sprout": 0.4}


def tones(name: str) -> tuple[tuple[str, str], ...]:
    deep, dark, base, light, _ = ramp(GREENS[name])
    return (
        ("#3A4442", shift(deep, -0.05)), ("#7C7D7C", deep), ("#8E8D8A", dark), ("#A6A19C", base), ("#C2BBAD", light),
    )  # fmt: skip


@kept
def valley(rows: tuple[str, ...]) -> Image.Image:
    """The valley as the game draws one, of our own shape."""
    high, across = len(rows), len(rows[0])
    rng = random.Random(5)
    parts = [f'<rect width="{across * UNIT}" height="{high * UNIT}" fill="{WATER.water}"/>']
    ripples = ""
    areas: dict[str, list[int]] = {}
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            if letter != ".":
                areas.setdefault(letter, []).append(BOARD.at(r, c))
            for _ in range(2):
                long = rng.uniform(14, 30)
                x, y = c * UNIT + rng.uniform(10, 70), r * UNIT + rng.uniform(14, 90)
                ripples += f"M{x:.0f} {y:.0f}q{long / 2:.0f} -6 {long:.0f} 0"
    parts.append(f'<path d="{ripples}" fill="none" stroke="{WATER.ripple}" stroke-width="3" stroke-linecap="round"/>')
    for number, cells in enumerate(areas.values()):
        parts += island(number, cells, WATER, rng)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across * UNIT} {high * UNIT}">{"".join(parts)}</svg>'
    return rasterise(svg, across * PITCH, high * PITCH)


def paint(size: tuple[int, int], title: str, *, dark: bool) -> Stage:
    stage = Stage(size, NIGHT if dark else DAY)
    light, w, h, tall = stage.light, stage.width, stage.height, stage.tall
    line = h * (0.46 if tall else 0.47)
    distance(stage, line)
    set_title(stage, title, h * (0.185 if tall else 0.24), 331 if tall else 226)

    rows, (inset, out, near) = MAPS[tall], (0.08, 0.16, 1.04) if tall else (0.13, 0.17, 1.02)
    quad = ((w * inset, line), (w * (1 - inset), line), (w * (1 + out), h * near), (-w * out, h * near))
    floor = Floor((len(rows[0]) * PITCH, len(rows) * PITCH), quad)
    flat = valley(rows).copy()
    for (row, column), animals, across in DOMINOES[tall]:
        lay_domino(flat, (column * PITCH, row * PITCH), animals, PITCH, across=across, joker="")
    laid = floor.laid(bathed(flat, light.tint, light.part * (1.1 if dark else 1)), stage.size)
    stage.scene.alpha_composite(laid)
    flanks(stage, line)
    for kind, colour, r, c in TALL_PLANTS if tall else PLANTS:
        name = f"renature/{kind}-{'neutral' if colour in GREENS else colour}" if colour else "earth/sprout"
        unit = floor.unit(c * PITCH, r * PITCH) * PITCH
        piece = figure(name, round(unit * TALL[kind]), swap=tones(colour) if colour in GREENS else ())
        x, y = floor.at(c * PITCH, (r + 0.22) * PITCH)
        stage.lay(stage.lit(piece), x, y - piece.height / 2, star=r > (4.4 if tall else 4.3))
    visitors(stage)
    return stage


def distance(stage: Stage, line: float) -> None:
    light, w, h, tall = stage.light, stage.width, stage.height, stage.tall
    back = Sheet("renature-back", w, h)
    back.sky(light.sky, foot=line / h)
    if light.dark:
        back.stars(36 if tall else 70, line * 0.8)
    back.sun(w * 0.5, h * (0.36 if tall else 0.37), w * 0.27 if tall else h * 0.21, light.disc)
    for cx, cy, cw in ((0.16, 0.33, 0.06), (0.86, 0.26, 0.07)):
        back.cloud(w * cx, h * cy, w * cw * (1.5 if tall else 1), mix(light.sky[1], light.disc, 0.7), 0.55)
    # Two flanks that meet at the valley's end: bare and brown at the left, green again at the right.
    bare = mix("#C9B48C", light.planes[0], 0.55 if not light.dark else 0.72)
    left = [(-20, h * 0.30), (w * 0.14, h * 0.30), (w * 0.3, h * 0.37), (w * 0.46, line), (w * 0.6, line + 40)]
    right = [(w * 0.4, line + 30), (w * 0.54, line - 4), (w * 0.7, h * 0.35), (w * 0.86, h * 0.29), (w + 20, h * 0.28)]
    back.below(left, bare)
    back.below(right, light.planes[1])
    firs = 16 if tall else 26
    for k in range(firs):
        t = k / (firs - 1)
        x = w * (0.57 + 0.46 * t)
        y = line - (line - h * 0.30) * min(1, max(0, (t - 0.02) * 1.25)) + h * 0.012
        if k % 3:
            back.fir(x, y + back.rng.uniform(0, 8), h * (0.03 + 0.045 * t), light.planes[2])
        else:
            back.crowns(x, x + 1, y, h * (0.026 + 0.04 * t), light.planes[2])
    for k, (px, size) in enumerate(((0.05, 0.05), (0.13, 0.06), (0.22, 0.045), (0.3, 0.036), (0.37, 0.026))):
        y = h * 0.30 + (line - h * 0.3) * max(0, (px - 0.1) / 0.36) + h * 0.022
        tone = mix(light.planes[3], bare, 0.25)
        if k % 2:
            back.fir(w * px, y, h * size, tone)
        else:
            tuft(back, w * px, y, h * size * 0.8, tone, 7)
    near = ((0.2, -0.02), (0.42, 0.002), (0.5, 0.004), (0.58, 0.002), (0.8, -0.02))
    shore = [(w * a, line + h * b) for a, b in near]
    back.below([(-20, line - h * 0.035), *shore, (w + 20, line - h * 0.04)], light.planes[2])
    stage.paint(back)


def flanks(stage: Stage, line: float) -> None:
    """The valley's sides come down over the corners of its floor, with woods on them."""
    light, w, h = stage.light, stage.width, stage.height
    side = Sheet("renature-side", w, h)
    reach, firs = (0.14, 3) if stage.tall else (0.2, 7)
    left = [(-20.0, h * 0.36), (w * 0.05, h * 0.385), (w * reach * 0.6, line - 2), (w * reach, line + h * 0.012)]
    for mirror in (False, True):
        points = [(w - x, y - (h * 0.015 if mirror else 0)) for x, y in left] if mirror else left
        foot = [(w * (1 if mirror else 0) + (24 if mirror else -24), line + h * 0.14)]
        d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in [*points, *foot]) + "Z"
        side.path(d, light.planes[3] if mirror else mix(light.planes[3], "#9A8B5A", 0.18))
    high = h * 0.105
    for k in range(firs):
        t = k / (firs - 1)
        right = w * (1.0 - reach * 0.74 * (1 - t))
        side.fir(right, line + h * (0.005 + 0.03 * t), high * (0.8 + 0.5 * t), light.planes[4])
        if k % 2 == 0:
            side.fir(w * reach * 0.66 * (1 - t), line + h * (0.0 + 0.04 * t), high * (0.7 + 0.5 * t), light.planes[4])
    stage.paint(side)


def visitors(stage: Stage) -> None:
    w, h, tall = stage.width, stage.height, stage.tall
    fly = figure("renature/butterfly", round(h * (0.1 if tall else 0.15)))
    stage.lay(stage.lit(turned(fly, -18)), w * (0.6 if tall else 0.485), h * (0.36 if tall else 0.365), star=True)
    small = figure("renature/butterfly", round(h * (0.05 if tall else 0.07)))
    stage.lay(stage.lit(turned(small, 24)), w * (0.36 if tall else 0.4), h * (0.3 if tall else 0.335), star=True)


"""Gaïa: a small world that grows out of tiles. Towns stand on its rim, elements go round it, tiles are on their way."""

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import rounded
from render.games.gaia.faces import meeple
from render.games.gaia.terrain import Borders, borders, margin, tile
from render.labels import length
from render.memory import kept
from render.palette import CREAM, GOLD, mix, shift
from render.raster import grained, sprite
from render.stage.cutout import bathed, figure, flora, turned
from render.stage.lettering import fitting, lettering, set_title
from render.stage.scene import CLEAR, SHADE, Light, Stage
from render.stage.sheet import Sheet
from render.theme import LIGHT

DAY = Light(
    sky=("#7F95CC", "#AFBBE2", "#E6D6E4", "#FBE6D2"), disc="#FFF8EC",
    planes=("#C9CDE6", "#B3BADC", "#98A2CC"),
    letters="#FFFBF0", press="#33406F", tint="#FFE9CF", part=0.03, rim="#FFFFFF",
)  # fmt: skip
NIGHT = Light(
    sky=("#12132F", "#1F2150", "#383A78", "#6B5C97"), disc="#E9E0FF",
    planes=("#34366F", "#2B2D62", "#242655"),
    letters="#FFF7E3", press="#0C0D26", tint="#7C83D6", part=0.2, rim="#DAD9FF", dark=True,
)  # fmt: skip

TITLE = "Gaïa"  # whose dots are drawn; in a language that calls it otherwise they are not
CELL = 120
# Our own map: p plain, f forest, s sea, d desert, m mountain, w swamp, . not yet there
MAP = (
    "ffpppmmm",
    "ffppmmds",
    "ssfppd.s",
    "sswpff..",
    "pswwff.p",
    "ppssmpp.",
    "fpssmm..",
    "ffppsm.."
)
UPWARDS = ("sea", "swamp", "desert", "plain", "mountain", "forest")  # which overlaps which
LANDS = {"p": "plain", "f": "forest", "s": "sea", "d": "desert", "m": "mountain", "w": "swamp"}


@kept
def flat() -> Image.Image:
    """The map as the game lays it, with places for the tiles that are still to come."""
    lands = {(r, c): LANDS[k] for r, row in enumerate(MAP) for c, k in enumerate(row) if k != "."}
    side = CELL * len(MAP)
    out = Image.new("RGBA", (side, side), "#8796CE")
    pen = ImageDraw.Draw(out)
    for r, row in enumerate(MAP):
        for c, k in enumerate(row):
            if k == ".":
                x, y, inset = c * CELL, r * CELL, 9
                dash(pen, (x + inset, y + inset, x + CELL - inset, y + CELL - inset))
    for spot in sorted(lands, key=lambda spot: UPWARDS.index(lands[spot])):
        states: Borders = borders(spot, lands)
        piece = tile(lands[spot], CELL, states)
        pad = margin(CELL)
        x, y = spot[1] * CELL - pad, spot[0] * CELL - pad
        out.alpha_composite(piece.crop((max(0, -x), max(0, -y), *piece.size)), (max(0, x), max(0, y)))
    return out


def dash(pen: ImageDraw.ImageDraw, box: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = box
    for k in range(0, round(right - left), 16):
        for a, b in (((left + k, top), (left + k + 9, top)), ((left + k, bottom), (left + k + 9, bottom)),
                     ((left, top + k), (left, top + k + 9)), ((right, top + k), (right, top + k + 9))):  # fmt: skip
            pen.line((a, b), fill="#EEF1FF", width=4)


@kept
def globe(diameter: int) -> Image.Image:
    """The map wrapped round a ball, as many small patches; then light from the upper left."""
    fine = diameter * 2
    chart = flat()
    half, steps = chart.width / 2, 44
    span = 1.36  # of a quarter turn that the map covers from the middle

    def back(u: float, v: float) -> tuple[float, float]:
        """From the disc (-1..1) to the map; the ball is turned a little towards us."""
        d = min(0.999, math.hypot(u, v))
        stretch = math.asin(d) / d if d > 1e-6 else 1.0
        return half + u * stretch / span * half, half + v * stretch / span * half

    mesh = []
    for i in range(steps):
        for j in range(steps):
            x0, x1, y0, y1 = (round(k * fine / steps) for k in (i, i + 1, j, j + 1))
            corners: list[float] = []
            for x, y in ((x0, y0), (x0, y1), (x1, y1), (x1, y0)):
                u, v = x / fine * 2 - 1, y / fine * 2 - 1
                d = math.hypot(u, v)
                if d > 0.999:
                    u, v = u / d * 0.999, v / d * 0.999
                corners += back(u, v)
            mesh.append(((x0, y0, x1, y1), corners))
    ball = chart.transform((fine, fine), Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
    mask = Image.new("L", (fine, fine), 0)
    ImageDraw.Draw(mask).ellipse((4, 4, fine - 5, fine - 5), fill=255)
    shade = Image.new("RGBA", (fine, fine), CLEAR)
    for size, off, alpha in ((1.0, 0.0, 0), (0.99, 0.06, 46), (0.97, 0.13, 52)):
        if not alpha:
            continue
        part = Image.new("L", (fine, fine), alpha)
        r, o = fine / 2 * size, fine * off
        ImageDraw.Draw(part).ellipse((fine / 2 - r - o, fine / 2 - r - o, fine / 2 + r - o, fine / 2 + r - o), fill=0)
        layer = Image.new("RGBA", (fine, fine), "#1D2350")
        layer.putalpha(part)
        shade.alpha_composite(layer)
    glow = Image.new("L", (fine, fine), 58)
    r, o = fine / 2 * 1.0, fine * 0.035
    ImageDraw.Draw(glow).ellipse((fine / 2 - r + o, fine / 2 - r + o, fine / 2 + r + o, fine / 2 + r + o), fill=0)
    layer = Image.new("RGBA", (fine, fine), "#FFF3D2")
    layer.putalpha(glow)
    ball.alpha_composite(shade)
    ball.alpha_composite(layer)
    ball.putalpha(mask)
    return ball.resize((diameter, diameter), Image.Resampling.LANCZOS)


ELEMENTS = {  # by tall: lines of each that are its card's, where it stands and how high
    False: (
        ("sun", 2, 3, 0.125, 0.5, 0.17), ("rain", 1, 0, 0.25, 0.37, 0.155), ("lightning", 2, 0, 0.755, 0.375, 0.17),
        ("tornado", 2, 0, 0.88, 0.5, 0.17),
    ),
    True: (
        ("sun", 2, 3, 0.125, 0.455, 0.108), ("rain", 1, 0, 0.285, 0.362, 0.085),
        ("lightning", 2, 0, 0.715, 0.358, 0.09), ("tornado", 2, 0, 0.875, 0.46, 0.1),
    ),
}  # fmt: skip
COMING = {  # tiles on their way
    False: (
        ("plain", 0.885, 0.81, 0.15, -14), ("sea", 0.965, 0.69, 0.1, 16), ("swamp", 0.955, 0.93, 0.085, 9),
        ("forest", 0.115, 0.82, 0.14, 12), ("desert", 0.035, 0.69, 0.1, -18), ("mountain", 0.045, 0.94, 0.085, -9),
        ("desert", 0.685, 0.655, 0.105, 9),
    ),
    True: (
        ("forest", 0.915, 0.822, 0.096, -14), ("swamp", 0.085, 0.815, 0.094, 12), ("sea", 0.075, 0.325, 0.06, -16),
        ("plain", 0.925, 0.325, 0.055, 18), ("desert", 0.83, 0.64, 0.075, 9),
    ),
}  # fmt: skip
TOWNS = {"plain": 3, "star": 3, "mountain": 6}  # shapes of each that are its ground


def on_rim(
    stage: Stage, piece: Image.Image, middle: tuple[float, float], r: float, degrees: float, *, sink: float
) -> None:
    """Stands on the ball, head outwards; 0 is the top."""
    turn = math.radians(degrees)
    spun = turned(piece, -degrees)
    reach = r - sink + piece.height / 2
    stage.lay(spun, middle[0] + reach * math.sin(turn), middle[1] - reach * math.cos(turn))


def paint(size: tuple[int, int], title: str, *, dark: bool) -> Stage:
    stage = Stage(size, NIGHT if dark else DAY)
    light, w, h, tall = stage.light, stage.width, stage.height, stage.tall
    middle, r = ((w * 0.5, h * 0.735), w * 0.375) if tall else ((w * 0.5, h * 0.98), h * 0.5)
    back = Sheet("gaia-back", w, h)
    back.sky(light.sky)
    if dark:
        back.stars(90 if tall else 150, h)
    for size_, alpha in ((1.75, 0.13), (1.5, 0.17), (1.27, 0.3)):
        back.disc(*middle, r * size_, light.disc, alpha=alpha * (0.5 if dark else 1))
    haze = 0.45 if dark else 0.75
    for cx, cy, cw in ((0.12, 0.62, 0.09), (0.9, 0.5, 0.08), (0.02, 0.3, 0.05), (0.98, 0.82, 0.09)):
        back.cloud(w * cx, h * cy, w * cw * (1.7 if tall else 1), mix(light.sky[2], light.disc, 0.4), haze)
    for orbit in (1.38, 1.62):
        back.add(
            f'<circle cx="{middle[0]:.0f}" cy="{middle[1]:.0f}" r="{r * orbit:.0f}" fill="none" stroke="{light.disc}" '
            f'stroke-width="3" stroke-opacity="{0.3 if dark else 0.6}" stroke-dasharray=".1 13" '
            'stroke-linecap="round"/>'
        )
    stage.paint(back)
    if title == TITLE:
        dotted(stage)
    else:
        set_title(stage, title, h * (0.235 if tall else 0.265), 555 if tall else 250)
    rim(stage, middle, r)
    ball = globe(round(r * 2))
    stage.lay(bathed(ball, light.tint, light.part * 0.8), *middle)
    front_towns(stage, middle, r)
    elements(stage)
    coming(stage)
    return stage


def dotted(stage: Stage) -> None:
    """The two dots are a sun and a moon."""
    w, h, light = stage.width, stage.height, stage.light
    size = fitting(TITLE, w * 0.86, stage.pixels(555 if stage.tall else 250))
    word = lettering("Gaıa", size, light)
    thick = max(3, round(size * 0.035))
    left, base = (w - word.width) / 2, h * (0.235 if stage.tall else 0.265)
    top = base - size * 0.98 - thick * 3
    r, gap = size * 0.088, size * 0.125
    x = left + thick * 3 + length("Ga", size, "Black") + length("ı", size, "Black") / 2 - size * 0.024
    y = base - size * 0.7
    dots = Sheet("gaia-dots", w, h)
    for side, tone in ((-1, GOLD), (1, mix(CREAM, "#C9D2F5", 0.55))):
        cx = x + side * gap
        for k in range(thick, 0, -1):
            dots.disc(cx + k, y + k, r, light.press)
        dots.disc(cx, y, r, tone)
        if side < 0:
            dots.disc(cx - r * 0.18, y - r * 0.18, r * 0.62, shift(GOLD, 0.1, 0.02))
        else:
            for dx, dy, s in ((-0.3, -0.2, 0.26), (0.34, 0.22, 0.2), (-0.1, 0.46, 0.15)):
                dots.disc(cx + r * dx, y + r * dy, r * s, "#B9C3EA")
    stage.scene.alpha_composite(word, (round(left), max(0, round(top))), (0, max(0, -round(top))))
    stage.paint(dots)


def rim(stage: Stage, middle: tuple[float, float], r: float) -> None:
    """What stands behind the horizon of the ball, so that its foot is hidden by it."""
    unit = r * 0.3
    trees = (
        (70, -74, 0.8), (76, -66, 0.9), (238, -59, 0.78), (13, -49, 0.9), (70, 64, 0.8), (170, 71, 0.8),
        (89, 50, 0.74), (238, 57, 0.84), (31, 41, 0.9), (21, -38, 0.7), (4, 78, 0.7), (182, -82, 0.5),
    )  # fmt: skip
    for number, turn, tall in trees:
        on_rim(stage, stage.lit(flora(number, round(unit * tall))), middle, r, turn, sink=unit * 0.06)
    for name, turn, tall in (("plain", -17, 0.95), ("star", 15, 0.92), ("mountain", 29, 0.98)):
        town = figure(f"gaia/town-{name}", round(unit * tall), skip=TOWNS[name])
        on_rim(stage, stage.lit(town), middle, r, turn, sink=unit * 0.16)
    on_rim(stage, stage.lit(flora(31, round(unit * 0.72))), middle, r, -2, sink=unit * 0.08)
    for seat, lean in ((0, -24.5), (2, 4.5)):
        on_rim(stage, stage.lit(meeple(seat, round(unit * 0.42), LIGHT)), middle, r, lean, sink=unit * 0.06)
    on_rim(stage, stage.lit(flora(89, round(unit * 0.74))), middle, r, -30, sink=unit * 0.08)


def front_towns(stage: Stage, middle: tuple[float, float], r: float) -> None:
    """Animals on the tiles, as the game marks them."""
    for name, x, y, size in (
        ("deer", -0.36, -0.4, 0.17), ("deer", -0.2, -0.52, 0.15), ("fish", -0.68, -0.3, 0.14),
        ("fish", -0.62, -0.02, 0.17),
    ):  # fmt: skip
        piece = sprite(f"gaia/{name}", round(r * size))
        stage.lay(stage.lit(piece), middle[0] + x * r, middle[1] + y * r)


def elements(stage: Stage) -> None:
    """Sun, rain, storm: cut out of their cards, on their way round the world."""
    w, h = stage.size
    for name, skip, drop, x, y, tall in ELEMENTS[stage.tall]:
        piece = figure(f"gaia/element-{name}", round(h * tall), skip=skip, drop=drop)
        stage.lay(stage.lit(piece), w * x, h * y, star=True)


@kept
def loose(land: str, side: int) -> Image.Image:
    """A tile on its way, with its rim of card."""
    rim = max(3, side // 22)
    out = rounded(side, side, side // 9, "#FFF6E2").copy()
    inner = grained(sprite(f"gaia/land-{land}", side - 2 * rim))
    mask = rounded(side - 2 * rim, side - 2 * rim, side // 11, CREAM).getchannel("A")
    out.paste(inner, (rim, rim), ImageChops.multiply(mask, inner.getchannel("A")))
    return out


def coming(stage: Stage) -> None:
    w, h = stage.width, stage.height
    for land, x, y, size, turn in COMING[stage.tall]:
        piece = turned(stage.lit(loose(land, round(h * size))), turn)
        pad = 24
        soft = Image.new("L", (piece.width + 2 * pad, piece.height + 2 * pad), 0)
        soft.paste(piece.getchannel("A").point([round(v * 0.36) for v in range(256)]), (pad, pad))
        shade = Image.new("RGBA", soft.size, SHADE)
        shade.putalpha(soft.filter(ImageFilter.GaussianBlur(9)))
        stage.lay(shade, w * x + 10, h * y + 16, star=True)
        stage.lay(piece, w * x, h * y, star=True)

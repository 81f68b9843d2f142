"""Ecosystem: the cards of a grid have become a clearing with a stream, and at dusk the animals come out of it."""

from functools import partial

from PIL import Image, ImageChops

from render.canvas import rounded
from render.games.earth.scenery import rock, tuft
from render.games.ecosystem.faces import cell
from render.joined import openings
from render.palette import mix, shift
from render.stage.cutout import bathed, figure, flipped, turned
from render.stage.floor import Floor
from render.stage.lettering import set_title
from render.stage.scene import SHADE, Light, Stage
from render.stage.sheet import Sheet

DAY = Light(
    sky=("#8E86AC", "#D59C93", "#F7C48D", "#FCE3B4"), disc="#FFF1CD",
    planes=("#C59A97", "#97808F", "#64707A", "#3F5D5B", "#2C4A45", "#22403B"),
    letters="#FFF6E2", press="#5B4569", tint="#E9A57C", part=0.13, rim="#FFE3B0",
)  # fmt: skip
NIGHT = Light(
    sky=("#141C3A", "#27325E", "#4A4C7C", "#A9707A"), disc="#F6E2B6",
    planes=("#4A4A78", "#353F6C", "#263658", "#1A2E44", "#132535", "#0E1D2A"),
    letters="#FFF3D6", press="#0F1630", tint="#5A6BB5", part=0.3, rim="#B9C8FF", dark=True,
)  # fmt: skip

PITCH = 240
GRIDS = {False: ("mmmsm", "mmssm", "mssmm", "msmmm"), True: ("mms", "mss", "msm", "ssm")}  # by tall
KIND = {"m": "meadow", "s": "stream"}
# Who stands on which column and row, how high, and whether turned round
SPOTS = {
    False: (
        ("deer", 1.3, 0.62, 1.34, True), ("wolf", 4.42, 1.0, 1.2, False), ("bear", 0.38, 1.72, 0.9, True),
        ("fox", 3.3, 3.1, 0.92, False), ("rabbit", 0.55, 3.42, 0.62, True),
    ),
    True: (
        ("deer", 1.0, 0.62, 1.06, True), ("bear", 0.4, 1.98, 0.7, True), ("wolf", 2.68, 1.6, 0.98, False),
        ("fox", 2.4, 3.3, 0.86, False), ("rabbit", 0.5, 2.88, 0.54, True),
    ),
}  # fmt: skip


def same(row: int, column: int, letter: str, grid: tuple[str, ...]) -> bool:
    return 0 <= row < len(grid) and 0 <= column < len(grid[0]) and grid[row][column] == letter


def board(grid: tuple[str, ...]) -> Image.Image:
    """The grid as it would lie on a table, grown together."""
    size = (len(grid[0]) * PITCH, len(grid) * PITCH)
    flat = Image.new("RGBA", size, (0, 0, 0, 0))
    base = rounded(size[0] - 8, size[1] - 8, PITCH // 14, "#C9AC7C")
    flat.alpha_composite(base, (4, 4))
    for r, row in enumerate(grid):
        for c, letter in enumerate(row):
            open_ = openings(r, c, partial(same, letter=letter, grid=grid))
            face = cell(KIND[letter], PITCH, open_, (r * 2 + c) % 3, "#FFF4DC")
            flat.alpha_composite(face, (c * PITCH, r * PITCH))
    return flat


def lay_board(stage: Stage, floor: Floor) -> None:
    flat = bathed(board(GRIDS[stage.tall]), stage.light.tint, stage.light.part * (1.2 if stage.light.dark else 1.5))
    laid = floor.laid(flat, stage.size)
    alpha = laid.getchannel("A")
    deep = round(stage.height * 0.022)
    for down in range(deep + 10, deep, -3):
        layer = Image.new("RGBA", stage.size, SHADE)
        layer.putalpha(ImageChops.offset(alpha, 8, down).point([round(v * 0.2) for v in range(256)]))
        stage.scene.alpha_composite(layer)
    edge = mix("#D9BE94", stage.light.tint, 0.6 if stage.light.dark else 0.25)
    for k in range(deep, 0, -1):
        layer = Image.new("RGBA", stage.size, shift(edge, -0.12 if k > deep * 0.3 else -0.02))
        layer.putalpha(ImageChops.offset(alpha, 0, k))
        stage.scene.alpha_composite(layer)
    stage.scene.alpha_composite(laid)


def paint(size: tuple[int, int], title: str, *, dark: bool) -> Stage:
    stage = Stage(size, NIGHT if dark else DAY)
    light, w, h, tall = stage.light, stage.width, stage.height, stage.tall
    line = h * (0.5 if tall else 0.555)
    back = Sheet("ecosystem-back", w, h)
    back.sky(light.sky, foot=line / h)
    if dark:
        back.stars(46 if tall else 90, line * 0.8)
    back.sun(w * 0.5, h * (0.4 if tall else 0.45), w * 0.3 if tall else h * 0.235, light.disc)
    for cx, cy, cw in ((0.14, 0.36, 0.07), (0.83, 0.30, 0.08), (0.68, 0.45, 0.05)):
        back.cloud(w * cx, h * cy, w * cw * (1.6 if tall else 1), mix(light.sky[2], light.disc, 0.5), 0.5)
    back.peaks(line + 10, h * 0.2, light.planes[0], count=4 if tall else 7)
    back.hills(line - h * 0.03, h * 0.02, light.planes[1])
    back.firs(-20, w + 20, line + 8, h * 0.1, light.planes[2], swing=5)
    back.hills(line + h * 0.03, h * 0.012, light.planes[3])
    back.firs(-20, w * 0.24, line + h * 0.07, h * 0.2, light.planes[3])
    back.firs(w * 0.78, w + 30, line + h * 0.07, h * 0.2, light.planes[3])
    back.hills(line + h * 0.075, h * 0.01, shift(light.planes[3], 0.03, 0.01))
    stage.paint(back)
    set_title(stage, title, h * (0.165 if tall else 0.225), 299 if tall else 218)

    far, near, inset, out = (0.03, 0.862, 0.22, 0.01) if tall else (0.035, 0.885, 0.275, 0.07)
    top, foot = line + h * far, h * near
    quad = ((w * inset, top), (w * (1 - inset), top), (w * (1 - out), foot), (w * out, foot))
    grid = GRIDS[tall]
    floor = Floor((len(grid[0]) * PITCH, len(grid) * PITCH), quad)
    lay_board(stage, floor)
    animals(stage, floor)
    frame(stage)
    return stage


def animals(stage: Stage, floor: Floor) -> None:
    """Each stands on its own card; the far ones first."""
    for name, c, r, tall, flip in SPOTS[stage.tall]:
        x, y = floor.at(c * PITCH, r * PITCH)
        size = round(tall * PITCH * floor.unit(c * PITCH, r * PITCH))
        piece = figure(f"ecosystem/{name}-figure", size)
        piece = stage.lit(flipped(piece) if flip else piece, rim=max(2, size // 60))
        stage.stand(piece, x, y, shade=0.42, star=r > 2.5)
    trout(stage, floor)
    (w, h), high = stage.size, stage.tall
    eagle = figure("ecosystem/eagle-figure", round(h * (0.165 if high else 0.2)))
    stage.lay(stage.lit(eagle, rim=3), w * 0.5, h * (0.315 if high else 0.395), star=True)
    fly = figure("ecosystem/dragonfly-figure", round(h * (0.085 if high else 0.125)))
    stage.lay(stage.lit(fly), w * (0.47 if high else 0.5), h * (0.715 if high else 0.6), star=True)
    bee = figure("ecosystem/bee-figure", round(h * (0.062 if high else 0.09)))
    stage.lay(stage.lit(flipped(bee)), w * (0.75 if high else 0.775), h * (0.808 if high else 0.735), star=True)


def trout(stage: Stage, floor: Floor) -> None:
    """Leaps out of the stream, with the ring it leaves."""
    c, r = (1.55, 1.62) if stage.tall else (1.5, 2.5)
    x, y = floor.at(c * PITCH, r * PITCH)
    unit = floor.unit(c * PITCH, r * PITCH) * PITCH
    ring = Sheet("ring", stage.width, stage.height)
    tone = mix("#DDF1F2", stage.light.tint, 0.25 if not stage.light.dark else 0.45)
    for k, alpha in ((0.3, 0.9), (0.46, 0.5)):
        ring.add(
            f'<ellipse cx="{x + unit * 0.2:.0f}" cy="{y:.0f}" rx="{unit * k:.0f}" ry="{unit * k * 0.3:.0f}" '
            f'fill="none" stroke="{tone}" stroke-width="{unit * 0.025:.1f}" stroke-opacity="{alpha}"/>'
        )
    for dx, dy, size in ((-0.2, -0.22, 0.03), (0.3, -0.3, 0.036), (0.38, -0.12, 0.024), (-0.1, -0.42, 0.022)):
        ring.disc(x + unit * dx, y + unit * dy, unit * size, tone)
    stage.paint(ring)
    piece = turned(figure("ecosystem/trout-figure", round(unit * 0.62)), -8)
    stage.lay(stage.lit(piece, rim=2), x + unit * 0.15, y - unit * 0.4)


def frame(stage: Stage) -> None:
    """The edge of the wood we look out of: dark, near, at both sides."""
    w, h, tone = stage.width, stage.height, stage.light.planes[5]
    near = Sheet("ecosystem-near", w, h)
    firs = [(-0.02, 0.93, 0.78), (0.056, 1.0, 0.56), (0.94, 1.0, 0.6), (1.02, 0.95, 0.84)]
    knots = [(0, 0.9), (0.1, 0.925), (0.24, 0.965), (0.5, 0.985), (0.76, 0.962), (0.9, 0.93), (1, 0.9)]
    if stage.tall:
        firs = [(-0.056, 0.95, 0.4), (1.06, 0.95, 0.42)]
        knots = [(0, 0.88), (0.16, 0.885), (0.34, 0.9), (0.5, 0.905), (0.66, 0.9), (0.84, 0.885), (1, 0.878)]
    for x, y, size in firs:
        near.fir(w * x, h * y, h * size, tone)
    near.below([(w * a * 1.04 - w * 0.02, h * b) for a, b in knots], tone)
    for _ in range(18 if stage.tall else 34):
        foot, high = near.rng.uniform(0.93, 0.99), near.rng.uniform(0.02, 0.045)
        tuft(near, near.rng.uniform(0, w), h * foot, h * high, shift(tone, 0.05, 0.01))
    for x in (0.13, 0.87):
        rock(near, w * x, h * 0.955, h * 0.03, shift(tone, 0.1))
    stage.paint(near)

"""The program's own banner: a thicket with a word in it, and somebody behind every leaf. The leaf of the mark is the
dot of the i.
"""

from .games.earth.scenery import tuft
from .labels import length
from .palette import mix
from .stage.cutout import figure, flipped, flora, turned
from .stage.lettering import fitting, lettering
from .stage.scene import Light, Stage
from .stage.sheet import Sheet

DAY = Light(
    sky=("#BFDDB4", "#DDEBC4", "#F6F3D6", "#FBF0CF"), disc="#FFFDEB",
    planes=("#B4CC97", "#8CAF74", "#6C9159", "#4C7A4A", "#35603D", "#274B33"),
    letters="#FFFBEF", press="#2A5236", tint="#FFF3C4", part=0.04, rim="#FFF6CF",
)  # fmt: skip
NIGHT = Light(
    sky=("#0F1D1A", "#1B332B", "#2F5140", "#56785A"), disc="#EAF0C8",
    planes=("#2F4F40", "#284638", "#213C30", "#1A3127", "#13261E", "#0D1C16"),
    letters="#FFF7E2", press="#081410", tint="#5E9A86", part=0.28, rim="#DDF2D0", dark=True,
)  # fmt: skip
NAME = "Thicket"
LEAF = (
    "M29.5 9.5c-9.6-.6-17.2 3-18.4 10.600-.5 3.200.7 6 2.500 7.800C15.400 22.400 19 18 24.200 15.300"
    "c-4.600 3.700-7.800 8.300-9.100 13.900 8.500 1.900 15.300-4.900 14.400-19.700z"
)
TREES = (
    (13, 0.035, 0.82), (38, 0.115, 0.68), (70, 0.185, 0.62), (89, 0.872, 0.62), (1, 0.955, 0.78), (170, 0.805, 0.58),
)  # fmt: skip
STALK = "M13.600 27.900c-.7 1.500-1.100 2.900-1.300 4.300"


def banner(size: tuple[int, int], *, dark: bool) -> Stage:
    stage = Stage(size, NIGHT if dark else DAY)
    light, w, h = stage.light, stage.width, stage.height
    back = Sheet("banner-back", w, h)
    back.sky(light.sky)
    if dark:
        back.stars(80, h * 0.5)
    back.sun(w * 0.5, h * 0.54, h * 0.47, light.disc, solid=0.85)
    back.crowns(-40, w + 40, h * 0.62, h * 0.24, light.planes[0])
    back.hills(h * 0.57, h * 0.015, mix(light.planes[0], light.planes[1], 0.45))
    back.firs(-20, w + 20, h * 0.74, h * 0.3, light.planes[1], swing=8)
    back.hills(h * 0.72, h * 0.02, light.planes[2])
    stage.paint(back)
    for number, x, tall in TREES:
        stage.stand(stage.lit(flora(number, round(h * tall))), w * x, h * 0.86, shade=0.25, wide=0.5)
    mid = Sheet("banner-mid", w, h)
    mid.hills(h * 0.84, h * 0.015, light.planes[3])
    stage.paint(mid)
    word(stage)
    company(stage)
    return stage


def word(stage: Stage) -> None:
    w, h, light = stage.width, stage.height, stage.light
    size = fitting(NAME, w * 0.6, stage.pixels(320))
    letters = lettering("Thıcket", size, light)
    thick = max(3, round(size * 0.035))
    left, base = (w - letters.width) / 2, h * 0.83
    stage.scene.alpha_composite(letters, (round(left), round(base - size * 0.98 - thick * 3)))
    track = size * -0.012
    x = left + thick * 3 + length("Th", size, "Black") + 2 * track + length("ı", size, "Black") / 2
    big = size * 0.0098
    dot = Sheet("banner-leaf", w, h)
    place = f"translate({x - 21.5 * big:.1f} {base - size * 0.575 - 32 * big:.1f}) scale({big:.3f})"
    green = "#5FA85C" if not light.dark else "#8FC98A"
    for k in range(thick, 0, -1):
        dot.add(f'<g transform="translate({k} {k})"><path d="{LEAF}" transform="{place}" fill="{light.press}"/></g>')
    dot.add(f'<path d="{LEAF}" transform="{place}" fill="{green}"/>')
    line = f'stroke="{green}" stroke-width="2.2" stroke-linecap="round" fill="none"'
    dot.add(f'<path d="{STALK}" transform="{place}" {line}/>')
    stage.paint(dot)


def company(stage: Stage) -> None:
    """Undergrowth in front of the letters' feet, and who lives in it."""
    w, h, light = stage.width, stage.height, stage.light

    def put(name: str, x: float, foot: float, tall: float, *, flip: bool = False, star: bool = True) -> None:
        piece = figure(name, round(h * tall))
        stage.stand(stage.lit(flipped(piece) if flip else piece, rim=2), w * x, h * foot, shade=0.3, star=star)

    def grow(number: int, x: float, foot: float, tall: float) -> None:
        stage.stand(stage.lit(flora(number, round(h * tall))), w * x, h * foot, shade=0.28, wide=0.7, star=True)

    put("ecosystem/deer-figure", 0.152, 0.87, 0.44, flip=True)
    put("ecosystem/bear-figure", 0.893, 0.885, 0.31)
    grow(45, 0.045, 0.95, 0.3)
    grow(254, 0.245, 0.93, 0.21)
    grow(130, 0.335, 0.93, 0.12)
    grow(15, 0.745, 0.93, 0.2)
    grow(62, 0.665, 0.92, 0.15)
    grow(6, 0.955, 0.95, 0.28)
    put("ecosystem/fox-figure", 0.105, 0.965, 0.34)
    put("renature/squirrel", 0.807, 0.97, 0.26)
    grow(17, 0.405, 0.95, 0.19)
    grow(72, 0.475, 0.93, 0.12)
    grow(67, 0.545, 0.94, 0.11)
    grow(146, 0.61, 0.95, 0.13)
    put("renature/hedgehog", 0.29, 0.975, 0.15)
    put("ecosystem/rabbit-figure", 0.71, 0.975, 0.2)
    put("renature/frog", 0.525, 0.985, 0.1)
    near = Sheet("banner-near", w, h)
    knots = [(w * 0.2, h * 0.965), (w * 0.5, h * 0.972), (w * 0.8, h * 0.965)]
    near.below([(-20, h * 0.93), *knots, (w + 20, h * 0.93)], light.planes[4])
    for _ in range(60):
        x, y = near.rng.uniform(0, w), h * near.rng.uniform(0.965, 1.01)
        tuft(near, x, y, h * near.rng.uniform(0.04, 0.09), mix(light.planes[3], light.planes[5], near.rng.random()))
    stage.star.alpha_composite(near.picture())
    fly = figure("renature/butterfly", round(h * 0.12))
    stage.lay(stage.lit(turned(fly, -16)), w * 0.553, h * 0.322, star=True)
    bee = figure("ecosystem/bee-figure", round(h * 0.09))
    stage.lay(stage.lit(bee), w * 0.655, h * 0.325, star=True)
    owl = figure("renature/owl", round(h * 0.17))
    stage.lay(stage.lit(owl), w * 0.245, h * 0.437 - owl.height / 2, star=True)

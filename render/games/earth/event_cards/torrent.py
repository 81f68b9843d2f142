"""Water where it does not belong: a canyon in spate, a burst glacier, and ground that boils."""

import math

from render.games.earth.curves import blob, polygon, smooth, taper
from render.games.earth.scenery import hills, peaks, ripples, rock
from render.palette import mix, shift

from .moment import Moment


def canyon(sky: Moment) -> None:
    """A torrent down a gorge, tree trunks in it."""
    for side in (-1, 1):
        for k, tone in enumerate(("#8A5A44", "#A5705A", "#B5836A")):
            edge = [
                (250 + side * (60 + k * 44 + d), y) for d, y in ((40, 60), (16, 140), (30, 220), (-4, 300), (20, 430))
            ]
            sky.path(
                polygon([*edge, (250 + side * 220, 430), (250 + side * 220, 60)]), shift(tone, -0.05 if side > 0 else 0)
            )
    course = [(236, 150), (262, 150), (300, 260), (372, 430), (128, 430), (196, 260)]
    sky.path(smooth(course, closed=True), sky.between(0.25))
    for x, y, w in ((250, 182, 22), (246, 224, 40), (252, 270, 62), (240, 320, 92), (256, 366, 120)):
        sky.path(f"M{x - w} {y}q{w / 2} -18 {w} 0t{w} 0", stroke="#FFFFFF", width=6, alpha=0.85)
    for x, y, t in ((216, 292, 24), (296, 336, -30), (236, 352, 60)):
        sky.disc(x, y, 36, "#5E4030", ry=8, turn=t)


def burst(sky: Moment) -> None:
    """A glacier breaks, and its lake comes down with the ice."""
    peaks(sky, 210, 120, sky.between(0.45), snow="#FFFFFF")
    for k in range(8):
        x, h = 70 + k * 50, sky.rng.uniform(60, 104)
        if k in (3, 4):
            continue
        block = [(x, 262), (x + 4, 262 - h), (x + 22, 250 - h), (x + 50, 266 - h), (x + 54, 262)]
        sky.path(polygon(block), "#BFE3EE")
        sky.path(polygon([block[2], block[3], block[4], (x + 34, 262)]), "#97C4DA")
    flood = [(222, 214), (278, 214), (300, 268), (400, 330), (440, 430), (60, 430), (110, 330), (204, 268)]
    sky.path(smooth(flood, closed=True), sky.between(0.2))
    for y, w in ((250, 30), (286, 66), (324, 112), (360, 140)):
        sky.path(f"M{250 - w} {y}q{w / 2} -20 {w} 0t{w} 0", stroke="#FFFFFF", width=6, alpha=0.85)
    for x, y, s in ((190, 304, 26), (300, 292, 22), (250, 340, 32), (340, 344, 24), (160, 352, 22)):
        sky.path(
            polygon([(x - s, y), (x - s * 0.5, y - s), (x + s * 0.4, y - s * 0.8), (x + s, y), (x, y + s * 0.4)]),
            "#EAF6FA",
        )
        sky.path(
            polygon([(x + s * 0.4, y - s * 0.8), (x + s, y), (x, y + s * 0.4), (x + s * 0.1, y - s * 0.2)]), "#A9D0E2"
        )


def vents(sky: Moment) -> None:
    """A bare slope that breathes from a dozen holes."""
    sky.path(hills(sky.rng, 236, 12), sky.between(0.5))
    sky.path("M60 262H440V430H60Z", sky.between(0.22))
    for x, y, s in (
        (130, 280, 0.7),
        (210, 268, 0.6),
        (330, 276, 0.7),
        (390, 300, 0.8),
        (170, 330, 1.0),
        (276, 312, 0.9),
        (330, 350, 1.1),
    ):
        sky.disc(x, y, 20 * s, shift(sky.night, -0.1), ry=6 * s)
        sky.disc(x, y - 2, 26 * s, "#E8C84A", ry=8 * s, alpha=0.5)
        for k in range(6):
            sky.disc(x + 10 * s * math.sin(k * 1.1 + x), y - k * 24 * s, (8 + k * 4.6) * s, "#FFFFFF", alpha=0.3)
    for x in (110, 240, 400):
        rock(sky, x, 366, 24, sky.between(0.4))


def mudpot(sky: Moment) -> None:
    """Grey mud, rings and bubbles."""
    sky.path(hills(sky.rng, 220, 10), sky.between(0.4))
    sky.path(blob(sky.rng, 250, 330, 200, 96, 0.04, 14), sky.between(0.28))
    sky.path(blob(sky.rng, 250, 326, 186, 84, 0.04, 14), sky.between(0.62))
    for x, y, r in ((180, 296, 36), (312, 300, 44), (236, 346, 52), (340, 352, 28), (150, 344, 24)):
        for part, tone in ((1.3, 0.5), (1.0, 0.78), (0.7, 0.56)):
            sky.disc(x, y, r * part, sky.between(tone), ry=r * part * 0.4)
        sky.path(f"M{x - r * 0.5:.0f} {y}a{r * 0.5:.0f} {r * 0.5:.0f} 0 0 1 {r:.0f} 0Z", sky.between(0.9))
        sky.disc(x - r * 0.16, y - r * 0.26, r * 0.12, "#FFFFFF", alpha=0.8)
    for x, h in ((236, 120), (312, 84)):
        sky.path(taper([(x, 300), (x + 4, 300 - h)], 9, 3), sky.between(0.5))
        sky.disc(x + 5, 296 - h, 10, sky.between(0.5))


def tide(sky: Moment) -> None:
    """A full moon over a harbour wall that is all but gone."""
    sky.disc(250, 138, 46, "#FFF6D6")
    for r, alpha in ((70, 0.25), (96, 0.14)):
        sky.disc(250, 138, r, "#FFF6D6", alpha=alpha)
    sky.path("M60 220H440V430H60Z", sky.night)
    for k in range(7):
        w = 20 + k * 9
        sky.path(f"M{250 - w} {232 + k * 22}h{2 * w}", stroke="#FFF6D6", width=5, alpha=0.75 - k * 0.07)
    ripples(sky, 226, mix(sky.light, "#FFFFFF", 0.4), 30)
    sky.path("M60 300H200V262H172V246H216V300H440V322H60Z", "#5A5A66")
    sky.path("M180 246V196L194 180L208 196V246Z", "#E8D9B8")
    sky.path("M188 206H200V218H188Z", "#F9B84A")


def tremor(sky: Moment) -> None:
    """A house askew on broken ground."""
    peaks(sky, 236, 90, sky.between(0.55))
    for k, (y, tone) in enumerate(((236, 0.4), (290, 0.25), (340, 0.1))):
        x = 210 + k * 34
        sky.path(f"M60 {y}L{x} {y + 8}L{x + 16} {y + 44}L60 {y + 120}Z", sky.between(tone))
        sky.path(f"M{x + 8} {y - 26}L440 {y - 10}V430H{x + 30}L{x + 24} {y + 30}Z", sky.between(tone + 0.12))
    sky.add('<g transform="rotate(14 300 200)">')
    sky.path("M262 244V176L304 142L346 176V244Z", "#F3E3C4")
    sky.path("M304 142L346 176V244H312V150Z", "#D6BF96")
    sky.path("M250 182L304 138L358 182", stroke="#A8503A", width=10)
    sky.path("M290 244V206H316V244Z", "#7A5240")
    sky.path("M270 176l14 18l-8 12l18 22", stroke="#6B4A3A", width=4)
    sky.add("</g>")
    for a in (0, 1, 2):
        for s in (-1, 1):
            sky.path(
                f"M{250 + s * (104 + a * 18)} 110q{s * 12} 20 0 40q{-s * 12} 20 0 40",
                stroke=sky.light,
                width=5,
                alpha=0.6 - a * 0.15,
            )


def flare(sky: Moment) -> None:
    """The limb of the sun, and arches of fire above it."""
    sky.sky(sky.night)
    for r, tone in ((206, "#7A2A2E"), (186, "#D8542A"), (166, "#F28A2E"), (140, "#FBB83F"), (96, "#FDD872")):
        sky.disc(250, 396, r, tone)
    for x, w, h in ((178, 56, 110), (300, 74, 150), (352, 30, 60)):
        for wide, tone in ((24, "#D8432A"), (13, "#F79A3A"), (5, "#FFE8A0")):
            sky.path(
                f"M{x - w} 256C{x - w} {256 - h * 1.3:.0f} {x + w} {256 - h * 1.3:.0f} {x + w} 256",
                stroke=tone,
                width=wide,
            )
    for _ in range(30):
        sky.disc(sky.rng.uniform(110, 390), sky.rng.uniform(50, 190), sky.rng.uniform(1.2, 3), "#FFF3C8", alpha=0.9)

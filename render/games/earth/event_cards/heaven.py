"""What comes from the sky above the weather."""

import math

from render.games.earth.curves import blob, curve, polygon, smooth, taper
from render.games.earth.scenery import flakes, hills, peaks
from render.icons import polar
from render.palette import shift

from .moment import Moment, X, Y


def blazing_sun(sky: Moment) -> None:
    for k in range(24):
        a = k * 15
        sky.path(
            taper(curve(polar(X, 196, 66, a), polar(X, 196, 150 if k % 2 else 118, a + 6), 0.16, 5), 17, 2),
            "#F7A53A" if k % 2 else "#FBD06A",
        )
    for r, tone in ((78, "#F28A2E"), (66, "#FBB83F"), (50, "#FDD872")):
        sky.disc(X, 196, r, tone)
    sky.disc(X - 16, 180, 24, "#FFF0B8", alpha=0.8)
    if sky.light == "#FBD88A":
        sky.path(hills(sky.rng, 336, 8), "#8A4A26")


def northern_lights(sky: Moment) -> None:
    sky.sky(sky.night)
    flakes(sky, 60, "#FFFFFF", 40, 300)
    for k, tone in enumerate(("#5FD6A8", "#7FE8C0", "#9A8AE8")):
        pts = [(60 + i * 66, 190 + k * 30 + 32 * math.sin(i * 1.2 + k)) for i in range(7)]
        for j in range(13):
            sky.path(smooth([(x, y - j * 10) for x, y in pts]), stroke=tone, width=14, alpha=0.34 - 0.024 * j)
    peaks(sky, 350, 90, "#1B2547", snow="#8FA8D6")


def nova(sky: Moment) -> None:
    sky.sky(sky.night)
    flakes(sky, 80, "#FFFFFF", 40, 380)
    for r, tone, alpha in ((140, "#8A4AA8", 0.35), (112, "#D2508A", 0.4), (84, "#F28A5A", 0.5), (54, "#FBD06A", 0.75)):
        sky.path(blob(sky.rng, X, Y, r, r * 0.92, 0.1, 14), tone, alpha=alpha)
    for k in range(8):
        sky.path(taper([polar(X, Y, 6, k * 45), polar(X, Y, 150 if k % 2 == 0 else 92, k * 45)], 20, 1), "#FFF6D6")
    sky.disc(X, Y, 26, "#FFFFFF")


def comet(sky: Moment) -> None:
    sky.sky(sky.night)
    flakes(sky, 70, "#FFFFFF", 40, 330)
    for wide, tone, alpha in ((96, sky.light, 0.28), (62, sky.light, 0.45), (30, "#FFFFFF", 0.75)):
        sky.path(taper([(196, 262), (270, 186), (400, 70)], wide * 0.5, wide * 1.1), tone, alpha=alpha)
    if sky.light == "#F6E3A0":
        sky.path(polygon([polar(192, 266, 44 if k % 2 == 0 else 19, k * 36 - 12) for k in range(10)]), "#FBE06A")
        sky.path(polygon([polar(188, 262, 26 if k % 2 == 0 else 11, k * 36 - 12) for k in range(10)]), "#FFF9D6")
    else:
        sky.disc(192, 266, 34, sky.light)
        sky.disc(188, 262, 24, "#FFFFFF")
    sky.path(hills(sky.rng, 346, 8), shift(sky.night, -0.06))


def asteroid(sky: Moment) -> None:
    sky.sky(sky.night)
    flakes(sky, 60, "#FFFFFF", 40, 330)
    for wide, tone in ((150, "#D8432A"), (104, "#F28A2E"), (62, "#FBC84A")):
        sky.path(taper([(214, 252), (290, 170), (410, 50)], wide * 0.9, wide * 0.2), tone, alpha=0.8)
    sky.path(blob(sky.rng, 206, 258, 64, 58, 0.08, 9), "#6B5A56")
    sky.path(blob(sky.rng, 196, 248, 46, 42, 0.08, 9), "#8A7670")
    for x, y, r in ((186, 236, 13), (222, 268, 16), (180, 276, 9), (226, 232, 8)):
        sky.disc(x, y, r, "#52443F")
        sky.disc(x - 2, y - 2, r * 0.7, "#655450")

"""Water out of its bed."""

import math

from render.games.earth.curves import smooth, taper
from render.games.earth.scenery import peaks, ripples
from render.icons import polar
from render.palette import mix

from .moment import Moment
from .storm import ground


def wave(sky: Moment) -> None:
    sky.disc(330, 130, 40, "#FFF3CF", alpha=0.9)
    for k, tone in enumerate((sky.between(0.5), sky.between(0.3), sky.night)):
        o = k * 36
        sky.path(
            f"M60 {262 + o}C120 {250 + o} 130 {130 + o} 230 {96 + o}C300 {76 + o} 348 {120 + o} "
            f"330 {160 + o}C318 {132 + o} 276 {134 + o} 262 {172 + o}C246 {220 + o} 320 {276 + o} "
            f"440 {258 + o}V430H60Z",
            tone,
        )
        sky.path(
            f"M230 {96 + o}C300 {76 + o} 348 {120 + o} 330 {160 + o}C318 {132 + o} 276 {134 + o} "
            f"262 {172 + o}C270 {130 + o} 280 {108 + o} 230 {96 + o}Z",
            "#FFFFFF",
            alpha=0.92 - 0.2 * k,
        )
        for j in range(6):
            sky.disc(250 + j * 17, 90 + o + abs(j - 2) * 8, 10 - abs(j - 3), "#FFFFFF", alpha=0.9 - 0.2 * k)
        sky.path(f"M112 {256 + o}C150 {240 + o} 150 {170 + o} 200 {130 + o}", stroke="#FFFFFF", width=3, alpha=0.45)


def shore(sky: Moment) -> None:
    sky.disc(190, 150, 40, "#FFF9E0")
    sky.path("M60 220H440V300H60Z", sky.night)
    ripples(sky, 222, "#FFFFFF", 16)
    for dy, tone in ((0, "#FFFFFF"), (10, "#E9CE94"), (50, "#D4B070")):
        sky.path(smooth([(60, 290 + dy), (160, 270 + dy), (280, 292 + dy), (440, 262 + dy)]) + "L440 430L60 430Z", tone)
    for x, y in ((190, 330), (300, 320), (250, 356)):
        for a in range(0, 360, 72):
            sky.path(taper([(x, y), polar(x, y, 19, a)], 11, 3), "#D9694A")


def flood(sky: Moment) -> None:
    peaks(sky, 250, 110, sky.between(0.55), snow="#FFFFFF")
    sky.path("M224 250V206L256 180L288 206V250Z", "#E8D2AE")
    sky.path("M256 180L288 206V250H262V186Z", "#C9AE86")
    sky.path("M214 210L256 174L298 210", stroke="#A8503A", width=9)
    for k, tone in enumerate((sky.between(0.5), sky.between(0.28), sky.night)):
        y = 244 + k * 36
        sky.path(
            smooth(
                [
                    (60, y),
                    (110, y - 14),
                    (160, y + 4),
                    (215, y - 14),
                    (270, y + 4),
                    (330, y - 14),
                    (385, y + 4),
                    (440, y - 10),
                ]
            )
            + "L440 430L60 430Z",
            tone,
        )
        sky.path(
            smooth(
                [
                    (60, y),
                    (110, y - 14),
                    (160, y + 4),
                    (215, y - 14),
                    (270, y + 4),
                    (330, y - 14),
                    (385, y + 4),
                    (440, y - 10),
                ]
            ),
            stroke="#FFFFFF",
            width=4,
            alpha=0.8,
        )


def geyser(sky: Moment) -> None:
    ground(sky, 326)
    for k in range(30):
        t = k / 30
        sky.disc(
            250 + sky.rng.uniform(-1, 1) * (12 + 62 * t**1.6),
            326 - t * 230,
            12 + 18 * t,
            mix("#FFFFFF", sky.light, sky.rng.random() * 0.5),
            alpha=0.72,
        )
    sky.path(taper([(250, 332), (248, 220), (250, 130)], 26, 44), "#FFFFFF", alpha=0.75)
    sky.disc(250, 334, 62, mix(sky.night, "#5AA7A8", 0.5), ry=14)
    sky.disc(250, 332, 44, "#CFEDE8", ry=9)


def spring(sky: Moment) -> None:
    peaks(sky, 246, 100, sky.between(0.55))
    sky.path("M60 240H440V430H60Z", sky.between(0.4))
    for r, tone in (
        (146, "#E8A24A"),
        (128, "#F0D27A"),
        (110, "#7FC4A8"),
        (86, mix(sky.night, "#4FA3B0", 0.5)),
        (50, sky.night),
    ):
        sky.disc(250, 308, r, tone if sky.light != "#E0C39A" else sky.between(1 - r / 170), ry=r * 0.36)
    for x in (200, 250, 304):
        for k in range(6):
            sky.disc(x + 9 * math.sin(k * 1.2), 296 - k * 26, 8 + k * 3.6, "#FFFFFF", alpha=0.34)
        sky.disc(x, 306, 11, mix(sky.light, "#FFFFFF", 0.4), alpha=0.8)

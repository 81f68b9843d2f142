"""Fire and broken ground."""

import math

from render.games.earth.curves import blob, curve, n, polygon, taper
from render.games.earth.scenery import hills, peaks, rock
from render.icons import polar
from render.palette import mix, shift

from .moment import Moment


def fissure(sky: Moment) -> None:
    peaks(sky, 240, 90, sky.between(0.5))
    sky.path("M60 232H440V430H60Z", sky.between(0.35))
    sky.path("M262 226L238 262L272 290L226 330L262 372L250 430H330L318 372L336 330L300 292L318 262L286 226Z", "#2A1A1A")
    sky.path("M270 240L262 266L292 292L262 330L288 372L284 430H308L302 372L314 330L286 292L298 264L282 240Z", "#E8662E")
    sky.path("M276 250L274 268L290 292L280 330L294 372V420", stroke="#FBD06A", width=5)
    for _k in range(8):
        x = sky.rng.choice((sky.rng.uniform(90, 215), sky.rng.uniform(340, 410)))
        y = sky.rng.uniform(256, 350)
        sky.path(f"M{n(x)} {n(y)}l14 12l-8 12l18 14", stroke=shift(sky.night, -0.08), width=3.5)


def eruption(sky: Moment) -> None:
    for _k in range(15):
        a = sky.rng.uniform(-64, 64)
        p = polar(250, 190, sky.rng.uniform(40, 120), a)
        sky.disc(*p, sky.rng.uniform(22, 40), mix("#4A4048", "#8A7A78", sky.rng.random()))
    for a in (-36, -20, -6, 8, 22, 38):
        sky.path(
            taper(curve((250, 216), polar(250, 216, sky.rng.uniform(90, 140), a), a / 120, 6), 15, 4),
            "#F2762E" if a % 4 else "#FBC24A",
        )
    sky.path("M100 400L218 212Q250 230 282 212L400 400Z", "#4A3A3C")
    sky.path("M256 224Q270 222 282 212L400 400H300Z", "#382C30")
    for d in ("M236 222L226 270L206 300L196 360", "M256 224L262 280L250 330L262 390", "M274 218L290 262L312 310"):
        sky.path(d, stroke="#F2762E", width=11)
        sky.path(d, stroke="#FBC24A", width=4)


def lava_flow(sky: Moment) -> None:
    peaks(sky, 236, 100, "#5A3A3A")
    sky.path("M60 228H440V430H60Z", "#3E2C2E")
    sky.path(
        "M232 226C240 262 176 268 200 300C228 330 130 350 120 430H390C396 356 300 342 306 306C312 274 270 262 268 226Z",
        "#E8542A",
    )
    sky.path(
        "M242 230C252 266 206 272 226 302C250 336 180 356 176 430H330C338 366 268 342 276 306C282 280 256 266 258 230Z",
        "#F79A3A",
    )
    sky.path("M248 236C256 270 236 276 248 304C262 340 226 366 236 430H280C284 370 250 344 258 306Z", "#FBD06A")
    for _ in range(24):
        sky.disc(sky.rng.uniform(110, 390), sky.rng.uniform(70, 300), sky.rng.uniform(2, 4.5), "#FBC24A", alpha=0.9)


def tube(sky: Moment) -> None:
    sky.sky("#2E2226")
    for r, tone in (
        (140, "#43312F"),
        (116, "#5E3A30"),
        (92, "#8A4530"),
        (66, "#D8632E"),
        (40, "#F9B04A"),
        (20, "#FFE8A0"),
    ):
        sky.path(blob(sky.rng, 250, 196, r, r * 0.92, 0.07, 12), tone)
    sky.path("M236 210C220 260 150 300 120 430H380C350 300 280 260 264 210Z", "#E8542A")
    sky.path("M244 212C236 270 200 310 186 430H314C300 310 264 270 256 212Z", "#F9A84A")
    for x, h in ((150, 60), (186, 40), (310, 52), (346, 74), (270, 30)):
        sky.path(polygon([(x - 13, 60), (x, 84 + h), (x + 13, 60)]), "#1F171B")


def lava_lake(sky: Moment) -> None:
    peaks(sky, 226, 120, "#4A2A2C", count=5)
    sky.path("M60 216H440V430H60Z", "#F28A3C")
    for x, y, r in (
        (140, 246, 40),
        (232, 238, 34),
        (330, 250, 48),
        (180, 290, 56),
        (300, 306, 62),
        (386, 300, 40),
        (120, 340, 50),
        (230, 352, 58),
        (340, 360, 56),
    ):
        sky.path(
            polygon(
                [
                    (
                        x + r * sky.rng.uniform(0.8, 1.05) * math.cos(a),
                        y + r * 0.42 * sky.rng.uniform(0.8, 1.05) * math.sin(a),
                    )
                    for a in (k * math.pi / 4 for k in range(8))
                ]
            ),
            "#3A2528",
        )
    for _ in range(26):
        sky.disc(sky.rng.uniform(110, 390), sky.rng.uniform(80, 260), sky.rng.uniform(2, 5), "#FBD06A", alpha=0.9)


def slide(sky: Moment) -> None:
    sky.path("M60 110L160 130L250 220L440 330V430H60Z", sky.between(0.25))
    sky.path("M60 180L150 200L230 280L420 370V430H60Z", sky.night)
    for x, y, r in (
        (176, 176, 24),
        (232, 214, 32),
        (284, 262, 40),
        (214, 262, 22),
        (336, 318, 30),
        (262, 316, 26),
        (170, 232, 16),
        (320, 240, 14),
    ):
        rock(sky, x, y + r * 0.5, r, "#A5836A")
    for x in (130, 190):
        sky.path(taper([(x, 150), (x + 34, 110)], 8, 4), "#5A4030")
        sky.path(blob(sky.rng, x + 44, 98, 24, 20), "#5F8A48")


def fire(sky: Moment) -> None:
    for x in (110, 160, 345, 400):
        sky.path(polygon([(x - 26, 340), (x, 200), (x + 26, 340)]), "#3A2224")
    for s, tone in ((1, "#D8432A"), (0.74, "#F28A2E"), (0.48, "#FBC84A"), (0.24, "#FFF0B8")):
        w, h = 112 * s, 226 * s
        sky.path(
            f"M250 350C{250 - w * 1.3} 350 {250 - w} {350 - h * 0.5} {250 - w * 0.5} {350 - h * 0.72}"
            f"C{250 - w * 0.5} {350 - h * 0.52} {250 - w * 0.2} {350 - h * 0.5} {250 - w * 0.12} "
            f"{350 - h}C{250 + w * 0.5} {350 - h * 0.8} {250 + w * 0.3} {350 - h * 0.56} {250 + w * 0.52} "
            f"{350 - h * 0.62}C{250 + w * 1.1} {350 - h * 0.3} {250 + w} 350 250 350Z",
            tone,
        )
    for _ in range(20):
        sky.disc(sky.rng.uniform(120, 380), sky.rng.uniform(60, 260), sky.rng.uniform(2, 4), "#FBC84A")
    sky.path(hills(sky.rng, 346, 5), "#2E1C1E")

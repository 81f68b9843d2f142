"""Frogs, lizards, snakes and what swims with its eyes above the water."""

from render.games.earth.curves import blob, curve, polygon, smooth, taper
from render.icons import polar
from render.palette import mix, ramp, shift

from .portrait import Portrait, branch, eye


def frog(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.14)
    branch(pen, 366)
    for s in (-1, 1):
        pen.path(
            smooth(
                [(250 + s * 80, 330), (250 + s * 168, 260), (250 + s * 182, 330), (250 + s * 120, 376)], closed=True
            ),
            tones[1 if s > 0 else 2],
        )
        pen.path(taper(curve((250 + s * 96, 300), (250 + s * 150, 352), s * 0.2, 6), 20, 15), "#3F6FC4")
        for k in (-18, 0, 18):
            pen.path(taper([(250 + s * 140, 356), (250 + s * 150 + k, 382)], 10, 8), "#F08A2C")
            pen.disc(250 + s * 150 + k, 382, 9, "#F08A2C")
    pen.path(
        smooth(
            [(250, 150), (330, 170), (362, 240), (330, 330), (250, 362), (170, 330), (138, 240), (170, 170)],
            closed=True,
        ),
        tones[2],
    )
    pen.path(
        smooth([(250, 152), (330, 170), (362, 240), (330, 330), (250, 362), (290, 260)], closed=True),
        tones[1],
        alpha=0.75,
    )
    pen.path(smooth([(250, 292), (328, 276), (312, 334), (250, 360), (188, 334), (172, 276)], closed=True), "#FBF3DC")
    pen.path("M148 254Q250 318 352 254", stroke=tones[0], width=5.5)
    for s in (-1, 1):
        x = 250 + s * 78
        pen.disc(x, 162, 47, tones[3 if s < 0 else 1])
        pen.disc(x, 162, 36, pen.second)
        pen.disc(x, 162, 9, "#1E1A20", ry=31)
        pen.disc(x - 14, 146, 8, "#FFFFFF")
        pen.disc(250 + s * 14, 226, 4, tones[0])
    pen.disc(196, 212, 26, tones[4], ry=9, turn=-20, alpha=0.6)


def alligator(pen: Portrait) -> None:
    """Low in the water: eyes, a back of plates, a mouth full of teeth."""
    tones = ramp(pen.main, 0.14)
    plates = curve((190, 236), (560, 300), -0.06, 16)
    pen.path(taper(plates, 120, 26), tones[1])
    for k, (x, y) in enumerate(plates[1:]):
        size = 30 - k * 1.3
        pen.path(polygon([(x - size * 0.6, y - 34 + k), (x, y - 64 + k * 2.6), (x + size * 0.7, y - 32 + k)]), tones[0])
    jaw = [(-40, 300), (30, 268), (130, 232), (210, 196), (262, 220), (258, 290), (190, 316), (60, 322)]
    pen.path(smooth(jaw, closed=True), tones[3])
    pen.path(
        smooth([(-36, 306), (60, 322), (190, 316), (258, 290), (250, 330), (160, 352), (20, 344)], closed=True),
        pen.second,
    )
    for k in range(11):
        x = -24 + k * 22
        pen.path(polygon([(x, 306 + k * 0.4), (x + 7, 328), (x + 14, 308 + k * 0.4)]), "#FFFAF0")
    pen.path("M-34 304Q120 330 250 292", stroke=tones[0], width=4)
    pen.disc(-14, 282, 9, tones[1], ry=6)
    for _ in range(26):
        pen.disc(pen.rng.uniform(20, 240), pen.rng.uniform(240, 300), pen.rng.uniform(3, 6), tones[1], alpha=0.7)
    pen.disc(196, 196, 34, tones[2])
    eye(pen, 196, 192, 20, "#F2B632")
    pen.path("M-110 344Q60 326 250 344T610 340V430H-110Z", "#3F8A94")
    pen.path("M-110 372Q120 356 250 372T610 366V430H-110Z", "#2F757F")
    for x, y in ((20, 352), (180, 360), (330, 350), (470, 362)):
        pen.path(f"M{x} {y}q30 -8 60 0", stroke="#BFE6E0", width=4, alpha=0.8)


def iguana(pen: Portrait) -> None:
    """On a branch: a comb down the back, a beard, a banded tail that hangs."""
    tones = ramp(pen.main, 0.14)
    branch(pen, 340)
    tail = curve((360, 296), (476, 430), 0.34, 14)
    pen.path(taper(tail, 62, 12), tones[1])
    for k in range(1, 13, 2):
        x, y = tail[k]
        pen.path(taper([(x - 16, y - 8), (x + 20, y + 6)], 12, 9), shift(pen.main, -0.22), alpha=0.7)
    pen.path(taper(curve((170, 236), (372, 300), -0.18, 12), 104, 84), tones[2])
    pen.path(taper(curve((176, 266), (370, 330), -0.14, 12), 40, 30), pen.second)
    for x in (206, 340):
        pen.path(taper(curve((x, 300), (x - 34, 348), 0.3, 6), 36, 20), tones[0])
        for k in (-20, -6, 10, 24):
            pen.path(taper([(x - 34, 342), (x - 38 + k, 366)], 9, 3), tones[1])
    for k, (x, y) in enumerate(curve((128, 118), (384, 250), -0.2, 18)):
        high = 46 - k * 1.6
        pen.path(taper([(x, y + 22), (x - 10, y + 22 - high)], 15, 2), mix(pen.second, "#F0A93C", 0.45))
    pen.path(
        smooth([(44, 204), (70, 156), (140, 128), (204, 156), (220, 224), (176, 260), (90, 244)], closed=True), tones[3]
    )
    pen.path(
        smooth([(84, 240), (170, 256), (150, 316), (104, 330), (84, 290)], closed=True),
        mix(pen.second, "#F0A93C", 0.25),
    )
    for y in (266, 288, 308):
        pen.path(f"M92 {y}q28 10 56 -4", stroke=tones[1], width=3, alpha=0.6)
    pen.path("M48 214Q110 244 182 222", stroke=tones[0], width=5)
    pen.disc(168, 226, 21, pen.second)
    pen.disc(168, 226, 13, tones[4])
    pen.disc(58, 192, 5, tones[0])
    pen.disc(132, 172, 25, tones[2])
    eye(pen, 132, 172, 16, "#E8702E")


def chameleon(pen: Portrait) -> None:
    """A turret for an eye, bands of colour, the tail rolled up."""
    tones, band = ramp(pen.main, 0.14), ramp(pen.second, 0.14)
    branch(pen, 346)
    coil = [polar(430, 306, 70 - k * 3.1, 250 + k * 27) for k in range(20)]
    pen.path(taper(coil, 34, 8), tones[1])
    pen.path(
        smooth([(120, 190), (220, 120), (330, 144), (392, 230), (370, 300), (250, 318), (150, 286)], closed=True),
        tones[2],
    )
    pen.path(
        smooth([(250, 300), (330, 290), (392, 230), (370, 300), (250, 320), (160, 290)], closed=True),
        tones[0],
        alpha=0.7,
    )
    for x, h in ((190.0, 116), (240, 150), (290, 150), (336, 116)):
        pen.path(
            smooth([(x, 300 - h), (x + 18, 300 - h * 0.5), (x + 4, 304), (x - 14, 300 - h * 0.4)], closed=True),
            band[2],
            alpha=0.85,
        )
    for k, (x, y) in enumerate(curve((158, 150), (390, 216), -0.26, 16)):
        pen.path(polygon([(x - 9, y + 8), (x, y - 14), (x + 9, y + 8)]), band[3 if k % 2 else 1])
    for hip in (206, 330):
        pen.path(taper(curve((hip, 290), (hip - 20, 344), 0.34, 6), 30, 20), tones[0])
        for k in (-13, 13):
            pen.path(taper([(hip - 20, 338), (hip - 20 + k, 366)], 17, 11), tones[1])
    pen.path(
        smooth([(40, 226), (84, 160), (150, 92), (212, 150), (216, 230), (160, 274), (80, 262)], closed=True), tones[3]
    )
    pen.path("M44 234Q110 268 186 238", stroke=tones[0], width=5)
    for k in range(6):
        pen.disc(70 + k * 22, 250 - abs(k - 2.5) * 3, 6, band[2])
    for r, tone in ((44, tones[1]), (36, band[3]), (26, tones[3]), (15, band[1])):
        pen.disc(128, 184, r, tone)
    eye(pen, 128, 184, 10, "#F2D45A")


def salamander(pen: Portrait) -> None:
    """Seen from above, as it crosses the moss: black, with its yellow fires."""
    tones = ramp(pen.main, 0.1)
    pen.path(blob(pen.rng, 250, 372, 330, 66, 0.06, 16), "#5E8A48")
    pen.path(blob(pen.rng, 230, 360, 270, 46, 0.06, 16), "#77A352")
    spine = [(92, 178), (170, 214), (250, 268), (334, 292), (418, 256), (474, 176), (540, 150)]
    for i, a in ((1, 210), (1, 20), (3, 200), (3, 0)):
        x, y = spine[i]
        knee = polar(x, y, 78, a)
        foot = polar(*knee, 46, a + (60 if a > 100 else -60))
        pen.path(taper([(x, y), knee, foot], 36, 18), tones[1])
        for k in (-30, -10, 10, 30):
            pen.path(taper([foot, polar(*foot, 26, a + k)], 9, 5), tones[1])
    pen.path(taper(spine, 92, 8, 1.3), tones[1])
    pen.path(taper([(x - 4, y - 8) for x, y in spine], 62, 4, 1.3), tones[3])
    for k, (x, y) in enumerate(
        (
            (150, 190),
            (196, 246),
            (226, 226),
            (262, 288),
            (296, 262),
            (338, 304),
            (372, 262),
            (416, 268),
            (452, 206),
            (492, 166),
        )
    ):
        r = 22 - k * 1.2
        pen.path(blob(pen.rng, x, y, r, r * 0.72, 0.2), pen.second)
    pen.path(blob(pen.rng, 84, 172, 66, 56, 0.04), tones[2])
    for side, (x, y) in ((-1, (52, 146)), (1, (118, 140))):
        pen.path(blob(pen.rng, x + side * 4, y + 22, 17, 24, 0.15), pen.second)
        eye(pen, x, y, 15, "#3A3236")
    pen.path("M40 196Q84 226 130 192", stroke=tones[4], width=4, alpha=0.8)


def snake(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.14)
    branch(pen, 300)
    for _k, (y, w) in enumerate(((262, 150), (304, 172), (346, 150))):
        pen.disc(250, y, w, tones[0], ry=48)
        pen.disc(246, y - 5, w * 0.95, tones[2], ry=42)
        pen.disc(236, y - 16, w * 0.78, tones[3], ry=20)
        for i in range(7):
            x = 250 + (i - 3) * w * 0.26
            pen.path(polygon([(x, y - 26), (x + 12, y - 8), (x, y + 8), (x - 12, y - 8)]), pen.second)
    pen.path(taper(curve((330, 262), (220, 158), -0.4, 10), 70, 54), tones[2])
    pen.path(
        smooth([(120, 176), (160, 120), (226, 100), (272, 130), (266, 184), (210, 206), (146, 202)], closed=True),
        tones[3],
    )
    pen.path("M122 182Q180 204 250 176", stroke=tones[0], width=5)
    pen.path("M122 184L82 190M82 190l-18 -8M82 190l-16 12", stroke="#C8303A", width=4.5)
    eye(pen, 204, 138, 15, "#F2D45A")

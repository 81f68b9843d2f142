"""Apes, and the sloth that hangs like one: no two share a face."""

from render.games.earth.curves import blob, curve, smooth, taper
from render.icons import polar
from render.palette import mix, ramp, shift

from .portrait import Portrait, both, branch, eye


def orangutan(pen: Portrait) -> None:
    """Long red hair and broad cheeks."""
    tones = ramp(pen.main, 0.13)
    pen.path(blob(pen.rng, 250, 232, 150, 156, 0.05, 14), tones[1])
    for k in range(46):
        a = -150 + k * 6.6
        lock = curve(
            polar(250, 196, 70, a), polar(250, 216, 178 + pen.rng.uniform(-16, 22), a), 0.12 if a > 0 else -0.12, 6
        )
        pen.path(taper(lock, 26, 3), tones[3 if a < -20 else 2 if a < 50 else 1])
    both(pen, [(206, 150), (140, 160), (112, 220), (140, 286), (212, 290)], shift(pen.second, 0.06))
    pen.path(blob(pen.rng, 250, 208, 82, 90, 0.03, 12), pen.second)
    pen.path(
        smooth([(250, 238), (312, 252), (318, 310), (250, 344), (182, 310), (188, 252)], closed=True),
        shift(pen.second, 0.09),
    )
    pen.path(smooth([(262, 244), (312, 254), (318, 310), (262, 342)], closed=True), shift(pen.second, 0.03))
    both(pen, [(244, 186), (214, 166), (178, 182), (212, 182)], shift(pen.second, -0.1))
    for side in (-1, 1):
        eye(pen, 250 + side * 32, 196, 13, "#5A3A28")
        pen.disc(250 + side * 12, 262, 5, shift(pen.second, -0.16), ry=7)
    pen.path("M206 306q44 22 88 0", stroke=shift(pen.second, -0.16), width=5)
    for k in range(11):
        pen.path(taper([(210 + k * 8, 334), (206 + k * 9, 396 - abs(k - 5) * 7)], 11, 2), tones[2 if k < 6 else 1])
    for k in range(9):
        pen.path(taper([(222 + k * 7, 140), (206 + k * 11, 92 + abs(k - 4) * 4)], 12, 3), tones[3 if k < 5 else 2])


def gorilla(pen: Portrait) -> None:
    """A high crest, a heavy brow, wide shoulders."""
    tones = ramp(pen.main, 0.1)
    pen.path(smooth([(10, 440), (50, 320), (140, 262), (360, 262), (450, 320), (490, 440)]), tones[1])
    pen.path(smooth([(250, 270), (360, 262), (450, 320), (490, 440), (260, 440)]), tones[0])
    pen.path(
        smooth(
            [(250, 52), (316, 96), (344, 178), (330, 262), (250, 318), (170, 262), (156, 178), (184, 96)], closed=True
        ),
        tones[2],
    )
    pen.path(smooth([(256, 56), (316, 96), (344, 178), (330, 262), (262, 314)], closed=True), tones[1])
    both(pen, [(160, 190), (138, 178), (136, 220), (158, 228)], pen.second)
    pen.path(
        smooth(
            [(250, 160), (306, 172), (316, 226), (300, 286), (250, 316), (200, 286), (184, 226), (194, 172)],
            closed=True,
        ),
        pen.second,
    )
    both(pen, [(250, 176), (200, 164), (176, 188), (200, 198), (250, 194)], shift(pen.second, -0.12))
    for side in (-1, 1):
        eye(pen, 250 + side * 34, 206, 11, "#7A4A2A")
    pen.path(
        smooth([(250, 214), (286, 244), (278, 268), (250, 262), (222, 268), (214, 244)], closed=True),
        shift(pen.second, -0.07),
    )
    for side in (-1, 1):
        pen.disc(250 + side * 16, 254, 9, shift(pen.second, -0.22), ry=7)
    pen.path("M206 288q44 16 88 0", stroke=shift(pen.second, -0.22), width=5.5)
    for x in (212, 226):
        pen.path(f"M{x} 108q8 -18 24 -26", stroke=tones[4], width=5, alpha=0.7)


def sloth(pen: Portrait) -> None:
    """Hanging from a branch, smiling."""
    tones = ramp(pen.main, 0.13)
    branch(pen, 92)
    for x0, x1 in ((176, 130), (324, 372)):
        arm = curve((x0, 300), (x1, 84), -0.12 if x0 < 250 else 0.12, 8)
        pen.path(taper(arm, 66, 40), tones[1 if x0 > 250 else 2])
        for k in (-16, 0, 16):
            claw = curve((x1 + k, 96), (x1 + k, 60), 0.4, 6)
            pen.path(taper(claw, 10, 4), "#E9DCC0")
    pen.path(smooth([(250, 210), (350, 250), (372, 440), (128, 440), (150, 250)], closed=True), tones[1])
    for _ in range(60):
        x, y = pen.rng.uniform(140, 360), pen.rng.uniform(280, 410)
        pen.path(
            taper([(x, y), (x + pen.rng.uniform(-6, 6), y + 28)], 5, 1), tones[pen.rng.choice((0, 2, 2))], alpha=0.7
        )
    pen.path(blob(pen.rng, 250, 222, 112, 98, 0.03, 12), tones[2])
    pen.path(blob(pen.rng, 250, 232, 92, 78, 0.03, 12), pen.second)
    both(pen, [(240, 214), (196, 204), (150, 246), (160, 262), (206, 240), (236, 234)], shift(pen.main, -0.2))
    for side in (-1, 1):
        eye(pen, 250 + side * 38, 222, 13, "#4A3226")
    pen.disc(250, 252, 22, "#33292C", ry=15)
    pen.disc(243, 247, 7, "#7A6A6C", ry=3)
    pen.path("M204 268q46 40 92 0", stroke="#6B5240", width=5)
    both(pen, [(226, 136), (204, 122), (190, 146), (214, 158)], mix(pen.main, "#7FA04C", 0.35))

"""Mole, echidna and elephant: bodies that need a drawing of their own."""

from render.games.earth.curves import blob, curve, smooth, taper
from render.icons import polar
from render.palette import ramp, shift

from .portrait import Portrait, both, eye


def mole(pen: Portrait) -> None:
    """Coming up out of its heap, hands first."""
    tones = ramp(pen.main, 0.13)
    pen.path(
        smooth([(130, 330), (150, 200), (200, 118), (250, 100), (300, 118), (350, 200), (370, 330)]) + "Z", tones[2]
    )
    pen.path(smooth([(256, 100), (300, 118), (350, 200), (370, 330), (270, 330)], closed=True), tones[1])
    for _ in range(70):
        x, y = pen.rng.uniform(165, 335), pen.rng.uniform(140, 310)
        pen.path(taper([(x, y), (x + 2, y + 18)], 4, 1), tones[pen.rng.choice((1, 3))], alpha=0.55)
    pen.path(taper([(250, 160), (250, 214), (252, 252)], 84, 34), shift(pen.main, 0.06))
    pen.disc(250, 252, 30, pen.second, ry=22)
    for k in range(9):
        pen.disc(*polar(250, 252, 26, k * 40), 6, shift(pen.second, 0.05))
    for side in (-1, 1):
        pen.disc(250 + side * 9, 252, 4.6, "#7A3A42", ry=6)
        pen.disc(250 + side * 44, 176, 5, "#1E1A20")
        for dy in (-8, 6):
            pen.path(
                f"M{250 + side * 26} {236 + dy}q{side * 34} {dy} {side * 60} {dy * 2}", stroke="#DCD3DA", width=2.4
            )
    pen.path(
        smooth(
            [(-20, 400), (60, 336), (150, 300), (250, 310), (350, 300), (440, 336), (520, 400), (520, 440), (-20, 440)]
        ),
        "#5C4636",
    )
    for _ in range(40):
        x, y = pen.rng.uniform(20, 480), pen.rng.uniform(326, 410)
        pen.path(
            blob(pen.rng, x, y, pen.rng.uniform(6, 16), pen.rng.uniform(4, 9), 0.2, 7),
            pen.rng.choice(("#6F5543", "#4A382C", "#7E6049")),
        )
    for side in (-1, 1):
        x = 250 + side * 98
        pen.path(blob(pen.rng, x, 312, 44, 34, 0.05), pen.second if side < 0 else shift(pen.second, -0.05))
        for k in range(5):
            base = polar(x, 318, 34, -64 + k * 32)
            pen.path(taper([base, polar(x, 318, 66, -64 + k * 32)], 14, 4), "#F6E6DA" if side < 0 else "#E2CFC2")


def echidna(pen: Portrait) -> None:
    """A dome of spines and a straw of a nose, from the side."""
    tones = ramp(pen.main, 0.13)
    pen.path(
        smooth([(120, 372), (118, 270), (190, 176), (300, 160), (396, 222), (424, 320), (410, 372)]) + "Z", tones[0]
    )
    for ring, far in ((1.0, 70), (0.78, 66), (0.56, 60), (0.34, 52)):
        for k in range(round(26 * ring) + 5):
            a = -98 + k * 196 / (round(26 * ring) + 4) + pen.rng.uniform(-4, 4)
            base = polar(272, 352, 176 * ring, a)
            tip = polar(272, 352, 176 * ring + far, a + 8)
            pen.path(taper([base, tip], 13, 1.5), "#F3E3BE" if k % 2 else shift(pen.main, -0.08))
    pen.path(smooth([(170, 372), (130, 300), (96, 288), (60, 312), (64, 352), (110, 376)], closed=True), tones[3])
    pen.path(taper(curve((84, 330), (-40, 362), 0.1, 6), 40, 13), pen.second)
    pen.disc(-40, 362, 8, "#33292C", ry=7)
    eye(pen, 96, 316, 11)
    pen.disc(132, 320, 9, tones[1], ry=14)
    for x in (150, 220, 330, 396):
        pen.path(taper([(x, 350), (x - 8, 394)], 34, 24), tones[1])
        for k in (-12, 0, 12):
            pen.path(taper([(x - 8 + k, 388), (x - 16 + k, 408)], 9, 3), "#F0E0C0")


def elephant(pen: Portrait) -> None:
    """Ears like sails, the trunk raised to a leaf."""
    tones = ramp(pen.main, 0.12)
    ear = [(196, 128), (120, 76), (18, 84), (-30, 180), (2, 280), (88, 340), (166, 300), (190, 220)]
    both(pen, ear, tones[2], tones[1])
    both(pen, [(x * 0.82 + 34, y * 0.8 + 40) for x, y in ear], mix_pink(pen.main), shift(mix_pink(pen.main), -0.06))
    pen.path(smooth([(170, 440), (176, 330), (324, 330), (330, 440)]), tones[1])
    pen.path(
        smooth(
            [(250, 72), (320, 92), (352, 170), (328, 262), (290, 316), (210, 316), (172, 262), (148, 170), (180, 92)],
            closed=True,
        ),
        tones[2],
    )
    pen.path(smooth([(258, 74), (320, 92), (352, 170), (328, 262), (290, 316), (264, 300)], closed=True), tones[1])
    trunk = [(250, 226), (248, 296), (262, 352), (318, 388), (386, 374), (414, 322)]
    pen.path(taper(trunk, 104, 34, 0.8), tones[2])
    pen.path(taper([(x + 10, y + 8) for x, y in trunk[1:]], 44, 16, 0.8), tones[1])
    for k, (x, y) in enumerate(((250, 256), (250, 286), (254, 316), (272, 346), (304, 366))):
        w = 44 - k * 6
        pen.path(f"M{x - w} {y}q{w} 14 {2 * w} 0", stroke=tones[0], width=3, alpha=0.7)
    both(pen, [(196, 268), (170, 330), (128, 370), (150, 376), (194, 350), (218, 286)], "#FBF3E0")
    for side in (-1, 1):
        eye(pen, 250 + side * 62, 190, 14, "#5A3A28")
        pen.path(f"M{250 + side * 40} 168q{side * 22} -14 {side * 44} 2", stroke=tones[0], width=4)


def mix_pink(colour: str) -> str:
    return shift(colour, 0.02, 0.03)

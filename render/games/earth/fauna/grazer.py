"""Long heads that graze: zebra, giraffe, deer, moose, bison, wildebeest, boar."""

from render.games.earth.curves import Point, blob, curve, smooth, taper
from render.palette import mix, ramp, shift

from .portrait import Portrait, both, eye, nose, shoulders

HEAD: list[Point] = [
    (250, 110), (310, 124), (332, 182), (312, 254), (300, 322), (250, 354), (200, 322), (188, 254), (168, 182),
    (190, 124),
]  # fmt: skip
EAR: list[Point] = [(166, 176), (98, 128), (92, 152), (150, 206)]


def grazer(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.13)
    shoulders(pen, tones)
    headgear(pen)
    both(pen, EAR, tones[2], tones[1])
    flesh = mix(pen.second, "#E8A08A", 0.45)
    both(pen, [(152, 172), (112, 146), (110, 156), (146, 186)], flesh, shift(flesh, -0.07))
    pen.path(smooth(HEAD, closed=True), tones[2])
    pen.path(smooth(HEAD[:6]) + "Q262 220 250 110Z", tones[1], alpha=0.7)
    coat(pen)
    muzzle = [(250, 238), (290, 254), (296, 296), (250, 350), (204, 296), (210, 254)]
    pen.path(smooth(muzzle, closed=True), mix(pen.second, pen.main, 0.2) if "stripes" in pen.marks else pen.second)
    for side in (-1, 1):
        eye(pen, 250 + side * 58, 206, 15, "#4A3226")
    if "boar" in pen.marks:
        snout(pen)
    elif "moose" in pen.marks:
        long_nose(pen)
    else:
        nose(pen, 300)


def headgear(pen: Portrait) -> None:
    if "deer" in pen.marks:
        for side in (-1, 1):
            tone = "#C9A67A" if side < 0 else "#A98458"
            beam = curve((250 + side * 40, 140), (250 + side * 138, 22), side * 0.25, 8)
            pen.path(taper(beam, 17, 7), tone)
            for i, far in ((3, 58), (5, 62), (7, 44)):
                x, y = beam[i]
                pen.path(taper(curve((x, y), (x - side * 8, y - far), side * 0.2, 5), 11, 3), tone)
    if "moose" in pen.marks:
        palm = [(206, 150), (150, 138), (96, 150), (34, 110), (22, 50), (46, 86), (58, 34), (80, 82), (100, 30)]
        both(pen, [*palm, (116, 84), (146, 58), (152, 112), (210, 128)], "#C9A67A", "#A98458")
    if "horns" in pen.marks:
        both(pen, [(206, 130), (204, 70), (216, 64), (224, 70), (224, 130)], pen.main)
        both(pen, [(200, 70), (210, 54), (226, 58), (226, 74), (212, 80)], shift(pen.main, -0.2))
    if "bison" in pen.marks:
        both(pen, [(150, 170), (92, 150), (84, 88), (98, 84), (118, 128), (168, 140)], "#E0D2B8", "#BFAE90")
    if "gnu" in pen.marks:
        both(
            pen, [(222, 150), (150, 176), (88, 160), (72, 96), (96, 132), (150, 138), (214, 124)], "#8A7F78", "#6B625E"
        )
        for k in range(9):
            pen.path(taper([(218 + k * 8, 150), (206 + k * 11, 70 + abs(k - 4) * 5)], 10, 2), "#2E2A30")


def coat(pen: Portrait) -> None:
    dark = shift(pen.main, -0.2)
    if "bison" in pen.marks:
        pen.path(blob(pen.rng, 250, 144, 84, 54, 0.1, 14), dark)
        pen.path(blob(pen.rng, 250, 350, 50, 50, 0.12), dark)
    if "gnu" in pen.marks:
        for k in range(11):
            pen.path(taper([(206 + k * 9, 330), (202 + k * 10, 400 - abs(k - 5) * 6)], 9, 2), "#E9E2D2")
    if "stripes" in pen.marks:
        stripes(pen)
    if "spots" in pen.marks:
        spots(pen)


def stripes(pen: Portrait) -> None:
    black = "#2E2A30"
    for y, w in ((136, 16), (160, 26), (184, 34)):
        line = [(250 - w * 0.2, y - 6), (250 - w, y - 14), (250 - w * 1.1, y - 6), (250 - w * 0.2, y + 6)]
        both(pen, line, black, black)
    for y in (206, 236, 266):
        both(pen, [(194, y - 14), (214, y - 2), (198, y + 4)], black, black)
    for y in (330, 362, 394):
        both(pen, [(110, y + 8), (186, y - 16), (190, y - 4), (112, y + 22)], black, black)


def spots(pen: Portrait) -> None:
    for _ in range(44):
        x, y = pen.rng.uniform(172, 328), pen.rng.uniform(118, 240)
        if abs(x - 250) > 44 or y < 168:
            pen.path(blob(pen.rng, x, y, pen.rng.uniform(7, 13), pen.rng.uniform(6, 11), 0.3, 6), pen.second)


def snout(pen: Portrait) -> None:
    pen.disc(250, 314, 38, pen.second, ry=28)
    pen.disc(250, 310, 32, shift(pen.second, 0.05), ry=20)
    for side in (-1, 1):
        pen.disc(250 + side * 12, 314, 6, shift(pen.main, -0.2), ry=8)
    both(pen, [(206, 316), (188, 280), (194, 276), (218, 308)], "#FBF3E0")
    for k in range(9):
        pen.path(taper([(226 + k * 6, 124), (214 + k * 9, 78 + abs(k - 4) * 6)], 10, 2), shift(pen.main, -0.2))


def long_nose(pen: Portrait) -> None:
    bulb = [(250, 236), (296, 262), (304, 322), (250, 366), (196, 322), (204, 262)]
    pen.path(smooth(bulb, closed=True), pen.second)
    for side in (-1, 1):
        pen.disc(250 + side * 26, 320, 11, shift(pen.main, -0.12), ry=15, turn=side * 16)
    pen.path("M220 350q30 16 60 0", stroke=shift(pen.main, -0.12), width=5)
    pen.path(taper([(250, 362), (246, 412)], 22, 8), pen.main)

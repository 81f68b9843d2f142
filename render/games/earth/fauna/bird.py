"""Birds."""

from render.games.earth.curves import curve, polygon, smooth, taper
from render.games.earth.flora.leaf import leaf
from render.icons import polar
from render.palette import mix, ramp, shift

from .portrait import Portrait, both, branch, eye


def owl(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.13)
    branch(pen, 372)
    pen.path(
        smooth(
            [(250, 60), (330, 96), (356, 190), (340, 320), (290, 392), (210, 392), (160, 320), (144, 190), (170, 96)],
            closed=True,
        ),
        tones[2],
    )
    pen.path(smooth([(330, 96), (356, 190), (340, 320), (290, 392), (300, 260)], closed=True), tones[1])
    pen.path(smooth([(250, 220), (306, 250), (300, 340), (250, 380), (200, 340), (194, 250)], closed=True), pen.second)
    for row in range(5):
        for k in range(6):
            pen.path(f"M{204 + k * 18 + (row % 2) * 9} {262 + row * 22}q4 9 9 0", stroke=tones[1], width=3.4)
    for s in (-1, 1):
        for i in range(5):
            pen.use(
                leaf(pen, "ovate", tones[1 if s > 0 else 3]),
                250 + s * (82 - i * 2),
                230 + i * 26,
                74,
                180 - s * 10,
                wide=0.9,
            )
    pen.path(
        "M250 112C290 70 352 110 346 172C340 228 282 250 250 270C218 250 160 228 154 172C148 110 210 70 250 112Z",
        shift(pen.main, -0.12),
    )
    pen.path(
        "M250 122C286 84 340 118 335 170C330 218 280 240 250 258C220 240 170 218 165 170C160 118 214 84 250 122Z",
        pen.second,
    )
    pen.path(
        "M250 122C286 84 340 118 335 170C330 218 280 240 250 258C262 220 268 160 250 122Z", shift(pen.second, -0.05)
    )
    for s in (-1, 1):
        eye(pen, 250 + s * 42, 172, 21, "#3A2420")
    pen.path("M250 190Q262 206 250 236Q238 206 250 190Z", "#E8B87A")
    for s in (-1, 1):
        for k in (-12, 0, 12):
            pen.path(taper([(250 + s * 34 + k, 376), (250 + s * 34 + k * 1.3, 398)], 11, 5), "#E2A93B")


BODY = [
    (150, 120),
    (206, 84),
    (262, 108),
    (300, 190),
    (338, 270),
    (318, 336),
    (250, 362),
    (180, 330),
    (150, 250),
    (140, 180),
]
BILLS = {
    "dagger": ("#3A3236", [(158, 128), (36, 140), (156, 158)]),
    "chisel": ("#E9E0C8", [(158, 124), (74, 138), (158, 158)]),
    "awl": ("#D8402F", [(158, 132), (84, 148), (158, 156)]),
}


def bird(pen: Portrait) -> None:
    """A songbird's build on a branch; bill and crown tell which."""
    tones, belly = ramp(pen.main, 0.13), ramp(pen.second, 0.12)
    branch(pen, 360)
    pen.path(taper([(300, 300), (352, 350), (398, 404)], 54, 20), tones[0])
    pen.path(smooth(BODY, closed=True), tones[2])
    chest = [(152, 190), (196, 210), (226, 280), (236, 360), (180, 332), (150, 256)]
    pen.path(smooth(chest, closed=True), "#FFFFFF" if "cap" in pen.marks else belly[2])
    pen.path(smooth([(236, 190), (300, 214), (340, 286), (372, 366), (300, 334), (244, 270)], closed=True), tones[1])
    for i in range(5):
        feather = leaf(pen, "lance", tones[(3, 2, 3, 1, 2)[i]])
        pen.use(feather, 256 + i * 12, 216 + i * 18, 104 - i * 6, 150 - i * 3, wide=1.3)
    colour, bill = next(BILLS[kind] for kind in BILLS if kind in pen.marks)
    pen.path(polygon(bill), colour)
    middle = ((bill[0][0] + bill[-1][0]) / 2, (bill[0][1] + bill[-1][1]) / 2)
    pen.path(polygon([bill[0], bill[1], middle]), shift(colour, 0.12))
    if "crest" in pen.marks:
        pen.path(smooth([(168, 100), (190, 50), (250, 40), (300, 76), (262, 110), (210, 92)], closed=True), pen.second)
    if "cap" in pen.marks:
        pen.path(smooth([(152, 126), (190, 84), (250, 96), (272, 130), (210, 124)], closed=True), pen.second)
    pen.path(smooth([(170, 176), (204, 168), (214, 190), (184, 206)], closed=True), "#FBF6EA")
    eye(pen, 196, 134, 13)
    for x in (222, 256):
        pen.path(taper([(x, 346), (x, 372)], 8, 7), "#E2A93B")


def duck(pen: Portrait) -> None:
    """On the water, its crest smoothed back."""
    tones, flank = ramp(pen.main, 0.13), ramp(pen.second, 0.12)
    pen.path("M-110 318Q60 304 250 318T610 314V430H-110Z", "#4F97A0")
    pen.path(
        smooth(
            [(120, 330), (150, 262), (250, 236), (380, 246), (470, 206), (462, 290), (400, 352), (220, 366)],
            closed=True,
        ),
        "#5A4A44",
    )
    pen.path(smooth([(110, 330), (140, 270), (210, 262), (250, 320), (210, 362)], closed=True), flank[1])
    pen.path(smooth([(230, 300), (320, 280), (402, 300), (340, 346), (250, 350)], closed=True), "#E8C98A")
    for x, y in ((300, 262), (340, 260), (380, 258)):
        pen.use(leaf(pen, "lance", "#3F6FA8"), x, y, 74, 112, wide=1.6)
    pen.path(
        smooth(
            [(160, 280), (128, 214), (140, 140), (200, 104), (268, 128), (318, 196), (268, 212), (232, 280)],
            closed=True,
        ),
        tones[2],
    )
    pen.path(smooth([(200, 104), (268, 128), (330, 206), (300, 212), (240, 160)], closed=True), tones[3])
    for line in ("M150 200Q176 214 176 250Q196 236 210 256", "M196 128Q250 138 300 196", "M214 178Q244 188 262 210"):
        pen.path(line, stroke="#FBF6EA", width=9)
    pen.path(smooth([(146, 148), (84, 168), (66, 190), (100, 200), (150, 190)], closed=True), "#E8743A")
    pen.path("M72 190Q110 186 148 178", stroke="#8A3A24", width=4)
    eye(pen, 184, 158, 15, "#C8303A")
    pen.path("M-110 352Q90 338 250 352T610 346V430H-110Z", "#3F8A94")
    for x, y in ((20, 360), (150, 372), (330, 366), (470, 376)):
        pen.path(f"M{x} {y}q30 -8 60 0", stroke="#CFEDE6", width=4, alpha=0.85)


def hummingbird(pen: Portrait) -> None:
    """Hanging in the air before a flower."""
    tones, throat = ramp(pen.main, 0.14), ramp(pen.second, 0.14)
    for turn, size in ((-6, 1.0), (52, 0.92)):
        for k in range(6):
            feather = leaf(pen, "lance", mix(tones[3 if turn < 0 else 1], "#FFFFFF", 0.12 * k))
            pen.use(feather, 300, 200, (230 - k * 22) * size, turn + k * 10, wide=0.8, alpha=0.92)
    pen.path(taper([(330, 260), (372, 330), (420, 400)], 58, 26), tones[0])
    pen.path(
        smooth(
            [(190, 150), (236, 116), (288, 132), (330, 196), (366, 280), (330, 300), (270, 270), (212, 214)],
            closed=True,
        ),
        tones[2],
    )
    pen.path(smooth([(210, 190), (262, 214), (330, 296), (270, 272), (212, 222)], closed=True), "#EDE6D2")
    for k in range(24):
        x, y = polar(226, 192, 34 * (k / 24) ** 0.5, k * 137.5)
        pen.disc(x, y, 9, throat[1 + k % 4])
    pen.path(taper(curve((196, 158), (58, 190), -0.06, 8), 11, 3), "#2E2A30")
    eye(pen, 232, 152, 13)
    stem = curve((-40, 420), (30, 210), 0.1, 8)
    pen.path(taper(stem, 11, 7), "#4F8A48")
    for a in (-50, -10, 30, 70, 110):
        petal = leaf(pen, "spoon", "#E8564A" if a % 20 else "#F28A6A")
        pen.use(petal, 30, 204, 66, a, wide=1.1)
    pen.disc(34, 200, 13, "#F6D27A")


def raptor(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.13)
    pen.path(smooth([(120, 440), (140, 310), (190, 250), (310, 250), (370, 320), (400, 440)]), tones[1])
    for row in range(5):
        for k in range(9):
            pen.use(
                leaf(pen, "ovate", tones[max(0, min(4, 3 - k // 3 + pen.rng.choice((-1, 0, 0))))]),
                140 + k * 30 + (row % 2) * 14,
                292 + row * 34,
                56,
                180 + (k - 4) * 5,
            )
    pen.path(
        smooth(
            [
                (180, 300),
                (166, 190),
                (190, 110),
                (260, 84),
                (326, 110),
                (346, 190),
                (334, 300),
                (300, 330),
                (260, 316),
                (216, 332),
            ],
            closed=True,
        ),
        pen.second if "hood" in pen.marks else mix("#D98A7A", pen.second, 0.25),
    )
    pen.path(
        smooth([(260, 84), (326, 110), (346, 190), (334, 300), (300, 330), (290, 200)], closed=True),
        shift(pen.second if "hood" in pen.marks else "#D98A7A", -0.07),
    )
    if "ruff" in pen.marks:
        pen.path(
            smooth(
                [(160, 310), (210, 280), (260, 292), (310, 280), (352, 310), (310, 344), (250, 330), (196, 344)],
                closed=True,
            ),
            pen.second,
        )
    pen.path("M176 176C120 166 82 196 92 256C104 240 124 232 150 236C176 238 192 222 196 206Z", "#F2B632")
    pen.path("M92 256C104 240 124 232 150 236C176 238 192 222 196 206C160 214 120 210 92 256Z", "#D08F22")
    pen.path("M170 152Q210 132 252 158", stroke=shift(pen.second, -0.25), width=9)
    eye(pen, 220, 168, 17, "#F2C030")


def penguin(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.11)
    pen.path(
        smooth(
            [(250, 60), (316, 92), (330, 170), (372, 280), (354, 400), (146, 400), (128, 280), (170, 170), (184, 92)],
            closed=True,
        ),
        tones[2],
    )
    pen.path(
        smooth([(250, 180), (320, 230), (330, 330), (300, 400), (200, 400), (170, 330), (180, 230)], closed=True),
        "#FBF8F0",
    )
    pen.path(smooth([(290, 200), (322, 240), (330, 330), (300, 400), (276, 400), (300, 300)], closed=True), "#DCDCE2")
    if "puffin" in pen.marks:
        pen.path(
            smooth([(250, 84), (310, 108), (306, 170), (250, 190), (194, 170), (190, 108)], closed=True), "#F6F2E8"
        )
        pen.path("M250 126L206 152Q228 206 250 214Q272 206 294 152Z", pen.second)
        pen.path("M250 126L206 152Q214 172 226 188L250 140L274 188Q286 172 294 152Z", "#4A5A78")
        pen.path("M230 190Q250 150 270 190", stroke="#F6D27A", width=6)
    else:
        both(pen, [(196, 130), (176, 160), (190, 210), (226, 214), (212, 180)], pen.second)
        pen.path(
            smooth([(214, 212), (250, 226), (286, 212), (300, 236), (250, 262), (200, 236)], closed=True),
            mix(pen.second, "#FFF3C8", 0.4),
        )
        pen.path("M250 132L232 164L250 200L268 164Z", "#3A3640")
        pen.path("M250 150L240 166L250 192Z", pen.second)
    for s in (-1, 1):
        eye(pen, 250 + s * 38, 132, 11)
        pen.path(
            smooth(
                [(250 + s * 104, 230), (250 + s * 150, 300), (250 + s * 146, 366), (250 + s * 122, 330)], closed=True
            ),
            tones[1 if s > 0 else 3],
        )
        pen.path(
            smooth([(250 + s * 20, 392), (250 + s * 76, 390), (250 + s * 86, 408), (250 + s * 20, 408)], closed=True),
            "#E2902E",
        )

"""Insects and worms."""

from render.games.earth.curves import curve, smooth, taper
from render.games.earth.flora.leaf import leaf
from render.icons import polar
from render.palette import mix, ramp, shift

from .portrait import Portrait, both, eye


def legs(pen: Portrait) -> None:
    for s in (-1, 1):
        for y, a in ((170, 52), (222, 92), (272, 128)):
            knee = polar(250 + s * 60, y, 74, s * a)
            pen.path(taper([(250 + s * 50, y), knee, polar(*knee, 44, s * (a + 48))], 13, 5), "#2B2A33")
        pen.path(smooth(curve((250 + s * 18, 96), (250 + s * 66, 34), s * 0.2, 6)), stroke="#2B2A33", width=6)


def head(pen: Portrait) -> None:
    for s in (-1, 1):
        pen.disc(250 + s * 24, 100, 9, "#FBF6EA")
        pen.disc(250 + s * 24, 100, 4, "#1E1A20")


def leaves(pen: Portrait) -> None:
    for x, tone in ((160, "#4F8548"), (259, "#5E9448"), (403, "#77A852")):
        pen.use(leaf(pen, "heart", tone), x, 400, 190, (x - 250) * 0.18)


def beetle(pen: Portrait) -> None:
    """Wing cases closed, seen from above."""
    tones = ramp(pen.main, 0.15)
    leaves(pen)
    legs(pen)
    pen.disc(250, 112, 44, "#2B2A33", ry=36)
    if "horn" in pen.marks:
        pen.path(taper(curve((250, 100), (214, 14), 0.3, 8), 28, 6), tones[1])
    pen.disc(250, 236, 120, tones[0], ry=132)
    pen.path("M248 108C150 110 124 190 132 250C140 316 190 364 248 368Z", tones[3])
    pen.path("M252 108C350 110 376 190 368 250C360 316 310 364 252 368Z", tones[2])
    if "shield" in pen.marks:
        for k, tone in enumerate(("#E8654A", "#F2B63C", "#3FA8A0", "#5A6AC4")):
            w = 96 - k * 22
            pen.path(
                f"M{250 - w} {168 + k * 40}Q250 {206 + k * 40} {250 + w} {168 + k * 40}L250 {232 + k * 42}Z",
                tone,
                alpha=0.9,
            )
    pen.path("M340 160C372 200 372 290 320 340C350 280 350 220 340 160Z", tones[0], alpha=0.7)
    collar = [(180, 132), (250, 150), (320, 132), (300, 106), (250, 98), (200, 106)]
    pen.path(smooth(collar, closed=True), "#2B2A33" if "lady" in pen.marks else tones[1])
    if "lady" in pen.marks:
        for x, y, r in (
            (250, 176, 22),
            (186, 208, 20),
            (314, 208, 20),
            (172, 280, 18),
            (328, 280, 18),
            (214, 326, 16),
            (286, 326, 16),
        ):
            pen.disc(x, y, r, pen.second)
    pen.disc(188, 172, 34, tones[4], ry=13, turn=-38, alpha=0.75)
    head(pen)


def bee(pen: Portrait) -> None:
    """Slim in the middle; a bee has stripes and wings, an ant neither."""
    tones = ramp(pen.main, 0.15)
    leaves(pen)
    legs(pen)
    pen.disc(250, 112, 44, "#2B2A33" if "wings" in pen.marks else tones[1], ry=36)
    pen.disc(250, 176, 48, tones[2], ry=46)
    pen.disc(250, 276, 62, tones[2], ry=92)
    pen.path(smooth([(270, 190), (312, 260), (296, 340), (250, 368), (276, 290)], closed=True), tones[1])
    if "wings" in pen.marks:
        for y in (236, 276, 316):
            w = 58 - abs(y - 270) * 0.22
            pen.path(f"M{250 - w:.0f} {y}Q250 {y + 22} {250 + w:.0f} {y}", stroke=pen.second, width=19)
        wing = [(238, 190), (120, 190), (66, 270), (130, 312), (226, 240)]
        both(pen, wing, mix("#FFFFFF", "#BFD8E0", 0.4))
    head(pen)


def grasshopper(pen: Portrait) -> None:
    """From the side, ready to leap."""
    tones, dark = ramp(pen.main, 0.15), pen.second
    pen.path(taper(curve((-120, 384), (620, 350), -0.03, 10), 34, 26), "#6FA04C")
    for x, y in ((150, 300), (220, 310)):
        pen.path(taper([(x, y - 40), (x - 34, y + 14), (x - 16, 366)], 13, 8), tones[1])
    pen.path(
        smooth([(120, 210), (210, 196), (360, 240), (470, 300), (440, 324), (300, 312), (170, 290)], closed=True),
        tones[2],
    )
    for k in range(6):
        x = 290 + k * 27
        pen.path(f"M{x} {236 + k * 10}q-12 34 -8 {66 - k * 6}", stroke=dark, width=7, alpha=0.8)
    pen.path(smooth([(170, 206), (280, 190), (470, 262), (400, 280), (250, 268)], closed=True), "#D8503F")
    pen.path(smooth([(160, 200), (280, 184), (452, 248), (380, 256), (240, 246)], closed=True), tones[3])
    pen.path(smooth([(110, 190), (176, 178), (216, 214), (200, 286), (130, 292), (104, 240)], closed=True), tones[1])
    pen.path(
        smooth([(40, 216), (66, 172), (118, 168), (140, 210), (130, 282), (84, 306), (52, 270)], closed=True), tones[3]
    )
    pen.path(taper(curve((270, 286), (402, 110), 0.1, 8), 54, 20), tones[3])
    for k in range(5):
        at = curve((290, 262), (392, 128), 0.1, 6)[k + 1]
        pen.path(f"M{at[0] - 15:.0f} {at[1] - 4:.0f}l17 11l9 -17", stroke=dark, width=4)
    pen.path(taper([(402, 110), (440, 240), (470, 366)], 17, 9), tones[1])
    eye(pen, 82, 206, 22, "#6B2F24")
    pen.path("M60 282q24 12 46 -4", stroke=dark, width=5)
    for bend in (0.24, 0.1):
        pen.path(smooth(curve((78, 172), (200, 60 + bend * 200), -bend, 8)), stroke=dark, width=5)


def butterfly(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.15)
    both(pen, [(246, 190), (190, 70), (72, 44), (50, 130), (120, 216), (240, 230)], pen.second, pen.second)
    both(pen, [(244, 226), (150, 226), (86, 300), (140, 380), (214, 340), (246, 260)], pen.second, pen.second)
    both(pen, [(236, 186), (180, 92), (94, 74), (84, 126), (140, 186), (230, 208)], tones[3], tones[1])
    both(
        pen,
        [(234, 238), (160, 246), (116, 298), (150, 350), (202, 318), (236, 264)],
        mix(pen.main, "#F2C83C", 0.75),
        mix(pen.main, "#E0B02E", 0.7),
    )
    for s in (-1, 1):
        for k in range(5):
            pen.path(
                f"M{250 + s * 16} 200L{250 + s * (150 - k * 8)} {84 + k * 26}", stroke=pen.second, width=4, alpha=0.7
            )
        pen.path(smooth(curve((250 + s * 6, 140), (250 + s * 54, 66), s * 0.2, 6)), stroke="#2B2A33", width=4.5)
    pen.disc(250, 228, 15, "#3A3236", ry=92)
    pen.disc(246, 210, 6, "#8A7A4A", ry=66)


def worm(pen: Portrait) -> None:
    pen.path("M-110 200Q80 178 250 190T610 186V425H-110Z", "#5C4636")
    pts = [(30, 330), (100, 262), (180, 330), (262, 350), (330, 276), (400, 236), (462, 290)]
    pen.path(smooth(pts), stroke=shift(pen.main, -0.1), width=62)
    pen.path(smooth([(x - 3, y - 6) for x, y in pts]), stroke=pen.main, width=46)
    pen.path(smooth([(x - 5, y - 15) for x, y in pts]), stroke=pen.second, width=12)
    pen.path(smooth(pts[3:5]), stroke=shift(pen.main, -0.05, 0.03), width=60)
    eye(pen, 454, 276, 10)

"""Round heads that hunt: cats, foxes, wolves, hyenas, bears; and the small ones with long teeth."""

from render.games.earth.curves import Point, blob, smooth
from render.palette import mix, ramp, shift

from .portrait import Portrait, both, eye, nose, shoulders

EARS: dict[str, list[Point]] = {
    "fox": [(150, 190), (132, 66), (158, 62), (226, 134)],
    "cat": [(146, 168), (126, 108), (152, 82), (206, 122)],
    "puma": [(158, 166), (134, 118), (156, 92), (206, 126)],
    "hyena": [(146, 166), (104, 96), (150, 56), (206, 120)],
    "bear": [(132, 158), (128, 100), (172, 84), (206, 118)],
    "marmot": [(152, 176), (132, 148), (148, 122), (184, 136)],
    "squirrel": [(164, 160), (150, 86), (172, 66), (212, 122)],
}
# The right half of a head, from the crown to the chin.
HEADS: dict[str, list[Point]] = {
    "puma": [(250, 112), (304, 122), (338, 176), (330, 244), (300, 300), (250, 328)],
    "hyena": [(250, 112), (316, 126), (346, 180), (324, 236), (302, 306), (250, 346)],
    "marmot": [(250, 130), (296, 134), (334, 172), (374, 248), (344, 304), (250, 326)],
    "squirrel": [(250, 114), (294, 128), (326, 178), (342, 238), (300, 294), (250, 320)],
}
HEAD: list[Point] = [(250, 108), (318, 122), (356, 186), (348, 246), (312, 296), (250, 322)]
IRIS = {"fox": "#C98A2E", "cat": "#8FB04A", "puma": "#B0913A"}
TOOTHED = ("marmot", "squirrel")


def hunter(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.13)
    build = next(kind for kind in EARS if kind in pen.marks)
    if build == "squirrel":
        tail(pen, tones)
    shoulders(pen, tones)
    if "mane" in pen.marks:
        for k in range(26):
            x = 60 + k * 15
            pen.path(smooth([(x, 420), (x + 6, 250 + abs(k - 12.5) * 11), (x + 18, 420)]) + "Z", tones[k % 2])
    ears(pen, EARS[build], tones)
    if "ruff" in pen.marks:
        both(pen, [(160, 214), (104, 244), (138, 256), (100, 290), (146, 292), (132, 326), (206, 318)], pen.second)
    half = HEADS.get(build, HEAD)
    pen.path(smooth([*half, *[(500 - x, y) for x, y in half[-2:0:-1]]], closed=True), tones[2])
    pen.path(smooth(half) + f"Q262 220 250 {half[0][1]}Z", tones[1], alpha=0.7)
    if "stripes" in pen.marks:
        stripes(pen)
    if "spots" in pen.marks:
        spots(pen, mix(pen.second, "#3A2A22", 0.75) if build == "cat" else pen.second)
    muzzle(pen, build)
    for side in (-1, 1):
        eye(pen, 250 + side * (42 if build in HEADS else 48), 214, 15, IRIS.get(build, "#4A3226"))
    nose(pen, 282 if build == "hyena" else 262, 30 if build == "hyena" else 24)
    whiskers(pen, build)
    if build in TOOTHED:
        pen.path("M241 304h18v18h-18Z", "#FFFAF0")


def muzzle(pen: Portrait, build: str) -> None:
    """Pale cheeks of a cat or a fox, a lion's dark lips, a hyena's long snout, a round one."""
    match build:
        case "fox" | "cat":
            both(pen, [(250, 236), (196, 226), (146, 250), (168, 290), (214, 318), (250, 324)], pen.second)
        case "puma":
            both(pen, [(250, 252), (206, 262), (196, 292), (222, 320), (250, 326)], pen.second)
            both(pen, [(226, 262), (198, 256), (188, 284), (206, 300), (222, 284)], "#5A4030", "#4C3628")
            both(pen, [(222, 178), (196, 176), (190, 190), (214, 194)], pen.second)
        case "hyena":
            both(pen, [(250, 226), (214, 236), (196, 282), (208, 326), (250, 344)], pen.second)
        case _:
            snout = [(250, 238), (290, 254), (296, 296), (250, 320), (204, 296), (210, 254)]
            pen.path(smooth(snout, closed=True), pen.second)


def tail(pen: Portrait, tones: tuple[str, ...]) -> None:
    """Bushy and curled over the back, at one side."""
    brush = [(336, 430), (404, 360), (398, 250), (346, 170), (380, 92), (456, 104), (486, 210), (478, 340), (430, 440)]
    pen.path(smooth(brush, closed=True), tones[0])
    inner = [(380, 420), (430, 340), (428, 240), (390, 170), (410, 124), (444, 140), (462, 230), (450, 340), (416, 430)]
    pen.path(smooth(inner, closed=True), tones[2])


def ears(pen: Portrait, ear: list[Point], tones: tuple[str, ...]) -> None:
    both(pen, ear, tones[2], tones[1])
    x0, y0 = sum(x for x, _ in ear) / len(ear), sum(y for _, y in ear) / len(ear)
    flesh = mix(pen.second, "#E8A08A", 0.45)
    both(pen, [(x0 + (x - x0) * 0.55, y0 + (y - y0) * 0.6 + 4) for x, y in ear], flesh, shift(flesh, -0.07))
    if "tuft" in pen.marks:
        both(pen, [(146, 100), (140, 50), (158, 44), (172, 84)], shift(pen.main, -0.2))


def stripes(pen: Portrait) -> None:
    for y, w in ((136, 16), (160, 26), (184, 34)):
        line = [(250 - w * 0.2, y - 6), (250 - w, y - 14), (250 - w * 1.1, y - 6), (250 - w * 0.2, y + 6)]
        both(pen, line, "#2E2A30", "#2E2A30")
    for y in (206, 236, 266):
        both(pen, [(148, y - 14), (196, y - 2), (152, y + 4)], "#2E2A30", "#2E2A30")


def spots(pen: Portrait, tone: str) -> None:
    for _ in range(44):
        x, y = pen.rng.uniform(160, 340), pen.rng.uniform(118, 240)
        if abs(x - 250) > 44 or y < 168:
            pen.path(blob(pen.rng, x, y, pen.rng.uniform(5, 10), pen.rng.uniform(4, 8), 0.3, 6), tone)


def whiskers(pen: Portrait, build: str) -> None:
    if build in ("cat", "puma", *TOOTHED):
        for side in (-1, 1):
            for dy in (-10, 2, 14):
                line = f"M{250 + side * 44} {282 + dy * 0.5}q{side * 40} {dy - 4} {side * 84} {dy}"
                pen.path(line, stroke="#FFFFFF", width=2.4, alpha=0.8)

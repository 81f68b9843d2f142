"""Round heads that hunt: cats, foxes, wolves, hyenas, bears; and the small ones with long teeth."""

from render.games.earth.curves import Point, blob, smooth
from render.palette import mix, ramp, shift

from .portrait import Portrait, both, eye, nose, shoulders

EARS: dict[str, list[Point]] = {
    "fox": [(150, 190), (132, 66), (158, 62), (226, 134)],
    "cat": [(146, 168), (126, 108), (152, 82), (206, 122)],
    "bear": [(132, 158), (128, 100), (172, 84), (206, 118)],
    "rodent": [(150, 160), (140, 92), (168, 78), (206, 122)],
}
HEAD: list[Point] = [
    (250, 108), (318, 122), (356, 186), (348, 246), (312, 296), (250, 322), (188, 296), (152, 246), (144, 186),
    (182, 122),
]  # fmt: skip
IRIS = {"fox": "#C98A2E", "cat": "#8FB04A"}


def hunter(pen: Portrait) -> None:
    tones = ramp(pen.main, 0.13)
    build = next(kind for kind in EARS if kind in pen.marks)
    shoulders(pen, tones)
    if "mane" in pen.marks:
        for k in range(26):
            x = 60 + k * 15
            pen.path(smooth([(x, 420), (x + 6, 250 + abs(k - 12.5) * 11), (x + 18, 420)]) + "Z", tones[k % 2])
    ears(pen, EARS[build], tones)
    pen.path(smooth(HEAD, closed=True), tones[2])
    pen.path(smooth(HEAD[:6]) + "Q262 220 250 108Z", tones[1], alpha=0.7)
    if "stripes" in pen.marks:
        stripes(pen)
    if "spots" in pen.marks:
        spots(pen, mix(pen.second, "#3A2A22", 0.75) if build == "cat" else pen.second)
    if build in IRIS:
        cheeks = [(250, 236), (196, 226), (146, 250), (168, 290), (214, 318), (250, 324)]
        both(pen, cheeks, "#D9C39A" if "mane" in pen.marks else pen.second)
    else:
        muzzle = [(250, 238), (290, 254), (296, 296), (250, 320), (204, 296), (210, 254)]
        pen.path(smooth(muzzle, closed=True), pen.second)
    for side in (-1, 1):
        eye(pen, 250 + side * 48, 214, 15, IRIS.get(build, "#4A3226"))
    nose(pen, 262)
    whiskers(pen, build)
    if build == "rodent":
        pen.path("M241 304h18v18h-18Z", "#FFFAF0")


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
    if build in ("cat", "rodent"):
        for side in (-1, 1):
            for dy in (-10, 2, 14):
                line = f"M{250 + side * 44} {282 + dy * 0.5}q{side * 40} {dy - 4} {side * 84} {dy}"
                pen.path(line, stroke="#FFFFFF", width=2.4, alpha=0.8)

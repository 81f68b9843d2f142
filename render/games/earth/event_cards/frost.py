"""Snow and ice."""

from render.games.earth.curves import curve, n, polygon, smooth
from render.games.earth.scenery import flakes, hills
from render.icons import polar
from render.palette import shift

from .moment import Moment, X
from .storm import ground


def blizzard(sky: Moment) -> None:
    for x, s in ((150, 110), (214, 150), (290, 128), (350, 96)):
        sky.path(polygon([(x - s * 0.32, 340), (x, 340 - s), (x + s * 0.32, 340)]), sky.between(0.3))
        sky.path(
            polygon(
                [(x - s * 0.14, 340 - s * 0.56), (x, 340 - s), (x + s * 0.14, 340 - s * 0.56), (x, 340 - s * 0.64)]
            ),
            "#FFFFFF",
        )
    for k in range(12):
        y = 70 + k * 25
        sky.path(
            smooth([(70, y), (170, y - 16), (270, y + 14), (440, y - 6)]),
            stroke="#FFFFFF",
            width=sky.rng.uniform(3, 10),
            alpha=0.5,
        )
    flakes(sky, 90, "#FFFFFF", 50, 360)
    sky.path(hills(sky.rng, 336, 8), "#FFFFFF")


def front(sky: Moment) -> None:
    sky.path("M60 60H440V150Q330 250 60 270Z", shift(sky.night, -0.04), alpha=0.7)
    pts = curve((66, 286), (436, 150), 0.16, 9)
    sky.path(smooth(pts), stroke="#FFFFFF", width=9)
    for k in (1, 3, 5, 7):
        (x, y), (u, v) = pts[k], pts[k + 1]
        sky.path(polygon([(x, y), (u, v), ((x + u) / 2 + (y - v) * -0.9, (y + v) / 2 + (u - x) * 0.9)]), "#FFFFFF")
    flakes(sky, 36, "#FFFFFF", 60, 230)
    ground(sky, 346)


def flake(sky: Moment) -> None:
    flakes(sky, 60, "#FFFFFF", 50, 360)
    sky.path(hills(sky.rng, 346, 8), "#FFFFFF")
    for wide, tone in ((17, sky.between(0.5)), (10, "#FFFFFF")):
        for a in range(0, 360, 60):
            tip = polar(X, 198, 108, a)
            sky.path(f"M{X} 198L{n(tip[0])} {n(tip[1])}", stroke=tone, width=wide)
            for far, arm in ((46, 30), (76, 24)):
                at = polar(X, 198, far, a)
                for s in (-1, 1):
                    e = polar(*at, arm, a + s * 55)
                    sky.path(f"M{n(at[0])} {n(at[1])}L{n(e[0])} {n(e[1])}", stroke=tone, width=wide * 0.8)

"""Wind, cloud and lightning."""

import math

from render.games.earth.curves import n, polygon, smooth, taper
from render.games.earth.scenery import hills
from render.icons import polar
from render.palette import mix, shift

from .moment import Moment, X, Y


def ground(sky: Moment, y: float = 318) -> None:
    sky.path(hills(sky.rng, y - 16, 8), sky.between(0.35))
    sky.path(hills(sky.rng, y + 6, 6), shift(sky.night, -0.02))


def spiral(sky: Moment) -> None:
    for arm in range(6):
        for tone, wide, off in (
            (sky.between(0.45), 46, 0),
            (sky.between(0.8), 30, -5),
            ("#FFFFFF", 9, -12),
        ):
            pts = [polar(X, Y, 14 + 150 * t**1.1, arm * 60 + 250 * t + off) for t in (i / 12 for i in range(13))]
            sky.path(
                taper([(x, Y + (y - Y) * 0.82) for x, y in pts], wide * 0.25, wide),
                tone,
                alpha=0.85 if wide > 10 else 0.7,
            )
    sky.disc(X, Y, 24, shift(sky.night, -0.05), ry=20)
    sky.disc(X, Y, 13, mix(sky.night, "#000000", 0.3), ry=11)


def funnel(sky: Moment) -> None:
    ground(sky, 330)
    for k in range(13):
        t = k / 12
        y, w = 76 + 250 * t, 128 * (1 - t) ** 1.25 + 13
        x = 250 + 20 * math.sin(t * 5)
        sky.disc(x, y, w, mix(sky.between(0.65), sky.night, t * 0.7), ry=15 - 6 * t)
        sky.path(
            f"M{n(x - w * 0.92)} {n(y - 3)}Q{n(x)} {n(y + 15 - 7 * t)} {n(x + w * 0.7)} {n(y + 3)}",
            stroke=mix(sky.light, "#FFFFFF", 0.5),
            width=3.6 - 2 * t,
        )
    for _ in range(16):
        sky.disc(
            250 + sky.rng.gauss(0, 60),
            326 + sky.rng.uniform(-14, 12),
            sky.rng.uniform(6, 15),
            mix(sky.light, sky.night, 0.3),
            alpha=0.7,
        )


def bolt(sky: Moment) -> None:
    ground(sky, 336)
    sky.path("M282 120L204 232H248L216 344L322 206H270L310 120Z", "#FFF3B0", alpha=0.25)
    sky.path("M278 132L214 228H256L224 330L312 212H266L298 132Z", "#FBE06A")
    sky.path("M278 132L214 228H256L250 246L240 246L244 236H226L280 150Z", "#FFF9D6")
    for x, y, w in ((170, 120, 74), (300, 104, 92), (236, 130, 86)):
        sky.path(
            f"M{x - w} {y + 22}q8 -34 44 -30q22 -42 66 -16q52 -10 62 46Z",
            sky.between(0.22 if x != 236 else 0.36),
        )


def hail(sky: Moment) -> None:
    ground(sky, 340)
    for x, y, r in (
        (180, 210, 26),
        (250, 260, 34),
        (326, 214, 28),
        (210, 312, 18),
        (310, 306, 22),
        (250, 186, 18),
        (150, 280, 14),
        (358, 276, 15),
    ):
        sky.path(f"M{x + r * 0.5} {y - r}l{r * 0.5} {-r * 1.7}", stroke="#FFFFFF", width=4, alpha=0.5)
        sky.path(polygon([polar(x, y, r, a) for a in range(0, 360, 51)]), "#DDEBF6")
        sky.path(
            polygon([(x, y), polar(x, y, r, 51), polar(x, y, r, 102), polar(x, y, r, 153), polar(x, y, r, 204)]),
            "#A9C4DE",
        )
        sky.path(polygon([(x, y), polar(x, y, r, 306), polar(x, y, r, 357), polar(x, y, r, 255)]), "#FFFFFF")
    for x, y, w in ((180, 112, 84), (306, 108, 92)):
        sky.path(f"M{x - w} {y + 22}q8 -34 44 -30q22 -42 66 -16q52 -10 62 46Z", sky.between(0.35))


def fog_bank(sky: Moment) -> None:
    for x, s in ((130, 120), (196, 160), (268, 190), (330, 150), (380, 120)):
        sky.path(
            polygon([(x - s * 0.3, 340), (x, 340 - s), (x + s * 0.3, 340)]),
            sky.between(0.15 if x in (196, 268) else 0.35),
        )
    for k in range(8):
        y = 150 + k * 27
        sky.path(
            smooth([(70, y), (160, y - 12), (250, y + 8), (340, y - 10), (430, y)]),
            stroke="#FFFFFF",
            width=sky.rng.uniform(12, 24),
            alpha=0.36,
        )


def rainbow(sky: Moment) -> None:
    for k, tone in enumerate(("#D9483F", "#F0883A", "#F6CE4A", "#6FB35C", "#4A8FCB", "#7A5AA8")):
        sky.add(f'<circle cx="250" cy="306" r="{142 - k * 15}" fill="none" stroke="{tone}" stroke-width="15.5"/>')
    sky.path(hills(sky.rng, 300, 8), "#6FA052")
    sky.path(hills(sky.rng, 330, 8), "#4F8048")
    for x in (118, 384):
        for dx, dy, r in ((-26, 6, 24), (24, 6, 26), (0, -10, 30)):
            sky.disc(x + dx, 292 + dy, r, "#FFFFFF")

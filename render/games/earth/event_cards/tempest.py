"""Storms that are told by what they do: a bent palm, a cloudburst, a pillar of water, a wall of dust."""

import math

from render.games.earth.curves import blob, curve, n, smooth, taper
from render.games.earth.scenery import flakes, ripples
from render.icons import polar
from render.palette import mix, shift

from .moment import Moment


def rain(sky: Moment, count: int, slant: float, top: float, foot: float) -> None:
    for _ in range(count):
        x, y = sky.rng.uniform(60, 460), sky.rng.uniform(top, foot)
        sky.path(f"M{n(x)} {n(y)}l{n(-slant)} 22", stroke="#FFFFFF", width=2.6, alpha=0.55)


def cloud(sky: Moment, x: float, y: float, w: float, tone: str) -> None:
    sky.path(f"M{n(x - w)} {n(y + 22)}q8 -34 44 -30q22 -42 66 -16q52 -10 {n(w * 2 - 110)} 46Z", tone)


def typhoon(sky: Moment) -> None:
    """A palm on the shore, blown over; sea and sky run sideways."""
    for k in range(9):
        y = 70 + k * 22
        gust = [(70, y + 20), (160, y), (280, y + 16), (440, y - 12)]
        sky.path(smooth(gust), stroke="#FFFFFF", width=sky.rng.uniform(4, 11), alpha=0.4)
    sky.path("M60 286H440V430H60Z", sky.between(0.25))
    for x in (110, 190, 270, 350):
        sky.path(f"M{x - 60} 300q26 -40 62 -30q-20 6 -8 30Z", "#FFFFFF", alpha=0.85)
    sky.path(smooth([(60, 350), (170, 326), (290, 336), (440, 322)]) + "L440 430L60 430Z", "#D9BE84")
    trunk = curve((300, 350), (196, 178), -0.3, 10)
    sky.path(taper(trunk, 20, 11), "#6B4A38")
    for a in (-118, -102, -88, -74, -60, -44):
        leaf = curve(trunk[-1], polar(*trunk[-1], 112, a), 0.16, 8)
        sky.path(taper(leaf, 20, 2), "#2F6A48" if a % 3 else "#4F8F58")
    rain(sky, 70, 26, 60, 360)


def cloudburst(sky: Moment) -> None:
    """Rain out of one black cloud, sun behind it."""
    sky.disc(330, 130, 54, "#FBE3A0", alpha=0.95)
    sky.path("M60 270H440V430H60Z", sky.between(0.3))
    ripples(sky, 274, "#FFFFFF", 26)
    rain(sky, 90, 8, 170, 340)
    for x, y, w, part in ((180, 140, 110, 0.1), (300, 150, 120, 0.2), (236, 128, 130, 0.05)):
        cloud(sky, x, y, w, shift(sky.between(part), -0.04))
    sky.path("M172 300L236 300L226 322H184Z", "#7A4A38")
    sky.path("M206 300V244L246 292H206Z", "#FBF6EA")


def waterspout(sky: Moment) -> None:
    """A column between the cloud and the sea."""
    sky.path("M60 290H440V430H60Z", sky.between(0.2))
    ripples(sky, 294, "#FFFFFF", 30)
    for wide, tone in ((1.0, sky.between(0.45)), (0.66, sky.between(0.7)), (0.3, "#FFFFFF")):
        spine = [(300, 96), (268, 150), (276, 214), (240, 260), (236, 312)]
        sky.path(taper(spine, 120 * wide, 26 * wide, 0.55), tone, alpha=0.85)
    for k in range(11):
        a = k * 33
        foam = (236 + 58 * math.cos(a), 316 + 15 * math.sin(a))
        sky.disc(*foam, sky.rng.uniform(10, 20), "#FFFFFF", ry=9, alpha=0.75)
    for x, y, w in ((160, 88, 100), (340, 84, 110), (250, 96, 130)):
        cloud(sky, x, y, w, shift(sky.night, 0.04 if x == 250 else -0.02))


def dust(sky: Moment) -> None:
    """A brown wall that swallows the horizon."""
    sky.disc(340, 126, 36, "#FFF0C0", alpha=0.9)
    sky.path("M60 300H440V430H60Z", mix(sky.night, "#C98A4B", 0.4))
    for k, (y, r) in enumerate(((150, 62), (196, 66), (244, 64), (284, 54))):
        for x in range(70, 330, 46):
            edge = x + sky.rng.uniform(-12, 12) - k * 6
            tone = mix(sky.between(0.2 + 0.12 * k), "#8A5A30", sky.rng.random() * 0.4)
            sky.path(blob(sky.rng, edge, y + sky.rng.uniform(-14, 14), r, r * 0.8, 0.1), tone)
    for x, s in ((350, 1.0), (396, 0.7)):
        sky.path(f"M{x} 318V{318 - 60 * s}M{x} {318 - 26 * s}h{-16 * s}v{-18 * s}", stroke="#3F6A48", width=13 * s)
    flakes(sky, 70, "#FBE3B0", 120, 360)

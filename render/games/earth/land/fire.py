"""Land that fire made."""

import math

from render.games.earth.curves import polygon, smooth
from render.games.earth.pen import HEIGHT
from render.games.earth.scenery import flakes, hills
from render.palette import shift

from .heights import floor
from .sheet import Land


def lava(land: Land) -> None:
    land.path(f"M-5 330H505V{HEIGHT}H-5Z", "#3E3436")
    for _ in range(9):
        pts = [(land.rng.uniform(-20, 480), land.rng.uniform(336, 412))]
        for _ in range(4):
            pts.append(
                (pts[-1][0] + land.rng.uniform(20, 60), max(334, min(416, pts[-1][1] + land.rng.uniform(-18, 18))))
            )
        land.path(smooth(pts), stroke="#E8542A", width=land.rng.uniform(4, 8))
        land.path(smooth(pts), stroke="#FBC24A", width=2.4)


def ash(land: Land) -> None:
    land.path(hills(land.rng, 332, 10), "#8F8784")
    land.path(hills(land.rng, 372, 8), "#6F6866")
    flakes(land, 60, "#D9D2CC", 20, 330)


def steam(land: Land) -> None:
    for x in (90, 210, 400):
        for k in range(6):
            land.disc(x + 8 * math.sin(k * 1.3) + k * 3, 336 - k * 24, 9 + k * 4.5, "#FFFFFF", alpha=0.34)
        land.disc(x, 344, 26, "#5AA7A8", ry=8)


def basalt(land: Land) -> None:
    for k in range(17):
        x, h = -10 + k * 31, 90 + 60 * abs(math.sin(k * 1.1)) + land.rng.uniform(0, 20)
        tone = shift("#4F484C", land.rng.uniform(-0.02, 0.04))
        land.path(
            polygon(
                [
                    (x, HEIGHT),
                    (x, HEIGHT - h),
                    (x + 8, HEIGHT - h - 7),
                    (x + 23, HEIGHT - h - 7),
                    (x + 31, HEIGHT - h),
                    (x + 31, HEIGHT),
                ]
            ),
            tone,
        )
        land.path(
            polygon(
                [
                    (x, HEIGHT - h),
                    (x + 8, HEIGHT - h - 7),
                    (x + 23, HEIGHT - h - 7),
                    (x + 31, HEIGHT - h),
                    (x + 23, HEIGHT - h + 7),
                    (x + 8, HEIGHT - h + 7),
                ]
            ),
            shift(tone, 0.12),
        )
        land.path(
            polygon([(x + 23, HEIGHT), (x + 23, HEIGHT - h + 7), (x + 31, HEIGHT - h), (x + 31, HEIGHT)]),
            shift(tone, -0.07),
        )
    land.path("M60 392q40 -16 90 -4t110 -6t120 8", stroke="#E8542A", width=5, alpha=0.9)


def crater(land: Land) -> None:
    land.path(hills(land.rng, 236, 10), land.far)
    floor(land, 262)
    for r, tone in (
        (196, shift(land.ground, 0.1)),
        (176, shift(land.ground, -0.05)),
        (150, land.deep),
        (112, shift(land.deep, -0.05)),
        (64, shift(land.deep, 0.06)),
    ):
        land.disc(250, 334, r, tone, ry=r * 0.34)
    land.path("M74 326A176 60 0 0 1 260 275A150 52 0 0 0 100 330Z", shift(land.ground, 0.14), alpha=0.8)

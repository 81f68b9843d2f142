"""Clouds, fog, rain, ice and northern lights."""

import math

from render.games.earth.curves import n, polygon, smooth
from render.games.earth.pen import HEIGHT, WIDTH
from render.games.earth.scenery import flakes, hills, ripples
from render.palette import shift

from .sheet import Land


def cloud(land: Land, x: float, y: float, w: float, tone: str) -> None:
    land.path(
        f"M{n(x - w)} {n(y)}q{n(w * 0.1)} {n(-w * 0.32)} {n(w * 0.45)} {n(-w * 0.28)}q{n(w * 0.25)} "
        f"{n(-w * 0.42)} {n(w * 0.7)} {n(-w * 0.1)}q{n(w * 0.6)} {n(-w * 0.12)} {n(w * 0.7)} "
        f"{n(w * 0.38)}Z",
        tone,
        alpha=0.8,
    )


def glacier(land: Land) -> None:
    for k in range(9):
        x, h = k * 60 - 14, land.rng.uniform(60, 120)
        tone = shift("#BFE3EE", land.rng.uniform(-0.04, 0.04))
        land.path(
            polygon(
                [
                    (x, 380),
                    (x + 4, 380 - h),
                    (x + 24, 366 - h),
                    (x + 60, 384 - h + land.rng.uniform(0, 14)),
                    (x + 64, 380),
                ]
            ),
            tone,
        )
        land.path(polygon([(x + 24, 366 - h), (x + 60, 384 - h), (x + 64, 380), (x + 36, 380)]), shift(tone, -0.08))
    land.path(f"M-5 374H505V{HEIGHT}H-5Z", "#4F93B0")
    ripples(land, 376, "#E9F6FA", 14)
    for x in (120, 350):
        land.path(polygon([(x - 40, 398), (x - 14, 372), (x + 10, 380), (x + 36, 398)]), "#EAF6FA")


def snow(land: Land) -> None:
    land.path(hills(land.rng, 352, 8, 5), "#EEF4FA")
    land.path(hills(land.rng, 388, 7, 5), "#D9E5F2")
    flakes(land, 44, "#FFFFFF")


def aurora(land: Land) -> None:
    land.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#2C3A6A"/>')
    flakes(land, 50, "#FFFFFF", 0, 220)
    for k, tone in enumerate(("#5FD6A8", "#7FE8C0", "#8A8AE8")):
        pts = [(-20 + i * 90, 96 + k * 26 + 34 * math.sin(i * 1.1 + k)) for i in range(7)]
        for j in range(10):
            land.path(smooth([(x, y - j * 9) for x, y in pts]), stroke=tone, width=13, alpha=0.30 - 0.026 * j)


def fog(land: Land) -> None:
    for k in range(9):
        y = 120 + k * 28
        land.path(
            smooth([(-30, y), (100, y - 12), (250, y + 8), (400, y - 10), (530, y)]),
            stroke="#FFFFFF",
            width=land.rng.uniform(16, 30),
            alpha=0.2,
        )


def rain(land: Land) -> None:
    for _ in range(80):
        x, y = land.rng.uniform(-10, 510), land.rng.uniform(-10, 400)
        land.path(f"M{n(x)} {n(y)}l-5 18", stroke="#F0FAFA", width=2, alpha=0.55)

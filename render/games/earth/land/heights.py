"""Hills, peaks, mesas and dunes."""

import itertools

from render.games.earth.curves import polygon, smooth
from render.games.earth.pen import HEIGHT
from render.games.earth.scenery import hills, peaks, rock, treeline
from render.palette import mix, shift

from .sheet import Land


def floor(land: Land, base: float = 290) -> None:
    land.path(hills(land.rng, base, 12), land.mid)
    land.path(hills(land.rng, base + 38, 9, 5), land.ground)
    land.path(hills(land.rng, base + 88, 7, 5), mix(land.ground, land.deep, 0.6))


def rolling(land: Land) -> None:
    land.path(hills(land.rng, 210, 30), mix(land.far, land.foot, 0.35))
    land.path(hills(land.rng, 248, 22), land.far)
    treeline(land, 268, mix(land.far, land.mid, 0.5), 22, conifer=False)
    floor(land)


def hillside(land: Land) -> None:
    land.path(hills(land.rng, 240, 20), land.far)
    for k, tone in enumerate((land.mid, land.ground, mix(land.ground, land.deep, 0.5))):
        land.path(
            smooth([(-20, 180 + k * 70), (140, 210 + k * 60), (320, 290 + k * 40), (520, 330 + k * 34)])
            + f"L520 {HEIGHT}L-20 {HEIGHT}Z",
            tone,
        )


def flat(land: Land) -> None:
    for y, tone in ((232, land.far), (262, land.mid), (306, land.ground), (362, mix(land.ground, land.deep, 0.5))):
        land.path(f"M-5 {y}H505V{HEIGHT}H-5Z", tone)
    treeline(land, 234, land.far, 16, conifer=False)


def summits(land: Land) -> None:
    peaks(land, 280, 130, mix(land.far, land.foot, 0.3))
    peaks(land, 290, 150, land.far, count=3)
    floor(land)


def snowpeaks(land: Land) -> None:
    peaks(land, 280, 170, mix(land.far, land.foot, 0.35), snow="#F8FBFF")
    peaks(land, 296, 200, land.far, snow="#FFFFFF", count=3)
    floor(land)


def ridge(land: Land) -> None:
    points = [(-10, 330), (60, 280), (110, 300), (180, 236), (230, 262), (300, 206), (352, 250), (410, 226), (510, 300)]
    land.path(polygon([*points, (510, HEIGHT), (-10, HEIGHT)]), mix(land.mid, land.deep, 0.3))
    for (a, b), (c, d) in itertools.pairwise(points):
        if d > b:
            land.path(polygon([(a, b), (c, d), (c - 20, HEIGHT), (a + 14, HEIGHT)]), mix(land.mid, land.deep, 0.6))


def plateau(land: Land) -> None:
    land.path(hills(land.rng, 250, 18), land.far)
    for x, w, y in ((90, 130, 190), (400, 150, 210)):
        land.path(polygon([(x - w, 310), (x - w * 0.8, y), (x + w * 0.8, y), (x + w, 310)]), land.mid)
        land.path(
            polygon([(x + w * 0.3, 310), (x + w * 0.2, y), (x + w * 0.8, y), (x + w, 310)]), shift(land.mid, -0.06)
        )
        land.path(f"M{x - w * 0.8} {y}H{x + w * 0.8}", stroke="#9DB864", width=9)
    floor(land, 300)


def mesa(land: Land) -> None:
    land.path(hills(land.rng, 262, 10), mix(land.far, land.foot, 0.4))
    for k in range(int(land.note or 2)):
        x, w, y = (
            (110, 380, 250)[k % 3] + land.rng.uniform(-20, 20),
            land.rng.uniform(70, 110),
            land.rng.uniform(140, 190),
        )
        base = "#C4694A"
        for i in range(6):
            yy = y + i * (300 - y) / 6
            ww = w * (0.72 + 0.09 * i)
            land.path(
                polygon(
                    [
                        (x - ww, yy),
                        (x + ww, yy),
                        (x + ww + w * 0.09, yy + (300 - y) / 6 + 1),
                        (x - ww - w * 0.09, yy + (300 - y) / 6 + 1),
                    ]
                ),
                shift(base, (0.07, 0, 0.1, -0.03, 0.04, -0.05)[i]),
            )
            land.path(
                polygon(
                    [
                        (x + ww * 0.35, yy),
                        (x + ww, yy),
                        (x + ww + w * 0.09, yy + (300 - y) / 6 + 1),
                        (x + ww * 0.4, yy + (300 - y) / 6 + 1),
                    ]
                ),
                shift(base, (0.07, 0, 0.1, -0.03, 0.04, -0.05)[i] - 0.07),
            )
    floor(land)


def strata(land: Land) -> None:
    for k, tone in enumerate(("#B9583F", "#E2A277", "#A34A3C", "#D98A62", "#8A3F3A")):
        land.path(hills(land.rng, 312 + k * 22, 8, 8), tone)


def dunes(land: Land) -> None:
    for k, tone in enumerate(("#F0C98A", "#E6B468", "#D69C4E", "#C4873F")):
        y = 236 + k * 46
        x = land.rng.uniform(120, 380)
        crest = [(-20, y + 30), (x - 140, y + 22), (x, y - 22), (x + 120, y + 26), (520, y + land.rng.uniform(6, 34))]
        land.path(smooth(crest) + f"L520 {HEIGHT}L-20 {HEIGHT}Z", tone)
        land.path(
            smooth(
                [
                    (x, y - 22),
                    (x + 60, y + 8),
                    (x + 130, y + 28),
                    (x + 60, y + 66),
                    (x - 10, y + 110),
                    (x + 26, y + 40),
                ],
                closed=True,
            ),
            shift(tone, -0.07),
            alpha=0.75,
        )


def rocks(land: Land) -> None:
    for x, y, r in sorted(
        ((land.rng.uniform(0, 500), land.rng.uniform(332, 412), land.rng.uniform(16, 46)) for _ in range(9)),
        key=lambda s: s[1],
    ):
        rock(land, x, y, r, mix(land.far, land.deep, 0.5))

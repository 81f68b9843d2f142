"""Woods of every sort, and what is left of them."""

from render.games.earth.curves import curve, n, polygon, taper
from render.games.earth.flora.foliage import leaves
from render.games.earth.flora.palm import frond
from render.games.earth.scenery import hills
from render.palette import mix, ramp, shift

from .heights import floor
from .sheet import Land


def palms(land: Land) -> None:
    for x, foot, h in ((96, 366, 170), (418, 350, 130)):
        top = (x + land.rng.uniform(-26, 26), foot - h)
        land.path(taper(curve((x, foot), top, land.rng.choice((-0.1, 0.1)), 8), 13, 7), "#8F6A48")
        for a in (-116, 114, -86, 84, -54, 56, -22, 24):
            frond(land, top, a, 74, ramp("#4F8F4A", 0.15), pairs=11, leaflet=0.32)


def firs(land: Land) -> None:
    rows = int(land.note or 1)
    for row in range(rows):
        tone = mix(mix("#2F6650", land.far, 0.45), "#23533F", (row + 1) / rows)
        for k in range(15):
            x, y, s = (
                k * 36 + land.rng.uniform(-14, 14),
                300 + row * 30 + land.rng.uniform(-5, 5),
                land.rng.uniform(54, 92) * (1 + row * 0.16),
            )
            if rows == 1 and 150 < x < 350:
                continue
            for i in range(4):
                w, yy = s * (0.14 + 0.075 * i), y - s + i * s * 0.23
                land.path(polygon([(x, yy), (x - w, yy + s * 0.34), (x + w, yy + s * 0.34)]), tone)
                land.path(
                    polygon([(x, yy), (x + w * 0.15, yy + s * 0.34), (x + w, yy + s * 0.34)]), shift(tone, -0.045)
                )
        if row < rows - 1:
            land.path(hills(land.rng, 304 + row * 30, 5), mix(land.mid, land.ground, (row + 1) / rows))


def woods(land: Land) -> None:
    if not land.note:
        land.path(hills(land.rng, 250, 14), land.far)
        floor(land, 296)
    for x, y, r in (
        (60, 236, 50),
        (150, 220, 56),
        (430, 232, 54),
        (340, 214, 56),
        (250, 240, 48),
        (14, 264, 46),
        (490, 262, 44),
    ):
        land.path(taper([(x, 330), (x, y + 20)], 15, 8), "#6F523F")
        leaves(
            land,
            [(x - 22, y + 12, r * 0.66), (x + 24, y + 14, r * 0.62), (x, y - 14, r * 0.78)],
            "ovate",
            mix("#5F9448", "#C98A3C", land.rng.random() * 0.5),
            size=17,
            density=0.6,
        )
    if land.note:
        floor(land, 334)


def jungle(land: Land) -> None:
    for x, y, r in ((40, 190, 62), (140, 158, 66), (250, 180, 70), (362, 150, 66), (466, 190, 60)):
        land.path(taper([(x, 360), (x + 4, y)], 17, 9), "#6A5546")
        leaves(
            land,
            [(x - 34, y + 12, r * 0.58), (x + 34, y + 10, r * 0.58), (x, y - 10, r * 0.7)],
            "ovate",
            mix("#2F7A4C", "#5F9A3E", land.rng.random()),
            size=20,
            density=0.55,
        )
    for x in (30, 130, 250, 376, 474):
        for a in (-80, 78, -48, 46, -16, 18):
            frond(land, (x, 408), a, land.rng.uniform(84, 118), ramp("#3E8448", 0.15), pairs=12, leaflet=0.3)


def redwoods(land: Land) -> None:
    land.path(hills(land.rng, 280, 10), land.far)
    for depth, xs in enumerate(((60, 180, 300, 430), (120, 250, 390), (20, 330, 480))):
        for x in xs:
            w = 22 + depth * 20
            tone = (
                mix("#A9573A", land.foot, 0.6 - 0.28 * depth)
                if not land.note
                else mix("#7A5A44", land.foot, 0.6 - 0.28 * depth)
            )
            land.path(
                f"M{x - w * 0.8} {320 + depth * 36}Q{x - w * 0.5} 200 {x - w * 0.42} -10H{x + w * 0.42}"
                f"Q{x + w * 0.5} 200 {x + w * 0.9} {320 + depth * 36}Z",
                tone,
            )
            land.path(
                f"M{x + w * 0.1} {320 + depth * 36}Q{x + w * 0.16} 200 {x + w * 0.1} -10H{x + w * 0.42}"
                f"Q{x + w * 0.5} 200 {x + w * 0.9} {320 + depth * 36}Z",
                shift(tone, -0.06),
            )
            for k in (-0.25, -0.05, 0.2):
                land.path(
                    f"M{x + w * k * 1.3} {314 + depth * 36}Q{x + w * k} 180 {x + w * k} -10",
                    stroke=shift(tone, -0.1),
                    width=1.8,
                    alpha=0.6,
                )
        land.path(hills(land.rng, 308 + depth * 36, 7), mix(land.mid, land.deep, depth / 2.4))
    for x in (70, 206, 300, 420):
        for a in (-70, 68, -38, 36, 0):
            frond(land, (x, 414), a, 70, ramp("#4E8A48"), pairs=11, leaflet=0.26)


def bamboo(land: Land) -> None:
    for k in range(20):
        x, w = land.rng.uniform(0, 500), land.rng.uniform(9, 19)
        tone = mix("#7FA84A", land.foot, 0.55 - 0.5 * k / 20)
        for j in range(8):
            y = 400 - j * 58 + land.rng.uniform(-3, 3)
            land.path(f"M{n(x - w / 2)} {n(y)}V{n(y - 54)}H{n(x + w / 2)}V{n(y)}Z", tone)
            land.path(f"M{n(x + w * 0.12)} {n(y)}V{n(y - 54)}H{n(x + w / 2)}V{n(y)}Z", shift(tone, -0.07))
        if k > 9:
            leaves(
                land,
                [(x + land.rng.uniform(-24, 24), land.rng.uniform(30, 240), 24)],
                "narrow",
                "#6FA046",
                size=40,
                density=3,
                base=False,
                droop=0.5,
            )


def acacias(land: Land) -> None:
    for x, y, s in ((390, 296, 0.8), (130, 330, 1.3), (286, 290, 0.5)):
        for dx in (-40, -12, 18, 44):
            land.path(taper(curve((x, y), (x + dx * s, y - 82 * s), dx / 600, 5), 8 * s, 3 * s), "#6A4B38")
        leaves(
            land,
            [(x + dx * s, y - (88 + 6 * (abs(dx) < 30)) * s, 27 * s) for dx in (-62, 62, -34, 34, 0)],
            "ovate",
            "#7F8F3E",
            size=13 * s + 3,
            flat=0.5,
            density=0.8,
        )


def shrubs(land: Land) -> None:
    for x, y, r in sorted(
        ((land.rng.uniform(10, 490), land.rng.uniform(300, 392), land.rng.uniform(22, 40)) for _ in range(14)),
        key=lambda s: s[1],
    ):
        leaves(
            land,
            [(x - r * 0.5, y, r * 0.7), (x + r * 0.5, y, r * 0.7), (x, y - r * 0.3, r * 0.8)],
            "ovate",
            mix("#8A9A4C", "#5E8A5A", land.rng.random()),
            size=13,
            density=0.7,
        )


def snag(land: Land) -> None:
    land.path(taper(curve((330, 384), (318, 200), 0.06, 6), 26, 9), "#6B5A52")
    for a, b in (
        ((322, 260), (388, 196)),
        ((324, 290), (262, 226)),
        ((319, 222), (290, 168)),
        ((360, 222), (392, 226)),
    ):
        land.path(taper(curve(a, b, 0.1, 5), 10, 2), "#6B5A52")


def trunk_fallen(land: Land) -> None:
    land.path("M40 372L420 300Q470 300 468 350Q466 396 430 396L60 414Z", "#8F4F38")
    land.path("M40 398L430 356Q462 360 466 366Q462 396 430 396L60 414Z", "#6F3B2C")
    for r, tone in ((47, "#A9653F"), (38, "#D9A46A"), (27, "#C48A54"), (16, "#E2B47C"), (6, "#A9653F")):
        land.disc(432, 348, r * 0.74, tone, ry=r)


def cactus(land: Land) -> None:
    for x, y, s in ((96, 372, 1.1), (400, 340, 0.7)):
        for d in (
            f"M{x} {y}V{y - 110 * s}",
            f"M{x} {y - 40 * s}H{x - 30 * s}V{y - 78 * s}",
            f"M{x} {y - 56 * s}H{x + 28 * s}V{y - 92 * s}",
        ):
            land.path(d, stroke="#3F7A50", width=19 * s)
            land.path(d.replace(f"M{x} ", f"M{x - 3} ", 1), stroke="#5C9A62", width=8 * s)

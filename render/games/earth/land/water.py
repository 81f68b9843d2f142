"""Sea, lakes, rivers and marsh."""


from render.games.earth.curves import blob, curve, smooth, taper
from render.games.earth.flora.flower import flower
from render.games.earth.pen import HEIGHT
from render.games.earth.scenery import hills, ripples
from render.palette import mix, shift

from .sheet import Land


def sea(land: Land) -> None:
    """To the horizon, or `near`: at the foot of what was painted before."""
    top = 322 if land.note else 222
    land.path(f"M-5 {top}H505V{HEIGHT}H-5Z", "#4FA3B0")
    land.path(f"M-5 {top + 44}H505V{HEIGHT}H-5Z", "#3F8FA0")
    ripples(land, top + 4, "#DFF3EE", 30)


def beach(land: Land) -> None:
    for dy, tone in ((0, "#FFFFFF"), (12, "#F3DDAA"), (52, "#E6C584")):
        land.path(
            smooth([(-20, 330 + dy), (120, 304 + dy), (260, 330 + dy), (400, 292 + dy), (520, 306 + dy)])
            + f"L520 {HEIGHT}L-20 {HEIGHT}Z",
            tone,
        )
    for x, y in ((150, 384), (300, 372), (402, 396)):
        land.use(flower(land, "star", "#E88A5A", "#F7C9A0"), x, y, 13, land.rng.uniform(0, 60))


def lake(land: Land) -> None:
    land.path(
        smooth(
            [
                (-20, 330),
                (110, 306),
                (280, 312),
                (420, 304),
                (520, 326),
                (520, 384),
                (380, 398),
                (200, 390),
                (-20, 396),
            ],
            closed=True,
        ),
        "#5FA9B4",
    )
    ripples(land, 318, "#E6F6F0", 16)
    land.path(smooth([(-20, 392), (160, 388), (330, 400), (520, 384)]) + f"L520 {HEIGHT}L-20 {HEIGHT}Z", land.deep)


def pools(land: Land) -> None:
    for x, y, r in ((120, 326, 66), (330, 318, 84), (230, 368, 104), (430, 384, 70), (50, 396, 66)):
        land.disc(x, y + 4, r * 1.08, shift(land.ground, 0.14), ry=r * 0.30)
        land.disc(x, y, r, "#6FB9C0", ry=r * 0.26)
        land.disc(x - r * 0.2, y - r * 0.05, r * 0.6, "#A9DDDB", ry=r * 0.12)


def river(land: Land) -> None:
    w = 0.55 if land.note else 1
    left = [(262, 300), (230, 320), (290, 344), (170 + 60 * (1 - w), 380), (90 + 110 * (1 - w), 430)]
    right = [(360 - 60 * (1 - w), 430), (330 - 30 * (1 - w), 382), (350 - 20 * (1 - w), 344), (270, 318), (274, 300)]
    for dx, tone in ((7, shift(land.ground, 0.1)), (0, "#5AA7B8")):
        land.path(
            smooth([(x - dx, y) for x, y in left]) + "L" + smooth([(x + dx, y) for x, y in right])[1:] + "Z", tone
        )
    for x, y in ((266, 336), (250, 366), (226, 396)):
        land.path(f"M{x} {y}q20 -5 44 0", stroke="#E6F6F0", width=3)


def delta(land: Land) -> None:
    land.path(f"M-5 280H505V{HEIGHT}H-5Z", "#5AA7B0")
    for _ in range(13):
        y = land.rng.uniform(298, 414)
        land.path(
            blob(land.rng, land.rng.uniform(10, 490), y, 26 + (y - 290) * 0.5, 6 + (y - 290) * 0.09, 0.2),
            mix("#8FA852", "#C9A86A", land.rng.random()),
        )
    ripples(land, 290, "#E6F6F0", 14)


def reeds(land: Land) -> None:
    for x in (20, 44, 70, 98, 410, 436, 462, 486, 120, 388):
        h = land.rng.uniform(90, 150)
        land.path(taper(curve((x, HEIGHT), (x + land.rng.uniform(-14, 14), HEIGHT - h), 0.04, 6), 6, 3), "#4F7F4A")
        land.path(taper([(x, HEIGHT - h + 22), (x, HEIGHT - h - 14)], 11, 9), "#7A4E34")
        land.path(taper(curve((x + 4, HEIGHT), (x + 30, HEIGHT - h * 0.7), -0.14, 6), 9, 1), "#6FA052")


def swamp(land: Land) -> None:
    land.path(hills(land.rng, 246, 14), land.far)
    land.path(f"M-5 292H505V{HEIGHT}H-5Z", "#3F6F66")
    for x, w, y in ((70, 26, 330), (196, 18, 310), (330, 30, 346), (440, 22, 322)):
        land.path(
            f"M{x - w * 1.3} {y}Q{x - w * 0.5} {y - 60} {x - w * 0.4} -10H{x + w * 0.4}"
            f"Q{x + w * 0.5} {y - 60} {x + w * 1.3} {y}Z",
            "#5A4A44",
        )
        land.path(
            f"M{x} {y}Q{x + w * 0.1} {y - 60} {x} -10H{x + w * 0.4}Q{x + w * 0.5} {y - 60} {x + w * 1.3} {y}Z",
            "#463A38",
        )
        for _k in range(4):
            land.path(
                taper(
                    curve(
                        (x + land.rng.uniform(-50, 50), -4),
                        (x + land.rng.uniform(-60, 60), land.rng.uniform(70, 150)),
                        0.08,
                        5,
                    ),
                    9,
                    1,
                ),
                "#7F9A72",
            )
    ripples(land, 300, "#A9CFB4", 22)
    for x, y, r in ((130, 384, 46), (270, 372, 38), (390, 396, 52)):
        land.disc(x, y, r, "#6FA052", ry=r * 0.28)

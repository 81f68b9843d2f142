"""A cut through the ground."""

from render.games.earth.curves import blob, curve, n, polygon, taper
from render.games.earth.flora.foliage import leaves
from render.games.earth.scenery import hills
from render.icons import polar
from render.palette import mix, shift

from .sheet import Land


def section(land: Land) -> None:
    """A cut through the ground: the soil is the hero."""
    land.path(hills(land.rng, 132, 12), land.far)
    layers = {
        "clay": ("#7A5A42", "#B5694A", "#C47E58", "#A85A42", "#8A4A3C"),
        "sand": ("#A98A52", "#E6C584", "#F0D79C", "#D9B26A", "#C49A58"),
        "gems": ("#5E4A42", "#6F6468", "#544C54", "#463F4A", "#38333E"),
        "compost": ("#4A3A2C", "#5E4A36", "#46362A", "#6B5238", "#3A2E24"),
    }.get(land.note, ("#4A3A2E", "#6B4F3A", "#8A6244", "#A97B52", "#7E6250"))
    land.path(hills(land.rng, 168, 5), "#7FA04C")
    for k, tone in enumerate(layers):
        land.path(hills(land.rng, 182 + k * 50, 8, 7), tone)
    for _ in range(70):
        x, y = land.rng.uniform(0, 500), land.rng.uniform(200, 414)
        land.path(
            blob(land.rng, x, y, land.rng.uniform(3, 12), land.rng.uniform(2, 7), 0.2, 7),
            shift(layers[min(4, int((y - 182) / 50))], land.rng.choice((-0.08, 0.09))),
            alpha=0.8,
        )
    if land.note == "gems":
        for _ in range(15):
            x, y, s = land.rng.uniform(30, 470), land.rng.uniform(230, 400), land.rng.uniform(10, 24)
            tone = land.rng.choice(("#7FC4D6", "#B58AD6", "#8AD6A0", "#F0C86A", "#E58AA0"))
            land.path(
                polygon(
                    [
                        (x, y - s),
                        (x + s * 0.6, y - s * 0.2),
                        (x + s * 0.3, y + s * 0.7),
                        (x - s * 0.3, y + s * 0.7),
                        (x - s * 0.6, y - s * 0.2),
                    ]
                ),
                tone,
            )
            land.path(
                polygon([(x, y - s), (x + s * 0.6, y - s * 0.2), (x + s * 0.3, y + s * 0.7), (x, y + s * 0.1)]),
                shift(tone, -0.1),
            )
    for k in range(5):  # roots reach down from the plants above
        x = 70 + k * 90 + land.rng.uniform(-16, 16)
        for a in (-40, -16, 8, 34):
            land.path(
                taper(curve((x, 172), polar(x, 172, land.rng.uniform(60, 130), 180 + a), a / 220, 6), 5, 1),
                "#E6D2AE",
                alpha=0.75,
            )
        size = {"tree": 50, "bush": 36, "compost": 24}.get(land.note, 26)
        if land.note == "tree":
            land.path(taper([(x, 174), (x, 120)], 12, 6), "#6F523F")
        leaves(
            land,
            [(x, 172 - size * (1.3 if land.note == "tree" else 0.5), size * 0.8)],
            "ovate",
            mix("#5F9448", "#9AA648", land.rng.random()),
            size=15,
            density=0.8,
        )
    if land.note in ("compost", "herb"):
        for _ in range(6):
            x, y = land.rng.uniform(50, 450), land.rng.uniform(240, 390)
            land.path(f"M{n(x)} {n(y)}q16 -18 32 0t32 0", stroke="#D98A82", width=8)
            land.path(f"M{n(x + 4)} {n(y - 5)}q12 -11 24 0", stroke="#EBB0A6", width=2.5)

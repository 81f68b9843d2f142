"""Islands in the sea: green humps, sea cliffs, atolls, skerries, ice."""

from collections.abc import Sequence

from render.games.earth.curves import Point, blob, polygon, smooth
from render.games.earth.scenery import rock
from render.palette import shift

from .sheet import Land


def hump(land: Land, points: Sequence[Point], tone: str, ridge: int) -> None:
    """A landmass over the water; what lies right of its ridge is in shade."""
    land.path(smooth(points) + "Z", tone)
    crest = points[ridge]
    shade = [
        crest,
        *points[ridge + 1 :],
        (crest[0] + 40, points[-1][1]),
        (crest[0] + 20, (crest[1] + points[-1][1]) / 2),
    ]
    land.path(smooth(shade, closed=True), shift(tone, -0.09))


def strand(land: Land, tone: str = "#F0D79C", y: float = 318) -> None:
    points = ((20, 0), (130, -18), (250, -10), (380, -20), (484, 0), (380, 20), (250, 12), (120, 22))
    land.path(smooth([(x, y + dy) for x, dy in points], closed=True), tone)


def green(land: Land) -> None:
    hump(land, [(40, 318), (120, 250), (196, 168), (256, 128), (310, 178), (390, 256), (464, 318)], "#5C9458", 3)
    strand(land)


def spires(land: Land) -> None:
    """Needles of old rock, overgrown."""
    for x, top, w, tone in ((120, 176, 92, "#6FA468"), (372, 150, 100, "#6FA468"), (250, 100, 118, "#4F8A52")):
        flank = [
            (x - w, 318),
            (x - w * 0.42, 250),
            (x - w * 0.16, top + 30),
            (x, top),
            (x + w * 0.2, top + 46),
            (x + w * 0.5, 258),
            (x + w, 318),
        ]
        hump(land, flank, tone, 3)
    strand(land)


def cliffs(land: Land) -> None:
    """White houses over banded cliffs."""
    for k, tone in enumerate(("#8A5A4C", "#A5705A", "#7A4E46", "#B58468", "#6B463F")):
        y = 190 + k * 26
        land.path(
            smooth([(40 - k * 8, y + 20), (150, y), (300, y + 8), (470 + k * 6, y + 24)])
            + f"L{480 + k * 6} 330L{30 - k * 8} 330Z",
            tone,
        )
    for x, y, w in ((120, 184, 34), (158, 176, 26), (196, 170, 40), (244, 176, 28), (280, 172, 36), (322, 182, 30)):
        land.path(f"M{x} {y + 26}V{y}H{x + w}V{y + 26}Z", "#FBF8F0")
        land.path(f"M{x + w * 0.62:.0f} {y + 26}V{y}H{x + w}V{y + 26}Z", "#DDE2E6")
    for x, y in ((209, 170), (331, 182)):
        land.path(f"M{x} {y}a13 13 0 0 1 26 0Z", "#3F7FC4")


def atoll(land: Land) -> None:
    """A ring of sand and palms round a lagoon."""
    for r, tone in (
        (214, "#7FCBC6"),
        (190, "#F3E3B4"),
        (166, "#6FA85A"),
        (144, "#F3E3B4"),
        (124, "#8FDDD2"),
        (84, "#6CC4C0"),
    ):
        land.disc(250, 312, r, tone, ry=r * 0.33)
    land.path("M230 366L262 396L300 366Z", "#7FCBC6")


def skerries(land: Land) -> None:
    """Bare rocks in the surf."""
    for x, y, r in ((96, 286, 44), (410, 292, 52), (190, 306, 80), (310, 300, 96), (246, 344, 54)):
        land.disc(x, y + 2, r * 1.25, "#FFFFFF", ry=r * 0.2, alpha=0.7)
        rock(land, x, y, r, "#6B625E")


def ice(land: Land) -> None:
    flank: list[Point] = [(30, 318), (110, 262), (190, 176), (232, 112), (286, 164), (330, 150), (396, 240), (474, 318)]
    land.path(polygon([*flank, (30, 318)]), "#8FA3BE")
    land.path(
        polygon([flank[3], (250, 190), (236, 250), (268, 318), flank[7], flank[6], flank[5], flank[4]]), "#7488A8"
    )
    for peak in (
        ((190, 176), (232, 112), (286, 164), (262, 176), (244, 158), (226, 190)),
        ((286, 164), (330, 150), (360, 190), (332, 184), (312, 200)),
    ):
        land.path(polygon(list(peak)), "#FBFDFF")
    for x in (70, 180, 330, 430):
        land.path(blob(land.rng, x, 322, 34, 7, 0.2), "#EAF4FA")


def twin(land: Land) -> None:
    hump(land, [(20, 300), (80, 236), (130, 208), (180, 250), (232, 300)], "#5C9458", 2)
    hump(land, [(262, 316), (330, 214), (378, 178), (430, 240), (486, 316)], "#4F8A52", 2)
    for x, y, w in ((126, 304, 112), (374, 320, 120)):
        land.disc(x, y, w, "#F0D79C", ry=13)


def lone(land: Land) -> None:
    """One low island under a wide sky, one tree on it."""
    land.disc(250, 310, 130, "#F0D79C", ry=18)
    land.path(smooth([(140, 308), (200, 286), (260, 280), (320, 290), (362, 308)]) + "Z", "#6FA052")
    land.path("M246 286C244 250 250 226 256 206", stroke="#6F523F", width=11)
    for dx, dy, r in ((-34, 0, 32), (34, 4, 30), (0, -24, 38)):
        land.path(blob(land.rng, 256 + dx, 206 + dy, r, r * 0.8, 0.08), "#4F8A4C" if dx < 10 else "#3F7544")


KINDS = {
    "green": green, "spires": spires, "cliffs": cliffs, "atoll": atoll, "skerries": skerries, "ice": ice,
    "twin": twin, "lone": lone,
}  # fmt: skip


def island(land: Land) -> None:
    KINDS[land.note or "green"](land)

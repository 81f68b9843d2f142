"""Islands in the sea: green humps, sea cliffs, atolls, skerries, ice, drowned craters, shoals, a headland."""

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


def horseshoe(land: Land) -> None:
    """A drowned crater: a dark ring under snow, open to the sea in front."""
    ring = smooth([(16, 330), (60, 248), (150, 196), (260, 206), (360, 182), (446, 244), (490, 330)])
    land.path(ring + "Z", "#5A6478")
    for peak in (
        [(96, 232), (150, 196), (206, 204), (186, 222), (160, 214), (134, 238)],
        [(306, 196), (360, 182), (420, 226), (392, 228), (366, 210), (336, 216)],
    ):
        land.path(smooth(peak, closed=True), "#FBFDFF")
    land.disc(252, 296, 172, "#454D60", ry=58)
    land.disc(252, 306, 156, "#7FB7C8", ry=48)
    land.disc(236, 298, 96, "#A9D3DC", ry=18, alpha=0.8)
    land.path("M200 338L252 318L312 338L340 372L176 372Z", "#6FAABD")
    for x, w in ((92, 88), (414, 92)):
        land.path(smooth([(x - w, 340), (x - w * 0.4, 314), (x + w * 0.5, 318), (x + w, 342)]) + "Z", "#3E4556")
        land.path(smooth([(x - w * 0.6, 326), (x - w * 0.2, 312), (x + w * 0.4, 318)]) + "Z", "#EAF2FA")


def shoal(land: Land) -> None:
    """A bank that has just come up and will soon be gone: black, low, ringed by surf and pale water."""
    for r, tone, high in ((232, "#6FBFC4", 44), (196, "#9ADAD4", 34), (160, "#FFFFFF", 24)):
        land.disc(250, 316, r, tone, ry=high)
    land.path(smooth([(104, 320), (160, 300), (240, 292), (330, 298), (398, 320)]) + "Z", "#4A4144")
    land.path(smooth([(250, 293), (330, 298), (398, 320), (280, 320)], closed=True), "#352F34")
    for x, count in ((178, 4), (262, 6), (338, 4)):
        for k in range(count):
            land.disc(x + k * 9, 288 - k * 24, 13 + k * 6, "#FFFFFF", alpha=0.6)
    for x in (120, 250, 384):
        land.path(f"M{x - 46} 344q23 -12 46 0t46 0", stroke="#FFFFFF", width=6)


def barren(land: Land) -> None:
    """Nothing grows on it: a cone of ash within an older, broken rim."""
    land.path(polygon([(16, 322), (62, 214), (96, 238), (140, 196), (196, 262), (240, 322)]), "#7A6A5E")
    land.path(polygon([(270, 322), (330, 236), (384, 188), (420, 226), (452, 212), (488, 322)]), "#6B5C52")
    land.path(polygon([(96, 322), (222, 168), (282, 168), (410, 322)]), "#8F8078")
    land.path(polygon([(282, 168), (262, 214), (290, 270), (276, 322), (410, 322)]), "#74665F")
    for x, low in ((206, 300), (236, 312), (318, 306), (346, 312)):
        land.path(f"M{238 + (x - 250) * 0.2:.0f} 190L{x - 8} {low}L{x + 10} {low}Z", "#A59790")
    land.path("M222 168L234 180L252 174L270 182L282 168Z", "#4F4543")
    for k in range(4):
        land.disc(252 + k * 14, 150 - k * 20, 11 + k * 7, "#B9ADA6", alpha=0.7)
    for x in (60, 170, 300, 430):
        land.disc(x, 324, 44, "#FFFFFF", ry=6, alpha=0.75)


def lighthouse(land: Land) -> None:
    """A green headland in a swell, and the light on it."""
    land.path(smooth([(180, 330), (226, 262), (300, 226), (404, 214), (520, 224)]) + "L520 420L150 420Z", "#6E7A74")
    land.path(smooth([(206, 286), (250, 246), (320, 220), (410, 208), (520, 218)]) + "L520 252L300 262Z", "#6FA468")
    land.path("M318 226L326 96H366L376 222Z", "#FBF8F0")
    land.path("M346 96H366L376 222L352 224Z", "#DDE2E6")
    land.path("M324 118H368L370 142H323Z", "#C8483C")
    land.path("M321 166H371L373 190H320Z", "#C8483C")
    land.path("M322 96V70H370V96Z", "#46597B")
    land.path("M318 70L346 46L374 70Z", "#A8322A")
    land.path("M334 78H358V92H334Z", "#FFF4CF")
    land.path("M322 76L-10 40V122L322 92Z", "#FFF4CF", alpha=0.35)
    for y, end in ((300, 190), (340, 150), (380, 140)):
        land.path(f"M-10 {y}q25 -18 50 0t50 0t50 0H{end}", stroke="#DFF3EE", width=6)
    foam = smooth([(150, 420), (160, 360), (196, 322), (214, 300), (196, 350), (178, 420)])
    land.path(foam + "Z", "#FFFFFF", alpha=0.7)


def wooded(land: Land) -> None:
    """Low and flat, an old wood from shore to shore."""
    land.path(smooth([(26, 322), (90, 292), (250, 284), (420, 290), (478, 322)]) + "Z", "#8A7A5E")
    for row, (y, r, tone) in enumerate(((262, 34, "#35604A"), (284, 30, "#47785A"))):
        for k in range(9):
            x = 74 + row * 22 + k * 42
            land.path(blob(land.rng, x, y + abs(k - 4) * 5, r, r * 0.86, 0.1), tone)
            land.path(blob(land.rng, x - 8, y - 16 + abs(k - 4) * 5, r * 0.5, r * 0.26, 0.12), "#F4F8FC")
    for x in (80, 210, 340, 450):
        land.disc(x, 324, 50, "#EAF4FA", ry=7)


KINDS = {
    "barren": barren, "horseshoe": horseshoe, "lighthouse": lighthouse, "shoal": shoal, "wooded": wooded,
    "green": green, "spires": spires, "cliffs": cliffs, "atoll": atoll, "skerries": skerries, "ice": ice,
    "twin": twin, "lone": lone,
}  # fmt: skip


def island(land: Land) -> None:
    KINDS[land.note or "green"](land)

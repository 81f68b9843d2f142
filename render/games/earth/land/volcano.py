"""Volcanoes: the erupting cone, the green sleeper, the broad shield, twin cinder cones, snow, sulphur, acid."""

from engine import record
from render.games.earth.curves import Point, curve, n, smooth, taper
from render.games.earth.scenery import hills
from render.icons import polar
from render.palette import mix, shift

from .heights import floor
from .sheet import Land

LAVA, GLOW = "#E8542A", "#FBC24A"


@record
class Cone:
    x: float
    top: float
    foot: float
    mouth: float
    half: float

    def flank(self, side: int) -> list[Point]:
        """From the foot to the rim, steeper the higher."""
        high = self.foot - self.top
        return [
            (self.x + side * (self.mouth + (self.half - self.mouth) * out), self.top + high * down)
            for out, down in ((1, 1), (0.46, 0.62), (0.07, 0.1), (0, 0))
        ]


def draw(land: Land, cone: Cone, tone: str) -> None:
    left, right = cone.flank(-1), cone.flank(1)[::-1]
    rim = f"Q{n(cone.x)} {n(cone.top + cone.mouth * 0.46)} {n(right[0][0])} {n(cone.top)}"
    land.path(smooth(left) + rim + "L" + smooth(right)[1:] + "Z", tone)
    inner = [(cone.x + cone.mouth * 0.2, cone.top + cone.mouth * 0.24), *right, (cone.x + cone.half * 0.3, cone.foot)]
    land.path(smooth([*inner, (cone.x + cone.mouth, (cone.top + cone.foot) / 2)], closed=True), shift(tone, -0.07))


def smoke(land: Land, at: Point, count: int, lean: float, tone: str = "#6F6468") -> None:
    for k in range(count):
        x = at[0] + land.rng.uniform(-12, 12) + k * lean
        land.disc(x, at[1] - 10 - k * 13, 12 + k * 5.5, mix(tone, land.foot, k / (count + 2)), alpha=0.9)


def streams(land: Land, cone: Cone) -> None:
    x, high = cone.x, cone.foot - cone.top
    for dx, k in ((-0.6, -1.0), (0.1, 0.2), (0.64, 1.1)):
        line = [
            (x + cone.mouth * dx * 0.7, cone.top + 8),
            (x + cone.mouth * dx * 1.4 + k * 8, cone.top + high * 0.3),
            (x + k * cone.half * 0.19, cone.top + high * 0.58),
            (x + k * cone.half * 0.32, cone.top + high * 0.88),
        ]
        land.path(taper(line, 9, 15), LAVA)
        land.path(taper(line[:3], 4, 5), GLOW)


def fountain(land: Land, at: Point, low: float, high: float) -> None:
    for a in (-30, -14, 6, 22, 36):
        jet = curve(at, polar(*at, land.rng.uniform(low, high), a), a / 160, 5)
        land.path(taper(jet, 9, 3), "#F28A2E" if a % 4 else "#F9C54A")


def live(land: Land) -> None:
    cone = Cone(250 + land.rng.uniform(-30, 30), 138, 330, 34, 215)
    smoke(land, (cone.x, cone.top), 9, 9)
    fountain(land, (cone.x, cone.top + 8), 50, 84)
    draw(land, cone, "#6B5450")
    streams(land, cone)
    floor(land, 306)


def quiet(land: Land) -> None:
    """Long asleep: grass to the rim, a lake in the crater."""
    cone = Cone(244, 168, 330, 74, 230)
    draw(land, cone, "#7F9A62")
    land.disc(cone.x, cone.top + 9, 66, "#5A7A4C", ry=15)
    land.disc(cone.x, cone.top + 12, 50, "#5FA9B4", ry=9)
    for dx in (-120, -70, 60, 110):
        foot = (cone.x + dx, cone.foot - 30)
        land.path(taper([(cone.x + dx * 0.5, cone.top + 60), foot], 3, 9), "#6C8A54", alpha=0.8)
    floor(land, 306)


def shield(land: Land) -> None:
    """Broad and low, with a curtain of fire along its back."""
    land.path(smooth([(-30, 320), (90, 262), (210, 216), (300, 214), (420, 258), (530, 316)]) + "Z", "#5E4A4A")
    land.path(smooth([(260, 214), (420, 258), (530, 316), (300, 320)], closed=True), "#4C3C3F")
    for k, x in enumerate((176, 208, 240, 272, 304)):
        fountain(land, (x, 222 + abs(k - 2) * 4), 34, 66)
    floor(land, 306)


def cinder(land: Land) -> None:
    """Two young cones of slag, both at work."""
    for cone, tone in ((Cone(352, 190, 322, 24, 112), "#7A5A52"), (Cone(156, 152, 334, 30, 150), "#5E4848")):
        smoke(land, (cone.x, cone.top), 7, -7 if cone.x > 250 else 8, "#8F8480")
        draw(land, cone, tone)
        land.disc(cone.x, cone.top + 6, cone.mouth * 0.7, LAVA, ry=6)
    floor(land, 306)


def snowy(land: Land) -> None:
    """White above, a thin plume over it."""
    cone = Cone(262, 122, 330, 22, 226)
    smoke(land, (cone.x, cone.top), 6, 12, "#B9B4B8")
    draw(land, cone, "#75808F")
    cap = [(-22, 0), (-58, 62), (-36, 52), (-14, 84), (6, 56), (30, 78), (58, 60), (22, 0)]
    land.path(smooth([(cone.x + dx, cone.top + dy) for dx, dy in cap], closed=True), "#FBFDFF")
    land.path(smooth([(cone.x + dx, cone.top + dy) for dx, dy in cap[4:]], closed=True), "#DCE6F2")
    floor(land, 306)


def drowned(land: Land) -> None:
    """A cone that has just come up out of the sea."""
    cone = Cone(250, 176, 290, 34, 140)
    smoke(land, (cone.x, cone.top), 8, 11, "#DCE3E3")
    draw(land, cone, "#4F4648")
    streams(land, cone)
    for x, r in ((120, 24), (176, 30), (300, 32), (372, 26)):
        land.disc(x, 286, r, "#FFFFFF", ry=r * 0.7, alpha=0.55)
    land.path("M90 288q40 -8 80 0t80 0t80 0t80 0", stroke="#E6F6F0", width=5)


def sulphur(land: Land) -> None:
    """A pale crater over the shore, yellow with what it breathes."""
    cone = Cone(230, 150, 316, 92, 222)
    draw(land, cone, "#B98A5E")
    land.disc(cone.x, cone.top + 12, 84, "#8A5F48", ry=22)
    land.disc(cone.x + 6, cone.top + 18, 62, "#E8CF5A", ry=13)
    for dx, drop, r in ((-96, 66, 20), (-64, 34, 26), (70, 44, 30), (112, 88, 22), (-20, 72, 18)):
        land.disc(cone.x + dx, cone.top + drop, r, "#EBD45F", ry=r * 0.5)
    for dx in (-56, -6, 50):
        smoke(land, (cone.x + dx, cone.top + 10), 5, 7, "#FFF6CF")


def acid(land: Land) -> None:
    """Its wall has fallen towards the sea: one looks into the crater, on a green lake under steam."""
    wall = [(20, 322), (84, 200), (150, 128), (226, 150), (300, 120), (390, 190), (482, 322)]
    land.path(smooth(wall) + "Z", "#8C857C")
    land.path(smooth(wall[4:]) + "L350 322L330 220Z", "#746C66")
    land.path(smooth([(112, 322), (150, 226), (210, 190), (296, 186), (350, 230), (392, 322)]) + "Z", "#D8CBB0")
    land.disc(250, 292, 112, "#A9B48C", ry=32)
    land.disc(250, 292, 98, "#A8D84E", ry=25)
    land.disc(230, 286, 46, "#D6F08A", ry=9)
    for k in range(8):
        land.disc(262 + k * 10, 262 - k * 26, 20 + k * 7, "#FFFFFF", alpha=0.5)
    for x in (70, 190, 330, 440):
        land.disc(x, 324, 48, "#FFFFFF", ry=7, alpha=0.7)


KINDS = {
    "acid": acid, "cinder": cinder, "drowned": drowned, "live": live, "quiet": quiet, "shield": shield,
    "snowy": snowy, "sulphur": sulphur,
}
AT_SEA = ("acid", "drowned", "sulphur")


def volcano(land: Land) -> None:
    if land.note not in AT_SEA:
        land.path(hills(land.rng, 268, 14), land.far)
    KINDS[land.note](land)

"""The place a plant stands in: sky, disc, hills, ground, and one motif per habitat. Paints no plants."""

from collections.abc import Sequence
from random import Random

from engine import record
from render.icons import polar
from render.palette import mix, shift

from .curves import Point, blob, n, polygon, smooth
from .pen import HEIGHT, LEFT, RIGHT, WIDTH, Pen
from .tones import DUSK, SCENES


def below(points: Sequence[Point]) -> str:
    """Everything under a line that runs from the left edge to the right one."""
    return smooth(points) + f"L{n(points[-1][0])} {HEIGHT}L{n(points[0][0])} {HEIGHT}Z"


def hills(rng: Random, base: float, swing: float, knots: int = 8) -> str:
    step = (RIGHT - LEFT + 40) / knots
    return below([(LEFT - 20 + i * step, base + rng.uniform(-swing, swing)) for i in range(knots + 1)])


def peaks(pen: Pen, base: float, height: float, tone: str, *, snow: str = "", count: int = 5) -> None:
    """Faceted mountains: light left flank, dark right flank, optional snow."""
    for i in sorted(range(count), key=lambda _: pen.rng.random()):
        x = LEFT + (i + 0.5) * (RIGHT - LEFT) / count + pen.rng.uniform(-40, 40)
        h, w = height * pen.rng.uniform(0.6, 1), height * pen.rng.uniform(0.75, 1.1)
        top = (x, base - h)
        ridge = [(0.1, 0.72), (-0.06, 0.5), (0.14, 0.25), (0, 0)]
        pen.path(polygon([(x - w, base), top, (x + w, base)]), tone)
        shade = [top, *[(x + w * dx, base - h * up) for dx, up in ridge], (x + w, base)]
        pen.path(polygon(shade), shift(tone, -0.05, -0.01))
        if snow:
            snowcap(pen, top, w, h, snow)


def snowcap(pen: Pen, top: Point, w: float, h: float, snow: str) -> None:
    x, y = top
    edge = [
        (x + w * dx, y + h * down)
        for dx, down in ((-0.34, 0.34), (-0.17, 0.28), (-0.04, 0.39), (0.143, 0.255), (0.34, 0.34))
    ]
    pen.path(polygon([top, *edge]), snow)
    pen.path(polygon([top, *edge[2:]]), shift(snow, -0.06, -0.02))


def rock(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    pts = [
        (x - r, y),
        (x - r * 0.85, y - r * pen.rng.uniform(0.4, 0.6)),
        (x - r * pen.rng.uniform(0.2, 0.4), y - r * pen.rng.uniform(0.7, 0.95)),
        (x + r * pen.rng.uniform(0.25, 0.45), y - r * pen.rng.uniform(0.6, 0.8)),
        (x + r * 0.9, y - r * 0.35),
        (x + r, y),
    ]
    pen.path(polygon(pts), tone)
    pen.path(polygon([pts[0], pts[1], pts[2], (x - r * 0.2, y - r * 0.35)]), shift(tone, 0.09, 0.015))
    pen.path(
        polygon([(x - r * 0.2, y - r * 0.35), pts[3], pts[4], pts[5], (x + r * 0.1, y)]), shift(tone, -0.06, -0.01)
    )


def tuft(pen: Pen, x: float, y: float, size: float, tone: str, blades: int = 5) -> None:
    for i in range(blades):
        lean = (i - (blades - 1) / 2) * 14 + pen.rng.uniform(-6, 6)
        tip = polar(x, y, size * pen.rng.uniform(0.7, 1.1), lean)
        pen.path(
            f"M{n(x - 2)} {n(y)}Q{n(x + lean * 0.1)} {n(y - size * 0.6)} {n(tip[0])} {n(tip[1])}"
            f"Q{n(x + lean * 0.1 + 3)} {n(y - size * 0.5)} {n(x + 2)} {n(y)}Z",
            tone,
        )


def flakes(pen: Pen, count: int, colour: str, top: float = 0, foot: float = HEIGHT) -> None:
    for _ in range(count):
        pen.disc(
            pen.rng.uniform(LEFT, RIGHT),
            pen.rng.uniform(top, foot),
            pen.rng.uniform(1.2, 3.4),
            colour,
            alpha=pen.rng.uniform(0.5, 0.95),
        )


def ripples(pen: Pen, top: float, light: str, count: int = 14) -> None:
    for _ in range(count):
        y = top + (HEIGHT - top) * pen.rng.random() ** 0.8
        w = 14 + 46 * (y - top) / (HEIGHT - top) * pen.rng.uniform(0.6, 1.2)
        x = pen.rng.uniform(LEFT, RIGHT)
        pen.path(
            f"M{n(x)} {n(y)}q{n(w / 2)} -4 {n(w)} 0q{n(-w / 2)} 3 {n(-w)} 0Z", light, alpha=pen.rng.uniform(0.25, 0.6)
        )


@record
class Light:
    """The tones of a scene, so that what stands in it can borrow them."""

    sky: str
    foot: str
    far: str
    mid: str
    ground: str
    deep: str
    glow: str
    snow: str


def lit(rng: Random, habitats: Sequence[str], *, dusk: bool) -> tuple[str, Light]:
    """The habitat that leads, and its light; a second one is mixed into hills and ground only."""
    order = list(habitats) or ["plain"]
    rng.shuffle(order)
    lead, second = order[0], order[1 % len(order)]
    keys = DUSK if dusk else SCENES
    sky, foot, far, mid, ground, deep, glow = keys[lead]
    if second != lead:
        far, mid, ground = (
            mix(far, keys[second][2], 0.5),
            mix(mid, keys[second][3], 0.5),
            mix(ground, keys[second][4], 0.45),
        )
    return lead, Light(sky, foot, far, mid, ground, deep, glow, "#B9C8E2" if dusk else "#F6F9FD")


def backdrop(
    pen: Pen,
    habitats: Sequence[str],
    *,
    horizon: float,
    dusk: bool = False,
    disc: tuple[float, float, float] = (250, 160, 130),
) -> Light:
    lead, light = lit(pen.rng, habitats, dusk=dusk)
    pen.sheet(pen.gradient("sky", [(0, light.sky), (0.75, light.foot)]))
    pale_disc(pen, disc, light, dusk=dusk, rays="sunny" in habitats and not dusk)
    if "rocky" in habitats or lead == "cold":
        height = 150 if "rocky" in habitats else 90
        peaks(pen, horizon + 6, height, light.far, snow=light.snow if "cold" in habitats else "", count=6)
    else:
        pen.path(hills(pen.rng, horizon - 44, 26), light.far)
        if lead not in ("sunny", "rocky") or dusk:
            treeline(pen, horizon - 16, mix(light.far, light.mid, 0.5), 26, conifer="cold" in habitats)
    if dusk:
        trunks(pen, horizon, mix(light.far, light.sky, 0.35), light.mid)
    pen.path(hills(pen.rng, horizon - 6, 14), light.mid)
    lay_ground(pen, habitats, light, horizon, dusk=dusk)
    return light


def pale_disc(pen: Pen, disc: tuple[float, float, float], light: Light, *, dusk: bool, rays: bool) -> None:
    """The pale disc behind the subject gives it contrast whatever it is."""
    x, y, r = disc
    pen.disc(x, y, r * 1.28, light.glow, alpha=0.16 if dusk else 0.28)
    pen.disc(x, y, r, light.glow, alpha=0.30 if dusk else 0.62)
    if rays:
        for a in range(0, 360, 15):
            p, q = polar(x, y, r * 1.36, a + 4), polar(x, y, r * (1.5 if a % 30 else 1.62), a + 4)
            pen.path(f"M{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}", stroke=light.glow, width=4, alpha=0.6)


def lay_ground(pen: Pen, habitats: Sequence[str], light: Light, horizon: float, *, dusk: bool) -> None:
    rng = pen.rng
    if "wet" in habitats:
        water = mix(mix(light.sky, "#4FA3B0", 0.5), light.ground, 0.5 if dusk else 0.25)
        pen.path(hills(rng, horizon + 12, 3), mix(water, light.foot, 0.25))
        ripples(pen, horizon + 16, mix(light.foot, "#FFFFFF", 0.3), 18)
        pen.path(bank(rng, horizon + 40), light.ground)
    else:
        pen.path(hills(rng, horizon + 16, 9, 7), light.ground)
    pen.path(hills(rng, horizon + 62, 8, 7), mix(light.ground, light.deep, 0.55))
    if "cold" in habitats:
        pen.path(snowpatch(rng, horizon + 22), light.snow, alpha=0.55)
    if "rocky" in habitats:
        for _ in range(7):
            side = rng.choice((rng.uniform(LEFT, 130), rng.uniform(370, RIGHT)))
            rock(pen, side, horizon + rng.uniform(34, 84), rng.uniform(18, 44), mix(light.far, light.deep, 0.45))
    for _ in range(12):
        tone = mix(light.ground, light.deep, rng.uniform(0.2, 0.9))
        tuft(pen, rng.uniform(LEFT, RIGHT), horizon + rng.uniform(30, 95), rng.uniform(12, 24), tone)


def foreground(pen: Pen, habitats: Sequence[str], light: Light, foot: float) -> None:
    """What stands in front of the stem's foot, so that the plant sits in its place."""
    rng = pen.rng
    for _ in range(14):
        tone = mix(light.ground, light.deep, rng.uniform(0.3, 1))
        tuft(pen, WIDTH / 2 + rng.gauss(0, 140), foot + rng.uniform(4, 34), rng.uniform(14, 28), tone)
    if "rocky" in habitats:
        for _ in range(3):
            x = WIDTH / 2 + rng.choice((-1, 1)) * rng.uniform(40, 150)
            rock(pen, x, foot + rng.uniform(8, 22), rng.uniform(12, 26), mix(light.far, light.deep, 0.4))
    if "cold" in habitats:
        flakes(pen, 34, "#FFFFFF")
    if "sunny" in habitats:
        for _ in range(12):
            pen.disc(rng.uniform(LEFT, RIGHT), rng.uniform(60, 330), rng.uniform(1.5, 3), "#FFF3C4", alpha=0.8)


def bank(rng: Random, base: float) -> str:
    near, far = base + rng.uniform(8, 24), base + rng.uniform(8, 24)
    return below(
        [(LEFT - 20, base + 38), (40, near), (250, base - rng.uniform(0, 8)), (460, far), (RIGHT + 20, base + 40)]
    )


def snowpatch(rng: Random, y: float) -> str:
    upper = [(x, y + rng.uniform(-4, 8)) for x in range(LEFT - 20, RIGHT + 60, 152)]
    lower = [(x, y + rng.uniform(13, 24)) for x in range(RIGHT + 40, LEFT - 40, -152)]
    return smooth([*upper, *lower], closed=True)


def treeline(pen: Pen, y: float, tone: str, size: float, *, conifer: bool) -> None:
    x = LEFT - 10.0
    while x < RIGHT + 20:
        s = size * pen.rng.uniform(0.6, 1.2)
        if conifer:
            pen.path(polygon([(x - s * 0.4, y), (x, y - s * 1.6), (x + s * 0.4, y)]), tone)
        else:
            pen.path(blob(pen.rng, x, y - s * 0.4, s * 0.7, s * 0.6), tone)
        x += s * pen.rng.uniform(0.7, 1.5)


def trunks(pen: Pen, horizon: float, pale: str, dark: str) -> None:
    """Tall stems behind a mushroom: we are low in the wood."""
    for left, right in ((-90, -20), (10, 90), (110, 170), (340, 400), (420, 490), (520, 590)):
        x = pen.rng.uniform(left, right)
        w = pen.rng.uniform(14, 34)
        pen.path(
            f"M{n(x - w * 0.7)} {n(horizon + 10)}Q{n(x - w * 0.4)} {n(horizon - 60)} {n(x - w * 0.45)} "
            f"-10L{n(x + w * 0.45)} -10Q{n(x + w * 0.4)} {n(horizon - 60)} {n(x + w * 0.8)} "
            f"{n(horizon + 10)}Z",
            mix(pale, dark, pen.rng.uniform(0.2, 0.8)),
        )

"""The place a plant stands in: sky, disc, hills, ground, and one motif per habitat. Paints no plants."""

from random import Random

from render.games.earth.curves import blob, n, polygon, smooth
from render.games.earth.pen import HEIGHT, WIDTH, Pen
from render.games.earth.tones import DUSK, SCENES
from render.icons import polar
from render.palette import mix, shift


def hills(rng: Random, base: float, swing: float, knots: int = 6) -> str:
    points = [(-20 + i * (WIDTH + 40) / knots, base + rng.uniform(-swing, swing)) for i in range(knots + 1)]
    return smooth(points) + f"L{WIDTH + 20} {HEIGHT}L-20 {HEIGHT}Z"


def peaks(pen: Pen, base: float, height: float, tone: str, *, snow: str = "", count: int = 4) -> None:
    """Faceted mountains: light left flank, dark right flank, optional snow."""
    for i in sorted(range(count), key=lambda _: pen.rng.random()):
        x = (i + 0.5) * WIDTH / count + pen.rng.uniform(-40, 40)
        h, w = height * pen.rng.uniform(0.6, 1), height * pen.rng.uniform(0.75, 1.1)
        top = (x, base - h)
        pen.path(polygon([(x - w, base), top, (x + w, base)]), tone)
        ridge = [
            (x + w * 0.1, base - h * 0.72),
            (x - w * 0.06, base - h * 0.5),
            (x + w * 0.14, base - h * 0.25),
            (x, base),
        ]
        pen.path(polygon([top, *ridge, (x + w, base)]), shift(tone, -0.05, -0.01))
        if snow:
            k = 0.34
            pen.path(
                polygon(
                    [
                        top,
                        (x - w * k, base - h * (1 - k)),
                        (x - w * k * 0.5, base - h * (1 - k * 0.82)),
                        (x - w * 0.04, base - h * (1 - k * 1.15)),
                        (x + w * k * 0.42, base - h * (1 - k * 0.75)),
                        (x + w * k, base - h * (1 - k)),
                    ]
                ),
                snow,
            )
            pen.path(
                polygon(
                    [
                        top,
                        (x - w * 0.04, base - h * (1 - k * 1.15)),
                        (x + w * k * 0.42, base - h * (1 - k * 0.75)),
                        (x + w * k, base - h * (1 - k)),
                    ]
                ),
                shift(snow, -0.06, -0.02),
            )


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
            pen.rng.uniform(0, WIDTH),
            pen.rng.uniform(top, foot),
            pen.rng.uniform(1.2, 3.4),
            colour,
            alpha=pen.rng.uniform(0.5, 0.95),
        )


def ripples(pen: Pen, top: float, light: str, count: int = 14) -> None:
    for _ in range(count):
        y = top + (HEIGHT - top) * pen.rng.random() ** 0.8
        w = 14 + 46 * (y - top) / (HEIGHT - top) * pen.rng.uniform(0.6, 1.2)
        x = pen.rng.uniform(-10, WIDTH)
        pen.path(
            f"M{n(x)} {n(y)}q{n(w / 2)} -4 {n(w)} 0q{n(-w / 2)} 3 {n(-w)} 0Z", light, alpha=pen.rng.uniform(0.25, 0.6)
        )


def backdrop(
    pen: Pen, habitats: list[str], *, horizon: float, dusk: bool = False, disc: tuple[float, float, float] | None = None
) -> dict[str, str]:
    """Paints the scene and returns its tones, so that the plant can borrow them."""
    order = list(habitats) or ["plain"]
    pen.rng.shuffle(order)
    lead, second = order[0], order[1 % len(order)]
    keys = DUSK if dusk else SCENES
    top, foot, far, mid, ground, deep, glow = keys[lead]
    if second != lead:
        far, mid = (mix(a, b, 0.5) for a, b in zip((far, mid), keys[second][2:4], strict=True))
        ground = mix(ground, keys[second][4], 0.45)
    pen.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{pen.gradient("sky", [(0, top, 1), (0.75, foot, 1)])}"/>')
    x, y, r = disc or (
        WIDTH * pen.rng.uniform(0.36, 0.64),
        HEIGHT * pen.rng.uniform(0.34, 0.42),
        pen.rng.uniform(120, 140),
    )
    pen.disc(x, y, r * 1.28, glow, alpha=0.16 if dusk else 0.28)
    pen.disc(x, y, r, glow, alpha=0.30 if dusk else 0.62)
    snow = "#F6F9FD" if not dusk else "#B9C8E2"
    if "sunny" in habitats and not dusk:
        for a in range(0, 360, 15):
            p, q = polar(x, y, r * 1.36, a + 4), polar(x, y, r * (1.5 if a % 30 else 1.62), a + 4)
            pen.path(f"M{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}", stroke=glow, width=4, alpha=0.6)
    if "rocky" in habitats or lead == "cold":
        peaks(pen, horizon + 6, 150 if "rocky" in habitats else 90, far, snow=snow if "cold" in habitats else "")
    else:
        pen.path(hills(pen.rng, horizon - 44, 26), far)
        if lead in ("plain", "wet", "cold") or dusk:
            _treeline(pen, horizon - 16, mix(far, mid, 0.5), 26, conifer="cold" in habitats)
    if dusk:
        _trunks(pen, horizon, mix(far, top, 0.35), mid)
    pen.path(hills(pen.rng, horizon - 6, 14), mid)
    if "wet" in habitats:
        water = mix(mix(top, "#4FA3B0", 0.5), ground, 0.25 if not dusk else 0.5)
        pen.path(hills(pen.rng, horizon + 12, 3), mix(water, foot, 0.25))
        ripples(pen, horizon + 16, mix(foot, "#FFFFFF", 0.3))
        pen.path(_bank(pen.rng, horizon + 40), ground)
    else:
        pen.path(hills(pen.rng, horizon + 16, 9, 5), ground)
    pen.path(hills(pen.rng, horizon + 62, 8, 5), mix(ground, deep, 0.55))
    if "cold" in habitats:
        pen.path(_snowpatch(pen.rng, horizon + 22), snow, alpha=0.55)
    if "rocky" in habitats:
        for _ in range(5):
            side = pen.rng.choice((pen.rng.uniform(-10, 130), pen.rng.uniform(370, 510)))
            rock(pen, side, horizon + pen.rng.uniform(34, 84), pen.rng.uniform(18, 44), mix(far, deep, 0.45))
    for _ in range(9):
        tuft(
            pen,
            pen.rng.uniform(0, WIDTH),
            horizon + pen.rng.uniform(30, 95),
            pen.rng.uniform(12, 24),
            mix(ground, deep, pen.rng.uniform(0.2, 0.9)),
        )
    return {
        "sky": top,
        "foot": foot,
        "far": far,
        "mid": mid,
        "ground": ground,
        "deep": deep,
        "glow": glow,
        "snow": snow,
    }


def foreground(pen: Pen, habitats: list[str], tones: dict[str, str], foot: float) -> None:
    """What stands in front of the stem's foot, so that the plant sits in its place."""
    for _ in range(12):
        tuft(
            pen,
            WIDTH / 2 + pen.rng.gauss(0, 120),
            foot + pen.rng.uniform(4, 34),
            pen.rng.uniform(14, 28),
            mix(tones["ground"], tones["deep"], pen.rng.uniform(0.3, 1)),
        )
    if "rocky" in habitats:
        for _ in range(3):
            rock(
                pen,
                WIDTH / 2 + pen.rng.choice((-1, 1)) * pen.rng.uniform(40, 150),
                foot + pen.rng.uniform(8, 22),
                pen.rng.uniform(12, 26),
                mix(tones["far"], tones["deep"], 0.4),
            )
    if "cold" in habitats:
        flakes(pen, 26, "#FFFFFF")
    if "sunny" in habitats:
        for _ in range(9):
            pen.disc(pen.rng.uniform(20, 480), pen.rng.uniform(60, 330), pen.rng.uniform(1.5, 3), "#FFF3C4", alpha=0.8)


def _bank(rng: Random, base: float) -> str:
    return (
        smooth(
            [
                (-20, base + 30),
                (90, base + rng.uniform(8, 24)),
                (250, base - rng.uniform(0, 8)),
                (410, base + rng.uniform(8, 24)),
                (520, base + 34),
            ]
        )
        + f"L520 {HEIGHT}L-20 {HEIGHT}Z"
    )


def _snowpatch(rng: Random, y: float) -> str:
    return smooth(
        [
            (-20, y + 8),
            (120, y + rng.uniform(-4, 6)),
            (260, y + 4),
            (400, y + rng.uniform(-4, 6)),
            (520, y + 6),
            (520, y + 22),
            (380, y + 14),
            (240, y + 24),
            (100, y + 13),
            (-20, y + 24),
        ],
        closed=True,
    )


def _treeline(pen: Pen, y: float, tone: str, size: float, *, conifer: bool) -> None:
    x = -10.0
    while x < WIDTH + 20:
        s = size * pen.rng.uniform(0.6, 1.2)
        if conifer:
            pen.path(polygon([(x - s * 0.4, y), (x, y - s * 1.6), (x + s * 0.4, y)]), tone)
        else:
            pen.path(blob(pen.rng, x, y - s * 0.4, s * 0.7, s * 0.6), tone)
        x += s * pen.rng.uniform(0.7, 1.5)


def _trunks(pen: Pen, horizon: float, pale: str, dark: str) -> None:
    """Tall stems behind a mushroom: we are low in the wood."""
    for x in (pen.rng.uniform(10, 90), pen.rng.uniform(110, 170), pen.rng.uniform(340, 400), pen.rng.uniform(420, 490)):
        w = pen.rng.uniform(14, 34)
        pen.path(
            f"M{n(x - w * 0.7)} {n(horizon + 10)}Q{n(x - w * 0.4)} {n(horizon - 60)} {n(x - w * 0.45)} "
            f"-10L{n(x + w * 0.45)} -10Q{n(x + w * 0.4)} {n(horizon - 60)} {n(x + w * 0.8)} "
            f"{n(horizon + 10)}Z",
            mix(pale, dark, pen.rng.uniform(0.2, 0.8)),
        )

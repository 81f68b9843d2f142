"""Blossoms as symbols of radius 1. Light falls from the upper left on all of them."""

import math

from render.games.earth.curves import Point, n, smooth
from render.games.earth.pen import Pen
from render.icons import polar
from render.palette import mix, shift


def petals(count: int, shape: str, colour: str, *, reach: float = 1, offset: float = 0, wide: float = 1) -> str:
    """A ring of petals round (0,0); every petal turned away from the light is a tone darker."""
    half = {
        "round": [(0, 0), (0.30, -0.35), (0.38, -0.72), (0.18, -0.98), (0, -1)],
        "notch": [(0, 0), (0.28, -0.35), (0.40, -0.75), (0.2, -1), (0, -0.86)],
        "thin": [(0, 0), (0.11, -0.3), (0.15, -0.65), (0.08, -0.92), (0, -1)],
        "point": [(0, 0), (0.26, -0.3), (0.26, -0.58), (0.1, -0.86), (0, -1.02)],
    }[shape]
    whole = [(x * 100 * wide, y * 100) for x, y in half] + [(-x * 100 * wide, y * 100) for x, y in half[-2:0:-1]]
    d = smooth(whole, closed=True)
    out = []
    for i in range(count):
        turn = offset + 360 * i / count
        tone = shift(colour, 0.035 * math.cos(math.radians(turn + 40)) - 0.01, 0)
        out.append(
            f'<g transform="rotate({n(turn)}) scale({reach * 0.01:.4f})"><path d="{d}" fill="{tone}"/>'
            f'<path d="M0 -12L0 -62" stroke="{shift(colour, -0.09)}" stroke-width="4"'
            ' stroke-linecap="round" stroke-opacity=".55"/></g>'
        )
    return "".join(out)


def dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{r:.3f}" fill="{fill}"/>'


# Rings of petals from the outermost in: count, outline, tone, reach, offset, width.
Ring = tuple[int, str, str, float, float, float]
RINGS: dict[str, tuple[Ring, ...]] = {
    "five": ((5, "round", "colour", 1, 0, 1.15),),
    "cherry": ((5, "notch", "colour", 1, 0, 1.15),),
    "daisy": ((14, "thin", "dark", 1, 13, 1), (14, "thin", "colour", 1, 0, 1)),
    "star": ((6, "point", "colour", 1, 0, 0.9),),
    "rose": (
        (6, "round", "dark", 1, 0, 1.3), (5, "round", "colour", 0.78, 30, 1.35), (4, "round", "light", 0.52, 10, 1.4),
    ),
    "peony": (
        (9, "notch", "dark", 1, 0, 1.2), (8, "notch", "colour", 0.84, 20, 1.2), (7, "notch", "light", 0.62, 5, 1.2),
        (6, "round", "pale", 0.4, 30, 1.3),
    ),
    "dahlia": (
        (12, "point", "dark", 1, 0, 0.8), (11, "point", "dim", 0.81, 17, 0.8), (10, "point", "colour", 0.62, 34, 0.8),
        (9, "point", "light", 0.43, 51, 0.8), (8, "point", "pale", 0.24, 68, 0.8),
    ),
    "pom": ((13, "thin", "dark", 1, 0, 1.2), (11, "thin", "colour", 0.8, 11, 1.3), (8, "thin", "light", 0.52, 5, 1.5)),
    "sun": ((20, "thin", "dark", 1, 9, 1.2), (20, "thin", "colour", 1, 0, 1.2)),
    "passion": ((10, "thin", "light", 1, 0, 1.5),),
    "orchid": ((3, "point", "dark", 1.05, 0, 0.75), (2, "round", "colour", 0.95, 90, 1.3)),
}  # fmt: skip
# Hanging or standing blossoms, stem at (0, 0): outline and tone, back to front.
SHAPES: dict[str, tuple[tuple[str, str], ...]] = {
    "bell": (
        (
            ("M0 0C.5 0 .55 .5 .62 .95Q.45 .85 .3 1.02Q.15 .86 0 1.02Q-.15 .86 -.3 1.02Q-.45 .85 -.62 .95"
            "C-.55 .5 -.5 0 0 0Z"),
            "colour",
        ),
        ("M0 0C.5 0 .55 .5 .62 .95Q.45 .85 .3 1.02C.3 .6 .2 .2 0 0Z", "dark"),
    ),
    "trumpet": (
        (
            ("M-.08 0C-.12 .6 -.2 .9 -.62 1.25Q-.3 1.2 -.25 1.42Q0 1.25 .25 1.42Q.3 1.2 .62 1.25"
            "C.2 .9 .12 .6 .08 0Z"),
            "colour",
        ),
        ("M.02 0L.08 0C.12 .6 .2 .9 .62 1.25Q.3 1.2 .25 1.42Q.1 .8 .02 0Z", "dark"),
    ),
    "tulip": (
        ("M0 0C-.62 -.05 -.6 -.75 -.42 -1.3Q-.2 -1.1 0 -1.38Q.2 -1.1 .42 -1.3C.6 -.75 .62 -.05 0 0Z", "dark"),
        ("M0 0C-.66 -.1 -.7 -.7 -.46 -1.3C-.1 -1 .02 -.5 0 0Z", "light"),
        ("M0 0C-.38 -.2 -.3 -.9 0 -1.25C.3 -.9 .38 -.2 0 0Z", "colour"),
    ),
    "pea": (
        ("M0 0C-.7 -.1 -.8 -.9 0 -1C.8 -.9 .7 -.1 0 0Z", "colour"),
        ("M0 .15C-.42 0 -.4 -.5 0 -.55C.4 -.5 .42 0 0 .15Z", "light"),
        ("M0 0C.7 -.1 .8 -.9 0 -1C.3 -.7 .3 -.3 0 0Z", "dark"),
    ),
    "heartdrop": (
        ("M0 .1C-.3 -.25 -.75 -.05 -.6 .4C-.5 .7 -.15 .8 0 1.05C.15 .8 .5 .7 .6 .4C.75 -.05 .3 -.25 0 .1Z", "light"),
        ("M-.12 .8C-.2 1.1 -.1 1.3 0 1.4C.1 1.3 .2 1.1 .12 .8Z", "heart"),
    ),
}  # fmt: skip
LOTUS = (
    (-78, 0.95, "dark"),
    (78, 0.95, "dark"),
    (-50, 1, "colour"),
    (50, 1, "dim"),
    (-24, 1.02, "light"),
    (24, 1.02, "colour"),
    (0, 1, "light"),
)
PETAL = "M0 .1C-.42 -.2 -.34 -.8 0 -1.1C.34 -.8 .42 -.2 0 .1Z"
EYES = {"five": 0.24, "cherry": 0.24, "daisy": 0.34, "star": 0.2, "rose": 0.16, "peony": 0.12, "dahlia": 0.1}


def flower(pen: Pen, kind: str, colour: str, heart: str = "#F2C445") -> str:
    """A blossom of radius 1 round (0, 0); the ones that hang or stand have their stem there."""
    name = f"f{kind}{colour[1:]}{heart[1:]}"
    if name in pen.defs:
        return name
    tones = {
        "colour": colour, "dark": shift(colour, -0.10, -0.01), "dim": shift(colour, -0.05), "heart": heart,
        "light": shift(colour, 0.07, 0.01), "pale": shift(colour, 0.12, 0.01),
    }  # fmt: skip
    rings = "".join(petals(k, o, tones[t], reach=r, offset=a, wide=w) for k, o, t, r, a, w in RINGS.get(kind, ()))
    shapes = "".join(f'<path d="{outline}" fill="{tones[tone]}"/>' for outline, tone in SHAPES.get(kind, ()))
    eye = dot(0, 0, EYES[kind], heart) if kind in EYES else ""
    pen.symbol(name, rings + shapes + eye + middle(kind, tones))
    return name


def middle(kind: str, tones: dict[str, str]) -> str:
    """What some blossoms have besides petals and an eye."""
    heart = tones["heart"]
    match kind:
        case "lotus":
            leaves = (
                f'<path d="{PETAL}" transform="rotate({a}) scale({s})" fill="{tones[tone]}"/>' for a, s, tone in LOTUS
            )
            out = "".join(leaves) + dot(0, -0.12, 0.2, heart)
        case "five" | "cherry":
            out = "".join(dot(*polar(0, 0, 0.36, a), 0.045, shift(heart, -0.12)) for a in range(18, 378, 60))
        case "daisy":
            out = dot(-0.06, -0.06, 0.22, shift(heart, 0.06))
        case "sun":
            seeds = (
                dot(*polar(0, 0, 0.05 + 0.39 * (k / 40) ** 0.5, k * 137.5), 0.028, shift(heart, 0.13))
                for k in range(40)
            )
            out = dot(0, 0, 0.5, shift(heart, -0.06)) + dot(0, 0, 0.42, heart) + "".join(seeds)
        case "passion":
            rays = "".join(ray(0.74, a, tones["dark" if a % 20 else "colour"], 0.045) for a in range(0, 360, 10))
            out = rays + dot(0, 0, 0.3, mix(tones["colour"], "#FFFFFF", 0.7)) + dot(0, 0, 0.16, heart)
        case "orchid":
            lip = f'<path d="M0 0C-.5 .1 -.42 .75 0 .85C.42 .75 .5 .1 0 0Z" fill="{heart}"/>'
            out = lip + dot(0, 0.1, 0.14, tones["light"])
        case _:
            out = ""
    return out


def ray(reach: float, turn: float, tone: str, width: float) -> str:
    x, y = polar(0, 0, reach, turn)
    return f'<path d="M0 0L{x:.3f} {y:.3f}" stroke="{tone}" stroke-width="{width}" stroke-linecap="round"/>'


def placed(symbol: str, at: Point, turn: float, scale: float) -> str:
    return f'<use href="#{symbol}" transform="translate({at[0]:.2f} {at[1]:.2f}) rotate({turn:.0f}) scale({scale})"/>'


def blossom(pen: Pen, style: str, colour: str, heart: str) -> str:
    """Blossoms made of blossoms, beside the plain ones."""
    name = f"x{style}{colour[1:]}{heart[1:]}"
    match style:
        case "umbel":
            small, inner = flower(pen, "five", colour, heart), flower(pen, "five", mix(colour, heart, 0.55), heart)
            ring = [placed(small, polar(0, 0, 0.66, a), a, 0.36) for a in range(0, 360, 45)]
            core = [placed(inner, polar(0, -0.08, 0.29, a), a, 0.34) for a in range(10, 370, 90)]
            pen.symbol(name, "".join(ring + core))
        case "spider":
            arms = "".join(tendril(a, heart) for a in range(0, 360, 72))
            pen.symbol(name, arms + petals(5, "point", colour, reach=0.75, wide=1.2) + dot(0, 0, 0.2, heart))
        case "bindweed":
            shade = f'<path d="M.7 -.71A1 1 0 0 1 -.5 .86A1.25 1.25 0 0 0 .7 -.71Z" fill="{shift(colour, -0.07)}"/>'
            rays = "".join(ray(0.9, a, heart, 0.16) for a in range(0, 360, 72))
            pen.symbol(name, dot(0, 0, 1, colour) + shade + rays + dot(0, 0, 0.22, "#F6E3A0"))
        case "globe":
            spots = [polar(0, 0, 0.86 * (k / 60) ** 0.5, k * 137.5) for k in range(60, 0, -1)]
            stars = [flower(pen, "star", shift(colour, 0.02 - 0.05 * (x + y)), heart) for x, y in spots]
            pen.symbol(
                name, "".join(placed(s, at, k * 40, 0.24) for k, (s, at) in enumerate(zip(stars, spots, strict=True)))
            )
        case _:
            return flower(pen, style, colour, heart)
    return name


def tendril(turn: float, tone: str) -> str:
    (a, b), (c, d) = polar(0, 0, 0.7, turn), polar(0, 0, 1.5, turn + 26)
    return (
        f'<path d="M0 0Q{a:.2f} {b:.2f} {c:.2f} {d:.2f}" fill="none" stroke="{tone}" stroke-width=".09"'
        ' stroke-linecap="round"/>'
    )

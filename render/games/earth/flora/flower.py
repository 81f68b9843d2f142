"""Blossoms as symbols of radius 1. Light falls from the upper left on all of them."""

import math

from render.games.earth.curves import n, smooth
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
            f'<path d="M0 -12L0 -62" stroke="{shift(colour, -0.09)}" stroke-widt'
            'h="4" stroke-linecap="round" opacity=".55"/></g>'
        )
    return "".join(out)


def dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{r:.3f}" fill="{fill}"/>'


def flower(pen: Pen, kind: str, colour: str, heart: str = "#F2C445") -> str:
    """A blossom of radius 1 round (0,0); the ones that hang or stand have their stem at (0,0)."""
    name = f"f{kind}{colour[1:]}{heart[1:]}"
    if name in pen.defs:
        return name
    dark, light = shift(colour, -0.10, -0.01), shift(colour, 0.07, 0.01)
    match kind:
        case "five" | "cherry":
            body = petals(5, "notch" if kind == "cherry" else "round", colour, wide=1.15) + dot(0, 0, 0.24, heart)
            body += "".join(dot(*polar(0, 0, 0.36, a), 0.045, shift(heart, -0.12)) for a in range(18, 378, 60))
        case "daisy":
            body = (
                petals(14, "thin", dark, offset=13)
                + petals(14, "thin", colour)
                + dot(0, 0, 0.34, heart)
                + dot(-0.06, -0.06, 0.22, shift(heart, 0.06))
            )
        case "star":
            body = petals(6, "point", colour, wide=0.9) + dot(0, 0, 0.2, heart)
        case "rose":
            body = (
                petals(6, "round", dark, wide=1.3)
                + petals(5, "round", colour, reach=0.78, offset=30, wide=1.35)
                + petals(4, "round", light, reach=0.52, offset=10, wide=1.4)
                + dot(0, 0, 0.16, heart)
            )
        case "peony":
            body = (
                petals(9, "notch", dark, wide=1.2)
                + petals(8, "notch", colour, reach=0.84, offset=20, wide=1.2)
                + petals(7, "notch", light, reach=0.62, offset=5, wide=1.2)
                + petals(6, "round", shift(light, 0.05), reach=0.4, offset=30, wide=1.3)
                + dot(0, 0, 0.12, heart)
            )
        case "dahlia":
            body = "".join(
                petals(12 - i, "point", shift(colour, -0.1 + 0.05 * i), reach=1 - i * 0.19, offset=i * 17, wide=0.8)
                for i in range(5)
            ) + dot(0, 0, 0.1, heart)
        case "pom":
            body = (
                petals(13, "thin", dark, wide=1.2)
                + petals(11, "thin", colour, reach=0.8, offset=11, wide=1.3)
                + petals(8, "thin", light, reach=0.52, offset=5, wide=1.5)
            )
        case "bell":
            body = (
                '<path d="M0 0C.5 0 .55 .5 .62 .95Q.45 .85 .3 1.02Q.15 .86 0 1.02Q-.15 .86 -.3 '
                f'1.02Q-.45 .85 -.62 .95C-.55 .5 -.5 0 0 0Z" fill="{colour}"/>'
                f'<path d="M0 0C.5 0 .55 .5 .62 .95Q.45 .85 .3 1.02C.3 .6 .2 .2 0 0Z" fill="{dark}"/>'
            )
        case "trumpet":
            body = (
                '<path d="M-.08 0C-.12 .6 -.2 .9 -.62 1.25Q-.3 1.2 -.25 1.42Q0 '
                f'1.25 .25 1.42Q.3 1.2 .62 1.25C.2 .9 .12 .6 .08 0Z" fill="{colour}"/>'
                f'<path d="M.02 0L.08 0C.12 .6 .2 .9 .62 1.25Q.3 1.2 .25 1.42Q.1 .8 .02 0Z" fill="{dark}"/>'
            )
        case "tulip":
            body = (
                '<path d="M0 0C-.62 -.05 -.6 -.75 -.42 -1.3Q-.2 -1.1 0 -1.38Q.2 '
                f'-1.1 .42 -1.3C.6 -.75 .62 -.05 0 0Z" fill="{dark}"/>'
                f'<path d="M0 0C-.66 -.1 -.7 -.7 -.46 -1.3C-.1 -1 .02 -.5 0 0Z" fill="{light}"/>'
                f'<path d="M0 0C-.38 -.2 -.3 -.9 0 -1.25C.3 -.9 .38 -.2 0 0Z" fill="{colour}"/>'
            )
        case "lotus":
            body = "".join(
                f'<g transform="rotate({a}) scale({s})"><path d="M0 .1C-.42 -.2 '
                f'-.34 -.8 0 -1.1C.34 -.8 .42 -.2 0 .1Z" fill="{c}"/></g>'
                for a, s, c in (
                    (-78, 0.95, dark),
                    (78, 0.95, dark),
                    (-50, 1, colour),
                    (50, 1, shift(colour, -0.04)),
                    (-24, 1.02, shift(colour, 0.03)),
                    (24, 1.02, colour),
                    (0, 1, light),
                )
            )
            body += dot(0, -0.12, 0.2, heart)
        case "passion":
            body = petals(10, "thin", light, wide=1.5) + "".join(
                f'<path d="M0 0L{polar(0, 0, 0.74, a)[0]:.3f} {polar(0, 0, 0.74, a)[1]:.3f}" '
                f'stroke="{dark if a % 20 else colour}" '
                'stroke-width=".045"/>'
                for a in range(0, 360, 10)
            )
            body += dot(0, 0, 0.3, mix(colour, "#FFFFFF", 0.7)) + dot(0, 0, 0.16, heart)
        case "pea":
            body = (
                f'<path d="M0 0C-.7 -.1 -.8 -.9 0 -1C.8 -.9 .7 -.1 0 0Z" fill="{colour}"/><pat'
                f'h d="M0 .15C-.42 0 -.4 -.5 0 -.55C.4 -.5 .42 0 0 .15Z" fill="{light}"/><path '
                f'd="M0 0C.7 -.1 .8 -.9 0 -1C.3 -.7 .3 -.3 0 0Z" fill="{dark}"/>'
            )
        case "sun":
            body = (
                petals(20, "thin", dark, offset=9, wide=1.2)
                + petals(20, "thin", colour, wide=1.2)
                + dot(0, 0, 0.5, shift(heart, -0.06))
                + dot(0, 0, 0.42, heart)
            )
            body += "".join(
                dot(*polar(0, 0, 0.05 + 0.39 * (k / 40) ** 0.5, k * 137.5), 0.028, shift(heart, 0.13))
                for k in range(40)
            )
        case "orchid":
            body = (
                petals(3, "point", dark, wide=0.75, reach=1.05)
                + petals(2, "round", colour, offset=90, wide=1.3, reach=0.95)
                + f'<path d="M0 0C-.5 .1 -.42 .75 0 .85C.42 .75 .5 .1 0 0Z" fill="{heart}"/>'
                + dot(0, 0.1, 0.14, light)
            )
        case "heartdrop":
            body = (
                '<path d="M0 .1C-.3 -.25 -.75 -.05 -.6 .4C-.5 .7 -.15 .8 0 1.05C.15 .8 .5 .7 '
                f'.6 .4C.75 -.05 .3 -.25 0 .1Z" fill="{light}"/><path d="M-.12 .8C-.2 1.1 -.1 '
                f'1.3 0 1.4C.1 1.3 .2 1.1 .12 .8Z" fill="{heart}"/>'
            )
        case _:
            body = dot(0, 0, 0.8, colour)
    pen.symbol(name, body)
    return name


def blossom(pen: Pen, style: str, colour: str, heart: str) -> str:
    """Blossoms made of blossoms, beside the plain ones."""
    name = f"x{style}{colour[1:]}{heart[1:]}"
    if style == "umbel":
        small, inner = flower(pen, "five", colour, heart), flower(pen, "five", mix(colour, heart, 0.55), heart)
        ring = "".join(
            f'<use href="#{small}" transform="translate({polar(0, 0, 0.68, a)[0]:.2f} '
            f'{polar(0, 0, 0.6, a)[1]:.2f}) rotate({a}) scale(.36)"/>'
            for a in range(0, 360, 45)
        )
        core = "".join(
            f'<use href="#{inner}" transform="translate({polar(0, 0, 0.3, a)[0]:.2f} '
            f'{polar(0, 0, 0.28, a)[1] - 0.08:.2f}) rotate({a}) scale(.34)"/>'
            for a in range(10, 370, 90)
        )
        pen.symbol(name, ring + core)
    elif style == "spider":
        arms = "".join(
            f'<path d="M0 0Q{polar(0, 0, 0.7, a)[0]:.2f} {polar(0, 0, 0.7, a)[1]:.2f} '
            f"{polar(0, 0, 1.5, a + 26)[0]:.2f} "
            f'{polar(0, 0, 1.5, a + 26)[1]:.2f}" fill="none" stroke="{heart}" stroke-width=".09" '
            'stroke-linecap="round"/>'
            for a in range(0, 360, 72)
        )
        pen.symbol(name, arms + petals(5, "point", colour, reach=0.75, wide=1.2) + f'<circle r=".2" fill="{heart}"/>')
    elif style == "bindweed":
        rays = "".join(
            f'<path d="M0 0L{polar(0, 0, 0.9, a)[0]:.2f} {polar(0, 0, 0.9, a)[1]:.2f}" stroke="{heart}" '
            'stroke-width=".16" stroke-linecap="round" opacity=".75"/>'
            for a in range(0, 360, 72)
        )
        pen.symbol(
            name,
            f'<circle r="1" fill="{colour}"/><path d="M.7 -.71A1 1 0 0 1 -.5 .86A1.25 1.25 '
            f'0 0 0 .7 -.71Z" fill="{shift(colour, -0.07)}"/>{rays}<circle r=".22" fill="#F6E3A0"/>',
        )
    elif style == "globe":
        pen.symbol(
            name,
            "".join(
                f'<use href="#{flower(pen, "star", shift(colour, 0.02 - 0.05 * (polar(0, 0, 1, k * 137.5)[0] + polar(0, 0, 1, k * 137.5)[1]) * (k / 60) ** 0.5), heart)}" '
                f'transform="translate({polar(0, 0, 0.86 * (k / 60) ** 0.5, k * 137.5)[0]:.2f} '
                f"{polar(0, 0, 0.86 * (k / 60) ** 0.5, k * 137.5)[1]:.2f}) rotate({k * 40 % 360}) "
                'scale(.24)"/>'
                for k in range(60, 0, -1)
            ),
        )
    else:
        return flower(pen, style, colour, heart)
    return name

"""Fruit as symbols of radius 1, hanging from (0, -1)."""

from render.games.earth.pen import Pen
from render.palette import shift

from .flower import dot


def fruit(pen: Pen, kind: str, colour: str) -> str:
    """A fruit of radius 1 hanging from (0,-1)."""
    name = f"b{kind}{colour[1:]}"
    if name in pen.defs:
        return name
    dark, light = shift(colour, -0.12, -0.015), shift(colour, 0.14, 0.01)
    gleam = f'<ellipse cx="-.34" cy="-.36" rx=".22" ry=".16" fill="{light}" transform="rotate(-35 -.34 -.36)"/>'
    half = f'<path d="M.35 -.93A1 1 0 0 1 -.5 .86A1.15 1.15 0 0 0 .35 -.93Z" fill="{dark}"/>'
    match kind:
        case "long":
            body = (
                f'<path d="M0 -1.2C.75 -1 .8 .9 .1 1.5C-.75 1 -.75 -.9 0 -1.2Z" fill="{colour}"/>'
                f'<path d="M0 -1.2C.75 -1 .8 .9 .1 1.5C.45 .6 .4 -.5 0 -1.2Z" fill="{dark}"/>{gleam}'
            )
        case "pear":
            body = (
                '<path d="M0 -1.3C.5 -1.2 .35 -.6 .75 0C1.2 .9 .5 1.3 0 1.3C-.5 1.3 -1.2 .9 -.75 '
                f'0C-.35 -.6 -.5 -1.2 0 -1.3Z" fill="{colour}"/><path d="M0 -1.3C.5 -1.2 .35 -.6 '
                f'.75 0C1.2 .9 .5 1.3 0 1.3C.7 .7 .3 -.6 0 -1.3Z" fill="{dark}"/>{gleam}'
            )
        case "drupelets":
            body = "".join(
                dot(x, y, 0.36, c) + dot(x - 0.1, y - 0.1, 0.11, light)
                for x, y, c in (
                    (-0.45, -0.35, colour),
                    (0.05, -0.5, colour),
                    (0.5, -0.3, dark),
                    (-0.5, 0.1, colour),
                    (0, -0.05, colour),
                    (0.48, 0.15, dark),
                    (-0.22, 0.5, dark),
                    (0.25, 0.55, dark),
                )
            )
        case "crown":
            body = (
                f'<circle r="1" fill="{colour}"/>{half}{gleam}<path d="M-.3 .9'
                f'L-.42 1.35L-.1 1.1L.08 1.4L.2 1.08L.48 1.3L.3 .88Z" fill="{dark}"/>'
            )
        case "pod":
            body = (
                f'<path d="M0 -1.6C.55 -1 .45 1.2 -.1 2C-.5 1.2 -.5 -1 0 -1.6Z" fill="{colour}"/>'
                f'<path d="M0 -1.6C.55 -1 .45 1.2 -.1 2C.15 1 .15 -.8 0 -1.6Z" fill="{dark}"/>'
            )
        case "acorn":
            body = (
                f'<path d="M-.7 -.1C-.7 .7 -.3 1.1 0 1.35C.3 1.1 .7 .7 .7 -.1Z" fill="{colour}"/>'
                f'<path d="M.1 -.1L.7 -.1C.7 .7 .3 1.1 0 1.35Z" fill="{dark}"/><path d="M-.85 '
                f'0C-.85 -.6 -.4 -.85 0 -.9C.4 -.85 .85 -.6 .85 0Q0 .25 -.85 0Z" fill="{shift(colour, -0.2)}"/>'
            )
        case _:
            body = f'<circle r="1" fill="{colour}"/>{half}{gleam}'
    pen.symbol(name, body)
    return name

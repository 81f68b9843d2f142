"""The pen that draws Earth's illustrations: collects SVG, with its own chance for every drawing. Knows no plant.

A subject stands between x 40 and 460, y 40 and 390; a plant's scenery goes on from `LEFT` to `RIGHT`, so that a wide
picture need not cut the subject.
"""

from collections.abc import Sequence
from random import Random

from .curves import n

WIDTH, HEIGHT = 500, 420
LEFT, RIGHT = -100, 600


def seen(alpha: float, of: str = "") -> str:
    """How far something shows. `of` is the paint it has alone: a shape's own opacity would cost a layer each."""
    return f' {of}opacity="{alpha:.2f}"' if alpha < 1 else ""


class Pen:
    """`defs` are written once however often they are used."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.parts: list[str] = []
        self.defs: dict[str, str] = {}

    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def path(self, d: str, fill: str = "none", *, stroke: str = "", width: float = 0, alpha: float = 1) -> None:
        line = (
            f' stroke="{stroke}" stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"'
            if stroke
            else ""
        )
        paint = "stroke-" if fill == "none" else "" if stroke else "fill-"
        self.parts.append(f'<path d="{d}" fill="{fill}"{line}{seen(alpha, paint)}/>')

    def disc(
        self, x: float, y: float, r: float, fill: str, *, alpha: float = 1, ry: float = 0, turn: float = 0
    ) -> None:
        spin = f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
        shape = f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(r)}" ry="{n(ry or r)}"'
        self.parts.append(f'{shape} fill="{fill}"{seen(alpha, "fill-")}{spin}/>')

    def sheet(self, fill: str) -> None:
        """The whole paper in one tone."""
        self.parts.append(f'<rect x="{LEFT}" width="{RIGHT - LEFT}" height="{HEIGHT}" fill="{fill}"/>')

    def gradient(self, name: str, stops: Sequence[tuple[float, str]]) -> str:
        body = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
        self.defs[name] = f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{body}</linearGradient>'
        return f"url(#{name})"

    def symbol(self, name: str, markup: str) -> None:
        self.defs.setdefault(name, f'<g id="{name}">{markup}</g>')

    def use(
        self, name: str, x: float, y: float, scale: float, turn: float = 0, *, wide: float = 1, alpha: float = 1
    ) -> None:
        self.parts.append(
            f'<use href="#{name}" transform="translate({n(x)} {n(y)}) rotate({n(turn)}) '
            f'scale({scale * wide:.3f} {scale:.3f})"{seen(alpha)}/>'
        )

    def svg(self, *, wide: bool = True) -> str:
        """The drawing from `LEFT` to `RIGHT`, or only where its subject stands."""
        view = f"{LEFT} 0 {RIGHT - LEFT} {HEIGHT}" if wide else f"0 0 {WIDTH} {HEIGHT}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">'
            f"<defs>{''.join(self.defs.values())}</defs>{''.join(self.parts)}</svg>"
        )

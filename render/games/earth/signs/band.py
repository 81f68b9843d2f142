"""The ground of an ability: its colour, and a pattern for whoever does not see the colour."""

from collections.abc import Callable

from PIL import Image

from render.games.earth.tones import ABILITY
from render.memory import kept
from render.palette import shift
from render.raster import rasterise

Pattern = Callable[[int, int, str], str]


def leaves(width: int, height: int, pale: str) -> str:
    spots = [(x, y) for x in range(-6, width + 20, 30) for y in range(14, height + 20, 22)]
    return "".join(f'<path d="M{x} {y}q8 -10 16 -10q0 9 -16 10Z" fill="{pale}"/>' for x, y in spots)


def stripes(width: int, height: int, pale: str) -> str:
    starts = range(-height - 20, width + 20, 22)
    return "".join(
        f'<path d="M{x} {height + 4}L{x + height + 8} -4" stroke="{pale}" stroke-width="7"/>' for x in starts
    )


def waves(width: int, height: int, pale: str) -> str:
    line = "q9 -8 18 0t18 0" * (width // 36 + 2)
    rows = range(8, height + 16, 17)
    return "".join(f'<path d="M-10 {y}{line}" fill="none" stroke="{pale}" stroke-width="4"/>' for y in rows)


def dots(width: int, height: int, pale: str) -> str:
    spots = [(x, y) for x in range(6, width + 20, 20) for y in range(8, height + 10, 16)]
    return "".join(f'<circle cx="{x + (y // 16 % 2) * 10}" cy="{y}" r="3.6" fill="{pale}"/>' for x, y in spots)


def hatching(width: int, height: int, pale: str) -> str:
    lines = [
        f"M{x} -4L{x + height} {height + 4}M{x + height} -4L{x} {height + 4}" for x in range(-height, width + 20, 20)
    ]
    return f'<path d="{"".join(lines)}" stroke="{pale}" stroke-width="2.4"/>'


def grain(width: int, height: int, pale: str) -> str:
    line = "q40 5 80 0t80 0" * (width // 160 + 2)
    rows = range(7, height + 10, 11)
    return "".join(f'<path d="M-10 {y}{line}" fill="none" stroke="{pale}" stroke-width="3"/>' for y in rows)


def thirds(width: int, height: int, _pale: str) -> str:
    """Red, blue, yellow side by side, each with its own pattern's slope."""
    third, slope = width / 3, height * 0.5
    out = ""
    for k, colour in enumerate(("red", "blue", "yellow")):
        low, high = (third * k - slope, third * k + slope) if k else (-5, -5)
        out += f'<path d="M{low} {height}L{high} 0H{width + 5}V{height}Z" fill="{ABILITY[colour]}"/>'
    return out


PATTERNS: dict[str, Pattern] = {
    "green": leaves, "red": stripes, "blue": waves, "yellow": dots, "multicolour": thirds, "black": hatching,
    "brown": grain,
}  # fmt: skip


@kept
def band(colour: str, width: int, height: int) -> Image.Image:
    tone = ABILITY[colour]
    marks = PATTERNS[colour](width, height, shift(tone, 0.07, 0.004))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="{tone}"/>{marks}</svg>'
    )
    return rasterise(svg, width, height).convert("RGB")

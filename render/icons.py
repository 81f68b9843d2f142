"""Signs that state facts: one ink outline, 5 % of their size, readable at 12 pixels. No outline = scenery.

Seats have a shape beside their colour; what can be chosen carries a letter; what was moved last has a golden rim.
"""

import math

from PIL import Image

from .canvas import hollow, rounded
from .cutting import strips
from .labels import font, write
from .laying import Part
from .memory import kept
from .palette import CREAM, INK, mix, readable, shift
from .raster import rasterise, source
from .theme import Theme

LINE = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"'


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """0 = up, clockwise."""
    return x + r * math.sin(math.radians(degrees)), y - r * math.cos(math.radians(degrees))


def burst(count: int, outer: float, inner: float, x: float = 32, y: float = 32) -> str:
    """Path data of a star with `count` points."""
    points = [polar(x, y, outer if k % 2 == 0 else inner, k * 180 / count) for k in range(count * 2)]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"


# One shape per seat, told apart by outline alone.
MARKS = (
    "M32 17A15 15 0 1 1 31.9 17Z",
    "M32 14L49 46H15Z",
    "M18 18H46V46H18Z",
    "M26 14H38V26H50V38H38V50H26V38H14V26H26Z",
    "M32 12L52 32L32 52L12 32Z",
    burst(5, 21, 9, 32, 34),
)

def drawing(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">{body}</svg>'


@kept
def sign(name: str, size: int, colour: str = INK) -> Image.Image:
    """`art/signs/<name>.svg`, with its current colour set."""
    return rasterise(source(f"signs/{name}").replace("currentColor", colour), size)


@kept
def seat_mark(seat: int, size: int, theme: Theme) -> Image.Image:
    """A seat's token: its colour and its shape."""
    tone = theme.seats[seat % len(theme.seats)]
    body = (
        f'<circle cx="32" cy="32" r="29" fill="{tone}" {LINE}/>'
        f'<path d="M12 27A21 21 0 0 1 27 12" stroke="{mix(tone, CREAM, 0.6)}" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="{MARKS[seat % len(MARKS)]}" fill="{CREAM}" {LINE}/>'
    )
    return rasterise(drawing(body), size)


LETTERS = 0.62


def badge_for(size: int) -> int:
    """How high a badge must be for letters of that size."""
    return math.ceil(size / LETTERS) + 1


@kept
def badge(text: str, size: int, theme: Theme, *, back: str = "") -> Image.Image:
    """The letter or name on something that can be chosen; longer ones make a pill."""
    back = back or theme.badge
    front = readable(back)
    letters = round(size * LETTERS)
    line = max(2, size // 16)
    width = max(size, round(font(letters, "Black").getlength(text) + size * 0.5))
    out = rounded(width, size, size // 2, back, front, line).copy()
    write(out, (width / 2, size / 2), text, letters, front, "Black")
    return out


@kept
def tag(text: str, letters: int, theme: Theme, *, back: str = "") -> Image.Image:
    """A cell's name, no larger than it must be, so that what lies on the cell is still seen."""
    back = back or theme.badge
    front = readable(back)
    wide, high = round(font(letters, "Black").getlength(text) + letters * 0.5), round(letters * 1.16)
    out = rounded(wide, high, high // 2, back, front, max(2, letters // 16)).copy()
    write(out, (wide / 2, high / 2), text, letters, front, "Black")
    return out


@kept
def state_mark(name: str, size: int, theme: Theme) -> Image.Image:
    """A sign in a disc: `tick` for who is ready, `waiting` for who is not."""
    ready = name == "tick"
    back = "#3F7D4E" if ready else theme.card
    out = rounded(size, size, size // 2, back, theme.soft, max(2, size // 14)).copy()
    inner = round(size * 0.62)
    piece = sign(name, inner, CREAM if ready else theme.soft)
    out.alpha_composite(piece, ((size - inner) // 2, (size - inner) // 2))
    return out


@kept
def numbered(name: str, value: str, size: int) -> Image.Image:
    """A sign with a figure on it."""
    out = sign(name, size).copy()
    write(out, (size / 2, size / 2), value, round(size * (0.5 if len(value) < 3 else 0.38)), INK, "Black")
    return out


@kept
def fresh(width: int, height: int, radius: int, theme: Theme, line: int = 0) -> Image.Image:
    """The rim round what was moved last: gold between two thin lines of ink, so that it shows on any ground."""
    line = line or max(3, round(min(width, height) * 0.035))
    thin = max(1, line // 3)
    dark = shift(theme.fresh, -0.38)
    out = hollow(width, height, radius, dark, line + 2 * thin).copy()
    inner = hollow(width - 2 * thin, height - 2 * thin, max(0, radius - thin), theme.fresh, line)
    out.alpha_composite(inner, (thin, thin))
    return out


@kept
def fresh_parts(width: int, height: int, radius: int, theme: Theme, line: int = 0) -> tuple[Part, ...]:
    """The same for `lay_parts`, which is quicker."""
    deep = max(radius, 3 * (line or max(3, round(min(width, height) * 0.035))))
    return strips(fresh(width, height, radius, theme, line), min(deep, min(width, height) // 2))

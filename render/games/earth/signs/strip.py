"""A formula set in a line: on an ability's band, or plain on paper. Shrinks as a whole until it fits."""

from functools import lru_cache

from PIL import Image

from render.canvas import lay
from render.games.earth.tones import ABILITY
from render.labels import length, write
from render.palette import shift

from .band import band
from .formula import Formula, Sign, Token
from .icon import icon, numbered


def _wide(token: Token, size: int) -> float:
    if isinstance(token, Sign):
        return size * (1.1 if token.name == "vp" else 0.72 if token.name == "arrow" else 1)
    return length(token, _letters(size), "Black")


def _letters(size: int) -> int:
    return max(8, round(size * 0.78))


def measure(parts: Formula, size: int) -> float:
    return sum(_wide(part, size) for part in parts) + _gap(size) * max(0, len(parts) - 1)


def _gap(size: int) -> int:
    return max(2, size // 11)


def fit(parts: Formula, room: float, size: int) -> int:
    """The largest size up to `size` at which the formula takes no more than `room`."""
    while size > 12 and measure(parts, size) > room:
        size -= 1
    return size


def set_line(
    canvas: Image.Image, at: tuple[float, float], parts: Formula, size: int, ink: str, *, halo: str = ""
) -> None:
    """From the left, around a middle line."""
    x, y = at
    for part in parts:
        wide = _wide(part, size)
        if isinstance(part, Sign):
            side = round(wide)
            piece = numbered(part.name, part.value, side) if part.value else icon(part.name, side, ink)
            lay(canvas, piece, x, y - piece.height / 2)
        else:
            letters = _letters(size)
            write(canvas, (x, y), part, letters, ink, "Black", "lm", halo=halo, width=max(2, size // 16) if halo else 0)
        x += wide + _gap(size)


@lru_cache(maxsize=768)
def strip(parts: Formula, colour: str, width: int, height: int) -> Image.Image:
    """An ability's band: a tab with the colour's own sign, then what it does."""
    out = band(colour, width, height).copy()
    tone = ABILITY[colour]
    tab = round(min(height * 0.92, width * 0.14))
    out.paste(shift(tone, -0.09), (0, 0, tab, height))
    mark = round(min(tab, height) * 0.6)
    lay(out, icon(f"sign-{colour}", mark, "#FFFFFF"), (tab - mark) / 2, (height - mark) / 2)
    room = width - tab - height * 0.16
    size = fit(parts, room, round(height * 0.8))
    x = tab + (width - tab - measure(parts, size)) / 2
    set_line(out, (x, height / 2), parts, size, "#FFFFFF", halo=shift(tone, -0.36 if colour == "yellow" else -0.18))
    return out

"""A formula set in lines: on an ability's band, or plain on paper.

It is broken where it may be and as small as a phone can show before it shrinks any further.
"""

import math
from functools import lru_cache

from PIL import Image

from render.canvas import lay
from render.games.earth.tones import ABILITY
from render.labels import length, write
from render.memory import kept
from render.palette import shift

from .band import band
from .formula import Formula, Sign, Token
from .icon import icon, numbered, rimmed

LETTERS = 0.78  # of the size of a sign
LEADING = 1.3


def token_width(token: Token, size: int) -> float:
    if isinstance(token, Sign):
        return size * (1.3 if token.value else 0.72 if token.name == "arrow" else 1)
    return length(token, letter_size(size), "Black")


def letter_size(size: int) -> int:
    return max(8, round(size * LETTERS))


def sign_size(letters: int) -> int:
    """The size of the signs beside letters of a size."""
    return -(-letters * 100 // round(LETTERS * 100))


def gap(size: int) -> int:
    return max(2, size // 12)


def measure(parts: Formula, size: int) -> float:
    return sum(token_width(part, size) for part in parts) + gap(size) * max(0, len(parts) - 1)


def groups(parts: Formula) -> list[list[Token]]:
    """What must stay on one line: a figure with its signs, an arrow with what is before it."""
    out: list[list[Token]] = []
    for k, part in enumerate(parts):
        starts = isinstance(part, str) and part[0] in "+−≤/0123456789"
        bound = k > 0 and isinstance(parts[k - 1], str)
        if not out or (starts and not bound):
            out.append([])
        out[-1].append(part)
    return out


@lru_cache(maxsize=4096)
def broken(parts: Formula, room: float, size: int) -> tuple[Formula, ...]:
    """In as many lines as it takes at this size."""
    lines: list[list[Token]] = [[]]
    for group in groups(parts):
        if lines[-1] and measure((*lines[-1], *group), size) > room:
            lines.append([])
        lines[-1] += group
    return tuple(tuple(line) for line in lines)


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
        wide = token_width(part, size)
        if isinstance(part, Sign):
            side = round(wide)
            piece = numbered(part.name, part.value, side) if part.value else icon(part.name, side, ink)
            if halo and part.name == "arrow":
                rim = max(2, size // 16)
                lay(canvas, rimmed(piece, rim, halo), x - rim, y - piece.height / 2 - rim)
            else:
                lay(canvas, piece, x, y - piece.height / 2)
        else:
            letters = letter_size(size)
            write(canvas, (x, y), part, letters, ink, "Black", "lm", halo=halo, width=max(2, size // 16) if halo else 0)
        x += wide + gap(size)


def tab_width(letters: int, *, tab: bool) -> int:
    return round(letters * 1.1) if tab else 0


def room_of(width: int, letters: int, *, tab: bool) -> float:
    """What a line on a band as wide as that may take."""
    return width - tab_width(letters, tab=tab) - letters * 0.3


def width_of(parts: Formula, letters: int, *, tab: bool = True) -> int:
    """How wide a band must be for all of it in one line."""
    return math.ceil(measure(parts, sign_size(letters)) + letters * 0.3) + tab_width(letters, tab=tab)


def rows(parts: Formula, width: int, letters: int, *, tab: bool = True) -> int:
    """How many lines a band as wide as that needs for letters of that size."""
    return len(broken(parts, room_of(width, letters, tab=tab), sign_size(letters)))


def fits(parts: Formula, width: int, letters: int, *, tab: bool = True) -> bool:
    """Whether no line has to shrink for it: what must stay together may be wider than a narrow band."""
    room, size = room_of(width, letters, tab=tab), sign_size(letters)
    return all(measure(line, size) <= room for line in broken(parts, room, size))


def row_height(letters: int) -> int:
    return round(sign_size(letters) * LEADING)


@kept
def strip(
    parts: Formula, colour: str, width: int, height: int, letters: int, *, tab: bool = True, free: int = 0
) -> Image.Image:
    """An ability's band: a tab with the colour's own sign, then what it does, as large as it fits; so much is left
    `free` at its right, as far as the formula gives way.
    """
    out = band(colour, width, height).copy()
    tone = ABILITY[colour]
    left = tab_width(letters, tab=tab)
    if tab:
        out.paste(shift(tone, -0.34 if colour == "yellow" else -0.09), (0, 0, left, height))
        mark = round(left * 0.68)
        lay(out, icon(f"sign-{colour}", mark, "#FFFFFF"), (left - mark) / 2, (height - mark) / 2)
    room = room_of(width, letters, tab=tab)
    lines = broken(parts, room, sign_size(letters))
    room = min(room, width - left - free - 4)
    high = height / len(lines)
    most = round(high / LEADING * 1.06)
    if any(isinstance(part, Sign) and part.value for part in parts):  # a seal is as high as the line
        most = min(most, max(sign_size(letters), int(high / LEADING)))
    size = min(most, *(fit(line, room, round(high * 0.82)) for line in lines))
    halo = shift(tone, -0.36 if colour == "yellow" else -0.18)
    for k, line in enumerate(lines):
        x = left + min((width - left - measure(line, size)) / 2, width - left - free - measure(line, size))
        set_line(out, (x, (k + 0.5) * high), line, size, "#FFFFFF", halo=halo)
    return out

"""Lettering: one family, text that fits, coordinates on the edge. Knows no language."""

import math
import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from .laying import often, put
from .layout import Box
from .theme import Theme

FONTS = files("font_roboto") / "files"
Font = ImageFont.FreeTypeFont
BLANK, HYPHEN = re.compile(r"[ \n]+"), re.compile(r"(?<=\w-)(?=\w{2})")
TIE = re.compile(r"(?<=\w)\s(?=\w)")  # between words: a colon stays with the word before it
VOWELS, SOFT = "aeiouyœаеиоуыэюя", "ьъй"
NEAR = 5  # letters that a seam may lie before where the line ends
NARROW = 0.75  # of the breadth of letters, at least
TAIL = 4  # letters at least of a word that go to the next line


@lru_cache(maxsize=512)
def font(size: int, weight: str = "Bold") -> Font:
    return ImageFont.truetype(str(FONTS / f"Roboto-{weight}.ttf"), size)


@lru_cache(maxsize=8192)
def length(text: str, size: int, weight: str = "Bold") -> float:
    return font(size, weight).getlength(text)


@lru_cache(maxsize=4096)
def fitted(text: str, room: int, size: int, weight: str = "Bold", least: int = 14) -> tuple[str, int]:
    """The text and the largest size up to `size` that fits into `room`; cut with … where `least` is too large."""
    while size > least and length(text, size, weight) > room:
        size -= 1
    if length(text, size, weight) <= room:
        return text, size
    while text and length(text + "…", size, weight) > room:
        text = text[:-1]
    return text.rstrip() + "…", size


def wrapped(text: str, room: float, size: int, weight: str = "Medium", lines: int = 3) -> list[str]:
    """Broken at spaces and after hyphens into at most `lines`, and inside of a word that is longer than a line; the
    last ends in … if something is left over.
    """
    out = [""]
    for glue, part in [part for word in BLANK.split(text.strip()) for part in parts(word, room, size, weight)]:
        longer = f"{out[-1]}{glue}{part}".strip()
        if not out[-1] or length(longer, size, weight) <= room:
            out[-1] = longer
        else:
            out.append(part)
    if len(out) <= lines:
        return [line for line in out if line]
    kept = out[:lines]
    while kept[-1] and length(kept[-1] + "…", size, weight) > room:
        kept[-1] = kept[-1][:-1]
    kept[-1] = kept[-1].rstrip() + "…"
    return kept


def snug(text: str, room: float, size: int, weight: str, lines: int) -> list[str]:
    """The same for a name that should be whole: where it would be cut, lines are as long as narrow letters allow."""
    usual = wrapped(text, room, size, weight, lines)
    return wrapped(text, room / NARROW, size, weight, lines) if usual and usual[-1].endswith("…") else usual


def parts(word: str, room: float, size: int, weight: str) -> list[tuple[str, str]]:
    """Each with what parts it from the one before. Blanks that hold words together do so as long as there is room."""
    if length(word, size, weight) <= room:
        return [(" ", word)]
    found: list[tuple[str, str]] = []
    for half in TIE.split(word):
        bits = [each for bit in HYPHEN.split(half) for each in pieces(bit, room, size, weight)]
        found += [("" if at else " ", bit) for at, bit in enumerate(bits)]
    return found


def pieces(word: str, room: float, size: int, weight: str) -> list[str]:
    """A word, in parts where it is longer than the room for it; the last is not too short, and the others end with a
    hyphen.
    """
    if length(word, size, weight) <= room or len(word) < 2 * TAIL:
        return [word]
    every = [(k, word[:k].removesuffix("-") + "-") for k in range(len(word) - TAIL, 1, -1)]
    fitting = [each for each in every if length(each[1], size, weight) <= room] or every[-1:]
    count, part = next((each for each in fitting[:NEAR] if is_seam(word, each[0])), fitting[0])
    return [part, *pieces(word[count:], room, size, weight)]


def is_seam(word: str, at: int) -> bool:
    """Whether a syllable may begin there: with one consonant."""
    return plainly(word[at]) not in VOWELS + SOFT and plainly(word[at + 1]) in VOWELS


def plainly(letter: str) -> str:
    """Without an accent."""
    return unicodedata.normalize("NFD", letter.casefold())[0]


def write(
    canvas: Image.Image, at: tuple[float, float], text: str, size: int, colour: str, weight: str = "Bold",
    anchor: str = "mm", *, halo: str = "", width: int = 0,
) -> float:  # fmt: skip
    """Writes and returns the length. A halo is in the tone of what lies under it, never black."""
    if halo and width:
        stamp(canvas, at, text, size, halo, weight, anchor, width)
    stamp(canvas, at, text, size, colour, weight, anchor)
    return length(text, size, weight)


def stamp(
    canvas: Image.Image, at: tuple[float, float], text: str, size: int, colour: str, weight: str, anchor: str,
    width: int = 0, share: float = 1.0,
) -> None:  # fmt: skip
    line, left, top = inked(text, size, weight, anchor, width, colour, share)
    if line is not None:
        put(canvas, line, round(at[0]) + left, round(at[1]) + top)


@lru_cache(maxsize=1536)
def inked(
    text: str, size: int, weight: str, anchor: str, width: int, colour: str, share: float = 1.0
) -> tuple[Image.Image | None, int, int]:
    """The same in its colour: Pillow lays it five times as quickly as a colour through a mask, pixel for pixel."""
    mask, left, top = letters(text, size, weight, anchor, width, share)
    if mask is None:
        return None, left, top
    line = Image.new("RGBA", mask.size, colour)
    line.putalpha(mask)
    return often(line), left, top


@lru_cache(maxsize=1536)
def letters(
    text: str, size: int, weight: str, anchor: str, width: int, share: float = 1.0
) -> tuple[Image.Image | None, int, int]:
    """The shape of a line and where it lies from its anchor. Setting letters is what costs, so they are kept. `share`:
    of their breadth, for a name that would not fit otherwise.
    """
    face = font(size, weight)
    left, top, right, bottom = face.getbbox(text, anchor=anchor, stroke_width=width)
    x, y = math.floor(left), math.floor(top)
    box = (math.ceil(right) - x, math.ceil(bottom) - y)
    if min(box) <= 0:
        return None, 0, 0
    mask = Image.new("L", box, 0)
    ImageDraw.Draw(mask).text((-x, -y), text, font=face, fill=255, anchor=anchor, stroke_width=width)
    if share < 1:
        mask = mask.resize((max(1, round(mask.width * share)), mask.height), Image.Resampling.LANCZOS)
        x = round(x * share)
    return mask, x, y


def write_in(
    canvas: Image.Image, box: Box, text: str, size: int, colour: str, weight: str = "Bold", align: str = "l", *,
    least: int = 14,
) -> float:  # fmt: skip
    """One line in a box, at its left, middle or right, shrunk, made narrow or cut to fit; returns the length."""
    shown, size = fitted(text, box.w, size, weight, min(least, size))
    x = {"l": float(box.x), "m": box.x + box.w / 2, "r": float(box.right)}[align]
    at = x, box.y + box.h / 2
    if shown != text and NARROW * length(text, size, weight) <= box.w:
        stamp(canvas, at, text, size, colour, weight, f"{align}m", share=box.w / length(text, size, weight))
        return box.w
    return write(canvas, at, shown, size, colour, weight, f"{align}m")


def paragraph(
    canvas: Image.Image, box: Box, text: str, size: int, colour: str, weight: str = "Medium", *, leading: float = 1.22,
) -> int:  # fmt: skip
    """Lines from the top of a box; returns how many pixels high they are."""
    step = round(size * leading)
    lines = wrapped(text, box.w, size, weight, max(1, box.h // step))
    for k, line in enumerate(lines):
        write(canvas, (box.x, box.y + k * step), line, size, colour, weight, "la")
    return len(lines) * step


def roomy(text: str, room: Box, size: int, most: int, weight: str = "Medium", *, leading: float = 1.22) -> int:
    """The largest size up to `most` at which all of a paragraph has room; at least `size`."""
    for larger in range(most, size, -1):
        step = round(larger * leading)
        lines = wrapped(text, room.w, larger, weight, room.h // step + 1)
        if len(lines) * step <= room.h and not lines[-1].endswith("…"):
            return larger
    return size


def edge(
    canvas: Image.Image, field: Box, columns: Sequence[str], rows: Sequence[str], size: int, theme: Theme, *,
    both: bool = False,
) -> None:  # fmt: skip
    """Coordinates around a field: letters below it, numbers at its left; `both` repeats them above and at the right."""
    across, down = field.w / len(columns), field.h / len(rows)
    off = size * 0.82
    for k, name in enumerate(columns):
        x = field.x + (k + 0.5) * across
        for y in (field.bottom + off, field.y - off) if both else (field.bottom + off,):
            write(canvas, (x, y), name, size, theme.soft)
    for k, name in enumerate(rows):
        y = field.y + (k + 0.5) * down
        for x in (field.x - off, field.right + off) if both else (field.x - off,):
            write(canvas, (x, y), name, size, theme.soft)

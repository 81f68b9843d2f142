"""Cards with two sides as they lie on a board: island, climate, ecosystem. Picture at the left, facts at the right."""

from functools import lru_cache

from PIL import Image

from engine import Say
from engine.games.earth import texts
from engine.games.earth.catalogue import CARDS, Card
from render.canvas import dashed, lay
from render.labels import length, paragraph, wrapped, write_in
from render.layout import Box
from render.theme import Theme

from .cards import bands
from .gallery import art
from .signs.icon import icon, points
from .signs.strip import strip
from .tones import TYPE


def shown(card: Card, *, whole: bool) -> list[int]:
    """Which of its lines matter: what an island gave at the start is spent once play has begun."""
    return [k for k, (_, colour) in enumerate(bands(card)) if whole or card.kind != "island" or colour != "black"]


def sentence(words: str) -> str:
    """As it can be set: the family has no arrows."""
    words = words.replace(" → ", ": ").replace("→", ":")
    return words[:1].upper() + words[1:]


def panel(
    number: int, width: int, height: int, theme: Theme, say: Say, *, words: bool = False, whole: bool = False
) -> Image.Image:
    """With `words` also what it does in a sentence, where there is room."""
    card = CARDS[number]
    lines = shown(card, whole=whole)
    said = " · ".join(sentence(say(line)) for k, line in enumerate(texts.lines(card)) if k in lines) if words else ""
    return _panel(number, say(card.text), said, tuple(lines), width, height, theme)


@lru_cache(maxsize=96)
def _panel(
    number: int, name: str, said: str, lines: tuple[int, ...], width: int, height: int, theme: Theme
) -> Image.Image:
    card = CARDS[number]
    out = Image.new("RGB", (width, height), theme.card)
    side = round(min(width * 0.3, height * 0.86))
    out.paste(art(number, side, height), (0, 0))
    out.paste(TYPE[card.kind], (side, 0, side + max(3, height // 50), height))
    sign = round(height * 0.3)
    lay(out, icon(card.kind, sign), 6, height - sign - 6)
    x = side + round(height * 0.09)
    room = width - x - round(height * 0.06)
    title = round(height * 0.155)
    score = round(height * 0.26) if card.kind in ("island", "climate") else 0
    if score:
        lay(out, points(card.points, score), width - score - 4, 4)
    place = Box(x, round(height * 0.05), room - score, round(title * 1.25))
    _title(out, place, name, title, theme, two=not (said or card.habitats))
    top = round(height * 0.28)
    mark = round(height * 0.24)
    for k, habitat in enumerate(card.habitats):
        lay(out, icon(f"habitat-{habitat}", mark), x + k * round(mark * 1.08), top)
    high = round(height * (0.36 if len(lines) == 1 else 0.46))
    foot = height - high - round(height * 0.05)
    for k, line in enumerate(lines):
        formula, colour = bands(card)[line]
        lay(
            out,
            strip(formula, colour, room, high // len(lines) - (3 if k else 0)),
            x,
            foot + k * (high // len(lines) + 3),
        )
    if said:
        left = x + len(card.habitats) * round(mark * 1.08) + (8 if card.habitats else 0)
        _words(out, Box(left, top, x + room - left, foot - top), said, round(height * 0.115), theme)
    return out


def _words(out: Image.Image, box: Box, said: str, size: int, theme: Theme) -> None:
    """Shrunk until all of it fits, within reason."""
    least = round(size * 0.6)
    while size > least and len(wrapped(said, box.w, size, "Medium", 9)) * round(size * 1.22) > box.h:
        size -= 1
    paragraph(out, box, said, size, theme.soft)


def _title(out: Image.Image, box: Box, name: str, size: int, theme: Theme, *, two: bool) -> None:
    """On two lines where it does not fit one and there is room."""
    if not two or length(name, size, "Black") <= box.w:
        write_in(out, box, name, size, theme.ink, "Black", least=round(size * 0.62))
        return
    for k, line in enumerate(wrapped(name, box.w, size, "Black", 2)):
        write_in(
            out, Box(box.x, box.y + k * box.h, box.w, box.h), line, size, theme.ink, "Black", least=round(size * 0.62)
        )


@lru_cache(maxsize=16)
def unknown(kind: str, width: int, height: int, theme: Theme) -> Image.Image:
    """A place for a card that is not chosen yet, or not shown."""
    out = Image.new("RGB", (width, height), theme.panel)
    lay(out, dashed(width - 8, height - 8, 16, theme.rim, 4), 4, 4)
    side = round(height * 0.5)
    lay(out, icon(kind, side), (width - side) / 2, (height - side) / 2)
    return out

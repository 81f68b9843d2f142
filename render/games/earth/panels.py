"""Cards with two sides as they lie on a board: island, climate, ecosystem. Picture at the left, facts at the right."""

from functools import lru_cache

from PIL import Image

from engine import Say
from engine.games.earth import texts
from engine.games.earth.catalogue import CARDS, Card
from engine.games.earth.terms import Habitat
from render.canvas import dashed, lay
from render.labels import length, paragraph, wrapped, write_in
from render.layout import Box
from render.theme import Theme

from .cards import bands
from .gallery import art
from .signs.icon import icon, points
from .signs.strip import strip
from .tones import TYPE


def shown(card: Card) -> list[int]:
    """Which of its lines matter while playing: what an island gave at the start is spent."""
    return [k for k, (_, colour) in enumerate(bands(card)) if not (card.kind == "island" and colour == "black")]


def panel(number: int, width: int, height: int, theme: Theme, say: Say, *, words: bool = False) -> Image.Image:
    """With `words` also what it does in a sentence, where there is room."""
    card = CARDS[number]
    said = " ".join(say(line) for k, line in enumerate(texts.lines(card)) if k in shown(card)) if words else ""
    return _panel(number, say(card.text), said, width, height, theme)


@lru_cache(maxsize=96)
def _panel(number: int, name: str, said: str, width: int, height: int, theme: Theme) -> Image.Image:
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
    score = round(height * 0.3) if card.points or card.kind in ("island", "climate") else 0
    if score:
        lay(out, points(card.points, score), width - score - 4, 4)
    _title(
        out,
        Box(x, round(height * 0.05), room - score, round(title * 1.25)),
        name,
        title,
        theme,
        two=not (said or card.habitats),
    )
    _habitats(out, card.habitats, x, round(height * 0.27), round(height * 0.24))
    found = [bands(card)[k] for k in shown(card)]
    high = round(height * 0.36) if len(found) == 1 else round(height * 0.44)
    y = height - high - round(height * 0.06)
    for k, (formula, colour) in enumerate(found):
        line = high // len(found)
        lay(out, strip(formula, colour, room, line - (2 if k else 0)), x, y + k * line)
    if said:
        top = round(height * 0.26)
        size = round(height * 0.115)
        while size > height * 0.07 and len(wrapped(said, room, size, "Medium", 9)) * size * 1.22 > y - top:
            size -= 1
        paragraph(out, Box(x, top, room, y - top), said, size, theme.soft)
    return out


def _title(out: Image.Image, box: Box, name: str, size: int, theme: Theme, *, two: bool) -> None:
    """On two lines where it does not fit one and there is room."""
    if not two or length(name, size, "Black") <= box.w:
        write_in(out, box, name, size, theme.ink, "Black", least=round(size * 0.62))
        return
    for k, line in enumerate(wrapped(name, box.w, size, "Black", 2)):
        write_in(
            out, Box(box.x, box.y + k * box.h, box.w, box.h), line, size, theme.ink, "Black", least=round(size * 0.62)
        )


def _habitats(out: Image.Image, names: tuple[Habitat, ...], x: int, y: int, size: int) -> None:
    for k, name in enumerate(names):
        lay(out, icon(f"habitat-{name}", size), x + k * round(size * 1.1), y)


@lru_cache(maxsize=16)
def unknown(kind: str, width: int, height: int, theme: Theme) -> Image.Image:
    """A place for a card that is not chosen yet, or not shown."""
    out = Image.new("RGB", (width, height), theme.panel)
    lay(out, dashed(width - 8, height - 8, 16, theme.rim, 4), 4, 4)
    side = round(height * 0.5)
    lay(out, icon(kind, side), (width - side) / 2, (height - side) / 2)
    return out

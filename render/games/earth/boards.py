"""Cards with two sides as they lie on a board: island, climate, ecosystem; with their name, or as a plate without."""

from PIL import Image

from engine import Say
from engine.games.earth.catalogue import CARDS, Card
from render.canvas import dashed, lay
from render.labels import wrapped, write_in
from render.layout import Box
from render.memory import kept
from render.theme import Theme

from .cards import bands
from .gallery import art
from .signs.icon import icon, points
from .signs.strip import row_height, rows, strip
from .tones import TYPE


def shown(card: Card, *, whole: bool) -> list[int]:
    """Which of its lines matter: what an island gave at the start is spent once play has begun."""
    return [k for k, (_, colour) in enumerate(bands(card)) if whole or card.kind != "island" or colour != "black"]


def sentence(words: str) -> str:
    """As it can be set: the family has no arrows."""
    words = words.replace(" → ", ": ").replace("→", ":")
    return words[:1].upper() + words[1:]


def lay_bands(out: Image.Image, box: Box, card: Card, lines: tuple[int, ...], letters: int) -> int:
    """From the foot of a box upwards; returns where they begin."""
    y = box.bottom
    for line in reversed(lines):
        formula, colour = bands(card)[line]
        high = rows(formula, box.w, letters) * row_height(letters)
        y -= high
        lay(out, strip(formula, colour, box.w, high, letters), box.x, y)
    return y


@kept
def plate(number: int, width: int, height: int, theme: Theme, letters: int) -> Image.Image:
    """Picture above, what it does below; without its name."""
    card = CARDS[number]
    out = Image.new("RGB", (width, height), theme.card)
    y = lay_bands(out, Box(0, 0, width, height), card, tuple(shown(card, whole=False)), letters)
    out.paste(art(number, width, y, 0.6), (0, 0))
    out.paste(TYPE[card.kind], (0, y - 4, width, y))
    side = min(round(letters * 1.5), y - 8)
    lay(out, icon(card.kind, side), 6, 5)
    for k, habitat in enumerate(card.habitats):
        lay(out, icon(f"habitat-{habitat}", round(letters * 1.1)), 14 + side + k * round(letters * 1.2), 8)
    if card.kind != "ecosystem":
        medal = points(card.points, round(letters * 1.7))
        lay(out, medal, width - medal.width - 4, 3)
    return out


@kept
def named_board(
    number: int, name: str, lines: tuple[int, ...], width: int, height: int, theme: Theme, letters: int
) -> Image.Image:
    card = CARDS[number]
    out = Image.new("RGB", (width, height), theme.card)
    side = round(min(width * 0.3, height * 0.86))
    out.paste(art(number, side, height), (0, 0))
    out.paste(TYPE[card.kind], (side, 0, side + max(3, height // 50), height))
    sign = round(height * 0.3)
    lay(out, icon(card.kind, sign), 6, height - sign - 6)
    x = side + round(letters * 0.4)
    room = width - x
    top = lay_bands(out, Box(side + max(3, height // 50), 0, width - side, height), card, lines, letters)
    mark = round(letters * 1.15)
    score = round(letters * 1.7) if card.kind != "ecosystem" else 0
    if score:
        lay(out, points(card.points, score), width - score - 4, 4)
    under = mark + 6 if card.habitats and top > letters * 2.6 else 0
    beside = 0 if under else len(card.habitats) * round(mark * 1.08)
    names = wrapped(name, room - score - beside - 8, letters, "Black", 2 if top - under > letters * 2.2 else 1)
    step = round(letters * 1.12)
    start = max(4, round((top - under - step * len(names)) / 2))
    for k, line in enumerate(names):
        write_in(
            out, Box(x, start + k * step, room - score - beside, step), line, letters, theme.ink, "Black", least=letters
        )
    left = x if under else width - score - beside - 8
    for k, habitat in enumerate(card.habitats):
        y = start + step * len(names) + 4 if under else 8
        lay(out, icon(f"habitat-{habitat}", mark), left + k * round(mark * 1.08), y)
    return out


def board(
    number: int, width: int, height: int, theme: Theme, say: Say, letters: int, *, whole: bool = False
) -> Image.Image:
    """Picture at the left, name and what it does at the right; `whole` with what an island gives at the start."""
    card = CARDS[number]
    return named_board(number, say(card.text), tuple(shown(card, whole=whole)), width, height, theme, letters)


@kept
def unknown(kind: str, width: int, height: int, theme: Theme) -> Image.Image:
    """A place for a card that is not chosen yet, or not shown."""
    out = Image.new("RGB", (width, height), theme.panel)
    lay(out, dashed(width - 8, height - 8, 16, theme.rim, 4), 4, 4)
    side = round(height * 0.5)
    lay(out, icon(kind, side), (width - side) / 2, (height - side) / 2)
    return out

"""Cards with two sides as they lie on a board: island, climate, ecosystem; with their name, or as a plate without."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine import Say, record
from engine.games.earth.catalogue import CARDS, Card
from engine.games.earth.view import EarthView
from render.canvas import dashed, lay
from render.labels import length, snug, write_in
from render.layout import GAP, Box
from render.memory import kept
from render.theme import Theme

from .cards import bands
from .gallery import art
from .signs.icon import icon, points
from .signs.strip import fits, row_height, rows, strip
from .tones import TYPE


def boards_of(view: EarthView, who: int) -> list[tuple[str, int]]:
    """A player's cards beside the tableau, and what is shared: kind and number, 0 while it is not chosen."""
    player = view.players[who]
    boards = [("island", player.island), ("climate", player.climate)]
    if view.mode != "beginner":
        boards += [("ecosystem", number) for number in (player.ecosystem, *view.shared)]
    return boards


def shown(card: Card, *, whole: bool) -> list[int]:
    """Which of its lines matter: what an island gave at the start is spent once play has begun."""
    return [k for k, (_, colour) in enumerate(bands(card)) if whole or card.kind != "island" or colour != "black"]


def sentence(words: str) -> str:
    """As it can be set: the family has no arrows, and its nearest sign to one tells as well what leads to what."""
    words = words.replace("→", "›")
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
    lay(out, icon(card.kind, side, on_art=True), 6, 5)
    for k, habitat in enumerate(card.habitats):
        lay(out, icon(f"habitat-{habitat}", round(letters * 1.1), on_art=True), 14 + side + k * round(letters * 1.2), 8)
    if card.kind != "ecosystem":
        medal = points(card.points, round(letters * 1.7))
        lay(out, medal, width - medal.width - 4, 3)
    return out


@record
class Face:
    """How a board with its name is divided: the width of its picture, where its bands begin, the lines of its name."""

    side: int
    top: int
    names: tuple[str, ...]
    room: int
    whole: bool  # nothing of the name is cut off
    large: bool  # no line of signs has to shrink


def rim(height: int) -> int:
    """The width of the line between the picture and the rest."""
    return max(3, height // 50)


def face(card: Card, name: str, lines: tuple[int, ...], side: int, box: Box, letters: int) -> Face:
    """With a picture so wide."""
    formulas, wide = [bands(card)[line][0] for line in lines], box.w - side - rim(box.h)
    top = box.h - sum([rows(each, wide, letters) * row_height(letters) for each in formulas])
    score = round(letters * 1.7) + 4 if card.kind != "ecosystem" else 0
    below = bool(card.habitats) and top > letters * 2.6
    beside = 0 if below or stacked(card, side, box.h, letters) else len(card.habitats) * round(letters * 1.24)
    room = box.w - side - round(letters * 0.4) - score - beside - 8
    free = top - (round(letters * 1.15) + 6 if below else 0)
    count = 2 if free > letters * 2.2 else 1 if free > letters else 0
    names = tuple(snug(name, room, letters, "Black", count)) if count else ()
    whole = bool(names) and "…" not in names[-1] and all(length(each, letters, "Black") <= room for each in names)
    return Face(side, top, names, room, whole, all(fits(each, wide, letters) for each in formulas))


def stacked(card: Card, side: int, height: int, letters: int) -> list[tuple[int, int]]:
    """Where its habitats lie on a picture so wide: side by side, or one below the other; nowhere if they do not fit."""
    step, count = round(letters * 1.24), len(card.habitats)
    if count * step <= side:
        return [(4 + k * step, 4) for k in range(count)]
    if not side or count * step > height:
        return []
    return [(round(side / 2 - letters * 0.57), 4 + k * step) for k in range(count)]


def divided(card: Card, name: str, lines: tuple[int, ...], box: Box, letters: int) -> Face:
    """The picture gives way to name and signs, as far as must be; where there is no room for a name, there is none."""
    widest = round(min(box.w * 0.3, box.h * 0.86))
    found = [face(card, name, lines, side, box, letters) for side in (widest, round(letters * 1.7), 0)]
    large = [each for each in found if each.large] or found[-1:]
    return next((each for each in large if each.whole), large[0] if not large[0].names else large[-1])


def needed(number: int, width: int, say: Say, letters: int) -> int:
    """How high a board so wide must be to have its name: a long row of points takes two lines."""
    return high_enough(number, say(CARDS[number].text), width, letters)


@lru_cache(maxsize=512)
def high_enough(number: int, name: str, width: int, letters: int) -> int:
    card, high = CARDS[number], 2 * letters
    lines = tuple(shown(card, whole=False))
    for high in range(2 * letters, 8 * letters, 4):
        found = divided(card, name, lines, Box(0, 0, width, high), letters)
        if found.whole and found.top >= len(found.names) * letters * 1.2:
            break
    return high


def tall(numbers: Sequence[int], width: int, say: Say, letters: int) -> int:
    """How high a column of them must be for all names."""
    return sum([needed(number, width, say, letters) + GAP for number in numbers if number]) - GAP


def column(numbers: Sequence[int], box: Box, say: Say, letters: int) -> list[Box]:
    """One below the other, higher where a name needs it; all alike where there is no room for all names."""
    wants = [needed(number, box.w, say, letters) if number else 0 for number in numbers]
    spare = box.h - (len(wants) - 1) * GAP - sum(wants)
    if spare < 0:
        return list(box.rows(len(wants)))
    found, y = [], box.y
    for number, each in enumerate(shares(wants, spare)):
        found.append(Box(box.x, y + number * GAP, box.w, each))
        y += each
    return found


def shares(wants: Sequence[int], spare: int) -> list[int]:
    """What is to spare goes to the lowest, so that they are alike as far as may be."""
    level = next(level for level in range(max(wants), 0, -1) if sum(max(0, level - each) for each in wants) <= spare)
    found = [max(level, each) for each in wants]
    rest = sum(wants) + spare - sum(found)
    return [each + rest // len(found) for each in found]


@kept
def named_board(
    number: int, name: str, lines: tuple[int, ...], width: int, height: int, theme: Theme, letters: int
) -> Image.Image:
    card, bar = CARDS[number], rim(height)
    out = Image.new("RGB", (width, height), theme.card)
    found = divided(card, name, lines, Box(0, 0, width, height), letters)
    side, mark = found.side, round(letters * 1.15)
    below, places = bool(card.habitats) and found.top > letters * 2.6, stacked(card, found.side, height, letters)
    if side:
        out.paste(art(number, side, height), (0, 0))
        sign = min(round(height * 0.3), side - 12)
        if below or len(places) * round(letters * 1.24) <= max(side, height - sign):
            lay(out, icon(card.kind, sign, on_art=True), 6, height - sign - 6)
    out.paste(TYPE[card.kind], (side, 0, side + bar, height))
    lay_bands(out, Box(side + bar, 0, width - side - bar, height), card, lines, letters)
    score = round(letters * 1.7) if card.kind != "ecosystem" else 0
    if score and found.names:
        lay(out, points(card.points, score), width - score - 4, 4)
    step, x = round(letters * 1.12), side + round(letters * 0.4)
    start = max(2, round((found.top - (mark + 6 if below else 0) - step * len(found.names)) / 2))
    for k, line in enumerate(found.names):
        write_in(out, Box(x, start + k * step, found.room, step), line, letters, theme.ink, "Black", least=letters)
    for k, habitat in enumerate(card.habitats):
        across = x + k * round(mark * 1.08)
        beside = (across, start + step * len(found.names) + 4) if below else (across + found.room, 8)
        lay(out, icon(f"habitat-{habitat}", mark, on_art=True), *(places[k] if places and not below else beside))
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

"""Cards of a long hand that can all be chosen: low, two columns of them, each with its name and all it does."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engine import Say, record
from engine.games.earth.catalogue import CARDS
from render.canvas import lay
from render.icons import badge, badge_for
from render.labels import snug, write_in
from render.layout import Box
from render.memory import kept
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .cards import bands, kind_of, picture
from .field import under_gold
from .signs.formula import Formula
from .signs.icon import cost, points
from .signs.strip import rows, strip, width_of
from .tones import TYPE

COLUMNS, APART = 2, 8
ART, NAME, BAND, SEAL = 236, 52, 70, 74
Strip = tuple[Formula, str, int]  # what a band says, its colour, how wide it is


@record
class Stubs:
    """Worked out before anything is drawn: where every card lies in a box."""

    spots: tuple[tuple[int, Box], ...]
    height: int


def stubs(box: Box, cards: Sequence[int], size: int, say: Say) -> Stubs | None:
    """Down one column and then the other; none where there is not room for all of them."""
    wide = (box.w - (COLUMNS - 1) * APART) // COLUMNS
    high = [stub_height(card, say(CARDS[card].text), wide, size) + APART for card in cards]
    first = min(range(len(cards) + 1), key=lambda k: max(sum(high[:k]), sum(high[k:])))
    spots, tall = list[tuple[int, Box]](), 0
    for column, some in enumerate((range(first), range(first, len(cards)))):
        y = box.y
        for k in some:
            spots.append((cards[k], Box(box.x + column * (wide + APART), y, wide, high[k] - APART)))
            y += high[k]
        tall = max(tall, y - box.y)
    return Stubs(tuple(spots), tall) if tall - APART <= box.h else None


def name_lines(name: str, width: int, letters: int) -> list[str]:
    return snug(name, width - ART - 22, letters, "Bold", 2)


def stub_height(number: int, name: str, width: int, letters: int) -> int:
    return len(name_lines(name, width, letters)) * NAME + sum([high for high, _ in shelves(number, width, letters)])


@lru_cache(maxsize=1024)
def shelves(number: int, width: int, letters: int) -> tuple[tuple[int, tuple[Strip, ...]], ...]:
    """The bands, each line of them with its height: side by side where they need no more than one line together."""
    room, lines = width - ART - 6, list[list[Strip]]()
    for formula, colour in bands(CARDS[number]):
        needed = min(room, width_of(formula, letters))
        if lines and sum([wide for *_, wide in lines[-1]]) + needed <= room:
            lines[-1].append((formula, colour, needed))
        else:
            lines.append([(formula, colour, needed)])
    return tuple([(BAND * max([rows(formula, room, letters) for formula, *_ in line]), spread(line, room))
                  for line in lines])  # fmt: skip


def spread(line: Sequence[Strip], room: int) -> tuple[Strip, ...]:
    """The same as wide as there is room, each by as much."""
    spare, found = room - sum([wide for *_, wide in line]), list[Strip]()
    for left, (formula, colour, wide) in zip(range(len(line), 0, -1), line, strict=True):
        found.append((formula, colour, wide + spare // left))
        spare -= spare // left
    return tuple(found)


@kept
def stub(number: int, name: str, width: int, letters: int, theme: Theme, letter: str) -> Image.Image:
    """Letter, price and points on the picture, beside it the name and below that the bands."""
    card, height = CARDS[number], stub_height(number, name, width, letters)
    out = Image.new("RGB", (width, height), theme.card)
    out.paste(picture(card, ART, height), (0, 0))
    out.paste(TYPE[kind_of(card)], (ART, 0, ART + 6, height))
    mark = badge(letter, badge_for(letters), theme)
    lay(out, mark, 4, (height - mark.height) / 2)
    if card.cost is not None:
        lay(out, cost(card.cost, SEAL), ART - 2 * SEAL - 8, (height - SEAL) / 2)
    medal = points(card.points, SEAL)
    lay(out, medal, ART - medal.width - 4, (height - medal.height) / 2)
    lines, left = name_lines(name, width, letters), ART + 6
    for k, words in enumerate(lines):
        place = Box(left + 8, k * NAME, width - left - 16, NAME)
        write_in(out, place, words, letters, theme.ink, least=letters)
    y = len(lines) * NAME
    for high, line in shelves(number, width, letters):
        x = left
        for formula, colour, wide in line:
            out.paste(strip(formula, colour, wide, high, letters), (x, y))
            x += wide
        y += high
    return out


def lay_stubs(
    canvas: Image.Image, found: Stubs, y: int, size: int, theme: Theme, say: Say, *, letters: Mapping[int, str],
    chosen: int = 0,
) -> None:  # fmt: skip
    """So far down."""
    for card, spot in found.spots:
        place = Box(spot.x, spot.y + y, spot.w, spot.h)
        if card == chosen:
            under_gold(canvas, place, theme)
        face = stub(card, say(CARDS[card].text), spot.w, size, theme, letters[card])
        lay_raised(canvas, face, place.x, place.y, theme, radius=14)
        put_spot(canvas, letters[card], place)

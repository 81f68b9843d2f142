"""Cards of a long hand that can all be chosen: low, two columns of them, each with its name and all it does."""

from collections.abc import Mapping, Sequence

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
from .signs.icon import cost, points
from .signs.strip import rows, strip
from .tones import TYPE

COLUMNS, APART = 2, 10
ART, NAME, BAND, SEAL = 236, 54, 70, 74


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
    lines = sum([rows(formula, width - ART - 6, letters) for formula, _ in bands(CARDS[number])])
    return len(name_lines(name, width, letters)) * NAME + lines * BAND


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
    for formula, colour in bands(card):
        high = BAND * rows(formula, width - left, letters)
        out.paste(strip(formula, colour, width - left, high, letters), (left, y))
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

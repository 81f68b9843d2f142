"""A hand beside the tableau: what each card is called and costs, without what it does."""

from collections.abc import Collection, Mapping, Sequence

from PIL import Image

from engine import Say, record
from engine.games.earth.catalogue import CARDS
from engine.games.earth.prices import plantable
from engine.games.earth.view import EarthView, seen
from render.canvas import lay, veiled
from render.icons import badge, badge_for
from render.labels import snug, write, write_in
from render.layout import GAP, Box
from render.memory import kept
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .boards import board, boards_of, column
from .cards import bands, kind_of, mini, picture
from .field import under_gold
from .mosaic import mosaic
from .signs.band import band
from .signs.icon import cost, icon
from .tones import TYPE

ABREAST, HIGH, ART, NARROW, LETTERED = 2, 104, 132, 108, 156
OWN, MOSAIC, BOARD = 452, 700, 108  # height of all of it, width of the tableau, least height of a goal
SMALL, NAMED = 5, 12  # thumbnails side by side; cards with their names, where there is room for all


@kept
def ticket(
    number: int, name: str, width: int, height: int, letters: int, theme: Theme, letter: str = ""
) -> Image.Image:
    """Picture with the price, the name in up to two lines, below it the colours of its abilities. The letter of what
    can be chosen takes the place of its type, which the line beside the picture tells too.
    """
    card, art = CARDS[number], LETTERED if letter else art_of(name, width, letters)
    out = Image.new("RGB", (width, height), theme.card)
    out.paste(picture(card, art, height), (0, 0))
    out.paste(TYPE[kind_of(card)], (art, 0, art + 6, height))
    if letter:
        mark = badge(letter, badge_for(letters), theme)
        lay(out, mark, 3, (height - mark.height) / 2)
    else:
        lay(out, icon(f"badge-{kind_of(card)}", 52, on_art=True), 3, 3)
    if card.cost is not None:
        lay(out, cost(card.cost, 76), art - 78, height - 78)
    colours = [colour for _, colour in bands(card)]
    foot, left = 16, art + 6
    for k, colour in enumerate(colours):
        start, end = [left + round(at * (width - left) / len(colours)) for at in (k, k + 1)]
        out.paste(band(colour, end - start, foot), (start, height - foot))
    room = width - left - 16
    lines = (name_lines if height > HIGH else two_lines)(name, width, letters, art)
    step = round(letters * 0.98)
    top = (height - foot - step * len(lines)) / 2
    for k, words in enumerate(lines):
        write_in(out, Box(left + 8, round(top + k * step), room, step), words, letters, theme.ink, least=letters)
    return out


def art_of(name: str, width: int, letters: int) -> int:
    """How wide the picture is: less where two lines beside it would not hold the name."""
    arts = range(ART, NARROW, -2)
    return next((art for art in arts if not two_lines(name, width, letters, art)[-1].endswith("…")), NARROW)


def two_lines(name: str, width: int, letters: int, art: int) -> list[str]:
    return snug(name, width - art - 22, letters, "Bold", 2)


@record
class Tickets:
    """All that can be chosen of a long hand, worked out before anything is drawn: rows are higher where a name needs a
    third line.
    """

    box: Box
    rows: tuple[tuple[int, ...], ...]
    heights: tuple[int, ...]
    wide: int
    left: int  # cards for which there is no room

    @property
    def height(self) -> int:
        return sum(self.heights) + GAP * len(self.heights)


def tickets(box: Box, cards: Sequence[int], columns: int, size: int, say: Say) -> Tickets:
    """As many as go into a box; what there is no room for is a number in the place of the last."""
    wide = (box.w - (columns - 1) * GAP) // columns
    rows = [tuple(cards[k : k + columns]) for k in range(0, len(cards), columns)]
    high = [max([ticket_height(say(CARDS[card].text), wide, size) for card in row]) for row in rows]
    count = len(rows)
    while count > 1 and sum(high[:count]) + GAP * (count - 1) > box.h:
        count -= 1
    shown = rows[:count]
    if count < len(rows):
        shown[-1] = shown[-1][:-1]
    return Tickets(box, tuple(shown), tuple(high[:count]), wide, len(cards) - sum(map(len, shown)))


def name_lines(name: str, width: int, letters: int, art: int) -> list[str]:
    return snug(name, width - art - 22, letters, "Bold", 3)


def ticket_height(name: str, wide: int, letters: int) -> int:
    return HIGH if len(name_lines(name, wide, letters, LETTERED)) < 3 else HIGH + letters


def lay_tickets(
    canvas: Image.Image, found: Tickets, size: int, theme: Theme, say: Say, *, letters: Mapping[int, str],
    chosen: int = 0,
) -> None:  # fmt: skip
    y = found.box.y
    for row, high in zip(found.rows, found.heights, strict=True):
        place = Box(found.box.x, y, found.wide, high)
        for card in row:
            if card == chosen:
                under_gold(canvas, place, theme)
            face = ticket(card, say(CARDS[card].text), found.wide, high, size, theme, letters[card])
            lay_raised(canvas, face, place.x, place.y, theme, radius=14)
            put_spot(canvas, letters[card], place)
            place = Box(place.right + GAP, y, found.wide, high)
        if found.left and row is found.rows[-1]:
            middle = place.x + place.w / 2, place.y + place.h / 2
            write(canvas, middle, f"+{found.left}", size, theme.ink, "Black")
        y += high + GAP


def height(count: int) -> int:
    """That many cards with their names, two to a line; of a longer hand nothing more."""
    return -(-min(count, NAMED) // ABREAST) * (HIGH + GAP)


def lay_glance(
    canvas: Image.Image, box: Box, cards: Sequence[int], size: int, theme: Theme, say: Say, *, awake: Collection[int]
) -> int:
    """Those that are `awake` first, the others pale; how much of the height is taken. A long hand lies in thumbnails,
    the rest of a longer one is a number.
    """
    order = sorted(cards, key=lambda card: card not in awake)
    lines = (box.h + GAP) // (HIGH + GAP)
    named = len(cards) <= lines * ABREAST
    columns = ABREAST if named else SMALL
    wide = (box.w - (columns - 1) * GAP) // columns
    high = HIGH if named else round(wide * 0.74)
    places = columns * ((box.h + GAP) // (high + GAP))
    shown = order if len(order) <= places else order[: places - 1]
    for k, card in enumerate(shown):
        face = ticket(card, say(CARDS[card].text), wide, high, size, theme) if named else mini(card, wide, high, size)
        face = face if card in awake else veiled(face, theme.ground, 0.38)
        lay_raised(canvas, face, *at(box, k, columns, wide, high), theme, radius=14)
    if len(shown) < len(order):
        x, y = at(box, len(shown), columns, wide, high)
        words = f"+{len(order) - len(shown)}"
        write(canvas, (x + wide / 2, y + high / 2), words, round(size * 1.2), theme.ink, "Black")
    return -(-min(len(order), places) // columns) * (high + GAP)


def at(box: Box, k: int, columns: int, wide: int, high: int) -> tuple[int, int]:
    return box.x + k % columns * (wide + GAP), box.y + k // columns * (high + GAP)


def lay_own(
    canvas: Image.Image, box: Box, view: EarthView, who: int, size: int, theme: Theme, say: Say, *, planting: bool
) -> None:
    """The tableau, beside it the hand, what can be planted first, and as many goals as it leaves room for."""
    player = view.players[who]
    mosaic(canvas, Box(box.x, box.y, MOSAIC, box.h), player, size, theme)
    beside = Box(box.x + MOSAIC + GAP + 6, box.y + 4, box.w - MOSAIC - GAP - 6, box.h - 4)
    awake = plantable(seen(player)) if planting else player.hand
    below = lay_glance(canvas, beside, player.hand, size, theme, say, awake=awake) if player.hand else 0
    rest = Box(beside.x, beside.y + below, beside.w, beside.h - below)
    goals = [number for kind, number in boards_of(view, who) if kind == "ecosystem" and number]
    goals = goals[: (rest.h + GAP) // (BOARD + GAP)]
    for number, place in zip(goals, column(goals, rest, say, size) if goals else (), strict=True):
        lay_raised(canvas, board(number, place.w, place.h, theme, say, size), place.x, place.y, theme)

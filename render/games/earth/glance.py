"""A hand beside the tableau: what each card is called and costs, without what it does."""

from collections.abc import Collection, Sequence

from PIL import Image

from engine import Say
from engine.games.earth.catalogue import CARDS
from engine.games.earth.prices import plantable
from engine.games.earth.view import EarthView, seen
from render.canvas import lay, lay_raised, veiled
from render.labels import wrapped, write, write_in
from render.layout import GAP, Box
from render.memory import kept
from render.theme import Theme

from .boards import board, boards_of, column
from .cards import bands, kind_of, mini, picture
from .mosaic import mosaic
from .signs.band import band
from .signs.icon import cost, icon
from .tones import TYPE

ABREAST, HIGH, ART = 2, 104, 132
OWN, MOSAIC, BOARD = 452, 700, 108  # height of all of it, width of the tableau, least height of a goal
SMALL, NAMED = 5, 12  # thumbnails side by side; cards with their names, where there is room for all


@kept
def ticket(number: int, name: str, width: int, height: int, letters: int, theme: Theme) -> Image.Image:
    """Picture with the price, the name in up to two lines, below it the colours of its abilities."""
    card = CARDS[number]
    out = Image.new("RGB", (width, height), theme.card)
    out.paste(picture(card, ART, height), (0, 0))
    out.paste(TYPE[kind_of(card)], (ART, 0, ART + 6, height))
    lay(out, icon(f"badge-{kind_of(card)}", 52), 3, 3)
    if card.cost is not None:
        lay(out, cost(card.cost, 76), ART - 78, height - 78)
    colours = [colour for _, colour in bands(card)]
    foot, left = 16, ART + 6
    for k, colour in enumerate(colours):
        start, end = [left + round(at * (width - left) / len(colours)) for at in (k, k + 1)]
        out.paste(band(colour, end - start, foot), (start, height - foot))
    room = width - left - 16
    lines = wrapped(name, room, letters, "Bold", 2)
    step = round(letters * 0.98)
    top = (height - foot - step * len(lines)) / 2
    for k, words in enumerate(lines):
        write_in(out, Box(left + 8, round(top + k * step), room, step), words, letters, theme.ink, least=letters)
    return out


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

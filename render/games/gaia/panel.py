"""What one player sees: the map with names on all that can be chosen, the hand, and what is on offer beside it."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Pick, Place, Prompt, Say, Text, letter, text
from engine.games.gaia.cards import FACE, CityCard
from engine.games.gaia.chart import NAMES
from engine.games.gaia.options import TAKE
from engine.games.gaia.view import GaiaView
from engine.games.gaia.words import name
from render.canvas import dashed, fill, ground, lay, lay_raised
from render.labels import write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .atlas import Atlas, offered, window
from .faces import TALL, card, city, claimed, lay_people, meeple
from .shelf import Letters, goals_row, hand_row, market_row, played_cards, seat_box, seat_height

MAP = 0.78  # of the width, at most
ABREAST = 4


def lettered(prompt: Prompt | None) -> dict[Option, str]:
    """Cards and goals that can be chosen, by the letter of their place in the menu."""
    if not isinstance(prompt, Pick):
        return {}
    return {option: letter(k) for k, option in enumerate(prompt.options) if option.kind in ("card", "goal")}


def takes(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Pick) and prompt.about == TAKE


def shows_market(prompt: Prompt | None) -> bool:
    """Whether the open cards matter: not while a card that is played looks for its place."""
    return prompt is None or prompt.ask == "action" or takes(prompt)


def lifted(prompt: Prompt | None) -> str:
    """The card that is being played."""
    match prompt:
        case Place(piece=piece):
            return piece.word
        case Pick(ask="with"):
            return "earthquake"
        case Pick(ask="back"):
            return "tornado"
        case _:
            return ""


def panel(view: GaiaView, prompt: Prompt | None, *, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    who = view.seat or 0
    width = wide(WIDEST, scale)
    size, inside = fact(width), width - 2 * MARGIN
    letters = lettered(prompt)
    taking = takes(prompt)
    shown = window([*[cell for cell, _ in view.lands], *offered(prompt)])
    head, high = round(size * 3.2), Atlas.height(inside, shown, size, round(width * MAP))
    shelf, hand = round(width * 0.105), round(width * (0.16 if taking else 0.2))
    market = round(width * (0.18 if taking else 0.105)) if shows_market(prompt) else 0
    canvas = ground(width, MARGIN * 2 + head + high + shelf + market + hand + (6 if market else 4) * GAP, theme)
    head_row(canvas, Box(MARGIN, MARGIN, inside, head), view, names[who], size, theme)
    y = MARGIN + head
    atlas = Atlas(canvas, Box(MARGIN, y, inside, high), view, shown, size, theme)
    atlas.draw()
    atlas.mark_last()
    atlas.mark_choices(prompt)
    y += high
    goals_row(canvas, Box(MARGIN, y, inside, shelf), view, letters, size, theme)
    y += shelf + 2 * GAP
    if market:
        market_row(canvas, Box(MARGIN, y, inside, market), view, letters if taking else {}, size, theme)
        y += market + 2 * GAP
    own_row(canvas, Box(MARGIN, y, inside, hand), view, {} if taking else letters, lifted(prompt), size, theme)
    return canvas


def own_row(
    canvas: Image.Image, box: Box, view: GaiaView, letters: Letters, held: str, size: int, theme: Theme
) -> None:
    """The hand; after a tornado the cards it brought; while an element waits, that one in front of it."""
    fill(canvas, Box(box.x, box.y - GAP, box.w, box.h + 2 * GAP), theme.panel)
    inner = Box(box.x + 2 * GAP, box.y, box.w - 4 * GAP, box.h)
    cards = view.taken or view.hand
    if view.cast is not None and view.seat != view.cast.seat:
        one = int(box.h / TALL)
        lay_raised(canvas, card(view.cast.card, one), inner.x, inner.y, theme, radius=round(one * 0.08))
        figure = meeple(view.cast.seat, round(one * 0.7), theme)
        lay(canvas, figure, inner.x + one * 0.55, inner.y + box.h - figure.height)
        inner = Box(inner.x + round(one * 1.4), inner.y, inner.w - round(one * 1.4), inner.h)
    hand_row(canvas, inner, cards, letters, held, size, theme)


def head_row(canvas: Image.Image, box: Box, view: GaiaView, called: str, size: int, theme: Theme) -> None:
    """The reader's name, meeples at home, and cards played."""
    who, half = view.seat or 0, box.w // 2
    place = Box(box.x + GAP, box.y, half, round(size * 1.4))
    write_in(canvas, place, called, round(size * 1.2), theme.ink, "Black", least=size)
    seat, figure = view.seats[who], round(size * 1.4)
    for k in range(seat.meeples):
        lay(canvas, meeple(who, figure, theme), box.x + GAP + k * figure * 0.95, box.y + size * 1.5)
    place = Box(box.x + half, box.y + 4, half, box.h - GAP)
    played_cards(canvas, place, seat.played, size, theme)


def caption(word: str) -> Text:
    """What stands under a card: a city by its name alone, as its needs are on it."""
    face = FACE[word]
    return text("picture-gaia-name", name=face.name) if isinstance(face, CityCard) else name(word)


def hand(view: GaiaView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """The reader's cards, as large as they go, with their names."""
    width = wide(1200, scale)
    size, letters = fact(width), {} if takes(prompt) else lettered(prompt)
    cards = view.taken or view.hand
    columns = min(3, max(1, len(cards)))
    rows = -(-max(1, len(cards)) // columns)
    one = min((width - 2 * MARGIN - GAP * 2 * (columns - 1)) // columns, round(width * 0.3))
    high = round(one * TALL)
    tall = high + round(size * 1.5) + GAP
    canvas = ground(width, 2 * MARGIN + GAP + rows * tall, theme)
    if not cards:
        lay(canvas, dashed(one, high, round(one * 0.08), theme.rim, 4), (width - one) / 2, MARGIN)
    for line in range(rows):
        shown = cards[line * columns : (line + 1) * columns]
        place = Box(MARGIN, MARGIN + GAP + line * tall, width - 2 * MARGIN, high)
        hand_row(canvas, place, shown, letters, lifted(prompt), size, theme)
        left = (width - len(shown) * (one + GAP) + GAP) // 2
        for k, word in enumerate(shown):
            under = Box(left + k * (one + GAP), place.bottom, one, round(size * 1.5))
            write_in(canvas, under, say(caption(word)), size, theme.ink, "Bold", "m", least=size)
    return canvas


def seat(view: GaiaView, who: int, *, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    """One player: what is at home, in hand by its backs, in front of them, and where their meeples stand."""
    width = wide(1200, scale)
    size, inside = fact(width), width - 2 * MARGIN
    goals = [goal.cards for goal in view.goals if goal.owner == who]
    cities = [(cell, found) for cell, found in view.cities if who in found.meeples]
    box, side = seat_height(view, inside, size), round(width * 0.21)
    high = side + round(size * 1.7)
    rows = max(1, -(-(len(goals) + len(cities)) // ABREAST))
    canvas = ground(width, 2 * MARGIN + box + 2 * GAP + rows * high, theme)
    seat_box(canvas, Box(MARGIN, MARGIN, inside, box), view, who, names[who], size, theme)
    top, step = MARGIN + box + 2 * GAP, (inside + GAP) / ABREAST
    spots = [(MARGIN + k % ABREAST * step, top + k // ABREAST * high) for k in range(rows * ABREAST)]
    for cards, (x, y) in zip(goals, spots, strict=False):
        lay_raised(canvas, claimed(cards, who, side, theme), x, y, theme, radius=round(side * 0.08))
    for (cell, found), (x, y) in zip(cities, spots[len(goals) :], strict=False):
        face = city(found.base, found.needs, found.covered, side, theme)
        lay_raised(canvas, face, x, y, theme, radius=round(side * 0.09))
        lay_people(canvas, found.meeples, x, y, side, theme)
        write(canvas, (x + side / 2, y + side + size * 0.75), NAMES[cell], size, theme.ink, "Black")
    if not goals and not cities:
        lay(canvas, dashed(side, side, round(side * 0.08), theme.rim, 4), *spots[0])
    return canvas

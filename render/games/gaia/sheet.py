"""Gaïa's score sheet, and one card or goal explained."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Sheet, Text, text
from engine.games.gaia.cards import FACE, MEANING, CityCard, ElementCard, Nature
from engine.games.gaia.view import GaiaView
from engine.games.gaia.words import goal_name
from engine.games.gaia.words import name as card_name
from render.canvas import panelled
from render.labels import paragraph, roomy, wrapped, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.raster import sprite
from render.scores import Note, score_sheet
from render.shadows import lay_raised
from render.theme import Theme

from . import faces, plates

TITLE, LARGE = 1.6, 1.35  # times what a phone needs, where there is room


def scores(
    view: GaiaView, sheets: Sequence[Sheet], *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    return score_sheet(
        sheets, names[: len(view.seats)], view.winners, say=say, theme=theme, scale=scale,
        title=say(text("picture-gaia-over" if view.winners else "picture-gaia-running")),
        total=say(text("picture-gaia-placed")), emblem=line_emblem, figure=faces.meeple,
        notes=(Note(2, text("picture-gaia-home"), tuple([str(seat.meeples) for seat in view.seats])), *order(view)),
    )  # fmt: skip


def tied(view: GaiaView) -> list[int]:
    """Who has as many meeples placed as the winner, if there are others."""
    most = view.seats[view.winners[0]].placed if view.winners else 0
    found = [who for who, seat in enumerate(view.seats) if seat.placed == most]
    return found if view.winners and len(found) > 1 else []


def order(view: GaiaView) -> tuple[Note, ...]:
    """Rules 9.4: between equals it counts who comes first after the one who ended it."""
    if view.ender is None or not tied(view):
        return ()
    count = len(view.seats)
    places = [str((who - view.ender - 1) % count + 1) if who in tied(view) else "–" for who in range(count)]
    return (Note(2, text("picture-gaia-order"), tuple(places)),)


def line_emblem(line: Text, size: int) -> Image.Image | None:
    match line.id:
        case "gaia-score-cities":
            return sprite("gaia/town-star", size, round(size * 0.6))
        case "gaia-score-goals":
            return faces.emblem("star", size)
        case _:
            return None


def is_goal(word: str) -> bool:
    return len(word) > 1 and set(word) <= set(MEANING)


def title(word: str) -> Text:
    """As a heading."""
    if is_goal(word):
        return text("picture-gaia-goal", goal=goal_name(word))
    return plates.title(word) if isinstance(FACE[word], Nature) else card_name(word)


def explained(word: str) -> Text:
    """What the card does, in words."""
    if is_goal(word):
        return text("picture-gaia-how-goal")
    match FACE[word]:
        case ElementCard(element):
            return text(f"picture-gaia-how-{element}")
        case CityCard():
            return text("picture-gaia-how-city")
        case face:
            return text("picture-gaia-how-animals" if face.back == "life" else "picture-gaia-how-nature")


def card(word: str, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(1000, scale)
    size = fact(width)
    one = round(width * 0.36)
    face = faces.goal(word, one) if is_goal(word) else faces.card(word, one)
    room = width - one - 2 * MARGIN - 5 * GAP
    heading, words = say(title(word)), say(explained(word))
    titled = roomy(heading, Box(0, 0, room, round(size * 3.8)), round(size * 1.15), round(size * TITLE), "Black")
    head = wrapped(heading, room, titled, "Black", 4)
    lines = wrapped(words, room, size, "Medium", 20)
    high = round(len(head) * titled * 1.25 + len(lines) * size * 1.24) + 4 * GAP
    height = max(face.height + 2 * GAP, high) + 2 * MARGIN
    sheet = Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    canvas = panelled(width, height, theme, sheet, colour=theme.card)
    lay_raised(canvas, face, MARGIN + GAP, MARGIN + GAP, theme, radius=round(one * 0.08))
    x, y = MARGIN + one + 3 * GAP, MARGIN + GAP
    for k, line in enumerate(head):
        place = Box(x, y + round(k * titled * 1.25), room, round(titled * 1.2))
        write_in(canvas, place, line, titled, theme.ink, "Black", least=size)
    y += round(len(head) * titled * 1.25) + GAP
    rest = Box(x, y, room, height - MARGIN - GAP - y)
    paragraph(canvas, rest, words, roomy(words, rest, size, round(size * LARGE)), theme.ink)
    return canvas

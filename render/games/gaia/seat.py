"""One player: what is at home, in hand by its backs, in front of them, and where their meeples stand."""

from collections.abc import Callable, Sequence

from PIL import Image

from engine import Say, Text, record, text
from engine.games.gaia.cards import city_name
from engine.games.gaia.chart import NAMES
from engine.games.gaia.goals import lacking
from engine.games.gaia.state import Goal
from engine.games.gaia.view import CityView, GaiaView
from render.canvas import ground, lay_parts
from render.labels import write, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.shadows import lay_raised
from render.theme import Theme

from .city import city_parts, lay_people
from .claim import short_of
from .faces import TALL, card, claimed, goal
from .players import seat_box, seat_height

ABREAST = (3, 4)  # cities and goals, at least and at most


def seat(view: GaiaView, who: int, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    """Goals and cities that they have, then the goals that are free, with how many cards are missing for each. Who has
    none of all that shows the cards in front of them.
    """
    width = wide(1200, scale)
    size, inside = fact(width), width - 2 * MARGIN
    word = say(Text("picture-gaia-played"))
    box = seat_height(view, names, inside, size, word)
    found = owned(view, who, say, size, theme)
    rows = -(-len(found) // ABREAST[1])
    abreast = max(-(-len(found) // max(1, rows)), ABREAST[0])
    side = round(width * 0.86 / abreast)
    high, step = side + round(size * 1.7), (inside + GAP) / abreast
    tops, y = list[int](), MARGIN + box
    for row in range(rows):
        leaning = any(piece.peopled for piece in found[row * abreast : (row + 1) * abreast])
        tops.append(y + (round(side * 0.27) if leaning else 2 * GAP))
        y = tops[-1] + high
    canvas = ground(width, max(y + MARGIN, width // 3), theme)
    seat_box(canvas, Box(MARGIN, MARGIN, inside, box), view, who, names, size, theme, word)
    for k, piece in enumerate(found):
        piece.draw(canvas, round(MARGIN + k % abreast * step), tops[k // abreast], side)
    return canvas


@record
class Piece:
    """How it is drawn on a picture, there, so large. `peopled`: somebody leans out of it above."""

    draw: Callable[[Image.Image, int, int, int], None]
    peopled: bool = False


def owned(view: GaiaView, who: int, say: Say, size: int, theme: Theme) -> list[Piece]:
    seat = view.seats[who]
    goals = [goal_piece(goal.cards, who, theme) for goal in view.goals if goal.owner == who]
    cities = [city_piece(cell, city, say, size, theme) for cell, city in view.cities if who in city.meeples]
    free = [free_piece(goal, seat.played, say, size, theme) for goal in view.goals if goal.owner is None]
    played = [] if goals or cities or free else list(dict.fromkeys(seat.played))
    return [*goals, *cities, *free, *[card_piece(word, seat.played.count(word), size, theme) for word in played]]


def goal_piece(cards: str, who: int, theme: Theme) -> Piece:
    def draw(canvas: Image.Image, x: int, y: int, side: int) -> None:
        lay_raised(canvas, claimed(cards, who, side, theme), x, y, theme, radius=round(side * 0.08))

    return Piece(draw)


def free_piece(found: Goal, played: Sequence[str], say: Say, size: int, theme: Theme) -> Piece:
    def draw(canvas: Image.Image, x: int, y: int, side: int) -> None:
        lay_raised(canvas, goal(found.cards, side), x, y, theme, radius=round(side * 0.08))
        words = say(short_of(sum([short for _, short in lacking([*played], found)])))
        write_in(canvas, Box(x, y + side, side, round(size * 1.5)), words, size, theme.ink, "Medium", "m", least=size)

    return Piece(draw)


def city_piece(cell: int, found: CityView, say: Say, size: int, theme: Theme) -> Piece:
    def draw(canvas: Image.Image, x: int, y: int, side: int) -> None:
        lay_parts(canvas, city_parts(found.base, found.needs, found.covered, side), x, y)
        lay_people(canvas, found.meeples, x, y, side, theme)
        called = say(text("picture-gaia-city-at", name=city_name(found.name), cell=NAMES[cell]))
        write_in(canvas, Box(x, y + side, side, round(size * 1.5)), called, size, theme.ink, "Bold", "m", least=size)

    return Piece(draw, peopled=True)


def card_piece(word: str, count: int, size: int, theme: Theme) -> Piece:
    def draw(canvas: Image.Image, x: int, y: int, side: int) -> None:
        wide = round(side / TALL)
        lay_raised(canvas, card(word, wide), x, y, theme, radius=round(wide * 0.08))
        if count > 1:
            write(canvas, (x + wide / 2, y + side + size * 0.75), f"×{count}", size, theme.ink)

    return Piece(draw)

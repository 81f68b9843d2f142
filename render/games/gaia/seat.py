"""One player: what is at home, in hand by its backs, in front of them, and where their meeples stand."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Text, text
from engine.games.gaia.chart import NAMES
from engine.games.gaia.view import GaiaView
from render.canvas import ground, lay_parts, lay_raised
from render.labels import write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.theme import Theme

from .city import city_parts, lay_people
from .faces import claimed
from .players import seat_box, seat_height

ABREAST = (3, 4)  # cities and goals, at least and at most


def seat(view: GaiaView, who: int, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    width = wide(1200, scale)
    size, inside = fact(width), width - 2 * MARGIN
    goals = [goal.cards for goal in view.goals if goal.owner == who]
    cities = [(cell, found) for cell, found in view.cities if who in found.meeples]
    abreast = min(max(len(goals) + len(cities), ABREAST[0]), ABREAST[1])
    word = say(Text("picture-gaia-played"))
    box, side = seat_height(view, names, inside, size, word), round(width * 0.86 / abreast)
    head = round(side * 0.27)  # of the people, who lean out
    high = head + side + round(size * 1.7)
    rows = -(-(len(goals) + len(cities)) // abreast)
    canvas = ground(width, max(2 * MARGIN + box + rows * high, width // 3), theme)
    seat_box(canvas, Box(MARGIN, MARGIN, inside, box), view, who, names, size, theme, word)
    top, step = MARGIN + box + head, (inside + GAP) / abreast
    spots = [(round(MARGIN + k % abreast * step), top + k // abreast * high) for k in range(rows * abreast)]
    for cards, (x, y) in zip(goals, spots, strict=False):
        lay_raised(canvas, claimed(cards, who, side, theme), x, y, theme, radius=round(side * 0.08))
    for (cell, found), (x, y) in zip(cities, spots[len(goals) :], strict=False):
        lay_parts(canvas, city_parts(found.base, found.needs, found.covered, side), x, y)
        lay_people(canvas, found.meeples, x, y, side, theme)
        called = say(text("picture-gaia-city-at", name=found.name, cell=NAMES[cell]))
        write_in(canvas, Box(x, y + side, side, round(size * 1.5)), called, size, theme.ink, "Bold", "m", least=size)
    return canvas

"""One player: what is at home, in hand by its backs, in front of them, and where their meeples stand."""

from collections.abc import Sequence

from PIL import Image

from engine.games.gaia.chart import NAMES
from engine.games.gaia.view import GaiaView
from render.canvas import ground, lay, lay_raised
from render.labels import write
from render.layout import GAP, MARGIN, Box, fact, wide
from render.theme import Theme

from .city import city, lay_people
from .faces import claimed
from .players import seat_box, seat_height

ABREAST = 4


def seat(view: GaiaView, who: int, *, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    width = wide(1200, scale)
    size, inside = fact(width), width - 2 * MARGIN
    goals = [goal.cards for goal in view.goals if goal.owner == who]
    cities = [(cell, found) for cell, found in view.cities if who in found.meeples]
    box, side = seat_height(view, inside, size), round(width * 0.21)
    head = round(side * 0.27)  # of the people, who lean out
    high = head + side + round(size * 1.7)
    rows = -(-(len(goals) + len(cities)) // ABREAST)
    canvas = ground(width, max(2 * MARGIN + box + rows * high, width // 3), theme)
    seat_box(canvas, Box(MARGIN, MARGIN, inside, box), view, who, names[who], size, theme)
    top, step = MARGIN + box + head, (inside + GAP) / ABREAST
    spots = [(MARGIN + k % ABREAST * step, top + k // ABREAST * high) for k in range(rows * ABREAST)]
    for cards, (x, y) in zip(goals, spots, strict=False):
        lay_raised(canvas, claimed(cards, who, side, theme), x, y, theme, radius=round(side * 0.08))
    for (cell, found), (x, y) in zip(cities, spots[len(goals) :], strict=False):
        lay(canvas, city(found.base, found.needs, found.covered, side), x, y)
        lay_people(canvas, found.meeples, x, y, side, theme)
        write(canvas, (x + side / 2, y + side + size * 0.75), NAMES[cell], size, theme.ink, "Black")
    return canvas

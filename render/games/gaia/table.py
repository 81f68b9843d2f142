"""The whole table: the map, goals, open cards and the supply beside it, and what each player has."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Text
from engine.games.gaia.view import GaiaView
from render.canvas import ground
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .atlas import Atlas
from .frame import INSIDE, frame, scaled
from .players import seat_box, seat_height
from .shelf import Eye, goals, stock, supply
from .window import Window, border, filling, tiles


def table(view: GaiaView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    size = fact(WIDEST)
    eye = Eye(view, say, tuple(names), size, theme, {})
    blocks = [goals(eye), *[stock(kind, eye) for kind, _ in view.shown], supply(eye)]
    across = (INSIDE - GAP * (len(view.seats) - 1)) // len(view.seats)
    word = say(Text("picture-gaia-played"))
    found = frame(blocks, tiles(view), size, seat_height(view, names, across, size, word))
    canvas = ground(WIDEST, found.height, theme)
    lay_map(Atlas(canvas, found.chart, view, size, theme))
    for block, (x, y) in zip(blocks, found.spots, strict=True):
        block.draw(canvas, x, y)
    for who, box in enumerate(found.strip.columns(len(view.seats))):
        seat_box(canvas, box, view, who, names, size, theme, word)
    return scaled(canvas, scale)


def lay_map(atlas: Atlas) -> None:
    atlas.draw()
    atlas.mark_last()
    atlas.people()


def part(view: GaiaView, shown: Window, *, theme: Theme, scale: float) -> Image.Image:
    """A piece of the map, enlarged."""
    width = wide(WIDEST, scale)
    size = fact(width)
    found = filling(Box(MARGIN, MARGIN, width - 2 * MARGIN, 0), shown, size)
    canvas = ground(width, found.field.h + 2 * border(size) + 2 * MARGIN, theme)
    lay_map(Atlas(canvas, found, view, size, theme))
    return canvas

"""The whole table: the map, goals, open cards, and what each player has."""

from collections.abc import Sequence

from PIL import Image

from engine.games.gaia.view import GaiaView
from render.canvas import ground
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .atlas import Atlas, Window, whole
from .shelf import goals_row, market_row, seat_box, seat_height, supply_row

TALLEST = 0.78  # of the width: the map never pushes the rest out of sight


def table(view: GaiaView, *, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    width = wide(WIDEST, scale)
    size, inside = fact(width), width - 2 * MARGIN
    shown = whole(view)
    high = Atlas.height(inside, shown, size, round(width * TALLEST))
    shelf = round(width * 0.115)
    across = (inside - GAP * (len(view.seats) - 1)) // len(view.seats)
    corner = seat_height(view, across, size)
    line = round(size * 1.4)
    canvas = ground(width, MARGIN + high + 2 * (shelf + 2 * GAP) + line + GAP + corner + MARGIN, theme)
    atlas = Atlas(canvas, Box(MARGIN, MARGIN, inside, high), view, shown, size, theme)
    atlas.draw()
    atlas.mark_last()
    y = MARGIN + high
    goals_row(canvas, Box(MARGIN, y, inside, shelf), view, {}, size, theme)
    y += shelf + 2 * GAP
    market_row(canvas, Box(MARGIN, y, inside, shelf), view, {}, size, theme)
    y += shelf + 2 * GAP
    supply_row(canvas, Box(MARGIN, y, inside, line), view, size, theme)
    y += line + GAP
    for who, box in enumerate(Box(MARGIN, y, inside, corner).columns(len(view.seats))):
        seat_box(canvas, box, view, who, names[who], size, theme)
    return canvas


def part(view: GaiaView, shown: Window, *, theme: Theme, scale: float) -> Image.Image:
    """A piece of the map, enlarged."""
    width = wide(WIDEST, scale)
    size, inside = fact(width), width - 2 * MARGIN
    rim = Atlas.margin(size)
    high = (inside - 2 * rim) // shown.columns * shown.rows + 2 * rim
    canvas = ground(width, high + 2 * MARGIN, theme)
    atlas = Atlas(canvas, Box(MARGIN, MARGIN, inside, high), view, shown, size, theme)
    atlas.draw()
    atlas.mark_last()
    return canvas

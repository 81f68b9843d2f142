"""One player's picture: what they hold, their board, and the tableau; and a quarter of it, large."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, record
from engine.games.earth.catalogue import CARDS
from engine.games.earth.tableau import BOARD, CELL
from engine.games.earth.view import EarthView, PlayerView, PlotView
from render.canvas import ground
from render.layout import MARGIN, WIDEST, Box, fact
from render.theme import Theme

from . import shelf
from .field import Field, layout

TALLEST = 2000  # at most 4:5
CLOSE = 1.7  # times the usual size: the names on a part of a tableau


@record
class Part:
    """Some rows and columns of a seat's tableau, named by its first and last cell: `C3–D4`."""

    seat: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{CELL[self.cells[0]]}–{CELL[self.cells[-1]]}"


def halves(numbers: Sequence[int]) -> list[list[int]]:
    span = range(min(numbers), max(numbers) + 1)
    return [list(half) for half in (span[:2], span[2:]) if half]


def parts(player: PlayerView, seat: int) -> tuple[Part, ...]:
    """Up to four quarters, those that hold a card."""
    taken = [plot.cell for plot in player.plots]
    if not taken:
        return ()
    found = [
        Part(seat, tuple(BOARD.at(row, column) for row in rows for column in columns))
        for rows in halves([BOARD.row(cell) for cell in taken])
        for columns in halves([BOARD.column(cell) for cell in taken])
    ]
    return tuple(part for part in found if set(part.cells) & set(taken))


def seat(view: EarthView, who: int, *, say: Say, names: Sequence[str], theme: Theme) -> Image.Image:
    width = WIDEST
    size = fact(width)
    player = view.players[who]
    inside = width - 2 * MARGIN
    top = MARGIN + shelf.height(player)
    found, tallest = names_of(player.plots, say), TALLEST - top - MARGIN
    cards = [plot.card for plot in player.plots]
    plan = layout([plot.cell for plot in player.plots], (), inside, size, names=found, cards=cards, tallest=tallest)
    canvas = ground(width, top + plan.height + MARGIN, theme)
    shelf.draw(canvas, Box(MARGIN, MARGIN, inside, top), view, who, names, size, theme)
    field = Field(canvas, (MARGIN + plan.indent(inside), top), plan, theme, size)
    field.lay_cards(player.plots, say, fresh_cells(player))
    return canvas


def names_of(plots: Sequence[PlotView], say: Say) -> list[str]:
    return [say(CARDS[plot.card].text) for plot in plots if plot.card]


def fresh_cells(player: PlayerView) -> list[int]:
    return [plot.cell for plot in player.plots if plot.fresh]


def part(view: EarthView, shown: Part, *, say: Say, theme: Theme) -> Image.Image:
    """Cards so large that everything on them can be read on a phone."""
    width = WIDEST
    size = fact(width)
    player = view.players[shown.seat]
    plots = [plot for plot in player.plots if plot.cell in shown.cells]
    found = names_of(plots, say)
    cells, cards, room = [plot.cell for plot in plots], [plot.card for plot in plots], width - 2 * MARGIN
    tallest = TALLEST - 2 * MARGIN
    plan = layout(cells, shown.cells, room, size, names=found, cards=cards, columns=2, tallest=tallest, large=CLOSE)
    canvas = ground(width, plan.height + 2 * MARGIN, theme)
    field = Field(canvas, (MARGIN, MARGIN), plan, theme, size)
    field.lay_cards(plots, say, fresh_cells(player))
    return canvas

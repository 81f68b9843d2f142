"""A tableau so small that it stands beside something else, with the colours of its abilities as large as they go."""

from collections.abc import Collection, Mapping

from PIL import Image

from engine.games.earth.catalogue import CARDS
from engine.games.earth.tableau import BOARD, BOX, CELL
from engine.games.earth.view import PlayerView, PlotView
from render.canvas import fill, lay, lay_dashed
from render.labels import write
from render.layout import Box
from render.memory import kept
from render.palette import shift
from render.shadows import lay_raised
from render.theme import Theme

from .cards import back, picture
from .field import put_mark
from .signs.band import band
from .signs.icon import icon, rimmed
from .tones import ABILITY

GAP, RADIUS = 8, 14
SPROUT, GROWTH = "#5DA544", "#A5714A"


@kept
def tessera(number: int, width: int, height: int, sprouts: int, growth: int) -> Image.Image:
    """A card as picture and bands; gauges at its sides say how full of sprouts and growth it is."""
    card = CARDS[number]
    out = Image.new("RGB", (width, height))
    high = round(height * 0.5)
    out.paste(picture(card, width, height - high), (0, 0))
    colours = [each.colour for each in card.abilities] or ["brown"]
    for k, colour in enumerate(colours):
        left, right = round(k * width / len(colours)), round((k + 1) * width / len(colours))
        out.paste(band(colour, right - left, high), (left, height - high))
        side = round(min(high * 0.8, (right - left) * 0.62))
        x, y = (left + right - side) / 2, height - high + (high - side) / 2
        piece = rimmed(icon(f"sign-{colour}", side, "#FFFFFF"), 3, shift(ABILITY[colour], -0.36))
        lay(out, piece, x - 3, y - 3)
    wide = round(width * 0.085)
    for x, held, room, tone in ((4, sprouts, card.slots, SPROUT), (width - wide - 4, growth, card.trunks, GROWTH)):
        if room:
            gauge(out, Box(x, 4, wide, height - high - 8), held / room, tone)
    return out


def gauge(out: Image.Image, box: Box, part: float, tone: str) -> None:
    fill(out, box, "#2B2A33", radius=box.w // 2)
    inner = box.inset(3)
    fill(out, inner, "#FFF9EC", radius=inner.w // 2)
    full = max(round(inner.h * part), inner.w) if part else 0
    if full:
        fill(out, Box(inner.x, inner.bottom - full, inner.w, full), tone, radius=inner.w // 2)


def lanes(shown: Collection[int], count: int, last: int) -> range:
    """From the first row or column that is shown on, at least `count` of the board's `last`."""
    first = min(*shown, last - count) if shown else 0
    return range(first, max(first + count, *[number + 1 for number in shown]))


def mosaic(
    canvas: Image.Image, box: Box, player: PlayerView, size: int, theme: Theme, marks: Mapping[int, str] | None = None
) -> None:
    """Four by four with names of rows and columns at the left and above; more only where a mark lies outside.

    `marks` are words on free cells.
    """
    shown, marks = {*[plot.cell for plot in player.plots], *(marks or ())} or {BOX.start}, marks or {}
    rows = lanes({BOARD.row(cell) for cell in shown}, BOX.height, BOARD.height)
    columns = lanes({BOARD.column(cell) for cell in shown}, BOX.width, BOARD.width)
    gutter, head = round(size * 0.8), round(size * 1.15)
    wide = (box.w - gutter - (len(columns) - 1) * GAP) // len(columns)
    high = (box.h - head - (len(rows) - 1) * GAP) // len(rows)
    plots: dict[int, PlotView] = {plot.cell: plot for plot in player.plots}
    for k, column in enumerate(columns):
        x = box.x + gutter + k * (wide + GAP)
        write(canvas, (x + wide / 2, box.y + head * 0.45), CELL[column][0], size, theme.soft)
    for k, row in enumerate(rows):
        y = box.y + head + k * (high + GAP)
        write(canvas, (box.x + gutter * 0.42, y + high / 2), str(row + 1), size, theme.soft)
    for cell in (BOARD.at(row, column) for row in rows for column in columns):
        x = box.x + gutter + (BOARD.column(cell) - columns.start) * (wide + GAP)
        y = box.y + head + (BOARD.row(cell) - rows.start) * (high + GAP)
        if (plot := plots.get(cell)) is not None:
            piece = tessera(plot.card, wide, high, plot.sprouts, plot.growth) if plot.card else back(wide, high)
            lay_raised(canvas, piece, x, y, theme, radius=RADIUS)
        elif cell in marks:
            put_mark(canvas, Box(x, y, wide, high), marks[cell], cell, size, theme, radius=RADIUS)
        else:
            lay_dashed(canvas, Box(x, y, wide, high), theme.socket, radius=RADIUS, line=3)

"""A tableau so small that it stands beside something else, with the colours of its abilities as large as they go."""

from PIL import Image

from engine.games.earth.catalogue import CARDS
from engine.games.earth.tableau import BOARD, BOX, CELL
from engine.games.earth.view import PlayerView, PlotView
from render.canvas import fill, lay, lay_dashed, lay_raised
from render.labels import write
from render.layout import Box
from render.memory import kept
from render.palette import shift
from render.theme import Theme

from .cards import back, picture
from .signs.band import band
from .signs.icon import icon
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
        lay(out, icon(f"sign-{colour}", side, shift(ABILITY[colour], -0.3)), x + 2, y + 3)
        lay(out, icon(f"sign-{colour}", side, "#FFFFFF"), x, y)
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


def frame(player: PlayerView) -> tuple[int, int]:
    """The first row and column of the four by four that hold the cards."""
    rows = [BOARD.row(plot.cell) for plot in player.plots] or [BOARD.row(BOX.start)]
    columns = [BOARD.column(plot.cell) for plot in player.plots] or [BOARD.column(BOX.start)]
    return min(*rows, BOARD.height - BOX.height), min(*columns, BOARD.width - BOX.width)


def mosaic(canvas: Image.Image, box: Box, player: PlayerView, size: int, theme: Theme) -> None:
    """Four by four with names of rows and columns at the left and above."""
    gutter, head = round(size * 0.8), round(size * 1.15)
    wide, high = (box.w - gutter - 3 * GAP) // BOX.width, (box.h - head - 3 * GAP) // BOX.height
    top, left = frame(player)
    plots: dict[int, PlotView] = {plot.cell: plot for plot in player.plots}
    for k in range(BOX.width):
        x, y = box.x + gutter + k * (wide + GAP), box.y + head + k * (high + GAP)
        write(canvas, (x + wide / 2, box.y + head * 0.45), CELL[left + k][0], size, theme.soft)
        write(canvas, (box.x + gutter * 0.42, y + high / 2), str(top + k + 1), size, theme.soft)
    for cell in (BOARD.at(top + down, left + across) for down in range(BOX.height) for across in range(BOX.width)):
        x = box.x + gutter + (BOARD.column(cell) - left) * (wide + GAP)
        y = box.y + head + (BOARD.row(cell) - top) * (high + GAP)
        plot = plots.get(cell)
        if plot is None:
            lay_dashed(canvas, Box(x, y, wide, high), theme.socket, radius=RADIUS, line=3)
            continue
        piece = tessera(plot.card, wide, high, plot.sprouts, plot.growth) if plot.card else back(wide, high)
        lay_raised(canvas, piece, x, y, theme, radius=RADIUS)

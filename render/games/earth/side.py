"""What two partners have laid between them in this turn."""

from PIL import Image

from engine import Say
from engine.games.earth.view import EarthView, SideView
from render.canvas import fill, ground, lay, lay_raised
from render.icons import seat_mark
from render.labels import write
from render.layout import GAP, MARGIN, WIDEST, Box, abreast, fact, wide
from render.theme import Theme

from .cards import sizes, tile
from .signs.icon import icon

HEIGHT = 116


def holdings(side: SideView) -> tuple[tuple[str, int], ...]:
    return (
        ("soil", side.soil),
        ("sprout", side.sprouts),
        ("growth", side.growth),
        ("cards", side.count),
        ("compost", side.compost),
    )


def line(canvas: Image.Image, box: Box, side: SideView, team: int, size: int, theme: Theme) -> None:
    fill(canvas, box, theme.panel)
    token = round(box.h * 0.46)
    for k, seat in enumerate((team, team + 2)):
        lay(canvas, seat_mark(seat, token, theme), box.x + 10 + k * token * 0.9, box.y + 8 + k * token * 0.9)
    x = box.x + token * 2 + 24
    mark = round(box.h * 0.4)
    for (name, value), cell in zip(holdings(side), Box(x, box.y, box.right - x - 8, box.h).columns(5, 0), strict=True):
        middle = cell.x + cell.w / 2
        lay(canvas, icon(name, mark), middle - mark / 2, box.y + 6)
        write(canvas, (middle, box.y + box.h * 0.73), str(value), size, theme.ink, "Black")


def board(view: EarthView, team: int, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """The goods, and the cards where the reader may see them."""
    width = wide(WIDEST, scale)
    size = fact(width)
    inside = width - 2 * MARGIN
    side = view.sides[team]
    columns = max(3, abreast(max(1, len(side.cards)), 4, 4)) if side.cards else 3
    tiles = sizes((inside - (columns - 1) * GAP) // columns, round(size * 0.85))
    rows = -(-len(side.cards) // columns)
    canvas = ground(width, MARGIN * 2 + HEIGHT + rows * (tiles.height + GAP) + GAP, theme)
    line(canvas, Box(MARGIN, MARGIN, inside, HEIGHT), side, team, size, theme)
    for k, number in enumerate(side.cards):
        x = MARGIN + k % columns * (tiles.width + GAP)
        y = MARGIN + HEIGHT + GAP + k // columns * (tiles.height + GAP)
        lay_raised(canvas, tile(number, tiles, theme, say), x, y, theme)
    return canvas

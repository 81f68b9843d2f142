"""What two partners have laid between them in this turn."""

from PIL import Image

from engine import Say
from engine.games.earth.view import EarthView, SideView
from render.canvas import fill, ground, lay
from render.icons import seat_mark
from render.labels import write
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.theme import Theme

from .hand import lay_rack, rack
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


def board(view: EarthView, team: int, *, say: Say, theme: Theme) -> Image.Image:
    """The goods, and the cards where the reader may see them."""
    size = fact(WIDEST)
    inside = WIDEST - 2 * MARGIN
    side = view.sides[team]
    found = rack(side.cards, inside, size, say)
    canvas = ground(WIDEST, max(MARGIN * 2 + HEIGHT + GAP + found.height, 480), theme)
    line(canvas, Box(MARGIN, MARGIN, inside, HEIGHT), side, team, size, theme)
    lay_rack(canvas, (MARGIN, MARGIN + HEIGHT + GAP), found, theme, say, letters={})
    return canvas

"""What two partners have laid between them in this turn."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Sheet
from engine.games.earth.view import EarthView, SideView
from render.canvas import fill, ground, lay
from render.icons import seat_mark
from render.labels import write
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.theme import Theme

from . import summary
from .counters import total
from .hand import lay_rack, rack
from .mosaic import mosaic
from .signs.icon import icon

HEIGHT, TABLEAU = 116, 420


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


def sum_line(
    canvas: Image.Image, box: Box, view: EarthView, sheets: Sequence[Sheet], team: int, size: int, theme: Theme
) -> None:
    """What both partners have together; framed and crowned, once it is over and they have won."""
    seats = (team, team + 2)
    won = view.over and team in view.winners
    fill(canvas, box, theme.card if won else theme.panel, rim=theme.gold if won else "", line=5 if won else 0)
    token, x, middle = round(size * 1.3), box.x + 14.0, box.y + box.h / 2
    for seat in seats:
        if seat != team:
            x += write(canvas, (x, middle), "+", size, theme.soft, "Black", "lm") + 14
        lay(canvas, seat_mark(seat, token, theme), x, middle - token / 2)
        x += token + 10
        x += write(canvas, (x, middle), str(sheets[seat].total), size, theme.ink, "Black", "lm") + 14
    total(canvas, box, sum([sheets[seat].total for seat in seats]), size, theme, crowned=won)


def board(view: EarthView, team: int, *, say: Say, names: Sequence[str], theme: Theme) -> Image.Image:
    """The goods, what both partners have, and the cards between them where the reader may see them."""
    size, inside, side = fact(WIDEST), WIDEST - 2 * MARGIN, view.sides[team]
    found = rack(side.cards, inside, size, say)
    below = MARGIN + HEIGHT + GAP
    cards = found.height + GAP if side.cards else 0
    canvas = ground(WIDEST, below + summary.HEIGHT + GAP + TABLEAU + GAP + cards + MARGIN, theme)
    top = Box(MARGIN, MARGIN, inside, HEIGHT)
    if view.sheets:
        sum_line(canvas, top, view, view.sheets, team, size, theme)
    else:
        line(canvas, top, side, team, size, theme)
    for seat, box in zip((team, team + 2), Box(MARGIN, below, inside, summary.HEIGHT).columns(2), strict=True):
        summary.line(
            canvas, box, seat, names[seat], view.players[seat], size, theme,
            framed=seat in view.winners if view.over else seat == view.active,
            scored=view.sheets[seat].total if view.sheets else None, crowned=seat in view.winners,
            first=seat == view.first,
        )  # fmt: skip
        mosaic(canvas, Box(box.x, box.bottom + GAP, box.w, TABLEAU), view.players[seat], size, theme)
    lay_rack(canvas, (MARGIN, below + summary.HEIGHT + TABLEAU + 2 * GAP), found, theme, say, letters={})
    return canvas

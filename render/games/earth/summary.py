"""A line of the shared board: what one player holds, what has changed of it, and how many abilities of each colour."""

from collections import Counter

from PIL import Image

from engine.games.earth.catalogue import CARDS
from engine.games.earth.state import SIZE
from engine.games.earth.terms import COLOURS
from engine.games.earth.view import PlayerView
from render.canvas import fill, lay
from render.icons import seat_mark, sign
from render.labels import length, write, write_in
from render.layout import Box
from render.theme import Theme

from .counters import changes, holdings, total, underline
from .signs.icon import icon

HEIGHT = 206


def line(
    canvas: Image.Image, box: Box, seat: int, name: str, player: PlayerView, size: int, theme: Theme, *, framed: bool,
    scored: int | None, crowned: bool, first: bool,
) -> None:  # fmt: skip
    """Framed are those at the turn; once it is over, those who have won."""
    fill(canvas, box, theme.card if framed else theme.panel, rim=theme.gold if framed else "", line=5 if framed else 0)
    token, high = 62, 66
    lay(canvas, seat_mark(seat, token, theme), box.x + 10, box.y + 8)
    top = Box(box.x, box.y + 8, box.w, token)
    right, middle = float(box.right - 14), top.y + token / 2
    if scored is not None:
        right = total(canvas, top, scored, size, theme, crowned=crowned)
    else:
        figure = f"{len(player.plots)}/{SIZE}"
        right -= length(figure, size, "Black")
        write(canvas, (right, middle), figure, size, theme.soft, "Black", "lm")
    if first and scored is None:
        right -= 48
        lay(canvas, sign("leaf", 38, theme.gold), right, middle - 19)
    x = box.x + token + 24
    place = Box(x, box.y + 4, round(right - x - 12), high)
    write_in(canvas, place, name, round(size * 1.1), theme.ink, "Black", least=size)
    counters(canvas, Box(box.x + 10, box.y + 72, box.w - 20, 64), player, size, theme)
    colours(canvas, Box(box.x + 10, box.y + 140, box.w - 20, 60), player, size, theme)


def counters(canvas: Image.Image, box: Box, player: PlayerView, size: int, theme: Theme) -> None:
    """What has changed last is underlined."""
    side, changed = 50, changes(player)
    for (name, value), cell in zip(holdings(player), box.columns(6, 0), strict=True):
        lay(canvas, icon(name, side), cell.x + 2, box.y + (box.h - side) / 2)
        at = (cell.x + side + 6, box.y + box.h / 2)
        write(canvas, at, str(value), size, theme.ink, "Black", "lm")
        if name in changed:
            wide = round(length(str(value), size, "Black"))
            underline(canvas, Box(cell.x + side + 4, box.bottom - 9, wide + 4, 9), theme)


def colours(canvas: Image.Image, box: Box, player: PlayerView, size: int, theme: Theme) -> None:
    """How many abilities there are of each colour in the tableau: the sign on its pattern, and the number."""
    found = Counter(each.colour for plot in player.plots if plot.card for each in CARDS[plot.card].abilities)
    side = 50
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), 0), strict=True):
        lay(canvas, icon(f"chip-{colour}", side), cell.x + 2, box.y + (box.h - side) / 2)
        ink = theme.ink if found[colour] else theme.soft
        write(canvas, (cell.x + side + 6, box.y + box.h / 2), str(found[colour]), size, ink, "Black", "lm")

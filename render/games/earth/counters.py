"""What a player has, as signs with figures: soil, sprouts, growth, compost, hand, events."""

from collections.abc import Sequence

from PIL import Image

from engine.games.earth.view import PlayerView
from render.canvas import lay
from render.icons import seat_mark, sign
from render.labels import length, write, write_in
from render.layout import GAP, Box
from render.theme import Theme

from .signs.icon import icon, points


def holdings(player: PlayerView) -> tuple[tuple[str, int], ...]:
    return (
        ("soil", player.soil),
        ("sprout", sum(plot.sprouts for plot in player.plots)),
        ("growth", sum(plot.growth for plot in player.plots)),
        ("compost", player.compost),
        ("hand", player.cards),
        ("event", len(player.events)),
    )


def row(canvas: Image.Image, box: Box, values: Sequence[tuple[str, int]], size: int, theme: Theme) -> None:
    """Spread evenly over a box, each figure beside its sign."""
    for (name, value), cell in zip(values, box.columns(len(values), 4), strict=True):
        side = min(box.h, round(size * 1.45))
        figure = str(value)
        wide = side + 6 + length(figure, round(size * 1.3), "Black")
        x, middle = cell.x + max(0, (cell.w - wide) / 2), cell.y + cell.h / 2
        lay(canvas, icon(name, side), x, middle - side / 2)
        write(canvas, (x + side + 6, middle), figure, round(size * 1.3), theme.ink, "Black", "lm")


def headline(
    canvas: Image.Image, box: Box, seat: int, name: str, player: PlayerView, size: int, theme: Theme, *,
    total: int | None = None, crowned: bool = False,
) -> None:  # fmt: skip
    """Who it is at the left, what they hold to the right of it, and the total once it is over."""
    token = round(size * 1.7)
    middle = box.y + box.h / 2
    lay(canvas, seat_mark(seat, token, theme), box.x, middle - token / 2)
    right = box.right
    if total is not None:
        medal = points(total, round(size * 2.2))
        right -= medal.width
        lay(canvas, medal, right, middle - medal.height / 2)
    if crowned:
        right -= token
        lay(canvas, sign("crown", token), right, middle - token / 2)
    x = box.x + token + GAP
    room = round((right - x) * 0.27)
    write_in(canvas, Box(x, box.y, room, box.h), name, round(size * 1.35), theme.ink, "Black", least=round(size * 0.9))
    row(canvas, Box(x + room + GAP, box.y, right - x - room - GAP, box.h), holdings(player), size, theme)

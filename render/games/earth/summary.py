"""A line of the shared board: what one player holds, and their tableau as a small map."""


from PIL import Image, ImageDraw

from engine.games.earth.catalogue import CARDS
from engine.games.earth.state import SIZE
from engine.games.earth.tableau import BOARD, BOX
from engine.games.earth.view import PlayerView
from render.canvas import fill, lay
from render.icons import seat_mark, sign
from render.labels import write, write_in
from render.layout import Box
from render.memory import kept
from render.palette import mix, shift
from render.theme import Theme

from .counters import holdings
from .signs.icon import icon
from .tones import ABILITY

HEIGHT = 116


def line(
    canvas: Image.Image, box: Box, seat: int, name: str, player: PlayerView, size: int, theme: Theme, *, active: bool,
    total: int | None, crowned: bool, first: bool,
) -> None:  # fmt: skip
    fill(canvas, box, theme.card if active else theme.panel, rim=theme.gold if active else "", line=5 if active else 0)
    token = round(box.h * 0.56)
    lay(canvas, seat_mark(seat, token, theme), box.x + 12, box.y + (box.h - token) / 2)
    if crowned:
        lay(canvas, sign("crown", round(token * 0.6)), box.x + 12 + token * 0.2, box.y - token * 0.18)
    x = box.x + token + 22
    room = round(box.w * 0.25)
    write_in(
        canvas,
        Box(x, box.y + 4, room, round(box.h * 0.46)),
        name,
        size,
        theme.ink,
        "Black",
        least=size,
    )
    count = f"{len(player.plots)}/{SIZE}"
    y = box.y + box.h * 0.72
    if total is None:
        wide = write(canvas, (x, y), count, size, theme.soft, "Black", "lm")
        if first:
            lay(canvas, sign("leaf", round(size * 0.8), theme.gold), x + wide + 12, y - size * 0.42)
    else:
        lay(canvas, sign("vp", round(size * 1.1)), x, y - size * 0.55)
        write(canvas, (x + size * 1.3, y), str(total), size, theme.ink, "Black", "lm")
    grid = box.h - 18
    cells = Box(x + room + 4, box.y, box.right - grid - 14 - x - room - 4, box.h)
    counters(canvas, cells, player, size, theme)
    lay(canvas, small(tableau(player), grid, theme), box.right - grid - 9, box.y + 9)


def counters(canvas: Image.Image, box: Box, player: PlayerView, size: int, theme: Theme) -> None:
    side = round(box.h * 0.4)
    for (name, value), cell in zip(holdings(player), box.columns(6, 0), strict=True):
        middle = cell.x + cell.w / 2
        lay(canvas, icon(name, side), middle - side / 2, box.y + 6)
        write(canvas, (middle, box.y + box.h * 0.73), str(value), size, theme.ink, "Black")


def tableau(player: PlayerView) -> tuple[tuple[int, int, str], ...]:
    """Row, column and first colour of every card, in the frame of four by four."""
    if not player.plots:
        return ()
    top = min(BOARD.row(plot.cell) for plot in player.plots)
    left = min(BOARD.column(plot.cell) for plot in player.plots)
    return tuple(
        (
            BOARD.row(plot.cell) - top,
            BOARD.column(plot.cell) - left,
            CARDS[plot.card].abilities[0].colour if plot.card else "",
        )
        for plot in player.plots
    )


@kept
def small(cards: tuple[tuple[int, int, str], ...], side: int, theme: Theme) -> Image.Image:
    """Colours of abilities where the cards lie, each with its sign."""
    out = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    draw = ImageDraw.Draw(out)
    pitch = side / BOX.width
    edge = pitch * 0.86
    known = {(row, column): colour for row, column, colour in cards}
    for row in range(BOX.height):
        for column in range(BOX.width):
            x, y = column * pitch, row * pitch
            colour = known.get((row, column))
            tone = ABILITY.get(colour or "", "#4F8A6E") if colour is not None else mix(theme.panel, theme.rim, 0.3)
            rim = shift(tone, -0.1)
            draw.rounded_rectangle((x, y, x + edge, y + edge), pitch * 0.2, fill=tone, outline=rim, width=2)
            if colour:
                mark = round(edge * 0.58)
                out.alpha_composite(
                    icon(f"sign-{colour}", mark, "#FFFFFF"),
                    (round(x + (edge - mark) / 2) + 1, round(y + (edge - mark) / 2) + 1),
                )
    return out

"""The upper part of a player's picture: who it is, what they hold, their board cards, their events and leaves."""

from collections.abc import Sequence

from PIL import Image

from engine.games.earth.state import Leaf
from engine.games.earth.view import EarthView, PlayerView
from render.canvas import clipped, fill, lay
from render.labels import write
from render.layout import GAP, Box
from render.memory import kept
from render.palette import CREAM, INK
from render.shadows import lay_raised
from render.theme import Theme

from .boards import plate, unknown
from .counters import changes, headline
from .gallery import art
from .signs.icon import icon, numbered

HEAD, CHANGES, BOARD = 100, 52, 200


def head(player: PlayerView) -> int:
    return HEAD + (CHANGES if changes(player) else 0)


def height(player: PlayerView) -> int:
    return head(player) + BOARD + GAP


def draw(
    canvas: Image.Image, box: Box, view: EarthView, who: int, names: Sequence[str], size: int, theme: Theme
) -> None:
    player = view.players[who]
    total = view.sheets[who].total if view.sheets else None
    top = Box(box.x, box.y, box.w, HEAD)
    headline(
        canvas, top, who, names[who], player, size, theme, scored=total, crowned=who in view.winners,
        changed=changes(player),
    )
    cards = [("island", player.island), ("climate", player.climate)]
    if view.mode != "beginner":
        cards.append(("ecosystem", player.ecosystem))
    cells = list(Box(box.x, box.y + head(player), box.w, BOARD).columns(len(cards) + 1))
    for (kind, number), cell in zip(cards, cells, strict=False):
        piece = plate(number, cell.w, cell.h, theme, size) if number else unknown(kind, cell.w, cell.h, theme)
        lay_raised(canvas, piece, cell.x, cell.y, theme)
    tokens(canvas, cells[-1], player, size, theme)


def tokens(canvas: Image.Image, box: Box, player: PlayerView, size: int, theme: Theme) -> None:
    """Events played, the newest first, over the leaves put beside fauna."""
    fill(canvas, box, theme.panel)
    medal = round(box.h * 0.5)
    room = max(1, (box.w - GAP) // (medal + 4))
    for k, event in enumerate(player.events[::-1][:room]):
        lay(canvas, medallion(event, medal), box.x + 8 + k * (medal + 4), box.y + 6)
    if len(player.events) > room:
        more = f"+{len(player.events) - room}"
        write(
            canvas, (box.right - 10, box.y + medal - 6), more, size, theme.ink, "Black", "rs", halo=theme.panel, width=5
        )
    if not player.events:
        lay(canvas, icon("event", round(medal * 0.7)), box.x + 14, box.y + 18)
        write(canvas, (box.x + 14 + medal, box.y + medal * 0.56), "0", round(size * 1.2), theme.soft, "Black", "lm")
    leaves(
        canvas,
        Box(box.x + 8, box.bottom - round(box.h * 0.44), box.w - 16, round(box.h * 0.42)),
        player.leaves,
        player.bonus,
        size,
    )


@kept
def medallion(event: int, size: int) -> Image.Image:
    """An event's window alone."""
    inner = art(event, round(size * 1.14), round(size * 1.14), 0.5, 1.0)
    off = (inner.width - size) // 2
    return clipped(inner.crop((off, off, off + size, off + size)), size // 2)


@kept
def likeness(number: int, size: int) -> Image.Image:
    """A card's picture in a disc."""
    return clipped(art(number, size, size), size // 2)


def leaves(canvas: Image.Image, box: Box, held: Sequence[Leaf], bonus: int, letters: int) -> None:
    """A small portrait for every fauna reached, its points on it; the cup for the first full tableau."""
    side = box.h
    step = min(side + 10, box.w // max(4, len(held) + bool(bonus)))
    for k, leaf in enumerate(held):
        x = box.x + k * step
        lay(canvas, likeness(leaf.fauna, side), x, box.y)
        at = (x + side / 2, box.bottom - letters * 0.4)
        write(canvas, at, str(leaf.points), letters, CREAM, "Black", halo=INK, width=max(3, letters // 9))
    if bonus:
        lay(canvas, numbered("bonus", str(bonus), side, drop=-0.12), box.x + len(held) * step, box.y)

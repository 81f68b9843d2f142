"""One player's board: plants, clouds, sunflowers, dominoes, points."""

from collections.abc import Sequence

from PIL import Image

from engine.games.renature.pieces import CLOUD_SPACES, planted
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from render.canvas import fill, lay, panelled
from render.icons import sign
from render.labels import write, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.theme import Theme

from .pieces import back, potted, stock, sunflower, token, valued
from .table import OAK


def seat(view: RenatureView, who: int, *, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    width = wide(1200, scale)
    size = fact(width)
    inside = width - 2 * MARGIN
    head, row, line = round(size * 2), round(size * 3.1), round(size * 2.2)
    player = view.players[who]
    across = max(1, int((inside - size) // (size * 2.2)))
    flowers = -(-len(player.tokens) // across) if player.tokens else 0
    height = 2 * MARGIN + head + 2 * (row + GAP) + line + GAP + flowers * round(size * 2.3)
    slots = [Box(MARGIN, MARGIN + head + k * (row + GAP), inside, row) for k in (0, 1)]
    clouds = Box(MARGIN, slots[1].bottom + GAP, inside, line)
    canvas = panelled(width, height, theme, *slots, clouds)
    title(canvas, Box(MARGIN, MARGIN, inside, head), view, who, names[who], size, theme)
    for first, box in zip((0, 4), slots, strict=True):
        slots_row(canvas, box, view, who, first, size, theme)
    clouds_row(canvas, clouds, view, who, size, theme)
    y = clouds.bottom + GAP
    for k, face in enumerate(player.tokens):
        spot = (MARGIN + size * 0.5 + k % across * size * 2.2, y + k // across * round(size * 2.3))
        piece = sunflower(face, round(size * 2.1), size)
        if player.backs is not None:
            piece = back(player.backs[k], round(size * 2.1), size)
        lay(canvas, piece, *spot)
    return canvas


def title(
    canvas: Image.Image, box: Box, view: RenatureView, who: int, name: str, size: int, theme: Theme
) -> None:
    tree = potted(4 * who + OAK, round(size * 1.8), theme)
    lay(canvas, tree, box.x, box.y)
    right = box.right
    points = view.players[who].figure
    right -= round(write(canvas, (right, box.y + box.h / 2), points, round(size * 1.7), theme.ink, "Black", "rm")) + GAP
    if who in view.winners:
        crown = sign("crown", round(size * 1.4))
        lay(canvas, crown, right - crown.width, box.y + (box.h - crown.height) / 2)
        right -= crown.width + GAP
    x = box.x + tree.width + GAP
    write_in(canvas, Box(x, box.y, right - x, box.h), name, round(size * 1.4), theme.ink, "Black", least=size)


def slots_row(
    canvas: Image.Image, box: Box, view: RenatureView, who: int, first: int, size: int, theme: Theme
) -> None:
    """Four kinds, each with what is left of its slots, on their panel."""
    room = land(view.valley).slots
    for slot, place in zip(range(first, first + 4), box.inset(8).columns(4, 8), strict=True):
        count = view.players[who].slots[slot]
        fill(canvas, place, theme.card, radius=14)
        picture = valued(planted(who, slot), round(box.h * 0.86), size, theme, sunk="" if count else theme.card)
        lay(canvas, picture, place.x + 4, place.y + (place.h - picture.height) / 2)
        right, middle = place.right - size * 0.25, place.y + place.h / 2
        ink = theme.ink if count else theme.soft
        write(canvas, (right, middle), f"{count}/{room[slot]}", size, ink, "Black", "rm")


def clouds_row(canvas: Image.Image, box: Box, view: RenatureView, who: int, size: int, theme: Theme) -> None:
    """Six spaces, some with a cloud; then hand and stock; on their panel."""
    player, side = view.players[who], round(size * 1.6)
    middle = box.y + box.h / 2
    x = box.x + size * 0.4
    for k in range(CLOUD_SPACES):
        fill(canvas, Box(round(x), round(middle - side / 2), side, side), theme.socket, radius=side)
        if k < player.clouds:
            lay(canvas, token("cloud", side), x, middle - side / 2)
        x += side + size * 0.25
    words = f"{player.hand} + {player.stock}"
    right = box.right - size * 0.5
    length = write(canvas, (right, middle), words, round(size * 1.2), theme.ink, "Black", "rm")
    picture = stock(round(size * 1.8))
    lay(canvas, picture, right - length - picture.width - size * 0.3, middle - picture.height / 2)

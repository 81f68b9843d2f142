"""The whole table: the valley, the joker track, and every player's score, clouds, sunflowers and dominoes."""

from collections.abc import Sequence

from PIL import Image

from engine.games.renature.valley import land
from engine.games.renature.view import Player, RenatureView
from render.canvas import fill, lay
from render.icons import sign
from render.labels import length, write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .field import Field
from .pieces import half, plant, stock, token
from .shore import WHOLE, Window

OAK = 3


def table(
    view: RenatureView, *, names: Sequence[str], theme: Theme, scale: float, shown: Window = WHOLE
) -> Image.Image:
    width = wide(WIDEST, scale)
    size = fact(width)
    board = width - 2 * MARGIN
    track, seats = round(size * 2.5), round(size * 5.1)
    field = Field(board, view, theme, shown=shown, size=size)
    field.lay_all()
    canvas = field.framed(width, MARGIN + board + GAP + track + GAP + seats + MARGIN)
    joker_track(canvas, Box(MARGIN, MARGIN + board, board, track), view, theme)
    row = Box(MARGIN, MARGIN + board + track + GAP, board, seats)
    for seat, box in enumerate(row.columns(len(view.players))):
        seat_card(canvas, box, view, seat, names[seat], size, theme)
    return canvas


def joker_track(canvas: Image.Image, box: Box, view: RenatureView, theme: Theme) -> None:
    animals = land(view.valley).animals
    for number, (animal, place) in enumerate(zip(animals, box.columns(len(animals)), strict=True)):
        here = number == view.joker
        fill(canvas, place, theme.fresh if here else theme.panel, radius=16)
        side = round(min(place.w, place.h) * 0.94 / 0.86)
        face = half(animal, side, joker=False)
        lay(canvas, face, place.x + (place.w - face.width) / 2, place.y + (place.h - face.height) / 2)
        if here:
            star = token("joker", round(place.h * 0.56))
            lay(canvas, star, place.right - star.width * 0.82, place.y - star.height * 0.2)


def facts(player: Player) -> tuple[tuple[str, str], ...]:
    """Of the dominoes first those in hand, then the stock, which the panel counts too."""
    dominoes = f"{player.hand}+{player.stock}"
    return ("cloud", str(player.clouds)), ("sunflower", str(len(player.tokens))), ("stock", dominoes)


def seat_card(
    canvas: Image.Image, box: Box, view: RenatureView, seat: int, name: str, size: int, theme: Theme
) -> None:
    player = view.players[seat]
    lit = seat in view.winners if view.over else seat == view.turn
    fill(canvas, box, theme.card, rim=theme.fresh if lit else theme.panel, line=8 if lit else 3)
    inner = box.inset(round(size * 0.3))
    right = inner.right
    if seat in view.winners:
        crown = sign("crown", round(size * 1.1))
        lay(canvas, crown, right - crown.width, inner.y)
        right -= crown.width + 4
    write_in(canvas, Box(inner.x, inner.y, right - inner.x, round(size * 1.2)), name, size, theme.ink, least=size)
    tree = plant(4 * seat + OAK, round(size * 2.1))
    lay(canvas, tree, inner.x, inner.y + size * 1.15)
    points = player.figure
    write(canvas, (inner.right - 4, inner.y + size * 2.25), points, round(size * 1.9), theme.ink, "Black", "rm")
    line = Box(inner.x, inner.bottom - round(size * 1.2), inner.w, round(size * 1.2))
    shown = [(counted(icon, round(size * 1.1)), count) for icon, count in facts(player)]
    gap = size * 0.1
    spare = line.w - sum([picture.width + gap + length(count, size) for picture, count in shown])
    x = float(line.x)
    for picture, count in shown:
        lay(canvas, picture, x, line.y + (line.h - picture.height) / 2)
        x += picture.width + gap
        x += write(canvas, (x, line.y + line.h / 2), count, size, theme.ink, "Bold", "lm")
        x += spare / (len(shown) - 1)


def counted(icon: str, size: int) -> Image.Image:
    return stock(size) if icon == "stock" else token(icon, size)

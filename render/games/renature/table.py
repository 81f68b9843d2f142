"""The whole table: the valley, the joker track, and every player's score, clouds, sunflowers and dominoes."""

from collections.abc import Sequence

from PIL import Image

from engine.games.renature.pieces import planted
from engine.games.renature.valley import land
from engine.games.renature.view import Player, RenatureView
from render.canvas import fill, lay, veiled
from render.icons import sign
from render.labels import length, wrapped, write
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.palette import INK
from render.theme import Theme

from .ending import tied
from .field import Field, edge_of, framed
from .pieces import half, potted, stock, token
from .shore import WHOLE, Window

SIDE = 8  # how wide the players are, in letters
NEAR = 1.25  # times: how large they are beside a quarter of the valley
OAK = 3


def table(
    view: RenatureView, *, names: Sequence[str], theme: Theme, scale: float, shown: Window = WHOLE
) -> Image.Image:
    """The players stand at the side, so that the picture is no higher than wide. In a quarter everything is larger, and
    the joker track is left to the whole.
    """
    width = wide(WIDEST, scale)
    near = shown != WHOLE
    size = round(fact(width) * (NEAR if near else 1))
    side, rim = round(size * SIDE), 2 * edge_of(size)
    inside = width - 2 * MARGIN
    field = Field((inside - side - GAP - rim) // shown.size, view, theme, shown=shown, size=size)
    field.lay_all()
    high = field.board.height + rim
    track = 0 if near else round(size * 2.2)
    canvas = framed(width, 2 * MARGIN + high + (track + GAP if track else 0), [field], (MARGIN, MARGIN))
    column = Box(width - MARGIN - side, MARGIN, side, high)
    for seat, box in enumerate(column.rows(len(view.players))):
        seat_card(canvas, box, view, seat, names[seat], size, theme)
    if track:
        joker_track(canvas, Box(MARGIN, MARGIN + high + GAP, inside, track), view, theme)
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
            lay(canvas, star, place.right - star.width - 4, place.y + 2)


def facts(player: Player) -> tuple[tuple[str, str], ...]:
    """Of the dominoes first those in hand, then the stock, which the panel counts too."""
    dominoes = f"{player.hand}+{player.stock}"
    return ("cloud", str(player.clouds)), ("sunflower", str(len(player.tokens))), ("stock", dominoes)


def seat_card(
    canvas: Image.Image, box: Box, view: RenatureView, seat: int, name: str, size: int, theme: Theme
) -> None:
    """Name, points, clouds, sunflowers and dominoes; and where there is room the plants that are left. A name that is
    long for one line has two, and all else comes closer together.
    """
    player, least = view.players[seat], fact(canvas.width)
    lit = seat in view.winners if view.over else seat == view.turn
    fill(canvas, box, theme.card, rim=theme.fresh if lit else theme.panel, line=8 if lit else 3)
    inner = box.inset(round(size * 0.3))
    lines, letters = name_lines(name, inner.w, size, least)
    line = round(size * 1.25) if len(lines) == 1 else round(letters * 1.08)
    for k, words in enumerate(lines):
        write(canvas, (inner.x, inner.y + (k + 0.5) * line), words, letters, theme.ink, "Bold", "lm")
    top = inner.y + len(lines) * line
    tree = potted(4 * seat + OAK, round(size * (2.1 if len(lines) == 1 else 1.5)), theme)
    lay(canvas, tree, inner.x, top)
    points = (inner.right, top + tree.height / 2)
    large = round(size * (1.9 if len(lines) == 1 else 1.6))
    wide = write(canvas, points, player.figure, large, theme.ink, "Black", "rm")
    if seat in view.winners:
        crown = sign("crown", round(size * 1.3))
        lay(canvas, crown, (inner.x + tree.width + inner.right - wide - crown.width) / 2, points[1] - crown.height / 2)
    y = top + tree.height
    rows = (facts(player)[:2], facts(player)[2:])
    line = min(line, round(size * 1.12))
    for row in rows[: max(1, (inner.bottom - y + 2) // (line + 2))]:
        lay_facts(canvas, Box(inner.x, y, inner.w, line), row, size, theme, gold=view.winners == (seat,) and tied(view))
        y += line + 2
    if inner.bottom - y >= 4 * round(size * 1.5):
        lay_left(canvas, Box(inner.x, inner.bottom - 4 * round(size * 1.5), inner.w, 4 * round(size * 1.5)), view, seat,
                 size, theme)  # fmt: skip


def name_lines(name: str, room: int, size: int, least: int) -> tuple[list[str], int]:
    """A name in one line as large as it goes, or in two of the least letters, and how large they are."""
    for letters in range(round(size * 1.15), least - 1, -1):
        if length(name, letters) <= room:
            return [name], letters
    return wrapped(name, room, least, "Bold", 2), least


def lay_facts(
    canvas: Image.Image, box: Box, found: Sequence[tuple[str, str]], size: int, theme: Theme, *, gold: bool
) -> None:
    for (icon, count), place in zip(found, box.columns(len(found), 4), strict=True):
        shown = gold and icon == "sunflower"
        if shown:
            fill(canvas, place, theme.gold, radius=place.h // 2)
        picture = counted(icon, round(size * 1.1))
        lay(canvas, picture, place.x + (size * 0.3 if shown else 0), place.y + (place.h - picture.height) / 2)
        x = place.x + picture.width + size * (0.42 if shown else 0.15)
        write(canvas, (x, place.y + place.h / 2), count, size, INK if shown else theme.ink, "Bold", "lm")


def lay_left(canvas: Image.Image, box: Box, view: RenatureView, seat: int, size: int, theme: Theme) -> None:
    """The plants of the own board, the neutral ones at the right."""
    for column, half_ in enumerate(box.columns(2, 4)):
        for row, place in enumerate(half_.rows(4, 2)):
            slot = 4 * column + row
            count = view.players[seat].slots[slot]
            picture = potted(planted(seat, slot), place.h, theme)
            if not count:
                picture = veiled(picture, theme.card, 0.7)
            lay(canvas, picture, place.x, place.y)
            ink = theme.ink if count else theme.soft
            write(canvas, (place.x + picture.width + 6, place.y + place.h / 2), str(count), size, ink, "Bold", "lm")


def counted(icon: str, size: int) -> Image.Image:
    return stock(size) if icon == "stock" else token(icon, size)

"""Renature's score sheet, and one plant or animal explained."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Text, text
from engine.games.renature.pieces import KINDS, NEUTRAL, SLOT_WORDS
from engine.games.renature.view import RenatureView
from render.canvas import dashed, lay, panelled
from render.icons import sign
from render.labels import paragraph, roomy, wrapped, write, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.memory import kept
from render.scores import Note, score_sheet
from render.theme import Theme

from .alt import explained
from .ending import ending, tied
from .pieces import half, potted, token
from .table import OAK

EMBLEMS = {"start": "joker", "plants": "bush-neutral", "clouds": "cloud", "backs": "sunflower"}
RANKS = {"main": "1", "second": "2"}
LARGE = 1.35  # times what a phone needs, where there is room


def emblem(line: Text, size: int) -> Image.Image:
    """A sign of its own for every line: places in an area are its token with a rank, plants left over are struck."""
    name = line.id.removeprefix("renature-line-")
    if name in EMBLEMS:
        return token(EMBLEMS[name], size)
    return ranked(RANKS[name], size) if name in RANKS else land_left(size) if name == "unfinished" else struck(size)


@kept
def ranked(rank: str, size: int) -> Image.Image:
    out = token("token", size).copy()
    write(out, (size / 2, size / 2), rank, round(size * 0.8), "#FFF1C9", "Black")
    return out


@kept
def land_left(size: int) -> Image.Image:
    """A piece of land with an open shore."""
    return dashed(size, size, round(size * 0.24), "#4C6F42", max(2, size // 12), "#A3BF78")


@kept
def struck(size: int) -> Image.Image:
    out = token("turf-neutral", size).copy()
    out.alpha_composite(sign("strike", size))
    return out


def tree(seat: int, size: int, theme: Theme) -> Image.Image:
    """What a seat is known by."""
    return potted(4 * seat + OAK, size, theme)


def scores(view: RenatureView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    sheets = view.sheets
    title = say(ending(view) if view.over else text("picture-renature-running"))
    flowers = tuple([str(len(player.tokens)) for player in view.players])
    notes = (Note(len(sheets[0].lines), text("picture-renature-flowers"), flowers),) if tied(view) else ()
    return score_sheet(
        sheets, names[: len(sheets)], view.winners, say=say, theme=theme, scale=scale, title=title,
        total=say(text("total")), emblem=emblem, figure=tree, notes=notes,
    )  # fmt: skip


def card(word: str, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(1000, scale)
    size = fact(width)
    side = round(width * 0.3)
    name, about = map(say, explained(word))
    room = width - 2 * MARGIN - side - 4 * GAP
    lines = len(wrapped(about, room, size, "Medium", 8))
    height = max(side + 2 * GAP, round(size * (2.6 + 1.24 * lines))) + 2 * MARGIN
    sheet = Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    canvas = panelled(width, height, theme, sheet, colour=theme.card)
    if word in SLOT_WORDS:
        colours = (NEUTRAL,) if word.startswith("neutral-") else range(NEUTRAL)
        small = side // min(2, len(colours))
        for k, colour in enumerate(colours):
            picture = potted(4 * colour + KINDS.index(word.removeprefix("neutral-")), small, theme)
            lay(canvas, picture, MARGIN + GAP + k % 2 * small, MARGIN + GAP + k // 2 * small)
    else:
        lay(canvas, half(word, round(side / 0.86), joker=False), MARGIN + GAP, MARGIN + GAP)
    x = MARGIN + side + 3 * GAP
    write_in(canvas, Box(x, MARGIN + GAP, room, round(size * 1.8)), name, round(size * 1.6), theme.ink, "Black")
    top = MARGIN + GAP + round(size * 2.1)
    rest = Box(x, top, room, height - top - MARGIN)
    paragraph(canvas, rest, about, roomy(about, rest, size, round(size * LARGE)), theme.ink)
    return canvas

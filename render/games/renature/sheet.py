"""Renature's score sheet, and one plant or animal explained."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Text, text
from engine.games.renature.pieces import SLOT_WORDS
from engine.games.renature.view import RenatureView
from render.canvas import fill, ground, lay
from render.labels import paragraph, wrapped, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.raster import sprite
from render.scores import score_sheet
from render.theme import Theme

from .alt import explained
from .pieces import half, token

EMBLEMS = {
    "start": "joker", "plants": "bush-neutral", "main": "token", "second": "token", "unfinished": "token",
    "clouds": "cloud", "left": "turf-neutral", "backs": "sunflower",
}  # fmt: skip


def emblem(line: Text, size: int) -> Image.Image:
    return token(EMBLEMS[line.id.removeprefix("renature-line-")], size)


def scores(view: RenatureView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    sheets = view.sheets
    title = say(text("picture-renature-over" if view.over else "picture-renature-running"))
    return score_sheet(
        sheets, names[: len(sheets)], view.winners, say=say, theme=theme, scale=scale, title=title,
        total=say(text("total")), emblem=emblem, marks=[None] * len(sheets),
    )  # fmt: skip


def card(word: str, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(1000, scale)
    size = fact(width)
    side = round(width * 0.3)
    name, about = map(say, explained(word))
    room = width - 2 * MARGIN - side - 4 * GAP
    lines = len(wrapped(about, room, size, "Medium", 8))
    height = max(side + 2 * GAP, round(size * (2.6 + 1.24 * lines))) + 2 * MARGIN
    canvas = ground(width, height, theme)
    fill(canvas, Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN), theme.card)
    if word in SLOT_WORDS:
        colours = ("neutral",) if word.startswith("neutral-") else ("white", "black", "orange", "blue")
        small = side if len(colours) == 1 else side // 2
        for k, colour in enumerate(colours):
            picture = sprite(f"renature/{word.removeprefix('neutral-')}-{colour}", small)
            lay(canvas, picture, MARGIN + GAP + k % 2 * small, MARGIN + GAP + k // 2 * small)
    else:
        lay(canvas, half(word, round(side / 0.86), joker=False), MARGIN + GAP, MARGIN + GAP)
    x = MARGIN + side + 3 * GAP
    write_in(canvas, Box(x, MARGIN + GAP, room, round(size * 1.8)), name, round(size * 1.5), theme.ink, "Black")
    top = MARGIN + GAP + round(size * 2.1)
    paragraph(canvas, Box(x, top, room, height - top - MARGIN), about, size, theme.ink)
    return canvas

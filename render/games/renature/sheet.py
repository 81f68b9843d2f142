"""Renature's score sheet, and one plant or animal explained."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Text, text
from engine.games.renature.pieces import PAIRS, SLOT_VALUE, SLOT_WORDS
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from engine.games.renature.words import PLANT_NAME, animal_name
from render.canvas import fill, ground, lay
from render.labels import paragraph, wrapped, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.raster import sprite
from render.scores import score_sheet
from render.theme import Theme

from .pieces import half, token

_EMBLEMS = {"plants": "bush-neutral", "clouds": "cloud", "left": "turf-neutral", "backs": "sunflower"}
_AREAS = {"main": "token", "second": "token", "unfinished": "token"}


def _emblem(line: Text, size: int) -> Image.Image | None:
    name = line.id.removeprefix("renature-line-")
    if name in _EMBLEMS:
        return token(_EMBLEMS[name], size)
    return token(_AREAS[name], size) if name in _AREAS else token("joker", size)


def scores(view: RenatureView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    sheets = view.sheets
    title = say(text("picture-renature-over" if view.over else "picture-renature-running"))
    return score_sheet(
        sheets, names[: len(sheets)], view.winners, say=say, theme=theme, scale=scale, title=title,
        total=say(text("total")), emblem=_emblem, marks=[None] * len(sheets),
    )  # fmt: skip


def words(view: RenatureView, word: str, say: Say) -> tuple[str, str]:
    """The name of a card, and what there is to say about it."""
    if word in SLOT_WORDS:
        slot = SLOT_WORDS.index(word)
        return say(PLANT_NAME[slot]), say(text("picture-renature-plant", value=SLOT_VALUE[slot]))
    number = land(view.valley).animals.index(word)
    count = sum(number in pair for pair in PAIRS)
    return say(animal_name(word)), say(text("picture-renature-animal", count=count))


def card(view: RenatureView, word: str, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(1000, scale)
    size = fact(width)
    side = round(width * 0.3)
    name, told = words(view, word, say)
    room = width - 2 * MARGIN - side - 4 * GAP
    lines = len(wrapped(told, room, size, "Medium", 8))
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
    paragraph(canvas, Box(x, top, room, height - top - MARGIN), told, size, theme.ink)
    return canvas

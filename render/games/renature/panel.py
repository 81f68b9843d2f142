"""What one player sees: the valley where it matters now, and what he holds beside it or below it."""

from collections.abc import Sequence

from PIL import Image

from engine import Pick, Place, Prompt, Say, record
from engine.games.renature.board import BOARD, covered
from engine.games.renature.pieces import PAIRS
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from engine.games.renature.words import animal_name
from render.canvas import fill, ground, lay
from render.icons import badge, badge_for
from render.labels import write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.spots import put_spot
from render.theme import Theme

from .closeups import apart, groups, tearing, together, wholly
from .field import Field, edge_of, framed
from .pieces import lay_domino
from .shore import Window
from .tray import WIDE, asks_animal, column_height, held, lay_column, lay_rows, letters, rows_height

LOW, HIGH = 0.62, 0.8  # of the width: how high a picture may be, and where more than half of the valley matters
LARGER = 1.2  # times: what several windows must be better by than one


@record
class Arrangement:
    """The windows of the valley side by side, how large their cells are, and whether the tray stands beside them."""

    windows: tuple[Window, ...]
    pitch: int
    beside: bool


def arranged(view: RenatureView, prompt: Prompt | None, width: int) -> Arrangement:
    """Cells as large as they go: one window or several, the tray beside or below it."""
    size, whole = fact(width), (together(view, prompt),)
    found = groups(view, prompt)
    corners = tuple(apart(wholly(view, found))) if found else whole
    if len(corners) < 2 or tearing(corners, whole[0]):
        corners = whole
    one, several = (
        max([Arrangement(shown, pitch(shown, prompt, width, size, beside=beside), beside)
             for beside in ((True,) if asks_animal(prompt) else (True, False))], key=lambda each: each.pitch)
        for shown in (whole, corners)
    )  # fmt: skip
    return several if several.pitch >= LARGER * one.pitch else one


def pitch(windows: Sequence[Window], prompt: Prompt | None, width: int, size: int, *, beside: bool) -> int:
    rows, columns, rim = windows[0].rows, sum([shown.size for shown in windows]), 2 * edge_of(size)
    high = round(width * (LOW if 2 * rows <= BOARD.height else HIGH)) - 2 * MARGIN - rim
    across = width - 2 * MARGIN - len(windows) * rim - (len(windows) - 1) * GAP
    if beside:
        across -= round(size * WIDE) + GAP
    else:
        high -= rows_height(prompt, size) + GAP
    return min(across // columns, high // rows)


def panel(view: RenatureView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(WIDEST, scale)
    size = fact(width)
    found = arranged(view, prompt, width)
    fields = [Field(found.pitch, view, theme, shown=shown, size=size) for shown in found.windows]
    for field in fields:
        field.lay_all(prompt.spots if isinstance(prompt, Place) else ())
        field.mark(prompt)
        if isinstance(prompt, Pick) and prompt.ask == "domino":
            for place in view.places(*[option.id for option in prompt.options if option.kind == "card"]):
                if field.seen(*covered(place)):
                    field.dash(*covered(place))
    rim, below = 2 * edge_of(size), rows_height(prompt, size)
    used = sum([field.board.width + rim for field in fields]) + GAP * (len(fields) - 1)
    high, column = fields[0].board.height + rim, round(size * WIDE)
    if found.beside:
        height = max(high, column_height(prompt, size))
        left = MARGIN + (width - 2 * MARGIN - column - GAP - used) // 2
        canvas = framed(width, height + 2 * MARGIN, fields, (left, MARGIN + (height - high) // 2))
        lay_column(canvas, Box(width - MARGIN - column, MARGIN, column, height), view, prompt, size, say, theme)
        return canvas
    canvas = framed(width, high + below + 2 * MARGIN, fields, ((width - used) // 2, MARGIN))
    lay_rows(canvas, Box(MARGIN, MARGIN + high, width - 2 * MARGIN, below), view, prompt, size, theme)
    return canvas


def hand(view: RenatureView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """The dominoes as large as they go, with the names of their animals."""
    width = wide(1200, scale)
    size = fact(width)
    count = max(1, len(view.hand))
    rim, gap = round(size * 1.2), round(size * 1.2)
    pitch = min((width - 2 * rim - (count - 1) * gap) // (2 * count), round(width * 0.2))
    animals = land(view.valley).animals
    line = round(size * 1.25)
    canvas = ground(width, max(pitch + 2 * rim + 2 * line, width * 3 // 10), theme)
    x = (width - 2 * pitch * count - gap * (count - 1)) // 2
    for domino, name in letters(view, prompt).items():
        first, second = PAIRS[domino]
        if domino == held(prompt):
            fill(canvas, Box(x - 10, rim - 10, 2 * pitch + 20, pitch + 20), theme.fresh, radius=26)
        pair = (animals[first], animals[second])
        lay_domino(canvas, (x, rim), pair, pitch, across=True, joker=animals[view.joker])
        if name:
            put_spot(canvas, name, Box(x, rim, 2 * pitch, pitch))
            lay(canvas, badge(name, badge_for(round(size * 1.2)), theme), x - size * 0.8, rim - size * 0.8)
        for k, animal in enumerate(pair):
            place = Box(x - gap // 2, rim + pitch + round(size * 0.35) + k * line, 2 * pitch + gap, line)
            write_in(canvas, place, say(animal_name(animal)), size, theme.ink, "Bold", "m", least=size)
        x += 2 * pitch + gap
    return canvas

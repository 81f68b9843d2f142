"""The shared board: whose turn it is, four fauna with their ladders, the common ecosystems, a line for every player."""

import math
from collections.abc import Sequence

from PIL import Image

from engine import Say, Text, text
from engine.games.earth.view import EarthView
from render.canvas import fill, ground, lay
from render.icons import seat_mark, sign
from render.labels import fitted, length, write
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.palette import INK, shift
from render.shadows import lay_raised
from render.theme import Theme

from . import ladder, rival, side, summary
from .boards import board
from .ending import ending, shorter
from .signs.icon import icon, rimmed
from .tones import ABILITY

HEAD, ECOSYSTEM = 100, 206
PAD = 12
Won = list[tuple[Image.Image, str]]  # the mark and the name of each who has won


def title(view: EarthView) -> Text:
    if view.over:
        return ending(view)
    if not view.turn:
        return text("picture-earth-setup")
    return text("picture-earth-last" if view.last else "picture-earth-turn", turn=view.turn)


def table(view: EarthView, *, say: Say, names: Sequence[str], theme: Theme) -> Image.Image:
    size = fact(WIDEST)
    inside = WIDEST - 2 * MARGIN
    rows = -(-len(view.players) // 2)
    extra = rival.HEIGHT + GAP if view.gaia else side.HEIGHT + GAP if view.sides else 0
    shared = ECOSYSTEM + GAP if view.shared else 0
    height = HEAD + ladder.HEIGHT + GAP + shared + rows * (summary.HEIGHT + GAP) + extra + MARGIN
    canvas = ground(WIDEST, height, theme)
    head(canvas, Box(MARGIN, 0, inside, HEAD), view, names, say, size, theme)
    y = HEAD
    for number, box in zip(view.fauna, Box(MARGIN, y, inside, ladder.HEIGHT).columns(4), strict=False):
        lay_raised(canvas, ladder.fauna(view, number, box, theme, say, size), box.x, box.y, theme)
    y += ladder.HEIGHT + GAP
    for number, box in zip(view.shared, Box(MARGIN, y, inside, ECOSYSTEM).columns(2), strict=False):
        lay_raised(canvas, board(number, box.w, box.h, theme, say, size), box.x, box.y, theme)
    y += shared
    lines(canvas, Box(MARGIN, y, inside, summary.HEIGHT), view, names, size, theme)
    y += rows * (summary.HEIGHT + GAP)
    if view.gaia:
        rival.line(canvas, Box(MARGIN, y, inside, rival.HEIGHT), view, view.gaia, say, size, theme)
    elif view.sides:
        for team, box in enumerate(Box(MARGIN, y, inside, side.HEIGHT).columns(len(view.sides))):
            if view.sheets:
                side.sum_line(canvas, box, view, view.sheets, team, size, theme)
            else:
                side.line(canvas, box, view.sides[team], team, size, theme)
    return canvas


def lines(canvas: Image.Image, box: Box, view: EarthView, names: Sequence[str], size: int, theme: Theme) -> None:
    columns = list(box.columns(2)) if len(view.players) > 1 else [box]
    for seat, player in enumerate(view.players):
        place = columns[seat % len(columns)]
        at = Box(place.x, box.y + seat // len(columns) * (box.h + GAP), place.w, box.h)
        summary.line(
            canvas, at, seat, names[seat], player, size, theme,
            framed=seat in view.winners if view.over else seat == view.active and bool(view.turn),
            scored=view.sheets[seat].total if view.sheets else None, crowned=seat in view.winners,
            first=seat == view.first,
        )  # fmt: skip


def head(
    canvas: Image.Image, box: Box, view: EarthView, names: Sequence[str], say: Say, size: int, theme: Theme
) -> None:
    middle, words, large = box.y + box.h / 2, say(title(view)), round(size * 1.25)
    if view.over:
        won = best(view, names, say, size, theme)
        whole = laurel(won, size) + sum([length(name, size, "Black") for _, name in won])
        # How many points both have says the line of their sums, too; whose names they are says only this one.
        if view.sides and length(words, large, "Black") + whole > box.w - 38:
            words = say(shorter(view))
    x = box.x + 8 + write(canvas, (box.x + 8, middle), words, large, theme.ink, "Black", "lm")
    if view.over:
        lay_best(canvas, Box(round(x + 30), box.y, round(box.right - x - 30), box.h), won, size, theme)
        return
    for name, value in (("deck", view.deck), ("discard", view.discard)):
        lay(canvas, icon(name, round(size * 1.3)), x + 30, middle - size * 0.65)
        x += 34 + size * 1.3
        x += write(canvas, (x, middle), str(value), size, theme.soft, "Black", "lm")
    if view.turn:
        active(canvas, box, view, names, say, size, theme, round(box.right - x - 40))


def best(view: EarthView, names: Sequence[str], say: Say, size: int, theme: Theme) -> Won:
    token = round(size * 1.3)
    won = [(seat_mark(seat, token, theme), names[seat]) for seat in view.winners]
    return won or [(icon("gaia", token), say(Text("picture-earth-gaia")))]


def laurel(won: Won, size: int) -> int:
    """How wide all of it is but the names."""
    return round(size * 1.2) + len(won) * (round(size * 1.3) + 2 * PAD) + 4 * PAD


def lay_best(canvas: Image.Image, box: Box, won: Won, size: int, theme: Theme) -> None:
    """Who has won, at the right, on gold: names as long as there is room for, or marks alone."""
    token, high, pad = round(size * 1.3), round(size * 1.7), PAD
    fixed = laurel(won, size)
    wanted = [length(name, size, "Black") for _, name in won]
    rooms = shares(wanted, box.w - fixed)
    few = min([room - need for room, need in zip(rooms, wanted, strict=True)]) < 0 and min(rooms) <= 3 * size
    shown = ["" if few else fitted(name, room, size, "Black", size)[0]
             for (_, name), room in zip(won, rooms, strict=True)]  # fmt: skip
    wide = fixed + sum([round(length(name, size, "Black")) for name in shown])
    x, y = box.right - wide, round(box.y + (box.h - high) / 2)
    fill(canvas, Box(x, y, wide, high), theme.gold, radius=high // 2)
    crown = sign("crown", round(size * 1.2))
    lay(canvas, crown, x + 2 * pad, y + (high - crown.height) / 2)
    x += crown.width + 3 * pad
    for (mark, _), name in zip(won, shown, strict=True):
        lay(canvas, mark, x, y + (high - token) / 2)
        x += token + pad
        x += round(write(canvas, (x, y + high / 2), name, size, INK, "Black", "lm")) + pad if name else 0


def shares(wanted: Sequence[float], room: int) -> list[int]:
    """What is shorter than an equal share leaves the rest of it to the others."""
    given = [0] * len(wanted)
    for count, at in enumerate(sorted(range(len(wanted)), key=lambda at: wanted[at])):
        given[at] = min(math.ceil(wanted[at]), room // (len(wanted) - count))
        room -= given[at]
    return given


def active(
    canvas: Image.Image, box: Box, view: EarthView, names: Sequence[str], say: Say, size: int, theme: Theme, room: int
) -> None:
    """Whose turn it is, on the ground of the action chosen."""
    tone = ABILITY[view.colour] if view.colour else theme.panel
    ink = "#FFFFFF" if view.colour else theme.ink
    action = Text(f"earth-action-{view.colour}") if view.colour else None
    hers = view.active >= len(names)  # alone, every other turn is Gaia's
    whose = say(Text("picture-earth-gaia")) if hers else names[view.active]
    around = say(text("picture-earth-active", player="", action=action)) if action else ""
    name, _ = fitted(whose, round(room - size * 3.6 - length(around, size, "Black")), size, "Black", size)
    words = say(text("picture-earth-active", player=name, action=action)) if action else name
    high = round(size * 1.7)
    wide = round(length(words, size, "Black") + size * 3.6)
    place = Box(box.right - wide, round(box.y + (box.h - high) / 2), wide, high)
    fill(canvas, place, tone, radius=high // 2)
    token = round(size * 1.3)
    token_mark = icon("gaia", token) if hers else seat_mark(view.active, token, theme)
    lay(canvas, token_mark, place.x + 10, place.y + (high - token) / 2)
    mark = (
        icon(f"sign-{view.colour}", round(size * 0.9), ink) if view.colour else sign("waiting", round(size * 0.9), ink)
    )
    halo = shift(tone, -0.26) if view.colour else ""
    mark = rimmed(mark, 3, halo) if halo else mark
    lay(canvas, mark, place.x + 18 + token, place.y + (high - mark.height) / 2)
    at = (place.x + token + mark.width + 28, place.y + high / 2)
    write(canvas, at, words, size, ink, "Black", "lm", halo=halo, width=3 if halo else 0)

"""What one player sees: the own grid large, the hand, and letters on everything that can be chosen."""

from collections.abc import Sequence

from PIL import Image

from engine import Pick, Prompt, Say, text
from engine.games.ecosystem.board import BOARD, BOX
from engine.games.ecosystem.scoring import rival_grid
from engine.games.ecosystem.state import Choice
from engine.games.ecosystem.view import EcosystemView
from engine.games.ecosystem.words import NAME
from render.canvas import dashed, fill, ground, lay, panelled
from render.icons import badge, sign
from render.labels import write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .faces import count_pill, hand_card
from .field import FIXED, Cards, Field, mark_choices, window
from .races import KINDS, lay_race, mark, race
from .shelf import HIGH, LOW, SINGLE, card_held, lay_cards, lay_held, lettered, rows_of
from .table import newest

CARD = 290
HAND, HELD = 0.56, 0.27  # of the width: what cards take where they are asked about, and where one looks for its place
HIGHEST = 0.5  # of the width: a grid


def hand(view: EcosystemView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """One card of every kind held, as large as they go, with a figure where there are more."""
    kinds = lettered(view.hand, prompt)
    count = max(1, len(kinds))
    columns = count if count <= 4 else -(-count // 2)
    gap, rim = 22, 34
    card = round(CARD * wide(WIDEST, scale) / WIDEST)
    sample = hand_card("bear", "", card, theme)
    rows = -(-count // columns)
    high, used = rows * (sample.height + gap) - gap + 2 * rim, columns * (card + gap) - gap + 2 * rim
    width = max(used, -(-high * 4 // 5))  # a single card is higher than a picture should be
    canvas, left = ground(width, high, theme), rim + (width - used) // 2
    if not kinds:
        empty = dashed(card, sample.height, round(card * 0.07), theme.rim, 4)
        lay(canvas, empty, left, rim)
    held = card_held(view, prompt)
    for k, (kind, name) in enumerate(kinds.items()):
        x, y = left + k % columns * (card + gap), rim + k // columns * (sample.height + gap)
        if kind == held:
            fill(canvas, Box(x - 8, y - 8, card + 16, sample.height + 16), theme.fresh, radius=26)
        face = hand_card(kind, say(NAME[kind]), card, theme, k % 3)  # type: ignore[index]
        lay_raised(canvas, face, x, y, theme, radius=round(card * 0.07))
        if name:
            put_spot(canvas, name, Box(x, y, *face.size))
            lay(canvas, badge(name, round(card * 0.27), theme), x - card * 0.06, y - card * 0.06)
        copies = view.hand.count(kind)
        if copies > 1:
            pill = count_pill(copies, round(card * 0.16), theme)
            lay(canvas, pill, x + card - pill.width + 8, y - 8)
    return canvas


def seat(view: EcosystemView, who: int, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    """One player's grid, large, and what it is compared with."""
    width = wide(1400, scale)
    size = fact(width)
    head, line = round(size * 2), round(size * 1.6)
    shown = window(dict(view.grids[who]), room=1)
    room = Field.room(width - 2 * MARGIN, shown, size)
    height = MARGIN * 2 + head + GAP + min(room, round(width * 0.9)) + line + GAP
    place = Box(MARGIN, MARGIN + head, width - 2 * MARGIN, height - head - line - GAP - 2 * MARGIN)
    races = races_in(Box(MARGIN, place.bottom + GAP, place.w, line), width)
    canvas = panelled(width, height, theme, place, *races)
    lay_head(canvas, Box(MARGIN, MARGIN, width - 2 * MARGIN, head), view, who, names, say, size, theme)
    lay_field(canvas, place, view, who, size, theme)
    lay_races(canvas, races, view, size, theme)
    return canvas


def lay_field(
    canvas: Image.Image, box: Box, view: EcosystemView, who: int | None, size: int, theme: Theme, *, room: int = 1
) -> Field:
    """A player's grid, or the rival's, on its panel."""
    inner = Box(box.x, box.y + GAP, box.w, box.h - GAP)
    cards: Cards = rival_grid(view.rival or ()) if who is None else dict(view.grids[who])
    field = Field(canvas, inner, cards, theme, room=room, size=size, floating=who is not None)
    field.lay_tiles(theme.panel)
    field.mark_last(*([*cards][-1:] if who is None else newest(view, who)))
    return field


def lay_head(
    canvas: Image.Image, box: Box, view: EcosystemView, who: int | None, names: Sequence[str], say: Say, size: int,
    theme: Theme,
) -> None:  # fmt: skip
    """Whose grid it is, and how far or how good; the rival has no seat."""
    token = round(size * 1.4)
    middle = box.y + box.h / 2
    lay(canvas, mark(who, token, theme), box.x + GAP, middle - token / 2)
    right, number = box.right - GAP, -1 if who is None else who
    if view.sheets:
        facts = str(view.sheets[number].total)
    else:
        laid = len(view.rival or ()) if who is None else len(view.grids[who])
        facts = say(text("picture-ecosystem-placed", count=laid))
    right -= round(write(canvas, (right, middle), facts, round(size * 1.1), theme.soft, "Black", "rm")) + GAP
    if who in view.winners:
        crown = sign("crown", token)
        lay(canvas, crown, right - token, middle - token / 2)
        right -= token + GAP
    x = box.x + token + 2 * GAP
    name = say(text("picture-ecosystem-rival")) if who is None else names[who]
    write_in(canvas, Box(x, box.y, right - x, box.h), name, round(size * 1.4), theme.ink, "Black", least=size)


def panel(
    view: EcosystemView, prompt: Prompt | None, *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    """The grid at the left with the races below it, the cards at the right, wider than high: so that it is large where
    height is scarce. What the question is about has the more room; before the first card that is the hand alone.
    """
    width = wide(WIDEST, scale)
    size = fact(width)
    if not view.grids[view.seat or 0] and view.hand and not view.chosen:
        return dealt(view, prompt, width, say=say, names=names, theme=theme)
    about_hand, held = isinstance(prompt, Pick) and prompt.ask in ("card", "discard"), card_held(view, prompt)
    side = round(width * (HAND if about_hand else HELD if held else 0.0))
    left = width - 2 * MARGIN - (side + GAP if side else 0)
    who = None if isinstance(prompt, Pick) and prompt.ask == "discard" else view.seat or 0
    cards = tuple(rival_grid(view.rival or ()).items()) if who is None else view.grids[who]
    shown = window(dict(cards), room=0 if about_hand else 1) if who is not None else FIXED
    head, line = round(size * 1.7), round(size * 1.6)
    lines = 1 if left > width // 2 else len(KINDS)
    grid = min(Field.room(left, shown, size) + GAP, round(width * HIGHEST))
    body = grid + lines * (line + GAP)
    columns = 1 if len(view.hand) and len(set(view.hand)) <= SINGLE else 2
    if about_hand:
        rows = rows_of(len(set(view.hand)), columns)
        body = max(body, rows * (round(size * LOW) + GAP) - GAP)
    place = Box(MARGIN, MARGIN + head, left, body - lines * (line + GAP))
    races = races_in(Box(MARGIN, place.bottom + GAP, left, body - place.h - GAP), width)
    canvas = panelled(width, 2 * MARGIN + head + body, theme, place, *races)
    lay_head(canvas, Box(MARGIN, MARGIN, left, head), view, who, names, say, size, theme)
    field = lay_field(canvas, place, view, who, size, theme, room=0 if about_hand else 1)
    mark_choices(field, prompt)
    if who is None:  # Rules 6.3: it fills row by row
        field.await_card(BOARD.at(*divmod(len(cards), BOX.width)))
    if view.chosen and prompt is None:
        lay_sealed(field, view.chosen)
    lay_races(canvas, races, view, size, theme)
    shelf = Box(width - MARGIN - side, MARGIN, side, head + body)
    if about_hand:
        lay_cards(canvas, shelf, view, prompt, columns, say, size, theme)
    elif held:
        lay_held(canvas, shelf, held, say, theme)
    return canvas


def dealt(
    view: EcosystemView, prompt: Prompt | None, width: int, *, say: Say, names: Sequence[str], theme: Theme
) -> Image.Image:
    """Nothing lies yet: only the hand matters."""
    size, count = fact(width), len(set(view.hand))
    head, inside = round(size * 1.7), width - 2 * MARGIN
    columns = 2 if count <= 2 * 2 else 3
    body = rows_of(count, columns) * (round(size * HIGH) + GAP) - GAP
    canvas = ground(width, 2 * MARGIN + head + body, theme)
    lay_head(canvas, Box(MARGIN, MARGIN, inside, head), view, view.seat or 0, names, say, size, theme)
    lay_cards(canvas, Box(MARGIN, MARGIN + head, inside, body), view, prompt, columns, say, size, theme)
    return canvas


def lay_sealed(field: Field, choice: Choice) -> None:
    field.hint(choice.cell, choice.card, name=True)
    if choice.swap:
        field.swap(*choice.swap)
    field.seal(choice.cell)


def races_in(box: Box, width: int) -> list[Box]:
    """Side by side where there is room."""
    return list(box.columns(len(KINDS)) if box.w > width // 2 else box.rows(len(KINDS)))


def lay_races(canvas: Image.Image, places: Sequence[Box], view: EcosystemView, size: int, theme: Theme) -> None:
    for kind, place in zip(KINDS, places, strict=True):
        lay_race(canvas, place, kind, race(view, kind), size, theme)

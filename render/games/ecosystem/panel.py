"""What one player sees: the own grid large, the hand, and letters on everything that can be chosen."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Pick, Place, Prompt, Say, letter, text
from engine.games.ecosystem.view import EcosystemView
from engine.games.ecosystem.words import NAME
from render.canvas import dashed, fill, ground, lay, lay_raised, veiled
from render.icons import badge, seat_mark, sign
from render.labels import write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .faces import count_pill, hand_card, strip
from .field import Field, mark_choices, window

CARD = 290
ABREAST = 3
TALL = 3.6  # of a card on the shelf, in letters
FULL, BARE = 0.64, 0.3  # how high the grid is drawn, as a part of the width: as soon as anything can be laid, and empty


def lettered(hand: Sequence[str], prompt: Prompt | None) -> dict[str, str]:
    """Kinds of card in the order of the prompt, or of the hand, with the letter of each that can be chosen."""
    match prompt:
        case Pick(ask="card" | "discard", options=options):
            return {option.word: letter(k) for k, option in enumerate(options)}
        case _:
            return dict.fromkeys(hand, "")


def card_held(view: EcosystemView, prompt: Prompt | None) -> str:
    """The card that is being placed, or lies sealed already."""
    match prompt:
        case Place(piece=Option(word=word)):
            return word
        case Pick(ask="swap" | "with"):
            return "rabbit"
        case None:
            return view.chosen.card if view.chosen else ""
        case _:
            return ""


def hand(view: EcosystemView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """One card of every kind held, as large as they go, with a figure where there are more."""
    kinds = lettered(view.hand, prompt)
    count = max(1, len(kinds))
    columns = count if count <= 4 else -(-count // 2)
    gap, rim = 22, 34
    card = round(CARD * wide(WIDEST, scale) / WIDEST)
    sample = hand_card("bear", "", card, theme)
    rows = -(-count // columns)
    canvas = ground(
        columns * (card + gap) - gap + 2 * rim, rows * (sample.height + gap) - gap + 2 * rim, theme
    )
    if not kinds:
        empty = dashed(card, sample.height, round(card * 0.07), theme.rim, 4)
        lay(canvas, empty, rim, rim)
    held = card_held(view, prompt)
    for k, (kind, name) in enumerate(kinds.items()):
        x, y = rim + k % columns * (card + gap), rim + k // columns * (sample.height + gap)
        if kind == held:
            fill(canvas, Box(x - 8, y - 8, card + 16, sample.height + 16), theme.fresh, radius=26)
        face = hand_card(kind, say(NAME[kind]), card, theme, k % 3)  # type: ignore[index]
        lay_raised(canvas, face, x, y, theme, radius=round(card * 0.07))
        if name:
            lay(canvas, badge(name, round(card * 0.27), theme), x - card * 0.06, y - card * 0.06)
        copies = view.hand.count(kind)
        if copies > 1:
            pill = count_pill(copies, round(card * 0.16), theme)
            lay(canvas, pill, x + card - pill.width + 8, y - 8)
    return canvas


def seat(view: EcosystemView, who: int, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    """One player's grid, large."""
    width = wide(1400, scale)
    size = fact(width)
    head = round(size * 2)
    shown = window(dict(view.grids[who]), room=1)
    room = Field.room(width - 2 * MARGIN, shown, size)
    height = MARGIN * 2 + head + GAP + min(room, round(width * 0.9))
    canvas = ground(width, height, theme)
    lay_head(canvas, Box(MARGIN, MARGIN, width - 2 * MARGIN, head), view, who, names, say, size, theme)
    lay_grid(canvas, Box(MARGIN, MARGIN + head, width - 2 * MARGIN, height - head - 2 * MARGIN), view, who, size, theme)
    return canvas


def lay_grid(canvas: Image.Image, box: Box, view: EcosystemView, who: int, size: int, theme: Theme) -> Field:
    fill(canvas, box, theme.panel)
    room = Box(box.x, box.y + GAP, box.w, box.h - GAP)
    field = Field(canvas, room, dict(view.grids[who]), theme, room=1, size=size)
    field.lay_tiles(theme.panel)
    field.mark_last(view.last[who])
    return field


def lay_head(
    canvas: Image.Image, box: Box, view: EcosystemView, who: int, names: Sequence[str], say: Say, size: int,
    theme: Theme,
) -> None:  # fmt: skip
    token = round(size * 1.5)
    middle = box.y + box.h / 2
    lay(canvas, seat_mark(who, token, theme), box.x + GAP, middle - token / 2)
    right = box.right - GAP
    if view.sheets:
        facts = str(view.sheets[who].total)
    else:
        facts = say(text("picture-ecosystem-placed", count=len(view.grids[who])))
    right -= round(write(canvas, (right, middle), facts, round(size * 1.1), theme.soft, "Black", "rm")) + GAP
    if who in view.winners:
        crown = sign("crown", token)
        lay(canvas, crown, right - token, middle - token / 2)
        right -= token + GAP
    x = box.x + token + 2 * GAP
    write_in(canvas, Box(x, box.y, right - x, box.h), names[who], round(size * 1.4), theme.ink, "Black", least=size)


def panel(
    view: EcosystemView, prompt: Prompt | None, *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    """Grid above, hand below. While nothing lies yet, the hand is all that matters."""
    who = view.seat or 0
    width = wide(WIDEST, scale)
    size = fact(width)
    kinds = lettered(view.hand, prompt)
    rows = -(-len(kinds) // ABREAST)
    high = round(size * TALL)
    shelf = rows * (high + GAP) + GAP
    bare = not view.grids[who] and view.chosen is None
    head, grid = round(size * 1.8), round(width * (BARE if bare else FULL))
    canvas = ground(width, MARGIN + head + grid + shelf + MARGIN, theme)
    lay_head(canvas, Box(MARGIN, MARGIN, width - 2 * MARGIN, head), view, who, names, say, size, theme)
    field = lay_grid(canvas, Box(MARGIN, MARGIN + head, width - 2 * MARGIN, grid), view, who, size, theme)
    mark_choices(field, prompt)
    if view.chosen and prompt is None:
        field.hint(view.chosen.cell, view.chosen.card, name=True)
        if view.chosen.swap:
            field.swap(*view.chosen.swap)
        field.seal(view.chosen.cell)
    lay_shelf(canvas, Box(MARGIN, MARGIN + head + grid, width - 2 * MARGIN, shelf), view, prompt, say, size, theme)
    return canvas


def lay_shelf(
    canvas: Image.Image, box: Box, view: EcosystemView, prompt: Prompt | None, say: Say, size: int, theme: Theme
) -> None:
    kinds, held = lettered(view.hand, prompt), card_held(view, prompt)
    high = round(size * TALL)
    across = (box.w - (ABREAST - 1) * GAP) // ABREAST
    for k, (kind, name) in enumerate(kinds.items()):
        x, y = box.x + k % ABREAST * (across + GAP), box.y + GAP + k // ABREAST * (high + GAP)
        title, copies = say(NAME[kind]), view.hand.count(kind)  # type: ignore[index]
        face = strip(kind, title, across, high, theme, size, letter=name, copies=copies)
        if kind == held:
            fill(canvas, Box(x - 6, y - 6, across + 12, high + 12), theme.fresh, radius=24)
        elif held:
            face = veiled(face, theme.ground, 0.45)
        lay_raised(canvas, face, x, y, theme, radius=round(high * 0.14))

"""What one player sees: the valley where it matters now, the hand, and which plants are left."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Pick, Place, Prompt, Say, letter
from engine.games.renature.board import STEP, covered
from engine.games.renature.pieces import PAIRS, planted
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from engine.games.renature.words import animal_name
from render.canvas import fill, ground, lay, veiled
from render.icons import badge, badge_for
from render.labels import write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .field import Field
from .pieces import half, lay_domino, plant, stock, token
from .shore import Window, window


def looked_at(view: RenatureView, prompt: Prompt | None) -> Window:
    """Where the question is about; the whole valley if it is about all of it."""
    return window(cells_of(view, prompt))


def cells_of(view: RenatureView, prompt: Prompt | None) -> list[int]:
    fresh = [] if view.fresh is None else [*covered(view.fresh)]
    match prompt:
        case Place(ask="at", spots=spots, turns=turns):
            return [cell for spot, turn in zip(spots, turns, strict=True) for cell in (spot, spot + STEP[turn])]
        case Place(spots=spots):
            return [*spots, *fresh]
        case Pick(ask="domino", options=options):
            return fitting(view, options)
        case Pick(ask="from", options=options):
            return [option.id for option in options]
        case Pick(ask="plant" | "gather" | "score"):
            return fresh
        case _:
            return []


def fitting(view: RenatureView, options: Sequence[Option]) -> list[int]:
    """The cells of every place where one of the dominoes could lie."""
    return [cell for place in view.places(*dominoes(options)) for cell in covered(place)]


def dominoes(options: Sequence[Option]) -> list[int]:
    return [option.id for option in options if option.kind == "card"]


def panel(view: RenatureView, prompt: Prompt | None, *, theme: Theme, scale: float) -> Image.Image:
    width = wide(WIDEST, scale)
    size = fact(width)
    about_hand = isinstance(prompt, Pick) and prompt.ask in ("domino", "discard")
    board, shelf, box = width - 2 * MARGIN, round(size * (4.6 if about_hand else 3.2)), round(size * 2.9)
    field = Field(board, view, theme, shown=looked_at(view, prompt), size=size)
    field.lay_all(prompt.spots if isinstance(prompt, Place) else ())
    field.mark(prompt)
    if isinstance(prompt, Pick) and prompt.ask == "domino":
        for place in view.places(*dominoes(prompt.options)):
            field.dash(*covered(place))
    below = MARGIN + field.height
    canvas = field.framed(width, below + shelf + GAP + box + MARGIN)
    hand_row(canvas, Box(MARGIN, below, board, shelf), view, prompt, size, theme)
    plants_row(canvas, Box(MARGIN, below + shelf + GAP, board, box), view, view.seat or 0, prompt, size, theme)
    return canvas


def letters(view: RenatureView, prompt: Prompt | None) -> dict[int, str]:
    """The dominoes of the hand, with the letter of each that can be chosen."""
    found = dict.fromkeys(view.hand, "")
    if isinstance(prompt, Pick) and prompt.ask in ("domino", "discard"):
        found |= {option.id: letter(k) for k, option in enumerate(prompt.options) if option.kind == "card"}
    return found


def held(prompt: Prompt | None) -> int | None:
    return prompt.piece.id if isinstance(prompt, Place) and prompt.ask == "at" else None


def hand_row(
    canvas: Image.Image, box: Box, view: RenatureView, prompt: Prompt | None, size: int, theme: Theme
) -> None:
    """The hand at the left; clouds, joker and what the stock still holds at the right."""
    fill(canvas, box, theme.panel)
    animals, asked = land(view.valley).animals, prompt.ask if prompt else ""
    pitch = round(box.h * 0.74)
    y, x = box.y + (box.h - pitch) / 2, box.x + size * 0.9
    for domino, name in letters(view, prompt).items():
        first, second = PAIRS[domino]
        at, pair = (round(x), round(y)), (animals[first], animals[second])
        if domino == held(prompt):
            fill(canvas, Box(at[0] - 10, at[1] - 10, 2 * pitch + 20, pitch + 20), theme.fresh, radius=24)
        sunk = theme.panel if asked == "domino" and not name else ""
        lay_domino(canvas, at, pair, pitch, across=True, joker=animals[view.joker], sunk=sunk)
        if name:
            lay(canvas, badge(name, badge_for(size), theme), x - size * 0.7, y - size * 0.5)
        x += 2 * pitch + size * 1.05
    player = view.players[view.seat or 0]
    joker = half(animals[view.joker], round(size * 2.6), joker=True)
    clouds, rest = token("cloud", round(size * 1.5)), stock(round(size * 1.6))
    x = box.right - size * 0.4
    for picture, words in ((rest, str(player.stock)), (clouds, str(player.clouds)), (joker, "")):
        x -= write(canvas, (x, box.y + box.h / 2), words, round(size * 1.2), theme.ink, "Black", "rm") + size * 0.15
        lay(canvas, picture, x - picture.width, box.y + (box.h - picture.height) / 2)
        x -= picture.width + size * 0.55


def plants_row(
    canvas: Image.Image, box: Box, view: RenatureView, seat: int, prompt: Prompt | None, size: int, theme: Theme
) -> None:
    """The own plants, then the neutral ones, each with how many are left."""
    fill(canvas, box, theme.panel)
    chosen = prompt.piece.id if isinstance(prompt, Place) and prompt.ask == "in" else None
    for slot, (count, place) in enumerate(zip(view.players[seat].slots, box.inset(6).columns(8, 6), strict=True)):
        if slot == chosen:
            fill(canvas, place, theme.fresh, radius=16)
        picture = plant(planted(seat, slot), round(box.h * 0.84))
        if not count:
            picture = veiled(picture, theme.panel, 0.7)
        lay(canvas, picture, place.x + size * 0.05, place.y + (place.h - picture.height) / 2)
        ink = "#2B2A33" if slot == chosen else theme.ink if count else theme.soft
        x = place.x + picture.width + size * 0.08
        write(canvas, (x, place.y + place.h * 0.62), str(count), round(size * 1.15), ink, "Black", "lm")


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
            lay(canvas, badge(name, badge_for(round(size * 1.2)), theme), x - size * 0.8, rim - size * 0.8)
        for k, animal in enumerate(pair):
            place = Box(x - gap // 2, rim + pitch + round(size * 0.35) + k * line, 2 * pitch + gap, line)
            write_in(canvas, place, say(animal_name(animal)), size, theme.ink, "Bold", "m", least=size)
        x += 2 * pitch + gap
    return canvas

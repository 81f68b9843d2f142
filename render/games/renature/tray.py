"""What a player holds: dominoes with their letters, joker, clouds and stock, and the plants that are left. As a column
beside the valley, or as rows below it.
"""

from PIL import Image

from engine import Pick, Place, Prompt, Say, letter
from engine.games.renature.pieces import PAIRS, planted
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from engine.games.renature.words import animal_name
from render.canvas import fill, lay
from render.icons import badge, badge_for
from render.labels import length, write, write_in
from render.layout import GAP, Box
from render.palette import INK
from render.spots import put_spot
from render.theme import Theme

from .pieces import half, lay_domino, stock, token, valued

HAND = 3  # dominoes, Rules 1.5
WIDE = 7.9  # of the column, in letters
TALL, STATE, PLANTS = 2.55, 2.3, 2.25  # how high a domino, the line below the hand and a row of plants are there
ANIMAL = 1.5  # how high each animal is that can become the joker
LINE, LARGE, ROW = 3.2, 4.2, 2.7  # how high the rows below the valley are: the hand, where it is asked about, plants


def letters(view: RenatureView, prompt: Prompt | None) -> dict[int, str]:
    """The dominoes of the hand, with the letter of each that can be chosen."""
    found = dict.fromkeys(view.hand, "")
    if isinstance(prompt, Pick) and prompt.ask in ("domino", "discard"):
        found |= {option.id: letter(k) for k, option in enumerate(prompt.options) if option.kind == "card"}
    return found


def held(prompt: Prompt | None) -> int | None:
    return prompt.piece.id if isinstance(prompt, Place) and prompt.ask == "at" else None


def asks_hand(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Pick) and prompt.ask in ("domino", "discard")


def asks_animal(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Pick) and prompt.ask == "animal"


def column_height(prompt: Prompt | None, size: int) -> int:
    return 2 * GAP + sum(part_heights(prompt, size))


def part_heights(prompt: Prompt | None, size: int) -> tuple[int, int, int]:
    """Of the hand, of the line below it, and of the plants, or of the animals where one of them is asked for."""
    count = len(prompt.options) if isinstance(prompt, Pick) and asks_animal(prompt) else 0
    last = count * round(size * ANIMAL) if count else 4 * round(size * PLANTS)
    return round(HAND * size * TALL) + (HAND + 1) * GAP, round(size * STATE), last + GAP


def rows_height(prompt: Prompt | None, size: int) -> int:
    if isinstance(prompt, Place) and prompt.ask == "at":
        return round(size * LINE)
    return round(size * (LARGE if asks_hand(prompt) else LINE)) + GAP + round(size * ROW)


def lay_column(
    canvas: Image.Image, box: Box, view: RenatureView, prompt: Prompt | None, size: int, say: Say, theme: Theme
) -> None:
    y = box.y
    places = []
    for high in part_heights(prompt, size):
        places.append(Box(box.x, y, box.w, high))
        y += high + GAP
    hand, state, plants = places
    fill(canvas, hand, theme.panel)
    pitch = round(size * TALL)
    for k, domino in enumerate(letters(view, prompt)):
        at = hand.x + (hand.w - 2 * pitch) // 2, hand.y + GAP + k * (pitch + GAP)
        lay_held(canvas, at, domino, view, prompt, pitch, size, theme)
    lay_state(canvas, state, view, size, theme)
    fill(canvas, plants, theme.panel)
    if isinstance(prompt, Pick) and asks_animal(prompt):
        for option, place in zip(prompt.options, plants.inset(GAP // 2).rows(len(prompt.options), 4), strict=True):
            lay_animal(canvas, place, option.word, size, say, theme)
        return
    for column, half_ in enumerate(plants.inset(GAP // 2).columns(2, 6)):
        for row, place in enumerate(half_.rows(4, 4)):
            lay_plant(canvas, place, view, prompt, 4 * column + row, size, theme)


def lay_rows(canvas: Image.Image, box: Box, view: RenatureView, prompt: Prompt | None, size: int, theme: Theme) -> None:
    line = round(size * (LARGE if asks_hand(prompt) else LINE))
    hand = Box(box.x, box.y, box.w, line)
    state = round(size * (WIDE + 1))
    fill(canvas, hand, theme.panel)
    pitch = round(line * 0.74)
    for k, domino in enumerate(letters(view, prompt)):
        at = hand.x + round(size * 0.9) + k * (2 * pitch + round(size * 1.05)), hand.y + (line - pitch) // 2
        lay_held(canvas, at, domino, view, prompt, pitch, size, theme)
    lay_state(canvas, Box(hand.right - state, hand.y, state, line), view, size, theme)
    if box.h > line:
        plants = Box(box.x, hand.bottom + GAP, box.w, box.h - line - GAP)
        fill(canvas, plants, theme.panel)
        for slot, place in enumerate(plants.inset(6).columns(8, 6)):
            lay_plant(canvas, place, view, prompt, slot, size, theme)


def lay_held(
    canvas: Image.Image, at: tuple[int, int], domino: int, view: RenatureView, prompt: Prompt | None, pitch: int,
    size: int, theme: Theme,
) -> None:  # fmt: skip
    """A domino of the hand: lit while it looks for its place, sunk where it fits nowhere."""
    animals, name = land(view.valley).animals, letters(view, prompt)[domino]
    first, second = PAIRS[domino]
    if domino == held(prompt):
        fill(canvas, Box(at[0] - 8, at[1] - 8, 2 * pitch + 16, pitch + 16), theme.fresh, radius=22)
    sunk = theme.panel if asks_hand(prompt) and not name else ""
    pair = (animals[first], animals[second])
    lay_domino(canvas, at, pair, pitch, across=True, joker=animals[view.joker], sunk=sunk)
    if name:
        put_spot(canvas, name, Box(*at, 2 * pitch, pitch))
        lay(canvas, badge(name, badge_for(size), theme), at[0] - size * 0.6, at[1] - size * 0.3)


def lay_state(canvas: Image.Image, box: Box, view: RenatureView, size: int, theme: Theme) -> None:
    """The joker, the clouds, and what the stock still holds."""
    fill(canvas, box, theme.panel)
    player, animals = view.players[view.seat or 0], land(view.valley).animals
    joker = half(animals[view.joker], round(size * 2.3), joker=True)
    clouds, rest = token("cloud", round(size * 1.35)), stock(round(size * 1.45))
    parts = ((joker, ""), (clouds, str(player.clouds)), (rest, str(player.stock)))
    letter_size, gap = round(size * 1.1), size * 0.12
    written = [gap + length(words, letter_size, "Black") for _, words in parts if words]
    used = sum([picture.width for picture, _ in parts]) + sum(written)
    x, spare, middle = float(box.x), (box.w - used) / (len(parts) + 1), box.y + box.h / 2
    for picture, words in parts:
        x += spare
        lay(canvas, picture, x, middle - picture.height / 2)
        x += picture.width
        if words:
            x += gap + write(canvas, (x + gap, middle), words, letter_size, theme.ink, "Black", "lm")


def lay_animal(canvas: Image.Image, place: Box, animal: str, size: int, say: Say, theme: Theme) -> None:
    """One that can become the joker, with the name that its button has."""
    face = half(animal, round(place.h / 0.86), joker=False)
    lay(canvas, face, place.x + GAP // 2, place.y + (place.h - face.height) / 2)
    room = Box(place.x + face.width + round(size * 0.5), place.y, place.w - face.width - round(size * 0.6), place.h)
    write_in(canvas, room, say(animal_name(animal)), size, theme.ink, least=size)


def lay_plant(
    canvas: Image.Image, place: Box, view: RenatureView, prompt: Prompt | None, slot: int, size: int, theme: Theme
) -> None:
    """One kind of the own board: how much it counts, and how many are left."""
    seat = view.seat or 0
    chosen = isinstance(prompt, Place) and prompt.ask == "in" and prompt.piece.id == slot
    count = view.players[seat].slots[slot]
    if chosen:
        fill(canvas, place, theme.fresh, radius=16)
    sunk = "" if count else theme.panel
    picture = valued(planted(seat, slot), min(place.h - 4, round(size * 2.2)), size, theme, sunk=sunk)
    lay(canvas, picture, place.x + 4, place.y + (place.h - picture.height) / 2)
    ink = INK if chosen else theme.ink if count else theme.soft
    x = place.x + 4 + picture.width + size * 0.15
    write(canvas, (x, place.y + place.h / 2), f"×{count}", size, ink, "Black", "lm")

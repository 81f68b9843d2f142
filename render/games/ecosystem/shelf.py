"""The hand beside the grid: cards lying down with their letters, or the one card that looks for its place, large."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Pick, Place, Prompt, Say, letter
from engine.games.ecosystem.view import EcosystemView
from engine.games.ecosystem.words import NAME
from render.layout import GAP, Box
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .faces import hand_card, strip

LOW, HIGH, SPARSE = 2.7, 4.4, 5.8  # how high a card lying down is, in letters; where it has the column for itself
SINGLE = 6  # cards up to which one column is enough


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


def rows_of(count: int, columns: int) -> int:
    return max(1, -(-count // columns))


def height_of(count: int, columns: int, room: int, size: int) -> int:
    """How high a card lying down is where all of them share that height."""
    rows = rows_of(count, columns)
    most = SPARSE if columns == 1 else HIGH
    return max(round(size * LOW), min(round(size * most), (room - (rows - 1) * GAP) // rows))


def lay_cards(
    canvas: Image.Image, box: Box, view: EcosystemView, prompt: Prompt | None, columns: int, say: Say, size: int,
    theme: Theme,
) -> None:  # fmt: skip
    kinds = lettered(view.hand, prompt)
    high = height_of(len(kinds), columns, box.h, size)
    across = (box.w - (columns - 1) * GAP) // columns
    for k, (kind, name) in enumerate(kinds.items()):
        x, y = box.x + k % columns * (across + GAP), box.y + k // columns * (high + GAP)
        title, copies = say(NAME[kind]), view.hand.count(kind)  # type: ignore[index]
        face = strip(kind, title, across, high, theme, size, letter=name, copies=copies)
        lay_raised(canvas, face, x, y, theme, radius=round(size * 0.5))
        if name:
            put_spot(canvas, name, Box(x, y, *face.size))


def lay_held(canvas: Image.Image, box: Box, kind: str, say: Say, theme: Theme) -> None:
    """The one card that the question is about."""
    title = say(NAME[kind])  # type: ignore[index]
    face = hand_card(kind, title, box.w, theme)
    lay_raised(canvas, face, box.x, box.y, theme, radius=round(box.w * 0.07))

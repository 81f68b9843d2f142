"""The reader's cards, as large as they go, with their names and what they do."""

from PIL import Image

from engine import Prompt, Say
from engine.games.gaia.options import CARD
from engine.games.gaia.view import GaiaView
from render.canvas import dashed, fill, ground, lay, veiled
from render.layout import GAP, MARGIN, Box, fact, wide
from render.shadows import lay_raised
from render.theme import Theme

from .offer import best_covered, note, offer
from .panel import from_shelf, lettered, lifted
from .plates import named
from .shelf import Eye, lay_letter
from .strip import folded, held

ABREAST = 3  # cards at most
HIGH = 0.82  # of a card's width


def hand(view: GaiaView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(1200, scale)
    size, letters = fact(width), {} if from_shelf(prompt) else lettered(prompt)
    eye, cards = Eye(view, say, (), size, theme, letters), list(folded(held(view)).items())
    columns = 2 if len(cards) in (0, 1, 2, 4) else ABREAST
    rows = -(-max(1, len(cards)) // columns)
    one = (width - 2 * MARGIN - GAP * 2 * columns) // columns
    high, step = round(one * HIGH), one + 2 * GAP
    canvas = ground(width, 2 * MARGIN + rows * (high + 2 * GAP), theme)
    for k in range(max(1, len(cards))):
        line = min(columns, len(cards) - k // columns * columns) if cards else 1
        left = (width - line * step + 2 * GAP) // 2 + k % columns * step
        spot = Box(left, MARGIN + GAP + k // columns * (high + 2 * GAP), one, high)
        if not cards:
            lay(canvas, dashed(one, high, 18, theme.rim, 4), spot.x, spot.y)
            break
        word, count = cards[k]
        lay_held(canvas, spot, word, count, eye, lifted(view, prompt))
    return canvas


def lay_held(canvas: Image.Image, spot: Box, word: str, count: int, eye: Eye, lifted_: str) -> None:
    """The one that is being played is lifted out; those that are alike lie there once."""
    done = best_covered(eye.view, word)
    piece = offer(word, named(word, eye.say), note(word, eye), spot.w, spot.h, eye.size, eye.theme, done, count)
    if word == lifted_:
        fill(canvas, spot.inset(-7), eye.theme.fresh, radius=26)
    elif lifted_ or (eye.letters and CARD[word] not in eye.letters):
        piece = veiled(piece, eye.theme.ground, 0.4)
    lay_raised(canvas, piece, spot.x, spot.y, eye.theme, radius=18)
    lay_letter(canvas, eye, CARD[word], spot, round(eye.size * 0.2))

"""The reader's cards, as large as they go, with their names."""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say
from engine.games.gaia.options import CARD
from engine.games.gaia.view import GaiaView
from render.canvas import dashed, fill, ground, lay, lay_raised, veiled
from render.icons import badge, badge_for
from render.labels import write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.theme import Theme

from .faces import TALL, card
from .panel import from_shelf, lettered, lifted
from .plates import named
from .shelf import Letters
from .strip import held

ABREAST = 3


def hand(view: GaiaView, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(1200, scale)
    size, letters = fact(width), {} if from_shelf(prompt) else lettered(prompt)
    cards = held(view)
    columns = min(ABREAST, max(1, len(cards)))
    rows = -(-max(1, len(cards)) // columns)
    one = min((width - 2 * MARGIN - GAP * 2 * (columns - 1)) // columns, round(width * 0.3))
    high = round(one * TALL)
    tall = high + round(size * 1.5) + GAP
    canvas = ground(width, 2 * MARGIN + GAP + rows * tall, theme)
    if not cards:
        lay(canvas, dashed(one, high, round(one * 0.08), theme.rim, 4), (width - one) / 2, MARGIN)
    for line in range(rows):
        shown = cards[line * columns : (line + 1) * columns]
        place = Box(MARGIN, MARGIN + GAP + line * tall, width - 2 * MARGIN, high)
        hand_row(canvas, place, shown, letters, lifted(view, prompt), size, theme)
        left = (width - len(shown) * (one + GAP) + GAP) // 2
        for k, word in enumerate(shown):
            under = Box(left + k * (one + GAP), place.bottom, one, round(size * 1.5))
            write_in(canvas, under, named(word, say), size, theme.ink, "Bold", "m", least=size)
    return canvas


def hand_row(
    canvas: Image.Image, box: Box, cards: Sequence[str], letters: Letters, lifted_: str, size: int, theme: Theme
) -> None:
    """Each as often as it is held; the one that is being played is lifted out."""
    count = max(1, len(cards))
    high = min(box.h, int((box.w - GAP * (count - 1)) / count * TALL))
    one = int(high / TALL)
    x = box.x + (box.w - count * (one + GAP) + GAP) / 2
    named_already: set[str] = set()
    for word in cards:
        face = card(word, one)
        if word == lifted_ and word not in named_already:
            fill(canvas, Box(round(x) - 7, box.y - 7, one + 14, high + 14), theme.fresh, radius=round(one * 0.12))
        elif lifted_ or (letters and CARD[word] not in letters):
            face = veiled(face, theme.ground, 0.5)
        lay_raised(canvas, face, x, box.y, theme, radius=round(one * 0.08))
        if word not in named_already and (called := letters.get(CARD[word])):
            lay(canvas, badge(called, badge_for(size), theme), x - size * 0.2, box.y - size * 0.2)
        named_already.add(word)
        x += one + GAP

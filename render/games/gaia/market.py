"""What one player sees who takes a card: the open cards large, with what they do, and the map small beside them."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Prompt, Say, record
from engine.games.gaia.chart import NEAR
from engine.games.gaia.options import CARD
from engine.games.gaia.pieces import Back
from engine.games.gaia.view import GaiaView
from render.canvas import ground, lay
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.shadows import lay_raised
from render.theme import Theme

from .atlas import Atlas
from .faces import TALL
from .frame import INSIDE, SMALLEST, SPACE, TALLEST, scaled, tallest
from .offer import best_covered, note, offer
from .plates import named
from .shelf import WIDTH, Block, Eye, goals, lay_letter, pile, sunk, supply
from .strip import height, strip
from .table import lay_map
from .window import Plan, Window, plan, whole, window

WIDE = 784  # pixels of the cards; the map has the rest
HIGH = {2: 300, 3: 236}  # pixels of a card where so many kinds lie open
LOW = 236  # and where the map lies under them
PILE = 104


def taking(
    view: GaiaView, prompt: Prompt | None, letters: dict[Option, str], *, say: Say, names: Sequence[str], theme: Theme,
    scale: float,
) -> Image.Image:  # fmt: skip
    size = fact(WIDEST)
    eye = Eye(view, say, tuple(names), size, theme, letters, choosing=True)
    own = Eye(view, say, tuple(names), size, theme, {})
    tall = height(own, prompt)
    found = stall(eye, tall)
    foot = found.bottom + SPACE
    canvas = ground(WIDEST, foot + tall + MARGIN, theme)
    for (kind, _), box in zip(view.shown, found.rows, strict=True):
        row(canvas, box, kind, eye)
    for block, (x, y) in zip(found.blocks, found.spots, strict=True):
        block.draw(canvas, x, y)
    lay_map(Atlas(canvas, found.chart, view, size, theme))
    strip(canvas, Box(MARGIN, foot, INSIDE, tall), own, prompt, "")
    return scaled(canvas, scale)


@record
class Stall:
    """Where the rows of open cards lie, goals and supply, and the map; and where all of it ends."""

    rows: tuple[Box, ...]
    blocks: tuple[Block, ...]
    spots: tuple[tuple[int, int], ...]
    chart: Plan
    bottom: int


def stall(eye: Eye, strip: int) -> Stall:
    """The map beside the cards, or under them where it would be too small for the needs of cities. Where that is not
    enough, as much of it as has cities, or a place for one, if possible with what lies beside them: no other tile
    decides what to take.
    """
    found, view = list[Stall](), eye.view
    for shown in (whole(view), settled(view, ring=True), settled(view, ring=False)):
        for place in (beside, under):
            found.append(place(eye, strip, shown))
            if found[-1].chart.pitch >= SMALLEST:
                return found[-1]
    return max(found, key=lambda each: each.chart.pitch)


def settled(view: GaiaView, *, ring: bool) -> Window:
    """The part of the map with cities, and where those that lie open could go."""
    found = {cell for cell, _ in view.cities} | {cell for _, cell, _ in view.homes}
    near = {step for cell in found for step in NEAR[cell]} & {cell for cell, _ in view.lands}
    return window(found | near if ring else found) if found else whole(view)


def beside(eye: Eye, _: int, shown: Window) -> Stall:
    count = len(eye.view.shown)
    one, blocks = HIGH[count], (goals(eye), supply(eye))
    rows = tuple([Box(MARGIN, MARGIN + k * (one + SPACE), WIDE, one) for k in range(count)])
    high, low = count * (one + SPACE) + max([block.height for block in blocks]), MARGIN + count * (one + SPACE)
    box = Box(MARGIN + WIDE + SPACE, MARGIN, INSIDE - WIDE - SPACE, high)
    chart = plan(box, shown, eye.size, high)
    return Stall(rows, blocks, ((MARGIN, low), (MARGIN + WIDE - WIDTH, low)), chart, MARGIN + high)


def under(eye: Eye, strip: int, shown: Window) -> Stall:
    """Two kinds abreast; then the third, or nothing, with goals and supply, and below them the map."""
    half, one, elements = (INSIDE - SPACE) // 2, LOW, len(eye.view.shown) > 2
    right, second = MARGIN + half + SPACE, MARGIN + one + SPACE
    first = upper_left(eye.view, half)
    beside = Box(MARGIN + first + SPACE, MARGIN, INSIDE - first - SPACE, one)
    rows = (Box(MARGIN, MARGIN, first, one), beside, Box(MARGIN, second, half, one))
    blocks = (goals(eye), supply(eye)) if elements else (goals(eye, half), supply(eye, half))
    left = (right, INSIDE + MARGIN - WIDTH) if elements else (MARGIN, right)
    band = max([block.height for block in blocks] + [one] * elements)
    tops = [second if elements else second + (band - block.height) // 2 for block in blocks]
    top = second + band + SPACE
    most = round(WIDEST * TALLEST) - top - SPACE - strip - MARGIN
    chart = lowered(tallest(INSIDE, range(min(600, most), most + 1, 20), shown, eye.size, most), top - MARGIN)
    return Stall(rows[: len(eye.view.shown)], blocks, tuple(zip(left, tops, strict=True)), chart, chart.box.bottom)


def upper_left(view: GaiaView, half: int) -> int:
    """How wide the first of two kinds is: where one of them has no open card the other has its room."""
    open_ = [bool(cards) for _, cards in view.shown[:2]]
    return half if all(open_) or not any(open_) else INSIDE - SPACE - PILE if open_[0] else PILE


def lowered(chart: Plan, by: int) -> Plan:
    box, field = (Box(each.x, each.y + by, each.w, each.h) for each in (chart.box, chart.field))
    return Plan(chart.window, chart.pitch, box, field)


def row(canvas: Image.Image, box: Box, kind: Back, eye: Eye) -> None:
    """A deck, and its open cards as wide as there is room for; those that are alike lie there once."""
    shown, count = dict(eye.view.shown)[kind], dict(eye.view.decks)[kind]
    top = Option("deck" if count or shown else "end", word=kind)
    deck = pile(kind, count, PILE, eye.size, eye.theme)
    middle = Box(box.x, box.y + (box.h - round(PILE * TALL)) // 2, *deck.size)
    lay(canvas, sunk(eye, top, deck) if count else deck, middle.x, middle.y)
    lay_letter(canvas, eye, top, middle)
    place = Box(box.x + PILE + 6 + GAP, box.y, box.w - PILE - 6 - GAP, box.h)
    words = list(dict.fromkeys(shown))
    for word, spot in zip(words, place.columns(max(1, len(words))), strict=False):
        covered, count = best_covered(eye.view, word), shown.count(word)
        said = note(word, eye)
        piece = offer(word, named(word, eye.say), said, spot.w, spot.h, eye.size, eye.theme, covered, count)
        lay_raised(canvas, piece, spot.x, spot.y, eye.theme, radius=18)
        lay_letter(canvas, eye, CARD[word], spot, 4)

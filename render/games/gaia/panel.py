"""What one player sees: chart and shelf in their usual places, with marks on all that can be chosen; who takes a card
or claims a goal sees these large instead.

Only three things differ from the table: the chart shows what the question is about, the strip along the bottom is the
reader's own, and while a card looks for its place that card, large, takes the place of the open ones.
"""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Pick, Place, Prompt, Say, letter
from engine.games.gaia.cards import FACE, Nature
from engine.games.gaia.options import PROTECT, TAKE
from engine.games.gaia.view import GaiaView
from render.canvas import ground
from render.layout import WIDEST, fact
from render.theme import Theme

from .asked import card_asked, large, seat_asked
from .claim import claiming
from .frame import frame, scaled
from .market import taking
from .marks import Marked
from .shelf import Block, Eye, goals, stock, supply
from .strip import height, strip
from .window import concerned, offered

LETTERED = ("card", "deck", "end", "goal")


def lettered(prompt: Prompt | None) -> dict[Option, str]:
    """What can be chosen beside the map, by the letter of its place among the choices."""
    if not isinstance(prompt, Pick):
        return {}
    return {option: letter(k) for k, option in enumerate(prompt.options) if option.kind in LETTERED}


def takes(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Pick) and prompt.about == TAKE


def from_shelf(prompt: Prompt | None) -> bool:
    """Whether what can be chosen lies on the shelf."""
    return takes(prompt) or (isinstance(prompt, Pick) and prompt.ask == "goal")


def blocks(eye: Eye, prompt: Prompt | None, *, broad: bool = False) -> list[Block]:
    """`broad`: the card that is asked about lies down."""
    word = card_asked(eye.view, prompt)
    cards = [stock(kind, eye) for kind, _ in eye.view.shown]
    return [goals(eye), *([large(word, eye, seat_asked(prompt), broad=broad)] if word else cards), supply(eye)]


def lifted(view: GaiaView, prompt: Prompt | None) -> str:
    """The card of the hand that the question is about."""
    if view.cast is None:
        return card_asked(view, prompt)
    return "protection" if isinstance(prompt, Pick) and PROTECT in prompt.options else ""


def panel(
    view: GaiaView, prompt: Prompt | None, *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    size, letters = fact(WIDEST), lettered(prompt)
    if takes(prompt):
        return taking(view, prompt, letters, say=say, names=names, theme=theme, scale=scale)
    if isinstance(prompt, Pick) and prompt.ask == "goal":
        return claiming(view, letters, say=say, names=names, theme=theme, scale=scale)
    eye = Eye(view, say, tuple(names), size, theme, {})
    own = Eye(view, say, tuple(names), size, theme, letters)
    # A land that looks for its place lies in the hand too, and nothing beside the map decides about it.
    laying = isinstance(prompt, Place) and isinstance(FACE[prompt.piece.word], Nature)
    low = [] if laying else blocks(eye, prompt, broad=True)
    plan = frame(blocks(eye, prompt), concerned(view, prompt), size, height(own, prompt), low=low)
    canvas = ground(WIDEST, plan.height, theme)
    chart = Marked(canvas, plan.chart, view, size, theme)
    chart.marked = frozenset(offered(prompt))
    chart.draw()
    chart.mark_last()
    chart.mark_choices(prompt)
    chart.people()
    chart.mark_cast()
    for block, (x, y) in zip(plan.blocks, plan.spots, strict=True):
        block.draw(canvas, x, y)
    strip(canvas, plan.strip, own, prompt, lifted(view, prompt))
    return scaled(canvas, scale)

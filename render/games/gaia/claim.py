"""What one player sees who may claim a goal: each with the cards it takes and those it leaves, and the other goals."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Say, Text
from engine.games.gaia.goals import lacking, spent
from engine.games.gaia.view import GaiaView
from render.canvas import fill, ground, lay, veiled
from render.icons import badge, badge_for, sign
from render.labels import write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .faces import claimed, goal, meeple
from .frame import INSIDE, SPACE, scaled
from .players import lay_meeples, played_cards, played_height

LARGE, SMALL = 400, 232  # pixels of a goal


def claiming(
    view: GaiaView, letters: dict[Option, str], *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    """`letters` are those of the goals that can be claimed, one under the other; the rest lie below them."""
    size = fact(WIDEST)
    found = [(option, mark) for option, mark in letters.items() if option.kind == "goal"]
    rest = [k for k in range(len(view.goals)) if k not in [option.id for option, _ in found]]
    top = MARGIN + len(found) * (LARGE + 2 * GAP + SPACE)
    canvas = ground(WIDEST, top + (SMALL + round(size * 1.4) if rest else 0) + MARGIN, theme)
    for k, (option, mark) in enumerate(found):
        box = Box(MARGIN, MARGIN + k * (LARGE + 2 * GAP + SPACE), INSIDE, LARGE + 2 * GAP)
        offer(canvas, box, view, option, mark, names[view.seat or 0], say, size, theme)
    step = min(SMALL + 2 * GAP, (INSIDE + GAP) // max(1, len(rest)))
    for k, number in enumerate(rest):
        other(canvas, MARGIN + k * step, top, view, number, say, size, theme)
    return scaled(canvas, scale)


def offer(
    canvas: Image.Image, box: Box, view: GaiaView, option: Option, mark: str, name: str, say: Say, size: int,
    theme: Theme,
) -> None:  # fmt: skip
    """The goal, what goes for it and what stays, and the meeples at home before and after."""
    fill(canvas, box, theme.panel, rim=theme.gold, line=6)
    lay_raised(canvas, goal(option.word, LARGE), box.x + GAP, box.y + GAP, theme, radius=round(LARGE * 0.08))
    lay(canvas, badge(mark, badge_for(size), theme), box.x + 2, box.y + 2)
    put_spot(canvas, mark, box)
    who = view.seat or 0
    seat = view.seats[who]
    gone, left = spent(seat.played, option.word), list(seat.played)
    for card in gone:
        left.remove(card)
    figure = meeple(who, round(LARGE * 0.42), theme)
    lay(canvas, figure, box.x + GAP + LARGE - figure.width * 0.62, box.y + GAP + LARGE - figure.height)
    x, large = box.x + LARGE + 8 * GAP, round(size * 1.3)
    line = round(large * 1.6)
    room, y = box.right - x - GAP, box.y + GAP
    write_in(canvas, Box(x, y, room, line), name, large, theme.ink, "Black", least=size)
    y += line
    for word, cards in (("goes", gone), ("stays", left)) if left else (("goes", gone),):
        y += lay_cards(canvas, Box(x, y, room, line), say(Text(f"picture-gaia-{word}")), cards, large, theme)
    lay_home(canvas, Box(x, y, room, line), say(Text("picture-gaia-home-then")), who, seat.meeples - 1, large, theme)


def lay_home(canvas: Image.Image, box: Box, words: str, who: int, count: int, size: int, theme: Theme) -> None:
    """Who is at home then; a crown where nobody is left."""
    wide = word_before(canvas, box, words, size, theme)
    place = Box(box.x + wide, box.y - round(size * 0.1), box.w - wide, 0)
    if count:
        lay_meeples(canvas, place, who, count, round(size * 1.35), theme)
    else:
        lay(canvas, sign("crown", round(size * 1.2)), place.x, place.y)


def word_before(canvas: Image.Image, box: Box, words: str, size: int, theme: Theme) -> int:
    """How wide it is, with what parts it from what it speaks of."""
    return round(write(canvas, (box.x, box.y + size * 0.55), words, size, theme.soft, "Medium", "lm")) + 2 * GAP


def lay_cards(canvas: Image.Image, box: Box, words: str, cards: Sequence[str], size: int, theme: Theme) -> int:
    """What happens to cards, and which; tells how high that is."""
    wide = word_before(canvas, box, words, size, theme)
    played_cards(canvas, Box(box.x + wide, box.y, box.w - wide, 0), cards, size, theme)
    return max(round(size * 1.4), played_height(cards, box.w - wide, size) + GAP)


def other(canvas: Image.Image, x: int, y: int, view: GaiaView, number: int, say: Say, size: int, theme: Theme) -> None:
    """A goal that somebody has, or one with how many cards are missing for it."""
    found = view.goals[number]
    side = SMALL - GAP
    if found.owner is not None:
        lay_raised(canvas, claimed(found.cards, found.owner, side, theme), x, y, theme, radius=round(side * 0.08))
        return
    piece = veiled(goal(found.cards, side), theme.ground, 0.35)
    lay_raised(canvas, piece, x, y, theme, radius=round(side * 0.08))
    count = sum([short for _, short in lacking([*view.seats[view.seat or 0].played], found)])
    place = Box(x, y + side, side, round(size * 1.5))
    write_in(canvas, place, say(short_of(count)), size, theme.ink, "Medium", "m", least=size)


def short_of(count: int) -> Text:
    return Text("picture-gaia-short", (("count", count),))

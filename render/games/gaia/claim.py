"""What one player sees who may claim a goal: each with the cards it takes and those it leaves, and the other goals."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Say, Text
from engine.games.gaia.goals import lacking, spent
from engine.games.gaia.view import GaiaView
from render.canvas import fill, ground, lay, veiled
from render.icons import badge, badge_for, sign
from render.labels import length, write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .faces import claimed, goal, meeple
from .frame import INSIDE, SPACE, scaled
from .players import lay_meeples, played_cards, played_height

LARGE, SMALL, MIDDLE = 400, 232, 264  # pixels of a goal that can be claimed, of others, and of those below one alone
HOME = 460  # pixels across of who is at home then
LETTERS = (1.6, 1.5, 1.3)  # of the least size: how large it is written, where all of it has room


def claiming(
    view: GaiaView, letters: dict[Option, str], *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    """`letters` are those of the goals that can be claimed, one under the other; the rest lie below them."""
    size = fact(WIDEST)
    found = [(option, mark) for option, mark in letters.items() if option.kind == "goal"]
    rest = [k for k in range(len(view.goals)) if k not in [option.id for option, _ in found]]
    top = MARGIN + len(found) * (LARGE + 2 * GAP + SPACE)
    step = (INSIDE + 2 * GAP) // max(1, len(rest))
    side = min(MIDDLE if len(found) == 1 else SMALL, step - 2 * GAP)
    canvas = ground(WIDEST, top + (side + round(size * 1.4) if rest else 0) + MARGIN, theme)
    for k, (option, mark) in enumerate(found):
        box = Box(MARGIN, MARGIN + k * (LARGE + 2 * GAP + SPACE), INSIDE, LARGE + 2 * GAP)
        offer(canvas, box, view, option, mark, names[view.seat or 0], say, size, theme)
    for k, number in enumerate(rest):
        other(canvas, MARGIN + k * step, top, side, view, number, say, size, theme)
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
    piles = [(say(Text(f"picture-gaia-{word}")), cards) for word, cards in (("goes", gone), ("stays", left)) if cards]
    place = Box(box.x + LARGE + 8 * GAP, box.y + GAP, box.w - LARGE - HOME - 11 * GAP, LARGE)
    sizes = [round(size * part) for part in LETTERS]
    large = next((large for large in sizes if height_of(piles, place.w, large) <= LARGE), size)
    line, y = round(large * 1.6), place.y + max(0, LARGE - height_of(piles, place.w, large)) // 2
    write_in(canvas, Box(place.x, y, place.w, line), name, large, theme.ink, "Black", least=size)
    y += line
    for words, cards in piles:
        write(canvas, (place.x, y + large * 0.55), words, large, theme.soft, "Medium", "lm")
        wide = word_width(words, large)
        played_cards(canvas, Box(place.x + wide, y, place.w - wide, 0), cards, large, theme)
        y += pile_height(words, cards, place.w, large)
    home = Box(box.right - HOME - GAP, box.y + GAP, HOME, LARGE)
    lay_home(canvas, home, say(Text("picture-gaia-home-then")), who, seat.meeples - 1, round(size * LETTERS[0]), theme)


def lay_home(canvas: Image.Image, box: Box, words: str, who: int, count: int, size: int, theme: Theme) -> None:
    """Who is at home then, large; a crown where nobody is left."""
    line, figure = round(size * 1.6), round(LARGE * 0.36)
    top = box.y + (box.h - line - figure) // 2
    write_in(canvas, Box(box.x, top, box.w, line), words, size, theme.soft, "Medium", "m", least=fact(WIDEST))
    wide = round(min(figure * (1 + 0.9 * (count - 1)), box.w)) if count else figure
    place = Box(box.x + (box.w - wide) // 2, top + line, wide, figure)
    if count:
        lay_meeples(canvas, place, who, count, figure, theme)
    else:
        lay(canvas, sign("crown", figure), place.x, place.y)


def word_width(words: str, size: int) -> int:
    """With what parts it from what it speaks of."""
    return round(length(words, size, "Medium")) + 2 * GAP


def pile_height(words: str, cards: Sequence[str], room: int, size: int) -> int:
    return max(round(size * 1.4), played_height(cards, room - word_width(words, size), size) + GAP)


def height_of(piles: Sequence[tuple[str, Sequence[str]]], room: int, size: int) -> int:
    """Of the name, and of what happens to which cards."""
    return round(size * 1.6) + sum([pile_height(words, cards, room, size) for words, cards in piles])


def other(
    canvas: Image.Image, x: int, y: int, side: int, view: GaiaView, number: int, say: Say, size: int, theme: Theme
) -> None:
    """A goal that somebody has, or one with how many cards are missing for it."""
    found = view.goals[number]
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

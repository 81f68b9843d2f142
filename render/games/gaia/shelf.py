"""What lies beside the map, in blocks of one width: goals, the kinds of cards, the supply."""

from collections.abc import Callable, Mapping

from PIL import Image

from engine import Option, Say, record
from engine.games.gaia.options import CARD, goal_option
from engine.games.gaia.pieces import Back
from engine.games.gaia.view import GaiaView
from render.canvas import dashed, fill, lay, lay_raised, rounded, veiled
from render.icons import badge, badge_for
from render.labels import write
from render.layout import GAP, Box
from render.memory import kept
from render.palette import CREAM, INK, mix
from render.theme import Theme

from .faces import BACK, TALL, back, card, claimed, emblem, goal
from .plates import named, plate

Letters = Mapping[Option, str]  # what can be chosen, and what it is called
WIDTH = 384
PLATE = 122
PAIRS = 4  # goals that lie two abreast; more of them three


@record
class Eye:
    """What every block needs to be drawn. `choosing`: something on the shelf can be chosen, so all else sinks back."""

    view: GaiaView
    say: Say
    names: tuple[str, ...]
    size: int
    theme: Theme
    letters: Letters
    choosing: bool = False


@record
class Block:
    height: int
    draw: Callable[[Image.Image, int, int], None]


def lay_letter(canvas: Image.Image, eye: Eye, option: Option, x: float, y: float, wide: int = 0) -> None:
    """At the upper left, or at the upper right of something `wide` whose name stands at its left."""
    if name := eye.letters.get(option):
        piece = badge(name, badge_for(eye.size), eye.theme)
        lay(canvas, piece, x + wide - piece.width + 10 if wide else x - 14, y - 14)


def sunk(eye: Eye, option: Option, piece: Image.Image) -> Image.Image:
    return veiled(piece, eye.theme.ground, 0.55) if eye.choosing and option not in eye.letters else piece


def goals(eye: Eye) -> Block:
    found = eye.view.goals
    across = 2 if len(found) <= PAIRS else 3
    side = (WIDTH - GAP * (across - 1)) // across

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        claiming = any(option.kind == "goal" for option in eye.letters)
        for k, one in enumerate(found):
            left, top = x + k % across * (side + GAP), y + k // across * (side + GAP)
            option = goal_option(k, one.cards)
            piece = goal(one.cards, side) if one.owner is None else claimed(one.cards, one.owner, side, eye.theme)
            piece = sunk(eye, option, piece) if claiming else piece
            lay_raised(canvas, piece, left, top, eye.theme, radius=round(side * 0.08))
            lay_letter(canvas, eye, option, left, top)

    return Block(-(-len(found) // across) * (side + GAP) - GAP, draw)


@kept
def pile(kind: str, count: int, width: int, size: int, theme: Theme) -> Image.Image:
    """A deck with the number of its cards; an empty place where there are none."""
    height, tag = round(width * TALL), round(size * 1.12)
    out = Image.new("RGBA", (width + 6, height + 6), (0, 0, 0, 0))
    if not count:
        out.alpha_composite(dashed(width, height, round(width * 0.1), theme.rim, 4))
        write(out, (width / 2, height / 2), "0", size, theme.soft, "Black")
        return out
    for off in (6, 3)[: min(2, count)]:
        out.alpha_composite(rounded(width, height, round(width * 0.09), mix(BACK[kind], INK, 0.3)), (off, off))
    out.alpha_composite(back(kind, width), (0, 0))
    at = (round(width / 2 - tag * 0.68), round(height - tag * 1.1))
    out.alpha_composite(rounded(round(tag * 1.36), tag, tag // 2, INK), at)
    write(out, (width / 2, height - tag * 0.57), str(count), size, CREAM, "Black")
    return out


def stock(kind: Back, eye: Eye) -> Block:
    """A deck and its open cards: lands upright beside it, the others as plates with their names."""
    shown, count = dict(eye.view.shown)[kind], dict(eye.view.decks)[kind]
    one = round(PLATE / TALL)
    rows = 1 if kind == "nature" else max(1, len(shown))

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        top = Option("deck" if count or shown else "end", word=kind)
        lay(canvas, sunk(eye, top, pile(kind, count, one, eye.size, eye.theme)), x, y)
        left = x + one + GAP + 6
        room = x + WIDTH - left
        for k, word in enumerate(shown):
            upright = kind == "nature"
            across = left + k * (room - one) / 2 if upright else left
            down = y if upright else y + k * (PLATE + GAP)
            face = card(word, one) if upright else plate(word, named(word, eye.say), room, PLATE, eye.size, eye.theme)
            radius = round(one * 0.08) if upright else 18
            lay_raised(canvas, sunk(eye, CARD[word], face), across, down, eye.theme, radius=radius)
            lay_letter(canvas, eye, CARD[word], across, down, 0 if upright else room)
        lay_letter(canvas, eye, top, x, y)

    return Block(rows * (PLATE + GAP) - GAP, draw)


def supply(eye: Eye) -> Block:
    """Tiles and animals that are left, in three columns."""
    chip, line = round(eye.size * 1.12), round(eye.size * 1.34)
    height = line * 3 + GAP

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        fill(canvas, Box(x, y, WIDTH, height), eye.theme.panel)
        for k, (name, count) in enumerate([*eye.view.supply, ("animal", eye.view.animals)]):
            left, middle = x + 12 + k % 3 * (WIDTH - 16) / 3, y + GAP / 2 + (k // 3 + 0.5) * line
            lay(canvas, emblem(name, chip), left, middle - chip / 2)
            tone = eye.theme.ink if count else eye.theme.bad
            write(canvas, (left + chip + 8, middle), str(count), eye.size, tone, "Bold", "lm")

    return Block(height, draw)

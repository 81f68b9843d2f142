"""What lies beside the map, in blocks of one width: goals, the kinds of cards, the supply."""

from collections.abc import Callable, Mapping

from PIL import Image

from engine import Option, Say, record
from engine.games.gaia.pieces import Back
from engine.games.gaia.view import GaiaView
from render.canvas import dashed, fill, lay, lay_parts, rounded, veiled
from render.icons import badge, badge_for
from render.labels import write
from render.layout import GAP, Box
from render.memory import kept
from render.palette import CREAM, INK, mix
from render.shadows import lay_raised, raised
from render.spots import put_spot
from render.theme import Theme

from .faces import BACK, TALL, back, card, claimed, emblem, goal
from .plates import named, plate

Letters = Mapping[Option, str]  # what can be chosen, and what it is called
WIDTH = 384
PLATE = 122
GOAL = 190  # pixels of one at most
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
    width: int = WIDTH


def lay_letter(canvas: Image.Image, eye: Eye, option: Option, box: Box, out: int = 0) -> None:
    """At the upper left of what can be chosen, so far out of it."""
    if name := eye.letters.get(option):
        put_spot(canvas, name, box)
        lay(canvas, badge(name, badge_for(eye.size), eye.theme), box.x - out, box.y - out)


def sunk(eye: Eye, option: Option, piece: Image.Image) -> Image.Image:
    return veiled(piece, eye.theme.ground, 0.55) if eye.choosing and option not in eye.letters else piece


def goals(eye: Eye, width: int = WIDTH) -> Block:
    """In a broad place all in one row."""
    found = eye.view.goals
    across = len(found) if width > WIDTH else 2 if len(found) <= PAIRS else 3
    side = min(GOAL, (width - GAP * (across - 1)) // across)

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        for k, one in enumerate(found):
            left, top = x + k % across * (side + GAP), y + k // across * (side + GAP)
            lay_parts(canvas, goal_parts(one.cards, one.owner, side, eye.theme), left, top)

    return Block(-(-len(found) // across) * (side + GAP) - GAP, draw)


@kept
def goal_parts(cards: str, owner: int | None, side: int, theme: Theme) -> tuple[tuple[Image.Image, int, int], ...]:
    piece = goal(cards, side) if owner is None else claimed(cards, owner, side, theme).convert("RGB")
    return raised(piece, theme, radius=round(side * 0.08))


@kept
def land_parts(word: str, width: int, theme: Theme) -> tuple[tuple[Image.Image, int, int], ...]:
    return raised(card(word, width), theme, radius=round(width * 0.08))


@kept
def pile(kind: str, count: int, width: int, size: int, theme: Theme) -> Image.Image:
    """A deck with the number of its cards; an empty place where there are none."""
    height, tag = round(width * TALL), round(size * 1.12)
    out = Image.new("RGBA", (width + 6, height + 6), (0, 0, 0, 0))
    if not count:
        out.alpha_composite(dashed(width, height, round(width * 0.1), theme.rim, 4))
        write(out, (width / 2, height * 0.74), "0", size, theme.soft, "Black")
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
        lay(canvas, pile(kind, count, one, eye.size, eye.theme), x, y)
        left = x + one + GAP + 6
        room = x + WIDTH - left
        for k, word in enumerate(shown):
            if kind == "nature":
                lay_parts(canvas, land_parts(word, one, eye.theme), left + k * (room - one) / 2, y)
            else:
                piece = plate(word, named(word, eye.say), room, PLATE, eye.size, eye.theme)
                lay_raised(canvas, piece, left, y + k * (PLATE + GAP), eye.theme)

    return Block(rows * (PLATE + GAP) - GAP, draw)


def supply(eye: Eye, width: int = WIDTH) -> Block:
    """Tiles and animals that are left, in three columns, in a broad place in four."""
    chip, line = round(eye.size * 1.12), round(eye.size * 1.34)
    across = 3 if width == WIDTH else 4
    height = line * -(-(len(eye.view.supply) + 1) // across) + GAP

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        fill(canvas, Box(x, y, width, height), eye.theme.panel)
        for k, (name, count) in enumerate([*eye.view.supply, ("animal", eye.view.animals)]):
            left, middle = x + 12 + k % across * (width - 16) / across, y + GAP / 2 + (k // across + 0.5) * line
            lay(canvas, emblem(name, chip), left, middle - chip / 2)
            tone = eye.theme.ink if count else eye.theme.bad
            write(canvas, (left + chip + 8, middle), str(count), eye.size, tone, "Bold", "lm")

    return Block(height, draw)

"""A fauna on the shared board: its portrait, what it asks for, and the ladder of leaves beside it."""


from PIL import Image

from engine import Say
from engine.games.earth.catalogue import CARDS
from engine.games.earth.fauna import BEGINNER, STEPS
from engine.games.earth.view import EarthView
from render.canvas import fill, lay
from render.icons import seat_mark
from render.labels import snug, write_in
from render.layout import Box
from render.memory import kept
from render.theme import Theme

from .cards import bands
from .gallery import art
from .signs.icon import icon, points
from .signs.strip import row_height, rows, strip
from .tones import TYPE

GAIA = -1
WIDTH, HEIGHT = 384, 560


def claims(view: EarthView, fauna: int) -> list[tuple[int, int]]:
    """Rung and seat of every leaf beside it, Gaia's as seat `GAIA`; among beginners all stand on the same rung."""
    held = [(seat, player.leaves) for seat, player in enumerate(view.players)]
    if view.gaia:
        held.append((GAIA, view.gaia.leaves))
    return [
        (STEPS.index(leaf.points) if leaf.points in STEPS and view.mode != "beginner" else 0, seat)
        for seat, leaves in held
        for leaf in leaves
        if leaf.fauna == fauna
    ]


def fauna(view: EarthView, number: int, box: Box, theme: Theme, say: Say, letters: int) -> Image.Image:
    """As large as the box."""
    steps = (BEGINNER,) if view.mode == "beginner" else STEPS
    out = blank_ladder(number, say(CARDS[number].text), steps, box.w, box.h, theme, letters).copy()
    side = round(letters * 1.3)
    rungs = rung_boxes(box.w, box.h, len(steps), letters)
    taken: dict[int, int] = {}
    for rung, seat in claims(view, number):
        k = taken.get(rung, 0)
        taken[rung] = k + 1
        piece = icon("gaia", side) if seat == GAIA else seat_mark(seat, side, theme)
        place = rungs[rung]
        x = place.x + 8 + k * (side + 6) if len(steps) == 1 else place.x + (place.w - side) / 2
        lay(out, piece, x, place.bottom - side - 4 - (0 if len(steps) == 1 else k * 12))
    return out


def rung_boxes(width: int, height: int, count: int, letters: int) -> list[Box]:
    high = round(letters * 3.2)
    return list(Box(7, height - high - 7, width - 14, high).columns(count, 3))


@kept
def blank_ladder(
    number: int, name: str, steps: tuple[int, ...], width: int, height: int, theme: Theme, letters: int
) -> Image.Image:
    out = Image.new("RGB", (width, height), theme.card)
    rungs = rung_boxes(width, height, len(steps), letters)
    ((formula, colour),) = bands(CARDS[number])
    band = rows(formula, width, letters, tab=False) * row_height(letters)
    names = snug(name, width - 28, letters, "Black", 2)
    step = round(letters * 1.12)
    top = rungs[0].y - band - 8
    picture = top - step * len(names) - 12
    out.paste(art(number, width, picture, 0.6), (0, 0))
    out.paste(TYPE["fauna"], (0, picture - 5, width, picture))
    for k, line in enumerate(names):
        write_in(
            out, Box(14, picture + 4 + k * step, width - 28, step), line, letters, theme.ink, "Black", least=letters
        )
    lay(out, strip(formula, colour, width, band, letters, tab=False), 0, top)
    for box, value in zip(rungs, steps, strict=True):
        fill(out, box, theme.panel, radius=14)
        medal = points(value, round(letters * 1.68))
        lay(out, medal, box.x + (box.w - medal.width) / 2, box.y + 1)
    return out

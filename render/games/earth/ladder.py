"""A fauna on the shared board: its portrait, what it asks for, and the ladder of leaves beside it."""

from functools import lru_cache

from PIL import Image

from engine import Say
from engine.games.earth import texts
from engine.games.earth.catalogue import CARDS
from engine.games.earth.fauna import BEGINNER, STEPS
from engine.games.earth.view import EarthView
from render.canvas import fill, lay
from render.icons import seat_mark
from render.labels import paragraph, wrapped, write_in
from render.layout import Box
from render.theme import Theme

from .cards import bands
from .gallery import art
from .panels import sentence
from .signs.icon import icon, points
from .signs.strip import strip
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


def fauna(view: EarthView, number: int, width: int, height: int, theme: Theme, say: Say) -> Image.Image:
    steps = (BEGINNER,) if view.mode == "beginner" else STEPS
    said = sentence(say(texts.lines(CARDS[number])[0]))
    out = _layer(number, say(CARDS[number].text), said, steps, width, height, theme).copy()
    unit = width / WIDTH
    rungs = list(_rungs(width, height, len(steps)))
    taken: dict[int, int] = {}
    for rung, seat in claims(view, number):
        k = taken.get(rung, 0)
        taken[rung] = k + 1
        box, side = rungs[rung], round(58 * unit)
        piece = icon("gaia", side) if seat == GAIA else seat_mark(seat, side, theme)
        step = (box.w - side) / 4 if len(steps) == 1 else 0
        lay(
            out,
            piece,
            box.x + (k * step if step else (box.w - side) / 2),
            box.bottom - side - 5 * unit - (0 if step else k * 12),
        )
    return out


def _rungs(width: int, height: int, count: int) -> list[Box]:
    unit = width / WIDTH
    high = round(136 * unit)
    return list(
        Box(round(9 * unit), height - high - round(9 * unit), width - round(18 * unit), high).columns(
            count, round(6 * unit)
        )
    )


@lru_cache(maxsize=48)
def _layer(
    number: int, name: str, said: str, steps: tuple[int, ...], width: int, height: int, theme: Theme
) -> Image.Image:
    unit = width / WIDTH
    card = CARDS[number]
    out = Image.new("RGB", (width, height), theme.card)
    rungs = _rungs(width, height, len(steps))
    band, title, words = round(66 * unit), round(33 * unit), round(24 * unit)
    lines = len(wrapped(said, width - round(28 * unit), words, "Medium", 2))
    text = round(title * 1.25 + lines * words * 1.2)
    picture = rungs[0].y - band - text - round(20 * unit)
    out.paste(art(number, width, picture, 0.6), (0, 0))
    out.paste(TYPE["fauna"], (0, picture - round(5 * unit), width, picture))
    inner = Box(round(14 * unit), picture + round(2 * unit), width - round(28 * unit), round(title * 1.25))
    write_in(out, inner, name, title, theme.ink, "Black", least=round(title * 0.6))
    paragraph(
        out, Box(inner.x, inner.bottom, inner.w, round(lines * words * 1.25)), said, words, theme.soft, leading=1.18
    )
    ((formula, colour),) = bands(card)
    lay(out, strip(formula, colour, width, band), 0, rungs[0].y - band - round(9 * unit))
    for box, value in zip(rungs, steps, strict=True):
        fill(out, box, theme.panel, radius=round(14 * unit))
        medal = points(value, round(66 * unit))
        lay(out, medal, box.x + (box.w - medal.width) / 2, box.y + 2 * unit)
    return out

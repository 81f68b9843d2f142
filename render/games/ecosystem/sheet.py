"""Ecosystem's score sheet, and one kind of card explained."""

from collections.abc import Sequence

from PIL import Image

from engine import Line, Say, Sheet, Text, text
from engine.games.ecosystem.cards import COUNTS, DECK, Card
from engine.games.ecosystem.view import EcosystemView
from engine.games.ecosystem.words import NAME
from render.canvas import fill, ground
from render.cards import formula
from render.labels import paragraph, wrapped, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.memory import kept
from render.raster import illustration
from render.scores import Note, score_sheet
from render.shadows import lay_raised
from render.theme import Theme

from .ending import ending, gaps, over, unbeaten
from .faces import POSES, figure, scoring
from .races import mark

CARD_OF = {f"ecosystem-{card}": card for card in COUNTS}


def emblem(line: Text, size: int) -> Image.Image | None:
    return figure(CARD_OF[line.id], size) if line.id in CARD_OF else None


def plain(sheet: Sheet) -> Sheet:
    """The last line's name carries the gaps, which differ by player; here they have a line of their own."""
    variety = Line(text("picture-ecosystem-variety"), sheet.lines[-1].points)
    return Sheet((*sheet.lines[:-1], variety), sheet.total)


def scores(
    view: EcosystemView, sheets: Sequence[Sheet], *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    rival = view.rival is not None
    heads = [*names[: len(view.grids)], *([say(text("picture-ecosystem-rival"))] if rival else ())]
    seats = len(view.grids)
    missing = tuple(str(gaps(sheet)) if column < seats else "–" for column, sheet in enumerate(sheets))
    return score_sheet(
        [plain(sheet) for sheet in sheets], heads, (seats,) if unbeaten(view) else view.winners, say=say, theme=theme,
        scale=scale, title=say(ending(view) if over(view) else text("picture-ecosystem-running")),
        total=say(text("total")), emblem=emblem,
        figure=lambda column, size, theme: mark(column if column < seats else None, size, theme),
        notes=(Note(len(CARD_OF), text("picture-ecosystem-gaps"), missing),),
    )  # fmt: skip


@kept
def painting(name: str, width: int, height: int) -> Image.Image:
    """Without transparency, so that it is quickly laid."""
    return illustration(name, width, height).convert("RGB")


def card(kind: Card, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """The pictures of one kind, how it scores in figures and in words, and how many there are."""
    width = wide(1000, scale)
    size = fact(width)
    side = (width - 2 * MARGIN - 2 * GAP) // 3
    words = say(text(f"picture-ecosystem-how-{kind}"))
    inside = width - 2 * MARGIN - GAP * 4
    lines = len(wrapped(words, inside, size, "Medium", 6))
    height = 2 * MARGIN + side + GAP * 6 + round(size * (3.8 + 1.24 * lines))
    canvas = ground(width, height, theme)
    for pose, box in enumerate(Box(MARGIN, MARGIN, width - 2 * MARGIN, side).columns(POSES)):
        name = f"ecosystem/{kind}-{pose}" if kind != "stream" else f"ecosystem/stream-{(5, 6, 10)[pose]:02d}"
        lay_raised(canvas, painting(name, box.w, side), box.x, box.y, theme)
    plate = Box(MARGIN, MARGIN + side + GAP, width - 2 * MARGIN, height - side - 2 * MARGIN - GAP)
    fill(canvas, plate, theme.card)
    inner = plate.inset(GAP * 2)
    top = round(size * 1.9)
    write_in(canvas, Box(inner.x, inner.y, inner.w, top), say(NAME[kind]), round(size * 1.7), theme.ink, "Black")
    count = say(text("picture-ecosystem-deck", count=COUNTS[kind], total=len(DECK)))
    write_in(canvas, Box(inner.x + inner.w // 2, inner.y, inner.w // 2, top), count, size, theme.soft, "Medium", "r")
    facts = Box(inner.x, inner.y + top, inner.w, round(size * 1.9))
    formula(canvas, facts, scoring(kind, round(size * 1.3), theme.ink), round(size * 1.3), theme.ink, align="l")
    rest = Box(inner.x, facts.bottom + GAP, inner.w, inner.bottom - facts.bottom - GAP)
    paragraph(canvas, rest, words, size, theme.ink)
    return canvas

"""A tidy picture of any view: its fields in words, and its scores. For games without drawings of their own."""

from dataclasses import fields, is_dataclass

from PIL import Image

from engine import Prompt, Text, View, text

from .canvas import fill, ground, lay
from .drawings import Drawing, Drawings, Look
from .icons import seat_mark
from .labels import wrapped, write, write_in
from .layout import GAP, MARGIN, Box, fact, wide
from .scene import Scene
from .scores import score_sheet
from .telling import Told, scores

HIDDEN = ("game", "sheets", "winners", "seat")
LINES = 3


def shown(value: object) -> str:
    match value:
        case None | () | "":
            return "–"
        case bool():
            return "✓" if value else "–"
        case tuple() | list() | set() | frozenset():
            return ", ".join(shown(part) for part in value)
        case dict():
            return ", ".join(f"{key}: {shown(part)}" for key, part in value.items())
        case _ if is_dataclass(value):
            return " ".join(shown(getattr(value, field.name)) for field in fields(value))
        case _:
            return str(value)


def facts(view: View) -> tuple[tuple[str, str], ...]:
    """Every field of a view that says something, as words."""
    if not is_dataclass(view):
        return ()
    pairs = ((field.name, shown(getattr(view, field.name))) for field in fields(view) if field.name not in HIDDEN)
    return tuple(pair for pair in pairs if pair[1] != "–")


def title_of(view: View) -> Text:
    return text(f"{view.game}-title")


def scenes(view: View) -> tuple[Scene, ...]:
    return (Scene("table"), Scene("scores")) if view.sheets else (Scene("table"),)


def draw_scores(view: View, _: Scene, look: Look) -> Image.Image:
    return score_sheet(
        view.sheets or (), look.names, view.winners, say=look.say, theme=look.theme, scale=look.scale,
        title=look.say(title_of(view)), total=look.say(text("total")),
    )


def tell_scores(view: View, _: Scene, __: Prompt | None) -> Told:
    return scores(view, over=bool(view.winners))


def tell(view: View, _: Scene, __: Prompt | None) -> Told:
    said = [text("alt-fact", name=name, value=value) for name, value in facts(view)]
    return Told(now=(text("alt-plain", game=title_of(view)),), rest=tuple(said), over=bool(view.winners))


def draw(view: View, _: Scene, look: Look) -> Image.Image:
    names, title, theme, width = look.names, look.say(title_of(view)), look.theme, wide(1200, look.scale)
    size = fact(width)
    step = round(size * 1.25)
    inside = width - 4 * MARGIN
    blocks = [(name, wrapped(value, inside, size, "Medium", LINES)) for name, value in facts(view)]
    height = MARGIN * 3 + size * 4 + sum((len(lines) + 1) * step + GAP * 2 for _, lines in blocks)
    canvas = ground(width, height, theme)
    write_in(canvas, Box(MARGIN * 2, MARGIN, inside, size * 2), title, round(size * 1.3), theme.ink, "Black")
    y = MARGIN + size * 2
    for seat, box in enumerate(Box(MARGIN, y, width - 2 * MARGIN, round(size * 1.7)).columns(max(1, len(names)))):
        fill(canvas, box, theme.panel)
        lay(canvas, seat_mark(seat, round(size * 1.2), theme), box.x + 10, box.y + size * 0.25)
        place = Box(box.x + round(size * 1.2) + 20, box.y, box.w - round(size * 1.2) - 30, box.h)
        write_in(canvas, place, names[seat] if names else "", size, theme.ink, least=size)
    y += round(size * 1.7) + GAP
    for name, lines in blocks:
        box = Box(MARGIN, y, width - 2 * MARGIN, (len(lines) + 1) * step + GAP)
        fill(canvas, box, theme.card)
        write(canvas, (MARGIN * 2, y + step * 0.62), name, size, theme.soft, "Bold", "lm")
        for k, line in enumerate(lines, 1):
            write(canvas, (MARGIN * 2, y + (k + 0.62) * step), line, size, theme.ink, "Medium", "lm")
        y = box.bottom + GAP
    return canvas


PLAIN = Drawing(draw, tell)
SCORES = Drawing(draw_scores, tell_scores)
DRAWINGS = Drawings[View](
    scenes=scenes, table=PLAIN, seat=PLAIN, hand=PLAIN, panel=PLAIN, scores=SCORES, card=PLAIN,
)

"""The score sheet of any game: a line per thing that scored, a column per player, totals, winners crowned."""

from collections.abc import Callable, Sequence

from PIL import Image

from engine import Say, Sheet, Text

from .canvas import fill, ground, lay
from .icons import seat_mark, sign
from .labels import length, write, write_in
from .layout import GAP, MARGIN, Box, fact, wide
from .palette import mix
from .theme import Theme

Emblem = Callable[[Text, int], Image.Image | None]


def no_emblem(_line: Text, _size: int) -> Image.Image | None:
    return None


def score_sheet(
    sheets: Sequence[Sheet], names: Sequence[str], winners: Sequence[int], *, say: Say, theme: Theme, scale: float,
    title: str, total: str, emblem: Emblem = no_emblem, marks: Sequence[int | None] | None = None,
) -> Image.Image:  # fmt: skip
    """`names` and `marks` are by sheet: the seat whose mark stands over the column, or None for whoever has no seat.

    Where names of lines and columns of figures would not fit side by side, emblems alone stand at the left.
    """
    width = wide(1200, scale)
    size = fact(width)
    lines = [line.text for line in sheets[0].lines] if sheets else []
    label, words = _label(lines, len(sheets), width, size, say, emblem)
    row, head = round(size * 1.42), round(size * 3.9)
    height = MARGIN * 2 + head + (len(lines) + 1) * row + row
    canvas = ground(width, height, theme)
    sheet = Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    fill(canvas, sheet, theme.panel)
    write_in(canvas, Box(MARGIN + GAP, MARGIN, label - GAP, round(size * 1.7)), title, size, theme.soft, least=size)
    columns = list(Box(MARGIN + label, MARGIN, sheet.w - label - GAP, height).columns(max(1, len(sheets)), 6))
    seats = list(range(len(sheets))) if marks is None else list(marks)
    for seat, (name, box) in enumerate(zip(names, columns, strict=False)):
        _head(canvas, box, name, seats[seat], head, size, theme, crowned=seat in winners)
    y = MARGIN + head
    for k, text in enumerate(lines):
        line = Box(MARGIN + 6, y + k * row, sheet.w - 12, row)
        if k % 2 == 0:
            fill(canvas, line, mix(theme.panel, theme.card, 0.55), radius=10)
        picture = emblem(text, round(size * 1.3))
        x = MARGIN + GAP
        if picture:
            lay(canvas, picture, x, line.y + (row - picture.height) / 2)
            x += round(size * 1.5)
        if words or not picture:
            place = Box(x, line.y, MARGIN + label - x - 4, row)
            write_in(canvas, place, say(text), size, theme.ink, "Medium", least=size)
        for box, player in zip(columns, sheets, strict=True):
            points = player.lines[k].points
            tone = theme.bad if points < 0 else theme.ink if points else theme.soft
            weight = "Bold" if points else "Medium"
            write(canvas, (box.x + box.w / 2, line.y + row / 2), _figure(points), size, tone, weight)
    foot = Box(MARGIN, y + len(lines) * row, label, round(row * 1.5))
    _totals(canvas, columns, sheets, winners, total, foot, size, theme)
    return canvas


def _figure(points: int) -> str:
    return str(points).replace("-", "−")


def _label(lines: Sequence[Text], columns: int, width: int, size: int, say: Say, emblem: Emblem) -> tuple[int, bool]:
    """How wide the names of the lines are, and whether there is room for them at all."""
    inside = width - 2 * MARGIN - GAP
    least = round(size * 3.4)
    pictured = any(emblem(text, size) for text in lines)
    longest = max((length(say(text), size, "Medium") for text in lines), default=0.0)
    wanted = round(longest + GAP * 2 + (size * 1.5 if pictured else 0))
    room = inside - columns * least
    if wanted <= room or not pictured:
        return max(round(size * 5), min(wanted, room)), True
    return round(size * 3.6), False


def _head(
    canvas: Image.Image, box: Box, name: str, seat: int | None, height: int, size: int, theme: Theme, *, crowned: bool
) -> None:
    token = round(size * 1.35)
    x, y = box.x + (box.w - token) / 2, box.y + size * 1.05
    if crowned:
        crown = sign("crown", round(size * 1.1))
        lay(canvas, crown, box.x + (box.w - crown.width) / 2, box.y + size * 0.12)
    if seat is not None:
        lay(canvas, seat_mark(seat, token, theme), x, y)
    place = Box(box.x, round(y) + token, box.w, height - round(size * 1.05) - token)
    write_in(canvas, place, name, size, theme.ink, "Bold", "m", least=size)


def _totals(
    canvas: Image.Image, columns: Sequence[Box], sheets: Sequence[Sheet], winners: Sequence[int], label: str, box: Box,
    size: int, theme: Theme,
) -> None:  # fmt: skip
    line = Box(box.x + 6, box.y + 8, canvas.width - 2 * box.x - 12, box.h - 8)
    fill(canvas, line, theme.card, radius=12)
    place = Box(box.x + GAP, line.y, box.w - GAP - 4, line.h)
    write_in(canvas, place, label, round(size * 1.1), theme.ink, "Black", least=size)
    for seat, (column, sheet) in enumerate(zip(columns, sheets, strict=True)):
        if seat in winners:
            fill(canvas, Box(column.x, line.y + 5, column.w, line.h - 10), theme.gold, radius=12)
        tone = "#2B2A33" if seat in winners else theme.ink
        at = (column.x + column.w / 2, line.y + line.h / 2)
        write(canvas, at, _figure(sheet.total), round(size * 1.3), tone, "Black")

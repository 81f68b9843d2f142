"""The score sheet of any game: a line per thing that scored, a column per player, totals, winners crowned."""

from collections.abc import Callable, Sequence

from PIL import Image

from engine import Say, Sheet, Text, record

from .canvas import fill, hollow_parts, lay, lay_parts, panelled
from .icons import seat_mark, sign
from .labels import length, wrapped, write, write_in
from .layout import GAP, MARGIN, Box, fact, wide
from .palette import INK, mix
from .theme import Theme

Emblem = Callable[[Text, int], Image.Image | None]
Figure = Callable[[int, int, Theme], Image.Image]  # of a seat, how large

FRAME, LINE = 12, 5
TITLE = 3  # lines of the sheet's title
NAME = 6  # times the size of letters: what a longer title leaves to every column


@record
class Note:
    """A line of the sheet that is no points, put in before line number `before`."""

    before: int
    text: Text
    values: tuple[str, ...]


@record
class Row:
    text: Text
    values: tuple[str, ...]
    points: bool = True


@record
class Together:
    """A line below the totals: columns side by side that win or lose as one, and what they have together."""

    label: str
    sides: tuple[tuple[int, ...], ...]


def no_emblem(_line: Text, _size: int) -> Image.Image | None:
    return None


def rows_of(sheets: Sequence[Sheet], notes: Sequence[Note]) -> list[Row]:
    lines = zip(*(sheet.lines for sheet in sheets), strict=True)
    rows = [Row(line[0].text, tuple(part.figure for part in line)) for line in lines]
    for above, note in enumerate(sorted(notes, key=lambda note: note.before)):
        rows.insert(note.before + above, Row(note.text, note.values, points=False))
    return rows


def score_sheet(
    sheets: Sequence[Sheet], names: Sequence[str], winners: Sequence[int], *, say: Say, theme: Theme, scale: float,
    title: str, total: str, emblem: Emblem = no_emblem, marks: Sequence[int | None] | None = None,
    notes: Sequence[Note] = (), figure: Figure = seat_mark, together: Together | None = None,
) -> Image.Image:  # fmt: skip
    """`names` and `marks` are by sheet; a mark is the seat of the column, or None for whoever has no seat. `figure` is
    what a seat looks like in the game.

    Where names of lines and columns of figures would not fit side by side, emblems stand for the names. Where players'
    names would not, every second one is a line lower. The frame is the winner's.
    """
    width = wide(1200, scale)
    size = fact(width)
    rows = rows_of(sheets, notes)
    inside = width - 2 * MARGIN
    label = label_width(rows, len(sheets), inside - GAP, size, say, emblem)
    most = inside - GAP - round(len(sheets) * NAME * size)
    while label < most and wrapped(title, label - GAP, size, "Medium", TITLE)[-1].endswith("…"):
        label += GAP
    heads = Box(MARGIN + label, MARGIN, inside - label - GAP, round(size * 3.9))
    places = named(heads, names, size)
    row, head = round(size * 1.42), max([heads.h, *[place.bottom - MARGIN for place in places]])
    last = round(row * 1.5)
    height = MARGIN * 2 + head + len(rows) * row + last * (2 if together else 1) + GAP
    sheet = Box(MARGIN, MARGIN, inside, height - 2 * MARGIN)
    canvas = panelled(width, height, theme, sheet)
    for k, words in enumerate(wrapped(title, label - GAP, size, "Medium", TITLE)):
        place = Box(MARGIN + GAP, MARGIN + round(size * (0.25 + 1.2 * k)), label - GAP, round(size * 1.2))
        write_in(canvas, place, words, size, theme.soft, "Medium", least=size)
    columns = list(heads.columns(max(1, len(sheets)), 6))
    seats = list(range(len(sheets))) if marks is None else list(marks)
    for k, (name, box) in enumerate(zip(names, columns, strict=False)):
        seat = seats[k]
        token = None if seat is None else figure(seat, round(size * 1.35), theme)
        lay_head(canvas, box, token, size, crowned=k in winners)
        write_in(canvas, places[k], name, size, theme.ink, "Bold", "m", least=size)
    for k, line in enumerate(rows):
        place = Box(MARGIN + 6, MARGIN + head + k * row, sheet.w - 12, row)
        if k % 2 == 0:
            fill(canvas, place, mix(theme.panel, theme.card, 0.55), radius=10)
        write_name(canvas, Box(MARGIN + GAP, place.y, label - GAP, row), line, say, emblem, size, theme)
        for box, value in zip(columns, line.values, strict=True):
            quiet = not line.points or value == "0"
            tone = theme.bad if value.startswith("−") else theme.soft if quiet else theme.ink
            at = (box.x + box.w / 2, place.y + row / 2)
            write(canvas, at, value, size, tone, "Medium" if quiet else "Bold")
    foot = Box(MARGIN, MARGIN + head + len(rows) * row, label, last)
    write_totals(canvas, foot, columns, sheets, winners, total, size, theme)
    if together:
        write_together(canvas, Box(MARGIN, foot.bottom, label, last), columns, sheets, winners, together, size, theme)
    for k in winners:
        won = hollow_parts(columns[k].w, foot.bottom - MARGIN - head, FRAME, theme.gold, LINE)
        lay_parts(canvas, won, columns[k].x, MARGIN + head)
    return canvas


def named(heads: Box, names: Sequence[str], size: int) -> list[Box]:
    """Where the players' names stand: each over its column, or on one of two lines over as much as is free there."""
    columns = list(heads.columns(max(1, len(names)), 6))
    high, top = round(size * 1.4), heads.bottom - round(size * 1.4)
    if all(length(name, size, "Bold") <= box.w for name, box in zip(names, columns, strict=False)):
        return [Box(box.x, top, box.w, high) for box in columns]
    found: list[Box] = []
    for k, box in enumerate(columns):
        first = MARGIN + GAP if k else max(heads.x, box.x - box.w // 2)  # below the title all is free
        left = found[k - 2].right + GAP if k > 1 else first
        right = min(heads.right, box.right + box.w // 2)
        wanted = min(round(length(names[k], size, "Bold")) + 2, right - left)
        x = max(left, min(box.x + (box.w - wanted) // 2, right - wanted))
        found.append(Box(x, top + k % 2 * high, wanted, high))
    return found


def label_width(rows: Sequence[Row], columns: int, room: int, size: int, say: Say, emblem: Emblem) -> int:
    """How wide the names of the lines are."""
    least = round(size * 2.9)
    wanted = max(
        (length(say(row.text), size, "Medium") + (size * 1.5 if emblem(row.text, size) else 0) for row in rows),
        default=0.0,
    )
    return max(round(size * 4), min(round(wanted) + GAP * 2, room - columns * least))


def write_name(canvas: Image.Image, box: Box, row: Row, say: Say, emblem: Emblem, size: int, theme: Theme) -> None:
    picture = emblem(row.text, round(size * 1.3))
    if picture:
        lay(canvas, picture, box.x, box.y + (box.h - picture.height) / 2)
        shift = round(size * 1.5)
        box = Box(box.x + shift, box.y, box.w - shift - 4, box.h)
    words = say(row.text)
    if not picture or length(words, size, "Medium") <= box.w:
        write_in(canvas, box, words, size, theme.ink if row.points else theme.soft, "Medium", least=size)


def lay_head(canvas: Image.Image, box: Box, token: Image.Image | None, size: int, *, crowned: bool) -> None:
    top = round(size * 1.15)
    if crowned:
        crown = sign("crown", round(size * 1.15))
        lay(canvas, crown, box.x + (box.w - crown.width) / 2, box.y + size * 0.08)
    if token is not None:
        lay(canvas, token, box.x + (box.w - token.width) / 2, box.y + top)


def write_totals(
    canvas: Image.Image, box: Box, columns: Sequence[Box], sheets: Sequence[Sheet], winners: Sequence[int], label: str,
    size: int, theme: Theme,
) -> None:  # fmt: skip
    line = Box(box.x + 6, box.y + 8, canvas.width - 2 * box.x - 12, box.h - 8)
    fill(canvas, line, theme.card, radius=12)
    place = Box(box.x + GAP, line.y, box.w - GAP - 4, line.h)
    write_in(canvas, place, label, round(size * 1.1), theme.ink, "Black", least=size)
    for k, (column, sheet) in enumerate(zip(columns, sheets, strict=True)):
        if k in winners:
            fill(canvas, Box(column.x, line.y + 5, column.w, line.h - 10), theme.gold, radius=12)
        at = (column.x + column.w / 2, line.y + line.h / 2)
        write(canvas, at, sheet.figure, round(size * 1.3), INK if k in winners else theme.ink, "Black")


def write_together(
    canvas: Image.Image, box: Box, columns: Sequence[Box], sheets: Sequence[Sheet], winners: Sequence[int],
    together: Together, size: int, theme: Theme,
) -> None:  # fmt: skip
    """One figure over all columns of a side, on gold if they have won."""
    place = Box(box.x + GAP, box.y + 8, box.w - GAP - 4, box.h - 8)
    write_in(canvas, place, together.label, round(size * 1.1), theme.ink, "Black", least=size)
    for side in together.sides:
        first, last = columns[side[0]], columns[side[-1]]
        line, won = Box(first.x, place.y + 5, last.right - first.x, place.h - 10), side[0] in winners
        fill(canvas, line, theme.gold if won else theme.card, radius=12)
        words = str(sum([sheets[k].total for k in side]))
        middle = (line.x + line.w / 2, line.y + line.h / 2)
        write(canvas, middle, words, round(size * 1.3), INK if won else theme.ink, "Black")

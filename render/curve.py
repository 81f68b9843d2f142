"""The course of a match that is over: who was ahead after each part as bands, and everybody's points as lines."""

import math
from collections.abc import Sequence
from dataclasses import field
from itertools import pairwise

from PIL import Image, ImageDraw

from engine import Text, record, text

from .canvas import fill, lay, panelled, rounded
from .drawings import Colour, Look
from .labels import length, write, write_in
from .laying import Edges, put_colour
from .layout import GAP, MARGIN, Box, fact, wide
from .memory import kept
from .palette import INK, contrast, mix, rgb
from .scores import Figure
from .strokes import Field, Line, lay_lines
from .theme import Theme

WIDTH = 1200
LETTERS = "ABC"
SEEN = 3.0  # contrast of a line, or of its edge, with the paper


@record
class Curve:
    """A view of a whole match. `sides`: the seats that win together; none: a rival that the game plays. `shares` of the
    victory by side and `scores` by seat, rival last, both for the match as it was set up and after each part. `marks`:
    parts in which something was decided, with the seat that moved. `turns`: of each part, as a replay numbers them; if
    there are none, every part is one.
    """

    game: str
    sides: tuple[tuple[int, ...], ...]
    shares: tuple[tuple[float, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[int, int], ...] = ()
    winners: tuple[int, ...] = ()
    seat: None = None
    sheets: None = field(default=None)
    turns: tuple[int, ...] = ()

    def turn(self, part: int) -> int:
        return self.turns[part] if part < len(self.turns) else part


@record
class Known:
    """What a seat is known by in the game: its piece and its colour."""

    figure: Figure
    colour: Colour
    theme: Theme

    def tone(self, seat: int | None) -> str:
        return self.theme.rim if seat is None else self.colour(seat, self.theme)

    def edge(self, seat: int | None) -> str:
        """What goes round a line of that colour, so that it shows in the dark."""
        seen = max([contrast(each, self.theme.panel) for each in (self.tone(seat), INK)])
        return INK if seen >= SEEN else self.theme.soft


def curve(view: Curve, look: Look, figure: Figure, colour: Colour) -> Image.Image:
    width = wide(WIDTH, look.scale)
    size, theme, known = fact(width), look.theme, Known(figure, colour, look.theme)
    rows = legend_rows(view, look, width - 2 * MARGIN - 2 * GAP, size)
    line = round(size * 1.5)
    head = MARGIN + len(rows) * line + GAP
    upper = Box(MARGIN, head, width - 2 * MARGIN, round(width * 0.42))
    lower = Box(MARGIN, upper.bottom + GAP, upper.w, round(width * 0.40))
    canvas = panelled(width, lower.bottom + MARGIN, theme, upper, lower)
    legend(canvas, view, look, rows, size, known)
    for box, title in ((upper, "curve-ahead"), (lower, "curve-points")):
        words = Box(box.x + GAP, box.y + 4, box.w - 2 * GAP, line)
        write_in(canvas, words, look.say(text(title)), size, theme.soft, "Medium", least=size)
    inner = [Box(box.x + round(size * 2.6), box.y + line + round(size * (1.25 if box is upper else 0.35)),
                 box.w - round(size * 4.5), 0) for box in (upper, lower)]  # fmt: skip
    bands(canvas, view, Box(inner[0].x, inner[0].y, inner[0].w, upper.bottom - inner[0].y - GAP), size, known)
    field_ = Box(inner[1].x, inner[1].y, inner[1].w, lower.bottom - inner[1].y - round(size * 1.6))
    lines(canvas, view, field_, size, known)
    parts(canvas, view, Box(field_.x, field_.bottom, field_.w, round(size * 1.5)), size, theme)
    return canvas


def owners(view: Curve) -> list[int | None]:
    """By curve of points: the seat, or None for a rival."""
    seats = sum(len(side) for side in view.sides)
    return [seat if seat < seats else None for seat in range(len(view.scores[0]))]


def name(seat: int | None, view: Curve, look: Look) -> str:
    return look.say(Text(f"{view.game}-rival")) if seat is None else look.names[seat]


def legend_rows(view: Curve, look: Look, room: int, size: int) -> list[list[tuple[int | None, int]]]:
    """Who is who, as many to a line as there is room for; with the room for each."""
    rows: list[list[tuple[int | None, int]]] = [[]]
    for seat in owners(view):
        wanted = min(room, round(length(name(seat, view, look), size, "Bold") + size * 2.4))
        if rows[-1] and sum(each for _, each in rows[-1]) + wanted > room:
            rows.append([])
        rows[-1].append((seat, wanted))
    return rows


def legend(
    canvas: Image.Image, view: Curve, look: Look, rows: Sequence[Sequence[tuple[int | None, int]]], size: int,
    known: Known,
) -> None:  # fmt: skip
    for number, row in enumerate(rows):
        x, y = MARGIN + GAP, MARGIN + number * round(size * 1.5)
        for seat, wanted in row:
            token(canvas, seat, (x + size * 0.65, y + size * 0.75), round(size * 1.3), known)
            box = Box(x + round(size * 1.5), y, wanted - round(size * 1.8), round(size * 1.5))
            write_in(canvas, box, name(seat, view, look), size, look.theme.ink, "Bold", least=size)
            x += wanted


def token(canvas: Image.Image, seat: int | None, at: tuple[float, float], size: int, known: Known) -> None:
    """A rival has a square, and no shape of a seat."""
    if seat is None:
        box = Box(round(at[0] - size * 0.36), round(at[1] - size * 0.36), round(size * 0.72), round(size * 0.72))
        fill(canvas, box, INK, radius=6)
        fill(canvas, box.inset(max(2, size // 14)), known.tone(None), radius=4)
    else:
        mark = known.figure(seat, size, known.theme)
        lay(canvas, mark, at[0] - mark.width / 2, at[1] - mark.height / 2)


def across(view: Curve, box: Box) -> list[float]:
    last = max(1, len(view.shares) - 1)
    return [box.x + box.w * number / last for number in range(len(view.shares))]


def bands(canvas: Image.Image, view: Curve, box: Box, size: int, known: Known) -> None:
    """Each side's share of the victory; all of them together fill the field."""
    xs, theme = across(view, box), known.theme
    tops = [0.0] * len(xs)
    uppers = list[list[tuple[float, float]]]()
    for number in range(len(view.sides)):
        uppers.append([(x, box.y + min(1.0, top) * box.h) for x, top in zip(xs, tops, strict=True)])
        tops = [top + row[number] for top, row in zip(tops, view.shares, strict=True)]
    paint_bands(canvas, box, uppers, [known.tone(side[0] if side else None) for side in view.sides])
    lay_lines(canvas, [Line(path, ((INK, 3),)) for path in uppers[1:]])
    for part, label in ((0.0, "100"), (0.5, "50"), (1.0, "0")):
        y = box.y + part * box.h
        write(canvas, (box.x - size * 0.35, min(max(y, box.y + size * 0.4), box.bottom - size * 0.4)), label, size,
              theme.soft, "Medium", "rm")  # fmt: skip
    lay(canvas, dashes(box.w, theme), box.x, round(box.y + box.h / 2) - 1)
    place_tokens(canvas, view, box, size, known)
    places = [xs[min(part, len(xs) - 1)] for part, _ in view.marks]
    for number, beside in enumerate(apart(places, size * 1.35, box.x, box.right)):  # two may be of one part
        flag(canvas, (places[number], box.y), beside, box.bottom, LETTERS[number], size, theme)


def paint_bands(
    canvas: Image.Image, box: Box, uppers: Sequence[Sequence[tuple[float, float]]], tones: Sequence[str]
) -> None:
    """Each from its upper edge to where the next one is there in any case: of a shape with many corners only as much is
    drawn as needs them.
    """
    pen, right, bottom = ImageDraw.Draw(canvas), box.right + 1, box.bottom + 1
    lows = [math.ceil(max([y for _, y in path])) for path in uppers]
    for path, tone, low, end in zip(uppers, tones, lows, [*lows[1:], bottom], strict=True):
        if low > box.y:
            pen.polygon([*path, (box.right, low), (box.x, low)], fill=rgb(tone))
        put_colour(canvas, tone, [(box.x, low, right, min(bottom, end + 1))], ())


@kept
def dashes(width: int, theme: Theme) -> Image.Image:
    """A broken line in one piece."""
    out = Image.new("RGBA", (width, 2))
    for x in range(0, width, 24):
        out.paste(mix(INK, theme.panel, 0.3), (x, 0, min(x + 10, width), 2))
    return out


def place_tokens(canvas: Image.Image, view: Curve, box: Box, size: int, known: Known) -> None:
    """Where each band is widest, the shape of whose it is: colour alone says it to nobody who cannot see it."""
    xs, needed = across(view, box), size * 1.3 / box.h
    for number, side in enumerate(view.sides):
        inside = range(len(xs))[len(xs) // 12 : max(len(xs) // 12 + 1, len(xs) - len(xs) // 12)]
        shares, middle = [round(row[number], 2) for row in view.shares], len(xs) // 2
        most = max([shares[k] for k in inside])
        at = min([k for k in inside if shares[k] == most], key=lambda k: abs(k - middle))
        share = view.shares[at][number]
        if share < needed:
            continue
        top = sum(view.shares[at][:number])
        seats = side or (None,)
        for k, seat in enumerate(seats):
            shift = (k - (len(seats) - 1) / 2) * size * 1.4
            token(canvas, seat, (xs[at] + shift, box.y + (top + share / 2) * box.h), round(size * 1.3), known)


def flag(
    canvas: Image.Image, at: tuple[float, float], beside: float, bottom: int, letter: str, size: int, theme: Theme
) -> None:
    """A line where it was, with its letter above it, or a little beside that."""
    x, y = at
    put_colour(canvas, INK, [(int(x) - 1, int(y), int(x) + 2, bottom + 1)], ())
    high = round(size * 1.25)
    badge = Box(round(beside - high / 2), round(y - high - 2), high, high)
    lay(canvas, rounded(high, high, high // 2, theme.badge), badge.x, badge.y)
    write(canvas, badge.middle, letter, round(size * 1.05), theme.badge_ink, "Black")


def lines(canvas: Image.Image, view: Curve, box: Box, size: int, known: Known) -> None:
    """Points over time; whose line it is says the shape at its end, and which it was on the way the dots."""
    low = min(0, *[min(row) for row in view.scores])
    high = max(1, *[max(row) for row in view.scores])
    step = stride(high - low)
    xs, theme = across(view, box), known.theme

    def level(points: float) -> float:
        return box.bottom - box.h * (points - low) / (high - low)

    rules, tone = list[Edges](), mix(theme.panel, theme.rim, 0.6)
    for points in range(-(-low // step) * step, high + 1, step):
        y = round(level(points))
        rules.append((box.x, y - 1, box.right, y + 1))
        write(canvas, (box.x - size * 0.35, y), str(points).replace("-", "−"), size, theme.soft, "Medium", "rm")
    put_colour(canvas, tone, rules, ())
    paths = [[(x, level(row[number])) for x, row in zip(xs, view.scores, strict=True)]
             for number in range(len(view.scores[0]))]  # fmt: skip
    lay_lines(canvas, [Line(path, ((known.edge(seat), 10), (known.tone(seat), 6)))
                       for path, seat in zip(paths, owners(view), strict=True)],
              Field(theme.panel, tone, tuple(rules)))  # fmt: skip
    middle = len(xs) // 2
    for number, seat in enumerate(owners(view)):
        at = min(max(1, middle + (number - len(view.scores[0]) // 2) * max(1, len(xs) // 10)), len(xs) - 1)
        token(canvas, seat, (xs[at], level(view.scores[at][number])), round(size * 0.95), known)
    ends = apart([level(points) for points in view.scores[-1]], size * 1.25, box.y, box.bottom)
    for number, seat in enumerate(owners(view)):
        token(canvas, seat, (box.right + size * 0.85, ends[number]), round(size * 1.2), known)


def stride(span: int) -> int:
    """Between two lines that are written: three to six of them."""
    return next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10_000) if span <= 5 * step)


def apart(wanted: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """The same heights, moved so far that none covers another."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    found = list(wanted)
    for before, after in pairwise(order):
        found[after] = max(found[after], found[before] + least)
    if order and found[order[-1]] > bottom:
        found[order[-1]] = bottom
        for after, before in pairwise(reversed(order)):
            found[before] = min(found[before], found[after] - least)
    return [max(top, each) for each in found]


def parts(canvas: Image.Image, view: Curve, box: Box, size: int, theme: Theme) -> None:
    """Each number where its turn ends."""
    xs, last = across(view, box), view.turn(len(view.shares) - 1)
    ends = {view.turn(part): x for part, x in enumerate(xs)}
    step = stride(max(1, last))
    for number in range(0, last + 1, step):
        if number in ends:
            write(canvas, (ends[number], box.y + box.h / 2), str(number), size, theme.soft, "Medium")


def told(view: Curve) -> tuple[Text, ...]:
    """The same in words: how everybody stood at the start, in the middle and before the end."""
    last = len(view.shares) - 1
    shown = sorted({0, last // 4, last // 2, 3 * last // 4, max(0, last - 1)})
    found = [text("alt-curve", turns=view.turn(last))]
    for number, side in enumerate(view.sides):
        course = tuple([text("alt-curve-share", percent=round(100 * view.shares[at][number])) for at in shown])
        who = {"seat": side[0]} if side else {"seat": Text(f"{view.game}-rival")}
        found.append(text("alt-curve-side", course=course, **who))
    for seat in owners(view):
        row = -1 if seat is None else seat
        points = ", ".join([str(view.scores[at][row]).replace("-", "−") for at in (*shown, last)])
        named: int | Text = Text(f"{view.game}-rival") if seat is None else seat
        found.append(text("alt-curve-points", seat=named, course=points))
    for number, (part, seat) in enumerate(view.marks):
        found.append(text("alt-curve-mark", letter=LETTERS[number], turn=view.turn(part), seat=seat))
    return tuple(found)

"""Somebody's matches as plots: how many, how well, with which lines of the sheet, and what they like. Knows no match:
whoever asks for it has counted already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from engine import Text, record, text

from .canvas import fill, hollow, lay, panelled, rounded
from .icons import sign
from .labels import length, write, write_in
from .layout import GAP, MARGIN, Box, fact, wide
from .palette import INK, mix
from .strokes import Line, lay_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .drawings import Look

WIDTH = 1200
MOST = 24  # matches in a row that a plot shows
BADGES = 12
LEAST = 3  # times the size of letters: room for the longest bar
ROW = 1.42  # the same: a bar with its name


@record
class Bar:
    """`value` of at most `most`; both as they are written beside it."""

    name: Text | str
    value: float
    most: float
    said: str


@record
class Bars:
    title: Text
    bars: tuple[Bar, ...]


@record
class Stats:
    """A view of no match, but of many. `game` empty: of every game. `facts`: a name and a figure each. `scores`:
    points and whether it was won, the oldest first. `reached` of so many achievements, if it is of one game.
    """

    game: str
    name: str
    facts: tuple[tuple[Text, str], ...]
    scores: tuple[tuple[int, bool], ...] = ()
    plots: tuple[Bars, ...] = ()
    reached: tuple[Text, ...] = ()
    of: int = 0
    seat: None = None
    sheets: None = None
    winners: tuple[int, ...] = ()

    @property
    def title(self) -> Text:
        return text(f"{self.game}-title") if self.game else Text("stats-every-game")


def stats(view: Stats, look: Look) -> Image.Image:
    width = wide(WIDTH, look.scale)
    size = fact(width)
    lines = beside(view.plots, (width - 2 * MARGIN - GAP) // 2, look, size)
    parts = heights(view, lines, size)
    top, boxes = MARGIN, {}
    for name, high in parts.items():
        boxes[name] = Box(MARGIN, top, width - 2 * MARGIN, high)
        top += high + GAP
    plots = [box for number, pair in enumerate(lines) for box in boxes[f"plots{number}"].columns(len(pair))]
    panels = [boxes[name] for name in ("scores", "badges") if name in boxes] + plots
    canvas = panelled(width, top - GAP + MARGIN, look.theme, *panels)
    head(canvas, boxes["head"], view, look, size)
    tiles(canvas, boxes["facts"], view, look, size)
    if view.scores:
        curve(canvas, boxes["scores"], view.scores, look, size)
    for plot, box in zip([plot for pair in lines for plot in pair], plots, strict=True):
        bars(canvas, box, plot, look, size)
    if view.of:
        badges(canvas, boxes["badges"], view, look, size)
    return canvas


def heights(view: Stats, lines: Sequence[Sequence[Bars]], size: int) -> dict[str, int]:
    """Of everything that is drawn, from above."""
    row = round(size * ROW)
    return {
        "head": round(size * 1.9), "facts": round(size * 3.4),
        **({"scores": round(size * 6.4)} if view.scores else {}),
        **{
            f"plots{number}": row * (max([len(plot.bars) for plot in pair]) + 1) + GAP
            for number, pair in enumerate(lines)
        },
        **({"badges": round(size * 3.3)} if view.of else {}),
    }


def beside(plots: Sequence[Bars], half: int, look: Look, size: int) -> list[list[Bars]]:
    """The first has a line of its own, and so has one whose names are too long for half of one; the others go two and
    two, so that the picture is not much higher than wide.
    """
    found: list[list[Bars]] = [[plot] for plot in plots[:1]]
    open_: list[Bars] = []
    for plot in plots[1:]:
        if needed(plot, look, size) > half:
            found.append([plot])
        elif len(open_) == 1:
            open_.append(plot)
        else:
            found.append(open_ := [plot])
    return found


def needed(plot: Bars, look: Look, size: int) -> int:
    """How wide a plot is with whole names, and bars that can be told apart."""
    return sum(columns(plot, look, size)) + LEAST * size + 4 * GAP


def columns(plot: Bars, look: Look, size: int) -> tuple[int, int]:
    """How wide names and figures are."""
    label = max(length(called(bar, look), size, "Medium") for bar in plot.bars)
    return round(label) + GAP, round(max(length(bar.said, size, "Bold") for bar in plot.bars)) + GAP


def called(bar: Bar, look: Look) -> str:
    """With a capital, also what is written small inside a sentence."""
    said = look.say(bar.name) if isinstance(bar.name, Text) else bar.name
    return said[:1].upper() + said[1:]


def head(canvas: Image.Image, box: Box, view: Stats, look: Look, size: int) -> None:
    title = look.say(view.title)
    room = round(length(title, size, "Bold")) + GAP
    write_in(canvas, Box(box.x + GAP, box.y, box.w - room - 3 * GAP, box.h), view.name, round(size * 1.4),
             look.theme.ink, "Black", least=size)  # fmt: skip
    place = Box(box.right - room - GAP, box.y, room, box.h)
    write_in(canvas, place, title, size, look.theme.soft, "Bold", "r", least=size)


def tiles(canvas: Image.Image, box: Box, view: Stats, look: Look, size: int) -> None:
    theme = look.theme
    for (name, figure), place in zip(view.facts, box.columns(len(view.facts)), strict=True):
        fill(canvas, place, theme.card)
        above = Box(place.x + 8, place.y + round(size * 0.2), place.w - 16, round(size * 1.9))
        write_in(canvas, above, figure, round(size * 1.6), theme.ink, "Black", "m", least=size)
        below = Box(place.x + 8, place.y + round(size * 2.0), place.w - 16, round(size * 1.2))
        write_in(canvas, below, look.say(name), size, theme.soft, "Medium", "m", least=size)


def curve(canvas: Image.Image, box: Box, scores: Sequence[tuple[int, bool]], look: Look, size: int) -> None:
    """Match by match, on its panel; what was won is a full disc, what was not a ring."""
    theme, shown = look.theme, scores[-MOST:]
    titled(canvas, box, text("stats-scores", count=len(shown)), look, size)
    points = [total for total, _ in shown]
    low, high = min(points), max(points)
    scale = round(max(length(str(each), size, "Bold") for each in (low, high)))
    field = Box(box.x + scale + 3 * GAP, box.y + round(size * 2.1), box.w - scale - 5 * GAP, box.h - round(size * 2.9))
    span, average = max(high - low, 1), sum(points) / len(points)

    def down(value: float) -> float:
        return field.bottom - (value - low) / span * field.h if high > low else field.y + field.h / 2

    pen, thick, disc = ImageDraw.Draw(canvas), max(2, size // 8), round(size * 0.68)
    for left in range(field.x, field.right, round(size * 0.9)):
        dash = [(left, down(average)), (min(left + size * 0.5, field.right), down(average))]
        pen.line(dash, fill=theme.soft, width=max(1, thick // 2))
    step, first = (field.w / (len(shown) - 1), field.x) if len(shown) > 1 else (0.0, field.x + field.w // 2)
    spots = [(first + number * step, down(each)) for number, each in enumerate(points)]
    lay_lines(canvas, [Line(spots, ((mix(theme.ink, theme.panel, 0.45), thick),))])
    rim = max(2, round(size * 0.1))
    for (x, y), (_, won) in zip(spots, shown, strict=True):
        colour = theme.gold if won else theme.panel
        lay(canvas, rounded(disc, disc, disc // 2, colour, theme.ink, rim), x - disc / 2, y - disc / 2)
    for value in dict.fromkeys((high, low)):
        write(canvas, (field.x - 2 * GAP, down(value)), str(value).replace("-", "−"), size, theme.ink, "Bold", "rm")


def titled(canvas: Image.Image, box: Box, title: Text, look: Look, size: int) -> None:
    place = Box(box.x + GAP, box.y + 4, box.w - 2 * GAP, round(size * 1.4))
    write_in(canvas, place, look.say(title), size, look.theme.soft, "Bold", least=size)


def bars(canvas: Image.Image, box: Box, plot: Bars, look: Look, size: int) -> None:
    """The bar is the value; the paler one behind it the most that there was. All on their panel."""
    theme, row = look.theme, round(size * ROW)
    titled(canvas, box, plot.title, look, size)
    names, (label, figure) = [called(bar, look) for bar in plot.bars], columns(plot, look, size)
    label = min(label, box.w - figure - 4 * GAP - LEAST * size)
    field = Box(box.x + GAP + label + GAP, box.y, box.w - label - figure - 4 * GAP, row)
    least = min([0.0, *[bar.value for bar in plot.bars]])
    span = max([bar.most for bar in plot.bars] + [bar.value for bar in plot.bars] + [1.0]) - least
    for number, (name, bar) in enumerate(zip(names, plot.bars, strict=True)):
        y = box.y + row * (number + 1)
        write_in(canvas, Box(box.x + GAP, y, label, row), name, size, theme.ink, "Medium", least=size)
        zero = field.x + round(-least / span * field.w)
        for value, colour in ((bar.most, mix(theme.good, theme.panel, 0.72)), (bar.value, theme.good)):
            end = zero + round(value / span * field.w)
            if abs(end - zero) >= 4:
                place = Box(min(zero, end), y + round(row * 0.24), abs(end - zero), round(row * 0.52))
                fill(canvas, place, theme.bad if value < 0 else colour, radius=min(8, place.w // 2))
        write(canvas, (box.right - GAP, y + row / 2), bar.said, size, theme.ink, "Bold", "rm")


def badges(canvas: Image.Image, box: Box, view: Stats, look: Look, size: int) -> None:
    """A full one for each that was reached; which, the words beside the picture say. On their panel."""
    theme = look.theme
    titled(canvas, box, text("stats-reached", count=len(view.reached), of=view.of), look, size)
    big = round(size * 1.3)
    step = (box.w - 2 * GAP) / max(view.of, BADGES)
    for number in range(view.of):
        x, y = box.x + GAP + step * (number + 0.5) - big / 2, box.y + size * 1.75
        if number < len(view.reached):
            fill(canvas, Box(round(x), round(y), big, big), theme.gold, radius=big // 2)
            crown = sign("crown", round(big * 0.72), INK)
            lay(canvas, crown, x + (big - crown.width) / 2, y + (big - crown.height) / 2)
        else:
            lay(canvas, hollow(big, big, big // 2, theme.soft, 3), x, y)


def told(view: Stats) -> tuple[Text, ...]:
    """The same in words."""
    found = [text("alt-stats", name=view.name, game=view.title)]
    found += [text("alt-stats-fact", name=name, value=figure) for name, figure in view.facts]
    if view.scores:
        shown = view.scores[-MOST:]
        won, points = sum([won for _, won in shown]), [total for total, _ in shown]
        found.append(text("alt-stats-scores", count=len(shown), low=min(points), high=max(points), won=won))
    for plot in view.plots:
        parts = [text("alt-stats-bar", name=bar.name, value=bar.said) for bar in plot.bars]
        found.append(text("alt-stats-bars", title=plot.title, bars=tuple(parts)))
    if view.of:
        found.append(text("stats-reached", count=len(view.reached), of=view.of))
    return tuple(found)

"""A tableau on a picture: which part of the floating board is shown, the cards on it, and marks on cells and cards.

The board has seven rows and columns, named once and for all; only what holds cards, or may, is shown. Rows and columns
without a card are thin, so that cards keep their size however the tableau grows.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from PIL import Image

from engine import Say, record
from engine.games.earth.catalogue import CARDS
from engine.games.earth.tableau import BOARD, BOX, CELL
from engine.games.earth.view import PlotView
from render.canvas import fill, lay, lay_dashed
from render.icons import badge
from render.labels import write
from render.layout import GAP, Box
from render.palette import shift
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .cards import Sizes, back, sizes, thumb, tile
from .counters import change

RADIUS = 18
BODY, LOWEST = 384, 270  # of a card without its name


@record
class Lane:
    """A row or a column on the picture."""

    number: int
    start: int
    length: int


def span(numbers: Collection[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def lanes(taken: Collection[int], shown: Collection[int], full: int, start: int, *, thin: bool) -> list[Lane]:
    """All from the first to the last, those without a card at half length where `thin`."""
    out: list[Lane] = []
    for number in span(shown):
        size = full // 2 - GAP // 2 if thin and number not in taken else full
        out.append(Lane(number, start, size))
        start += size + GAP
    return out


@record
class Layout:
    """Where everything of a tableau goes, worked out before anything is drawn."""

    tiles: Sizes
    rows: Sequence[Lane]
    columns: Sequence[Lane]
    gutter: int

    @property
    def height(self) -> int:
        return self.rows[-1].start + self.rows[-1].length

    @property
    def width(self) -> int:
        return self.columns[-1].start + self.columns[-1].length

    def indent(self, room: int) -> int:
        """How far from the left, to stand in the middle."""
        return max(0, (room - self.width) // 2)


def layout(
    cells: Collection[int], spots: Collection[int], width: int, size: int, *, names: Iterable[str] = (),
    cards: Iterable[int] = (), columns: int = BOX.width, tallest: int = 0, large: float = 1,
) -> Layout:  # fmt: skip
    """`columns` is how many cards fit side by side; everything is counted from the upper left of the field.

    What would be taller than `tallest` (0: no matter how tall) is drawn with lower pictures on its cards, as low as all
    that `cards` do leaves them. Names are `large` times the usual size.
    """
    gutter, head = round(size * 0.9), round(size * 1.2)
    wide, names = (width - gutter - (columns - 1) * GAP) // columns, list(names)
    found = laid(cells, spots, sizes(wide, size, names, large=large), gutter, head, columns)
    excess = found.height - tallest
    if not tallest or excess <= 0:
        return found
    lower = max(LOWEST, BODY - excess // len(found.rows) - 4)
    tiles = sizes(wide, size, names, body=lower, large=large)
    body = max([tiles.body, *[tiles.least(CARDS[card]) for card in cards if card]])
    return laid(cells, spots, replace(tiles, body=body), gutter, head, columns)


def small_layout(cells: Collection[int], width: int, size: int, spots: Collection[int] = ()) -> Layout:
    """For thumbnails: no names, no figures."""
    gutter, across = round(size * 0.9), {BOARD.column(cell) for cell in (*cells, *spots)} or {0}
    columns = max(BOX.width, len(span(across)))
    wide = (width - gutter - (columns - 1) * GAP) // columns
    tiles = Sizes(wide, 1, 0, round(wide * 0.74))
    return laid(cells, spots, tiles, gutter, round(size * 1.2), columns, thin=False)


def laid(
    cells: Collection[int], spots: Collection[int], tiles: Sizes, gutter: int, head: int, columns: int, *,
    thin: bool = True,
) -> Layout:  # fmt: skip
    shown = {*cells, *spots} or {BOX.start}
    rows, cols = {BOARD.row(c) for c in cells}, {BOARD.column(c) for c in cells}
    across, down = {BOARD.column(c) for c in shown}, {BOARD.row(c) for c in shown}
    crowded = len(span(across)) > columns
    return Layout(
        tiles,
        lanes(rows, down, tiles.height, head, thin=thin and bool(cells)),
        lanes(cols, across, tiles.width, gutter, thin=crowded),
        gutter,
    )


class Field:
    """A tableau drawn at a place; marks are put on it by cell."""

    def __init__(self, canvas: Image.Image, at: tuple[int, int], plan: Layout, theme: Theme, size: int) -> None:
        self.canvas, self.plan, self.theme, self.size = canvas, plan, theme, size
        self.left, self.top = at
        self.rows = {lane.number: lane for lane in plan.rows}
        self.columns = {lane.number: lane for lane in plan.columns}
        for lane in plan.columns:
            x = self.left + lane.start + lane.length / 2
            write(canvas, (x, self.top + size * 0.55), CELL[lane.number][0], size, theme.soft)
        for lane in plan.rows:
            y = self.top + lane.start + lane.length / 2
            write(canvas, (self.left + plan.gutter * 0.42, y), str(lane.number + 1), size, theme.soft)

    def box(self, cell: int) -> Box:
        row, column = self.rows[BOARD.row(cell)], self.columns[BOARD.column(cell)]
        return Box(self.left + column.start, self.top + row.start, column.length, row.length)

    def holds(self, cell: int) -> bool:
        return BOARD.row(cell) in self.rows and BOARD.column(cell) in self.columns

    def lay_cards(self, plots: Sequence[PlotView], say: Say, last: Collection[int] = ()) -> None:
        """`last` are the cells of the last move: their cards lie on gold."""
        taken = {plot.cell for plot in plots}
        for row in self.rows:
            for column in self.columns:
                if BOARD.at(row, column) not in taken:
                    self.vacant(BOARD.at(row, column))
        for plot in plots:
            if self.holds(plot.cell):
                box, piece = self.box(plot.cell), self.card(plot, say)
                if plot.cell in last:
                    under_gold(self.canvas, box, self.theme)
                lay_raised(self.canvas, piece, box.x, box.y, self.theme, radius=RADIUS)
                self.lay_changes(plot, box, say)

    def lay_changes(self, plot: PlotView, box: Box, say: Say) -> None:
        """What pieces have come or gone, at the foot of the picture."""
        tiles = self.plan.tiles
        if not plot.card or not tiles.lines:
            return
        card = CARDS[plot.card]
        floor = box.y + tiles.art(card, say(card.text))
        left, right = box.x + 6, box.right - 6
        if plot.more_sprouts:
            piece = change(plot.more_sprouts, self.size, self.theme, "sprout")
            lay(self.canvas, piece, left, floor - piece.height - 8)
        if plot.more_growth:
            piece = change(plot.more_growth, self.size, self.theme, "growth")
            lay(self.canvas, piece, right - piece.width, floor - piece.height - 8)

    def card(self, plot: PlotView, say: Say) -> Image.Image:
        tiles = self.plan.tiles
        if not plot.card:
            return back(tiles.width, tiles.height)
        if not tiles.lines:
            return thumb(plot.card, tiles.width, tiles.height, self.theme, plot.sprouts, plot.growth)
        return tile(plot.card, tiles, self.theme, say, sprouts=plot.sprouts, growth=plot.growth)

    def vacant(self, cell: int) -> None:
        lay_dashed(self.canvas, self.box(cell), self.theme.socket, radius=RADIUS, line=3)

    def offer(self, spots: Collection[int]) -> None:
        """Free cells that can be chosen carry their name."""
        self.mark({cell: CELL[cell] for cell in spots})
        for cell in spots:
            put_spot(self.canvas, CELL[cell], self.box(cell))

    def mark(self, words: Mapping[int, str]) -> None:
        """Words on free cells."""
        for cell, word in words.items():
            put_mark(self.canvas, self.box(cell), word, cell, self.size, self.theme)

    def letter(self, letters: Mapping[int, str]) -> None:
        """By cell: the letter of each card that can be chosen."""
        for cell, name in letters.items():
            if self.holds(cell):
                box = self.box(cell)
                put_letter(self.canvas, box, name, round(self.size * 1.66), self.theme)


def under_gold(canvas: Image.Image, box: Box, theme: Theme) -> None:
    """What stands out lies on gold with a thin line of ink, so that it shows on any ground and hides nothing."""
    outer, inner = box.inset(-9), box.inset(-7)
    fill(canvas, outer, shift(theme.fresh, -0.38), radius=RADIUS + 9)
    fill(canvas, inner, theme.fresh, radius=RADIUS + 7)


def put_mark(
    canvas: Image.Image, box: Box, word: str, cell: int, size: int, theme: Theme, radius: int = RADIUS
) -> None:
    """A free cell in gold, with a word in its middle; with its name where there is no room for the word."""
    lay_dashed(canvas, box, theme.gold, radius=radius, line=7, back=theme.panel)
    high = min(round(size * 1.9), box.h - 8)
    piece = badge(word, high, theme)
    if piece.width > box.w:
        piece = badge(CELL[cell], high, theme)
    lay(canvas, piece, box.x + (box.w - piece.width) / 2, box.y + (box.h - piece.height) / 2)


def put_letter(canvas: Image.Image, box: Box, name: str, size: int, theme: Theme) -> None:
    """At the top of a card, in its middle, where no fact of the card is."""
    put_spot(canvas, name, box)
    piece = badge(name, size, theme)
    lay(canvas, piece, box.x + (box.w - piece.width) / 2 + box.w * 0.08, box.y + 8)

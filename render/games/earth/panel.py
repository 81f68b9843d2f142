"""What one player needs to decide now: what is offered, large and lettered; the rest of what is theirs, small.

A question about the tableau shows the tableau large and the hand small, any other the hand large and the tableau small.
"""

from collections.abc import Callable, Sequence

from PIL import Image

from engine import Prompt, Say
from engine.games.earth.catalogue import CARDS
from engine.games.earth.view import EarthView
from engine.record import record
from render.canvas import ground, lay, lay_raised
from render.icons import badge
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from . import ladder
from .asked import Asked, about_tableau, asked, elsewhere, in_hand, in_tableau
from .counters import headline
from .field import Field, layout, under_gold
from .hand import columns_for, lay_rack, letters_for, rack
from .panels import panel as side_panel
from .panels import unknown
from .seat import fresh_cells

SMALL = 8


@record
class Block:
    """A part of the panel: how high it is, and how to draw it from a height on."""

    height: int
    draw: Callable[[int], None]


class Desk:
    """One player's panel in the making."""

    def __init__(
        self, view: EarthView, who: int, found: Asked, *, say: Say, names: Sequence[str], theme: Theme, scale: float
    ) -> None:
        self.view, self.who, self.found = view, who, found
        self.player = view.players[who]
        self.say, self.names, self.theme = say, names, theme
        self.width = wide(WIDEST, scale)
        self.size = fact(self.width)
        self.inside = self.width - 2 * MARGIN
        self.canvas = ground(1, 1, theme)

    def paint(self, blocks: Sequence[Block]) -> Image.Image:
        shown = [block for block in blocks if block.height]
        self.canvas = ground(self.width, sum(block.height for block in shown) + 2 * MARGIN, self.theme)
        y = MARGIN
        for block in shown:
            block.draw(y)
            y += block.height
        return self.canvas

    def head(self) -> Block:
        def draw(y: int) -> None:
            box = Box(MARGIN, y, self.inside, 90)
            headline(self.canvas, box, self.who, self.names[self.who], self.player, self.size, self.theme)

        return Block(96, draw)

    def offered(self) -> Block:
        """Cards that lie neither in the hand nor in the tableau."""
        cards = elsewhere(self.player, self.found)
        deck = [card for card, _ in cards if CARDS[card].kind in ("flora", "terrain", "event")]
        sides = [(card, name) for card, name in cards if card not in deck]
        faces = rack(deck, self.inside, columns_for(len(deck)), self.size, self.say)
        high = {"fauna": round(self.inside * 0.31), "island": 380}.get(CARDS[sides[0][0]].kind if sides else "", 300)
        rows = -(-len(sides) // 2)

        def draw(y: int) -> None:
            lay_rack(self.canvas, (MARGIN, y), faces, self.theme, self.say, letters=self.found.cards)
            y += faces.height if deck else 0
            for k, (card, name) in enumerate(sides):
                cell = list(Box(MARGIN, y + k // 2 * (high + GAP), self.inside, high).columns(2))[k % 2]
                lay_raised(self.canvas, self._side(card, cell), cell.x, cell.y, self.theme)
                lay(self.canvas, badge(name, round(self.size * 1.7), self.theme), cell.x - 4, cell.y - 4)

        return Block((faces.height if deck else 0) + rows * (high + GAP), draw)

    def _side(self, card: int, box: Box) -> Image.Image:
        if CARDS[card].kind == "fauna":
            wide_ = round(box.h * ladder.WIDTH / ladder.HEIGHT)
            return ladder.fauna(self.view, card, wide_, box.h, self.theme, self.say)
        return side_panel(card, box.w, box.h, self.theme, self.say, words=True, whole=True)

    def hand(self, *, large: bool) -> Block:
        cards = self.player.hand
        letters = in_hand(self.player, self.found)
        columns = max(3, columns_for(len(cards))) if large else SMALL
        title = letters_for(columns, self.size) if large else round(self.size * 0.42)
        found = rack(cards, self.inside, columns, title, self.say)

        def draw(y: int) -> None:
            lay_rack(self.canvas, (MARGIN, y), found, self.theme, self.say, letters=letters, chosen=self.found.about)

        return Block(found.height if cards else 0, draw)

    def tableau(self) -> Block:
        cells = [plot.cell for plot in self.player.plots]
        plan = layout(cells, self.found.spots, self.inside, self.size)

        def draw(y: int) -> None:
            field = Field(self.canvas, (MARGIN + plan.indent(self.inside), y), plan, self.theme, self.size)
            asking = [plot.cell for plot in self.player.plots if plot.card == self.found.about]
            field.lay_cards(self.player.plots, self.say, asking)
            field.offer(self.found.spots)
            field.letter(in_tableau(self.player, self.found))

        return Block(plan.height + GAP if cells or self.found.spots else 0, draw)

    def small(self) -> Block:
        """The tableau in small at the left, the board's cards beside it; or only the cards, side by side."""
        boards = self._boards()
        half = self.inside // 2
        plan = layout([plot.cell for plot in self.player.plots], (), half, round(self.size * 0.8))
        if not self.player.plots:
            return self._row(boards)
        high = max(plan.height, len(boards) * 200)

        def draw(y: int) -> None:
            field = Field(self.canvas, (MARGIN, y), plan, self.theme, round(self.size * 0.8))
            field.lay_cards(self.player.plots, self.say, fresh_cells(self.player))
            column = Box(MARGIN + half + GAP, y, self.inside - half - GAP, min(high, len(boards) * 240))
            for (kind, number), box in zip(boards, column.rows(len(boards)), strict=True):
                self._board(kind, number, box)

        return Block(high + GAP, draw)

    def _boards(self) -> list[tuple[str, int]]:
        boards = [("island", self.player.island), ("climate", self.player.climate)]
        if self.view.mode != "beginner":
            boards.append(("ecosystem", self.player.ecosystem))
        return boards

    def _row(self, boards: Sequence[tuple[str, int]]) -> Block:
        def draw(y: int) -> None:
            for (kind, number), box in zip(boards, Box(MARGIN, y, self.inside, 230).columns(len(boards)), strict=True):
                self._board(kind, number, box)

        return Block(230 + GAP, draw)

    def _board(self, kind: str, number: int, box: Box) -> None:
        if not number:
            lay_raised(self.canvas, unknown(kind, box.w, box.h, self.theme), box.x, box.y, self.theme)
            return
        if number == self.found.about:
            under_gold(self.canvas, box, self.theme)
        face = side_panel(number, box.w, box.h, self.theme, self.say, words=True)
        lay_raised(self.canvas, face, box.x, box.y, self.theme)


def panel(
    view: EarthView, who: int, prompt: Prompt | None, *, say: Say, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    desk = Desk(view, who, asked(prompt), say=say, names=names, theme=theme, scale=scale)
    if about_tableau(view, prompt):
        return desk.paint([desk.head(), desk.offered(), desk.tableau(), desk.hand(large=False)])
    return desk.paint([desk.head(), desk.offered(), desk.hand(large=True), desk.small()])

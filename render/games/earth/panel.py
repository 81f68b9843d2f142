"""What one player needs to decide now: what is offered, large and lettered; the rest of what is theirs, small.

A question about the tableau shows the tableau large and the hand small, any other the hand large and the tableau small.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PIL import Image

from engine import Prompt, Say, Share, record
from engine.games.earth.catalogue import ACTIVE, CARDS
from engine.games.earth.view import EarthView
from render.canvas import ground, lay
from render.icons import badge
from render.labels import write
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from . import ladder, plates
from .action import action_panel
from .asked import ACTIVATION, about_tableau, advised, asked, elsewhere, in_hand, in_tableau
from .boards import board, boards_of, needed, unknown
from .boards import column as stacked_boards
from .counters import headline
from .field import Field, layout, small_layout, under_gold
from .glance import OWN as OWN_HIGH
from .glance import lay_own, lay_tickets, tickets
from .hand import SMALL, Rack, by_letter, lay_rack, rack, thumbs
from .mosaic import mosaic
from .seat import TALLEST, fresh_cells, names_of
from .shortage import lacking, playable
from .stubs import Stubs, lay_stubs, stubs

ABREAST = 3  # cards of the board, side by side or below each other: as many as there are ecosystems
FEW = 4  # cards in hand that have room beside others to choose from
BESIDE = 4  # cards in hand that are large above the tableau; more stand beside it
REST = 2 * SMALL  # thumbnails below twelve cards with their names; of a longer hand the number is told
OWN, OWN_LEAST, OWN_NARROW, PLANTED = 500, 400, 380, 520
HEAD = 96
BOARD_HIGH, BOARD_TALL = 132, 176  # of a card of the board: its name in a line, or in two


@record
class Block:
    """A part of the panel: how high it is, and how to draw it from a height on."""

    height: int
    draw: Callable[[int], None]


class Desk:
    """One player's panel in the making."""

    def __init__(
        self, view: EarthView, who: int, prompt: Prompt | None, *, say: Say, names: Sequence[str], theme: Theme
    ) -> None:
        self.view, self.who, self.found, self.advised = view, who, asked(prompt), advised(view, who, prompt)
        self.player = view.players[who]
        self.awake, self.short = playable(view, who, prompt), lacking(view, who, prompt)
        self.say, self.names, self.theme = say, names, theme
        self.size = fact(WIDEST)
        self.inside = WIDEST - 2 * MARGIN
        self.canvas = ground(1, 1, theme)

    def paint(self, blocks: Sequence[Block]) -> Image.Image:
        shown = [block for block in blocks if block.height]
        self.canvas = ground(WIDEST, sum(block.height for block in shown) + 2 * MARGIN, self.theme)
        y = MARGIN
        for block in shown:
            block.draw(y)
            y += block.height
        return self.canvas

    def head(self) -> Block:
        def draw(y: int) -> None:
            box = Box(MARGIN, y, self.inside, 90)
            headline(self.canvas, box, self.who, self.names[self.who], self.player, self.size, self.theme)

        return Block(HEAD, draw)

    def deck(self) -> list[int]:
        """Cards to choose from that were drawn, or come out of the compost."""
        cards = [card for card, _ in elsewhere(self.player, self.found)]
        return [card for card in cards if CARDS[card].kind in ("flora", "terrain", "event")]

    def drawn(self) -> Block:
        """A few of them side by side, larger than anything else."""
        return self.shelf(rack(self.deck(), self.inside, self.size, self.say, least=FEW), self.found.cards)

    def beside(self) -> Block:
        """What they are for: tableau, hand and goals."""

        def draw(y: int) -> None:
            box = Box(MARGIN, y, self.inside, OWN_HIGH)
            lay_own(self.canvas, box, self.view, self.who, self.size, self.theme, self.say, planting=False)

        return Block(OWN_HIGH + GAP, draw)

    def offered(self) -> Block:
        """Cards that lie neither in the hand nor in the tableau."""
        cards, deck = elsewhere(self.player, self.found), self.deck()
        sides = [(card, name) for card, name in cards if card not in deck]
        faces = rack(deck, self.inside, self.size, self.say, least=4 if len(deck) > 3 else 3)
        high = {"fauna": 520, "island": 330}.get(CARDS[sides[0][0]].kind if sides else "", 300)
        rows = -(-len(sides) // 2)

        def draw(y: int) -> None:
            lay_rack(self.canvas, (MARGIN, y), faces, self.theme, self.say, letters=self.found.cards)
            y += faces.height if deck else 0
            for k, (card, name) in enumerate(sides):
                cell = list(Box(MARGIN, y + k // 2 * (high + GAP), self.inside, high).columns(2))[k % 2]
                lay_raised(self.canvas, self.side(card, cell), cell.x, cell.y, self.theme)
                lay(self.canvas, badge(name, round(self.size * 1.7), self.theme), cell.x - 4, cell.y - 4)
                put_spot(self.canvas, name, cell)

        return Block((faces.height if deck else 0) + rows * (high + GAP), draw)

    def side(self, card: int, box: Box) -> Image.Image:
        if CARDS[card].kind == "fauna":
            return ladder.fauna(self.view, card, box, self.theme, self.say, self.size)
        return board(card, box.w, box.h, self.theme, self.say, self.size, whole=True)

    def hand(self) -> Block:
        """Large where there is room beside what else is offered, small where there is not."""
        cards = self.player.hand
        if elsewhere(self.player, self.found) and len(cards) > FEW:
            return self.shelf(thumbs(cards, self.inside, self.size))
        least = 4 if len(cards) > 3 or self.deck() else 3
        return self.shelf(rack(cards, self.inside, self.size, self.say, least=least))

    def crowd(self) -> Block:
        """A long hand beside the tableau it is for: what can be chosen first, twelve to read, the rest small."""
        letters = in_hand(self.player, self.found)
        cards = by_letter(self.player.hand, letters)
        if len(letters) > plates.MOST:
            return self.throng(cards[: len(letters)], letters)
        more = len(cards) - plates.MOST
        rest = thumbs(cards[plates.MOST :][: REST if more <= REST else REST - 1], self.inside, self.size)
        body = plates.height(len(cards))

        def draw(y: int) -> None:
            own = self.beside_names(cards[: plates.MOST])
            self.own(Box(MARGIN, y, own, body))
            box = Box(MARGIN + own + 20, y, self.inside - own - 20, body)
            plates.lay_plates(
                self.canvas, box, cards, self.size, self.theme, self.say, letters=letters, chosen=self.found.about,
                awake=self.awake, short=self.short,
            )
            if rest.cards:
                at = (MARGIN, y + body + GAP)
                lay_rack(
                    self.canvas, at, rest, self.theme, self.say, letters=letters, chosen=self.found.about,
                    awake=self.awake,
                )
            if more > REST:
                middle = MARGIN + self.inside - rest.tiles.width / 2, y + body + rest.height - rest.tiles.height / 2
                write(self.canvas, middle, f"+{more - REST + 1}", self.size, self.theme.ink, "Black")

        return Block(body + GAP + (rest.height if rest.cards else 0), draw)

    def throng(self, cards: Sequence[int], letters: Mapping[int, str]) -> Block:
        """All of them with what they do, where the tableau leaves room for that if it is not shown; more of them with
        their names and colours, beside the tableau or without it.
        """
        tall = TALLEST - 2 * MARGIN - HEAD
        if low := stubs(Box(MARGIN, 0, self.inside, tall), cards, self.size, self.say):
            return self.low(low, letters)
        left = OWN + 20
        found = tickets(Box(MARGIN + left, 0, self.inside - left, tall), cards, 2, self.size, self.say)
        if found.left:
            left, found = 0, tickets(Box(MARGIN, 0, self.inside, tall), cards, 3, self.size, self.say)

        def draw(y: int) -> None:
            if left:
                self.own(Box(MARGIN, y, OWN, found.height - GAP))
            at = replace(found, box=replace(found.box, y=y))
            lay_tickets(self.canvas, at, self.size, self.theme, self.say, letters=letters, chosen=self.found.about)

        return Block(found.height, draw)

    def low(self, found: Stubs, letters: Mapping[int, str]) -> Block:
        def draw(y: int) -> None:
            lay_stubs(
                self.canvas, found, y, self.size, self.theme, self.say, letters=letters, chosen=self.found.about
            )

        return Block(found.height, draw)

    def beside_names(self, cards: Sequence[int]) -> int:
        """How wide the tableau is: plates beside it are as wide as the longest of their names needs."""
        for own in range(OWN, OWN_NARROW, -4):
            wide = (self.inside - own - 20 - GAP) // plates.ABREAST
            if all(plates.whole(card, self.say(CARDS[card].text), wide, self.size) for card in cards):
                return own
        return OWN

    def own(self, box: Box) -> None:
        """The tableau, and as many of the board's cards as there is room for, first those that planting is for."""
        boards = sorted(self.boards(), key=lambda each: each[0] != "ecosystem")
        high = min(box.h, max(OWN_LEAST, min(OWN, box.h - ABREAST * (BOARD_TALL + GAP))))
        mosaic(self.canvas, Box(box.x, box.y, box.w, high), self.player, self.size, self.theme, self.advised)
        column = Box(box.x, box.y + high + GAP, box.w, max(0, box.h - high - GAP))
        boards = boards[: (column.h + GAP) // (BOARD_TALL + GAP)]
        numbers = [number for _, number in boards]
        for (kind, number), place in zip(boards, stacked_boards(numbers, column, self.say, self.size), strict=True):
            self.lay_board(kind, number, place)

    def planted(self) -> Block:
        """The card that looks for its place, with its name and all it does, and below it goals that a place may serve;
        beside them the tableau with all places, so low that everything is seen at once.
        """
        goals = [number for kind, number in self.boards() if kind == "ecosystem" and number]
        name = self.say(CARDS[self.found.about].text)
        wide = next((w for w in range(PLANTED, 640, 4) if plates.whole(self.found.about, name, w, self.size)), PLANTED)
        left, inside = MARGIN + wide + 20, self.inside - wide - 20
        plan = small_layout([plot.cell for plot in self.player.plots], inside, self.size, self.found.spots)
        high = max(plan.height, plates.HIGH + 9 + sum([self.needed(number, wide) + GAP for number in goals[:1]]))

        def draw(y: int) -> None:
            box = Box(MARGIN, y + 9, wide, plates.HIGH)
            under_gold(self.canvas, box, self.theme)
            face = plates.plate(self.found.about, name, box.w, box.h, self.size, self.theme)
            lay_raised(self.canvas, face, box.x, box.y, self.theme, radius=16)
            top = box.bottom + GAP
            for number in goals:
                if top + self.needed(number, wide) <= y + high:
                    self.lay_board("ecosystem", number, Box(MARGIN, top, wide, self.needed(number, wide)))
                    top += self.needed(number, wide) + GAP
            field = Field(self.canvas, (left, y), plan, self.theme, self.size)
            field.lay_cards(self.player.plots, self.say)
            field.offer(self.found.spots)

        return Block(high + GAP, draw)

    def needed(self, number: int, wide: int) -> int:
        """How high a card of the board so wide must be to have its name."""
        return needed(number, wide, self.say, self.size)

    def glance(self) -> Block:
        """The hand beside a large tableau: the first two rows, what is being planted at the front."""
        cards = sorted(self.player.hand, key=lambda card: card != self.found.about)
        return self.shelf(thumbs(cards[: 2 * SMALL], self.inside, self.size))

    def shelf(self, held: Rack, letters: Mapping[int, str] | None = None) -> Block:
        def draw(y: int) -> None:
            lay_rack(
                self.canvas, (MARGIN, y), held, self.theme, self.say, chosen=self.found.about, awake=self.awake,
                short=self.short, letters=in_hand(self.player, self.found) if letters is None else letters,
            )

        return Block(held.height if held.cards else 0, draw)

    def tableau(self, above: int = 0) -> Block:
        """No taller than what is `above` it leaves."""
        cells = [plot.cell for plot in self.player.plots]
        names, cards = names_of(self.player.plots, self.say), [plot.card for plot in self.player.plots]
        tallest = TALLEST - above - 2 * MARGIN
        plan = layout(cells, self.found.spots, self.inside, self.size, names=names, cards=cards, tallest=tallest)

        def draw(y: int) -> None:
            field = Field(self.canvas, (MARGIN + plan.indent(self.inside), y), plan, self.theme, self.size)
            asking = [plot.cell for plot in self.player.plots if plot.card == self.found.about]
            field.lay_cards(self.player.plots, self.say, asking)
            field.offer(self.found.spots)
            field.letter(in_tableau(self.player, self.found))

        return Block(plan.height + GAP if cells or self.found.spots else 0, draw)

    def small(self, above: int) -> Block:
        """The tableau in small at the left, beside it as many of the board's cards as what is `above` leaves room for;
        or only the cards, side by side.
        """
        boards = self.boards()[: max(ABREAST, (TALLEST - above - 2 * MARGIN) // (BOARD_HIGH + GAP))]
        half = self.inside // 2
        plan = small_layout([plot.cell for plot in self.player.plots], half, self.size, self.advised)
        if not self.player.plots:
            return self.row(boards)
        high = max(plan.height, len(boards) * (BOARD_HIGH + GAP))

        def draw(y: int) -> None:
            field = Field(self.canvas, (MARGIN, y), plan, self.theme, self.size)
            field.lay_cards(self.player.plots, self.say, fresh_cells(self.player))
            field.mark(self.advised)
            column = Box(MARGIN + half + GAP, y, self.inside - half - GAP, min(high, len(boards) * 230))
            places = stacked_boards([number for _, number in boards], column, self.say, self.size)
            for (kind, number), box in zip(boards, places, strict=True):
                self.lay_board(kind, number, box)

        return Block(high + GAP, draw)

    def boards(self) -> list[tuple[str, int]]:
        return boards_of(self.view, self.who)

    def edge(self, prompt: Prompt) -> Block:
        """Island and climate beside the tableau, where they act with it."""
        shared = isinstance(prompt, Share) and prompt.ask != "pay"
        active = ACTIVE[self.view.colour] if self.view.colour and (shared or prompt.ask in ACTIVATION) else {}
        boards = [each for each in self.boards()[:2] if each[1] in active]
        return self.row(boards, BOARD_HIGH) if boards else Block(0, lambda _: None)

    def row(self, boards: Sequence[tuple[str, int]], high: int = 236) -> Block:
        """Side by side, no more than three."""
        lines = [boards[k : k + ABREAST] for k in range(0, len(boards), ABREAST)]

        def draw(y: int) -> None:
            for k, line in enumerate(lines):
                place = Box(MARGIN, y + k * (high + GAP), self.inside, high)
                for (kind, number), box in zip(line, place.columns(max(2, len(line))), strict=False):
                    self.lay_board(kind, number, box)

        return Block(len(lines) * (high + GAP), draw)

    def lay_board(self, kind: str, number: int, box: Box) -> None:
        if not number:
            lay_raised(self.canvas, unknown(kind, box.w, box.h, self.theme), box.x, box.y, self.theme)
            return
        if number == self.found.about:
            under_gold(self.canvas, box, self.theme)
        face = board(number, box.w, box.h, self.theme, self.say, self.size)
        lay_raised(self.canvas, face, box.x, box.y, self.theme)


def panel(
    view: EarthView, who: int, prompt: Prompt | None, *, say: Say, names: Sequence[str], theme: Theme
) -> Image.Image:
    desk = Desk(view, who, prompt, say=say, names=names, theme=theme)
    if prompt is not None and prompt.ask in ("action", "take"):
        return action_panel(view, who, prompt, say=say, names=names, theme=theme)
    if prompt is not None and about_tableau(view, prompt):
        if desk.found.spots:
            return desk.paint([desk.head(), desk.planted()])
        blocks = [desk.head(), desk.edge(prompt), desk.offered()]
        blocks.append(desk.tableau(above=sum(block.height for block in blocks)))
        hand = desk.glance()
        room = TALLEST - 2 * MARGIN - sum(block.height for block in blocks)
        return desk.paint([*blocks, hand] if hand.height <= room else blocks)
    if len(view.players[who].hand) > BESIDE and not elsewhere(view.players[who], desk.found):
        return desk.paint([desk.head(), desk.crowd()])
    if 1 < len(desk.deck()) <= FEW:
        return desk.paint([desk.head(), desk.drawn(), desk.beside()])
    blocks = [desk.head(), desk.offered(), desk.hand()]
    return desk.paint([*blocks, desk.small(above=sum(block.height for block in blocks))])

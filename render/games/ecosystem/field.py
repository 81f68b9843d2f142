"""One grid on a picture: which part of the floating board is shown, and everything that lies or may lie on it."""

from collections.abc import Mapping

from PIL import Image

from engine import Option, Pick, Place, Prompt, record
from engine.games.ecosystem.board import BOARD, BOX
from render.canvas import dashed, lay, lay_parts
from render.icons import badge, badge_for, fresh_parts, sign, state_mark, tag
from render.joined import CLOSED, Open, openings
from render.labels import edge
from render.layout import GAP, Box
from render.memory import kept
from render.shadows import shadow
from render.spots import put_spot
from render.theme import Theme

from .faces import LANDS, cell, ghost, pose_at

Cards = Mapping[int, str]


@record
class Window:
    """The rows and columns of the board that are shown."""

    top: int
    left: int
    rows: int
    columns: int

    def at(self, place: int) -> tuple[int, int]:
        """Row and column inside the window."""
        return BOARD.row(place) - self.top, BOARD.column(place) - self.left


# The rival's grid does not float: it fills from the corner.
FIXED = Window(0, 0, BOX.height, BOX.width)


def edge_of(size: int) -> int:
    """How wide the names of rows and columns are, in letters of that size."""
    return round(size * 1.36)


def stretch(low: int, high: int, least: int, first: int, last: int) -> tuple[int, int]:
    """Grows a span to `least`, by turns at both ends, without leaving first..last."""
    while high - low + 1 < least:
        if high < last:
            high += 1
        if high - low + 1 < least and low > first:
            low -= 1
    return low, high


def window(cards: Cards, *, room: int) -> Window:
    """The cards and `room` more on each side that can still be reached, never less than a full grid."""
    taken = list(cards) or [BOX.start]
    top, bottom, left, right = BOX.frame(taken)
    rows, columns = [BOARD.row(c) for c in taken], [BOARD.column(c) for c in taken]
    low, high = stretch(max(top, min(rows) - room), min(bottom, max(rows) + room), BOX.height, top, bottom)
    near, far = stretch(max(left, min(columns) - room), min(right, max(columns) + room), BOX.width, left, right)
    return Window(low, near, high - low + 1, far - near + 1)


def laid(shown: Window, cards: Cards) -> dict[tuple[int, int], str]:
    return {shown.at(place): card for place, card in sorted(cards.items())}


def open_sides(spots: Mapping[tuple[int, int], str], row: int, column: int) -> Open:
    card = spots[row, column]
    if card not in LANDS:
        return CLOSED
    return openings(row, column, lambda r, c: spots.get((r, c)) == card)


def lay_tiles(
    canvas: Image.Image, shown: Window, at: tuple[int, int], pitch: int, cards: Cards, theme: Theme, back: str
) -> None:
    """A whole window on a plain ground: every place is one ready tile, so that a table of six costs little.

    Tiles lap over to the right and below, where their shadows fall, and are laid in reading order.
    """
    spots = laid(shown, cards)
    for row in range(shown.rows):
        for column in range(shown.columns):
            card = spots.get((row, column), "")
            open_ = open_sides(spots, row, column) if card else CLOSED
            tile = ready_tile(card, pitch, open_, pose_at(row + shown.top, column + shown.left), theme, back)
            lay(canvas, tile, at[0] + column * pitch, at[1] + row * pitch)


@kept
def ready_tile(card: str, pitch: int, open_: Open, pose: int, theme: Theme, back: str) -> Image.Image:
    lap = round(pitch * 0.05)
    tile = Image.new("RGB", (pitch + lap, pitch + lap), back)
    if not card:
        side = round(pitch * 0.9)
        rim = dashed(side, side, round(pitch * 0.07), theme.rim, max(2, pitch // 70))
        lay(tile, rim, (pitch - side) / 2, (pitch - side) / 2)
        return tile
    side, blur = round(pitch * 0.96), max(2, pitch // 40)
    soft = shadow(side, side, round(pitch * 0.07), blur, theme.shade)
    pad = (soft.width - pitch) // 2
    lay(tile, soft, pitch * 0.012 - pad, pitch * 0.02 - pad)
    lay(tile, cell(card, pitch, open_, pose, theme.frame), 0, 0)
    return tile


@kept
def offered_tile(card: str, pitch: int, theme: Theme) -> Image.Image:
    """A card to come, sunk into the ground, with a rim: ready, because there are many of it."""
    pale = ghost(card, pitch, theme.panel)
    tile = Image.new("RGB", pale.size, theme.panel)
    lay(tile, pale, 0, 0)
    lay(tile, dashed(*pale.size, round(pitch * 0.06), theme.gold, max(3, pitch // 34)), 0, 0)
    return tile


class Field:
    """A grid with its coordinates, drawn into a box; marks are put on it by cell. One without cards has no names yet.
    The rival's does not float and has none either: nobody ever chooses a cell of it, and they would seem to be those of
    the player's own.
    """

    def __init__(
        self, canvas: Image.Image, box: Box, cards: Cards, theme: Theme, *, room: int, size: int, floating: bool = True
    ) -> None:
        self.canvas, self.cards, self.theme, self.size = canvas, cards, theme, size
        self.shown = window(cards, room=room) if floating else FIXED
        margin = edge_of(size)
        self.pitch = min((box.w - margin - GAP) // self.shown.columns, (box.h - margin) // self.shown.rows)
        wide, high = self.pitch * self.shown.columns, self.pitch * self.shown.rows
        self.left, self.top = box.x + margin + (box.w - margin - GAP - wide) // 2, box.y
        if floating and cards:
            names = [BOARD.name(BOARD.at(0, self.shown.left + k))[0] for k in range(self.shown.columns)]
            numbers = [str(self.shown.top + k + 1) for k in range(self.shown.rows)]
            edge(canvas, Box(self.left, self.top, wide, high), names, numbers, size, theme)

    @staticmethod
    def room(width: int, shown: Window, size: int) -> int:
        """How high a field of that width is."""
        return (width - edge_of(size) - GAP) // shown.columns * shown.rows + edge_of(size)

    def corner(self, place: int) -> tuple[int, int]:
        row, column = self.shown.at(place)
        return self.left + column * self.pitch, self.top + row * self.pitch

    def lay_tiles(self, back: str) -> None:
        lay_tiles(self.canvas, self.shown, (self.left, self.top), self.pitch, self.cards, self.theme, back)

    def mark_last(self, *places: int | None) -> None:
        for place in places:
            self.mark_one(place)

    def mark_one(self, place: int | None) -> None:
        if place is not None and place in self.cards:
            x, y = self.corner(place)
            lay_parts(self.canvas, fresh_parts(self.pitch, self.pitch, round(self.pitch * 0.085), self.theme), x, y)

    def hint(self, place: int, card: str, *, name: bool) -> None:
        """A free place that can be chosen: the card to come, and what the place is called."""
        x, y = self.corner(place)
        tile = offered_tile(card, self.pitch, self.theme)
        off = (self.pitch - tile.width) / 2
        lay(self.canvas, tile, x + off, y + off)
        if name:
            self.name(place)

    def await_card(self, place: int) -> None:
        """Where the next card will lie, whatever it is."""
        x, y = self.corner(place)
        side = round(self.pitch * 0.9)
        rim = dashed(side, side, round(self.pitch * 0.06), self.theme.gold, max(3, self.pitch // 24))
        lay(self.canvas, rim, x + (self.pitch - side) / 2, y + (self.pitch - side) / 2)

    def name(self, place: int, *, back: str = "") -> None:
        """The place's own name: what a button calls it too. In a corner of a card that lies there."""
        x, y = self.corner(place)
        if place in self.cards:
            lay(self.canvas, tag(BOARD.name(place), self.size, self.theme, back=back), x, y)
            return
        height = max(badge_for(self.size), round(self.pitch * 0.2))
        piece = badge(BOARD.name(place), height, self.theme, back=back)
        lay(self.canvas, piece, x + (self.pitch - piece.width) / 2, y + (self.pitch - piece.height) / 2)

    def offer(self, place: int) -> None:
        """It can be chosen, by its name."""
        put_spot(self.canvas, BOARD.name(place), Box(*self.corner(place), self.pitch, self.pitch))

    def seal(self, place: int) -> None:
        """A tick on the card that lies ready, face down for everyone else."""
        x, y = self.corner(place)
        disc = state_mark("tick", round(self.pitch * 0.3), self.theme)
        lay(self.canvas, disc, x + self.pitch * 0.68, y + self.pitch * 0.02)

    def swap(self, one: int, other: int) -> None:
        for place in (one, other):
            x, y = self.corner(place)
            lay_parts(self.canvas, fresh_parts(self.pitch, self.pitch, round(self.pitch * 0.085), self.theme), x, y)
            size = round(self.pitch * 0.34)
            disc = badge("", size, self.theme)
            lay(self.canvas, disc, x + self.pitch * 0.62, y + self.pitch * 0.04)
            inner = sign("swap", round(size * 0.7), self.theme.badge_ink)
            lay(self.canvas, inner, x + self.pitch * 0.62 + size * 0.15, y + self.pitch * 0.04 + size * 0.15)


def mark_choices(field: Field, prompt: Prompt | None) -> None:
    """What the prompt offers on the grid: free places, or cards that can change places."""
    match prompt:
        case Place(ask="at", piece=Option(word=card), spots=spots):
            for place in spots:
                field.hint(place, card, name=True)
                field.offer(place)
        case Pick(ask="swap" | "with", options=options, about=about):
            places = [option.id for option in options if option.kind == "cell"]
            for place in places:
                if place not in field.cards:
                    field.hint(place, "rabbit", name=False)
                field.name(place)
                field.offer(place)
            if about and about.kind == "cell":
                if about.id not in field.cards:
                    field.hint(about.id, "rabbit", name=False)
                field.name(about.id, back=field.theme.gold)
        case _:
            pass

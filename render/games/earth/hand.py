"""A hand of cards, large enough to read, with the letters of those that can be chosen."""

from collections.abc import Mapping, Sequence

from PIL import Image

from engine import Prompt, Say, text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.view import EarthView
from engine.record import record
from render.canvas import ground, lay_raised, veiled
from render.labels import write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact, wide
from render.theme import Theme

from .asked import asked
from .cards import Sizes, sizes, tile
from .field import put_letter, under_gold


@record
class Rack:
    """Cards side by side, worked out before anything is drawn."""

    cards: Sequence[int]
    tiles: Sizes
    columns: int

    @property
    def height(self) -> int:
        rows = -(-len(self.cards) // self.columns)
        return rows * (self.tiles.height + GAP)


def rack(cards: Sequence[int], width: int, columns: int, title: int, say: Say) -> Rack:
    wide_ = (width - (columns - 1) * GAP) // columns
    return Rack(cards, sizes(wide_, title, [say(CARDS[card].text) for card in cards]), columns)


def lay_rack(
    canvas: Image.Image, at: tuple[int, int], found: Rack, theme: Theme, say: Say, *, letters: Mapping[int, str],
    chosen: int = 0,
) -> None:  # fmt: skip
    """`chosen` stands out; where some can be chosen, the others sink back."""
    for k, card in enumerate(found.cards):
        tiles = found.tiles
        box = Box(
            at[0] + k % found.columns * (tiles.width + GAP),
            at[1] + k // found.columns * (tiles.height + GAP),
            tiles.width,
            tiles.height,
        )
        face = tile(card, tiles, theme, say)
        if card == chosen:
            under_gold(canvas, box, theme)
        elif letters and card not in letters:
            face = veiled(face, theme.ground, 0.5)
        lay_raised(canvas, face, box.x, box.y, theme)
        if card in letters:
            put_letter(canvas, box, letters[card], max(round(tiles.px(66)), 48), theme)


def columns_for(count: int) -> int:
    """A hand can grow very long: then more go side by side, and smaller."""
    return next((columns for most, columns in ((4, 2), (9, 3), (16, 4), (25, 5)) if count <= most), 6)


def letters_for(columns: int, size: int) -> int:
    """The size of the names: what a phone can show, as long as four cards lie side by side."""
    return size if columns <= 4 else round(size * 3.2 / columns)


def hand(view: EarthView, seat: int, prompt: Prompt | None, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    width = wide(WIDEST, scale)
    size = fact(width)
    inside = width - 2 * MARGIN
    held = view.players[seat].hand
    partner = view.players[(seat + 2) % 4].hand if view.sides else ()
    found = asked(prompt)
    racks = [
        rack(cards, inside, columns, letters_for(columns, size), say)
        for cards in (held, partner)
        if cards and (columns := columns_for(len(cards)))
    ]
    head = round(size * 1.6)
    tall = sum(each.height for each in racks) + (head if partner else 0)
    canvas = ground(width, max(tall, head) + 2 * MARGIN, theme)
    if not racks:
        words = say(text("picture-earth-no-hand"))
        write_in(canvas, Box(MARGIN, MARGIN, inside, head), words, size, theme.soft, "Medium", "m")
    y = MARGIN
    for each in racks:
        if each.cards is partner:
            words = say(text("picture-earth-partner", seat=(seat + 2) % 4))
            write_in(canvas, Box(MARGIN, y, inside, head), words, size, theme.soft)
            y += head
        letters = found.cards if each.cards is held else {}
        letters = {card: name for card, name in letters.items() if card in each.cards}
        lay_rack(canvas, (MARGIN, y), each, theme, say, letters=letters, chosen=found.about)
        y += each.height
    return canvas

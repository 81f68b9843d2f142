"""A hand of cards, large enough to read, with the letters of those that can be chosen."""

from collections.abc import Collection, Mapping, Sequence

from PIL import Image

from engine import Prompt, Say, record, text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.view import EarthView
from render.canvas import ground, lay, lay_raised, veiled
from render.labels import write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.theme import Theme

from .asked import asked
from .cards import Sizes, mini, sizes, tile
from .field import put_letter, under_gold
from .shortage import Lack, lacking, pill, playable

NAMED, BARE, SMALL = 12, 20, 8


@record
class Rack:
    """Cards side by side, worked out before anything is drawn: with names, without, or as thumbnails."""

    cards: Sequence[int]
    tiles: Sizes
    columns: int
    letters: int

    @property
    def height(self) -> int:
        return -(-len(self.cards) // self.columns) * (self.tiles.height + GAP)

    def face(self, card: int, theme: Theme, say: Say) -> Image.Image:
        if self.tiles.letters == 1:
            return mini(card, self.tiles.width, self.tiles.height, self.letters)
        return tile(card, self.tiles, theme, say)


def card_width(width: int, columns: int) -> int:
    return (width - (columns - 1) * GAP) // columns


def rack(cards: Sequence[int], width: int, letters: int, say: Say, *, least: int = 2, beside: int = 0) -> Rack:
    """At least so many side by side. A hand can grow very long: then names go first, and figures after them.

    `beside` are the cards that share the picture with these.
    """
    count = len(cards)
    if count + beside > BARE:
        return thumbs(cards, width, letters)
    columns = max(least, 4 if beside else 2 if count <= 4 else 3 if count <= 6 else 4)
    names = [say(CARDS[card].text) for card in cards]
    if count + beside > NAMED:
        return Rack(cards, sizes(card_width(width, columns), letters, body=324, most=0), columns, letters)
    return Rack(cards, sizes(card_width(width, columns), letters, names), columns, letters)


def thumbs(cards: Sequence[int], width: int, letters: int) -> Rack:
    wide = card_width(width, SMALL)
    return Rack(cards, Sizes(wide, 1, 0, round(wide * 0.74)), SMALL, letters)


def lay_rack(
    canvas: Image.Image, at: tuple[int, int], found: Rack, theme: Theme, say: Say, *, letters: Mapping[int, str],
    chosen: int = 0, awake: Collection[int] = (), short: Mapping[int, Lack] | None = None,
) -> None:  # fmt: skip
    """`chosen` stands out; where some can be chosen, the others sink back, unless they are `awake`. What they are
    `short` of stands on them.
    """
    for k, card in enumerate(found.cards):
        tiles = found.tiles
        box = Box(
            at[0] + k % found.columns * (tiles.width + GAP),
            at[1] + k // found.columns * (tiles.height + GAP),
            tiles.width,
            tiles.height,
        )
        face = found.face(card, theme, say)
        if card == chosen:
            under_gold(canvas, box, theme)
        elif letters and card not in letters and card not in awake:
            face = veiled(face, theme.ground, 0.5)
        lay_raised(canvas, face, box.x, box.y, theme)
        if card in letters:
            put_letter(canvas, box, letters[card], round(found.letters * 1.66), theme)
        elif short and card in short:
            piece = pill(short[card], found.letters, theme)
            lay(canvas, piece, box.right - piece.width - 6, box.y + min(86, box.h - piece.height))


def hand(view: EarthView, seat: int, prompt: Prompt | None, *, say: Say, theme: Theme) -> Image.Image:
    width = WIDEST
    size = fact(width)
    inside = width - 2 * MARGIN
    held = view.players[seat].hand
    partner = view.players[(seat + 2) % 4].hand if view.sides else ()
    found = asked(prompt)
    racks = [
        rack(cards, inside, size, say, beside=beside) for cards, beside in ((held, 0), (partner, len(held))) if cards
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
        lay_rack(
            canvas, (MARGIN, y), each, theme, say, letters=letters, chosen=found.about,
            awake=playable(view, seat, prompt), short=lacking(view, seat, prompt),
        )
        y += each.height
    return canvas

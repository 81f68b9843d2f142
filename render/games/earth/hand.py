"""A hand of cards, large enough to read, with the letters of what can be chosen; a long one is several pictures."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from PIL import Image

from engine import Prompt, Say, record, text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.view import EarthView
from render.canvas import ground, lay, veiled
from render.labels import write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.shadows import lay_raised
from render.theme import Theme

from .asked import asked
from .cards import Sizes, mini, sizes, tile
from .field import put_letter, under_gold
from .shortage import Lack, lacking, pill, playable

PAGE, SMALL = 12, 8  # cards of a picture with their names, thumbnails side by side


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


def rack(cards: Sequence[int], width: int, letters: int, say: Say, *, least: int = 2) -> Rack:
    """At least so many side by side; more than a picture can hold with their names lie as thumbnails."""
    count = len(cards)
    if count > PAGE:
        return thumbs(cards, width, letters)
    columns = max(least, 2 if count <= 4 else 3 if count <= 6 else 4)
    names = [say(CARDS[card].text) for card in cards]
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
            face = veiled(face, theme.ground, 0.38)
        lay_raised(canvas, face, box.x, box.y, theme)
        if card in letters:
            put_letter(canvas, box, letters[card], round(found.letters * 1.66), theme)
        elif short and card in short:
            piece = pill(short[card], found.letters, theme)
            lay(canvas, piece, box.right - piece.width - 6, box.y + min(86, box.h - piece.height))


@record
class Page:
    """Cards of one hand on a picture, from the how-manieth on."""

    seat: int
    cards: tuple[int, ...]
    start: int
    whole: int  # cards of that hand


def by_letter(cards: Iterable[int], letters: Mapping[int, str]) -> list[int]:
    """What can be chosen first, as its letters go."""
    order = list(letters)
    return sorted(cards, key=lambda card: order.index(card) if card in letters else len(order))


def pages(view: EarthView, seat: int, prompt: Prompt | None = None) -> list[list[Page]]:
    """Twelve cards to a picture, those that can be chosen first; a partner's hand where there is room, or after it."""
    letters = asked(prompt).cards
    hands = [(seat, tuple(by_letter(view.players[seat].hand, letters)))]
    if view.sides:
        hands.append(((seat + 2) % 4, view.players[(seat + 2) % 4].hand))
    found: list[list[Page]] = []
    for whose, cards in hands:
        for start in range(0, len(cards), PAGE):
            page = Page(whose, cards[start : start + PAGE], start, len(cards))
            if found and sum([len(each.cards) for each in found[-1]]) + len(page.cards) <= PAGE:
                found[-1].append(page)
            else:
                found.append([page])
    return found


def hand(
    view: EarthView, seat: int, prompt: Prompt | None, number: int = 0, *, say: Say, theme: Theme
) -> Image.Image:
    size = fact(WIDEST)
    inside, head = WIDEST - 2 * MARGIN, round(size * 1.6)
    found = pages(view, seat, prompt)
    shown = found[number] if number < len(found) else []
    racks = [(page, heading(page, seat, say), rack(page.cards, inside, size, say)) for page in shown]
    tall = sum([each.height + (head if words else 0) for _, words, each in racks])
    canvas = ground(WIDEST, max(tall, head) + 2 * MARGIN, theme)
    if not racks:
        words = say(text("picture-earth-no-hand"))
        write_in(canvas, Box(MARGIN, MARGIN, inside, head), words, size, theme.soft, "Medium", "m")
    y = MARGIN
    for page, words, each in racks:
        if words:
            write_in(canvas, Box(MARGIN, y, inside, head), words, size, theme.soft)
            y += head
        own = page.seat == seat
        lay_rack(
            canvas, (MARGIN, y), each, theme, say, letters=asked(prompt).cards if own else {},
            chosen=asked(prompt).about, awake=playable(view, seat, prompt), short=lacking(view, seat, prompt),
        )
        y += each.height
    return canvas


def heading(page: Page, reader: int, say: Say) -> str:
    """Whose cards they are, and which of many."""
    of = {"first": page.start + 1, "last": page.start + len(page.cards), "whole": page.whole}
    several = len(page.cards) < page.whole
    if page.seat != reader:
        return say(text("picture-earth-partner-part" if several else "picture-earth-partner", seat=page.seat, **of))
    return say(text("picture-earth-hand-part", **of)) if several else ""

"""A card of the deck on paper, as it lies in a tableau or a hand. Knows no match.

Whatever is written on it can be read on a phone: where there is no room for that, it is left out, not shrunk.
"""

from collections.abc import Iterable

from PIL import Image

from engine import Say, record
from engine.games.earth.catalogue import CARDS, Card
from render.canvas import lay, rounded
from render.labels import length, snug, wrapped, write, write_in
from render.layout import Box
from render.memory import kept
from render.palette import mix, readable, shift
from render.theme import Theme

from .gallery import art
from .signs.band import band
from .signs.formula import Formula, ability, score, target
from .signs.icon import cost, icon, points
from .signs.strip import row_height, rows, strip
from .tones import TYPE

WIDTH = 372
LETTERS = 44
CANOPY = "#4F9A52"
TAGS = {"geography": "geography", "animal": "fauna", "colour": "palette"}


def kind_of(card: Card) -> str:
    """Its type among flora, or the kind of card."""
    if card.kind != "flora":
        return card.kind
    return card.types[0] if len(card.types) == 1 else "wild"


def bands(card: Card) -> tuple[tuple[Formula, str], ...]:
    """What the card does, with the colour of each band."""
    if card.score:
        return ((score(card.score), "brown"),)
    if card.goal:
        return ((target(card.goal), "brown"),)
    return tuple((ability(printed), printed.colour) for printed in card.abilities)


@record
class Sizes:
    """How a tile is divided: its width, the size of its letters, the lines of its name, the height of all but that, and
    the size of the name's letters where they are larger.
    """

    width: int
    letters: int
    lines: int
    body: int
    large: int = 0

    @property
    def heading(self) -> int:
        return self.large or self.letters

    def px(self, value: float) -> int:
        """A length on a tile of the usual width; never so small that the letters on it would be."""
        return round(value * max(self.width / WIDTH, self.letters / LETTERS))

    def name(self, lines: int) -> int:
        return round(self.heading * 1.14 * lines) + self.px(8) if lines else 0

    @property
    def height(self) -> int:
        return self.body + self.name(self.lines)

    def tag(self, heading: int) -> int:
        """The room that a mark takes beside a name of such letters."""
        return round(heading * 0.84) + self.px(5)

    def broken(self, name: str, card: Card) -> list[str]:
        """The lines of a name, beside the marks that it carries."""
        room = self.width - self.px(20) - self.tag(self.heading) * bool(card.tags)
        return snug(name, room, self.heading, "Bold", self.lines) if self.lines and name else []

    def pieces(self, card: Card) -> int:
        """Room for sprouts and growth, where the card can hold any."""
        return self.px(56) if card.slots or card.trunks else 0

    def bands(self, card: Card) -> tuple[int, ...]:
        """The height of each band: as many lines as its formula needs."""
        line = max(row_height(self.letters), self.px(70))
        return tuple(rows(formula, self.width, self.letters) * line for formula, _ in bands(card))

    def least(self, card: Card) -> int:
        """The lowest body on which the signs in the picture keep clear of what is below it."""
        return self.px(64) + self.pieces(card) + sum(self.bands(card))

    def art(self, card: Card, name: str) -> int:
        """What is left for the picture: a short name leaves more."""
        taken = self.name(len(self.broken(name, card))) + self.pieces(card) + sum(self.bands(card))
        return self.height - taken


def sizes(
    width: int, letters: int, names: Iterable[str] = (), *, body: float = 384, most: int = 2, large: float = 1
) -> Sizes:  # fmt: skip
    """Names that do not fit one line get two, all of them, so that tiles stay in line. Their letters are `large` times
    as large as others, or as much of that as the longest name allows.
    """
    found, names = Sizes(width, letters, min(1, most), 0), list(names)
    room, heading = width - found.px(20), round(letters * large)
    while heading > letters and not all(fits(name, room - found.tag(heading), heading) for name in names):
        heading -= 1
    beside = room - found.tag(heading)
    lines = max((len(wrapped(name, beside, heading, "Bold", 2)) for name in names), default=min(1, most))
    return Sizes(width, letters, min(lines, most), found.px(body), 0 if heading == letters else heading)


def fits(name: str, room: int, letters: int) -> bool:
    """In two lines, no word of it cut."""
    if any(length(word, letters, "Bold") > room for word in name.split()):
        return False
    return len(wrapped(name, room, letters, "Bold", 9)) <= 2


def tile(number: int, size: Sizes, theme: Theme, say: Say, *, sprouts: int = 0, growth: int = 0) -> Image.Image:
    """A card as it lies in a tableau or a hand; not to be drawn on."""
    return named_tile(number, say(CARDS[number].text) if size.lines else "", size, theme, sprouts, growth)


@kept
def named_tile(number: int, name: str, size: Sizes, theme: Theme, sprouts: int, growth: int) -> Image.Image:
    card = CARDS[number]
    layer = blank_tile(number, name, size, theme)
    if not (card.slots or card.trunks):
        return layer
    out = layer.copy()
    pieces(out, card, size, theme, size.art(card, name), (sprouts, growth))
    return out


@kept
def blank_tile(number: int, name: str, size: Sizes, theme: Theme) -> Image.Image:
    """Everything on a tile that no match changes."""
    card = CARDS[number]
    out = Image.new("RGB", (size.width, size.height), theme.card)
    floor = size.art(card, name)
    out.paste(picture(card, size.width, floor), (0, 0))
    out.paste(TYPE[kind_of(card)], (0, floor - size.px(5), size.width, floor))
    corner(out, card, size, floor)
    y = floor + size.pieces(card)
    lines = size.broken(name, card)
    title(out, Box(size.px(12), y, size.width - size.px(20), size.name(len(lines))), lines, card, size, theme)
    y += size.name(len(lines))
    for (formula, colour), high in zip(bands(card), size.bands(card), strict=True):
        out.paste(strip(formula, colour, size.width, high, size.letters), (0, y))
        y += high
    return out


def picture(card: Card, width: int, height: int) -> Image.Image:
    """Its illustration, so cut that the subject is whole."""
    reach, focus = (0.94, 0.5) if card.kind == "flora" else (1.0, 0.55)
    return art(card.id, width, height, focus, reach)


def corner(out: Image.Image, card: Card, size: Sizes, floor: int) -> None:
    """Type and cost, points at the right; habitats below them, side by side where the picture is low, if at all."""
    px, flat = size.px, floor < size.px(176)
    lay(out, icon(f"badge-{kind_of(card)}", px(72), on_art=True), px(5), px(5))
    if card.cost is not None:
        lay(out, cost(card.cost, px(74)), px(78), px(1))
    lay(out, points(card.points, px(75)), size.width - px(79), px(3))
    for k, habitat in enumerate(card.habitats if floor >= px(124) else ()):
        across, down = (k, 0) if flat else divmod(k, 2)
        lay(out, icon(f"habitat-{habitat}", px(44), on_art=True), px(7 + 46 * across), px(80 + 46 * down))


def title(out: Image.Image, box: Box, lines: list[str], card: Card, size: Sizes, theme: Theme) -> None:
    """The name, and the marks that its words carry, whatever language they are in."""
    step, mark = size.heading * 1.14, round(size.heading * 0.84)
    top = box.y + (box.h - step * len(lines)) / 2
    for k, line in enumerate(lines):
        place = Box(box.x, round(top + k * step), box.w, round(step))
        write_in(out, place, line, size.heading, theme.ink, least=size.heading)
    for k, tag in enumerate(card.tags if lines else ()):
        across, down = divmod(k, len(lines))
        x = box.right - mark - across * (mark + size.px(4))
        lay(out, icon(TAGS[tag], mark), x, top + down * step + (step - mark) / 2)


def pieces(out: Image.Image, card: Card, size: Sizes, theme: Theme, top: int, held: tuple[int, int]) -> None:
    """Below the picture, so that nothing hides the plant: how many, and how many more there is room for."""
    px = size.px
    sprouts, growth = held
    middle = top + size.pieces(card) / 2
    quiet = theme.soft
    if card.slots:
        lay(out, icon("sprout", px(44)), px(8), middle - px(23))
        write(out, (px(70), middle), str(sprouts), px(46), theme.good if sprouts else quiet, "Black")
        pips(out, px(90), middle, sprouts, card.slots, "#5DA544", size, (quiet, theme.card))
    if card.trunks:
        full = growth >= card.trunks
        right = size.width - px(5)
        crown = canopy(card.canopy, px(66), "" if full else theme.card)
        lay(out, crown, right - crown.width, middle - crown.height / 2)
        x = right - crown.width - px(4) - px(14) * -(-card.trunks // 2)
        pips(out, x, middle, growth, card.trunks, CANOPY if full else "#A5714A", size, (quiet, theme.card))
        tone = theme.good if full else theme.ink if growth else quiet
        write(out, (x - px(20), middle), str(growth), px(46), tone, "Black")
        lay(out, icon("growth", px(42)), x - px(80), middle - px(21))


@kept
def canopy(value: int, size: int, pale: str) -> Image.Image:
    """What the full stack is worth: pale until it is full."""
    out, letters, middle = icon("canopy", size).copy(), -(-size * 67 // 100), (size / 2, size * 0.48)
    if not pale:
        write(out, middle, str(value), letters, "#FFFFFF", "Black", halo="#2F6A3A", width=size // 14)
        return out
    flat = Image.blend(out.convert("RGB"), Image.new("RGB", out.size, pale), 0.55)
    flat.putalpha(out.getchannel("A"))
    write(flat, middle, str(value), letters, readable(mix(CANOPY, pale, 0.55)), "Black")
    return flat


def pips(
    out: Image.Image, x: float, middle: float, full: int, of: int, tone: str, size: Sizes, ring: tuple[str, str]
) -> None:
    """Two rows of dots: filled for pieces, rings for free places."""
    dot, step = size.px(12), size.px(14)
    line = max(2, dot // 6)
    rim, hole = ring
    filled = rounded(dot, dot, dot // 2, tone, shift(tone, -0.12), line)
    free = rounded(dot, dot, dot // 2, hole, rim, line)
    for k in range(of):
        lay(out, filled if k < full else free, x + (k // 2) * step, middle - step + (k % 2) * (step + size.px(2)))


@kept
def thumb(number: int, width: int, height: int, theme: Theme, sprouts: int, growth: int) -> Image.Image:
    """A card so small that only its picture, type and habitats, the colours of its abilities and dots for its pieces
    have room.
    """
    card = CARDS[number]
    out = blank_thumb(card, width, height)
    low = Sizes(width, round(LETTERS * width / WIDTH), 0, height)
    for k, habitat in enumerate(card.habitats[::-1]):
        mark, step = icon(f"habitat-{habitat}", LETTERS, on_art=True), LETTERS + 2
        lay(out, mark, width - step * (k % 2 + 1), 4 + step * (k // 2))
    foot = round(height * 0.12)
    colours = [colour for _, colour in bands(card)]
    for k, colour in enumerate(colours):
        start, end = [round(at * width / len(colours)) for at in (k, k + 1)]
        out.paste(band(colour, end - start, foot), (start, height - foot))
    ring, middle = (theme.soft, theme.card), height - foot - low.px(22)
    if card.slots:
        pips(out, 8, middle, sprouts, card.slots, "#5DA544", low, ring)
    if card.trunks:
        pips(out, width - 8 - low.px(14) * -(-card.trunks // 2), middle, growth, card.trunks, "#A5714A", low, ring)
    return out


@kept
def mini(number: int, width: int, height: int, letters: int) -> Image.Image:
    """A card of a long hand: picture, type, cost and points."""
    card = CARDS[number]
    out = blank_thumb(card, width, height)
    side = round(letters * 1.7)
    if card.cost is not None:
        lay(out, cost(card.cost, side), 2, height - side)
    lay(out, points(card.points, side), width - side - 2, height - side - 2)
    return out


def blank_thumb(card: Card, width: int, height: int) -> Image.Image:
    out = picture(card, width, height).copy()
    lay(out, icon(f"badge-{kind_of(card)}", round(height * 0.34), on_art=True), 4, 4)
    return out


@kept
def back(width: int, height: int) -> Image.Image:
    """A card that lies face down."""
    out = Image.new("RGB", (width, height), "#4F8A6E")
    side = round(min(width, height) * 0.7)
    lay(out, icon("face-down", side), (width - side) / 2, (height - side) / 2)
    return out

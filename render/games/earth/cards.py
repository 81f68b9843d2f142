"""A card of the deck on paper: its stock, and the facts that every size of it shows. Knows no match."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine import Say
from engine.games.earth.catalogue import CARDS, Card
from engine.record import record
from render.canvas import lay, rounded
from render.labels import length, wrapped, write, write_in
from render.layout import Box
from render.palette import mix, shift
from render.theme import Theme

from .gallery import art
from .signs.formula import Formula, ability, score, target
from .signs.icon import cost, icon, points
from .signs.strip import strip
from .tones import TYPE

WIDTH = 384
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
    """The heights of a tile's parts, from top to foot, for a width."""

    width: int
    title: int  # font size of the name
    lines: int  # of the name

    @property
    def unit(self) -> float:
        return self.width / WIDTH

    def px(self, value: float) -> int:
        return round(value * self.unit)

    @property
    def name(self) -> int:
        return round(self.title * 1.16 * self.lines + self.px(5))

    def pieces(self, card: Card) -> int:
        """Room for sprouts and growth, where the card can hold any."""
        if not (card.slots or card.trunks):
            return 0
        return self.px(54 if len(card.abilities) == 1 else 48)

    def bands(self, count: int) -> int:
        return self.px(72) if count == 1 else self.px(108)

    @property
    def height(self) -> int:
        return self.px(336) + self.name

    def art(self, card: Card) -> int:
        return self.height - self.name - self.bands(len(bands(card))) - self.pieces(card)


def sizes(width: int, title: int, names: Sequence[str] = ()) -> Sizes:
    """Names that do not fit one line get two, all of them, so that tiles stay in line."""
    room = width - round(44 * width / WIDTH)
    long = any(length(name, title, "Bold") > room for name in names)
    return Sizes(width, title, 2 if long else 1)


@lru_cache(maxsize=128)
def _layer(number: int, name: str, size: Sizes, theme: Theme) -> Image.Image:
    """Everything on a tile that no match changes."""
    card = CARDS[number]
    out = Image.new("RGB", (size.width, size.height), theme.card)
    floor = size.art(card)
    reach, focus = (0.94, 0.5) if card.kind == "flora" else (1.0, 0.55)
    out.paste(art(number, size.width, floor, focus, reach), (0, 0))
    _corner(out, card, size)
    y = floor + size.pieces(card)
    out.paste(TYPE[kind_of(card)], (0, floor - size.px(5), size.width, floor))
    _title(out, Box(size.px(12), y, size.width - size.px(20), size.name), name, card, size, theme)
    found = bands(card)
    low = size.bands(len(found))
    for k, (formula, colour) in enumerate(found):
        high = low // len(found)
        out.paste(strip(formula, colour, size.width, high), (0, size.height - low + k * high))
    return out


def _corner(out: Image.Image, card: Card, size: Sizes) -> None:
    """Type and cost, habitats below them, points at the right."""
    px = size.px
    lay(out, icon(f"badge-{kind_of(card)}", px(72)), px(5), px(5))
    if card.cost is not None:
        lay(out, cost(card.cost, px(68)), px(78), px(4))
    lay(out, points(card.points, px(74)), size.width - px(79), px(4))
    for k, habitat in enumerate(card.habitats):
        lay(out, icon(f"habitat-{habitat}", px(44)), px(7 + 46 * (k // 2)), px(80 + 46 * (k % 2)))


def _title(out: Image.Image, box: Box, name: str, card: Card, size: Sizes, theme: Theme) -> None:
    """The name, and the marks that its words carry, whatever language they are in."""
    mark = round(size.title * 1.0)
    room = box.w - len(card.tags) * (mark + size.px(4))
    for k, tag in enumerate(card.tags):
        lay(
            out,
            icon(TAGS[tag], mark),
            box.right - mark - k * (mark + size.px(4)),
            box.y + (size.title * 1.16 - mark) / 2 + size.px(3),
        )
    lines = wrapped(name, room, size.title, "Bold", size.lines) if size.lines > 1 else [name]
    step = size.title * 1.16
    top = box.y + size.px(2) + (box.h - size.px(4) - step * len(lines)) / 2
    for k, line in enumerate(lines):
        place = Box(box.x, round(top + k * step), room, round(step))
        write_in(out, place, line, size.title, theme.ink, least=round(size.title * 0.72))


def tile(number: int, size: Sizes, theme: Theme, say: Say, *, sprouts: int = 0, growth: int = 0) -> Image.Image:
    """A card as it lies in a tableau or a hand; not to be drawn on."""
    return _tile(number, say(CARDS[number].text), size, theme, sprouts, growth)


@lru_cache(maxsize=128)
def _tile(number: int, name: str, size: Sizes, theme: Theme, sprouts: int, growth: int) -> Image.Image:
    card = CARDS[number]
    layer = _layer(number, name, size, theme)
    if not (card.slots or card.trunks):
        return layer
    out = layer.copy()
    _pieces(out, card, size, theme, sprouts, growth)
    return out


def _pieces(out: Image.Image, card: Card, size: Sizes, theme: Theme, sprouts: int, growth: int) -> None:
    """Below the picture, so that nothing hides the plant: how many, and how many more there is room for."""
    px, y = size.px, size.art(card)
    middle = y + size.pieces(card) / 2
    quiet = mix(theme.soft, theme.card, 0.45)
    if card.slots:
        lay(out, icon("sprout", px(44)), px(8), middle - px(23))
        write(out, (px(70), middle), str(sprouts), px(46), theme.good if sprouts else quiet, "Black")
        _pips(out, px(92), middle, sprouts, card.slots, "#5DA544", size, (quiet, theme.card))
    if card.trunks:
        full = growth >= card.trunks
        wide = px(14) * -(-card.trunks // 2)
        right = size.width - px(8)
        _worth(out, card, size, theme, right, middle, full=full)
        x = right - px(62) - wide
        _pips(out, x, middle, growth, card.trunks, "#4F9A52" if full else "#A5714A", size, (quiet, theme.card))
        tone = theme.good if full else shift(theme.ink, 0.1) if growth else quiet
        write(out, (x - px(22), middle), str(growth), px(46), tone, "Black")
        lay(out, icon("growth", px(42)), x - px(84), middle - px(21))


def _worth(out: Image.Image, card: Card, size: Sizes, theme: Theme, right: int, middle: float, *, full: bool) -> None:
    """The canopy and its points: pale until the stack is full."""
    px = size.px
    crown = _canopy(card.canopy, px(58), pale="" if full else theme.card)
    lay(out, crown, right - crown.width, middle - crown.height / 2)


@lru_cache(maxsize=128)
def _canopy(value: int, size: int, pale: str) -> Image.Image:
    out = icon("canopy", size).copy()
    write(
        out,
        (size / 2, size * 0.48),
        str(value),
        round(size * 0.52),
        "#FFFFFF",
        "Black",
        halo="#2F6A3A",
        width=max(2, size // 18),
    )
    if pale:
        veil = Image.new("RGB", out.size, pale)
        flat = Image.blend(out.convert("RGB"), veil, 0.5)
        flat.putalpha(out.getchannel("A"))
        return flat
    return out


def _pips(
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


@lru_cache(maxsize=16)
def back(width: int, height: int) -> Image.Image:
    """A card that lies face down."""
    out = Image.new("RGB", (width, height), "#4F8A6E")
    side = round(min(width, height) * 0.7)
    lay(out, icon("face-down", side), (width - side) / 2, (height - side) / 2)
    return out

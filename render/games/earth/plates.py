"""Cards of a hand that can be read beside the tableau they are for: twelve plates with names, the others small."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engine import Say
from engine.games.earth.catalogue import CARDS
from render.canvas import lay, veiled
from render.icons import badge, badge_for
from render.labels import length, snug, write_in
from render.layout import GAP, Box
from render.memory import kept
from render.shadows import lay_raised
from render.spots import put_spot
from render.theme import Theme

from .cards import bands, kind_of, picture
from .field import under_gold
from .shortage import Lack, pill
from .signs.formula import Formula
from .signs.icon import cost, icon, points
from .signs.strip import rows as rows_of
from .signs.strip import strip
from .tones import TYPE

MOST, ABREAST = 12, 2
HIGH, BAND, ART, MEDAL = 240, 70, 152, 74


@kept
def plate(
    number: int, name: str, width: int, height: int, letters: int, theme: Theme, *, beside: int = 0
) -> Image.Image:
    """Picture with type, cost and habitats at the left, name and points beside it, and the bands below both. So much
    of the last band is left free at the right as stands `beside` what it says.
    """
    card = CARDS[number]
    out = Image.new("RGB", (width, height), theme.card)
    lines, top = lines_of(number, width, letters), top_of(number, width, height, letters)
    out.paste(picture(card, ART, top), (0, 0))
    out.paste(TYPE[kind_of(card)], (ART, 0, ART + 6, top))
    y = top
    for formula, colour, high in lines:
        free = beside if y + high == height else 0
        out.paste(strip(formula, colour, width, high, letters, free=free), (0, y))
        y += high
    lay(out, icon(f"badge-{kind_of(card)}", min(72, top - 4), on_art=True), 3, 2)
    if card.cost is not None:
        lay(out, cost(card.cost, 74), ART - 76, 0)
    mark = 44 if len(card.habitats) < 4 else 37
    for k, habitat in enumerate(card.habitats if top > 110 else ()):
        lay(out, icon(f"habitat-{habitat}", mark, on_art=True), 2 + k * mark, top - mark - 2)
    medal = points(card.points, MEDAL)
    lay(out, medal, width - medal.width - 2, 1)
    room = name_room(width)
    names = lines_of_name(number, name, width, height, letters)
    for k, words in enumerate(names):
        middle = top / 2 + (k - len(names) / 2) * letters * 1.1
        place = Box(ART + 14, round(middle), room, round(letters * 1.1))
        write_in(out, place, words, letters, theme.ink, least=letters)
    return out


def lines_of(number: int, width: int, letters: int) -> list[tuple[Formula, str, int]]:
    """The bands: what each says, its colour, its height."""
    return [(formula, colour, BAND * rows_of(formula, width, letters)) for formula, colour in bands(CARDS[number])]


def top_of(number: int, width: int, height: int, letters: int) -> int:
    """Where the bands begin."""
    return height - sum([high for *_, high in lines_of(number, width, letters)])


def name_room(width: int) -> int:
    return width - ART - 18 - MEDAL


def lines_of_name(number: int, name: str, width: int, height: int, letters: int) -> list[str]:
    top = top_of(number, width, height, letters)
    return snug(name, name_room(width), letters, "Bold", max(1, min(3, round(top / letters - 0.7))))


@lru_cache(maxsize=4096)
def whole(number: int, name: str, width: int, letters: int) -> bool:
    """Whether a plate so wide has room for all of the name."""
    lines = lines_of_name(number, name, width, HIGH, letters)
    fit = all(length(line, letters, "Bold") <= name_room(width) for line in lines)
    return fit and not lines[-1].endswith("…")


def rows(count: int) -> int:
    return -(-min(count, MOST) // ABREAST)


def height(count: int) -> int:
    return rows(count) * (HIGH + GAP) - GAP


def lay_plates(
    canvas: Image.Image, box: Box, cards: Sequence[int], size: int, theme: Theme, say: Say, *,
    letters: Mapping[int, str], chosen: int, awake: Collection[int] = (),
    short: Mapping[int, Lack] | None = None,
) -> None:  # fmt: skip
    """Two abreast; where some can be chosen, the others sink back, unless they are `awake`. What they are `short` of
    stands on them.
    """
    wide = (box.w - GAP) // ABREAST
    for k, card in enumerate(cards[:MOST]):
        at = Box(box.x + k % ABREAST * (wide + GAP), box.y + k // ABREAST * (HIGH + GAP), wide, HIGH)
        mark = badge(letters[card], badge_for(size), theme) if card in letters else None
        face = plate(card, say(CARDS[card].text), wide, HIGH, size, theme, beside=mark.width if mark else 0)
        if card == chosen:
            under_gold(canvas, at, theme)
        elif letters and card not in letters and card not in awake:
            face = veiled(face, theme.ground, 0.38)
        lay_raised(canvas, face, at.x, at.y, theme, radius=16)
        if mark:
            put_spot(canvas, letters[card], at)
            lay(canvas, mark, at.right - mark.width - 4, at.bottom - mark.height - 4)
        elif short and card in short:
            piece = pill(short[card], size, theme)
            lay(canvas, piece, at.x + 2, at.y + max(0, top_of(card, wide, HIGH, size) - piece.height - 2))

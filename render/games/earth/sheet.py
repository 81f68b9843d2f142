"""Earth's score sheet, and one card explained: its picture, its facts, what it does in signs and in words."""

from collections.abc import Sequence

from PIL import Image

from engine import Line, Say, Sheet, Text, text
from engine.games.earth import card_text
from engine.games.earth.catalogue import CARDS, GAIA_CARD, Card
from engine.games.earth.view import EarthView
from render.canvas import clipped, lay, panelled
from render.icons import seat_mark
from render.labels import paragraph, wrapped, write, write_in
from render.layout import GAP, MARGIN, RADIUS, Box, fact, wide
from render.memory import kept
from render.scores import Together, score_sheet
from render.theme import Theme

from . import rival
from .boards import sentence
from .cards import TAGS, bands, kind_of
from .ending import ending, gaia_wins, notes
from .gallery import art
from .signs.formula import Formula
from .signs.icon import cost, icon, numbered, points
from .signs.strip import strip

EMBLEMS = {
    "base": "flora", "events": "event", "compost": "compost", "sprouts": "sprout", "growth": "growth",
    "terrain": "terrain", "ecosystems": "ecosystem", "fauna": "fauna", "soil": "soil", "hand": "hand",
}  # fmt: skip


def emblem(line: Text, size: int) -> Image.Image | None:
    name = EMBLEMS.get(line.id.rpartition("-")[2])
    return icon(name, size) if name else None


def aligned(sheets: Sequence[Sheet]) -> list[Sheet]:
    """Gaia has fewer lines than a player: hers get the same eight."""
    wanted = [line.text for line in sheets[0].lines] if sheets else []
    out = []
    for sheet in sheets:
        held = {line.text: line.points for line in sheet.lines}
        out.append(Sheet(tuple(Line(name, held.get(name, 0)) for name in wanted), sheet.total))
    return out


def scores(view: EarthView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    """Partners stand side by side, with what they have together below them; Gaia has the last column."""
    seats = len(view.players)
    order = (0, 2, 1, 3) if view.sides else (*range(seats), *([seats] if view.gaia else ()))
    heads = [*names[:seats], say(Text("picture-earth-gaia"))]
    sheets, won = aligned(view.sheets or ()), (seats,) if gaia_wins(view) else view.winners
    together = Together(say(text("picture-earth-team-total")), ((0, 1), (2, 3))) if view.sides else None

    def figure(seat: int, size: int, theme: Theme) -> Image.Image:
        return icon("gaia", size) if seat == seats else seat_mark(seat, size, theme)

    return score_sheet(
        [sheets[seat] for seat in order], [heads[seat] for seat in order],
        [column for column, seat in enumerate(order) if seat in won], say=say, theme=theme, scale=scale,
        title=say(ending(view) if view.over else text("picture-earth-running")), total=say(text("total")),
        emblem=emblem, marks=order, notes=notes(view, order), figure=figure, together=together,
    )  # fmt: skip


def bands_of(card: Card) -> tuple[tuple[Formula, str], ...]:
    if card.kind == "gaia":
        return ((rival.formula(card.id), GAIA_CARD[card.id].colour),)
    return bands(card)


def card(number: int, *, say: Say, theme: Theme, scale: float) -> Image.Image:
    """As large as a picture goes on a phone."""
    found = CARDS[number]
    width = wide(1000, scale)
    size = fact(width)
    inside = width - 2 * MARGIN
    picture = round(inside * 0.56)
    room = inside - 4 * GAP
    lines = sentences(found, say)
    words = [len(wrapped(line, room, size, "Medium", 9)) for line in lines]
    band = round(size * 3.1)
    head = round(size * (3.5 if found.scientific or found.tags else 2.2))
    pieces = round(size * 2.7) if found.slots or found.trunks else 0
    body = sum(round(size * 1.26 * count) + GAP for count in words) + len(bands_of(found)) * (band + GAP)
    sheet = Box(MARGIN, MARGIN, inside, picture + head + pieces + body + 3 * GAP)
    canvas = panelled(width, sheet.bottom + MARGIN, theme, sheet, colour=theme.card)
    lay(canvas, headpiece(number, inside, picture, size), MARGIN, MARGIN)
    y = MARGIN + picture + GAP
    lay_name(canvas, Box(MARGIN + 2 * GAP, y, room, head), found, say, size, theme)
    y += head
    if pieces:
        places(canvas, Box(MARGIN + 2 * GAP, y, room, pieces), found, size)
        y += pieces
    for k, (line, count) in enumerate(zip(lines, words, strict=True)):
        if k < len(bands_of(found)):
            formula, colour = bands_of(found)[k]
            lay(canvas, strip(formula, colour, inside, band, round(size * 1.7)), MARGIN, y)
            y += band + GAP // 2
        high = round(size * 1.26 * count)
        paragraph(canvas, Box(MARGIN + 2 * GAP, y, room, high + 4), line, size, theme.ink)
        y += high + GAP + GAP // 2
    return canvas


def sentences(found: Card, say: Say) -> list[str]:
    lines = [sentence(say(line)) for line in card_text.lines(found)]
    if found.kind == "gaia":
        return [". ".join(lines)]
    return lines


@kept
def headpiece(number: int, width: int, height: int, size: int) -> Image.Image:
    """The illustration with its facts in the corners."""
    found = CARDS[number]
    out = art(number, width, height, 0.55).copy()
    side = round(size * 3.6)
    kind = kind_of(found)
    badge = icon(f"badge-{kind}" if found.kind in ("flora", "terrain", "event") else kind, side, on_art=True)
    lay(out, badge, 14, 14)
    if found.cost is not None:
        lay(out, cost(found.cost, side), 20 + side, 12)
    if found.kind not in ("ecosystem", "fauna", "gaia"):
        lay(out, points(found.points, side), width - side - 14, 12)
    small = round(size * 2.3)
    for k, habitat in enumerate(found.habitats):
        lay(out, icon(f"habitat-{habitat}", small, on_art=True), 16 + k * round(small * 1.1), 24 + side)
    return clipped(out, RADIUS)


def lay_name(canvas: Image.Image, box: Box, found: Card, say: Say, size: int, theme: Theme) -> None:
    top = round(size * 1.9)
    write_in(canvas, Box(box.x, box.y, box.w, top), say(found.text), round(size * 1.7), theme.ink, "Black", least=size)
    x: float = box.x
    if found.scientific:
        x += write(canvas, (x, box.y + top + size * 0.6), found.scientific, size, theme.soft, "Italic", "lm") + size
    for tag in found.tags:
        lay(canvas, icon(TAGS[tag], round(size * 1.3)), x, box.y + top - size * 0.05)
        x += size * 1.5
        x += (
            write(
                canvas, (x, box.y + top + size * 0.6), say(Text(f"earth-tag-{tag}")), size, theme.soft, "Medium", "lm"
            )
            + size
        )


def places(canvas: Image.Image, box: Box, found: Card, size: int) -> None:
    """Places for sprouts at the left; for growth at the right, and what the canopy is worth."""
    side = round(size * 1.9)
    y = box.y + (box.h - side) / 2
    for k in range(found.slots):
        lay(canvas, icon("slot", side), box.x + k * round(side * 1.08), y)
    if found.trunks:
        crown = numbered("canopy", str(found.canopy), round(side * 1.15), "#FFFFFF", "#2F6A3A")
        x = box.right - crown.width
        lay(canvas, crown, x, y - side * 0.08)
        for k in range(found.trunks):
            lay(canvas, icon("trunk", round(side * 0.7)), x - (found.trunks - k) * round(side * 0.72), y + side * 0.2)

"""What one player sees who takes a card: the open cards large, with what they do, and the map small beside them."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Prompt, Say, Text, record, text
from engine.games.gaia.cards import FACE, CityCard, ElementCard, Face
from engine.games.gaia.chart import NAMES, NEAR
from engine.games.gaia.options import CARD
from engine.games.gaia.pieces import Back
from engine.games.gaia.view import GaiaView
from render.canvas import clipped, ground, lay, lay_raised, rounded
from render.icons import badge_for, tag
from render.labels import wrapped, write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.memory import kept
from render.palette import INK, mix
from render.theme import Theme

from .asked import deeds
from .atlas import Atlas
from .faces import BACK, TALL
from .frame import INSIDE, SMALLEST, SPACE, TALLEST, scaled, tallest
from .plates import Covered, named, scenery, signs
from .shelf import WIDTH, Block, Eye, goals, lay_letter, pile, sunk, supply
from .strip import best_covered, enough, height, strip
from .table import lay_map
from .window import Plan, Window, plan, whole, window

WIDE = 784  # pixels of the cards; the map has the rest
HIGH = {2: 300, 3: 236}  # pixels of a card where so many kinds lie open
LOW = 236  # and where the map lies under them
PILE = 104
CHIP, SMALL, APART = 58, 44, 6


def taking(
    view: GaiaView, prompt: Prompt | None, letters: dict[Option, str], *, say: Say, names: Sequence[str], theme: Theme,
    scale: float,
) -> Image.Image:  # fmt: skip
    size = fact(WIDEST)
    eye = Eye(view, say, tuple(names), size, theme, letters, choosing=True)
    own = Eye(view, say, tuple(names), size, theme, {})
    tall = height(own, prompt)
    found = stall(eye, tall)
    foot = found.bottom + SPACE
    canvas = ground(WIDEST, foot + tall + MARGIN, theme)
    for (kind, _), box in zip(view.shown, found.rows, strict=True):
        row(canvas, box, kind, eye)
    for block, (x, y) in zip(found.blocks, found.spots, strict=True):
        block.draw(canvas, x, y)
    lay_map(Atlas(canvas, found.chart, view, size, theme))
    strip(canvas, Box(MARGIN, foot, INSIDE, tall), own, prompt, "")
    return scaled(canvas, scale)


@record
class Stall:
    """Where the rows of open cards lie, goals and supply, and the map; and where all of it ends."""

    rows: tuple[Box, ...]
    blocks: tuple[Block, ...]
    spots: tuple[tuple[int, int], ...]
    chart: Plan
    bottom: int


def stall(eye: Eye, strip: int) -> Stall:
    """The map beside the cards, or under them where it would be too small for the needs of cities. Where that is not
    enough, as much of it as has cities, or a place for one, if possible with what lies beside them: no other tile
    decides what to take.
    """
    found, view = list[Stall](), eye.view
    for shown in (whole(view), settled(view, ring=True), settled(view, ring=False)):
        for place in (beside, under):
            found.append(place(eye, strip, shown))
            if found[-1].chart.pitch >= SMALLEST:
                return found[-1]
    return max(found, key=lambda each: each.chart.pitch)


def settled(view: GaiaView, *, ring: bool) -> Window:
    """The part of the map with cities, and where those that lie open could go."""
    found = {cell for cell, _ in view.cities} | {cell for _, cell, _ in view.homes}
    near = {step for cell in found for step in NEAR[cell]} & {cell for cell, _ in view.lands}
    return window(found | near if ring else found) if found else whole(view)


def beside(eye: Eye, _: int, shown: Window) -> Stall:
    count = len(eye.view.shown)
    one, blocks = HIGH[count], (goals(eye), supply(eye))
    rows = tuple([Box(MARGIN, MARGIN + k * (one + SPACE), WIDE, one) for k in range(count)])
    high, low = count * (one + SPACE) + max([block.height for block in blocks]), MARGIN + count * (one + SPACE)
    box = Box(MARGIN + WIDE + SPACE, MARGIN, INSIDE - WIDE - SPACE, high)
    chart = plan(box, shown, eye.size, high)
    return Stall(rows, blocks, ((MARGIN, low), (MARGIN + WIDE - WIDTH, low)), chart, MARGIN + high)


def under(eye: Eye, strip: int, shown: Window) -> Stall:
    """Two kinds abreast; then the third, or nothing, with goals and supply, and below them the map."""
    half, one, elements = (INSIDE - SPACE) // 2, LOW, len(eye.view.shown) > 2
    right, second = MARGIN + half + SPACE, MARGIN + one + SPACE
    rows = (Box(MARGIN, MARGIN, half, one), Box(right, MARGIN, half, one), Box(MARGIN, second, half, one))
    blocks = (goals(eye), supply(eye)) if elements else (goals(eye, half), supply(eye, half))
    left = (right, INSIDE + MARGIN - WIDTH) if elements else (MARGIN, right)
    band = max([block.height for block in blocks] + [one] * elements)
    tops = [second if elements else second + (band - block.height) // 2 for block in blocks]
    top = second + band + SPACE
    most = round(WIDEST * TALLEST) - top - SPACE - strip - MARGIN
    chart = lowered(tallest(INSIDE, range(min(600, most), most + 1, 20), shown, eye.size, most), top - MARGIN)
    return Stall(rows[: len(eye.view.shown)], blocks, tuple(zip(left, tops, strict=True)), chart, chart.box.bottom)


def lowered(chart: Plan, by: int) -> Plan:
    box, field = (Box(each.x, each.y + by, each.w, each.h) for each in (chart.box, chart.field))
    return Plan(chart.window, chart.pitch, box, field)


def row(canvas: Image.Image, box: Box, kind: Back, eye: Eye) -> None:
    """A deck, and its open cards as wide as there is room for; those that are alike lie there once."""
    shown, count = dict(eye.view.shown)[kind], dict(eye.view.decks)[kind]
    top = Option("deck" if count or shown else "end", word=kind)
    deck = pile(kind, count, PILE, eye.size, eye.theme)
    middle = Box(box.x, box.y + (box.h - round(PILE * TALL)) // 2, *deck.size)
    lay(canvas, sunk(eye, top, deck) if count else deck, middle.x, middle.y)
    lay_letter(canvas, eye, top, middle)
    place = Box(box.x + PILE + 6 + GAP, box.y, box.w - PILE - 6 - GAP, box.h)
    words = list(dict.fromkeys(shown))
    for word, spot in zip(words, place.columns(max(1, len(words))), strict=False):
        covered, count = best_covered(eye.view, word), shown.count(word)
        said = note(word, eye)
        piece = offer(word, named(word, eye.say), said, spot.w, spot.h, eye.size, eye.theme, covered, count)
        lay_raised(canvas, piece, spot.x, spot.y, eye.theme, radius=18)
        lay_letter(canvas, eye, CARD[word], spot, 4)


def note(word: str, eye: Eye) -> str:
    """What signs cannot say: where a city could go, and what some elements do."""
    match FACE[word]:
        case CityCard():
            cell, done = next(((cell, done) for card, cell, done in eye.view.homes if card == word), (None, ()))
            if cell is None:
                return eye.say(Text("picture-gaia-why-no-tile")) if deciding(eye.view) else ""
            if not any(done):
                return eye.say(text("picture-gaia-why-needs", count=0))
            said = "picture-gaia-home-at" if enough(done) else "picture-gaia-home-short"
            return eye.say(text(said, cell=NAMES[cell], count=sum(done)))
        case ElementCard("tornado" | "lightning" | "protection" | "earthquake" | "volcano" as element):
            return eye.say(Text(f"picture-gaia-does-{element}"))
        case _:
            return ""


def deciding(view: GaiaView) -> bool:
    """Whether it is told where cities could go: to whose turn it is."""
    return view.seat == view.turn and not view.winners


def facts_of(face: Face, width: int, theme: Theme, covered: Covered) -> Image.Image | None:
    """Where it goes and what it asks for, or what it turns into what; in one row."""
    if not isinstance(face, ElementCard):
        return signs(face, min(CHIP + 6, round(width / 5.75)), covered)
    if face.element == "earthquake":
        return None
    for chip in range(CHIP, SMALL - 1, -1):
        pieces = [piece for line in deeds(face.element, theme, chip) for piece in (*line, None)][:-1]
        if not pieces:
            return None
        wide = sum([piece.width if piece else 3 * APART for piece in pieces])
        if wide <= width:
            break
    out = Image.new("RGBA", (wide, chip), (0, 0, 0, 0))
    x = 0
    for piece in pieces:
        if piece:
            out.alpha_composite(piece, (x, (chip - piece.height) // 2))
        x += piece.width if piece else 3 * APART
    return out


@kept
def offer(
    word: str, called: str, said: str, width: int, height: int, letters: int, theme: Theme, covered: Covered = (),
    count: int = 1,
) -> Image.Image:  # fmt: skip
    """An open card: scenery above its name, its signs, and a few words; with how many there are, if several."""
    face, rim = FACE[word], 6
    tone = BACK[face.back]
    out = rounded(width, height, 18, tone, mix(tone, INK, 0.35), 2).copy()
    w, h, line = width - 2 * rim, height - 2 * rim, round(letters * 1.14)
    inside = Image.new("RGB", (w, h), theme.card)
    facts = facts_of(face, w - 16, theme, covered)
    lines = wrapped(said, w - 16, letters, "Medium", 2 if facts else 3)
    below = line * (1 + len(lines)) + (facts.height + 8 if facts else 0)
    inside.paste(scenery(face, w, h - below).convert("RGB"), (0, 0))
    top = h - below
    middle = "l" if facts or lines else "m"
    pad = 8 if middle == "l" else 4
    left = pad if top > letters else badge_for(letters)  # of which the letter needs some
    write_in(inside, Box(left, top, w - left - pad, line), called, letters, theme.ink, "Bold", middle, least=letters)
    if count > 1:
        several = tag(f"×{count}", letters, theme)
        lay(inside, several, w - several.width - 6, 6)
    top += line
    if facts:
        inside.paste(facts, (8, top + 2), facts)
        top += facts.height + 8
    for number, words in enumerate(lines):
        write(inside, (8, top + (number + 0.45) * line), words, letters, theme.ink, "Medium", "lm")
    lay(out, clipped(inside, 14), rim, rim)
    return out.convert("RGB")

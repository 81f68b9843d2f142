"""What one player sees who takes a card: the open cards large, with what they do, and the map small beside them."""

from collections.abc import Sequence

from PIL import Image

from engine import Option, Prompt, Say, Text, text
from engine.games.gaia.cards import FACE, CityCard, ElementCard, Face
from engine.games.gaia.chart import NAMES
from engine.games.gaia.options import CARD
from engine.games.gaia.pieces import Back
from engine.games.gaia.view import GaiaView
from render.canvas import clipped, ground, lay, lay_raised, rounded
from render.labels import wrapped, write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.memory import kept
from render.palette import INK, mix
from render.theme import Theme

from .asked import deeds
from .atlas import Atlas
from .faces import BACK, TALL
from .frame import INSIDE, SPACE, scaled
from .plates import Covered, named, scenery, signs
from .shelf import WIDTH, Eye, goals, lay_letter, pile, sunk, supply
from .strip import best_covered, enough, height, strip
from .table import lay_map
from .window import plan, whole

WIDE = 784  # pixels of the cards; the map has the rest
HIGH = {2: 300, 3: 236}  # pixels of a card where so many kinds lie open
PILE = 104
CHIP, APART = 58, 6


def taking(
    view: GaiaView, prompt: Prompt | None, letters: dict[Option, str], *, say: Say, names: Sequence[str], theme: Theme,
    scale: float,
) -> Image.Image:  # fmt: skip
    size = fact(WIDEST)
    eye = Eye(view, say, tuple(names), size, theme, letters, choosing=True)
    own = Eye(view, say, tuple(names), size, theme, {})
    one = HIGH[len(view.shown)]
    aims, rest = goals(eye), supply(eye)
    high = len(view.shown) * (one + SPACE) + max(aims.height, rest.height)
    foot = MARGIN + high + SPACE
    tall = height(own, prompt)
    canvas = ground(WIDEST, foot + tall + MARGIN, theme)
    for k, (kind, _) in enumerate(view.shown):
        row(canvas, Box(MARGIN, MARGIN + k * (one + SPACE), WIDE, one), kind, eye)
    under = MARGIN + len(view.shown) * (one + SPACE)
    aims.draw(canvas, MARGIN, under)
    rest.draw(canvas, MARGIN + WIDE - WIDTH, under)
    box = Box(MARGIN + WIDE + SPACE, MARGIN, INSIDE - WIDE - SPACE, high)
    lay_map(Atlas(canvas, plan(box, whole(view), size, high), view, size, theme))
    strip(canvas, Box(MARGIN, foot, INSIDE, tall), own, prompt, "")
    return scaled(canvas, scale)


def row(canvas: Image.Image, box: Box, kind: Back, eye: Eye) -> None:
    """A deck, and its open cards as wide as there is room for; those that are alike lie there once."""
    shown, count = dict(eye.view.shown)[kind], dict(eye.view.decks)[kind]
    top = Option("deck" if count or shown else "end", word=kind)
    deck = pile(kind, count, PILE, eye.size, eye.theme)
    middle = Box(box.x, box.y + (box.h - round(PILE * TALL)) // 2, *deck.size)
    lay(canvas, sunk(eye, top, deck), middle.x, middle.y)
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
    pieces = [piece for line in deeds(face.element, theme, CHIP) for piece in (*line, None)][:-1]
    if not pieces:
        return None
    out = Image.new("RGBA", (sum([piece.width if piece else 3 * APART for piece in pieces]), CHIP), (0, 0, 0, 0))
    x = 0
    for piece in pieces:
        if piece:
            out.alpha_composite(piece, (x, (CHIP - piece.height) // 2))
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
    facts, lines = facts_of(face, w - 16, theme, covered), wrapped(said, w - 16, letters, "Medium", 2)
    below = line * (1 + len(lines)) + (facts.height + 8 if facts else 0)
    inside.paste(scenery(face, w, h - below).convert("RGB"), (0, 0))
    top = h - below
    middle = "l" if facts or lines else "m"
    write_in(inside, Box(8, top, w - 16, line), called, letters, theme.ink, "Bold", middle, least=letters)
    if count > 1:
        write(inside, (w - 10, top + line / 2), f"×{count}", letters, theme.ink, "Bold", "rm")
    top += line
    if facts:
        inside.paste(facts, (8, top + 2), facts)
        top += facts.height + 8
    for number, words in enumerate(lines):
        write(inside, (8, top + (number + 0.45) * line), words, letters, theme.ink, "Medium", "lm")
    lay(out, clipped(inside, 14), rim, rim)
    return out.convert("RGB")

"""The card that a question is about, large, in the place of the open ones: what it does in signs, and who played it."""

from PIL import Image

from engine import Pick, Place, Prompt
from engine.games.gaia.cards import FACE, Animals, CityCard, ElementCard, Face
from engine.games.gaia.pieces import BACKS, Element
from engine.games.gaia.spots import WEATHER
from engine.games.gaia.view import GaiaView
from render.canvas import lay
from render.icons import sign
from render.labels import wrapped, write, write_in
from render.layout import Box
from render.memory import kept
from render.shadows import lay_raised
from render.theme import Theme

from .faces import BACK, TALL, back, emblem, meeple
from .frame import INSIDE, SPACE
from .plates import named, scenery, signs, square
from .shelf import WIDTH, Block, Eye

ART, PAD, CHIP, APART = 236, 14, 64, 6
BROAD = INSIDE - 2 * (WIDTH + SPACE)


def card_asked(view: GaiaView, prompt: Prompt | None) -> str:
    """The card that is being played, or that somebody played."""
    if view.cast is not None:
        return view.cast.card
    match prompt:
        case Place(piece=piece):
            return piece.word
        case Pick(ask="with"):
            return "earthquake"
        case Pick(ask="back"):
            return "tornado"
        case _:
            return ""


@kept
def formula(face: Face, theme: Theme) -> Image.Image | None:
    """What a card does: squares are tiles, discs what is needed or comes."""
    match face:
        case CityCard() | Animals():
            return signs(face, CHIP)
        case ElementCard(element):
            rows = deeds(element, theme)
            return stacked(rows) if rows else None
        case _:
            return None


def deeds(element: Element, theme: Theme, chip: int = CHIP) -> list[list[Image.Image]]:
    arrow = sign("arrow", chip // 2, theme.ink)
    match element:
        case "sun" | "rain":
            return [[square(old, chip), arrow, square(new, chip)] for old, new in WEATHER[element].items()]
        case "volcano":
            burnt = [square(land, chip) for land in ("plain", "forest", "swamp")]
            return [[*burnt, arrow, square("desert", chip)]]
        case "earthquake":
            return [[square("sea", chip), sign("swap", round(chip * 0.7), theme.ink), square("forest", chip)]]
        case "tornado" | "lightning" | "protection":
            return []


def stacked(rows: list[list[Image.Image]]) -> Image.Image:
    wide = max([sum([piece.width + APART for piece in row]) for row in rows])
    out = Image.new("RGBA", (wide, (CHIP + APART) * len(rows)), (0, 0, 0, 0))
    for k, row in enumerate(rows):
        x = 0
        for piece in row:
            out.alpha_composite(piece, (x, k * (CHIP + APART) + (CHIP - piece.height) // 2))
            x += piece.width + APART
    return out


def seat_asked(prompt: Prompt | None) -> int | None:
    """Whose cards a question is about."""
    about = prompt.about if isinstance(prompt, Pick) else None
    return about.id if about is not None and about.kind == "seat" else None


def large(word: str, eye: Eye, whose: int | None = None, *, broad: bool = False) -> Block:
    """`whose`: of whom it takes a card, by the backs of those in hand. `broad`: its picture stands beside the rest, and
    it takes what goals and supply leave of a line.
    """
    theme, size, face, cast = eye.theme, eye.size, FACE[word], eye.view.cast
    line, figure = round(size * 1.4), round(size * 1.5)
    facts = formula(face, theme)
    room = WIDTH - 2 * PAD - figure - (15 if broad else 8)
    who = cast.seat if cast else whose
    caster = [] if who is None else wrapped(eye.names[who], room, size, "Bold", 2)
    tall = max(round(size * 1.7), round(size * 1.15) * len(caster) + 8)
    lost = losses(eye) if cast else None if whose is None else backs(eye, whose)
    tall += lost.height + 4 if lost else 0
    below = line + (facts.height + 8 if facts else 0) + (0 if who is None else tall) + 2 * PAD
    whole = Box(0, 0, BROAD, below) if broad else Box(0, 0, WIDTH, ART + below)

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        out = Image.new("RGB", (whole.w, whole.h), theme.card)
        art = Box(0, 0, BROAD - WIDTH, below) if broad else Box(0, 0, WIDTH, ART)
        out.paste(scenery(face, art.w, art.h).convert("RGB"), (0, 0))
        out.paste(BACK[face.back], (art.w, 0, art.w + 7, below) if broad else (0, ART, WIDTH, ART + 7))
        left, top = whole.w - WIDTH + PAD + (7 if broad else 0), whole.h - below + PAD
        place = Box(left + 2, top, whole.w - left - PAD, line)
        write_in(out, place, named(word, eye.say), round(size * 1.2), theme.ink, "Black", least=size)
        top += line
        if facts:
            out.paste(facts, (left, top + 4), facts)
            top += facts.height + 8
        if who is not None:
            lay(out, meeple(who, figure, theme), left - 4, top + 2)
            first = top + 2 + figure / 2 - (len(caster) - 1) * size * 0.4
            for k, words in enumerate(caster):
                write(out, (left + figure + 4, first + k * size * 1.15), words, size, theme.ink, "Bold", "lm")
            if lost:
                lay(out, lost, left, whole.h - PAD - lost.height)
        lay_raised(canvas, out, x, y, theme, radius=20)

    return Block(whole.h, draw, whole.w)


def losses(eye: Eye) -> Image.Image | None:
    """What the element changes if nobody cancels it: people who come and go, and animals, in rows of two."""
    size, theme, view = eye.size, eye.theme, eye.view
    figure, line = round(size * 1.2), round(size * 1.35)
    found = [(meeple(seat, figure, theme), change) for seat, change in view.omen]
    found += [(emblem("animal", figure), -view.fleeing)] if view.fleeing else []
    if not found:
        return None
    out = Image.new("RGB", (WIDTH - 2 * PAD, line * -(-len(found) // 2)), theme.card)
    for k, (piece, change) in enumerate(found):
        x, y = k % 2 * (out.width // 2), k // 2 * line
        lay(out, piece, x, y + (line - figure) / 2)
        words = f"−{-change}" if change < 0 else f"+{change}"
        write(out, (x + figure + 8, y + line / 2), words, size, theme.ink, "Black", "lm")
    return out


def backs(eye: Eye, who: int) -> Image.Image:
    """How many cards of each back somebody holds."""
    size, held = eye.size, eye.view.seats[who].hand
    high = round(size * 1.35)
    out = Image.new("RGB", (WIDTH - 2 * PAD, high), eye.theme.card)
    for k, (kind, count) in enumerate(zip(BACKS, held, strict=False)):
        x = k * (out.width // len(BACKS))
        lay(out, back(kind, round(size * 0.9)), x, (high - round(size * 0.9 * TALL)) / 2)
        write(out, (x + size * 1.05, high / 2), str(count), size, eye.theme.ink, "Black", "lm")
    return out

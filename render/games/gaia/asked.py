"""The card that a question is about, large, in the place of the open ones: what it does in signs, and who played it."""

from PIL import Image

from engine import Pick, Place, Prompt
from engine.games.gaia.cards import FACE, Animals, CityCard, ElementCard, Face
from engine.games.gaia.pieces import Element
from engine.games.gaia.spots import WEATHER
from engine.games.gaia.view import GaiaView
from render.canvas import lay, lay_raised
from render.icons import sign
from render.labels import write_in
from render.layout import Box
from render.theme import Theme

from .faces import BACK, meeple
from .plates import named, scenery, signs, square
from .shelf import WIDTH, Block, Eye

ART, PAD, CHIP, APART = 236, 14, 64, 6


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


def large(word: str, eye: Eye) -> Block:
    theme, size, face, cast = eye.theme, eye.size, FACE[word], eye.view.cast
    line, figure = round(size * 1.4), round(size * 1.5)
    facts = formula(face, theme)
    below = line + (facts.height + 8 if facts else 0) + (round(size * 1.7) if cast else 0) + 2 * PAD

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        out = Image.new("RGB", (WIDTH, ART + below), theme.card)
        out.paste(scenery(face, WIDTH, ART).convert("RGB"), (0, 0))
        out.paste(BACK[face.back], (0, ART, WIDTH, ART + 7))
        top = ART + PAD
        place = Box(PAD + 2, top, WIDTH - 2 * PAD, line)
        write_in(out, place, named(word, eye.say), round(size * 1.2), theme.ink, "Black", least=size)
        top += line
        if facts:
            out.paste(facts, (PAD, top + 4), facts)
            top += facts.height + 8
        if cast:
            lay(out, meeple(cast.seat, figure, theme), PAD - 4, top + 2)
            place = Box(PAD + figure + 4, top + 2, WIDTH - 2 * PAD - figure, figure)
            write_in(out, place, eye.names[cast.seat], size, theme.ink, "Bold", least=size)
        lay_raised(canvas, out, x, y, theme, radius=20)

    return Block(ART + below, draw)

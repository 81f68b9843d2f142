"""A card with all it does: scenery above its name, its signs, and a few words for what signs cannot say."""

from PIL import Image

from engine import Text, text
from engine.games.gaia.cards import FACE, CityCard, ElementCard, Face
from engine.games.gaia.chart import NAMES
from engine.games.gaia.view import GaiaView
from render.canvas import clipped, lay, rounded
from render.icons import badge_for, tag
from render.labels import snug, write_in
from render.layout import Box
from render.memory import kept
from render.palette import INK, mix
from render.theme import Theme

from .asked import deeds
from .faces import BACK
from .plates import Covered, scenery, signs
from .shelf import Eye

CHIP, SMALL, APART = 58, 44, 6
RIM, LINE = 6, 1.14  # pixels; of the letters


def best_covered(view: GaiaView, word: str) -> Covered:
    """Which needs of a city its best free tile covers, while that is to be decided."""
    return next((done for card, _, done in view.homes if card == word), ())


def enough(covered: Covered) -> bool:
    """Rules 5.2: two needs."""
    return sum(covered) >= 2


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


def lines_of(face: Face, said: str, width: int, letters: int, theme: Theme) -> list[str]:
    return snug(said, width, letters, "Medium", 2 if facts_of(face, width, theme, ()) else 3)


def room_for(word: str, said: str, width: int, height: int, letters: int, theme: Theme) -> bool:
    """Whether a card so large has anything to say, and room for its signs, all these words and a little scenery."""
    face, inside = FACE[word], width - 2 * RIM - 16
    facts, lines = facts_of(face, inside, theme, ()), lines_of(face, said, inside, letters, theme)
    below = round(letters * LINE) * (1 + len(lines)) + (facts.height + 8 if facts else 0)
    whole = not (lines and lines[-1].endswith("…"))
    return bool(facts or lines) and whole and below + letters // 2 <= height - 2 * RIM


@kept
def offer(
    word: str, called: str, said: str, width: int, height: int, letters: int, theme: Theme, covered: Covered = (),
    count: int = 1,
) -> Image.Image:  # fmt: skip
    """An open card: scenery above its name, its signs, and a few words; with how many there are, if several."""
    face, rim = FACE[word], RIM
    tone = BACK[face.back]
    out = rounded(width, height, 18, tone, mix(tone, INK, 0.35), 2).copy()
    w, h, line = width - 2 * rim, height - 2 * rim, round(letters * LINE)
    inside = Image.new("RGB", (w, h), theme.card)
    facts, lines = facts_of(face, w - 16, theme, covered), lines_of(face, said, w - 16, letters, theme)
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
        place = Box(8, round(top + (number - 0.05) * line), w - 16, line)
        write_in(inside, place, words, letters, theme.ink, "Medium", least=letters)
    lay(out, clipped(inside, 14), rim, rim)
    return out.convert("RGB")

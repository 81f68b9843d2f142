"""Cards as plates: lying, with their name, and every sign on them as large as a phone needs.

A square is where a card goes, discs are what it asks for or brings: the same words on every plate.
"""

from PIL import Image

from engine import Say, Text, text
from engine.games.gaia.cards import FACE, Animals, CityCard, ElementCard, Face, Nature
from render.canvas import clipped, lay, rounded
from render.labels import write_in
from render.layout import Box
from render.memory import kept
from render.palette import INK, mix
from render.raster import grained, sprite
from render.theme import Theme

from .faces import BACK, emblem
from .needs import need

GILT = "#E7BD57"
CHIP = 64  # pixels of a sign at most
Covered = tuple[bool, ...]  # of each need of a city; none if that is not told


def title(word: str) -> Text:
    """A city by its name alone, animals by one word: where they go is drawn."""
    match FACE[word]:
        case CityCard() as city:
            return text("picture-gaia-name", name=city.called)
        case Animals():
            return Text("picture-gaia-animals")
        case ElementCard(named) | Nature(named):
            return Text(f"picture-gaia-{named}")


@kept
def square(land: str, size: int) -> Image.Image:
    """A piece of land as a small tile: where something goes."""
    rim, radius = max(2, size // 18), round(size * 0.12)
    side = size - 2 * rim
    if land == "star":
        inner = clipped(Image.new("RGB", (side, side), GILT), radius)
    else:
        art = grained(sprite(f"gaia/land-{land}", round(size * 1.5))).convert("RGB").crop((0, 0, size, size))
        inner = clipped(art.resize((side, side)), radius)
    out = rounded(size, size, round(size * 0.16), INK).copy()
    lay(out, inner, rim, rim)
    chip = round(size * (0.8 if land == "star" else 0.72))
    lay(out, emblem(land, chip), (size - chip) / 2, (size - chip) / 2)
    return out


@kept
def town(base: str, width: int, height: int) -> Image.Image:
    """Cut to a box from its middle."""
    wide = max(width, round(height / 0.6))
    art = grained(sprite(f"gaia/town-{base}", wide, round(wide * 0.6)))
    left, top = (art.width - width) // 2, round((art.height - height) * 0.55)
    return art.crop((left, top, left + width, top + height))


@kept
def cut(picture: str, width: int, height: int, *, entire: bool = False) -> Image.Image:
    """Square art in a box: from its middle; or, where its motif must be `entire`, with its edges drawn out."""
    side = round(height * 1.4) if entire and width > height * 1.4 else max(width, height)
    art = grained(sprite(picture, side)).convert("RGB")
    top = round((side - height) * 0.4)
    if side >= width:
        left = (side - width) // 2
        return art.crop((left, top, left + width, top + height))
    art, out, left = art.crop((0, top, side, top + height)), Image.new("RGB", (width, height)), (width - side) // 2
    out.paste(art.crop((0, 0, 2, height)).resize((left + 1, height)), (0, 0))
    out.paste(art.crop((side - 2, 0, side, height)).resize((width - left - side + 1, height)), (left + side - 1, 0))
    out.paste(art, (left, 0))
    return out


def scenery(face: Face, width: int, height: int) -> Image.Image:
    match face:
        case Nature(land):
            out = cut(f"gaia/land-{land}", width, height).copy()
            chip = round(min(width, height) * 0.86)
            lay(out, emblem(land, chip), (width - chip) / 2, (height - chip) / 2)
            return out
        case Animals(land):
            return cut(f"gaia/land-{'plain' if land == 'star' else land}", width, height)
        case CityCard(_, base, _):
            return town(base, width, height)
        case ElementCard(element):
            return cut(f"gaia/element-{element}", width, height, entire=True)


def signs(face: Face, chip: int, covered: Covered = ()) -> Image.Image | None:
    """Where a card goes, and what it needs or brings; of a city, as on the map, what is covered at its best place."""
    match face:
        case CityCard(_, land, needs):
            found = [need(each, chip, covered=done) for each, done in zip(needs, covered, strict=False)]
            found = found or [emblem(each, chip) for each in needs]
        case Animals(land):
            found = [sprite(f"gaia/{'fish' if land == 'sea' else 'deer'}", chip)] * 4
        case _:
            return None
    gap = max(2, chip // 12)
    out = Image.new("RGBA", ((chip + gap) * 5 + gap * 2, chip), (0, 0, 0, 0))
    out.alpha_composite(square(land, chip), (0, 0))
    for k, piece in enumerate(found):
        out.alpha_composite(piece, ((chip + gap) * (k + 1) + gap * 2, 0))
    return out


@kept
def plate(
    word: str, called: str, width: int, height: int, letters: int, theme: Theme, *, broad: bool = False,
    covered: Covered = (),
) -> Image.Image:  # fmt: skip
    """`broad` ones have their picture at the left, others above their name; where it is low only if all fits below."""
    face = FACE[word]
    tone = BACK[face.back]
    rim = max(4, min(6, height // 22))
    out = rounded(width, height, 18, tone, mix(tone, INK, 0.35), 2).copy()
    w, h = width - 2 * rim, height - 2 * rim
    inside = Image.new("RGB", (w, h), theme.card)
    line, art = round(letters * 1.14), round(h * 0.8)
    left = art + 10 if broad else 8
    room = w - left - 4
    facts = signs(face, min(h - line, round(room / 5.75), CHIP), covered)
    below = line + (facts.height + 6 if facts else 0)
    above = h - below > letters
    if broad:
        inside.paste(scenery(face, art, h).convert("RGB"), (0, 0))
    elif above:
        inside.paste(scenery(face, w, h - below).convert("RGB"), (0, 0))
    top = (h - below) // 2 if broad or not above else h - below
    align = "l" if broad or facts else "m"
    write_in(inside, Box(left, top, room, line), called, letters, theme.ink, "Bold", align, least=letters)
    if facts:
        inside.paste(facts, (left, top + line), facts)
    lay(out, clipped(inside, 14), rim, rim)
    return out.convert("RGB")


def named(word: str, say: Say) -> str:
    return say(title(word))

"""Gaïa's pieces ready to lay down: signs, meeples, animals, cards, goals."""

from PIL import Image, ImageChops

from engine.games.gaia.cards import FACE, MEANING, Animals, CityCard, ElementCard, Nature
from render.canvas import clipped, lay, rounded, veiled
from render.memory import kept
from render.palette import CREAM, GOLD, INK, mix
from render.raster import grained, rasterise, source, sprite
from render.theme import Theme

BACK = {"nature": "#3F6B4F", "life": "#3A6C97", "element": "#B0463A"}
HATS = ("bare", "straw", "hood", "ears", "cap")
TALL = 1.4  # a card's height by its width


def stack(under: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Lays a piece on something that is itself transparent around its edges."""
    under.alpha_composite(piece, (max(0, round(x)), max(0, round(y))))


@kept
def meeple(seat: int, size: int, theme: Theme) -> Image.Image:
    """A seat's figure: its colour, and something on its head that nobody else wears."""
    drawing = source(f"gaia/meeple-{HATS[seat % len(HATS)]}")
    return rasterise(drawing.replace("currentColor", theme.seats[seat % len(theme.seats)]), size)


def emblem(name: str, size: int) -> Image.Image:
    """A land, animals or a star as a sign."""
    return sprite(f"gaia/need-{name}", size)


@kept
def herd(land: str, count: int, size: int) -> Image.Image:
    """Up to four animals, two abreast; the sea has fish."""
    kind, one = "fish" if land == "sea" else "deer", round(size * 0.5)
    out = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    spots = {
        1: ((0.5, 0.5),), 2: ((0.26, 0.5), (0.74, 0.5)), 3: ((0.5, 0.26), (0.26, 0.74), (0.74, 0.74)),
        4: ((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)),
    }  # fmt: skip
    for x, y in spots[count]:
        stack(out, sprite(f"gaia/{kind}", one), x * size - one / 2, y * size - one / 2)
    return out


@kept
def frame(tone: str, width: int, height: int) -> tuple[Image.Image, int]:
    """An empty card and the width of its border."""
    rim = max(4, round(width * 0.05))
    out = rounded(width, height, round(width * 0.08), tone, mix(tone, INK, 0.35), max(1, width // 90)).copy()
    lay(out, rounded(width - 2 * rim, height - 2 * rim, round(width * 0.05), CREAM), rim, rim)
    return out, rim


@kept
def card(word: str, width: int) -> Image.Image:
    """A card's face, without words: everything on it is a sign. Its corners are left to who lays it."""
    face = FACE[word]
    height = round(width * TALL)
    blank, rim = frame(BACK[face.back], width, height)
    out, inner = blank.copy(), (width - 2 * rim, height - 2 * rim)
    window = Image.new("RGBA", inner, CREAM)
    match face:
        case Nature(land):
            lay_scenery(window, f"gaia/land-{land}")
            lay_centred(window, emblem(land, round(inner[0] * 0.72)), 0.5)
        case Animals(land):
            lay_scenery(window, f"gaia/land-{'plain' if land == 'star' else land}")
            lay_centred(window, herd(land, 4, round(inner[0] * 0.86)), 0.63)
            lay(window, emblem(land, round(inner[0] * 0.46)), 3, 3)
        case CityCard(_, base, needs):
            lay_town(window, base, needs)
        case ElementCard(element):
            lay_scenery(window, f"gaia/element-{element}")
    mask = rounded(*inner, round(width * 0.05), CREAM).getchannel("A")
    out.paste(window, (rim, rim), ImageChops.multiply(mask, window.getchannel("A")))
    return out.convert("RGB")


def lay_scenery(window: Image.Image, name: str) -> None:
    """Square art that fills an upright card, its middle shown."""
    side = window.height
    window.paste(grained(sprite(name, side)), ((window.width - side) // 2, 0))


def lay_centred(window: Image.Image, piece: Image.Image, down: float) -> None:
    lay(window, piece, (window.width - piece.width) / 2, window.height * down - piece.height / 2)


def lay_town(window: Image.Image, base: str, needs: tuple[str, ...]) -> None:
    w, h = window.size
    high = round(h * 0.4)
    town = grained(sprite(f"gaia/town-{base}", round(high / 0.6), high))
    window.paste(town, ((w - town.width) // 2, 0))
    lay(window, emblem(base, round(w * 0.42)), 3, 3)
    chip = round(min(h * 0.28, w * 0.46))
    for k, name in enumerate(needs):
        x = w / 2 + (k % 2 - 0.5) * (chip + w * 0.04) - chip / 2
        lay(window, emblem(name, chip), x, h * 0.42 + (k // 2) * (chip + h * 0.005))


@kept
def goal(signs: str, width: int) -> Image.Image:
    """The cards of a goal on a golden frame; four red backs for an element goal."""
    blank, rim = frame(GOLD, width, width)
    out, inner = blank.copy(), width - 2 * rim
    across = 2 if len(signs) <= 4 else 3
    down = -(-len(signs) // across)
    side = round(inner * 0.92 / max(across, down))
    for k, letter in enumerate(signs):
        name = MEANING[letter]
        x = rim + inner / 2 + (k % across - (across - 1) / 2) * inner * 0.94 / across - side / 2
        y = rim + inner / 2 + (k // across - (down - 1) / 2) * inner * 0.94 / max(down, 2) - side / 2
        if name == "element":
            piece = sprite("gaia/back-element", round(side * 0.68), round(side * 0.95))
            lay(out, piece, x + side * 0.16, y + side * 0.03)
        else:
            lay(out, emblem(name, side), x, y)
    return out.convert("RGB")


@kept
def claimed(signs: str, seat: int, width: int, theme: Theme) -> Image.Image:
    """A goal that is taken: sunk back, with its owner's meeple on it."""
    out = veiled(goal(signs, width), theme.frame, 0.72)
    figure = meeple(seat, round(width * 0.84), theme)
    lay(out, figure, (width - figure.width) / 2, (width - figure.height) / 2)
    return out


@kept
def token(word: str, size: int) -> Image.Image:
    """A played card as a small sign: round for a land, square for an element."""
    face = FACE[word]
    if isinstance(face, Nature):
        return emblem(face.land, size)
    if not isinstance(face, ElementCard):
        raise TypeError(f"{word} does not stay in front of a player")
    rim = max(2, size // 14)
    out = rounded(size, size, size // 6, BACK["element"]).copy()
    stack(out, clipped(sprite(f"gaia/element-{face.element}", size - 2 * rim), size // 8), rim, rim)
    return out


def back(kind: str, width: int) -> Image.Image:
    return sprite(f"gaia/back-{kind}", width, round(width * TALL))

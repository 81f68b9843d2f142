"""Gaïa's pieces ready to lay down: needs, meeples, animals, cities on the map, cards, goals, decks."""

from PIL import Image, ImageChops

from engine.games.gaia.cards import FACE, MEANING, Animals, CityCard, ElementCard, Nature
from render.canvas import clipped, lay, rounded, veiled
from render.icons import sign
from render.labels import write
from render.memory import kept
from render.palette import CREAM, GOLD, INK, mix
from render.raster import grained, rasterise, source, sprite
from render.theme import Theme

BACK = {"nature": "#3F6B4F", "life": "#3A6C97", "element": "#B0463A"}
HATS = ("bare", "straw", "hood", "crown", "cap")
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
def need(name: str, size: int, *, covered: bool) -> Image.Image:
    """A need on a city: in colour and ticked when it is covered, pale and crossed by nothing when it is not."""
    chip = sprite(f"gaia/need-{name}" + ("" if covered else "-open"), size)
    if not covered:
        return chip
    mark = round(size * 0.46)
    out = Image.new("RGBA", (size + mark // 4, size + mark // 4), (0, 0, 0, 0))
    stack(out, chip, 0, mark // 4)
    stack(out, sprite("gaia/tick", mark), out.width - mark, 0)
    return out


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
def city(base: str, needs: tuple[str, ...], covered: tuple[bool, ...], size: int, theme: Theme) -> Image.Image:
    """A city on its tile: the town across, a need in every corner, so that they stay large on a large map."""
    out = rounded(size, size, round(size * 0.09), theme.frame, INK, max(2, size // 60)).copy()
    rim = max(3, size // 40)
    high = round((size - 2 * rim) * 0.6)
    town = grained(sprite(f"gaia/town-{base}", size - 2 * rim, high))
    lay(out, town, rim, (size - high) / 2)
    chip = round(size * 0.39)
    for k, (name, done) in enumerate(zip(needs, covered, strict=True)):
        piece = need(name, chip, covered=done)
        x = rim if k % 2 == 0 else size - rim - chip
        y = rim if k < 2 else size - rim - chip
        lay(out, piece, x, y - (piece.height - chip))
    return out


def lay_people(canvas: Image.Image, meeples: tuple[int, ...], x: float, y: float, size: int, theme: Theme) -> None:
    """The meeples on a city `size` large, side by side across its middle."""
    if not meeples:
        return
    one = round(size * (0.46 if len(meeples) < 3 else 0.38))
    step = min(one * 0.86, (size - one) / max(1, len(meeples) - 1))
    left = x + (size - one - step * (len(meeples) - 1)) / 2
    for k, seat in enumerate(meeples):
        lay(canvas, meeple(seat, one, theme), left + k * step, y + (size - one) / 2)


@kept
def frame(tone: str, width: int, height: int) -> tuple[Image.Image, int]:
    """An empty card and the width of its border."""
    rim = max(4, round(width * 0.05))
    out = rounded(width, height, round(width * 0.08), tone, mix(tone, INK, 0.35), max(1, width // 90)).copy()
    lay(out, rounded(width - 2 * rim, height - 2 * rim, round(width * 0.05), CREAM), rim, rim)
    return out, rim


@kept
def card(word: str, width: int) -> Image.Image:
    """A card's face, without words: everything on it is a sign."""
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
    return out


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
    return out


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


@kept
def deck(kind: str, count: int, width: int, size: int, theme: Theme) -> Image.Image:
    """A face-down deck with the number of cards left; an empty place when there are none."""
    height = round(width * TALL)
    out = Image.new("RGBA", (width + 8, height + 8), (0, 0, 0, 0))
    if count:
        for off in (8, 4, 0)[: 1 + min(2, count)]:
            stack(out, rounded(width, height, round(width * 0.09), mix(BACK[kind], INK, 0.3)), off, off)
        stack(out, back(kind, width), 0, 0)
    else:
        stack(out, rounded(width, height, round(width * 0.09), theme.socket), 0, 0)
        lay(out, sign("no", round(width * 0.5), theme.soft), width * 0.25, height * 0.2)
    tag = round(size * 1.15)
    stack(out, rounded(round(tag * 1.3), tag, tag // 2, INK), width / 2 - tag * 0.65, height - tag * 1.05)
    write(out, (width / 2, height - tag * 0.53), str(count), size, CREAM, "Black")
    return out

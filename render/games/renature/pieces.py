"""Dominoes, plants and tokens ready to lay, each drawn once per size. Knows no match."""

from PIL import Image, ImageFilter

from engine.games.renature.pieces import COLOURS, DRAWN, KINDS, VALUE
from render.canvas import lay, lay_parts, rounded, veiled
from render.cutting import cut
from render.labels import length, write
from render.laying import Part
from render.memory import kept
from render.palette import CREAM, INK, mix, readable
from render.raster import rasterise, sprite
from render.shadows import shadow
from render.theme import Theme

# Behind every animal a pale ground, far from the animal's own colour.
GROUND = {
    "butterfly": "#F3E3B5", "snail": "#CFE0C0", "salamander": "#EBC9B4", "turtle": "#F2DDC8", "owl": "#C3D3DE",
    "badger": "#E6C3B4", "fox": "#BFD8CE", "hedgehog": "#DCE3B4", "frog": "#F1D3CB", "squirrel": "#D3DEE0",
}  # fmt: skip
PLAIN = "#E4DCC8"
TONES = ("#F3EEDF", "#4A5157", "#E2802F", "#3E7FC1")  # of the seats' plants; a line of ink shows on the black one


@kept
def half(animal: str, pitch: int, *, joker: bool) -> Image.Image:
    """One half of a domino without its tile; the joker wears a star. An animal without a drawing has two letters."""
    side = round(pitch * 0.86)
    face = rounded(side, side, round(pitch * 0.1), GROUND.get(animal, PLAIN)).copy()
    if animal in DRAWN:
        size = round(side * 0.94)
        lay(face, sprite(f"renature/{animal}", size), (side - size) / 2, (side - size) / 2)
    else:
        write(face, (side / 2, side / 2), animal[:2].capitalize(), round(pitch * 0.5), INK, "Black")
    if joker:
        star = round(pitch * 0.38)
        lay(face, sprite("renature/joker", star), side - star * 0.92, -star * 0.02)
    return face


@kept
def tile(pitch: int, *, across: bool) -> Image.Image:
    """A blank domino with its shadow and its margin."""
    inset, at = round(pitch * 0.035), round(pitch * 0.035) + margin(pitch)
    long, short = 2 * pitch - 2 * inset, pitch - 2 * inset
    w, h = (long, short) if across else (short, long)
    blur, radius = max(2, pitch // 24), round(pitch * 0.14)
    out = Image.new("RGBA", (w + 2 * at, h + 2 * at), (0, 0, 0, 0))
    out.alpha_composite(shadow(w, h, radius, blur, 150), (at - 2 * blur + blur // 2, at - 2 * blur + blur))
    out.alpha_composite(rounded(w, h, radius, mix(CREAM, INK, 0.28)), (at, at))
    out.alpha_composite(rounded(w - 1, h - max(2, pitch // 28), radius, CREAM), (at, at))
    return out


def margin(pitch: int) -> int:
    return round(pitch * 0.12)


@kept
def domino(animals: tuple[str, str], pitch: int, *, across: bool, joker: str) -> Image.Image:
    out = tile(pitch, across=across).copy()
    off = margin(pitch) + (pitch - round(pitch * 0.86)) / 2
    for k, animal in enumerate(animals):
        face = half(animal, pitch, joker=animal == joker)
        lay(out, face, off + (k * pitch if across else 0), off + (0 if across else k * pitch))
    out.putalpha(tile(pitch, across=across).getchannel("A"))
    return out


@kept
def domino_parts(animals: tuple[str, str], pitch: int, *, across: bool, joker: str) -> tuple[Part, ...]:
    whole, deep = domino(animals, pitch, across=across, joker=joker), margin(pitch) + round(pitch * 0.14)
    w, h = whole.size
    return cut(whole, [(0, 0, w, deep), (0, deep, w, h - deep), (0, h - deep, w, h)])


def lay_domino(
    canvas: Image.Image, at: tuple[float, float], animals: tuple[str, str], pitch: int, *, across: bool, joker: str,
    sunk: str = "",
) -> None:  # fmt: skip
    """With its first animal at the left or on top; `at` is the corner of its first cell. One that cannot be chosen is
    `sunk` towards a colour.
    """
    x, y, joker = at[0] - margin(pitch), at[1] - margin(pitch), joker if joker in animals else ""
    if sunk:
        lay(canvas, veiled(domino(animals, pitch, across=across, joker=joker), sunk, 0.6), x, y)
    else:
        lay_parts(canvas, domino_parts(animals, pitch, across=across, joker=joker), x, y)


def plant(code: int, size: int) -> Image.Image:
    """A plant as it stands on the board."""
    return sprite(f"renature/{KINDS[code % 4]}-{COLOURS[code // 4]}", size)


@kept
def potted(code: int, size: int, theme: Theme) -> Image.Image:
    """A plant on the ground of a box instead of land. A black one would be lost on a dark ground: it has a pale rim."""
    out = plant(code, size)
    if theme.name != "dark" or COLOURS[code // 4] != "black":
        return out
    wide = max(1, size // 28)
    outline = Image.new("RGBA", out.size, theme.frame)
    outline.putalpha(out.getchannel("A").filter(ImageFilter.MaxFilter(2 * wide + 1)))
    outline.alpha_composite(out)
    return outline


@kept
def valued(code: int, size: int, letters: int, theme: Theme, *, sunk: str = "") -> Image.Image:
    """A plant with how much it counts, at its foot. One of which none is left is `sunk` towards a colour."""
    side = round(letters * 1.12)
    out = Image.new("RGBA", (size + side // 3, size), (0, 0, 0, 0))
    picture = potted(code, size, theme)
    lay(out, veiled(picture, sunk, 0.7) if sunk else picture, 0, 0)
    back = theme.soft if sunk else theme.badge
    disc = rounded(side, side, side // 2, back, readable(back), max(2, letters // 18))
    x, y = out.width - side, size - side
    lay(out, disc, x, y)
    write(out, (x + side / 2, y + side / 2), str(VALUE[code]), letters, readable(back), "Black")
    return out


@kept
def sunflower(face: tuple[int, int], size: int, letters: int) -> Image.Image:
    """A token with its main and secondary points."""
    out = sprite("renature/token", size).copy()
    write(out, (size / 2, size / 2), f"{face[0]}/{face[1]}", letters, "#FFF1C9", "Black")
    return out


@kept
def back(points: int, size: int, letters: int) -> Image.Image:
    """The back of a token: what it will bring at the end."""
    out = sprite("renature/token", size).copy()
    disc = rounded(round(size * 0.72), round(size * 0.72), size, "#F0BE4A")
    lay(out, disc, size * 0.14, size * 0.14)
    write(out, (size / 2, size / 2), f"+{points}", letters, INK, "Black")
    return out


def token(name: str, size: int) -> Image.Image:
    return sprite(f"renature/{name}", size)


@kept
def stock(size: int) -> Image.Image:
    """A domino from behind, for counting."""
    high = round(size * 0.62)
    out = rounded(size, high, round(size * 0.12), CREAM, INK, max(2, size // 20)).copy()
    bar = rounded(max(2, size // 24), round(high * 0.6), 1, "#B7A785")
    lay(out, bar, size / 2 - bar.width / 2, high * 0.2)
    dot = rounded(round(high * 0.36), round(high * 0.36), size, "#7FA56B")
    for x in (0.25, 0.75):
        lay(out, dot, size * x - dot.width / 2, high / 2 - dot.height / 2)
    return out


def disc_of(text: str, letters: int) -> int:
    """How wide the disc is that holds the text."""
    return max(round(letters * 1.16), round(length(text, letters, "Black") + letters * 0.3))


def tip_of(letters: int) -> int:
    return round(letters * 0.3)


@kept
def pointer(text: str, letters: int, turn: int, theme: Theme) -> Image.Image:
    """A letter in a disc with a tip towards where a domino's second animal would lie."""
    disc = disc_of(text, letters)
    tip, front, line = tip_of(letters), readable(theme.badge), max(2, letters // 14)
    side, foot = disc + 2 * tip, tip + disc * 0.16
    mid, wing = side / 2, disc * 0.3
    body = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><g fill="{theme.badge}" stroke="{front}"'
        f' stroke-width="{line}" stroke-linejoin="round"><path transform="rotate({90 * turn} {mid} {mid})"'
        f' d="M{mid - wing} {foot}L{mid} {line}L{mid + wing} {foot}Z"/>'
        f'<circle cx="{mid}" cy="{mid}" r="{disc / 2 - line / 2}"/></g></svg>'
    )
    out = rasterise(body, side)
    write(out, (mid, mid), text, letters, front, "Black")
    return out

"""Ecosystem's cards, ready to lay: joined cells of a grid, cards of a hand, small figures. Knows no match."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.games.ecosystem.scoring import MEADOW, STREAM, WOLF
from render.canvas import fill, lay, rounded, veiled
from render.cards import Part, art_side, formula, plated
from render.icons import badge, badge_for, sign
from render.joined import CLOSED, Open, cut, outline, side_bits
from render.labels import length, write, write_in
from render.layout import Box
from render.memory import kept
from render.palette import INK, PAPER_SHADE
from render.raster import illustration, sprite
from render.theme import Theme

LANDS = ("stream", "meadow")
POSES = 3
# Courses of a stream that touches no other: its water ends under the frame whichever way it runs.
LONE = (0, 2, 1)


def art(card: str, size: int, open_: Open = CLOSED, pose: int = 0) -> Image.Image:
    if card == "stream":
        course = side_bits(open_) or LONE[pose % POSES]
        return illustration(f"ecosystem/stream-{course:02d}", size)
    return illustration(f"ecosystem/{card}-{pose % POSES}", size)


def pose_at(row: int, column: int) -> int:
    """Neighbours of one kind never look stamped."""
    return (row * 2 + column) % POSES


@kept
def cell(card: str, pitch: int, open_: Open, pose: int, frame: str) -> Image.Image:
    """A laid card with its frame; open sides carry the picture out to the edge of the cell."""
    gap, rim = pitch * 0.02, pitch * 0.026
    face = Image.new("RGBA", (pitch, pitch), frame)
    face.putalpha(outline(pitch, gap, pitch * 0.075, open_))
    if card not in LANDS:
        side = pitch - 2 * round(gap + rim)
        picture = cut(art(card, side, pose=pose), outline(side, 0, pitch * 0.055, CLOSED))
        face.alpha_composite(picture, (round(gap + rim), round(gap + rim)))
        return face
    face.alpha_composite(cut(art(card, pitch, open_, pose), outline(pitch, gap + rim, pitch * 0.055, open_)))
    stitch(face, open_)
    return face


def stitch(face: Image.Image, open_: Open) -> None:
    """Faint dots where two cards have grown together, so that a group can still be counted."""
    pitch = face.width
    layer = Image.new("RGBA", face.size, (0, 0, 0, 0))
    draw, r = ImageDraw.Draw(layer), max(1.0, pitch * 0.011)
    for k in range(2, 15):
        at = pitch * k / 16
        for side, (x, y) in enumerate(((at, 0), (pitch, at), (at, pitch), (0, at))):
            if open_[side]:
                draw.ellipse((x - r, y - r, x + r, y + r), fill=(255, 249, 236, 170))
    face.alpha_composite(layer)


@kept
def ghost(card: str, pitch: int, back: str) -> Image.Image:
    """What a card to come would look like in a place: sunk back into the ground."""
    side = round(pitch * 0.9)
    return cut(veiled(art(card, side), back, 0.62), outline(side, 0, pitch * 0.06, CLOSED))


@kept
def figure(card: str, size: int) -> Image.Image:
    """A card as a small sign, for scoring and tallies; `no-` in front strikes it through."""
    plain = card.removeprefix("no-")
    out = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    if plain in LANDS:
        disc = rounded(size, size, size // 2, INK)
        out.paste(art(plain, size), (0, 0), disc)
    elif plain == "cross":
        cross(out)
    else:
        lay(out, sprite(f"ecosystem/{plain}-figure", size), 0, 0)
    if plain != card:
        out.alpha_composite(sign("strike", size))
    return out


def cross(out: Image.Image) -> None:
    """A row and a column of a grid, lit."""
    u = out.width / 10
    draw = ImageDraw.Draw(out)
    for row in range(3):
        for column in range(3):
            x, y = u * (0.6 + 3 * column), u * (0.6 + 3 * row)
            tone = "#B47A4A" if 1 in (row, column) else PAPER_SHADE
            draw.rounded_rectangle((x, y, x + u * 2.6, y + u * 2.6), u * 0.5, fill=tone)


def steps(values: Sequence[int]) -> str:
    return "·".join(map(str, values))


# What a kind scores, in figures that need no language: the points, and for what.
SCORING: dict[str, tuple[str, tuple[str, ...]]] = {
    "bear": ("2×", ("bee", "trout")),
    "bee": ("3×", ("meadow",)),
    "trout": ("2×", ("stream", "dragonfly")),
    "eagle": ("2×", ("rabbit", "trout")),
    "dragonfly": ("1×", ("stream",)),
    "deer": ("2×", ("cross",)),
    "fox": ("3", ("no-bear", "no-wolf")),
    "rabbit": ("1", ("swap",)),
    "meadow": (steps(MEADOW[1:]), ()),
    "stream": (steps(STREAM), ("stream",)),
    "wolf": (steps(WOLF), ()),
}


def scoring(card: str, size: int, ink: str = INK) -> tuple[Part, ...]:
    icon = round(size * 1.2)
    points, kinds = SCORING[card]
    return (points, *(sign(kind, icon, ink) if kind == "swap" else figure(kind, icon) for kind in kinds))


@kept
def hand_card(card: str, title: str, width: int, theme: Theme, pose: int = 0) -> Image.Image:
    size = round(width * 0.16)
    facts = scoring(card, size, theme.ink)
    picture = art(card, art_side(width), pose=pose)
    return plated(picture, title, facts, width, theme, least=round(width * 0.15)).convert("RGB")


@kept
def strip(
    card: str, title: str, width: int, height: int, theme: Theme, least: int, *, letter: str = "", copies: int = 1
) -> Image.Image:
    """A hand card lying down: the picture with its letter at the left, name and number over scoring at the right. The
    name is what is chosen by, and the largest.
    """
    out = Image.new("RGB", (width, height), theme.card)
    rim = round(height * 0.06)
    side = height - 2 * rim
    lay(out, cut(art(card, side), outline(side, 0, height * 0.1, CLOSED)), rim, rim)
    if letter:
        lay(out, badge(letter, badge_for(round(least * 1.1)), theme), rim // 2, rim // 2)
    x = side + 3 * rim
    right, half = width - rim, side // 2
    if copies > 1:
        number = f"×{copies}"
        tab = round(length(number, least, "Black") + least * 0.5)
        right -= tab
        fill(out, Box(right, rim, tab, half), theme.gold, radius=half // 2)
        write(out, (right + tab / 2, rim + half / 2), number, least, INK, "Black")
        right -= rim
    write_in(out, Box(x, rim, right - x, half), title, round(least * 1.35), theme.ink, least=least)
    room, size = Box(x, rim + half, width - x - rim, half), round(least * 1.2)
    formula(out, room, scoring(card, size, theme.ink), size, theme.ink, least=least, align="l")
    return out


def count_pill(count: int, size: int, theme: Theme) -> Image.Image:
    """How many there are of a card, in letters of that size."""
    return badge(f"×{count}", badge_for(size), theme, back=theme.gold)

"""Ecosystem's cards, ready to lay: joined cells of a grid, cards of a hand, small figures. Knows no match."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.games.ecosystem.scoring import MEADOW, STREAM, WOLF
from render.canvas import lay, rounded, veiled
from render.cards import Part, art_side, formula, measure, plated
from render.icons import badge, badge_for, sign
from render.joined import CLOSED, Open, cut, outline, side_bits
from render.labels import length, write_in
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
    elif plain == "reach":
        reach(out)
    elif plain == "chain":
        return chain(size)
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


def reach(out: Image.Image) -> None:
    """All cells within two steps of the one in the middle: what is not only beside it."""
    u = out.width / 5
    draw = ImageDraw.Draw(out)
    for row in range(5):
        for column in range(5):
            far = abs(row - 2) + abs(column - 2)
            if far <= 2:
                x, y, gap = u * column, u * row, u * 0.08
                tone = INK if not far else "#B47A4A"
                draw.rounded_rectangle((x + gap, y + gap, x + u - gap, y + u - gap), u * 0.2, fill=tone)


def chain(size: int) -> Image.Image:
    """Three cards of one stream: what counts every card that hangs together, not only those beside it."""
    side = round(size * 0.86)
    long = illustration("ecosystem/stream-10", side)  # from left to right
    out = Image.new("RGBA", (round(side * 2.6), size), (0, 0, 0, 0))
    row = Image.new("RGBA", (side * 3, side))
    for k in range(3):
        row.paste(long, (k * side, 0))
    row = row.resize((out.width, round(out.width / 3)), Image.Resampling.LANCZOS)
    row.putalpha(rounded(row.width, row.height, row.height // 3, INK).getchannel("A"))
    draw, top = ImageDraw.Draw(row), (size - row.height) // 2
    for k in (1, 2):
        x = row.width * k / 3
        draw.line((x, row.height * 0.1, x, row.height * 0.9), fill=PAPER_SHADE, width=max(1, size // 24))
    out.paste(row, (0, top), row)
    return out


def steps(values: Sequence[int]) -> str:
    return "·".join(map(str, values))


# What a kind scores, in figures that need no language: the points, and for what.
SCORING: dict[str, tuple[str, tuple[str, ...]]] = {
    "bear": ("2×", ("bee", "trout")),
    "bee": ("3×", ("meadow",)),
    "trout": ("2×", ("stream", "dragonfly")),
    "eagle": ("2×", ("rabbit", "trout", "reach")),
    "dragonfly": ("1×", ("chain",)),
    "deer": ("2×", ("cross",)),
    "fox": ("3", ("no-bear", "no-wolf")),
    "rabbit": ("1", ("swap",)),
    "meadow": (steps(MEADOW[1:]), ()),
    "stream": (steps(STREAM), ("chain",)),
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
    """A hand card lying down: letter, picture and number at the left, then name and scoring. A low one has all in one
    line, a high one the letter on the picture and two lines. The name is what is chosen by, and the largest.
    """
    out = Image.new("RGB", (width, height), theme.card)
    rim, x = round(least * 0.2), round(least * 0.2)
    side, size = height - 2 * rim, max(round(least * 1.35), min(round(least * 1.9), round(height * 0.34)))
    facts = scoring(card, round(least * 1.2), theme.ink)
    mark = badge(letter, badge_for(round(least * 1.1)), theme) if letter else None
    pill = count_pill(copies, least, theme) if copies > 1 else None
    signs = [piece.width + rim for piece in (mark, pill) if piece]
    needed = round(measure(facts, round(least * 1.2))) + 1
    flat = height < 4 * least and sum(signs) + side + length(title, size) + needed + 8 * rim <= width
    if mark and flat:
        lay(out, mark, x, (height - mark.height) / 2)
        x += mark.width + rim
    lay(out, cut(art(card, side), outline(side, 0, least * 0.3, CLOSED)), x, rim)
    if mark and not flat:
        lay(out, mark, rim // 2, rim // 2)
    x += side + 2 * rim
    if flat:
        x += round(write_in(out, Box(x, 0, width - x, height), title, size, theme.ink, least=least)) + 2 * rim
        if pill:
            lay(out, pill, x, (height - pill.height) / 2)
        place = Box(width - 2 * rim - needed, 0, needed, height)
    else:
        if pill:
            lay(out, pill, rim + side - pill.width + rim // 2, rim + side - pill.height + rim // 2)
        half = min(height // 2, round(least * 1.7))
        write_in(out, Box(x, height // 2 - half, width - x - rim, half), title, size, theme.ink, least=least)
        place = Box(x, height // 2, width - x - rim, half)
    formula(out, place, facts, round(least * 1.2), theme.ink, least=least, align="l")
    return out


def count_pill(count: int, size: int, theme: Theme) -> Image.Image:
    """How many there are of a card, in letters of that size."""
    return badge(f"×{count}", badge_for(size), theme, back=theme.gold)

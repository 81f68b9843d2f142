"""Grounds, boxes, laying pieces on a picture, and the file that is posted."""

import io
import math
from collections.abc import Iterable

from PIL import Image, ImageChops, ImageDraw

from .cutting import strips
from .laying import Edges, Part, put, put_colour, put_parts
from .layout import RADIUS, WIDEST, Box, around
from .memory import kept
from .raster import paper, rasterise, tiled
from .spots import comment
from .theme import Theme

FORMAT = "jpg"
HEAVY = 600_000  # bytes
# Quality, how coarse the colours are, and the least that it leaves of the first file, measured.
FINEST = ((86, 0, 1.0), (82, 0, 0.84), (82, 2, 0.66), (74, 2, 0.53), (66, 2, 0.44))
CLOTH_SIZE = (WIDEST, 2000)


@kept
def table_paper(colour: str) -> Image.Image:
    """Toothed, as large as pictures are: a part of it is copied a quarter quicker than rows of it are laid."""
    return tiled(paper(colour), *CLOTH_SIZE)


@kept
def cloth(colour: str, line: str) -> Image.Image:
    """With the lines of a map, as large as pictures are: cutting one out is a hundred times as quick as drawing it."""
    out = Image.new("RGB", CLOTH_SIZE, colour)
    out.paste(line, (0, 0), contours(*CLOTH_SIZE))
    return out


def contours(width: int, height: int) -> Image.Image:
    """As a mask."""
    # Drawn twice as large and shrunk: far quicker than an SVG of that size.
    mask = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(mask)
    for cx, cy in ((width * 0.2, height * 0.4), (width * 1.84, height * 1.48)):
        for ring in range(1, 15):
            turns = [k * math.pi / 40 for k in range(81)]
            pen.line(
                [
                    (
                        cx + ring * 128 * (1 + 0.16 * math.sin(a * 3 + ring * 0.4)) * math.cos(a),
                        cy + ring * 104 * (1 + 0.14 * math.cos(a * 2 + ring * 0.3)) * math.sin(a),
                    )
                    for a in turns
                ],
                fill=255, width=5, joint="curve",
            )  # fmt: skip
    return mask.reduce(2)


def ground(width: int, height: int, theme: Theme) -> Image.Image:
    """A fresh picture: toothed paper, or in the dark a cloth with the contour lines of a map."""
    return sheet(width, height, theme).crop((0, 0, width, height))


def sheet(width: int, height: int, theme: Theme) -> Image.Image:
    """What grounds are cut from, at least so high."""
    whole = cloth(theme.ground, theme.contour) if theme.contour else table_paper(theme.ground)
    return whole if height <= whole.height else tiled(whole.crop((0, 0, width, whole.height)), width, height)


def panelled(width: int, height: int, theme: Theme, *boxes: Box, colour: str = "") -> Image.Image:
    """A fresh picture with boxes on it, as `fill` would lay them. To lay a colour takes half as long as to copy paper,
    so that this is laid only where it shows.
    """
    tone, paper = colour or theme.panel, sheet(width, height, theme).im
    canvas = Image.new("RGB", (width, height), tone)
    for free in around(width, height, tuple([part for box in boxes for part in crossed(box)])):
        edges = (free.x, free.y, free.right, free.bottom)
        canvas.im.paste(paper.crop(edges), edges)
    for box in boxes:
        fill_corners(canvas, box, tone, RADIUS)
    return canvas


def crossed(box: Box) -> tuple[Box, ...]:
    """All of a rounded box but its corners."""
    r = min(RADIUS, box.w // 2, box.h // 2)
    return Box(box.x, box.y + r, box.w, box.h - 2 * r), Box(box.x + r, box.y, box.w - 2 * r, box.h)


def corners(width: int, height: int, radius: int) -> Image.Image:
    """White inside a rounded box. Only the corners are drawn large, so a board costs no more than a chip."""
    mask = Image.new("L", (width, height), 255)
    r = min(radius, width // 2, height // 2)
    if r:
        disc = Image.new("L", (r * 8, r * 8), 0)
        ImageDraw.Draw(disc).ellipse((0, 0, r * 8 - 1, r * 8 - 1), fill=255)
        disc = disc.resize((2 * r, 2 * r), Image.Resampling.LANCZOS)
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            mask.paste(disc.crop((x * r, y * r, x * r + r, y * r + r)), (x * (width - r), y * (height - r)))
    return mask


@kept
def rounded(width: int, height: int, radius: int, colour: str, rim: str = "", line: int = 0) -> Image.Image:
    """A rounded box with smooth corners, and a rim if asked for."""
    out = Image.new("RGBA", (width, height), rim or colour)
    out.putalpha(corners(width, height, radius))
    if rim and line:
        inner = rounded(width - 2 * line, height - 2 * line, max(0, radius - line), colour)
        out.paste(inner, (line, line), inner)
    return out


@kept
def hollow(width: int, height: int, radius: int, rim: str, line: int) -> Image.Image:
    """Only the rim of a rounded box."""
    mask = corners(width, height, radius)
    mask.paste(0, (line, line), corners(width - 2 * line, height - 2 * line, max(0, radius - line)))
    out = Image.new("RGBA", (width, height), rim)
    out.putalpha(mask)
    return out


@kept
def hollow_parts(width: int, height: int, radius: int, rim: str, line: int) -> tuple[Part, ...]:
    """The same for a large one, for `lay_parts`."""
    return strips(hollow(width, height, radius, rim, line), max(radius, line))


def clipped(image: Image.Image, radius: int) -> Image.Image:
    """A picture with its corners rounded off."""
    out = image.convert("RGBA")
    out.putalpha(corners(*image.size, radius))
    return out


def lay(canvas: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Puts a piece down; one without transparency costs next to nothing."""
    put(canvas, piece, round(x), round(y))


def lay_parts(canvas: Image.Image, parts: Iterable[Part], x: float, y: float) -> None:
    """What `strips` and `bands` make of a piece, where the whole of it goes."""
    put_parts(canvas, parts, round(x), round(y))


@kept
def quarters(radius: int) -> tuple[Image.Image, ...]:
    """The masks of the four corners: upper left, upper right, lower left, lower right."""
    disc = corners(2 * radius, 2 * radius, radius)
    return tuple(disc.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius))


@kept
def rounds(radius: int, colour: str) -> tuple[Image.Image, ...]:
    """The four corners in a colour: laid ten times as quickly as the colour through their masks."""
    whole = Image.new("RGBA", (2 * radius, 2 * radius), colour)
    whole.putalpha(corners(2 * radius, 2 * radius, radius))
    return tuple(whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius))


@kept
def outsides(radius: int) -> tuple[Image.Image, ...]:
    """What the corners leave out."""
    return tuple([ImageChops.invert(mask) for mask in quarters(radius)])


def fill(canvas: Image.Image, box: Box, colour: str, *, radius: int = RADIUS, rim: str = "", line: int = 0) -> None:
    """A rounded box straight onto the picture; only its corners are blended, so a large one costs little."""
    if rim and line:
        fill(canvas, box, rim, radius=radius)
        box, radius = box.inset(line), max(0, radius - line)
    r = min(radius, box.w // 2, box.h // 2)
    whole: list[Edges] = [(box.x + r, box.y, box.right - r, box.bottom)]
    if not r:
        put_colour(canvas, colour, whole, ())
        return
    whole += [(x, box.y + r, x + r, box.bottom - r) for x in (box.x, box.right - r)]
    if canvas.mode != "RGB":
        spots = [(x, y) for y in (box.y, box.bottom - r) for x in (box.x, box.right - r)]
        masks = zip([(x, y, x + r, y + r) for x, y in spots], quarters(r), strict=True)
        put_colour(canvas, colour, whole, list(masks))
        return
    put_colour(canvas, colour, whole, ())
    fill_corners(canvas, box, colour, r)


def fill_corners(canvas: Image.Image, box: Box, colour: str, radius: int) -> None:
    r = min(radius, box.w // 2, box.h // 2)
    spots = [(x, y) for y in (box.y, box.bottom - r) for x in (box.x, box.right - r)]
    for (x, y), piece in zip(spots, rounds(r, colour) if r else (), strict=False):
        put(canvas, piece, x, y)


def dashes(width: int, height: int, radius: int, colour: str, line: int, back: str) -> Image.Image:
    half = line / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><rect x="{half}" y="{half}"'
        f' width="{width - line}" height="{height - line}" rx="{radius}" fill="{back}" stroke="{colour}"'
        f' stroke-width="{line}" stroke-dasharray="{line * 3.2:.1f} {line * 2.4:.1f}" stroke-linecap="round"/></svg>'
    )
    return rasterise(svg, width, height)


@kept
def dashed(width: int, height: int, radius: int, colour: str, line: int, back: str = "none") -> Image.Image:
    """The rim of a place where something may go."""
    return dashes(width, height, radius, colour, line, back)


@kept
def dashed_strips(
    width: int, height: int, radius: int, colour: str, line: int, back: str
) -> tuple[Part, ...]:
    return strips(dashes(width, height, radius, colour, line, back), radius + line)


def lay_dashed(canvas: Image.Image, box: Box, colour: str, *, radius: int, line: int, back: str = "none") -> None:
    """The same for a large place, straight onto the picture: only what lies at its rim is blended."""
    deep = radius + line
    if min(box.w, box.h) <= 2 * deep:
        lay(canvas, dashed(box.w, box.h, radius, colour, line, back), box.x, box.y)
        return
    if back != "none":
        canvas.paste(back, (box.x + deep, box.y + deep, box.right - deep, box.bottom - deep))
    put_parts(canvas, dashed_strips(box.w, box.h, radius, colour, line, back), box.x, box.y)


def veiled(image: Image.Image, colour: str, part: float) -> Image.Image:
    """The same piece sunk back towards a colour: a hint of what may come, or what is no longer there."""
    veil = Image.new("RGB", image.size, colour)
    out = Image.blend(image.convert("RGB"), veil, part)
    if image.mode == "RGBA":
        out.putalpha(image.getchannel("A"))
    return out


def encode(picture: Image.Image) -> bytes:
    """JPEG with full colour resolution, so that small coloured letters keep their edges. A busy picture, which is
    mostly illustration, takes a little less of both rather than be heavier than a phone likes to load; what cannot be
    enough is not tried.
    """
    plain, said = picture if picture.mode == "RGB" else picture.convert("RGB"), comment(picture)
    first, found = 0, b""
    for quality, coarse, left in FINEST:
        if first * left <= HEAVY:
            out = io.BytesIO()
            plain.save(out, "JPEG", quality=quality, subsampling=coarse, comment=said)
            found, first = out.getvalue(), first or out.tell()
            if len(found) <= HEAVY:
                break
    return found

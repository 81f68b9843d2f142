"""Laying one image on another. A picture does it hundreds of times, and what Pillow asks before each of them takes
longer than laying a small piece, so that it is asked only of images that were read from a file.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from PIL import Image, ImageColor

MULTIPLIED = "multiplied"  # of an image: its pixels as they are laid quickest, once they are known
Edges = tuple[int, int, int, int]  # left, top, right, bottom
Part = tuple[Image.Image, int, int]  # of a piece, with where it lies on it


def put(canvas: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """`Image.paste`, with the piece as its own mask if it has transparency."""
    if piece.__class__ is Image.Image and drawn(canvas):
        sheet, pixels = canvas.im, piece.im  # asked once: each of these is a call
        mode, (wide, high) = pixels.mode, pixels.size
        if sheet.mode in ("RGB", mode):
            if mode == "RGBA":
                if MULTIPLIED in piece.__dict__ and sheet.mode == "RGB":
                    pixels = piece.__dict__[MULTIPLIED] or multiplied(piece)
                sheet.paste(pixels, (x, y, x + wide, y + high), pixels)
            else:
                sheet.paste(pixels, (x, y, x + wide, y + high))
            return
    if piece.mode == "RGBA":
        canvas.paste(piece, (x, y), piece)
    else:
        canvas.paste(piece, (x, y))


def put_parts(canvas: Image.Image, parts: Iterable[Part], x: int, y: int) -> None:
    """The same for all parts of a piece, where the whole of it goes."""
    if not drawn(canvas) or canvas.mode != "RGB":
        for part, across, down in parts:
            put(canvas, part, x + across, y + down)
        return
    sheet = canvas.im
    for part, across, down in parts:
        pixels = (part.__dict__[MULTIPLIED] or multiplied(part)) if MULTIPLIED in part.__dict__ else part.im
        (wide, high), left, top = pixels.size, x + across, y + down
        if pixels.mode == "RGB":
            sheet.paste(pixels, (left, top, left + wide, top + high))
        else:
            sheet.paste(pixels, (left, top, left + wide, top + high), pixels)


def often(piece: Image.Image) -> Image.Image:
    """A piece that nobody draws on any more, and that is laid again and again."""
    piece.__dict__.setdefault(MULTIPLIED, None)
    return piece


def multiplied(piece: Image.Image) -> Any:
    """Its pixels, each colour multiplied by how opaque it is: Pillow lays these three times as quickly. To make them
    takes as long as laying the others once, so that it is done when first needed, and only for what is laid often.
    """
    piece.__dict__[MULTIPLIED] = found = piece.im.convert("RGBa", 0)
    return found


def put_rounded(canvas: Image.Image, piece: Image.Image, x: int, y: int, outsides: Sequence[Image.Image]) -> None:
    """A piece without transparency; what lies under its corners comes back where the masks say so."""
    side = outsides[0].width
    right, bottom = x + piece.width - side, y + piece.height - side
    boxes = [(left, top, left + side, top + side) for top in (y, bottom) for left in (x, right)]
    if drawn(canvas):
        under = [canvas.im.crop(box) for box in boxes]
        put(canvas, piece, x, y)
        for box, mask, pixels in zip(boxes, outsides, under, strict=True):
            canvas.im.paste(pixels, box, mask.im)
    else:
        patches = [canvas.crop(box) for box in boxes]
        put(canvas, piece, x, y)
        for box, mask, patch in zip(boxes, outsides, patches, strict=True):
            canvas.paste(patch, box, mask)


def put_colour(
    canvas: Image.Image, colour: str, whole: Sequence[Edges], masked: Sequence[tuple[Edges, Image.Image]]
) -> None:
    """One colour in some boxes, and in others where their masks say so."""
    ink = ImageColor.getcolor(colour, canvas.mode)
    if drawn(canvas):
        for box in whole:
            canvas.im.paste(ink, box)
        for box, mask in masked:
            canvas.im.paste(ink, box, mask.im)
    else:
        for box in whole:
            canvas.paste(ink, box)
        for box, mask in masked:
            canvas.paste(ink, box, mask)


def drawn(canvas: Image.Image) -> bool:
    """By us, and not read from a file."""
    return canvas.__class__ is Image.Image and not canvas.readonly

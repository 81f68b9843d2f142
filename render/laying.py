"""Laying one image on another. A picture does it hundreds of times, and what Pillow asks before each of them takes
longer than laying a small piece, so that it is asked only of images that were read from a file.
"""

from PIL import Image


def put(canvas: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """`Image.paste`, with the piece as its own mask if it has transparency."""
    through = piece.mode == "RGBA"
    drawn = piece.__class__ is Image.Image is canvas.__class__ and not canvas.readonly
    if drawn and canvas.mode in ("RGB", piece.mode):
        box, pixels = (x, y, x + piece.width, y + piece.height), piece.im
        if through:
            canvas.im.paste(pixels, box, pixels)
        else:
            canvas.im.paste(pixels, box)
    elif through:
        canvas.paste(piece, (x, y), piece)
    else:
        canvas.paste(piece, (x, y))

"""Where on a picture something lies that can be chosen, by the letter or the name that stands on it.

Spots are in parts of the picture, in its `info`, which Pillow hands on to copies and to other sizes of it. They leave
as a comment inside the file: a page may let people press them, and whoever does not know of them shows a picture.
"""

import json

from PIL import Image

from .layout import Box

KEY = "spots"
Spot = tuple[str, float, float, float, float]  # its name, then left, top, width and height


def spots(picture: Image.Image) -> tuple[Spot, ...]:
    found: tuple[Spot, ...] = picture.info.get(KEY, ())
    return found


def put_spot(canvas: Image.Image, name: str, box: Box) -> None:
    """All of what is chosen by this name, not only the mark on it."""
    wide, high = canvas.size
    canvas.info[KEY] = (*spots(canvas), (name, box.x / wide, box.y / high, box.w / wide, box.h / high))


def lay_spots(canvas: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Those of a piece that was put down there."""
    wide, high = piece.size
    for name, left, top, across, down in spots(piece):
        at = Box(x + round(left * wide), y + round(top * high), round(across * wide), round(down * high))
        put_spot(canvas, name, at)


def comment(picture: Image.Image) -> bytes:
    """For the file; nothing where nothing can be chosen."""
    found = [(name, *[round(part, 4) for part in parts]) for name, *parts in spots(picture)]
    return json.dumps({KEY: found}, separators=(",", ":")).encode() if found else b""

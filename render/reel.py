"""A film of pictures: one frame, with a title above and a line below, and frames put together as an animated WebP.

Knows no game. Each frame is a file of its own, so that frames can be drawn apart, left out and put together in no time.
"""

import io
from collections.abc import Sequence
from struct import pack

from PIL import Image

from engine import record

from .canvas import ground, lay
from .icons import seat_mark
from .labels import fitted, length, wrapped, write, write_in
from .layout import Box
from .scores import Figure
from .theme import Theme

HEAD, FOOT, PAD = 68, 46, 16
TITLE, WORDS, POINTS = 26, 22, 24
LINES = 2
NOT_BLENDED = 2
ANIMATED = 2
METHOD = 2  # of WebP: more takes twice the time for a tenth of the size


@record
class Cut:
    """How a picture becomes a frame. `height` 0: as high as it comes out. `scores`: by seat; None has none."""

    title: str
    words: str
    scores: tuple[tuple[int | None, str], ...]
    width: int
    height: int = 0
    quality: int = 70


def frame(picture: Image.Image, cut: Cut, theme: Theme, figure: Figure = seat_mark) -> bytes:
    """A still WebP. What would be higher than the film is shown smaller, in the middle."""
    room = (cut.width, (cut.height - HEAD - FOOT) if cut.height else picture.height * cut.width // picture.width)
    scale = min(room[0] / picture.width, room[1] / picture.height)
    shown = picture.convert("RGB").resize(
        (max(1, round(picture.width * scale)), max(1, round(picture.height * scale))), Image.Resampling.LANCZOS
    )
    height = cut.height or even(shown.height + HEAD + FOOT)
    canvas = ground(cut.width, height, theme).convert("RGB")
    canvas.paste(shown, ((cut.width - shown.width) // 2, HEAD + (height - HEAD - FOOT - shown.height) // 2))
    lettered(canvas, cut, theme, figure)
    out = io.BytesIO()
    canvas.save(out, "WEBP", quality=cut.quality, method=METHOD)
    return out.getvalue()


def even(number: int) -> int:
    return number + number % 2


def lettered(canvas: Image.Image, cut: Cut, theme: Theme, figure: Figure) -> None:
    head = Box(PAD, 0, cut.width - 2 * PAD, HEAD)
    gone = round(write_in(canvas, head, cut.title, TITLE, theme.ink)) + PAD
    lines = wrapped(cut.words, head.w - gone, WORDS, lines=LINES)
    for line, place in zip(lines, head.inset(7).rows(max(1, len(lines)), 0), strict=False):
        write(canvas, (head.x + gone, place.middle[1]), line, WORDS, theme.soft, "Medium", "lm")
    top = canvas.height - FOOT
    for place, (seat, words) in zip(
        Box(PAD, top, head.w, FOOT).columns(max(1, len(cut.scores)), PAD), cut.scores, strict=False
    ):
        token = 0 if seat is None else POINTS + 6
        text, size = fitted(words, place.w - token - 8, POINTS)
        left = place.x + round((place.w - token - 8 - length(text, size)) / 2)
        if seat is not None:
            lay(canvas, figure(seat, token, theme), left, top + (FOOT - token) // 2)
        write(canvas, (left + token + 8, top + FOOT / 2), text, size, theme.ink, "Bold", "lm")


def film(frames: Sequence[bytes], milliseconds: Sequence[int]) -> bytes:
    """As the format says: https://developers.google.com/speed/webp/docs/riff_container. All frames are of one size."""
    width, height = size(frames[0])
    canvas = pack("<I", ANIMATED) + small(width - 1) + small(height - 1)
    parts = [chunk(b"VP8X", canvas), chunk(b"ANIM", pack("<IH", 0xFFFFFFFF, 0))]
    for data, time in zip(frames, milliseconds, strict=True):
        head = small(0) + small(0) + small(width - 1) + small(height - 1) + small(time) + bytes([NOT_BLENDED])
        parts.append(chunk(b"ANMF", head + data[12:]))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + pack("<I", len(body)) + body


def size(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as found:
        return found.size


def small(number: int) -> bytes:
    """Three bytes."""
    return pack("<I", number)[:3]


def chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)

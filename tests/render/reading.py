"""What is written on a picture, how large and where, also on those parts of it that were drawn for an earlier one.

A writing travels with the pixels, in the `info` of the image, which Pillow hands on to every copy. Pillow is followed
only while a picture is read: whoever draws knows nothing of it and pays nothing for it.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import replace
from functools import wraps
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from engine.record import record
from render import canvas, labels, laying, memory, raster
from render.memory import ROOM, Memory

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

KEY, PIECE, GROUND = "written", "sign", "grounds"
SOLID, GONE = 127, 0.9
SIGNS = ("sign", "seat_mark", "state_mark", "numbered", "icon", "need", "square")  # what draws a fact without letters
numbers = count()


@record
class Rect:
    """In fractions of a pixel, because a piece may be resized with what is written on it."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def area(self) -> float:
        return max(0.0, self.right - self.left) * max(0.0, self.bottom - self.top)

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def moved(self, x: float, y: float) -> Rect:
        return Rect(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def scaled(self, x: float, y: float) -> Rect:
        return Rect(self.left * x, self.top * y, self.right * x, self.bottom * y)

    def within(self, other: Rect) -> Rect:
        return Rect(
            max(self.left, other.left), max(self.top, other.top),
            min(self.right, other.right), min(self.bottom, other.bottom),
        )  # fmt: skip

    def around(self, other: Rect) -> Rect:
        if not self.area or not other.area:
            return self if self.area else other
        return Rect(
            min(self.left, other.left), min(self.top, other.top),
            max(self.right, other.right), max(self.bottom, other.bottom),
        )  # fmt: skip

    def apart(self, other: Rect) -> bool:
        """Most are, and this is the quickest to say."""
        return (
            self.left >= other.right or self.right <= other.left or self.top >= other.bottom or self.bottom <= other.top
        )

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x < self.right and self.top <= y < self.bottom

    def beyond(self, other: Rect) -> float:
        """By how much it sticks out of another."""
        sides = (other.left - self.left, other.top - self.top, self.right - other.right, self.bottom - other.bottom)
        return max(0.0, *sides)


@record
class Writing:
    """`box`: where all of it would be; `seen`: the part of that which was not cut off. `hidden`: how much of it was
    covered by pieces laid later. `beyond`: by how much it leaves what it is written on. A sign has no words.
    `pale`: sunk back on purpose, because it does not count now.
    """

    number: int
    words: str
    size: float
    box: Rect
    seen: Rect
    mask: Image.Image
    hidden: float = 0.0
    beyond: float = 0.0
    sign: str = ""
    pale: bool = False

    def moved(self, x: float, y: float) -> Writing:
        return replace(self, box=self.box.moved(x, y), seen=self.seen.moved(x, y))

    def scaled(self, x: float, y: float) -> Writing:
        return replace(self, box=self.box.scaled(x, y), seen=self.seen.scaled(x, y), size=self.size * min(x, y),
                       beyond=self.beyond * x)  # fmt: skip

    def clipped(self, frame: Rect) -> Writing:
        return replace(self, seen=self.seen.within(frame))


Writings = tuple[Writing, ...]


def writings(image: Image.Image) -> Writings:
    found: Writings = image.info.get(KEY, ())
    return found


def frame(image: Image.Image) -> Rect:
    return Rect(0, 0, *image.size)


class Reader(Memory):
    """Follows what is done to images, one step at a time: what Pillow calls to do it is a part of that step."""

    def __init__(self) -> None:
        super().__init__(ROOM)
        self.busy = False

    def keep(self, key: Any, drawing: Any) -> None:
        if key[0].__name__ in SIGNS and isinstance(drawing, Image.Image):
            drawing.info[PIECE] = " ".join([key[0].__name__, *[str(arg) for arg in key[1][:1]]])
        super().keep(key, drawing)

    def followed(self, method: Any, then: Callable[..., Any]) -> Any:
        """`then` is told the result and the arguments of every call that nobody of Pillow made."""

        @wraps(method)
        def call(*args: Any, **more: Any) -> Any:
            if self.busy:
                return method(*args, **more)
            self.busy = True
            try:
                return then(method(*args, **more), *args, **more)
            finally:
                self.busy = False

        return call

    def stamped(
        self, _: None, canvas: Image.Image, at: tuple[float, float], text: str, size: int, colour: str, weight: str,
        anchor: str, width: int = 0, share: float = 1.0,
    ) -> None:  # fmt: skip
        """A halo is no writing of its own."""
        mask, left, top = labels.letters(text, size, weight, anchor, 0, share)
        if mask is not None and not width and text.strip():
            x, y = round(at[0]) + left, round(at[1]) + top
            box = Rect(x, y, x + mask.width, y + mask.height)
            under = next((each for each in reversed(canvas.info.get(GROUND, ())) if each.holds(*box.middle)), None)
            beyond = box.beyond(under) if under else 0.0
            new = Writing(next(numbers), text, size, box, box.within(frame(canvas)), mask, beyond=beyond)
            canvas.info[KEY] = (*writings(canvas), new)

    def pasted(
        self, _: None, canvas: Image.Image, piece: Any, box: Any = None, mask: Image.Image | None = None
    ) -> None:
        if isinstance(box, Image.Image):
            box, mask = None, box
        x, y = (box or (0, 0))[:2]
        size = piece.size if isinstance(piece, Image.Image) else mask.size if mask else None
        place = Rect(x, y, x + size[0], y + size[1]) if size else Rect(*box[:4]) if box else frame(canvas)
        alpha = mask.getchannel("A") if mask is not None and mask.mode in ("RGBA", "LA") else mask
        self.laid(canvas, piece if isinstance(piece, Image.Image) else None, place, alpha)

    def put(self, _: None, canvas: Image.Image, piece: Image.Image, x: int, y: int) -> None:
        self.pasted(None, canvas, piece, (x, y), piece if piece.mode == "RGBA" else None)

    def put_parts(self, _: None, canvas: Image.Image, parts: Iterable[Any], x: int, y: int) -> None:
        for part, across, down in parts:
            self.put(None, canvas, part, x + across, y + down)

    def coloured(
        self, _: None, canvas: Image.Image, colour: str, whole: Iterable[Any], masked: Iterable[tuple[Any, Image.Image]]
    ) -> None:
        for box in whole:
            self.pasted(None, canvas, colour, box)
        for box, mask in masked:
            self.pasted(None, canvas, colour, box, mask)

    def composited(
        self, _: None, canvas: Image.Image, piece: Image.Image, dest: Any = (0, 0), source: Any = (0, 0)
    ) -> None:
        self.laid(canvas, piece, frame(piece).moved(dest[0], dest[1]), piece.getchannel("A"))

    def laid(self, canvas: Image.Image, piece: Image.Image | None, place: Rect, alpha: Image.Image | None) -> None:
        kept = []
        for old in writings(canvas):
            if old.seen.apart(place):
                kept.append(old)
                continue
            share = old.hidden + covered(old, place, alpha)
            if share < GONE:
                kept.append(replace(old, hidden=share))
        brought = () if piece is None else (*writings(piece), *sign_of(piece))
        known = {(each.number, round(each.box.left), round(each.box.top)): k for k, each in enumerate(kept) if brought}
        for new in brought:
            laid = new.moved(place.left, place.top).clipped(frame(canvas))
            at = known.get((laid.number, round(laid.box.left), round(laid.box.top)))
            if at is None and laid.seen.area:
                kept.append(laid)
            elif at is not None:
                kept[at] = replace(kept[at], seen=kept[at].seen.around(laid.seen))
        canvas.info[KEY] = tuple(kept)
        if alpha is None or opaque(alpha):
            canvas.info[GROUND] = (*canvas.info.get(GROUND, ()), place)

    def tiled(self, result: Image.Image, *_: Any) -> Image.Image:
        """Paper is one ground, of however many squares it is made."""
        return result

    def blended(self, result: Image.Image, first: Image.Image, *_: Any) -> Image.Image:
        result.info[KEY] = tuple([replace(each, pale=True) for each in writings(first)])
        return result

    def cropped(self, result: Image.Image, image: Image.Image, box: Any = None) -> Image.Image:
        result.info[GROUND] = ()
        if box is not None:
            inside = [each.moved(-box[0], -box[1]).clipped(frame(result)) for each in writings(image)]
            result.info[KEY] = tuple([each for each in inside if each.seen.area > 0])
        return result

    def resized(self, result: Image.Image, image: Image.Image, *_: Any, **__: Any) -> Image.Image:
        result.info[GROUND] = ()
        x, y = result.width / image.width, result.height / image.height
        result.info[KEY] = tuple([each.scaled(x, y) for each in writings(image)])
        return result

    def filled(self, _: None, canvas: Image.Image, box: Any, *args: Any, **more: Any) -> None:
        """A rounded box is one ground, of however many parts it is made."""
        self.laid(canvas, None, Rect(box.x, box.y, box.right, box.bottom), None)


def sign_of(piece: Image.Image) -> Writings:
    """A sign is one as long as nothing is laid on it."""
    if PIECE not in piece.info or "A" not in piece.mode:
        return ()
    box = frame(piece)
    return (Writing(next(numbers), "", piece.height, box, box, piece.getchannel("A"), sign=piece.info[PIECE]),)


def covered(written: Writing, place: Rect, alpha: Image.Image | None) -> float:
    """The share of it that is under what is laid."""
    both = written.seen.within(place)
    if not both.area or alpha is None:
        return both.area / written.box.area
    local = both.moved(-place.left, -place.top)
    part = alpha.crop((int(local.left), int(local.top), int(local.right) + 1, int(local.bottom) + 1))
    return both.area / written.box.area * share(part)


def share(mask: Image.Image) -> float:
    """How much of a mask is opaque."""
    tones = mask.convert("L").histogram()
    return sum(tones[SOLID + 1 :]) / max(1, sum(tones))


def opaque(mask: Image.Image) -> bool:
    return share(mask) > 0.6


READER = Reader()


@contextmanager
def reading() -> Iterator[None]:
    """While it lasts, every drawing carries what is written on it; see `writings`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memory, "MEMORY", READER)
        drawing: dict[Any, Callable[..., Any]] = {
            labels.stamp: READER.stamped, canvas.fill: READER.filled, raster.tiled: READER.tiled,
            laying.put: READER.put, laying.put_parts: READER.put_parts, laying.put_colour: READER.coloured,
        }
        for name, then in (("paste", READER.pasted), ("alpha_composite", READER.composited), ("crop", READER.cropped),
                           ("resize", READER.resized), ("reduce", READER.resized)):  # fmt: skip
            patch.setattr(Image.Image, name, READER.followed(getattr(Image.Image, name), then))
        patch.setattr(Image, "blend", READER.followed(Image.blend, READER.blended))
        for original, after in drawing.items():
            followed = READER.followed(original, after)
            for module in [module for name, module in sys.modules.items() if name.startswith("render.")]:
                for name, value in list(vars(module).items()):
                    if value is original:
                        patch.setattr(module, name, followed)
        yield

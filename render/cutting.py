"""Pieces cut into parts that are quickly laid: what is transparent is left out, and what is opaque is not blended."""

from collections.abc import Iterable

from PIL import Image

from .laying import Edges, Part

WORTH = 600  # pixels in a row that are worth a part of their own


def strips(whole: Image.Image, deep: int) -> tuple[Part, ...]:
    """The outermost of a piece, with where each part lies on it; the middle is left out."""
    w, h = whole.size
    return cut(whole, [(0, 0, w, deep), (0, h - deep, w, h), (0, deep, deep, h - deep), (w - deep, deep, w, h - deep)])


def bands(piece: Image.Image, deep: int) -> tuple[Part, ...]:
    """A piece that is transparent only at its corners, with its middle so that it is quickly laid. Cache the caller."""
    w, h = piece.size
    middle = piece.crop((0, deep, w, h - deep)).convert("RGB")
    return (*cut(piece, [(0, 0, w, deep), (0, h - deep, w, h)]), (middle, 0, deep))


def cut(whole: Image.Image, boxes: Iterable[Edges], left: int = 0, top: int = 0) -> tuple[Part, ...]:
    """Parts of a piece without what is transparent around them. Where one is opaque from edge to edge it is a part of
    its own, because that is laid twenty times as quickly. Cache the caller.
    """
    found = list[Part]()
    for box in boxes:
        part = whole.crop(box)
        if (seen := part.getchannel("A").getbbox()) is not None:
            at = (left + box[0] + seen[0], top + box[1] + seen[1])
            found += [(each, at[0] + across, at[1] + down) for each, across, down in sundered(part.crop(seen))]
    return tuple(found)


def sundered(part: Image.Image) -> list[Part]:
    """At its longest run of opaque columns or rows, if that is worth it."""
    w, h = part.size
    columns, rows = part.getchannel("A").point([255] * 255 + [0]).getprojection()
    (left, right), (top, bottom) = longest(columns), longest(rows)
    if max((right - left) * h, (bottom - top) * w) < WORTH:
        return [(part, 0, 0)]
    boxes: list[Edges] = [(0, 0, left, h), (left, 0, right, h), (right, 0, w, h)]
    if (right - left) * h < (bottom - top) * w:
        boxes = [(0, 0, w, top), (0, top, w, bottom), (0, bottom, w, h)]
    found = [(part.crop(box), box[0], box[1]) for box in boxes]
    found[1] = (found[1][0].convert("RGB"), *found[1][1:])
    return [each for each in found if min(each[0].size)]


def longest(line: Iterable[int]) -> tuple[int, int]:
    """The longest run of nothing."""
    best = start = end = 0
    for at, there in enumerate((*line, 1)):
        if there:
            if at - start > end - best:
                best, end = start, at
            start = at + 1
    return best, end

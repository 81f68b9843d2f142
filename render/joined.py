"""Cells that grow together: the outline of a square cell whose open sides run into its neighbours.

`Open` holds eight flags: the sides n, e, s, w, then the corners ne, se, sw, nw.
"""

from collections.abc import Callable

from PIL import Image, ImageDraw

from .memory import kept

Open = tuple[bool, bool, bool, bool, bool, bool, bool, bool]
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
CORNERS = ((-1, 1), (1, 1), (1, -1), (-1, -1))
CLOSED: Open = (False, False, False, False, False, False, False, False)


def openings(row: int, column: int, same: Callable[[int, int], bool]) -> Open:
    """Which sides of a cell are open; a corner counts only between two open sides."""
    n, e, s, w = (same(row + dr, column + dc) for dr, dc in SIDES)
    ne, se, sw, nw = (same(row + dr, column + dc) for dr, dc in CORNERS)
    return n, e, s, w, ne and n and e, se and s and e, sw and s and w, nw and n and w


def side_bits(open_: Open) -> int:
    """The open sides as a number: n 1, e 2, s 4, w 8."""
    return sum(1 << k for k in range(4) if open_[k])


@kept
def outline(pitch: int, inset: float, radius: float, open_: Open) -> Image.Image:
    """A mask `pitch` square, white inside the cell."""
    k = 4
    size, gap, r = pitch * k, round(inset * k), round(radius * k)
    mask = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(mask)
    n, e, s, w, *corners = open_
    box = (0 if w else gap, 0 if n else gap, (size if e else size - gap) - 1, (size if s else size - gap) - 1)
    rounding = (not n and not w, not n and not e, not s and not e, not s and not w)
    draw.rounded_rectangle(box, r, fill=255, corners=rounding)
    edges = ((n, e), (s, e), (s, w), (n, w))
    spots = ((size, 0), (size, size), (0, size), (0, 0))
    for joined, both, (x, y) in zip(corners, edges, spots, strict=True):
        if all(both) and not joined and gap:
            draw.rounded_rectangle((x - gap, y - gap, x + gap, y + gap), min(gap, r // 2), fill=0)
    return mask.resize((pitch, pitch), Image.Resampling.LANCZOS)


def cut(art: Image.Image, mask: Image.Image) -> Image.Image:
    """The part of a picture that lies inside a mask."""
    out = art.convert("RGBA")
    out.putalpha(mask)
    return out

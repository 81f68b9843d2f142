"""The bot's own pictures, small or none: whoever presses buttons in a test waits for them and looks closely at none.

Every process that draws reads this file, so it is small, too.
"""

import io
from functools import cache

from PIL import Image

from bot.paint.painter import Order, Picture, described, paint

SMALL, HALF = 0.2, 0.5


@cache
def sheet() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (8, 5), "#F7F0E0").save(out, "JPEG")
    return out.getvalue()


def blank(order: Order) -> Picture:
    """An empty sheet, with the words of what would be on it. Drawing takes a third of a test at a table; the tests of
    pictures, of whole matches and of the page show it.
    """
    return sketch(order) if order.cut is not None else Picture(sheet(), described(order))


def sketch(order: Order) -> Picture:
    return paint(order, SMALL)


def halved(order: Order) -> Picture:
    """As wide as a page of a browser shows them."""
    return paint(order, HALF)

"""The bot's own pictures, small or none: whoever presses buttons in a test waits for them and looks closely at none.

Every process that draws reads this file, so it is small, too.
"""

import io
from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.crew.desk import Rank
from bot.paint.painter import Order, Painter, Picture, described, paint

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


class Sheets(Painter):
    """Gives empty ones out without a process that draws, which takes longer to begin than some programs live."""

    def __init__(self, processes: int = 1, sheet: Callable[[Order], Picture] = blank) -> None:
        super().__init__(processes)
        self.sheet = sheet

    async def paint(self, order: Order, rank: Rank = Rank.ASKED) -> Picture:
        return self.sheet(order)

    def warm(self) -> None:
        pass

    def ahead(self, order: Order) -> None:
        pass


def told(order: Order) -> Picture:
    """An empty sheet that tells all it would be drawn from: whoever may not know a part of it finds it different."""
    return Picture(sheet() + repr(order).encode(), described(order))


def sketch(order: Order) -> Picture:
    return paint(order, SMALL)


def halved(order: Order) -> Picture:
    """As wide as a page of a browser shows them."""
    return paint(order, HALF)

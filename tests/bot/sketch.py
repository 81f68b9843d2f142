"""The bot's own pictures, only small: whoever presses buttons in a test waits for them and looks closely at none.

Every process that draws reads this file, so it is small, too.
"""

from bot.paint.painter import Order, Picture, paint

SMALL, HALF = 0.2, 0.5


def sketch(order: Order) -> Picture:
    return paint(order, SMALL)


def halved(order: Order) -> Picture:
    """As wide as a page of a browser shows them."""
    return paint(order, HALF)

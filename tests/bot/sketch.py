"""The bot's own pictures, only small: whoever presses buttons in a test waits for them and looks closely at none."""

from functools import partial

import pytest

import render
from bot.paint.painter import Order, Picture, paint

SMALL = 0.2


def sketch(order: Order) -> Picture:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(render, "picture", partial(render.picture, scale=SMALL))
        return paint(order)

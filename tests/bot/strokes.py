"""Drawings that go wrong, named by the order's theme. Every process that draws reads this file, so it is small."""

import os
import signal

from bot.paint.painter import Order, Picture
from bot.talk.preview import preview
from render import Scene


def order(theme: str, scene: int = 0) -> Order:
    view, names = preview("ecosystem")
    return Order(view, Scene("seat", scene), names, "en", theme)


def stroke(order: Order) -> Picture:
    match order.theme:
        case "deadly":
            os.kill(os.getpid(), signal.SIGKILL)
        case "endless":
            while True:
                signal.pause()
        case "broken":
            raise ZeroDivisionError("a picture with a hole")
    return Picture(b"", f"{order.scene.id} by {os.getpid()}")

"""Names of what can be chosen that would hide it: each stands beside it with a tip, over as little as can be."""

from PIL import Image

from .canvas import lay
from .layout import Box
from .memory import kept
from .raster import rasterise

TOUCH = 0.1  # of its height: so far a name lies over the rim of what it belongs to
TIP = 0.5  # of its height


class Crowd:
    """What lies about in a part of a picture, each with how much is lost where something lies over it."""

    def __init__(self, bounds: Box) -> None:
        self.bounds = bounds
        self.found: list[tuple[int, int, int, int, int]] = []  # left, top, right, bottom, worth

    def add(self, box: Box, worth: int) -> None:
        self.found.append((box.x, box.y, box.right, box.bottom, worth))

    def beside(self, box: Box, wide: int, high: int) -> Box:
        """Below, above, right or left of the box, inside of the bounds: the first with the least loss."""
        over = round(high * TOUCH)
        middle = box.x + (box.w - wide) // 2, box.y + (box.h - high) // 2
        places = [
            (middle[0], box.bottom - over), (middle[0], box.y + over - high), (box.right - over, middle[1]),
            (box.x + over - wide, middle[1]),
        ]  # fmt: skip
        all_ = self.bounds
        inside = [
            Box(held(x, all_.x, all_.right - wide), held(y, all_.y, all_.bottom - high), wide, high) for x, y in places
        ]
        touch = over * max(wide, high)
        return min(inside, key=lambda place: self.loss(place) + max(touch, shared(place, box)))

    def loss(self, box: Box) -> int:
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        return sum([
            worth * (min(right, far) - max(left, x)) * (min(bottom, low) - max(top, y))
            for x, y, far, low, worth in self.found
            if x < right and left < far and y < bottom and top < low  # hundreds are asked, and few lie there
        ])


def held(at: int, least: int, most: int) -> int:
    return max(least, min(at, most))


def shared(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, wide) * max(0, high)


def lay_callout(canvas: Image.Image, piece: Image.Image, box: Box, place: Box, colour: str) -> None:
    """A name in its place, with a tip in its colour that points to what it belongs to."""
    tip = round(piece.height * TIP)
    (x, y), (far, low) = place.middle, box.middle
    if abs(low - y) >= abs(far - x):
        turn, y = (180, place.bottom) if low > y else (0, place.y)
    else:
        turn, x = (90, place.right) if far > x else (270, place.x)
    lay(canvas, pointed(tip, colour, turn), x - tip / 2, y - tip / 2)
    lay(canvas, piece, place.x, place.y)


@kept
def pointed(size: int, colour: str, turn: int) -> Image.Image:
    """Upwards, turned clockwise."""
    body = f'<path d="M50 0L100 100H0Z" fill="{colour}" transform="rotate({turn} 50 50)"/>'
    return rasterise(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>', size)

"""Where the name of a plant stands: beside it, over as little else as can be. Knows boxes, no pictures."""

from render.layout import Box

TOUCH = 0.1  # of its height: so far a name lies over the rim of what it belongs to


class Crowd:
    """What lies about, each with how much is lost where something lies over it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.found: list[tuple[Box, int]] = []

    def add(self, box: Box, worth: int) -> None:
        self.found.append((box, worth))

    def beside(self, box: Box, wide: int, high: int) -> Box:
        """Below, above, right or left of the box, inside of the picture: the first with the least loss."""
        over = round(high * TOUCH)
        middle = box.x + (box.w - wide) // 2, box.y + (box.h - high) // 2
        places = [
            (middle[0], box.bottom - over), (middle[0], box.y + over - high), (box.right - over, middle[1]),
            (box.x + over - wide, middle[1]),
        ]  # fmt: skip
        inside = [Box(self.held(x, wide, 0), self.held(y, high, 1), wide, high) for x, y in places]
        return min(inside, key=self.loss)

    def held(self, at: int, long: int, axis: int) -> int:
        return max(0, min(at, self.size[axis] - long))

    def loss(self, box: Box) -> int:
        return sum([worth * shared(box, other) for other, worth in self.found])


def shared(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, wide) * max(0, high)

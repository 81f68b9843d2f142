"""Drawings that are kept for the next picture: the ones used last, as many as fit into a fixed amount of memory.

One store for all of them, because only together do they have a size that a host can count on.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

ROOM = 160 * 1024 * 1024


class Memory:
    """Whoever takes a drawing out must not draw on it."""

    def __init__(self, room: int) -> None:
        self.room, self.used = room, 0
        self.drawings: OrderedDict[Any, tuple[Any, int]] = OrderedDict()

    def find(self, key: Any) -> Any:
        found = self.drawings.get(key)
        if found is None:
            return None
        self.drawings.move_to_end(key)
        return found[0]

    def keep(self, key: Any, drawing: Any) -> None:
        size = weight(drawing)
        self.drawings[key] = (drawing, size)
        self.used += size
        while self.used > self.room and len(self.drawings) > 1:
            _, (_, freed) = self.drawings.popitem(last=False)
            self.used -= freed

    def clear(self, but: Collection[str] = ()) -> None:
        """Forget all drawings but those of some modules."""
        for key in [key for key in self.drawings if key[0].__module__ not in but]:
            self.used -= self.drawings.pop(key)[1]


MEMORY = Memory(ROOM)


def share_with(processes: int) -> None:
    """As many processes as draw together have no more room than one alone."""
    MEMORY.room = ROOM // processes


def weight(drawing: Any) -> int:
    """Bytes of pixels."""
    if isinstance(drawing, Image.Image):
        return drawing.width * drawing.height * (1 if drawing.mode in ("L", "1", "P") else 4)
    return sum(weight(part) for part in drawing) if isinstance(drawing, tuple) else 0


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """A function of its arguments alone whose drawings are kept."""

    @wraps(draw)
    def looked_up(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, tuple(kwargs.items())) if kwargs else (draw, args)
        found: T | None = MEMORY.find(key)
        if found is None:
            found = draw(*args, **kwargs)
            MEMORY.keep(key, found)
        return found

    return looked_up

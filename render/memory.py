"""Drawings that are kept for the next picture: the ones used last, as many as fit into a fixed amount of memory.

One store for all of them, because only together do they have a size that a host can count on.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

from .laying import often

P = ParamSpec("P")
T = TypeVar("T")

ROOM = 160 * 1024 * 1024
SMALL = 1 << 16  # pixels


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
        finish(drawing)
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
    """Bytes of pixels, of small pieces with transparency also as they are laid."""
    if isinstance(drawing, Image.Image):
        each = 1 if drawing.mode in ("L", "1", "P") else 8 if small(drawing) else 4
        return drawing.width * drawing.height * each
    return sum(weight(part) for part in drawing) if isinstance(drawing, tuple) else 0


def small(drawing: Image.Image) -> bool:
    """A piece with transparency, of a size that is laid often; larger ones are what pieces are cut from."""
    return drawing.mode == "RGBA" and drawing.width * drawing.height <= SMALL


def finish(drawing: Any) -> None:
    """Nobody draws on it from now on."""
    if isinstance(drawing, Image.Image):
        if small(drawing):
            often(drawing)
    elif isinstance(drawing, tuple):
        for part in drawing:
            finish(part)


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

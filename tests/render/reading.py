"""What is written on a picture and how large, also on those parts of it that were drawn for an earlier one."""

from typing import Any

import pytest
from PIL import ImageDraw

from render import labels, memory
from render.memory import ROOM, Memory
from tests.render.shots import Shot

Lines = tuple[tuple[str, float], ...]  # what, and in which size


class Reader(Memory):
    """Remembers of every drawing that is kept what is written on it, parts of parts included."""

    def __init__(self) -> None:
        super().__init__(ROOM)
        self.lines: list[tuple[str, float]] = []
        self.begun: list[int] = []  # of each drawing at work, how many lines came before it
        self.told: dict[Any, Lines] = {}

    def find(self, key: Any) -> Any:
        found = super().find(key)
        if found is None:
            self.begun.append(len(self.lines))
        else:
            self.lines += self.told[key]
        return found

    def keep(self, key: Any, drawing: Any) -> None:
        self.told[key] = tuple(self.lines[self.begun.pop():])
        super().keep(key, drawing)


READER = Reader()


def read(shot: Shot) -> tuple[bytes, Lines]:
    """The light picture and its lines. Letters are set by one function, which keeps them; nobody writes past it."""
    READER.lines, READER.begun = [], []
    letters, text = labels.letters, ImageDraw.ImageDraw.text

    def heard(words: str, size: int, *more: Any) -> Any:
        READER.lines.append((words, size))
        return letters(words, size, *more)

    def seen(pen: ImageDraw.ImageDraw, at: tuple[float, float], words: str, **more: Any) -> None:
        READER.lines.append((words, more["font"].size))
        text(pen, at, words, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memory, "MEMORY", READER)
        patch.setattr(labels, "letters", heard)
        patch.setattr(ImageDraw.ImageDraw, "text", seen)
        data = shot.draw()
    return data, tuple(READER.lines)

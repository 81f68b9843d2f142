"""Draws views. Knows neither states nor Discord; the same view always gives the same bytes.

A game's drawings are the module `render.games.<game>` with `picture`, `describe` and `scenes`; a game without one gets
the fallback.
"""

import importlib
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import Protocol, cast

from PIL import Image

from engine import Prompt, Say, Text

from . import fallback
from .canvas import FORMAT, encode
from .scene import Kind, Scene, View
from .theme import THEMES, Theme, ThemeName, theme_named

__all__ = [
    "FORMAT", "THEMES", "Drawings", "Kind", "Scene", "ThemeName", "View", "compose", "describe", "picture",
    "scenes",
]


class Drawings(Protocol):
    """What a module in `render.games` offers."""

    def picture(
        self, view: View, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None, theme: Theme,
        scale: float,
    ) -> Image.Image: ...  # fmt: skip

    def describe(self, view: View, scene: Scene, *, prompt: Prompt | None) -> tuple[Text, ...]: ...

    def scenes(self, view: View) -> tuple[Scene, ...]: ...


@lru_cache(maxsize=64)
def drawings(game: str) -> Drawings:
    name = f"{__name__}.games.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return cast("Drawings", fallback)
    return cast("Drawings", importlib.import_module(name))


def compose(
    view: View, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: str = "light",
    scale: float = 1.0,
) -> Image.Image:  # fmt: skip
    """The pixels alone, for pictures made of several."""
    look = theme_named(theme)
    return drawings(view.game).picture(view, scene, say=say, names=names, prompt=prompt, theme=look, scale=scale)


def picture(
    view: View, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: str = "light",
    scale: float = 1.0,
) -> bytes:  # fmt: skip
    """A file in `FORMAT`. `say` words what is written on it, `names` are the players' in seat order."""
    return encode(compose(view, scene, say=say, names=names, prompt=prompt, theme=theme, scale=scale))


def describe(view: View, scene: Scene, *, prompt: Prompt | None = None) -> tuple[Text, ...]:
    """The same for who cannot see the picture, most important first."""
    return drawings(view.game).describe(view, scene, prompt=prompt)


def scenes(view: View) -> tuple[Scene, ...]:
    """Everything that can be drawn of a view."""
    return drawings(view.game).scenes(view)

"""Draws views. Knows neither states nor Discord; the same view always gives the same bytes.

A game's drawings are the `DRAWINGS` of the module `render.games.<game>`; a game without one gets the fallback.
"""

import importlib
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

from PIL import Image

from engine import Prompt, Say, Text, View

from . import fallback
from .canvas import FORMAT, encode
from .cover import Title, cover, told
from .drawings import Drawing, Drawings, Look
from .scene import Kind, Scene
from .theme import THEMES, ThemeName, theme_named

__all__ = [
    "FORMAT", "THEMES", "Drawing", "Drawings", "Kind", "Look", "Scene", "ThemeName", "Title", "compose", "describe",
    "drawings", "picture", "scenes", "title_of",
]


@lru_cache(maxsize=64)
def drawings(game: str) -> Drawings[Any]:
    name = f"{__name__}.games.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return fallback.DRAWINGS
    found: Drawings[Any] = importlib.import_module(name).DRAWINGS
    return found


def compose(
    view: View, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: str = "light",
    scale: float = 1.0,
) -> Image.Image:  # fmt: skip
    """The pixels alone, for pictures made of several."""
    look = Look(say, names, prompt, theme_named(theme), scale)
    if scene.kind == "cover":
        return cover(view.game, look)
    return drawings(view.game).of(view, scene).draw(view, scene, look)


def picture(
    view: View, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: str = "light",
    scale: float = 1.0,
) -> bytes:  # fmt: skip
    """A file in `FORMAT`. `say` words what is written on it, `names` are the players' in seat order."""
    return encode(compose(view, scene, say=say, names=names, prompt=prompt, theme=theme, scale=scale))


def describe(view: View, scene: Scene, *, prompt: Prompt | None = None) -> tuple[Text, ...]:
    """The same for who cannot see the picture, most important first."""
    if scene.kind == "cover":
        return told(view.game)
    return drawings(view.game).of(view, scene).tell(view, scene, prompt)


def title_of(view: View, scene: Scene) -> Text | None:
    """What a scene is called that is neither a player's nor a part of another."""
    return drawings(view.game).titles.get(str(scene.id))


def scenes(view: View) -> tuple[Scene, ...]:
    """Everything that can be drawn of a view."""
    return drawings(view.game).scenes(view)

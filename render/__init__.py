"""Draws views. Knows neither states nor Discord; the same view always gives the same bytes.

A game's drawings are the `DRAWINGS` of the module `render.games.<game>`; a game without one gets the fallback.
"""

import importlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import chain
from typing import Any

from PIL import Image

from engine import Prompt, Say, Text, View, text

from . import fallback
from .canvas import FORMAT, encode
from .changes import marked
from .cover import Title, cover, study, told
from .curve import Curve, curve
from .curve import told as curve_told
from .drawings import Drawing, Drawings, Look
from .forms import art, form_found, form_study, forms_of
from .paintings import Study
from .reel import Cut, film, frame
from .scene import Kind, Scene
from .script import called, drawable, written
from .stats import Bar, Bars, Stats, stats
from .stats import told as told_stats
from .telling import Told, arranged, sentences, within
from .theme import THEMES, ThemeName, theme_named

__all__ = [
    "FORMAT", "THEMES", "Bar", "Bars", "Curve", "Cut", "Drawing", "Drawings", "Kind", "Look", "Scene", "Stats",
    "ThemeName", "Title", "Told", "at_hand", "boards", "called", "compose", "describe", "differs", "drawable",
    "drawings", "film", "form_found", "forms_of", "picture", "scenes", "sentences", "shot", "studies", "title_of",
    "within", "written",
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
    if isinstance(view, Stats):
        return stats(view, look)
    if isinstance(view, Curve):
        known = drawings(view.game)
        return curve(view, look, known.figure, known.colour)
    return drawings(view.game).of(view, scene).draw(view, scene, look)


def picture(
    view: View, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: str = "light",
    scale: float = 1.0, before: View | None = None,
) -> bytes:  # fmt: skip
    """A file in `FORMAT`, or WebP for a form of a cover. `say` words what is written on it, `names` are the players' in
    seat order. `before`: what the same reader saw earlier; what has changed since is marked.
    """
    if scene.kind == "cover" and scene.id:
        return art(view.game, str(scene.id), Look(say, names, prompt, theme_named(theme), scale))
    now = compose(view, scene, say=say, names=names, prompt=prompt, theme=theme, scale=scale)
    if before is None:
        return encode(now)
    earlier = drawings(view.game).retimed(before, view)
    then = compose(earlier, scene, say=say, names=names, prompt=prompt, theme=theme, scale=scale)
    return encode(marked(then, now, theme_named(theme)))


def shot(
    view: View, scene: Scene, cut: Cut, *, say: Say, names: Sequence[str], theme: str = "light", scale: float = 1.0
) -> bytes:
    """A frame of a film, as a still WebP; `film` puts them together."""
    whole = compose(view, scene, say=say, names=names, theme=theme, scale=scale)
    return frame(whole, cut, theme_named(theme), drawings(view.game).figure)


def describe(
    view: View, scene: Scene, *, prompt: Prompt | None = None, asked: str = "", before: View | None = None
) -> tuple[Text, ...]:
    """The same for who cannot see the picture, most important first; `asked` is the question in words. `before`: only
    what has changed since then.
    """
    if scene.kind == "cover":
        return told(view.game, scene)
    if isinstance(view, Stats):
        return told_stats(view)
    if isinstance(view, Curve):
        return curve_told(view)
    found = arranged(view, drawings(view.game).of(view, scene).tell(view, scene, prompt), asked)
    if before is None:
        return found
    then = describe(before, scene, prompt=prompt, asked=asked)
    return (text("alt-changed"), *[line for line in found if line not in then])


def differs(view: View, scene: Scene, before: View) -> bool:
    """Whether there is anything to mark."""
    return len(describe(view, scene, before=before)) > 1


def at_hand(view: View, scene: Scene, *, say: Say, theme: str) -> bool:
    """Whether it is drawn in no time: not a title picture, or a form of it, that nobody has painted yet."""
    if scene.kind != "cover":
        return True
    look = Look(say, (), None, theme_named(theme))
    found = form_study(view.game, str(scene.id), look) if scene.id else study(view.game, look)
    return found is None or found.shelf.has(found.file)


def studies(games: Iterable[str], *, say: Say, theme: str = "light", page: bool = False) -> Iterator[Study]:
    """What takes long to paint and is kept on disk, what is looked at first coming first. `page`: a page is shown, by
    day or by night as whoever looks likes it.
    """
    games, look = tuple(games), Look(say, (), None, theme_named(theme))
    lights = sorted(("light", "dark"), reverse=theme != "dark") if page else []
    by = [Look(say, (), None, theme_named(light)) for light in lights]
    forms = [[found for game, form in forms_of(games) if (found := form_study(game, form, light))] for light in by]
    yield from chain(*forms[:1])
    yield from [found for game in games if (found := study(game, look)) is not None]
    for game in games:
        yield from drawings(game).studies()
    yield from chain(*forms[1:])


def title_of(view: View, scene: Scene) -> Text | None:
    """What a scene is called that has a name of its own."""
    return drawings(view.game).titles.get(str(scene.id))


def boards(view: View) -> tuple[Scene, ...]:
    """All that the players have built: the table, and everybody's side where the table does not show it."""
    sides = [scene for scene in scenes(view) if scene.kind == "seat" and isinstance(scene.id, int)]
    return (Scene("table"), *(sides if drawings(view.game).apart else []))


def scenes(view: View) -> tuple[Scene, ...]:
    """Everything that can be drawn of a view."""
    return drawings(view.game).scenes(view)

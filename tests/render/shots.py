"""What the tests and the benchmark draw.

Every module of `tests.render.games` gives its own `shots()`, so a new game needs no line here.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from fluent.runtime import FluentBundle, FluentResource

import render
from bot.talk.speech import word_files
from engine import Prompt, Text
from engine.record import record
from render import Scene, View
from tests.render import games

NAMES = ("Мирослава", "Théo", "Oak bot", "Jun", "Saoirse", "Bartholomew the Elder")


@record
class Shot:
    name: str
    view: View
    scene: Scene
    prompt: Prompt | None = None

    def draw(self, theme: str = "light", scale: float = 1.0) -> bytes:
        return render.picture(
            self.view, self.scene, say=say, names=NAMES, prompt=self.prompt, theme=theme, scale=scale
        )

    def words(self) -> str:
        return " ".join(say(text) for text in render.describe(self.view, self.scene, prompt=self.prompt))


@lru_cache(maxsize=1)
def shots() -> Sequence[Shot]:
    """Every game's, in order of their names."""
    found: list[Shot] = []
    for module in iter_modules(games.__path__):
        found += import_module(f"{games.__name__}.{module.name}").shots()
    return found


@lru_cache(maxsize=1)
def _english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in word_files("en"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _argument(name: str, value: object) -> object:
    if name == "seat" and isinstance(value, int):
        return NAMES[value]
    if isinstance(value, Text):
        return say(value)
    if isinstance(value, tuple):
        return ", ".join(say(part) for part in value)
    return value


def say(text: Text) -> str:
    """English; what no file words yet is its id's last part."""
    bundle = _english()
    if not bundle.has_message(text.id):
        return text.id.rpartition("-")[2].capitalize()
    pattern = bundle.get_message(text.id).value
    assert pattern is not None, text.id
    words, errors = bundle.format_pattern(pattern, {name: _argument(name, value) for name, value in text.args})
    assert not errors, (text, errors)
    return str(words)

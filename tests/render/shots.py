"""What the tests and the benchmark draw.

Every module of `tests.render.games` gives its own `shots()`, so a new game needs no line here.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

import render
from bot.speech import named, speaker
from engine import Prompt, View
from engine.record import record
from render import Scene
from tests.render import games

NAMES = ("Wren (bot)", "Bartholomew the Elder", "Мирослава", "Θεοδώρα (bot)", "Saoirse", "Jun")
# The longest of our bots, and a word that no line can be broken at.
LONG = ("Whimbrel (bot)", "Konstantinopole", "Redstart (bot)", "Goshawk (bot)", "Maximilianovich", "Buzzard (bot)")
say = speaker("en")


@record
class Shot:
    name: str
    view: View
    scene: Scene
    prompt: Prompt | None = None
    names: tuple[str, ...] = NAMES

    def draw(self, theme: str = "light", scale: float = 1.0) -> bytes:
        return render.picture(
            self.view, self.scene, say=say, names=self.names, prompt=self.prompt, theme=theme, scale=scale
        )

    def words(self) -> str:
        told = render.describe(self.view, self.scene, prompt=self.prompt)
        return " ".join(say(named(text, self.names)) for text in told)


@lru_cache(maxsize=1)
def shots() -> Sequence[Shot]:
    """Every game's, in order of their names."""
    found: list[Shot] = []
    for module in iter_modules(games.__path__):
        found += import_module(f"{games.__name__}.{module.name}").shots()
    return found

"""The games there are: every folder here that has a `GAME`. A new game is a new folder and nothing else."""

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.game import Game


@lru_cache(maxsize=1)
def games() -> dict[str, Game[Any, Any]]:
    found = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__) if module.ispkg]
    return {game.meta.name: game for game in found}

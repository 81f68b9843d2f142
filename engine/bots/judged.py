"""Where a game keeps what its bots know: `JUDGEMENT` in the module `judgement` of its folder."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .judgement import AnyJudgement


@lru_cache(maxsize=32)
def judgement(game: str) -> AnyJudgement | None:
    """None: the game has none, and chance plays it."""
    name = f"engine.games.{game}"
    if find_spec(name) is None or find_spec(f"{name}.judgement") is None:
        return None
    found: AnyJudgement = import_module(f"{name}.judgement").JUDGEMENT
    return found


def fine(game: str) -> int:
    """Points that all can see and that are much for one part; 0: nothing is."""
    found = judgement(game)
    return 0 if found is None else found.fine


def known(game: str) -> bool:
    """Whether its bots know what they do."""
    return judgement(game) is not None

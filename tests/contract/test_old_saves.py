"""Matches saved under every rules version that was ever released load and can be played on.

`tests/saves/<game>-rules<N>-<what>.json`: written once by `python -m tests.saves`, kept for ever.
"""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Game, Match, games

from .tables import every_game
from .walk import ENDLESS, step
from .watch import Watch

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))
NAME = re.compile(r"([a-z]+)-rules(\d+)-.+")


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_an_old_save_loads_and_plays_on_to_the_end(file: Path) -> None:
    named = NAME.fullmatch(file.stem)
    assert named, f"{file.name} is not named like game-rules1-what.json"
    match = Match.load(games()[named[1]], file.read_bytes())
    census, chance, watch = match.game.census(match.state, match.agenda), Random(file.stem), Watch()
    assert match.waiting
    for _ in range(ENDLESS):
        if not match.waiting:
            break
        match.play(*step(match, chance))
        if watch.looks(match):
            assert match.game.census(match.state, match.agenda) == census
    assert match.result is not None


@every_game
def test_every_rules_version_has_saves(game: Game[Any, Any]) -> None:
    kept = {int(named[2]) for file in SAVES if (named := NAME.fullmatch(file.stem)) and named[1] == game.meta.name}
    assert kept == set(range(1, game.meta.rules + 1)), f"python -m tests.saves {game.meta.name}"

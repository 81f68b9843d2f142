"""A save in which a number, a word or a list was changed is refused in a sentence, or is a match like any other."""

import json
from random import Random
from typing import Any

import pytest

from engine import BrokenSave, Game, Match

from .damage import Damage, Key, survives, trials
from .tables import Table, every_game

TIMES = 150  # the long form is `python -m tests.bench damage`


@every_game
def test_a_damaged_save_is_refused_or_can_be_used(game: Game[Any, Any]) -> None:
    loaded = 0
    for number, (file, damage, spoilt) in enumerate(trials(game.meta.name, TIMES, "contract")):
        try:
            loaded += survives(game, spoilt, Random(number))
        except Exception as error:
            raise AssertionError(f"{file} with {damage}: {error!r}") from error
    assert 0 < loaded < TIMES


IMPOSSIBLE = [
    ("renature", ("state", "flowers", 17), 99, "state.flowers.17"),
    ("renature", ("state", "laid"), {"0": 10**18}, "state.laid.0"),
    ("renature", ("state", "plants"), {"0": 4 * 3}, "state.plants"),
    ("renature", ("state", "valley", "layout"), "..../....", "state.valley"),
    ("renature", ("state", "valley", "sunflowers"), "3", "state.valley"),
    ("renature", ("state", "purse"), [6], "state.purse"),
    ("renature", ("state", "purse", 0), 7, "state.purse.0"),
    ("renature", ("state", "turn"), 9, "state.turn"),
    ("ecosystem", ("state", "grids", 0), {"999": "wolf"}, "state.grids.0.999"),
    ("ecosystem", ("state", "hands"), [], "state.hands"),
    ("ecosystem", ("state", "deck"), [], "state.deck"),
    ("gaia", ("state", "hands", 0), ["atlantis"], "state.hands.0"),
    ("gaia", ("state", "supply"), {}, "state.supply"),
    ("gaia", ("state", "shore"), [10**9], "state.shore"),
    ("earth", ("state", "fauna", 0), 10**9, "state.fauna"),
    ("earth", ("state", "deck", 0), -1, "state.deck"),
    ("earth", ("state", "players"), [], "state.players"),
]


@pytest.mark.parametrize(("name", "path", "value", "where"), IMPOSSIBLE)
def test_what_is_impossible_is_told_by_its_field(name: str, path: Key, value: Any, where: str) -> None:
    table = Table(name, 2)
    save = json.loads(table.open("damage").save())
    with pytest.raises(BrokenSave) as broken:
        Match.load(table.rules, Damage(path, value).to(save))
    assert f"broken at {where}" in str(broken.value)

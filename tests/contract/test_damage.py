"""What is kept of a match, with a number, a word or a list changed in it, is refused in a sentence or can be used."""

import json
from random import Random
from typing import Any

import pytest

from engine import BrokenSave, Game, Match, games

from .damage import BEARS, Damage, Key, read, trials
from .positions import POSITIONS
from .tables import Table, every_game

TIMES = {"saves": 150, "positions": 150, "recordings": 5}  # the long form is `python -m tests.bench damage`


@every_game
@pytest.mark.parametrize("kind", TIMES)
def test_what_is_damaged_is_refused_or_can_be_used(game: Game[Any, Any], kind: str) -> None:
    if kind == "positions" and game.meta.name not in POSITIONS:
        with pytest.raises(ValueError, match="knows no way to describe a position"):
            game.score(b"{}")
        return
    used = 0
    for number, (name, damage, spoilt) in enumerate(trials(game.meta.name, TIMES[kind], "contract", kind)):
        try:
            used += BEARS[kind](game, spoilt, Random(number))
        except Exception as error:
            raise AssertionError(f"{name} with {damage}: {error!r}") from error
    assert used < TIMES[kind]
    assert used or kind == "recordings", "hardly anything in a recording may be otherwise"


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


UNFIT = [
    ("earth-rules1-1-b", ("state", "gaia", "shown"), [], "state.gaia.shown"),
    ("earth-rules2-1-level-hard-a", ("agenda", "table", 1, "card"), 99, "agenda.table.1.card"),
    (
        "earth-rules1-5-planting-sealed-a", ("state", "players", 0, "sealed", 0, "replaced"), 10**18,
        "state.players.0.sealed.0.replaced",
    ),
    ("gaia-rules2-5-b", ("state", "goals"), [], "agenda.seats."),
    (
        "gaia-rules2-2-disasters-on-c", ("agenda", "seats", 1),
        [{"seat": 1, "card": "swamp", "kind": "place_card"}] * 2, "agenda.seats.1.0",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kept", "path", "value", "where"), UNFIT)
def test_what_does_not_go_together_is_told_by_its_field(kept: str, path: Key, value: Any, where: str) -> None:
    """In the middle of a match, where something is asked that is about it."""
    name = kept.partition("-")[0]
    with pytest.raises(BrokenSave) as broken:
        Match.load(games()[name], Damage(path, value).to(dict(read("saves", name))[kept]))
    assert f"broken at {where}" in str(broken.value)

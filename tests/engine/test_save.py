"""A broken save says where it is broken, and loads nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import ANSWER, BrokenSave, Match, games
from engine.bots import RandomBot

GAME = games()["ecosystem"]
CHOICE = {"card": "wolf", "cell": 31, "swap": None}


def saved() -> dict[str, Any]:
    match, bot = Match.new(GAME, 3, "save"), RandomBot(1)
    for _ in range(10):
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
    found: dict[str, Any] = json.loads(match.save())
    return found


def spoil(change: Callable[[dict[str, Any]], object]) -> bytes:
    data = saved()
    change(data)
    return json.dumps(data).encode()


def test_a_save_is_what_it_was_after_a_round_trip_through_other_hands() -> None:
    data = json.dumps(saved(), indent=1).encode()
    assert json.loads(Match.load(GAME, data).save()) == saved()


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("state.deck.0", lambda data: data["state"]["deck"].__setitem__(0, "dragon")),
        ("state.round", lambda data: data["state"].__setitem__("round", "1")),
        ("state.colour", lambda data: data["state"].__setitem__("colour", "red")),
        ("state.rng", lambda data: data["state"].pop("rng")),
        ("state.rng.draws", lambda data: data["state"]["rng"].__setitem__("draws", 1.5)),
        ("agenda.table.0", lambda data: data["agenda"]["table"][0].__setitem__("kind", "banquet")),
        ("agenda.seats.0.0", lambda data: data["agenda"]["seats"][0].insert(0, {"kind": "choose_card"})),
        ("agenda.counts", lambda data: data["agenda"].__setitem__("counts", None)),
        ("options", lambda data: data.pop("options")),
        ("whim", lambda data: data.__setitem__("whim", 1)),
    ],
)
def test_the_message_names_the_path(where: str, change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(BrokenSave) as broken:
        Match.load(GAME, spoil(change))
    assert f"broken at {where}" in str(broken.value)
    assert "\n" not in str(broken.value)


@pytest.mark.parametrize("n", [-5, -1, 10**9 - 1, 10**12, 2**63, 10**40])
@pytest.mark.parametrize(("name", "value"), [("counts", lambda n: [0, n, 0]), ("beats", lambda n: n)])
def test_what_no_match_counts_to_is_refused(name: str, value: Callable[[int], object], n: int) -> None:
    """The next button would have no room for it."""
    with pytest.raises(BrokenSave, match=rf"broken at agenda\.{name}: no match counts so far$"):
        Match.load(GAME, spoil(lambda data: data["agenda"].__setitem__(name, value(n))))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["agenda"]["counts"].pop(),
        lambda data: data["agenda"]["seats"].pop(),
        lambda data: data["agenda"]["seats"].extend([[]] * 4),
        lambda data: data["agenda"]["seats"][1].append({"seat": 9, "kind": "choose_card"}),
        lambda data: data["options"].__setitem__("level", "brutal"),
        lambda data: data["options"].__setitem__("speed", "fast"),
        lambda data: data["agenda"]["seats"].__setitem__(0, [{"kind": "show", "seat": 0, "choice": CHOICE}]),
        lambda data: data["state"].update(over=True),
        lambda data: data["state"]["grids"].pop(),
    ],
)
def test_parts_that_do_not_fit_together_are_refused(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(BrokenSave):
        Match.load(GAME, spoil(change))


def test_a_setting_younger_than_the_save_has_its_usual_value() -> None:
    assert Match.load(GAME, spoil(lambda data: data["options"].clear())).options == {"level": "medium"}


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"{}", b"\xff\xfe", b'{"game":', b"[" * 5000])
def test_what_is_no_save_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenSave):
        Match.load(GAME, data)


@pytest.mark.parametrize(
    "data",
    [
        b"{}", b"null", b'{"kind":"sung"}', b'{"kind":"counted","n":"3"}', b'{"kind":"counted","n":3,"m":4}',
        b'{"kind":"counted","n":2.5}', b'{"kind":"picked","options":[["card","0",""]]}', b'{"kind":"placed"}',
    ],
)  # fmt: skip
def test_an_answer_from_outside_is_checked_strictly(data: bytes) -> None:
    with pytest.raises(ValueError, match="validation error"):
        ANSWER.validate_json(data)


def test_newer_rules_are_told_before_what_only_they_know() -> None:
    newer = spoil(lambda data: data.update(rules=GAME.meta.rules + 1, whim=1))
    with pytest.raises(BrokenSave, match=f"follows rules {GAME.meta.rules + 1}"):
        Match.load(GAME, newer)

"""`score gaia`: a described map, explained."""

import json
import re
from typing import Any

import pytest

from engine.games.gaia import GAME

MAP = {
    "players": 3,
    "tiles": {"H8": "forest", "I8": "plain", "J8": "sea", "I7": "plain", "J7": "forest", "I9": "desert"},
    "animals": {"J8": 2},
    "cities": {
        "I8": {"base": "plain", "needs": ["forest", "animal", "sea", "plain"], "meeples": [0, 2]},
        "I7": {"base": "plain", "needs": ["forest", "forest", "swamp", "plain"]},
    },
    "goals": [None, 0],
}

FINE = ["forest", "animal", "sea", "swamp"]  # three of them covered on I8


def score(**changes: Any) -> dict[str, Any]:
    return GAME.score(json.dumps(MAP | changes).encode())


def test_needs_and_why() -> None:
    found = score()
    assert found["cities"]["I8"] == {
        "needs": [
            {"need": "forest", "by": "H8"},
            {"need": "animal", "by": "J8"},
            {"need": "sea", "by": "J8"},
            {"need": "plain", "hidden": ["I7"]},
        ],
        "covered": 3,
        "state": "people",
        "meeples": [0, 2],
    }
    lonely = found["cities"]["I7"]
    assert lonely["covered"] == 1
    assert lonely["state"] == "empty"
    assert lonely["needs"][1] == {"need": "forest", "hidden": []}
    assert list(found["cities"]) == ["I7", "I8"], "in reading order"


def test_meeples() -> None:
    assert score()["seats"] == [
        {"cities": 1, "goals": 1, "total": 2, "home": 3},
        {"cities": 0, "goals": 0, "total": 0, "home": 5},
        {"cities": 1, "goals": 0, "total": 1, "home": 4},
    ]
    assert score(players=2, cities={}, goals=[1])["seats"][1] == {"cities": 0, "goals": 1, "total": 1, "home": 5}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"tiles": {"H8": "lava"}}, "tiles"),
        ({"tiles": {"M": "sea"}}, "'M' is not the name of a cell"),
        ({"tiles": {"H8": "sea", "U66": "sea"}, "cities": {}, "animals": {}}, "beside another"),
        ({"tiles": {f"H{n}": "mountain" for n in range(8, 15)}, "cities": {}, "animals": {}}, "only 6 tiles"),
        ({"animals": {"H7": 1}}, "no tile on H7"),
        ({"animals": {"H8": 5}}, "animals.H8"),
        ({"animals": {"I8": 1}}, "there are animals"),
        ({"cities": {"J8": {"base": "star", "needs": ["sea"] * 4}}, "animals": {}}, "cannot lie on sea"),
        ({"cities": {"H8": {"base": "plain", "needs": ["sea"] * 4}}}, "cannot lie on forest"),
        ({"cities": {"I8": {"base": "plain", "needs": FINE, "meeples": [0, 0]}}}, "I8: 3; a player"),
        ({"cities": {"I8": {"base": "plain", "needs": FINE, "meeples": [0, 0]}}, "four": True}, "at most 1 there"),
        ({"cities": {"I8": {"base": "plain", "needs": ["sea"] * 4, "meeples": [0]}}}, "I8: 1; a player"),
        ({"cities": {"I8": {"base": "plain", "needs": FINE, "name": "a:b"}}}, "name"),
        ({"tiles": {"H8": "sea", "h8": "plain"}, "cities": {}, "animals": {}}, "named twice"),
        ({"tiles": dict.fromkeys(("H8", "I8", "H18", "I18"), "sea"), "cities": {}, "animals": {}}, "in one piece"),
        ({"goals": [4]}, "seat 4 has no such meeple"),
        ({"players": 6}, "players"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_no_map(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        score(**changes)

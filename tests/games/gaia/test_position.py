"""`score gaia`: a described map, explained."""

import json
import re
from typing import Any

import pytest

from engine.games.gaia import GAME

MAP = {
    "players": 3,
    "tiles": {"M50": "forest", "N50": "plain", "O50": "sea", "N49": "plain", "O49": "forest", "N51": "desert"},
    "animals": {"O50": 2},
    "cities": {
        "N50": {"base": "plain", "needs": ["forest", "animal", "sea", "plain"], "meeples": [0, 2]},
        "N49": {"base": "plain", "needs": ["forest", "forest", "swamp", "plain"]},
    },
    "goals": [None, 0],
}

FINE = ["forest", "animal", "sea", "swamp"]  # three of them covered on N50


def score(**changes: Any) -> dict[str, Any]:
    return GAME.score(json.dumps(MAP | changes).encode())


def test_needs_and_why() -> None:
    found = score()
    assert found["cities"]["N50"] == {
        "needs": [
            {"need": "forest", "by": "M50"},
            {"need": "animal", "by": "O50"},
            {"need": "sea", "by": "O50"},
            {"need": "plain", "hidden": ["N49"]},
        ],
        "covered": 3,
        "state": "people",
        "meeples": [0, 2],
    }
    lonely = found["cities"]["N49"]
    assert lonely["covered"] == 1
    assert lonely["state"] == "empty"
    assert lonely["needs"][1] == {"need": "forest", "hidden": []}
    assert list(found["cities"]) == ["N49", "N50"], "in reading order"


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
        ({"tiles": {"M50": "lava"}}, "tiles"),
        ({"tiles": {"M": "sea"}}, "'M' is not the name of a cell"),
        ({"tiles": {"M50": "sea", "Z9": "sea"}, "cities": {}, "animals": {}}, "beside another"),
        ({"tiles": {f"M{n}": "mountain" for n in range(50, 57)}, "cities": {}, "animals": {}}, "only 6 tiles"),
        ({"animals": {"M49": 1}}, "no tile on M49"),
        ({"animals": {"M50": 5}}, "animals.M50"),
        ({"animals": {"N50": 1}}, "there are animals"),
        ({"cities": {"O50": {"base": "star", "needs": ["sea"] * 4}}, "animals": {}}, "cannot lie on sea"),
        ({"cities": {"M50": {"base": "plain", "needs": ["sea"] * 4}}}, "cannot lie on forest"),
        ({"cities": {"N50": {"base": "plain", "needs": FINE, "meeples": [0, 0]}}}, "N50: 3; a player"),
        ({"cities": {"N50": {"base": "plain", "needs": FINE, "meeples": [0, 0]}}, "four": True}, "at most 1 there"),
        ({"cities": {"N50": {"base": "plain", "needs": ["sea"] * 4, "meeples": [0]}}}, "N50: 1; a player"),
        ({"cities": {"N50": {"base": "plain", "needs": FINE, "name": "a:b"}}}, "name"),
        ({"tiles": {"M50": "sea", "m50": "plain"}, "cities": {}, "animals": {}}, "named twice"),
        ({"tiles": dict.fromkeys(("M50", "N50", "M60", "N60"), "sea"), "cities": {}, "animals": {}}, "in one piece"),
        ({"goals": [4]}, "seat 4 has no such meeple"),
        ({"players": 6}, "players"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_no_map(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        score(**changes)

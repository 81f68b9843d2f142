"""A position described by hand is explained line by line, or refused in one sentence."""

import json
import subprocess
import sys

import pytest

from .banks import GAME, score


def test_a_whole_position() -> None:
    found = score(
        plantings=[{"plant": "oak", "plants": {"white": ["turf", "turf"], "neutral": ["oak"]}}],
        areas=[
            {"name": "G", "main": 9, "secondary": 5, "plants": {"white": ["oak"], "black": ["pine"]}},
            {"name": "A", "main": 3, "secondary": 2, "plants": {"black": ["turf"]}, "complete": False},
        ],
        players=[
            {"colour": "white", "points": 10, "clouds": 2, "left": {"turf": 2, "pine": 1}, "sunflowers": [3, 5]},
            {"colour": "black", "points": 12},
        ],
    )
    assert found["plantings"] == [
        {"plant": "oak", "lines": {"itself": 1, "white turf": 2, "neutral oak": 1}, "points": 4}
    ]
    assert found["areas"][0]["present"] == ["white", "black"]
    assert [player["lines"] for player in found["players"]] == [
        {"track": 10, "main": 9, "secondary": 0, "unfinished": 0, "clouds": 2, "left": -5, "sunflowers": 8},
        {"track": 12, "main": 0, "secondary": 5, "unfinished": 5, "clouds": 0, "left": 0, "sunflowers": 0},
    ]
    assert [player["total"] for player in found["players"]] == [24, 22]
    assert found["winners"] == ["white"]


@pytest.mark.parametrize(
    "position",
    [
        "{", "[]", '{"area": []}', '{"areas": [{"main": 4}]}', '{"players": [{"colour": "green"}]}',
        '{"areas": [{"main": 4, "secondary": 2, "plants": {"white": ["tree"]}}]}',
        '{"players": [{"colour": "neutral"}]}', '{"players": [{"colour": "white"}, {"colour": "white"}]}',
        '{"players": [{"colour": "white", "clouds": 7}]}',
    ],
)  # fmt: skip
def test_nonsense_is_refused(position: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.score(position.encode())


def test_from_the_command_line() -> None:
    lines = '{"plantings": [{"plant": "bush"}]}\n{"plants": 1}\n'
    command = [sys.executable, "-m", "engine", "score", "renature"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    good, bad = map(json.loads, done.stdout.splitlines())
    assert good["plantings"][0]["points"] == 1
    assert "plants" in bad["error"]
    assert done.returncode == 1

"""Described positions that are none get one clear sentence."""

import io
import json
from typing import Any

import pytest

from engine.__main__ import main

SEAT: dict[str, Any] = {
    "tableau": [{"card": 14, "cell": [0, 1], "sprouts": 6, "growth": 2}], "island": [285, "B"], "climate": [299, "B"],
    "ecosystem": None, "events": [], "compost": 0, "hand": 0, "soil": 0,
}


def printed(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(line.encode() + b"\n")))
    code = main(["score", "earth"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"island": [999, "A"]}, "seats.0: island 999A: there is no such island"),
        ({"climate": [285, "A"]}, "seats.0: climate 285A: there is no such climate"),
        ({"ecosystem": [305, "C"]}, "seats.0.ecosystem.1"),
        ({"events": [13]}, "seats.0: card 13: is no event"),
        ({"events": [196, 196]}, "seats.0: card 196: there is only one of it"),
        ({"soil": -1}, "seats.0.soil"),
        ({"leaves": [15, -5]}, "seats.0.leaves.1"),
        ({"tableau": [{"card": 196, "cell": [0, 0]}]}, "seats.0: card 196: only flora and terrains lie in a tableau"),
        (
            {"tableau": [{"card": 14, "cell": [0, 0], "sprouts": 7}]},
            "seats.0: card 14: holds 6 sprouts and 2 growth at most",
        ),
        (
            {"tableau": [{"card": 14, "cell": [0, 0]}, {"card": 13, "cell": [0, 0]}]},
            "seats.0: two cards of the tableau lie on the same cell",
        ),
        (
            {"tableau": [{"card": 14, "cell": [0, 0]}, {"card": 13, "cell": [0, 4]}]},
            "seats.0: the tableau is wider or higher than four cards",
        ),
        ({"garden": 1}, "seats.0.garden"),
    ],
)
def test_a_mistake_is_named(
    change: dict[str, Any], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.dumps({"seats": [SEAT | change], "shared_ecosystems": []})
    code, found = printed(line, monkeypatch, capsys)
    assert code == 1
    assert found["error"].startswith(sentence)


def test_it_is_said_in_which_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = json.dumps({"seats": [SEAT, SEAT | {"island": [999, "A"]}], "shared_ecosystems": []})
    assert printed(line, monkeypatch, capsys) == (1, {"error": "seats.1: island 999A: there is no such island"})


def test_a_position_is_scored(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = json.dumps({"seats": [SEAT], "shared_ecosystems": []})
    code, found = printed(line, monkeypatch, capsys)
    assert code == 0
    assert found["seats"][0]["total"] == 3 + 10 + 3 + 6 + 2

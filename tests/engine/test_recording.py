"""Recordings: what they refuse to read, and how they say that the rules have changed since."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    BadRecording,
    Differs,
    Match,
    Option,
    Picked,
    Played,
    Recording,
    Sitter,
    games,
    points,
    recorded,
    replay,
    standing,
)
from engine.__main__ import main
from engine.notation import meant, told
from engine.recording import LARGEST, Ending
from tests.recordings.matches import FOLDER

FILE = FOLDER / "gaia-2-four-on.json"
WHOLE: dict[str, Any] = json.loads(FILE.read_bytes())
GAIA = Recording.read(FILE.read_bytes())


def changed(**fields: Any) -> bytes:
    return json.dumps({**WHOLE, **fields}).encode()


@pytest.mark.parametrize(
    ("data", "fault", "said"),
    [
        (b"", "foreign", "no recording of a match"),
        (b"\xff\x00\x01", "foreign", "no recording of a match"),
        (b"[1, 2]", "foreign", "no recording of a match"),
        (b'{"game": "gaia"}', "foreign", "no recording of a match"),
        (FILE.read_bytes()[:-40], "broken", "it is cut off or damaged: Invalid JSON"),
        (changed(format=0), "foreign", "no recording of a match"),
        (changed(rules=10**400), "foreign", "no recording of a match"),
        (changed(format=2), "newer", "format 2; this program knows 1"),
        (changed(rules=99), "newer", "rules 99 of gaia; this program knows"),
        (changed(game="chess"), "unknown", "a match of 'chess', which is not here"),
        (changed(moves=5), "broken", "broken at moves"),
        (changed(user=5), "broken", "broken at user"),
        (changed(seats=[]), "broken", "broken at seats: the game is not for so many"),
        (changed(moves=[{"seat": 7, "ask": "land", "answer": "sea"}]), "broken", "moves.0.seat: there is no such seat"),
        (changed(moves=[{"seat": 0, "ask": "land", "answer": "sea", "by": "magic"}]), "broken", "broken at moves.0.by"),
        (changed(moves=[{**WHOLE["moves"][0], "at": float("nan")}]), "broken", "broken at moves.0.at"),
        (changed(moves=[{**WHOLE["moves"][0], "at": 1e300}]), "broken", "broken at moves.0.at"),
        (changed(seats=[{"name": "N" * 101}, {}]), "broken", "broken at seats.0.name"),
        (changed(seats=[{}, {"name": "two\nlines"}]), "broken", "broken at seats.1.name"),
        (changed(result={"sheets": [], "winners": []}), "broken", "result.sheets: there must be one for every seat"),
        (changed(result={**WHOLE["result"], "winners": [9]}), "broken", "result.winners: there is no such seat"),
    ],
)
def test_a_file_that_is_none_gets_one_sentence(data: bytes, fault: str, said: str) -> None:
    with pytest.raises(BadRecording, match=said) as refused:
        Recording.read(data)
    assert refused.value.fault == fault
    assert "\n" not in str(refused.value)


def differs(recording: Recording) -> tuple[int, str]:
    with pytest.raises(Differs) as found:
        list(replay(recording))
    return found.value.number, found.value.reason


def test_each_way_to_differ_names_its_move() -> None:
    first, *rest = GAIA.moves
    last = len(GAIA.moves)
    assert differs(replace(GAIA, options={"four": "perhaps"})) == (0, "setup")
    assert differs(replace(GAIA, moves=(replace(first, ask="other"), *rest))) == (1, "asked")
    assert differs(replace(GAIA, moves=(replace(first, answer="a whale"), *rest))) == (1, "answer")
    assert differs(replace(GAIA, moves=(replace(first, seat=1 - first.seat), *rest))) == (1, "silent")
    assert differs(replace(GAIA, moves=(*GAIA.moves, first))) == (last + 1, "over")
    assert differs(replace(GAIA, moves=(first,))) == (1, "open")
    assert GAIA.result is not None
    assert differs(replace(GAIA, result=replace(GAIA.result, winners=()))) == (last, "result")
    assert differs(replace(GAIA, result=replace(GAIA.result, winners=(), how="early"))) == (last, "ended")
    first_sheet, *others = GAIA.result.sheets
    wrong = replace(GAIA.result, sheets=(replace(first_sheet, total=99), *others))
    with pytest.raises(Differs, match=rf"\(seat 0, total: {first_sheet.total} points, in the file 99\)"):
        list(replay(replace(GAIA, result=wrong)))


def test_what_comes_before_a_difference_is_played() -> None:
    wrong = replace(GAIA, moves=(*GAIA.moves[:3], replace(GAIA.moves[3], answer="a whale"), *GAIA.moves[4:]))
    played = iter(replay(wrong))
    assert [next(played).number for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(Differs, match="move 4: today's rules do not allow this answer"):
        next(played)


def test_a_match_that_was_ended_early_is_compared_with_how_it_stood() -> None:
    *_, stood = replay(replace(GAIA, moves=GAIA.moves[:4], result=None))
    result = Ending(points(GAIA.played, standing(stood.match)), (0,), "resigned")
    early = replace(GAIA, moves=GAIA.moves[:4], result=result)
    assert [position.number for position in replay(Recording.read(early.write()))] == [0, 1, 2, 3, 4]
    assert differs(replace(early, moves=GAIA.moves[:40])) == (40, "result")


def test_what_the_rules_refuse_is_recorded_as_it_was_answered() -> None:
    match = Match.new(games()["gaia"], 2, "refused")
    odd = Played(1, Picked((Option("word", word="done"),)))
    found = recorded(match.game, match.options, "refused", (Sitter(), Sitter()), (odd,))
    assert found.moves[0].ask is None
    assert Recording.read(found.write()) == found


def test_two_things_of_one_name_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(games()["ecosystem"], 2, "twins")
    prompt = match.prompt(0)
    assert prompt is not None
    monkeypatch.setattr("engine.notation.word", lambda *_: "twin")
    for option in prompt.options:  # type: ignore[union-attr]
        answer = Picked((option,))
        assert meant(match, 0, prompt.ask, told(match, 0, answer)) == answer


def test_the_command_line_plays_a_file_and_says_where_it_differs(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(FILE)]) == 0
    *moves, result = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [move["move"] for move in moves] == list(range(1, len(WHOLE["moves"]) + 1))
    assert result["result"]["winners"] == WHOLE["result"]["winners"]
    wrong = tmp_path / "wrong.json"
    for data, code, said in (
        (changed(moves=[*WHOLE["moves"][:2], {**WHOLE["moves"][2], "answer": "a whale"}]), 1, "move 3: today's rules"),
        (b"{", 2, "it is cut off or damaged"),
        (b" " * (LARGEST + 1), 2, "larger than any recording"),
        (changed(format=9), 2, "format 9"),
    ):
        wrong.write_bytes(data)
        assert main(["replay", str(wrong)]) == code
        assert said in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err

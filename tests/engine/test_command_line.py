"""`python -m engine` as its users run it: its lines, what it says in trouble, its exit code.

Loading takes half a second, so one match is played by processes, and what follows by the same command in this one.
"""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from engine import Game, Meta, games
from engine.__main__ import main, score
from engine.record import record

TOO_FEW = "teams is not for so many players, only for 4"


@record
class Done:
    returncode: int
    stdout: bytes
    stderr: bytes


def started(*arguments: str) -> Done:
    command = [sys.executable, "-m", "engine", *arguments]
    done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - our own program
    return Done(done.returncode, done.stdout, done.stderr)


def engine(*arguments: str, given: bytes = b"") -> Done:
    """Its standard input and output are bytes as a process has them."""
    out, error = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
        elsewhere.setattr(sys, "stdout", out)
        elsewhere.setattr(sys, "stderr", error)
        code = main(list(arguments))
    said = []
    for stream in (out, error):
        stream.flush()
        said.append(stream.detach().getvalue())
    return Done(code, *said)


def lines(output: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def test_the_same_seed_prints_the_same_match() -> None:
    """In two processes, because nothing that differs between them may decide; and in this one."""
    first = started("play", "ecosystem", "--seats", "4", "--seed", "1")
    second = started("play", "ecosystem", "--seats", "4", "--seed", "1")
    third = engine("play", "ecosystem", "--seats", "4", "--seed", "1")
    assert (first.returncode, first.stderr) == (0, b"")
    assert first == second == third
    assert first.stdout != engine("play", "ecosystem", "--seats", "4", "--seed", "2").stdout
    *moves, result = lines(first.stdout)
    assert [move["move"] for move in moves] == list(range(1, len(moves) + 1))
    assert {move["seat"] for move in moves} == {0, 1, 2, 3}
    assert result["result"]["totals"] == [sum(sheet.values()) for sheet in result["result"]["sheets"]]


def test_options_are_taken() -> None:
    easy = engine("play", "ecosystem", "--seats", "1", "--option", "level=easy")
    assert easy.returncode == 0
    assert "result" in lines(easy.stdout)[-1]


def test_bots_duel_in_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "gaia", "--bots", "easy,random", "--matches", "4"]) == 0
    *matches, end = lines(capsys.readouterr().out.encode())
    assert [match["seats"] for match in matches] == [["easy", "random"], ["random", "easy"]] * 2
    assert list(end) == ["game", "matches", "wins", "interval", "scores", "seconds"]
    assert (end["game"], end["matches"], sum(end["wins"].values())) == ("gaia", 4, 1)
    assert end["interval"]["easy"][0] <= end["wins"]["easy"] <= end["interval"]["easy"][1]
    assert end["seconds"]["easy"]["p50"] <= end["seconds"]["easy"]["max"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "ecosystem", "--seats", "7"), "ecosystem: the game is for 1 to 6 players"),
        (("play", "ecosystem", "--seats", "1", "--option", "level=brutal"), "only one of easy, medium, hard"),
        (("play", "ecosystem", "--seats", "1", "--option", "speed=fast"), "no option speed"),
        (("play", "earth", "--seats", "1", "--option", "mode=beginner"), "beginner only for 2 to 5 players"),
        (("play", "ecosystem", "--seats", "1", "--option", "level"), "not of the form name=value"),
        (("play", "ecosystem", "--seats", "two"), "'two' is not a number from one up"),
        (("duel", "gaia", "--bots", "easy,random", "--seats", "0"), "'0' is not a number from one up"),
        (("duel", "gaia", "--bots", "easy,random", "--matches=-3"), "'-3' is not a number from one up"),
        (("play", "chess", "--seats", "2"), "invalid choice"),
        (("duel", "earth", "--bots", "hard,harder"), "there is no bot 'harder'"),
        (("duel", "earth", "--bots", "easy,random", "--option", "teams=yes"), TOO_FEW),
        (("play", "earth", "--seats", "3", "--option", "teams=no"), TOO_FEW),
        (("play", "earth", "--seats", "4", "--option", "teams=no", "--option", "teams=yes"), "teams is given twice"),
        (("play", "earth", "--seats", "4", "--option", "="), "not of the form name=value"),
        ((), "required"),
    ],
)
def test_wrong_arguments_get_one_sentence(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(list(arguments))
    except SystemExit as leaving:
        code = leaving.code
    out, error = capsys.readouterr()
    assert code == 2
    assert said in error
    assert out == ""


def test_games_are_listed() -> None:
    found = lines(engine("games").stdout)
    assert [line["game"] for line in found] == list(games())
    assert found[[line["game"] for line in found].index("ecosystem")]["seats"] == [1, 2, 3, 4, 5, 6]


EMPTY = [[None] * 5] * 4
GOOD = json.dumps({"seats": [{"grid": [["bee", "meadow", None, None, None], *EMPTY[1:]]}], "neutral": None}).encode()


def test_a_broken_line_is_named_and_the_others_are_answered() -> None:
    broken = [
        b"not json",
        b'{"seats": []}',
        b'{"seats": [{"grid": [["bee"]]}]}',
        json.dumps({"seats": [{"grid": [["unicorn"] * 5, *EMPTY[1:]]}]}).encode(),
        json.dumps({"seats": [{"grid": EMPTY}], "colour": 1}).encode(),
        b"\xff\xfe",
        b"null",
    ]
    given = [GOOD, *[line for one in broken for line in (one, GOOD)], b"", b"   "]
    done = engine("score", "ecosystem", given=b"\n".join(given))
    found = lines(done.stdout)
    assert done.returncode == 1
    assert done.stderr == b""
    assert ["error" in line for line in found] == [False, *[True, False] * len(broken)]
    assert all(isinstance(line["error"], str) and line["error"] for line in found[1::2])
    assert "seats.0.grid.0.0" in found[7]["error"]
    assert found[0] == found[-1]


def test_a_position_is_scored_by_lines() -> None:
    done = engine("score", "ecosystem", given=GOOD)
    assert done.returncode == 0
    kinds = ["bear", "bee", "meadow", "trout", "eagle", "rabbit", "dragonfly", "fox", "deer", "stream", "wolf"]
    assert lines(done.stdout) == [
        {"seats": [{"points": dict.fromkeys(kinds, 0) | {"bee": 3}, "gaps": 10, "biodiversity": -5, "total": -2}]}
    ]


def test_the_neutral_pile_takes_places() -> None:
    grid = [["wolf", "stream", None, None, None], *EMPTY[1:]]
    position = {"seats": [{"grid": grid}], "neutral": ["wolf", "wolf", "stream"]}
    done = engine("score", "ecosystem", given=json.dumps(position).encode())
    points = lines(done.stdout)[0]["seats"][0]["points"]
    assert (points["wolf"], points["stream"]) == (8, 8)


def test_nothing_given_is_nothing_scored() -> None:
    done = engine("score", "ecosystem")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_game_that_describes_no_positions_says_so() -> None:
    class Pebbles(Game[Any, Any]):
        meta = Meta(name="pebbles", seats=(2,), rules=1)

    assert list(score(Pebbles(), [b"{}"])) == [{"error": "pebbles knows no way to describe a position"}]

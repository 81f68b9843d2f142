"""Every game and mode has a match written down, and playing the written answers says what is written there.

After a change that was meant: `python -m tests.playthroughs`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest

from engine import Game
from tests.playthroughs.record import FOLDER, check, difference, file, resumed

from .tables import Table, every_game, every_table, tables


@every_table
def test_the_match_written_down_is_played_the_same(table: Table) -> None:
    check(table, file(table))


def test_no_playthrough_is_of_a_table_that_does_not_exist() -> None:
    assert sorted(path.name for path in set(FOLDER.glob("*.txt")) - {file(table) for table in tables()}) == []


def test_a_match_without_playthrough_says_how_to_write_it(tmp_path: Path) -> None:
    table = tables()[0]
    with pytest.raises(AssertionError, match=f"python -m tests.playthroughs {table}"):
        check(table, tmp_path / "none.txt")


@every_game
def test_an_answer_no_longer_taken_is_named_with_its_line(game: Game[Any, Any]) -> None:
    table, told, answers = written(game)
    middle = answers[len(answers) // 2]
    head, _, _ = told[middle].partition(":")
    told[middle] = f"{head}: no such thing"
    fault = difference(table, "\n".join(told))
    assert fault is not None
    assert fault.startswith(f"line {middle + 1}: {head}: no such thing\n")


@every_game
def test_answers_are_written_anew_only_from_there_on(game: Game[Any, Any]) -> None:
    table, told, answers = written(game)
    middle = answers[len(answers) // 2]
    head, _, _ = told[middle].partition(":")
    told[middle] = f"{head}: no such thing"
    anew = resumed(table, "\n".join(told))
    assert anew.splitlines()[:middle] == told[:middle]
    assert difference(table, anew) is None


@every_game
def test_a_question_that_is_no_longer_asked_leaves_all_others_as_they_were(game: Game[Any, Any]) -> None:
    table, told, answers = written(game)
    more = told.copy()
    more.insert(answers[len(answers) // 2], "> 0 no-such-question: nothing")
    assert resumed(table, "\n".join(more)).splitlines() == told


def written(game: Game[Any, Any]) -> tuple[Table, list[str], list[int]]:
    """A playthrough and where its answers stand."""
    table = next(table for table in tables() if table.game == game.meta.name)
    told = file(table).read_text("utf-8").splitlines()
    return table, told, [number for number, line in enumerate(told) if line.startswith("> ")]

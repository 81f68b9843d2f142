"""Every mode of every game has a match recorded as it is exported, and it is played again to the same result.

After a change that was meant: `python -m tests.recordings`, and read the difference.
"""

import pytest

from engine import Differs, Recording, replay
from tests.recordings.matches import FOLDER, file, kept

from .tables import Table

TABLES = kept()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_recorded_match_is_played_again_to_its_result(table: Table) -> None:
    command = f"python -m tests.recordings {table}"
    assert file(table).exists(), f"{table} has no recording: {command}"
    recording = Recording.read(file(table).read_bytes())
    assert (recording.game, len(recording.seats)) == (table.game, table.seats)
    assert table.options == tuple([(name, recording.options[name]) for name, _ in table.options])
    try:
        *_, last = replay(recording)
    except Differs as error:
        raise AssertionError(f"{file(table).name}: {error}\nIf that is meant: {command}") from error
    assert last.number == len(recording.moves)
    assert recording.result is not None
    assert recording.write() == file(table).read_bytes()


def test_no_recording_is_of_a_table_that_does_not_exist() -> None:
    assert sorted(path.name for path in set(FOLDER.glob("*.json")) - {file(table) for table in TABLES}) == []

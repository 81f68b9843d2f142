"""Every game and mode has a match written down, and still plays it the same, word by word.

After a change that was meant: `python -m tests.playthroughs`, and read the difference.
"""

from tests.playthroughs.record import FOLDER, file, playthrough

from .tables import Table, every_table, tables


@every_table
def test_the_match_written_down_is_played_the_same(table: Table) -> None:
    golden = file(table)
    assert golden.exists(), f"{table} has no playthrough: python -m tests.playthroughs {table.game}"
    written, played = golden.read_text("utf-8").splitlines(), playthrough(table).splitlines()
    differing = [pair for pair in zip(written, played, strict=False) if pair[0] != pair[1]]
    assert differing[:1] == []
    assert len(played) == len(written)


def test_no_playthrough_is_of_a_table_that_does_not_exist() -> None:
    assert sorted(path.name for path in set(FOLDER.glob("*.txt")) - {file(table) for table in tables()}) == []

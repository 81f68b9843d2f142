# ruff: noqa: ASYNC240 - a test's loop has nothing else to do while a file is written

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import (
    Busy,
    Damaged,
    DiskFull,
    ForeignFile,
    GuildRow,
    NewerSchema,
    NewPost,
    NewVote,
    Store,
    StoreError,
    Unwritable,
    WithoutLog,
    claimed,
)
from bot.store.file import APPLICATION, connection, migrate, prepare
from bot.store.schema import migrations, statements
from bot.table import posts
from bot.table.posts import Changed, recalled
from tests.bot.fresh import file_of

from .tables import ANN, BOB, Clock, move, play, post, read, running, whole

VERSION1 = Path(__file__).parent / "version1.sql"


@pytest.fixture
def place(path: Path) -> Path:
    """What is said here is said of a file."""
    return path


def sentence(error: StoreError, path: Path) -> bool:
    """One line, closed by a full stop, that names the file."""
    return str(path) in str(error) and str(error).endswith(".") and "\n" not in str(error)


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").fetchall()


def damage(path: Path, table: str) -> None:
    """Scribble over the page where the table begins."""
    with closing(sqlite3.connect(path)) as db:
        [[root]] = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,))
        [[size]] = db.execute("PRAGMA page_size")
    content = path.read_bytes()
    path.write_bytes(content[: (root - 1) * size] + b"\xff" * size + content[root * size :])


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


async def test_a_missing_file_is_made_and_has_the_newest_schema(path: Path) -> None:
    async with await Store.open(path) as store:
        assert await store.match(1) is None
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert db.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert list(files(path.parent)) == [path.name]


async def test_an_empty_file_is_taken(path: Path) -> None:
    path.touch()
    await (await Store.open(path)).close()
    assert schema(path) != []


async def test_the_writer_waits_for_the_disk_and_minds_foreign_keys(store: Store) -> None:
    for pragma, value in [("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000), ("journal_mode", "wal")]:
        [[found]] = await file_of(store).writer.execute_fetchall(f"PRAGMA {pragma}")
        assert found == value, pragma


def made(path: Path, version: int, *rows: str) -> None:
    """A file as a Thicket of that schema has left it."""
    with closing(sqlite3.connect(path)) as db:
        for script in migrations()[:version]:
            db.executescript(script)
        for row in rows:
            db.execute(row)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {version}")
        db.commit()


SEVEN = "INSERT INTO matches VALUES (7, 1, 1, 1, 'gaia', '{}', '', 1, 31, x'', 'running', 1, 'en', 0, 0)"


async def test_consents_of_the_fourth_schema_are_asked_again(path: Path) -> None:
    made(path, 4, SEVEN, "INSERT INTO consents VALUES (7, 31, 2)")
    async with await Store.open(path) as store:
        assert await store.open_votes(7) == []


async def test_consents_of_the_sixth_schema_go_on_as_votes(path: Path) -> None:
    """What was asked of the match as it is now, with what people have said to it."""
    made(
        path, 6, SEVEN,
        "INSERT INTO seats VALUES (7, 0, 51, NULL, '', NULL, NULL), (7, 1, 52, NULL, '', NULL, NULL)",
        "INSERT INTO moves VALUES (7, 5, 30, 1, x'', x'', 1, x'', 0, 1)",
        "INSERT INTO consents VALUES (7, 31, 5, 1), (7, 31, 5, 0), (7, 30, 5, 0)",
    )
    async with await Store.open(path) as store:
        [vote] = await store.open_votes(7)
        assert (vote.kind, vote.matter) == ("undo", {"move": 5, "version": 31, "seat": 1})
        assert vote.ballots == {51: "agree", 52: "agree"}
        again = await store.open_vote(7, NewVote(vote.kind, vote.matter, 52, "agree"), NewPost("question", {}))
        assert [row.id for row in await store.open_votes(7)] == [again]
        assert [row.payload for row in await store.outbox(7)] == [{"vote": again}]


async def test_a_server_of_the_seventh_schema_keeps_its_choices(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        for script in migrations()[:7]:
            db.executescript(script)
        db.execute("INSERT INTO guilds VALUES (5, 'fr', 700, 48), (6, NULL, NULL, NULL)")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute("PRAGMA user_version = 7")
        db.commit()
    async with await Store.open(path) as store:
        assert await store.guild(5) == GuildRow(5, "fr", 48, (700,))
        assert await store.guild(6) == GuildRow(6)


async def test_who_comes_and_goes_in_the_twelfth_schema_is_known_by_their_numbers(path: Path) -> None:
    """A name that is nobody's goes; a bot keeps its own."""
    told = [
        ("kept", 0, "Ann", ""), ("resigned", 1, "Bob", ""), ("sat", 2, "Old", "Cat"), ("forgotten", 3, "Wren", ""),
    ]
    details = json.dumps([dict(zip(("what", "seat", "name", "other"), one, strict=True)) for one in told])
    made(
        path, 12, SEVEN.replace("0, 0)", "0, 0, NULL, NULL, NULL)"),
        "INSERT INTO seats VALUES (7, 0, NULL, 'random', 'Ann', NULL, NULL, 51, NULL),"
        " (7, 1, NULL, 'random', 'Bob', NULL, NULL, NULL, 0), (7, 2, 53, NULL, 'Cat', NULL, NULL, NULL, NULL),"
        " (7, 3, NULL, 'random', 'Wren', NULL, NULL, NULL, 0)",
        f"INSERT INTO changes (match, after, at, details) SELECT 7, 1, 0, value FROM json_each('{details}')",  # noqa: S608 - of our own
        f"INSERT INTO outbox (match, kind, payload, due) SELECT 7, 'changed', value, 0 FROM json_each('{details}')",  # noqa: S608 - of our own
    )
    async with await Store.open(path) as store:
        known = [recalled(row) for row in await store.changes(7)]
        assert known == [
            Changed("kept", 0, 51), Changed("resigned", 1), Changed("sat", 2, 0, 53),
            Changed("forgotten", 3, name="Wren"),
        ]
        assert [posts.read(row) for row in await store.outbox(7)] == known
        assert [seat.name for seat in (await read(store, 7)).seats] == ["Ann", "", "Cat", "Wren"]


async def test_the_clock_of_a_part_of_the_thirteenth_schema_runs_on(path: Path) -> None:
    made(
        path, 13, SEVEN.replace("0, 0)", "0, 0, NULL, NULL, NULL)"),
        "INSERT INTO users (id, away_until) VALUES (52, 90)",
        "INSERT INTO needs (match, seat, user, since) VALUES (7, 0, 51, 20), (7, 1, 52, 20)",
    )
    async with await Store.open(path) as store:
        assert [need.began for need in await store.needs(7)] == [20, 90]


async def test_opening_again_changes_nothing(path: Path) -> None:
    await (await Store.open(path)).close()
    before = path.read_bytes()
    await (await Store.open(path)).close()
    assert path.read_bytes() == before


async def test_a_file_of_the_first_schema_is_brought_up_to_date(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION1.read_text(encoding="utf-8"))
    async with await Store.open(path) as store:
        match = await read(store, 1)
        assert (match.game, match.status, match.version, match.snapshot) == ("earth", "running", 5, b'{"turn":2}')
        assert [(seat.user, seat.bot, seat.name) for seat in match.seats] == [
            (ANN, None, "Ann"), (None, "easy", "Fern"),
        ]
        assert [row.answer for row in await store.moves(1)] == [b'"first"', b'"second"']
        assert await store.before(1, 2) == b'{"turn":1}'
        await store.save(1, version=5, snapshot=b"on", moves=[move(3)], outbox=[post(3)])
    fresh = tmp_path / "fresh.sqlite3"
    await (await Store.open(fresh)).close()
    assert schema(path) == schema(fresh)


async def test_a_migration_that_fails_leaves_the_schema_before_it(path: Path) -> None:
    async with connection(path) as db:
        await prepare(db, path)
        with pytest.raises(sqlite3.OperationalError):
            await migrate(db, path, [*migrations(), "CREATE TABLE half (a);\nCREATE TABLE half (a);\n"])
        await db.execute("PRAGMA foreign_keys = OFF")
        with pytest.raises(Damaged):
            await migrate(db, path, [*migrations(), "INSERT INTO seats (match, seat, name) VALUES (77, 0, 'Nobody');"])
    assert "half" not in dict(schema(path))
    async with await Store.open(path) as store:
        assert await store.database.fetch("SELECT * FROM seats") == []


async def test_of_several_migrations_all_are_made_or_none(path: Path) -> None:
    made(path, 12)
    before = schema(path)
    async with connection(path) as db:
        with pytest.raises(sqlite3.OperationalError):
            await migrate(db, path, [*migrations(), "DROP TABLE nowhere;"])
    assert schema(path) == before
    await (await Store.open(path)).close()
    assert schema(path) != before


def test_a_script_is_cut_at_its_statements() -> None:
    script = "-- one; two\nCREATE TABLE a (b); -- c\nINSERT INTO a\n    VALUES (';');\nDELETE FROM a"
    assert len(list(statements(script))) == 3


async def test_the_database_of_another_program_is_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript("PRAGMA journal_mode = WAL; CREATE TABLE bookmarks (url); INSERT INTO bookmarks VALUES ('x');")
    before = files(path.parent)
    with pytest.raises(ForeignFile, match="another program") as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    assert files(path.parent) == before


@pytest.mark.parametrize("content", [b"milk", b"# Notes\n" * 1000, bytes(5000), b"SQLite format 3"])
async def test_what_is_no_database_is_left_as_it_is(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(ForeignFile) as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    assert files(path.parent) == {path.name: content}


async def test_the_file_of_a_later_thicket_is_left_as_it_is(path: Path) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = files(path.parent)
    with pytest.raises(NewerSchema, match="schema 99") as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    assert files(path.parent) == before


async def test_a_copy_without_its_log_is_said_and_left_as_it_is(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with await Store.open(path) as store:
        await running(store)
        shutil.copy(path, copy)
    before = copy.read_bytes()
    with pytest.raises(WithoutLog, match="thicket backup") as caught:
        await Store.open(copy)
    assert str(copy) in str(caught.value)
    assert copy.read_bytes() == before
    with pytest.raises(WithoutLog), claimed(copy):
        pass
    assert sorted(files(tmp_path)) == sorted([path.name, copy.name])


@pytest.mark.parametrize("version", range(1, len(migrations()) + 1))
async def test_a_file_that_says_a_schema_and_has_no_tables_is_left_as_it_is(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {version};")
    before = files(path.parent)
    with pytest.raises(Damaged, match="lacks every table; ") as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    assert files(path.parent) == before


@pytest.mark.parametrize("part", ["TABLE hindrances", "INDEX matches_open"])
async def test_a_file_that_lacks_a_part_of_its_schema_is_left_as_it_is(path: Path, part: str) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"DROP {part}")
    before = files(path.parent)
    kind, name = part.split()
    with pytest.raises(Damaged, match=f"lacks {kind.lower()} {name}; ") as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    assert files(path.parent) == before


async def test_a_missing_folder_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    with pytest.raises(Unwritable, match="does not exist") as caught:
        await Store.open(folder / "thicket.sqlite3")
    assert sentence(caught.value, folder)
    assert not folder.exists()


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unwritable) as caught:
        await Store.open(tmp_path)
    assert sentence(caught.value, tmp_path)


async def test_a_folder_that_cannot_be_written_is_said(unprivileged: Path) -> None:
    path = unprivileged / "thicket.sqlite3"
    unprivileged.chmod(0o500)
    with pytest.raises(Unwritable) as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    assert files(unprivileged) == {}


@pytest.mark.parametrize(("file", "folder"), [(0o400, 0o700), (0o600, 0o500), (0o400, 0o500), (0o000, 0o700)])
async def test_a_database_that_cannot_be_written_is_said_at_once(unprivileged: Path, file: int, folder: int) -> None:
    path = unprivileged / "thicket.sqlite3"
    await (await Store.open(path)).close()
    before = path.read_bytes()
    path.chmod(file)
    unprivileged.chmod(folder)
    with pytest.raises(Unwritable) as caught:
        await Store.open(path)
    assert sentence(caught.value, path)
    unprivileged.chmod(0o700)
    path.chmod(0o600)
    assert path.read_bytes() == before


async def test_a_folder_that_cannot_be_entered_is_said(unprivileged: Path) -> None:
    path = unprivileged / "thicket.sqlite3"
    unprivileged.chmod(0o000)
    with pytest.raises(Unwritable) as caught:
        await Store.open(path)
    assert sentence(caught.value, path)


async def test_a_full_disk_loses_nothing_that_was_saved(store: Store, path: Path) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    [[pages]] = await file_of(store).writer.execute_fetchall("PRAGMA page_count")
    await file_of(store).writer.execute(f"PRAGMA max_page_count = {pages}")
    before = await read(store, match.id)
    with pytest.raises(DiskFull) as caught:
        await store.save(
            match.id, version=before.version, snapshot=bytes(100_000), moves=[move(2)], outbox=[post(2)],
        )
    assert sentence(caught.value, path)
    assert await read(store, match.id) == before
    assert await whole(store, match.id) == 1
    await file_of(store).writer.execute("PRAGMA max_page_count = 1000000")
    await play(store, match.id, 2)
    assert await whole(store, match.id) == 2


async def test_another_process_that_keeps_the_file_locked_is_said(store: Store, path: Path) -> None:
    match = await running(store)
    await file_of(store).writer.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy) as caught:
            await play(store, match.id, 1)
        assert sentence(caught.value, path)
        assert await store.match(match.id) == match
        other.execute("ROLLBACK")
    await play(store, match.id, 1)
    assert await whole(store, match.id) == 1


async def test_a_damaged_file_is_said(path: Path) -> None:
    async with await Store.open(path) as store:
        await running(store)
    content = path.read_bytes()
    damage(path, "matches")
    async with await Store.open(path) as store:
        with pytest.raises(Damaged) as caught:
            await store.match(1)
        assert sentence(caught.value, path)
        with pytest.raises(Damaged):
            await store.set_host(1, BOB)
    path.write_bytes(content[:5000])
    with pytest.raises(Damaged):
        await Store.open(path)


@pytest.mark.parametrize("copied", range(1, 6))
async def test_a_log_that_was_copied_half_way_opens_whole(path: Path, tmp_path: Path, copied: int) -> None:
    """So a full disk or a kill leaves the files: the first pages are new, the file is still short."""
    half = tmp_path / "half.sqlite3"
    async with await Store.open(path) as store:
        match = await running(store)
        for number in range(1, 9):
            await play(store, match.id, number)
        old = path.read_bytes()
        shutil.copy(f"{path}-wal", f"{half}-wal")
    new = path.read_bytes()
    assert len(old) < len(new)
    half.write_bytes(new[: copied * 4096] + old[copied * 4096 :])
    async with await Store.open(half) as store:
        assert await whole(store, match.id) == 8


async def test_a_file_cut_off_at_any_statement_opens_whole(tmp_path: Path, clock: Clock) -> None:
    """What a killed process leaves behind is the files as they are at that instant: copied before every statement."""
    folder, copies = tmp_path / "live", tmp_path / "copies"
    folder.mkdir()
    copies.mkdir()
    path = folder / "thicket.sqlite3"

    def copy(_statement: str) -> None:
        shutil.copytree(folder, copies / f"{len(list(copies.iterdir())):04}")

    with claimed(path):
        async with connection(path) as db:
            await db.set_trace_callback(copy)
            await prepare(db, path)
        async with await Store.open(path, now=clock) as store:
            await file_of(store).writer.set_trace_callback(copy)
            match = await running(store)
            started = len(list(copies.iterdir()))
            for number in (1, 2, 3):
                await play(store, match.id, number)
    lengths = []
    for number, left in enumerate(sorted(copies.iterdir())):
        async with await Store.open(left / path.name, now=clock) as store:
            if number >= started:
                lengths.append(await whole(store, match.id))
    assert lengths == sorted(lengths)
    assert set(lengths) == {0, 1, 2}

"""A database of PostgreSQL: its tables, whose it is, and what happens when it cannot be had."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import asyncpg
import pytest

from bot.store import (
    Address,
    Damaged,
    Denied,
    ForeignFile,
    NewerSchema,
    NewPost,
    NotThere,
    Store,
    StoreError,
    Uncertain,
    Unreachable,
    Unwritable,
)
from bot.store.address import place
from bot.store.postgresql import cause, translated, written
from bot.store.schema import FIRST, migrations, on_server
from bot.store.server import Server, migrate, version
from tests.bot.postgresql import emptied, wired

from .tables import lobby, play, read, running, whole

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.bot.postgresql import Postgres

    from .tables import Clock

PARTS_OF_SQLITE = "SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'"
TYPES = {"bigint": "INTEGER", "double precision": "REAL", "bytea": "BLOB", "text": "TEXT", "json": "TEXT"}


@pytest.fixture
async def store(postgres_database: Address, clock: Clock) -> AsyncIterator[Store]:
    async with await emptied(postgres_database, clock) as store:
        yield store


@pytest.fixture
def fresh(postgres: Postgres) -> Address:
    return postgres.database()


def sentence(error: StoreError, place: Address) -> bool:
    """One line, closed by a full stop, that names the database."""
    return str(place) in str(error) and str(error).endswith(".") and "\n" not in str(error)


async def refused(place: Address, kind: type[StoreError], said: str) -> None:
    """In one sentence, without the password."""
    with pytest.raises(kind, match=said) as caught:
        await Store.open(place)
    assert sentence(caught.value, place)
    assert "secret" not in str(caught.value)


async def told(address: Address, sql: str) -> list[asyncpg.Record]:
    link = await asyncpg.connect(address.url)
    try:
        return await link.fetch(sql)
    finally:
        await link.close()


async def test_both_dialects_end_with_the_same_tables_and_columns(store: Store) -> None:
    """In the same order, for rows are written without their names; and with the same indexes."""
    with closing(sqlite3.connect(":memory:")) as model:
        for script in migrations():
            model.executescript(script)
        expected = {
            table: [(name, kind, bool(needed or key)) for _, name, kind, needed, _, key in
                    model.execute(f"PRAGMA table_info({table})")]
            for kind, table in model.execute(PARTS_OF_SQLITE).fetchall() if kind == "table"
        }
        indexes = {name for kind, name in model.execute(PARTS_OF_SQLITE) if kind == "index"}
    expected["hindrances"][0] = expected["analyses"][0] = ("match", "INTEGER", True)
    found: dict[str, list[tuple[str, str, bool]]] = {}
    for row in await store.database.fetch(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND table_name <> 'jobs' ORDER BY table_name, ordinal_position",
    ):
        found.setdefault(row[0], []).append((row[1], TYPES[row[2]], row[3] == "NO"))
    assert found.pop("thicket") == [("schema", "INTEGER", True)]
    assert found["answers"].pop() == ("rowid", "INTEGER", True), "SQLite has one by itself"
    assert found == expected
    rows = await store.database.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()")
    assert indexes <= {row[0] for row in rows}


def test_what_the_dialects_say_otherwise_is_a_closed_set() -> None:
    assert translated("SELECT a FROM b WHERE c = ? AND d IN (?, ?)") == "SELECT a FROM b WHERE c = $1 AND d IN ($2, $3)"
    assert translated("?2 = seats.user OR users = 'user ?' OR json_extract(p, '$.user') = ?1") == (
        "$2 = seats.\"user\" OR users = 'user ?' OR (p ->> 'user') = $1"
    )
    assert translated("(SELECT value FROM json_each(?4)), json_each(payload, '$.users')") == (
        "(SELECT value FROM json_array_elements_text(CAST($4 AS JSON))), json_array_elements_text(payload -> 'users')"
    )
    assert translated("SELECT 1 -- on a server: FOR SHARE\n-- or not") == "SELECT 1 FOR SHARE\n-- or not"


@pytest.mark.parametrize(("text", "kept"), [
    ("a\0b", "a\ufffdb"), ("\U0001f43b", "\U0001f43b"), ("\ud83d", "\ufffd"), ("\udc3b x", "\ufffd x"),
    ("\\u0000", "\\u0000"), ("\\", "\\"), ("\ud83d\ud83d\udc3b", "\ufffd\U0001f43b"),
])
def test_characters_that_postgresql_does_not_keep_are_replaced(text: str, kept: str) -> None:
    assert json.loads(str(written(json.dumps({"name": text}))))["name"] == kept
    assert written("a\0b") == "a\ufffdb"


async def test_a_name_with_such_a_character_hinders_nothing(store: Store) -> None:
    match = await lobby(store)
    await store.join(match.id, 7, "N\0l", most=4)
    await store.owe(NewPost("table", {"name": "N\0l \ud800", "number": 1}), match.id)
    [row] = await store.claim(0.0)
    assert row.payload == {"name": "N\ufffdl \ufffd", "number": 1}
    assert (await read(store, match.id)).seats[2].name == "N\ufffdl"


async def oldest(place: Address) -> asyncpg.Connection[asyncpg.Record]:
    """A connection to a database of the first schema that there was on a server."""
    link = await asyncpg.connect(place.url)
    await link.execute(translated(on_server()[FIRST]))
    await link.execute(f"INSERT INTO thicket VALUES ({FIRST})")  # noqa: S608 - a number
    return link


async def test_an_older_schema_is_brought_up_to_date_once(fresh: Address, caplog: pytest.LogCaptureFixture) -> None:
    link = await oldest(fresh)
    await link.execute("INSERT INTO users (id) VALUES (7)")
    stores = await asyncio.gather(*(Store.open(fresh) for _ in range(3)))
    for store in stores:
        assert (await store.user(7)).pings
        await store.close()
    assert [tuple(row) for row in await link.fetch("SELECT schema FROM thicket")] == [(len(migrations()),)]
    assert ["pg_dump" in record.getMessage() for record in caplog.records] == [True], "said once, and how to copy it"
    await link.close()


async def test_a_schema_that_another_brings_up_to_date_meanwhile_lacks_nothing(
    fresh: Address, monkeypatch: pytest.MonkeyPatch,
) -> None:
    link = await oldest(fresh)
    fetchval = link.fetchval

    async def later(_: object, sql: str) -> object:
        monkeypatch.undo()
        await migrate(link, fresh)
        return await fetchval(sql)

    monkeypatch.setattr(asyncpg.Connection, "fetchval", later)
    assert await version(link, fresh) == len(migrations())
    await link.close()


async def test_a_migration_that_fails_leaves_the_schema_before_it(
    fresh: Address, monkeypatch: pytest.MonkeyPatch,
) -> None:
    scripts = {**on_server(), len(migrations()) + 1: "CREATE TABLE half (a BIGINT); CREATE TABLE half (a BIGINT);"}
    monkeypatch.setattr("bot.store.server.on_server", lambda: scripts)
    with pytest.raises(StoreError) as caught:
        await Store.open(fresh)
    assert sentence(caught.value, fresh)
    assert await told(fresh, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema()") == []


async def test_what_is_not_ours_to_write_is_left_as_it_is(fresh: Address, postgres: Postgres) -> None:
    await (await Store.open(fresh)).close()
    await told(fresh, "UPDATE thicket SET schema = 99")
    await refused(fresh, NewerSchema, "schema 99")
    await told(fresh, f"UPDATE thicket SET schema = {len(migrations())}")  # noqa: S608 - a number
    await told(fresh, "DROP INDEX matches_open")
    await refused(fresh, Damaged, "lacks index matches_open; ")
    await told(fresh, "DROP TABLE thicket")
    await refused(fresh, ForeignFile, "another program")
    postgres.run("CREATE ROLE guest LOGIN")
    theirs = postgres.database()
    await (await Store.open(theirs)).close()
    await refused(Address(theirs.url.replace("postgres:@", "guest@")), Unwritable, "cannot be written")


async def test_what_cannot_be_reached_is_said(fresh: Address, tmp_path: Path) -> None:
    nowhere = Address(f"postgresql://ann:secret@/thicket?host={tmp_path}")
    await refused(nowhere, Unreachable, "does not answer")
    await refused(Address(fresh.url.replace("postgres:@", "stranger:secret@")), Denied, "the password")
    await refused(Address(fresh.url.replace("/thicket_", "/nowhere_")), NotThere, "createdb")
    wrong = cause(asyncpg.InvalidPasswordError('password authentication failed for user "ann"'), nowhere)
    assert isinstance(wrong, Denied), "the server of the tests asks nobody for one"


@pytest.mark.parametrize("written", ["mysql://localhost/x", "postgresql://localhost:port/x", "sqlite:///x"])
def test_an_address_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"postgresql://|[Pp]ort"):
        place(written)


async def test_a_post_that_another_has_in_hand_is_passed_over_and_not_waited_for(
    store: Store, postgres_database: Address
) -> None:
    one, other = await running(store, 1), await running(store, 2)
    for match in (one, other):
        await play(store, match.id, 1)
    link = await asyncpg.connect(postgres_database.url)
    try:
        async with link.transaction():
            await link.execute("SELECT 1 FROM outbox WHERE match = $1 FOR UPDATE", one.id)
            assert [row.match for row in await store.claim(store.database.now())] == [other.id]
    finally:
        await link.close()
    assert [row.match for row in await store.claim(store.database.now())] == [one.id]


async def test_what_one_process_writes_wakes_the_other(store: Store, postgres_database: Address) -> None:
    match = await running(store)
    async with await Store.open(postgres_database) as other:
        await heard(other)
        await play(store, match.id, 1)
        await other.owed.wait()


async def heard(store: Store) -> None:
    """It has begun to listen: it says so by waking everybody."""
    await store.needed.wait()
    await store.owed.wait()
    store.needed.clear()
    store.owed.clear()


async def test_a_line_that_breaks_is_said_and_mended_without_a_restart(
    store: Store, postgres_database: Address, tmp_path: Path,
) -> None:
    """In the middle of play, and with somebody waiting to be woken."""
    match = await running(store)
    async with wired(tmp_path, postgres_database) as wire, await Store.open(wire.address) as far:
        await heard(far)
        await play(far, match.id, 1)
        await wire.cut()
        with pytest.raises(Unreachable) as caught:
            await play(far, match.id, 2)
        assert sentence(caught.value, wire.address)
        with pytest.raises(Unreachable):
            await far.match(match.id)
        await play(store, match.id, 2)
        await wire.mend()
        await far.owed.wait()
        assert await whole(far, match.id) == 2
        await play(far, match.id, 3)


async def test_what_was_lost_while_it_was_committed_is_not_said_to_be_unwritten(
    store: Store, postgres_database: Address, tmp_path: Path,
) -> None:
    match = await running(store)
    async with wired(tmp_path, postgres_database) as wire, await Store.open(wire.address) as far:
        wire.last = b"COMMIT"
        with pytest.raises(Uncertain, match="not known"):
            await play(far, match.id, 1)
        await wire.mend()
        assert await whole(far, match.id) == 1
        await play(far, match.id, 2)


async def test_who_is_cancelled_twice_leaves_nothing_open(store: Store) -> None:
    match = await running(store)
    for steps in range(0, 40, 3):
        task = asyncio.create_task(play(store, match.id, await whole(store, match.id) + 1))
        for _ in range(steps):
            await asyncio.sleep(0)  # gives way, so that the task is cancelled at another step each time
        task.cancel()
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert isinstance(store.database, Server)
    idle = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in %'"
    await asyncio.gather(*(store.set_host(match.id, user) for user in range(8)))
    assert [tuple(row) for row in await store.database.fetch(idle)] == [(0,)]


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Unwritable):
        await store.database.fetch("DELETE FROM users RETURNING id")


async def test_two_that_migrate_at_once_do_it_once(fresh: Address) -> None:
    links = [await asyncpg.connect(fresh.url) for _ in range(3)]
    await asyncio.gather(*(migrate(link, fresh) for link in links))
    for link in links:
        await link.close()
    assert len(await told(fresh, "SELECT schema FROM thicket")) == 1

"""A database of PostgreSQL: connections that write, others that only read, and one that hears what other processes have
written. Knows no table.

Transactions run in READ COMMITTED and take an advisory lock before anything else, so each of their statements sees all
that was committed before the lock was theirs. Those of one match wait for each other; one that is `ALONE` waits for all
others, and they for it. Every one asks for the lock of all first and for at most one more, so no two of these wait for
each other. Rows that several matches write (a person's answer times) are written in one order; rules that span matches
and need no reading (one open match for a channel) are the schema's.

SERIALIZABLE would leave the rules to the server, but a transaction here is a block of code with a caller's rule inside
it, which cannot be run a second time; and on small tables it refuses much that would have done no harm.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from .database import ALONE, ROWS
from .errors import Damaged, ForeignFile, NewerSchema, StoreError, Uncertain, Unwritable
from .postgresql import LOST, TROUBLE, cause, translated, written
from .schema import lacking, on_server, parts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Sequence

    from asyncpg.pool import PoolConnectionProxy

    from .address import Address
    from .database import Value
    from .errors import Conflict

log = logging.getLogger(__name__)
LOCKS = 0x7468636B  # "thck": the advisory locks of ours
CHANNEL = "thicket"
OLDEST = 140000  # as the server numbers its versions
PATIENCE = 5  # seconds for a lock that others hold
ANSWER = 30.0  # seconds for one statement, or to connect
AGAIN = 1.0  # seconds until a lost server is called again
WRITERS, READERS = 4, 4
WRITING = {
    "application_name": "thicket", "synchronous_commit": "on", "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": "600s",  # a process that hangs does not hold up the others for ever
}
READING = {"application_name": "thicket", "default_transaction_read_only": "on"}
FOUND = """
    SELECT CASE relkind WHEN 'i' THEN 'index ' ELSE 'table ' END || relname AS part FROM pg_class
    WHERE relkind IN ('r', 'i') AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
"""


Link: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class Writing:
    """A transaction on one of the connections that write."""

    __slots__ = ("link", "moved", "waking")

    def __init__(self, link: Link) -> None:
        self.link = link
        self.waking: set[asyncio.Event] = set()
        self.moved: set[int] = set()

    async def execute(self, sql: str, values: Sequence[Value] = ()) -> None:
        await self.link.execute(translated(sql), *map(written, values))

    async def executemany(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        if found := [tuple(map(written, row)) for row in rows]:
            await self.link.executemany(translated(sql), found)

    async def fetch(self, sql: str, *values: Value) -> list[asyncpg.Record]:
        return await self.link.fetch(translated(sql), *map(written, values))


class Server:
    """A `Database` that several processes share. What one of them has written wakes the others, too."""

    __slots__ = (
        "elsewhere", "hearing", "name", "needed", "now", "owed", "place", "readers", "stirred", "trouble", "troubled",
        "waking", "writers",
    )

    def __init__(self, place: Address, writers: Pool, readers: Pool, now: Callable[[], float]) -> None:
        self.place, self.writers, self.readers, self.now = place, writers, readers, now
        self.name = secrets.token_hex(4)  # by which it knows its own calls: it is awake already
        self.owed, self.needed, self.stirred = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.elsewhere: set[int] = set()
        self.troubled, self.trouble = asyncio.Event(), ""
        self.waking: set[asyncio.Event] = set()
        self.hearing = asyncio.create_task(self.hear())

    @classmethod
    async def open(cls, place: Address, now: Callable[[], float]) -> Server:
        async with AsyncExitStack() as opened:
            try:
                writers = await opened.enter_async_context(pool(place, WRITING, WRITERS))
                async with writers.acquire() as link:
                    await prepare(link, place)
                readers = await opened.enter_async_context(pool(place, READING, READERS))
            except (*TROUBLE, ValueError) as error:
                raise cause(error, place) from error
            opened.pop_all()
        return cls(place, writers, readers, now)

    async def close(self) -> None:
        self.hearing.cancel()
        await asyncio.gather(self.hearing, return_exceptions=True)
        await self.readers.close()
        await self.writers.close()

    @asynccontextmanager
    async def transaction(self, of: int = ALONE) -> AsyncIterator[Writing]:
        """Who is cancelled twice leaves the rollback to the pool: it sees to that before somebody else has the link."""
        db: Writing | None = None
        try:
            async with self.writers.acquire(timeout=ANSWER) as link:
                db = Writing(link)
                try:
                    await link.execute(beginning(of))
                    yield db
                    await self.commit(db)
                except BaseException:
                    with suppress(*TROUBLE):  # what is lost is rolled back there
                        if link.is_in_transaction():
                            await link.execute("ROLLBACK")
                    raise
        except TROUBLE as error:
            raise self.failed(error) from error
        finally:
            if db is not None:
                self.waking |= db.waking
            while self.waking:
                self.waking.pop().set()

    async def commit(self, db: Writing) -> None:
        """Other processes hear of it in the instant when it is true."""
        names = {self.owed: "owed", self.needed: "needed"}
        said = [*[names[event] for event in db.waking if event in names], *map(str, db.moved)]
        calls = [f"SELECT pg_notify('{CHANNEL}', '{self.name} {word}');" for word in said]
        try:
            await db.link.execute(" ".join([*calls, "COMMIT"]))
        except LOST as error:
            self.failed(error)
            raise Uncertain(
                f"The database {self.place} was lost while something was written; whether it was is not known.",
            ) from error

    async def checkpoint(self) -> None:
        """A server's logs are not this program's to empty."""

    async def fetch(self, sql: str, *values: Value) -> list[asyncpg.Record]:
        try:
            async with self.readers.acquire(timeout=ANSWER) as link:
                return await link.fetch(translated(sql), *map(written, values))
        except TROUBLE as error:
            raise self.failed(error) from error

    def failed(self, error: Exception) -> StoreError | Conflict:
        found = cause(error, self.place)
        if isinstance(found, StoreError):
            self.trouble = str(found)
            self.troubled.set()
        return found

    async def hear(self) -> None:
        """As long as the server is there, and again when it is back: then something may have been missed."""
        while True:
            lost = asyncio.Event()
            try:
                link = await asyncpg.connect(self.place.url, timeout=ANSWER, server_settings=READING)
                try:
                    link.add_termination_listener(lambda *_, lost=lost: lost.set())
                    await link.add_listener(CHANNEL, self.heard)
                    self.owed.set()
                    self.needed.set()
                    self.stir(ALONE)
                    await lost.wait()
                finally:
                    link.terminate()
            except TROUBLE as error:
                self.failed(error)
            await asyncio.sleep(AGAIN)

    def heard(self, *call: object) -> None:
        match str(call[-1]).split():
            case [self.name, _]:
                pass
            case [_, "owed"]:
                self.owed.set()
            case [_, "needed"]:
                self.needed.set()
            case [_, match] if match.isdecimal():
                self.stir(int(match))

    def stir(self, match_id: int) -> None:
        self.elsewhere.add(match_id)
        self.stirred.set()


def beginning(of: int) -> str:
    if of == ALONE:
        return f"BEGIN; SELECT pg_advisory_xact_lock({LOCKS}, {ALONE})"
    own = "" if of == ROWS else f"; SELECT pg_advisory_xact_lock({LOCKS}, {1 + of % (2**31 - 1)})"
    return f"BEGIN; SELECT pg_advisory_xact_lock_shared({LOCKS}, {ALONE}){own}"


def pool(place: Address, settings: dict[str, str], most: int) -> Pool:
    async def nothing(_: Link) -> None:
        """What a connection has left open is rolled back by the pool itself; here they leave nothing else."""

    return asyncpg.create_pool(
        place.url, min_size=0, max_size=most, timeout=ANSWER, command_timeout=ANSWER, server_settings=settings,
        reset=nothing,
    )


async def prepare(link: Link, place: Address) -> None:
    await fit(link, place)
    if await version(link, place) < newest():
        await migrate(link, place)
    if not await link.fetchval("SELECT has_table_privilege('matches', 'UPDATE')"):
        raise Unwritable(f"The database {place} cannot be written by the name of its address.")


async def fit(link: Link, place: Address) -> None:
    """Whether a Thicket can do with this server."""
    [[number, encoding, standby]] = await link.fetch(
        "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'), pg_is_in_recovery()",
    )
    if number < OLDEST:
        raise StoreError(f"The database {place} is PostgreSQL {number // 10000}; Thicket needs {OLDEST // 10000}.")
    if encoding != "UTF8":
        raise StoreError(f"The database {place} cannot hold every name, for it is encoded in {encoding}, not in UTF8.")
    if standby:
        raise Unwritable(f"The database {place} is a copy that can only be read; Thicket needs the one it follows.")


async def examined(place: Address) -> tuple[int, int]:
    """The version of its schema, 0 if there is none yet, and how many bytes it takes. Changes nothing."""
    try:
        link = await asyncpg.connect(place.url, timeout=ANSWER, command_timeout=ANSWER, server_settings=READING)
        try:
            await fit(link, place)
            return await version(link, place), await link.fetchval("SELECT pg_database_size(current_database())")
        finally:
            await link.close()
    except (*TROUBLE, ValueError) as error:
        raise cause(error, place) from error


async def migrate(link: Link, place: Address) -> None:
    """All that the database has not seen, or nothing, while nobody else writes."""
    async with link.transaction():
        await link.execute(f"SELECT pg_advisory_xact_lock({LOCKS}, {ALONE})")
        seen = await version(link, place)  # another process may have been quicker
        if 0 < seen < newest():
            log.warning(
                "the database %s is brought from schema %d to %d, wholly or not at all; only a copy of your own, made "
                "with pg_dump before, leads back behind that", place, seen, newest(),
            )
        for number, script in on_server().items():
            if number > seen:
                await link.execute(translated(script))
        await link.execute(f"DELETE FROM thicket; INSERT INTO thicket VALUES ({newest()})")  # noqa: S608 - a number


async def version(link: Link, place: Address) -> int:
    """Of the schema; 0: there is none of ours yet."""
    found = await tables(link)
    if "table thicket" not in found:
        if other := ", ".join(sorted(found & parts(newest()))):
            raise ForeignFile(f"The database {place} is another program's: it has {other}; it was left as it is.")
        return 0
    seen: int = await link.fetchval("SELECT schema FROM thicket")
    if seen > newest():
        raise NewerSchema(
            f"The database {place} has schema {seen}, written by a later Thicket; this one knows {newest()}.",
        )
    if gone := lacking(seen, await tables(link)):  # again: another process may have made some of them meanwhile
        raise Damaged(f"The database {place} lacks {gone}; it was left as it is, restore it from a copy.")
    return seen


async def tables(link: Link) -> set[str]:
    return {row["part"] for row in await link.fetch(FOUND)}


def newest() -> int:
    return max(on_server())

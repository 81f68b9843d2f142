"""The database file: whose it is, its schema, one connection that writes and one that reads. Knows no table."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

import aiosqlite

from .database import ALONE
from .errors import Damaged, ForeignFile, NewerSchema, StoreError, Unwritable, WithoutLog, cause
from .schema import PARTS, lacking, migrations, statements

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Sequence
    from pathlib import Path

    from .database import Value
    from .errors import Conflict

log = logging.getLogger(__name__)
APPLICATION = 0x7468636B  # "thck", in the header of every file of ours
MAGIC, HEADER = b"SQLite format 3\0", 100
LOCK = "-lock"
PATIENCE = 5.0  # seconds to wait for a lock that another process holds


class Writing:
    """A transaction on the connection that writes."""

    __slots__ = ("db", "moved", "waking")

    def __init__(self, db: aiosqlite.Connection) -> None:
        self.db = db
        self.waking: set[asyncio.Event] = set()
        self.moved: set[int] = set()  # there is nobody else to hear of it

    async def execute(self, sql: str, values: Sequence[Value] = ()) -> None:
        await self.db.execute(sql, values)

    async def executemany(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        await self.db.executemany(sql, rows)

    async def fetch(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        return await fetch(self.db, sql, *values)


class File:
    """A `Database` in one file."""

    __slots__ = (
        "elsewhere", "lock", "needed", "now", "owed", "path", "reader", "stirred", "trouble", "troubled", "waking",
        "writer",
    )

    def __init__(
        self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection, now: Callable[[], float],
    ) -> None:
        self.path, self.writer, self.reader, self.now = path, writer, reader, now
        self.lock, self.owed, self.needed = asyncio.Lock(), asyncio.Event(), asyncio.Event()
        self.troubled, self.trouble = asyncio.Event(), ""
        self.stirred: asyncio.Event = asyncio.Event()
        self.elsewhere: set[int] = set()
        self.waking: set[asyncio.Event] = set()

    @classmethod
    async def open(cls, path: Path, now: Callable[[], float]) -> File:
        await asyncio.to_thread(check, path)
        await asyncio.to_thread(complete, path)
        try:
            async with AsyncExitStack() as opened:
                writer = await opened.enter_async_context(connection(path))
                await prepare(writer, path)
                reader = await opened.enter_async_context(connection(path))
                await reader.execute("PRAGMA query_only = ON")
                opened.pop_all()
        except sqlite3.Error as error:
            raise cause(error, path) from error
        writer.row_factory = reader.row_factory = sqlite3.Row
        return cls(path, writer, reader, now)

    async def close(self) -> None:
        async with self.lock:
            await self.reader.close()
            await self.writer.close()

    @asynccontextmanager
    async def transaction(self, of: int = ALONE) -> AsyncIterator[Writing]:
        """A statement that has been handed over runs even if its caller is cancelled meanwhile; the rollback is handed
        over after it, so nothing stays open.
        """
        async with self.lock:
            db = Writing(self.writer)
            try:
                await self.writer.execute("BEGIN IMMEDIATE")
                yield db
                await self.writer.commit()
            except sqlite3.Error as error:
                await self.writer.rollback()
                raise self.failed(error) from error
            except BaseException:
                await self.writer.rollback()
                raise
            finally:
                self.waking |= db.waking
                while self.waking:
                    self.waking.pop().set()

    async def checkpoint(self) -> None:
        """All that was written stands in the file itself, and nothing of what it has replaced in the log."""
        async with self.lock:
            try:
                [[busy, _, _]] = await fetch(self.writer, "PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                raise self.failed(error) from error
        if busy:
            log.warning("the log of %s could not be emptied: somebody else reads it", self.path)

    async def fetch(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        try:
            return await fetch(self.reader, sql, *values)
        except sqlite3.Error as error:
            raise self.failed(error) from error

    def failed(self, error: sqlite3.Error) -> StoreError | Conflict:
        found = cause(error, self.path)
        if isinstance(found, StoreError):
            self.trouble = str(found)
            self.troubled.set()
        return found


def connection(path: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)


async def fetch(db: aiosqlite.Connection, sql: str, *values: Value) -> list[sqlite3.Row]:
    return list(await db.execute_fetchall(sql, values))


def check(path: Path) -> None:
    """Refuse what is not ours before SQLite touches it.

    Only the first bytes are read. All the rest of the file may be behind its log, if the disk was full or the process
    killed while the one was being copied into the other.
    """
    try:
        if not path.parent.is_dir():
            raise Unwritable(f"The folder {path.parent} for the database does not exist.")
        if path.is_dir():
            raise Unwritable(f"{path} is a folder; a database is a file.")
        if not path.exists():
            return
        with path.open("rb") as file:
            header = file.read(HEADER)
    except OSError as error:
        raise Unwritable(f"The database {path} cannot be reached: {error.strerror}.") from error
    if not header:
        return
    if len(header) < HEADER or not header.startswith(MAGIC):
        raise ForeignFile(f"{path} is not a database; it was left as it is, choose another file.")
    if int.from_bytes(header[68:72], "big") != APPLICATION:  # https://sqlite.org/fileformat.html, 1.3
        raise ForeignFile(f"{path} is the database of another program; it was left as it is, choose another file.")


def complete(path: Path) -> None:
    """Refuse a copy that was made without the log, while all that was ever written was still in there.

    So looks a file, too, whose program was killed in the instant when it made it; but that one has its lock beside it.
    """
    if not path.exists() or any(beside(path, end).exists() for end in ("-wal", LOCK)):
        return
    with path.open("rb") as file:
        header = file.read(HEADER)
    if header and int.from_bytes(header[60:64], "big") == 0:  # the version of the schema
        raise WithoutLog(
            f"{path} has no tables: it is a copy made while Thicket ran, without {path.name}-wal."
            " It was left as it is; make copies with: thicket backup FILE.",
        )


def beside(path: Path, end: str) -> Path:
    """The files that belong to a database have its name and an ending."""
    return path.with_name(path.name + end)


async def prepare(db: aiosqlite.Connection, path: Path) -> None:
    scripts = migrations()
    [version] = (await fetch(db, "PRAGMA user_version"))[0]
    if version > len(scripts):
        raise NewerSchema(
            f"The database {path} has schema {version}, written by a later Thicket; this one knows {len(scripts)}.",
        )
    if gone := lacking(version, {name for [name] in await fetch(db, PARTS)}):
        raise Damaged(f"The database {path} lacks {gone}; it was left as it is, restore it from a copy.")
    # Written while the file is one page, before there is a log: the header on the disk always says whose it is.
    [application] = (await fetch(db, "PRAGMA application_id"))[0]
    if application == 0:
        await db.execute(f"PRAGMA application_id = {APPLICATION}")
    await db.execute("PRAGMA journal_mode = WAL")
    await db.execute("PRAGMA synchronous = FULL")  # a commit returns when it would survive a power cut,
    await db.execute("PRAGMA fullfsync = ON")  # on macOS too
    await db.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    if version < len(scripts):
        await migrate(db, path, scripts)
    await db.execute("PRAGMA foreign_keys = ON")
    # A file that can only be read would otherwise be noticed at the first move; BEGIN alone does not tell.
    await db.execute("BEGIN IMMEDIATE")
    await db.execute(f"PRAGMA user_version = {len(scripts)}")
    await db.rollback()


async def migrate(db: aiosqlite.Connection, path: Path, scripts: list[str]) -> None:
    """All that the file has not seen, or nothing: in one transaction, so that the disk is waited for once.

    Foreign keys are not yet enforced here, so a migration may rebuild a table; they are checked at the end.
    """
    try:
        await db.execute("BEGIN IMMEDIATE")
        [version] = (await fetch(db, "PRAGMA user_version"))[0]  # another process may have been quicker
        for script in scripts[version:]:
            for statement in statements(script):
                await db.execute(statement)
        await db.execute(f"PRAGMA user_version = {len(scripts)}")
        await belong(db, path)
        await db.commit()
    except BaseException:
        await db.rollback()
        raise


async def belong(db: aiosqlite.Connection, path: Path) -> None:
    if await fetch(db, "PRAGMA foreign_key_check"):
        raise Damaged(f"The database {path} has rows that belong to nothing; it was left as it is.")

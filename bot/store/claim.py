"""One program at a time on a database file: a lock beside it that the system takes back when the process dies. On a
server, one for each shard of Discord's servers.

Only programs that play take it; whoever just reads, such as a backup, does not ask for it.
"""

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from typing import TYPE_CHECKING

from .address import Address
from .driver import driven
from .errors import InUse, Linked, Unwritable, cause
from .file import LOCK, beside, check, complete
from .sharding import ALL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from .address import Place
    from .sharding import Shards


@asynccontextmanager
async def claiming(place: Place, shards: Shards = ALL) -> AsyncIterator[None]:
    """The database is this program's, or of one on a server these shards. Whoever is inside is
    cancelled, and `InUse` raised, if it is taken from it.
    """
    if isinstance(place, Address):
        async with driven("shards", place).claimed(place, shards):
            yield
    else:
        with claimed(place):
            yield


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    check(path)
    complete(path)
    alone(path)
    with held(path):
        yield


def alone(path: Path) -> None:
    """The lock and SQLite's log are found by the name: https://sqlite.org/howtocorrupt.html, "Multiple links"."""
    if path.exists() and path.stat().st_nlink > 1:
        raise Linked(
            f"The database {path} has a second name (a hard link), under which another Thicket could write to it;"
            " remove one of the two names.",
        )


@contextmanager
def held(path: Path) -> Iterator[None]:
    """The lock is SQLite's own, on an empty file, because SQLite knows how to lock on every system."""
    lock = beside(path.resolve(), LOCK)
    try:
        db = taken(lock)
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(f"Another Thicket runs on the database {path}; stop that one first.") from error
        raise cause(error, path) from error
    except OSError as error:
        raise Unwritable(f"Nothing can be written beside the database {path}: {error.strerror}.") from error
    with closing(db):
        try:
            yield
        finally:
            with suppress(OSError):  # Windows keeps what is open
                lock.unlink()


def taken(lock: Path) -> sqlite3.Connection:
    """Whoever ends removes the file, so what was locked may be a file that is no longer there: then again."""
    while True:
        lock.touch()
        before = lock.stat().st_ino
        db = sqlite3.connect(lock, timeout=0, isolation_level=None)
        try:
            db.execute("PRAGMA journal_mode = MEMORY")
            db.execute("BEGIN EXCLUSIVE")
            if lock.exists() and lock.stat().st_ino == before:
                return db
        except BaseException:
            db.close()
            raise
        db.close()

"""What can go wrong with a database, and what the store refuses; each says so in one sentence.

`StoreError`: the database is in trouble, nothing was written; only `Uncertain` does not know. `Conflict`: the database
is well, but the match is not as the caller believed; nothing was changed.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class StoreError(Exception):
    """Trouble with the database."""


class Unwritable(StoreError):
    """The file or its folder cannot be written."""


class ForeignFile(StoreError):
    """The file belongs to something else, and is left as it is."""


class WithoutLog(StoreError):
    """The file is a copy that lacks its log, and with it every table."""


class NotThere(StoreError):
    """There is no such file to copy."""


class Occupied(StoreError):
    """Where a copy should go there is a file, and it is left as it is."""


class InUse(StoreError):
    """Another program plays on the file."""


class Linked(StoreError):
    """The file has a second name, under which another program could play on it unseen."""


class NewerSchema(StoreError):
    """A later Thicket has written the file, and it is left as it is."""


class DiskFull(StoreError):
    """There is no room."""


class Damaged(StoreError):
    """The file is no longer a sound database."""


class Busy(StoreError):
    """Another process keeps the file locked."""


class DiskFailed(StoreError):
    """Reading or writing failed in a way that has no name here."""


class Unreachable(StoreError):
    """The server of the database does not answer."""


class Uncertain(Unreachable):
    """It was lost just when something was being written: whether it was is seen when the server is back."""


class Denied(StoreError):
    """The server knows neither this name nor this password."""


class WithoutDriver(StoreError):
    """What speaks with a server is not installed."""


class OnServer(StoreError):
    """What is done with a file here is done with the server's own tools there."""


class Conflict(Exception):
    """The match is not as the caller believed."""


class NoSuchMatch(Conflict):
    """No match has this number."""


class StaleVersion(Conflict):
    """The match has changed since it was read."""


class NoSuchVote(Conflict):
    """No vote has this number, or it is closed."""


class ChannelBusy(Conflict):
    """The channel already has an open match."""


class WatchesAlready(Conflict):
    """Bots play one match for this person already, in the channel `place`."""

    def __init__(self, place: int) -> None:
        super().__init__(f"the one they watch is in {place}")
        self.place = place


class NotALobby(Conflict):
    """The match has begun, or is closed."""


class AlreadySeated(Conflict):
    """The user has a seat in this match."""


class NotSeated(Conflict):
    """There is no such seat in this match."""


class TableFull(Conflict):
    """All seats are taken."""


FULL = (DiskFull, "The disk with the database {path} is full; nothing was written.")
RIGHTS = (Unwritable, "The database {path} cannot be written: check the rights on the file and its folder.")
LOCKED = (Busy, "The database {path} is in use by another process.")
CAUSES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: FULL,  # the index of the log did not fit on the disk
    sqlite3.SQLITE_READONLY: RIGHTS,
    sqlite3.SQLITE_CANTOPEN: RIGHTS,
    sqlite3.SQLITE_PERM: RIGHTS,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_NOTADB: (ForeignFile, "{path} is not a database; it was left as it is, choose another file."),
    sqlite3.SQLITE_CORRUPT: (Damaged, "The database {path} is damaged ({error}); restore it from a copy."),
    sqlite3.SQLITE_IOERR: (DiskFailed, "The database {path} could not be read or written: {error}."),
}


def cause(error: sqlite3.Error, path: Path) -> StoreError | Conflict:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    primary = code & 0xFF  # the rest of the number is detail
    if primary == sqlite3.SQLITE_CONSTRAINT:
        return conflict(error, code, path)
    if found := CAUSES.get(code) or CAUSES.get(primary):
        kind, sentence = found
        return kind(sentence.format(path=path, error=error))
    return StoreError(f"The database {path} refused: {error}.")


def conflict(error: sqlite3.Error, code: int, path: Path) -> StoreError | Conflict:
    """The schema refuses what must not be; these are the refusals a caller can run into."""
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return NoSuchMatch("There is no such match.")
    if "matches.channel" in str(error):
        return ChannelBusy("This channel already has an open match.")
    if "seats.user" in str(error):
        return AlreadySeated("This user already has a seat in the match.")
    return StoreError(f"The database {path} refused: {error}.")

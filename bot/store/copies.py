"""Backups: a copy of the database while it is played on, and a copy put in its place. Every copy is checked.

A copy gets its name when it is whole and on the disk; nothing is ever overwritten.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
from contextlib import closing, suppress
from itertools import count
from typing import TYPE_CHECKING

from .address import Address
from .claim import held
from .errors import Damaged, ForeignFile, NewerSchema, NotThere, Occupied, OnServer, Unwritable, WithoutLog, cause
from .file import APPLICATION, beside, check, complete
from .schema import PARTS, lacking, migrations

if TYPE_CHECKING:
    from pathlib import Path

    from .address import Place

LOGS = ("-wal", "-journal")


def backup(path: Place, file: Path, *, ours: bool = False) -> None:
    """The database at `path`, as it is at this moment, becomes `file`. `ours`: this process plays on it."""
    if isinstance(path, Address):
        raise OnServer(f"The database {path} is copied with its server's own tool: pg_dump -Fc -f {file} ADDRESS.")
    with suppress(ForeignFile):
        check(file)
    if file.exists():
        raise Occupied(f"{file} is there already; it was left as it is, choose another name.")
    part = copied(path, file, ours=ours)
    try:
        os.link(part, file)  # unlike a renaming, it never replaces what has come meanwhile
    except FileExistsError as error:
        raise Occupied(f"{file} has come meanwhile; it was left as it is, choose another name.") from error
    except OSError:  # a disk that knows no links
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    sync(file.parent)


def restore(file: Path, path: Place) -> Path | None:
    """`file` takes the place of the database at `path`; where that is kept now, if there was one."""
    if isinstance(path, Address):
        raise OnServer(
            f"The database {path} is put back with its server's own tool, while no Thicket runs on it:"
            f" pg_restore --clean --if-exists --single-transaction -d ADDRESS {file}.",
        )
    check(path)
    path = path.resolve() if path.is_symlink() else path
    if file.exists() and path.exists() and file.samefile(path):
        raise Occupied(f"{file} is the database itself; nothing was changed.")
    with held(path):
        part = copied(file, path)
        try:
            kept = set_aside(path) if path.exists() else None
            part.replace(path)
        except OSError as error:
            raise Unwritable(f"The database {path} cannot be replaced: {error.strerror}.") from error
        finally:
            part.unlink(missing_ok=True)
        sync(path.parent)
        return kept


def keep_before_upgrade(path: Path) -> Path | None:
    """A file of an earlier schema is copied before it is changed; the copy, if one was made now.

    What is wrong with the file is said by whoever opens it.
    """
    check(path)
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(path.resolve().as_uri() + "?mode=rw", uri=True)) as db:
            [[version]] = db.execute("PRAGMA user_version")
    except sqlite3.Error:
        return None
    kept = path.with_stem(f"{path.stem}.schema-{version}")
    if not 0 < version < len(migrations()) or kept.exists():
        return None
    try:
        backup(path, kept)
    except (Damaged, WithoutLog):
        return None
    return kept


def copied(source: Path, place: Path, *, ours: bool = False) -> Path:
    """A sound copy on the disk, beside the place where it is to go.

    Our own was looked at when it was opened, and must not be opened past SQLite: closing it takes every lock of this
    process from it, and the next who closes it would delete the log (https://sqlite.org/howtocorrupt.html, 2.2).
    """
    if not ours:
        check(source)
    if not source.exists():
        raise NotThere(f"There is no database {source}.")
    if not ours:
        complete(source)
    part = beside(place, f".{secrets.token_hex(4)}.part")
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            write(source, copy)
            examine(copy, source)
        shutil.copymode(source, part)
        sync(part)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise cause(error, place) from error
    except OSError as error:
        part.unlink(missing_ok=True)
        raise Unwritable(f"{place} cannot be written: {error.strerror}.") from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def write(source: Path, copy: sqlite3.Connection) -> None:
    address = source.resolve().as_uri() + "?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as db:
        try:
            db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.Error as error:
            raise cause(error, source) from error
        db.backup(copy)  # all of it at once: one moment of the database, and nobody has to wait
    copy.execute("PRAGMA journal_mode = DELETE")  # one file, which needs no other to be read


def examine(copy: sqlite3.Connection, source: Path) -> None:
    """Page for page as its source, so what is wrong with it was wrong there."""
    [[application]], [[version]] = copy.execute("PRAGMA application_id"), copy.execute("PRAGMA user_version")
    if application != APPLICATION:
        raise ForeignFile(f"{source} is the database of another program; nothing was copied.")
    if version > len(migrations()):
        raise NewerSchema(f"{source} has schema {version}, written by a later Thicket; this one cannot check it.")
    try:
        sound = copy.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    except sqlite3.DatabaseError:
        sound = False
    if not sound or copy.execute("PRAGMA foreign_key_check").fetchall():
        raise Damaged(f"The database {source} is damaged; nothing was copied.")
    if gone := lacking(max(version, 1), {name for [name] in copy.execute(PARTS)}):
        raise Damaged(f"The database {source} lacks {gone}; nothing was copied.")


def set_aside(path: Path) -> Path:
    """Under another name, with what its logs still hold; the place is left without any log, which would not fit."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as db:  # a damaged one is kept as it is
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    places = (path.with_stem(f"{path.stem}.replaced-{number}") for number in count(1))
    kept = next(place for place in places if not any(beside(place, end).exists() for end in ("", *LOGS)))
    for end in ("", *LOGS):
        if (old := beside(path, end)).exists():
            shutil.copy2(old, beside(kept, end))
            sync(beside(kept, end))
    for end in (*LOGS, "-shm"):
        beside(path, end).unlink(missing_ok=True)
    return kept


def sync(path: Path) -> None:
    """What is written is on the disk when this returns; a folder cannot be asked for it everywhere."""
    with suppress(OSError):
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)

# ruff: noqa: ASYNC240 - a test's loop has nothing else to do while a file is written

"""One program at a time, for as long as its process lives."""

from __future__ import annotations

import multiprocessing
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from bot.store import InUse, Linked, Store, Unwritable, backup, claimed

from .tables import running

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

PROCESSES = multiprocessing.get_context("spawn")


def hold(path: Path, pipe: Connection) -> None:
    with claimed(path):
        pipe.send("held")
        pipe.recv()


def test_a_second_claim_is_refused_in_one_sentence(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    with claimed(path):
        for other in (path, link):
            with pytest.raises(InUse) as caught, claimed(other):
                pass
            assert str(caught.value) == f"Another Thicket runs on the database {other}; stop that one first."
    with claimed(link):
        pass
    assert list(tmp_path.iterdir()) == [link]


async def test_a_database_with_two_names_is_refused_under_both(path: Path, tmp_path: Path) -> None:
    """The lock and the log lie beside a name: two programs under two names would each write a log of its own."""
    await (await Store.open(path)).close()
    other = tmp_path / "other.sqlite3"
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(Linked) as caught, claimed(name):
            pass
        assert str(name) in str(caught.value)
    assert sorted(tmp_path.iterdir()) == sorted([path, other])
    other.unlink()
    with claimed(path):
        pass


@pytest.mark.parametrize("there", [True, False])
async def test_a_folder_where_no_lock_can_be_is_said(unprivileged: Path, *, there: bool) -> None:
    path = unprivileged / "thicket.sqlite3"
    if there:
        await (await Store.open(path)).close()
    unprivileged.chmod(0o500)
    with pytest.raises(Unwritable) as caught, claimed(path):
        pass
    assert str(caught.value) == f"Nothing can be written beside the database {path}: Permission denied."
    assert path.exists() == there


def test_a_killed_process_claims_nothing_any_more(path: Path) -> None:
    here, there = PROCESSES.Pipe()
    process = PROCESSES.Process(target=hold, args=(path, there))
    process.start()
    assert here.recv() == "held"
    with pytest.raises(InUse), claimed(path):
        pass
    process.kill()
    process.join()
    process.close()
    with claimed(path):
        pass


async def test_a_claimed_database_can_be_read_and_copied(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with claimed(path):
        async with await Store.open(path) as store:
            await running(store)
            backup(path, copy)
            with closing(sqlite3.connect(path)) as db:
                assert db.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (1,)


def test_a_lock_that_its_last_owner_has_just_removed_is_taken_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock on a file that is no longer there would keep nobody out."""
    connect, lock = sqlite3.connect, path.with_name(f"{path.name}-lock")
    opened: list[int] = []

    def late(*arguments: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*arguments, **options)
        opened.append(lock.stat().st_ino)
        if len(opened) == 1:
            lock.unlink()
        return db

    monkeypatch.setattr(sqlite3, "connect", late)
    with claimed(path):
        assert len(opened) == 2
        assert lock.exists()
        with pytest.raises(InUse), claimed(path):
            pass

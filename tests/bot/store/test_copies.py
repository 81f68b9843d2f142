# ruff: noqa: ASYNC240 - a test's loop has nothing else to do while a file is written

"""Backups: whole, checked, and never in the place of something else unless asked for."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.store import (
    Damaged,
    ForeignFile,
    InUse,
    NewerSchema,
    NotThere,
    Occupied,
    Store,
    StoreError,
    Unwritable,
    WithoutLog,
    backup,
    claimed,
    restore,
)

from .tables import play, read, running, whole
from .test_file import VERSION1, damage, files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "copy.sqlite3"


@pytest.fixture(autouse=True)
def folder(copy: Path) -> None:
    copy.parent.mkdir()


async def played(path: Path, moves: int) -> None:
    async with await Store.open(path) as store:
        match = await running(store)
        for number in range(1, moves + 1):
            await play(store, match.id, number)


async def moves(path: Path) -> int:
    async with await Store.open(path) as store:
        return await whole(store, 1)


async def test_a_backup_has_every_move_while_the_database_is_open(path: Path, copy: Path) -> None:
    async with await Store.open(path) as store:
        match = await running(store)
        for number in (1, 2, 3):
            await play(store, match.id, number)
        before = await read(store, match.id)
        backup(path, copy)
        await play(store, match.id, 4)
        assert list(files(copy.parent)) == [copy.name]
    async with await Store.open(copy) as after:
        assert await read(after, match.id) == before
        assert await whole(after, match.id) == 3


async def test_a_backup_of_a_database_at_rest_leaves_nothing_behind(path: Path, copy: Path) -> None:
    await played(path, 2)
    before = path.read_bytes()
    backup(path, copy)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == [path.name]
    assert await moves(copy) == 2


async def test_a_backup_overwrites_nothing(path: Path, copy: Path) -> None:
    await played(path, 1)
    copy.write_text("shopping list", "utf-8")
    with pytest.raises(Occupied) as caught:
        backup(path, copy)
    assert str(caught.value) == f"{copy} is there already; it was left as it is, choose another name."
    assert files(copy.parent) == {copy.name: b"shopping list"}


async def test_an_old_schema_is_copied_as_it_is(path: Path, copy: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION1.read_text(encoding="utf-8"))
    backup(path, copy)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)


def foreign(path: Path) -> None:
    path.write_text("shopping list", "utf-8")


def newer(path: Path) -> None:
    change(path, "PRAGMA user_version = 99")


def torn(path: Path) -> None:
    change(path, "DROP TABLE outbox")


def orphaned(path: Path) -> None:
    change(path, "INSERT INTO seats (match, seat, name) VALUES (77, 0, 'Nobody')")


def scribbled(path: Path) -> None:
    damage(path, "moves")


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(sql)


WRONG = [
    (foreign, ForeignFile), (newer, NewerSchema), (torn, Damaged), (orphaned, Damaged), (scribbled, Damaged),
    (lambda path: path.unlink(), NotThere),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG)
async def test_what_is_not_sound_becomes_no_backup(
    path: Path, copy: Path, wrong: Callable[[Path], None], said: type[StoreError]
) -> None:
    await played(path, 2)
    wrong(path)
    with pytest.raises(said) as caught:
        backup(path, copy)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert files(copy.parent) == {}


@pytest.mark.parametrize(("wrong", "said"), WRONG)
async def test_what_is_not_sound_is_not_restored(
    path: Path, copy: Path, wrong: Callable[[Path], None], said: type[StoreError]
) -> None:
    await played(path, 2)
    backup(path, copy)
    wrong(copy)
    before = path.read_bytes()
    with pytest.raises(said) as caught:
        restore(copy, path)
    assert str(copy) in str(caught.value)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == [path.name]


@pytest.mark.parametrize("place", ["nowhere/copy.sqlite3", ""])
async def test_a_place_where_no_backup_can_be_is_said(path: Path, copy: Path, place: str) -> None:
    await played(path, 1)
    with pytest.raises(Unwritable) as caught:
        backup(path, copy.parent / place)
    assert str(copy.parent) in str(caught.value)


async def test_a_place_where_nothing_can_be_restored_is_said(unprivileged: Path) -> None:
    copy, path = unprivileged / "copy.sqlite3", unprivileged / "closed" / "thicket.sqlite3"
    await played(copy, 1)
    path.parent.mkdir(0o500)
    with pytest.raises(Unwritable) as caught:
        restore(copy, path)
    assert str(caught.value) == f"Nothing can be written beside the database {path}: Permission denied."
    assert files(path.parent) == {}


async def test_a_restored_database_goes_on_and_the_replaced_one_is_kept(path: Path, copy: Path) -> None:
    await played(path, 2)
    backup(path, copy)
    async with await Store.open(path) as store:
        await play(store, 1, 3)
    kept = restore(copy, path)
    assert kept == path.with_name("thicket.replaced-1.sqlite3")
    assert await moves(path) == 2
    assert await moves(kept) == 3
    assert restore(kept, path) == path.with_name("thicket.replaced-2.sqlite3")
    assert await moves(path) == 3


async def test_what_a_killed_program_left_in_its_log_is_kept_too(path: Path, copy: Path, tmp_path: Path) -> None:
    await played(path, 2)
    backup(path, copy)
    left = tmp_path / "left.sqlite3"
    async with await Store.open(path) as store:
        await play(store, 1, 3)
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{left}{end}")
    kept = restore(copy, left)
    assert kept is not None
    assert await moves(left) == 2
    assert await moves(kept) == 3


async def test_a_damaged_database_is_replaced_and_kept_as_it_is(path: Path, copy: Path) -> None:
    await played(path, 2)
    backup(path, copy)
    damage(path, "moves")
    before = path.read_bytes()
    kept = restore(copy, path)
    assert kept is not None
    assert kept.read_bytes() == before
    assert await moves(path) == 2


async def test_nothing_is_restored_while_it_runs(path: Path, copy: Path) -> None:
    await played(path, 2)
    backup(path, copy)
    with claimed(path), pytest.raises(InUse):
        restore(copy, path)
    assert await moves(path) == 2


async def test_where_there_was_no_database_nothing_is_kept(path: Path, copy: Path) -> None:
    await played(path, 2)
    backup(path, copy)
    path.unlink()
    assert restore(copy, path) is None
    assert await moves(path) == 2


async def test_the_database_itself_is_no_backup(path: Path) -> None:
    await played(path, 2)
    with pytest.raises(Occupied, match="the database itself"):
        restore(path, path)
    assert await moves(path) == 2


async def test_a_copy_without_its_log_is_not_restored_but_replaced(path: Path, copy: Path) -> None:
    bare = copy.with_name("bare.sqlite3")
    async with await Store.open(path) as store:
        await running(store)
        shutil.copy(path, bare)
        backup(path, copy)
    with pytest.raises(WithoutLog):
        restore(bare, path)
    assert restore(copy, bare) == copy.with_name("bare.replaced-1.sqlite3")
    assert await moves(bare) == 0


async def test_a_database_of_an_earlier_version_is_kept_before_it_is_changed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION1.read_text("utf-8"))
    before = path.read_bytes()
    kept = path.with_stem(f"{path.stem}.schema-1")
    for _ in range(2):  # and only then
        await (await Store.open(path)).close()
        with closing(sqlite3.connect(kept)) as old, closing(sqlite3.connect(path)) as new:
            assert old.execute("PRAGMA user_version").fetchone() == (1,)
            assert new.execute("PRAGMA user_version").fetchone() > (1,)
            assert old.execute("SELECT count(*) FROM matches").fetchone() >= (1,)
    assert path.read_bytes() != before

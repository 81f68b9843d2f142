"""A process that saves moves and posts what is owed, killed at a random moment; and what must hold afterwards.

The posts go to a file of lines, which stands for Discord: it only grows, and knows nonces.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store import Store
from engine.record import record
from tests.bot.fresh import file_of

from .tables import play, running, whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from random import Random

    from bot.store.address import Place

MATCHES = range(1, 4)
PROCESSES = multiprocessing.get_context("forkserver")  # a fork of this process would copy its threads' locks
PROCESSES.set_forkserver_preload(["tests.bot.store.killing"])


@record
class Kill:
    """`acknowledged` by match; `moves` that the file has in all, and `posted` lines."""

    acknowledged: dict[int, int]
    moves: int
    posted: int


async def prepare(place: Place) -> None:
    async with await Store.open(place) as store:
        for match in MATCHES:
            assert (await running(store, match)).id == match


def child(place: Place, channel: Path, acks: Connection) -> None:
    asyncio.run(busy(place, channel, acks.send))


async def busy(place: Place, channel: Path, acknowledge: Callable[[tuple[int, int]], None]) -> None:
    async with await Store.open(place) as store, asyncio.TaskGroup() as tasks:
        if isinstance(place, Path):  # many a kill shall fall into a checkpoint
            await file_of(store).writer.execute("PRAGMA wal_autocheckpoint = 20")
        for match in MATCHES:
            tasks.create_task(moving(store, match, acknowledge))
        tasks.create_task(posting(store, channel))


async def moving(store: Store, match: int, acknowledge: Callable[[tuple[int, int]], None]) -> None:
    number = await whole(store, match)
    while True:
        number += 1
        await play(store, match, number)
        acknowledge((match, number))


async def posting(store: Store, channel: Path) -> None:
    while True:
        store.owed.clear()
        if not await post_due(store, channel):
            await store.owed.wait()


async def post_due(store: Store, channel: Path) -> int:
    """How many rows were dealt with. A doubtful one is looked for before it is posted again."""
    rows = await store.claim(0.0)
    for row in rows:
        if not (row.doubtful and any(nonce == row.nonce for nonce, _, _ in lines(channel))):
            write(channel, f"{row.nonce} {row.match} {row.payload['number']}\n")
        await store.sent(row.id, row.id)
    return len(rows)


def write(channel: Path, line: str) -> None:
    """In one call of the system: a line is there or not."""
    file = os.open(channel, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(file, line.encode())
    finally:
        os.close(file)


def lines(channel: Path) -> list[tuple[str, int, int]]:
    if not channel.exists():
        return []
    parts = [line.split() for line in channel.read_text(encoding="utf-8").splitlines()]
    return [(nonce, int(match), int(number)) for nonce, match, number in parts]


def kill_once(place: Place, channel: Path, chance: Random) -> dict[int, int]:
    """The last move of each match that was acknowledged before the end."""
    here, there = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=child, args=(place, channel, there))
    process.start()
    there.close()
    acknowledged: dict[int, int] = {}
    try:
        for _ in range(chance.randrange(1, 40)):
            match, number = here.recv()
            acknowledged[match] = number
        for _ in range(chance.randrange(30_000)):
            pass  # somewhere inside the next moves
    finally:
        process.kill()
        process.join()
    while here.poll():
        try:
            match, number = here.recv()
        except EOFError:
            break
        acknowledged[match] = number
    here.close()
    process.close()
    return acknowledged


async def check(place: Place, channel: Path, acknowledged: dict[int, int]) -> Kill:
    """Nothing acknowledged is lost, no move is half there, and whatever is posted was posted once and in order."""
    async with await Store.open(place) as store:
        async with store.database.transaction():
            pass  # a server may still be busy with the last that it was told
        lengths = {match: await whole(store, match) for match in MATCHES}
        sent = {row.nonce for match in MATCHES for row in await store.outbox(match) if row.sent is not None}
    for match, number in acknowledged.items():
        assert number <= lengths[match] <= number + 1
    posted = lines(channel)
    assert sent <= {nonce for nonce, _, _ in posted}
    for match in MATCHES:
        told = [number for _, of, number in posted if of == match]
        assert told == list(range(1, len(told) + 1))
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return Kill(acknowledged, sum(lengths.values()), len(posted))


async def settle(place: Place, channel: Path) -> int:
    """The last start: everything owed is posted, and all that was saved is told once; how much."""
    async with await Store.open(place) as store:
        while await post_due(store, channel):
            pass
        lengths = {match: await whole(store, match) for match in MATCHES}
    told = lines(channel)
    for match, length in lengths.items():
        assert [number for _, of, number in told if of == match] == list(range(1, length + 1))
    return len(told)

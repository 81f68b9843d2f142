"""How fast moves are saved, matches read and posts dealt with; beside the same rows written by bare sqlite3."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from bot.store import NewMove, NewPost, Store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

MOVES = 400
MATCHES = 100
MANY = 10_000


def position(seed: int) -> bytes:
    """About the size and the texture of a saved match."""
    chance = Random(seed)
    return json.dumps({f"seat{n}": [chance.randrange(300) for _ in range(120)] for n in range(4)}).encode()


POSITIONS = [position(seed) for seed in range(16)]
EVENTS = POSITIONS[0][:300]


async def running(store: Store, channel: int) -> tuple[int, int]:
    match = await store.new_match(
        guild=1, channel=channel, game="earth", options={}, seed="moss", host=1, locale="en",
    )
    await store.join(match.id, 1, "Ann", most=4)
    lobby = await store.add_bot(match.id, "easy", "Fern", most=4)
    version = await store.start(
        match.id, version=lobby.version, snapshot=POSITIONS[0], rules_version=1, channel=channel,
    )
    return match.id, version


async def play(store: Store, match: int, version: int, moves: int) -> None:
    for number in range(moves):
        before, after = POSITIONS[number % 16], POSITIONS[(number + 1) % 16]
        version = await store.save(
            match, version=version, snapshot=after, moves=[NewMove(0, b'"oak"', EVENTS, reveals=False, before=before)],
            outbox=[NewPost("news", {"number": number})],
        )


async def rate(count: int, work: Callable[[], Awaitable[object]]) -> float:
    started = perf_counter()
    await work()
    return count / (perf_counter() - started)


def bare(path: Path) -> float:
    """One row with the same bytes, one commit each, on this thread."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (data BLOB);")
        started = perf_counter()
        for number in range(MOVES):
            db.execute("INSERT INTO rows VALUES (?)", (POSITIONS[number % 16] + EVENTS,))
        return MOVES / (perf_counter() - started)


async def opening(path: Path) -> float:
    started = perf_counter()
    store = await Store.open(path)
    await store.claim(0.0)
    spent = perf_counter() - started
    await store.close()
    return spent * 1000


async def deal(store: Store) -> int:
    done = 0
    while rows := await store.claim(0.0, limit=MATCHES):
        for row in rows:
            await store.sent(row.id, row.id)
        done += len(rows)
    return done


async def measure(folder: Path) -> None:
    yardstick = bare(folder / "bare.sqlite3")
    path = folder / "thicket.sqlite3"
    async with await Store.open(path) as store:
        match, version = await running(store, 0)
        alone = await rate(MOVES, lambda: play(store, match, version, MOVES))
        tables = [await running(store, channel) for channel in range(1, MATCHES + 1)]
        at_once = await rate(
            MATCHES * 4, lambda: asyncio.gather(*(play(store, *table, 4) for table in tables)),
        )
        reads = await rate(MATCHES, lambda: asyncio.gather(*(store.match(number) for number, _ in tables)))
        started = perf_counter()
        posts = await deal(store) / (perf_counter() - started)
    print(f"store.bare {yardstick:.0f} commits/s")
    print(f"store.moves {alone:.0f} moves/s")
    print(f"store.moves_at_once {at_once:.0f} moves/s")
    print(f"store.ratio {alone / yardstick:.2f} of-bare")
    print(f"store.reads {reads:.0f} matches/s")
    print(f"store.posts {posts:.0f} posts/s")
    print(f"store.snapshot {len(POSITIONS[0])} bytes")


async def measure_opening(folder: Path) -> None:
    empty, full = folder / "empty.sqlite3", folder / "full.sqlite3"
    await (await Store.open(empty)).close()
    async with await Store.open(full) as store:
        match, version = await running(store, 0)
        await play(store, match, version, 1)
        async with store.file.transaction() as db:
            await db.execute(
                "INSERT INTO matches (guild, channel, lobby_channel, game, options, seed, snapshot, status, host,"
                " locale, created, changed)"
                " WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
                " SELECT 1, i, i, 'earth', '{}', '', ?, 'running', 1, 'en', 0, 0 FROM n",
                (MANY, POSITIONS[0]),
            )
    small, large = [], []
    for _ in range(9):
        small.append(await opening(empty))
        large.append(await opening(full))
    print(f"store.open_empty {sorted(small)[4]:.1f} ms")
    print(f"store.open_{MANY} {sorted(large)[4]:.1f} ms")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
        asyncio.run(measure_opening(Path(folder)))

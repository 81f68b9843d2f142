"""How fast moves are saved, matches read and posts dealt with; beside the same rows written by bare sqlite3."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from operator import truediv
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from bot.store import NewMove, NewPost, Store

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from .figure import Limits

ROUNDS, MOVES = 7, 100
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


async def play(store: Store, match: int, version: int, moves: int) -> int:
    for number in range(moves):
        before, after = POSITIONS[number % 16], POSITIONS[(number + 1) % 16]
        version = await store.save(
            match, version=version, snapshot=after, moves=[NewMove(0, b'"oak"', EVENTS, reveals=False, before=before)],
            outbox=[NewPost("news", {"number": number})],
        )
    return version


async def rate(count: int, work: Callable[[], Awaitable[object]]) -> float:
    started = perf_counter()
    await work()
    return count / (perf_counter() - started)


def bare(path: Path) -> float:
    """One row with the same bytes, one commit each, on this thread."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        db.execute("CREATE TABLE IF NOT EXISTS rows (data BLOB)")
        started = perf_counter()
        for number in range(MOVES):
            db.execute("INSERT INTO rows VALUES (?)", (POSITIONS[number % 16] + EVENTS,))
        return MOVES / (perf_counter() - started)


async def opening(path: Path) -> float:
    started = perf_counter()
    store = await Store.open(path)
    await store.due(0.0)
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


async def playing(folder: Path) -> list[Figure]:
    path = folder / "thicket.sqlite3"
    async with await Store.open(path) as store:
        match, version = await running(store, 0)
        yardsticks, rates = [], []
        for _ in range(ROUNDS):  # in turn: what else the machine does hits both
            yardsticks.append(bare(folder / "bare.sqlite3"))
            started = perf_counter()
            version = await play(store, match, version, MOVES)
            rates.append(MOVES / (perf_counter() - started))
        tables = [await running(store, channel) for channel in range(1, MATCHES + 1)]
        at_once = await rate(
            MATCHES * 4, lambda: asyncio.gather(*(play(store, *table, 4) for table in tables)),
        )
        reads = await rate(MATCHES, lambda: asyncio.gather(*(store.match(number) for number, _ in tables)))
        started = perf_counter()
        posts = await deal(store) / (perf_counter() - started)
    return [
        Figure("store.bare", median(yardsticks), "commits/s"),
        Figure("store.moves", median(rates), "moves/s"),
        Figure("store.moves_at_once", at_once, "moves/s"),
        Figure("store.ratio", median(map(truediv, rates, yardsticks)), "of-bare"),
        Figure("store.reads", reads, "matches/s"),
        Figure("store.posts", posts, "posts/s"),
        Figure("store.snapshot", len(POSITIONS[0]), "bytes"),
    ]


async def opening_many(folder: Path) -> list[Figure]:
    empty, full = folder / "empty.sqlite3", folder / "full.sqlite3"
    await (await Store.open(empty)).close()
    async with await Store.open(full) as store:
        match, version = await running(store, 0)
        await play(store, match, version, 1)
        async with store.database.transaction() as db:
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
    quick, slow = median(small), median(large)
    return [
        Figure("store.open_empty", quick, "ms"),
        Figure(f"store.open_{MANY}", slow, "ms"),
        Figure("store.open_ratio", slow / quick, "of-empty"),
    ]


def run(_limits: Limits) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(playing(Path(folder)))
        yield from asyncio.run(opening_many(Path(folder)))

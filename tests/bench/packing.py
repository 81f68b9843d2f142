"""How many bytes of a database a finished match takes: as it was played, with every post out, and packed.

Of each game the longest recording is played again by people, move by move, as the program saves it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from itertools import accumulate
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from bot.store import SeatRow, Store
from bot.table.bots import by_lot
from bot.table.sessions import Sessions
from engine import Recording, replay
from tests.recordings.matches import FOLDER

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONGEST = 600.0  # seconds between two looks at the clock


def size(path: Path) -> int:
    """Of the database without what is free in it, for that is used again; in small pages, so that little counts too."""
    with tempfile.TemporaryDirectory() as folder, closing(sqlite3.connect(path)) as db:
        copy = Path(folder) / "copy.sqlite3"
        db.execute("PRAGMA page_size = 512")
        db.execute("VACUUM INTO ?", (str(copy),))
        return copy.stat().st_size


async def play(store: Store, found: Recording) -> int:
    sessions = Sessions(store, by_lot())
    row = await store.new_match(
        guild=1, channel=1, game=found.game, options=found.options, seed=found.seed, host=1, locale="en",
        seats=[SeatRow(at, at + 1, None, seat.name or "") for at, seat in enumerate(found.seats)],
    )
    await sessions.start(row, 1)
    for position in replay(found):
        if position.move is not None and position.answer is not None:
            await sessions.play(row.id, position.move.seat, [position.answer])
    while rows := await store.claim(store.database.now()):
        for post in rows:
            await store.sent(post.id, 2**60 + post.id)
    return row.id


async def packed(path: Path, found: Recording) -> tuple[int, int, int, float, float]:
    """The bytes of an empty database, with the match, and with it packed; and how long packing and reading take."""
    chance = Random(found.game)
    times = accumulate([LONGEST * chance.random() for _ in range(100 * len(found.moves))], initial=1.7e9)
    async with await Store.open(path, now=lambda: next(times)) as store:
        empty = size(path)
        match_id = await play(store, found)
        before, row = size(path), await store.match(match_id)
        if row is None or row.status != "over":
            raise AssertionError(f"the match of {found.game} is not over")
        moves, started = await store.moves(match_id), perf_counter()
        await store.pack(match_id, row.version)
        packing, started = perf_counter() - started, perf_counter()
        again = await store.moves(match_id)
        reading = perf_counter() - started
        if [(move.answer, move.events, move.at) for move in again] != [
            (move.answer, move.events, move.at) for move in moves
        ]:
            raise AssertionError(f"the match of {found.game} is another one when it is packed")
        return empty, before, size(path), packing, reading


def run(limits: Limits) -> Iterator[Figure]:
    for game in limits.games():
        found = max([Recording.of(file) for file in FOLDER.glob(f"{game}-*.json")], key=lambda one: len(one.moves))
        with tempfile.TemporaryDirectory() as folder:
            empty, before, after, packing, reading = asyncio.run(packed(Path(folder) / "thicket.sqlite3", found))
        name = f"packing.{game}"
        yield Figure(f"{name}.seats", len(found.seats), "people")
        yield Figure(f"{name}.moves", len(found.moves), "moves")
        yield Figure(f"{name}.played", before - empty, "bytes")
        yield Figure(f"{name}.packed", after - empty, "bytes")
        yield Figure(f"{name}.ratio", (before - empty) / (after - empty), "times-smaller")
        yield Figure(f"{name}.packing", packing * 1000, "ms")
        yield Figure(f"{name}.reading", reading * 1000, "ms")

"""The log of a match. The newest moves keep the snapshot before them, packed, so that they can be taken back.

The log of a match that has long been closed is kept in one piece: who reads it does not notice, and nothing is taken
back.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING

from .pack import unwrapped, wrapped
from .rows import MoveRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Database, Row, Transaction
    from .rows import NewMove

UNDO_WINDOW = 64
LEVEL = 1  # half the size for 20 µs; more levels gain a tenth for three times that

UNPACKED = "packed = 0 AND snapshot IS NOT NULL AND status IN ('over', 'abandoned')"
MOVE = (
    "SELECT match, number, version, seat, answer, events, reveals, before IS NOT NULL, at, told, made, beat FROM moves "
)


class Moves:
    database: Database

    async def moves(self, match_id: int, since: int = 0) -> list[MoveRow]:
        """Those with a number above `since`, oldest first."""
        return await logged(self.database, match_id, since)

    async def last_moves(self, match_id: int, count: int) -> list[MoveRow]:
        """The newest, oldest first."""
        rows = await self.database.fetch(MOVE + "WHERE match = ? ORDER BY number DESC LIMIT ?", match_id, count)
        return [move_row(row) for row in reversed(rows)] or (await in_one_piece(self.database, match_id))[-count:]

    async def before(self, match_id: int, number: int) -> bytes | None:
        """The snapshot before the move; None outside the undo window."""
        rows = await self.database.fetch("SELECT before FROM moves WHERE match = ? AND number = ?", match_id, number)
        return zlib.decompress(rows[0]["before"]) if rows and rows[0]["before"] is not None else None

    async def told_with(self, match_id: int, version: int) -> list[MoveRow]:
        """The moves of which the table was told when the match came to that version, oldest first."""
        rows = await self.database.fetch(MOVE + "WHERE match = ? AND told = ? ORDER BY number", match_id, version)
        packed = [] if rows else await in_one_piece(self.database, match_id)
        return [move_row(row) for row in rows] or [move for move in packed if move.told == version]

    async def untold(self, match_id: int) -> list[MoveRow]:
        """The moves of parts that are not complete, oldest first."""
        rows = await self.database.fetch(MOVE + "WHERE match = ? AND told = 0 ORDER BY number", match_id)
        packed = [] if rows else await in_one_piece(self.database, match_id)
        return [move_row(row) for row in rows] or [move for move in packed if not move.told]

    async def unpacked(self, before: float, limit: int) -> list[tuple[int, int]]:
        """Matches that were closed before that time, with their versions, whose logs are not yet in one piece."""
        rows = await self.database.fetch(
            f"SELECT id, version FROM matches WHERE {UNPACKED} AND changed < ? ORDER BY changed LIMIT ?", before, limit,  # noqa: S608 - a constant
        )
        return [(row["id"], row["version"]) for row in rows]

    async def pack(self, match_id: int, version: int) -> bool:
        """The log in one piece; what it could be taken back to and the posts that are out are gone. False: it is packed
        already, or has changed.
        """
        moves = await self.moves(match_id)
        log = await asyncio.to_thread(wrapped, moves)
        newest = max([move.number for move in moves], default=0)
        async with self.database.transaction(match_id) as db:
            sql = f"UPDATE matches SET packed = 1 WHERE id = ? AND version = ? AND {UNPACKED} RETURNING id"  # noqa: S608 - a constant
            if not await db.fetch(sql, match_id, version):
                return False
            await db.execute("INSERT INTO packs (match, newest, log) VALUES (?, ?, ?)", (match_id, newest, log))
            await db.execute("DELETE FROM moves WHERE match = ?", (match_id,))
            await db.execute("DELETE FROM outbox WHERE match = ? AND sent IS NOT NULL", (match_id,))
            return True


async def logged(source: Database | Transaction, match_id: int, since: int = 0) -> list[MoveRow]:
    rows = await source.fetch(MOVE + "WHERE match = ? AND number > ? ORDER BY number", match_id, since)
    packed = [] if rows else await in_one_piece(source, match_id)
    return [move_row(row) for row in rows] or [move for move in packed if move.number > since]


async def in_one_piece(source: Database | Transaction, match_id: int) -> list[MoveRow]:
    """Asked for when there are no rows: they go in the same transaction in which this comes."""
    rows = await source.fetch("SELECT log FROM packs WHERE match = ?", match_id)
    return await asyncio.to_thread(unwrapped, match_id, rows[0]["log"]) if rows else []


async def log(db: Transaction, match_id: int, version: int, moves: Sequence[NewMove], now: float) -> None:
    if not moves:
        return
    [[last]] = await db.fetch("SELECT coalesce(max(number), 0) FROM moves WHERE match = ?", match_id)
    rows = [
        (
            match_id, number, version, move.seat, move.answer, move.events, move.reveals, packed(move.before), now,
            move.told, move.made, move.beat,
        )
        for number, move in enumerate(moves, start=last + 1)
    ]
    await db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    await db.execute(
        "UPDATE moves SET before = NULL WHERE match = ? AND number <= ? AND before IS NOT NULL",
        (match_id, last + len(moves) - UNDO_WINDOW),
    )


async def drop_moves(db: Transaction, match_id: int, number: int) -> None:
    await db.execute("DELETE FROM moves WHERE match = ? AND number >= ?", (match_id, number))


async def tell_moves(
    db: Transaction, match_id: int, parts: Sequence[tuple[int, int | None]], version: int
) -> None:
    await db.executemany(
        "UPDATE moves SET told = ?1 WHERE match = ?2 AND seat = ?3 AND told = 0"
        " AND (beat = ?4 OR beat IS NULL AND ?4 IS NULL)",
        [(version, match_id, *part) for part in dict.fromkeys(parts)],
    )


def packed(before: bytes | None) -> bytes | None:
    return None if before is None else zlib.compress(before, LEVEL)


def move_row(row: Row) -> MoveRow:
    match, number, version, seat, answer, events, reveals, undoable, at, told, *rest = row
    return MoveRow(match, number, version, seat, answer, events, bool(reveals), bool(undoable), at, told, *rest)

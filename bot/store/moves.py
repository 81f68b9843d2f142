"""The log of a match. The newest moves keep the snapshot before them, packed, so that they can be taken back."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from .file import fetch
from .rows import MoveRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from aiosqlite import Connection

    from .file import File
    from .rows import NewMove

UNDO_WINDOW = 64
LEVEL = 1  # half the size for 20 µs; more levels gain a tenth for three times that

MOVE = (
    "SELECT match, number, version, seat, answer, events, reveals, before IS NOT NULL, at, told, made, beat FROM moves "
)


class Moves:
    file: File

    async def moves(self, match_id: int, since: int = 0) -> list[MoveRow]:
        """Those with a number above `since`, oldest first."""
        rows = await self.file.fetch(MOVE + "WHERE match = ? AND number > ? ORDER BY number", match_id, since)
        return [move_row(row) for row in rows]

    async def last_moves(self, match_id: int, count: int) -> list[MoveRow]:
        """The newest, oldest first."""
        rows = await self.file.fetch(MOVE + "WHERE match = ? ORDER BY number DESC LIMIT ?", match_id, count)
        return [move_row(row) for row in reversed(rows)]

    async def before(self, match_id: int, number: int) -> bytes | None:
        """The snapshot before the move; None outside the undo window."""
        rows = await self.file.fetch("SELECT before FROM moves WHERE match = ? AND number = ?", match_id, number)
        return zlib.decompress(rows[0]["before"]) if rows and rows[0]["before"] is not None else None

    async def told_with(self, match_id: int, version: int) -> list[MoveRow]:
        """The moves of which the table was told when the match came to that version, oldest first."""
        rows = await self.file.fetch(MOVE + "WHERE match = ? AND told = ? ORDER BY number", match_id, version)
        return [move_row(row) for row in rows]

    async def untold(self, match_id: int) -> list[MoveRow]:
        """The moves of parts that are not complete, oldest first."""
        rows = await self.file.fetch(MOVE + "WHERE match = ? AND NOT told ORDER BY number", match_id)
        return [move_row(row) for row in rows]


async def log(db: Connection, match_id: int, version: int, moves: Sequence[NewMove], now: float) -> None:
    if not moves:
        return
    [[last]] = await fetch(db, "SELECT coalesce(max(number), 0) FROM moves WHERE match = ?", match_id)
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


async def drop_moves(db: Connection, match_id: int, number: int) -> None:
    await db.execute("DELETE FROM moves WHERE match = ? AND number >= ?", (match_id, number))


async def tell_moves(
    db: Connection, match_id: int, parts: Sequence[tuple[int, int | None]], version: int
) -> None:
    await db.executemany(
        "UPDATE moves SET told = ? WHERE match = ? AND seat = ? AND beat IS ? AND NOT told",
        [(version, match_id, *part) for part in dict.fromkeys(parts)],
    )


def packed(before: bytes | None) -> bytes | None:
    return None if before is None else zlib.compress(before, LEVEL)


def move_row(row: sqlite3.Row) -> MoveRow:
    match, number, version, seat, answer, events, reveals, undoable, at, told, *rest = row
    return MoveRow(match, number, version, seat, answer, events, bool(reveals), bool(undoable), at, told, *rest)

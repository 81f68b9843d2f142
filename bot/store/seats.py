"""What a table decides while its match runs: who sits where, whether it goes on, and what is remembered of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .errors import NotSeated
from .file import fetch
from .orders import give, stop
from .rows import ChangeRow
from .votes import put_ballot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aiosqlite import Connection

    from .file import File
    from .rows import Decision, Json, SeatRow


class Seats:
    file: File

    async def changes(self, match_id: int) -> list[ChangeRow]:
        """What has happened at the table besides moves, oldest first."""
        rows = await self.file.fetch(
            "SELECT match, after, at, details FROM changes WHERE match = ? ORDER BY id", match_id,
        )
        return [ChangeRow(row["match"], row["after"], row["at"], json.loads(row["details"])) for row in rows]


async def settle(db: Connection, match_id: int, decision: Decision | None, now: float) -> None:
    """Written with whatever else the decision brings."""
    if decision is None:
        return
    if decision.ballot is not None:
        await put_ballot(db, decision.ballot, now)
    for seat in decision.seats:
        await reseat(db, match_id, seat)
    for change in decision.changes:
        await remember(db, match_id, change, now)
    if decision.pause is not None:
        await db.execute("UPDATE matches SET paused = ? WHERE id = ?", (now if decision.pause else None, match_id))
    if decision.order is not None:
        await give(db, match_id, decision.order, now)
    await stop(db, decision.stopped, now)


async def reseat(db: Connection, match_id: int, seat: SeatRow) -> None:
    """The position stays as it is."""
    taken = await fetch(
        db, "UPDATE seats SET user = ?, bot = ?, name = ?, owner = ?, offered = ? WHERE match = ? AND seat = ?"
        " RETURNING seat",
        seat.user, seat.bot, seat.name, seat.owner, seat.offered, match_id, seat.seat,
    )
    if not taken:
        raise NotSeated(f"Match {match_id} has no seat {seat.seat}.")


async def remember(db: Connection, match_id: int, change: Mapping[str, Json], now: float) -> None:
    await db.execute(
        "INSERT INTO changes (match, after, at, details)"
        " VALUES (?1, (SELECT coalesce(max(number), 0) FROM moves WHERE match = ?1), ?2, ?3)",
        (match_id, now, json.dumps(dict(change))),
    )

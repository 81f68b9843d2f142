"""What a table decides while its match runs: who sits where, whether it goes on, and what is remembered of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .errors import NotSeated
from .orders import give, stop
from .rows import ChangeRow, HeldRow
from .votes import put_ballot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .database import Database, Transaction
    from .rows import Decision, Json, SeatRow


class Seats:
    database: Database

    async def changes(self, match_id: int) -> list[ChangeRow]:
        """What has happened at the table besides moves, oldest first."""
        rows = await self.database.fetch(
            "SELECT match, after, at, details FROM changes WHERE match = ? ORDER BY id", match_id,
        )
        return [ChangeRow(row["match"], row["after"], row["at"], json.loads(row["details"])) for row in rows]

    async def held(self, match_id: int) -> list[HeldRow]:
        """Who had the seats before, oldest first."""
        every = "SELECT seat, user, name, until FROM held WHERE match = ? ORDER BY until"
        return [HeldRow(*row) for row in await self.database.fetch(every, match_id)]

    async def names(self, match_id: int) -> dict[int, str]:
        """What everybody is called who has or had a seat in the match, by their users; nobody who is forgotten."""
        rows = await self.database.fetch(
            "SELECT user, name FROM (SELECT user, name, until FROM held WHERE match = ?1"
            " UNION ALL SELECT coalesce(user, owner, former), name, 1e18 FROM seats WHERE match = ?1) AS bearers"
            " WHERE user > 0 ORDER BY until", match_id,
        )
        return {row["user"]: row["name"] for row in rows}


async def settle(db: Transaction, match_id: int, decision: Decision | None, now: float) -> None:
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
    if decision.tempo is not None:
        await db.execute("UPDATE matches SET tempo = ? WHERE id = ?", (decision.tempo, match_id))
    if decision.order is not None:
        await give(db, match_id, decision.order, now)
    await stop(db, decision.stopped, now)


async def reseat(db: Transaction, match_id: int, seat: SeatRow) -> None:
    """The position stays as it is. The version of the match is counted up already, for what is done from now on."""
    await db.execute(
        "INSERT INTO held SELECT id, seat, coalesce(user, owner, former), name, version - 1"
        " FROM seats JOIN matches ON id = match WHERE id = ? AND seat = ? AND coalesce(user, owner, former) <> ?",
        (match_id, seat.seat, seat.named or 0),
    )
    taken = await db.fetch(
        "UPDATE seats SET user = ?, bot = ?, name = ?, owner = ?, offered = ?, former = ?, lent = ?"
        " WHERE match = ? AND seat = ? RETURNING seat",
        seat.user, seat.bot, seat.name, seat.owner, seat.offered, seat.former, seat.lent, match_id, seat.seat,
    )
    if not taken:
        raise NotSeated(f"Match {match_id} has no seat {seat.seat}.")


async def remember(db: Transaction, match_id: int, change: Mapping[str, Json], now: float) -> None:
    await db.execute(
        "INSERT INTO changes (match, after, at, details)"
        " VALUES (?1, (SELECT coalesce(max(number), 0) FROM (SELECT number FROM moves WHERE match = ?1"
        " UNION ALL SELECT newest FROM packs WHERE match = ?1) AS log), ?2, ?3)",
        (match_id, now, json.dumps(dict(change))),
    )

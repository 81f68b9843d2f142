"""What finished matches leave behind of the people who played them: written with the result, read without rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .moves import logged
from .rows import LegacyRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Database, Row, Transaction
    from .rows import NewLegacy

EVERY = 2**31 - 1
OVER = "status = 'over' AND ended IS NOT NULL"
LEGACY = """
    SELECT legacies.match, guild, game, legacies.seat, legacies.user, total, won, changed AS ended, whole, lines,
           traces, achievements, moves, lasted, (SELECT count(*) FROM seats WHERE match = id) AS seats,
           (SELECT count(*) FROM seats WHERE match = id AND user IS NULL AND bot IS NOT NULL) AS bots
    FROM legacies JOIN matches ON id = legacies.match JOIN seats USING (match, seat)
"""
# Of somebody else one sees what was played on the server where one asks, or together.
SEEN = "(legacies.user = ?2 OR guild = ?3 OR legacies.match IN (SELECT match FROM seats WHERE user = ?2))"


class Legacies:
    database: Database

    async def legacies(self, user: int, reader: int, guild: int | None, game: str | None = None) -> list[LegacyRow]:
        """Those of the person that the reader may know of, oldest first."""
        rows = await self.database.fetch(
            f"{LEGACY} WHERE legacies.user = ?1 AND {SEEN} AND (game = ?4 OR ?4 IS NULL) ORDER BY matches.ended",
            user, reader, guild, game,
        )
        return [legacy_row(row) for row in rows]

    async def share_a_match(self, user: int, other: int) -> bool:
        """Whether they have ever sat at one table, or at tables of one server."""
        rows = await self.database.fetch(
            "SELECT 1 FROM seats AS own JOIN matches AS mine ON mine.id = own.match"
            " JOIN matches AS theirs ON theirs.id = mine.id OR theirs.guild = mine.guild"
            " JOIN seats AS other ON other.match = theirs.id WHERE own.user = ? AND other.user = ? LIMIT 1",
            user, other,
        )
        return bool(rows)

    async def unrecorded(self, user: int | None = None, limit: int = EVERY) -> list[int]:
        """Matches that were over before this was kept, the newest first: of one person, or all."""
        rows = await self.database.fetch(
            f"SELECT id FROM matches WHERE {OVER} AND EXISTS (SELECT 1 FROM seats WHERE match = id"  # noqa: S608 - constants
            " AND user IS NOT NULL AND (user = ?1 OR ?1 IS NULL)"
            " AND NOT EXISTS (SELECT 1 FROM legacies WHERE match = id AND legacies.seat = seats.seat))"
            " ORDER BY ended DESC LIMIT ?2", user, limit,
        )
        return [row["id"] for row in rows]

    async def record(self, match_id: int, legacies: Sequence[NewLegacy]) -> None:
        """Of a match that is over already."""
        async with self.database.transaction() as db:
            if await db.fetch(f"SELECT 1 FROM matches WHERE id = ? AND {OVER}", match_id):  # noqa: S608 - constants
                await leave(db, match_id, legacies)

    async def earlier(self, match_id: int) -> dict[int, set[str]]:
        """By user: the achievements that whoever played this match had reached before it, in the same game."""
        rows = await self.database.fetch(
            "SELECT before.user, before.achievements FROM legacies AS own JOIN matches AS this ON this.id = own.match"
            " JOIN legacies AS before ON before.user = own.user"
            " JOIN matches AS that ON that.id = before.match AND that.game = this.game AND that.ended < this.ended"
            " WHERE own.match = ?", match_id,
        )
        found: dict[int, set[str]] = {}
        for row in rows:
            found.setdefault(row["user"], set()).update(json.loads(row["achievements"]))
        return found

    async def left_by(self, match_id: int) -> list[LegacyRow]:
        """What the match has left behind, by seat."""
        rows = await self.database.fetch(f"{LEGACY} WHERE legacies.match = ? ORDER BY legacies.seat", match_id)
        return [legacy_row(row) for row in rows]


async def leave(db: Transaction, match_id: int, legacies: Sequence[NewLegacy]) -> None:
    """Of the people who have these seats. A seat that had somebody else before is no longer one person's doing."""
    log = await logged(db, match_id) if legacies else []
    times = [move.at for move in log] or [0.0]
    for legacy in legacies:
        own = [move for move in log if move.seat == legacy.seat and move.own]
        whole = legacy.whole and not await db.fetch(
            "SELECT 1 FROM held WHERE match = ? AND seat = ? LIMIT 1", match_id, legacy.seat
        )
        await db.execute(
            "INSERT INTO legacies SELECT match, seat, user, ?3, ?4, ?5, ?6, ?7, ?8"
            " FROM seats WHERE match = ?1 AND seat = ?2 AND user IS NOT NULL"
            " ON CONFLICT (match, seat) DO UPDATE SET user = excluded.user, whole = excluded.whole,"
            " lines = excluded.lines, traces = excluded.traces, achievements = excluded.achievements,"
            " moves = excluded.moves, lasted = excluded.lasted",
            (
                match_id, legacy.seat, whole, json.dumps(dict(legacy.lines)),
                json.dumps(legacy.traces if whole else []), json.dumps(legacy.achievements if whole else []),
                len(own), max(times) - min(times),
            ),
        )


async def number_ended(db: Transaction, match_id: int) -> None:
    await db.execute(
        "UPDATE matches SET ended = (SELECT coalesce(max(ended), 0) + 1 FROM matches) WHERE id = ?", (match_id,)
    )


async def take_back(db: Transaction, match_id: int) -> None:
    """The match goes on."""
    await db.execute("UPDATE matches SET ended = NULL WHERE id = ?", (match_id,))
    await db.execute("DELETE FROM legacies WHERE match = ?", (match_id,))


def legacy_row(row: Row) -> LegacyRow:
    values = dict(row)
    values |= {name: bool(values[name]) for name in ("won", "whole")}
    values["lines"] = json.loads(values["lines"])
    values["traces"] = tuple([tuple(trace) for trace in json.loads(values["traces"])])
    values["achievements"] = tuple(json.loads(values["achievements"]))
    return LegacyRow(**values)

"""Where Discord does not let the bot post, since when, and whether the host of the match knows."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .rows import HindranceRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Database, Row

HINDRANCE = "SELECT match, channel, missing, since, written, shown FROM hindrances "


class Hindrances:
    database: Database

    async def hinder(self, match_id: int, channel: int, missing: Sequence[str]) -> HindranceRow:
        """It lasts since the first time; what is missing is what was missing the last time."""
        async with self.database.transaction(match_id) as db:
            [row] = await db.fetch(
                "INSERT INTO hindrances (match, channel, missing, since) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (match) DO UPDATE SET channel = excluded.channel, missing = excluded.missing"
                " RETURNING match, channel, missing, since, written, shown",
                match_id, channel, json.dumps(list(missing)), self.database.now(),
            )
            return hindrance_row(row)

    async def hindrance(self, match_id: int) -> HindranceRow | None:
        rows = await self.database.fetch(HINDRANCE + "WHERE match = ?", match_id)
        return hindrance_row(rows[0]) if rows else None

    async def unshown(self, host: int) -> list[HindranceRow]:
        """What this host has not read yet."""
        mine = "WHERE shown = 0 AND match IN (SELECT id FROM matches WHERE host = ?) ORDER BY match"
        return [hindrance_row(row) for row in await self.database.fetch(HINDRANCE + mine, host)]

    async def host_written(self, match_id: int) -> None:
        """A direct message to the host is under way."""
        async with self.database.transaction(match_id) as db:
            await db.execute("UPDATE hindrances SET written = 1 WHERE match = ?", (match_id,))

    async def hope(self, guild: int) -> None:
        """What a guild's matches are hindered to post may go out now: it is tried at once."""
        async with self.database.transaction() as db:
            db.waking.add(self.database.owed)
            await db.execute(
                "UPDATE outbox SET retry = 0 WHERE sent IS NULL AND parked IS NULL AND match IN ("
                "SELECT hindrances.match FROM hindrances JOIN matches ON matches.id = hindrances.match"
                " WHERE matches.guild = ?)", (guild,),
            )

    async def begin_telling(self, match_id: int) -> bool:
        """The host is about to read it; False: somebody else is telling him, or has."""
        async with self.database.transaction(match_id) as db:
            sql = "UPDATE hindrances SET shown = 1 WHERE match = ? AND shown = 0 RETURNING match"
            return bool(await db.fetch(sql, match_id))

    async def not_told(self, match_id: int) -> None:
        """It did not reach him."""
        async with self.database.transaction(match_id) as db:
            await db.execute("UPDATE hindrances SET shown = 0 WHERE match = ?", (match_id,))

    async def unhinder(self, match_id: int) -> None:
        async with self.database.transaction(match_id) as db:
            await db.execute("DELETE FROM hindrances WHERE match = ?", (match_id,))


def hindrance_row(row: Row) -> HindranceRow:
    match, channel, missing, since, written, shown = row
    return HindranceRow(match, channel, tuple(json.loads(missing)), since, bool(written), bool(shown))

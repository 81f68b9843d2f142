"""What was found out about matches that are over. What it means is the caller's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .database import Database, Transaction


class Analyses:
    database: Database

    async def analysis(self, match_id: int) -> bytes | None:
        rows = await self.database.fetch("SELECT found FROM analyses WHERE match = ?", match_id)
        return rows[0]["found"].encode() if rows else None

    async def keep_analysis(self, match_id: int, version: int, found: bytes) -> None:
        """The first one stays; of a match that has changed meanwhile nothing is kept."""
        async with self.database.transaction(match_id) as db:
            await db.execute(
                "INSERT INTO analyses (match, at, found)"
                " SELECT id, ?, ? FROM matches WHERE id = ? AND version = ? AND status = 'over' ON CONFLICT DO NOTHING",
                (self.database.now(), found.decode(), match_id, version),
            )


async def drop_analysis(db: Transaction, match_id: int) -> None:
    """The match goes on after all."""
    await db.execute("DELETE FROM analyses WHERE match = ?", (match_id,))

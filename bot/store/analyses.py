"""What was found out about matches that are over. What it means is the caller's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aiosqlite import Connection

    from .file import File


class Analyses:
    file: File

    async def analysis(self, match_id: int) -> bytes | None:
        rows = await self.file.fetch("SELECT found FROM analyses WHERE match = ?", match_id)
        return rows[0]["found"].encode() if rows else None

    async def keep_analysis(self, match_id: int, version: int, found: bytes) -> None:
        """The first one stays; of a match that has changed meanwhile nothing is kept."""
        async with self.file.transaction() as db:
            await db.execute(
                "INSERT OR IGNORE INTO analyses (match, at, found)"
                " SELECT id, ?, ? FROM matches WHERE id = ? AND version = ? AND status = 'over'",
                (self.file.now(), found.decode(), match_id, version),
            )


async def drop_analysis(db: Connection, match_id: int) -> None:
    """The match goes on after all."""
    await db.execute("DELETE FROM analyses WHERE match = ?", (match_id,))

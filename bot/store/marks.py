"""What the program remembers of itself from one start to the next, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .database import ROWS

if TYPE_CHECKING:
    from .database import Database

ROOM = 65536  # characters: more than a move takes


class Marks:
    database: Database

    async def mark(self, name: str) -> str | None:
        rows = await self.database.fetch("SELECT value FROM marks WHERE name = ?", name)
        return rows[0]["value"] if rows else None

    async def set_mark(self, name: str, value: str) -> None:
        async with self.database.transaction(ROWS) as db:
            await db.execute(
                "INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )

    async def try_to_write(self) -> None:
        """Whether there is room for a move, on the disk as well as in the file; nothing stays of it."""
        await self.set_mark("room", "." * ROOM)
        async with self.database.transaction(ROWS) as db:
            await db.execute("DELETE FROM marks WHERE name = 'room'")

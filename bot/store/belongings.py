"""All that is kept about one person: to be told, and to be forgotten. Whatever else names people belongs here too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .file import fetch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aiosqlite import Connection

    from .file import File
    from .rows import Json

# What is kept, by the name under which it is told; ?1 is the person.
KEPT = {
    "settings": "SELECT * FROM users WHERE id = ?1",
    "seats": (
        "SELECT match, game, guild, status, seat, name, total, won, created, user = ?1 AS mine,"
        " owner = ?1 AS kept_for_me, offered = ?1 AS offered_to_me FROM seats JOIN matches ON id = match"
        " WHERE user = ?1 OR owner = ?1 OR offered = ?1 ORDER BY match"
    ),
    "tables_opened": "SELECT id AS match, game, guild, status, created FROM matches WHERE host = ?1 ORDER BY id",
    "moves": (
        "SELECT match, number, at, answer FROM moves JOIN seats USING (match, seat)"
        " WHERE user = ?1 AND made IS NULL ORDER BY match, number"
    ),
    "waited_for": (
        "SELECT match, since, calls, called, next, due, muted, late FROM needs WHERE user = ?1 ORDER BY match"
    ),
    "answer_times": "SELECT at, took FROM answers WHERE user = ?1 ORDER BY at",
    "votes": (
        "SELECT match, kind, opened, choice FROM ballots JOIN votes ON votes.id = vote WHERE user = ?1 ORDER BY vote"
    ),
    "votes_about_me": (
        "SELECT match, kind, opened, outcome FROM votes WHERE json_extract(matter, '$.user') = ?1 ORDER BY id"
    ),
    "standing_orders": (
        "SELECT match, seat, key, said, offered, answer, given, stopped FROM orders WHERE user = ?1 ORDER BY id"
    ),
    "servers_set": "SELECT guild, setting, at FROM choices WHERE user = ?1 ORDER BY guild, setting",
}


class Belongings:
    file: File

    async def belongings(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """Everything that is kept about the person, and nothing about others."""
        return {name: [told(dict(row)) for row in await self.file.fetch(sql, user)] for name, sql in KEPT.items()}

    async def hosted(self, user: int) -> list[int]:
        """The tables that the person has opened and nobody has started."""
        rows = await self.file.fetch("SELECT id FROM matches WHERE host = ? AND status = 'lobby' ORDER BY id", user)
        return [row["id"] for row in rows]

    async def forget(self, user: int, bot: str) -> list[int]:
        """Nothing says any more who it was; the matches that are changed by it. `bot` has what seats are still open.

        What others need of a match stays: its moves, its result, that somebody sat there.
        """
        async with self.file.transaction() as db:
            seats = await fetch(db, "SELECT match, name FROM seats WHERE user = ?1 OR owner = ?1", user)
            for row in seats:
                await unname(db, row["match"], row["name"])
            await db.execute(f"UPDATE seats SET bot = ? WHERE user = ? AND {OPEN}", (bot, user))  # noqa: S608 - a constant
            for sql in FORGETTING:
                await db.execute(sql, (user,))
            return sorted({row["match"] for row in seats})


OPEN = "match IN (SELECT id FROM matches WHERE status IN ('lobby', 'running'))"
FORGETTING: Sequence[str] = (
    "DELETE FROM users WHERE id = ?1",
    "DELETE FROM needs WHERE user = ?1",
    "DELETE FROM answers WHERE user = ?1",
    "DELETE FROM choices WHERE user = ?1",
    "DELETE FROM ballots WHERE user = ?1",
    "DELETE FROM orders WHERE user = ?1",
    "UPDATE votes SET matter = json_set(matter, '$.user', 0) WHERE json_extract(matter, '$.user') = ?1",
    "UPDATE seats SET user = NULL, owner = NULL, name = '' WHERE user = ?1 OR owner = ?1",
    "UPDATE seats SET offered = NULL WHERE offered = ?1",
    "UPDATE matches SET host = 0 WHERE host = ?1",
)


async def unname(db: Connection, match: int, name: str) -> None:
    """What was said of the person at that table, too; of what was posted long ago nothing is kept."""
    for table, column in (("changes", "details"), ("outbox", "payload")):
        for place in ("$.name", "$.other"):
            await db.execute(
                f"UPDATE {table} SET {column} = json_set({column}, ?1, '')"  # noqa: S608 - constants
                f" WHERE match = ?2 AND json_extract({column}, ?1) = ?3", (place, match, name),
            )


def told(row: dict[str, Json | bytes]) -> dict[str, Json]:
    """An answer is kept as JSON already."""
    return {name: json.loads(value) if isinstance(value, bytes) else value for name, value in row.items()}

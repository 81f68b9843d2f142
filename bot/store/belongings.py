"""All that is kept about one person: to be told, and to be forgotten. Whatever else names people belongs here too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .file import fetch
from .ratings import rate_anew

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .file import File
    from .ratings import Rater
    from .rows import Json

# What is kept, by the name under which it is told; ?1 is the person.
KEPT = {
    "settings": "SELECT * FROM users WHERE id = ?1",
    "seats": (
        "SELECT match, game, guild, status, seat, name, total, won, created, user = ?1 AS mine,"
        " owner = ?1 AS kept_for_me, offered = ?1 AS offered_to_me, former = ?1 AS left_by_me"
        " FROM seats JOIN matches ON id = match WHERE ?1 IN (user, owner, offered, former) ORDER BY match"
    ),
    "seats_once_held": (
        "SELECT match, game, guild, status, seat, name, created FROM held JOIN matches ON id = match"
        " WHERE user = ?1 ORDER BY match, until"
    ),
    "comings_and_goings": (
        "SELECT match, at, json_extract(details, '$.what') AS what FROM changes"
        " WHERE ?1 IN (json_extract(details, '$.user'), json_extract(details, '$.to')) ORDER BY id"
    ),
    "tables_opened": "SELECT id AS match, game, guild, status, created FROM matches WHERE host = ?1 ORDER BY id",
    "moves": (
        "SELECT match, number, at, answer FROM moves JOIN seats USING (match, seat)"
        " WHERE coalesce(made, 'order') IN ('order', 'unseen')"
        " AND match IN (SELECT match FROM seats WHERE ?1 IN (user, owner, former)"
        " UNION SELECT match FROM held WHERE user = ?1)"
        " AND ?1 = coalesce((SELECT held.user FROM held WHERE held.match = moves.match AND held.seat = moves.seat"
        " AND until >= version ORDER BY until LIMIT 1), seats.user, owner, former) ORDER BY match, number"
    ),
    "waited_for": (
        "SELECT match, since, calls, called, next, due, muted, late, began FROM needs WHERE user = ?1 ORDER BY match"
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
    "coached": "SELECT match, quiet, said FROM coaches WHERE user = ?1 ORDER BY match",
    "calls": (
        "SELECT json_extract(payload, '$.match') AS match, json_extract(payload, '$.about') AS about, due, sent"
        " FROM outbox WHERE kind IN ('recall', 'homecoming') AND json_extract(payload, '$.user') = ?1 ORDER BY id"
    ),
    "invitations": (
        "SELECT match, sent FROM outbox WHERE kind = 'invited'"
        " AND ?1 IN (SELECT value FROM json_each(payload, '$.users')) ORDER BY id"
    ),
    "statistics": (
        "SELECT match, seat, whole, lines, traces, achievements, moves, lasted FROM legacies WHERE user = ?1"
        " ORDER BY match"
    ),
    "ratings": "SELECT guild, game, mu, sigma, matches, wins FROM ratings WHERE user = ?1 ORDER BY guild, game",
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

    async def forget(self, user: int, bot: str, rater: Rater | None = None) -> list[int]:
        """Nothing says any more who it was; the matches that are changed by it. `bot` has what seats are still open.

        What others need of a match stays: its moves, its result, that somebody sat there. It counts for nobody's rating
        any more: those of the others are worked out anew by the rule of `rater`.
        """
        async with self.file.transaction() as db:
            ladders = await fetch(db, "SELECT guild, game FROM ratings WHERE user = ?", user)
            seats = await fetch(db, "SELECT match FROM seats WHERE ?1 IN (user, owner, former)", user)
            await db.execute(f"UPDATE seats SET bot = ? WHERE user = ? AND {OPEN}", (bot, user))  # noqa: S608 - a constant
            for sql in FORGETTING:
                await db.execute(sql, (user,))
            for row in ladders:
                if rater is not None:
                    await rate_anew(db, row["guild"], row["game"], rater)
            found = sorted({row["match"] for row in seats})
        await self.file.checkpoint()
        return found


OPEN = "match IN (SELECT id FROM matches WHERE status IN ('lobby', 'running'))"
FORGETTING: Sequence[str] = (
    "DELETE FROM users WHERE id = ?1",
    "DELETE FROM needs WHERE user = ?1",
    "DELETE FROM answers WHERE user = ?1",
    "DELETE FROM choices WHERE user = ?1",
    "DELETE FROM ballots WHERE user = ?1",
    "DELETE FROM orders WHERE user = ?1",
    "DELETE FROM coaches WHERE user = ?1",
    "DELETE FROM legacies WHERE user = ?1",
    "DELETE FROM ratings WHERE user = ?1",
    "DELETE FROM outbox WHERE kind IN ('recall', 'homecoming') AND json_extract(payload, '$.user') = ?1",
    (
        "UPDATE outbox SET payload = json_set(payload, '$.users', ("
        "SELECT json_group_array(value) FROM json_each(payload, '$.users') WHERE value <> ?1)) WHERE kind = 'invited'"
    ),
    "UPDATE votes SET matter = json_set(matter, '$.user', 0) WHERE json_extract(matter, '$.user') = ?1",
    "UPDATE seats SET user = NULL, owner = NULL, former = NULL, name = '' WHERE ?1 IN (user, owner, former)",
    "UPDATE held SET user = 0, name = '' WHERE user = ?1",
    "UPDATE seats SET offered = NULL WHERE offered = ?1",
    "UPDATE matches SET host = 0 WHERE host = ?1",
    *[
        f"UPDATE {table} SET {column} = json_set({column}, '{place}', 0)"  # noqa: S608 - constants
        f" WHERE json_extract({column}, '{place}') = ?1"
        for table, column in (("changes", "details"), ("outbox", "payload")) for place in ("$.user", "$.to")
    ],
)


def told(row: dict[str, Json | bytes]) -> dict[str, Json]:
    """An answer is kept as JSON already."""
    return {name: json.loads(value) if isinstance(value, bytes) else value for name, value in row.items()}

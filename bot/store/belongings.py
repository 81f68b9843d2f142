"""All that is kept about one person: to be told, and to be forgotten. Whatever else names people belongs here too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .database import number
from .moves import logged
from .ratings import rate_anew

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Database, Transaction
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
        "SELECT match, at, json_extract(details, '$.what') AS what FROM changes"  # noqa: S608 - constants
        f" WHERE ?1 IN ({number('details', 'user')}, {number('details', 'to')}) ORDER BY id"
    ),
    "tables_opened": "SELECT id AS match, game, guild, status, created FROM matches WHERE host = ?1 ORDER BY id",
    "waited_for": (
        "SELECT match, since, calls, called, next, due, muted, late, began FROM needs WHERE user = ?1 ORDER BY match"
    ),
    "answer_times": "SELECT at, took FROM answers WHERE user = ?1 ORDER BY at",
    "votes": (
        "SELECT match, kind, opened, choice FROM ballots JOIN votes ON votes.id = vote WHERE user = ?1 ORDER BY vote"
    ),
    "votes_about_me": (
        f"SELECT match, kind, opened, outcome FROM votes WHERE {number('matter', 'user')} = ?1 ORDER BY id"  # noqa: S608 - constants
    ),
    "standing_orders": (
        "SELECT match, seat, key, said, offered, answer, given, stopped FROM orders WHERE user = ?1 ORDER BY id"
    ),
    "coached": "SELECT match, quiet, said FROM coaches WHERE user = ?1 ORDER BY match",
    "calls": (
        f"SELECT {number('payload', 'match')} AS match, json_extract(payload, '$.about') AS about, due, sent"  # noqa: S608 - constants
        f" FROM outbox WHERE kind IN ('recall', 'homecoming') AND {number('payload', 'user')} = ?1 ORDER BY id"
    ),
    "invitations": (
        "SELECT match, sent FROM outbox WHERE kind = 'invited'"
        " AND ?1 IN (SELECT CAST(value AS BIGINT) FROM json_each(payload, '$.users')) ORDER BY id"
    ),
    "statistics": (
        "SELECT match, seat, whole, lines, traces, achievements, moves, lasted FROM legacies WHERE user = ?1"
        " ORDER BY match"
    ),
    "ratings": "SELECT guild, game, mu, sigma, matches, wins FROM ratings WHERE user = ?1 ORDER BY guild, game",
    "servers_set": "SELECT guild, setting, at FROM choices WHERE user = ?1 ORDER BY guild, setting",
}

# Who had which seat up to which version, in every match in which the person had one.
LAST = 2**62
SEATED = f"""
    WITH mine AS (
        SELECT match FROM seats WHERE ?1 IN (user, owner, former) UNION SELECT match FROM held WHERE user = ?1
    )
    SELECT match, seat, user, until FROM held WHERE match IN (SELECT match FROM mine)
    UNION ALL
    SELECT match, seat, coalesce(user, owner, former), {LAST} FROM seats WHERE match IN (SELECT match FROM mine)
    ORDER BY match, seat, until
"""  # noqa: S608 - a constant


class Belongings:
    database: Database

    async def belongings(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """Everything that is kept about the person, and nothing about others."""
        kept = {name: [told(dict(row)) for row in await self.database.fetch(sql, user)] for name, sql in KEPT.items()}
        return kept | {"moves": await self.made_by(user)}

    async def made_by(self, user: int) -> list[dict[str, Json]]:
        """The moves of whoever had the seat then; a log may be in one piece, so no query can tell."""
        sat: dict[int, dict[int, list[tuple[int, int]]]] = {}
        for match, seat, person, until in await self.database.fetch(SEATED, user):
            sat.setdefault(match, {}).setdefault(seat, []).append((until, person))
        return [
            {"match": match, "number": move.number, "at": move.at, "answer": json.loads(move.answer)}
            for match, seats in sat.items() for move in await logged(self.database, match)
            if move.own and move.seat is not None
            and user == next((person for until, person in seats.get(move.seat, ()) if until >= move.version), None)
        ]

    async def hosted(self, user: int) -> list[int]:
        """The tables that the person has opened and nobody has started."""
        rows = await self.database.fetch("SELECT id FROM matches WHERE host = ? AND status = 'lobby' ORDER BY id", user)
        return [row["id"] for row in rows]

    async def forget(self, user: int, bot: str, rater: Rater | None = None) -> list[int]:
        """Nothing says any more who it was; the matches that are changed by it. `bot` has what seats are still open.

        What others need of a match stays: its moves, its result, that somebody sat there. It counts for nobody's rating
        any more: those of the others are worked out anew by the rule of `rater`.
        """
        async with self.database.transaction() as db:
            ladders = await db.fetch("SELECT guild, game FROM ratings WHERE user = ?", user)
            seats = await db.fetch("SELECT match FROM seats WHERE ?1 IN (user, owner, former)", user)
            await db.execute(f"UPDATE seats SET bot = ? WHERE user = ? AND {OPEN}", (bot, user))  # noqa: S608 - a constant
            for sql in FORGETTING:
                await db.execute(sql, (user,))
            await unname(db, user)
            for row in ladders:
                if rater is not None:
                    await rate_anew(db, row["guild"], row["game"], rater)
            found = sorted({row["match"] for row in seats})
            db.moved.update(found)
        await self.database.checkpoint()
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
    f"DELETE FROM outbox WHERE kind IN ('recall', 'homecoming') AND {number('payload', 'user')} = ?1",  # noqa: S608 - constants
    "UPDATE seats SET user = NULL, owner = NULL, former = NULL, name = '' WHERE ?1 IN (user, owner, former)",
    "UPDATE held SET user = 0, name = '' WHERE user = ?1",
    "UPDATE seats SET offered = NULL WHERE offered = ?1",
    "UPDATE matches SET host = 0 WHERE host = ?1",
)
NAMING = (("changes", "details"), ("outbox", "payload"), ("votes", "matter"))  # JSON with people in `user` and `to`


async def unname(db: Transaction, user: int) -> None:
    """Whatever is kept as JSON names somebody unknown, or one fewer."""
    for table, column in NAMING:
        rows = await db.fetch(
            f"SELECT id, {column} FROM {table} WHERE ?1 IN ({number(column, 'user')}, {number(column, 'to')})", user,  # noqa: S608 - constants
        )
        for number_, written in rows:
            kept = {name: 0 if name in ("user", "to") and value == user else value
                    for name, value in json.loads(written).items()}
            await db.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (json.dumps(kept), number_))  # noqa: S608 - constants
    for number_, written in await db.fetch("SELECT id, payload FROM outbox WHERE kind = 'invited'"):
        invited = json.loads(written)
        if user in invited["users"]:
            invited["users"].remove(user)
            await db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(invited), number_))


def told(row: dict[str, Json | bytes]) -> dict[str, Json]:
    """An answer is kept as JSON already; yes and no are 1 and 0, as in all that is kept."""
    return {name: json.loads(value) if isinstance(value, bytes) else int(value) if isinstance(value, bool) else value
            for name, value in row.items()}

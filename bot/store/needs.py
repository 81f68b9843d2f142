"""Whom a running match waits for, since when, and when each is to be called. What follows from what is the caller's:
he gives a rule, which is asked inside the transaction, so that needs, preferences and what is owed are of one moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import astuple
from typing import TYPE_CHECKING, TypeAlias

from engine import record

from .outbox import owing
from .people import USERS, user_rows
from .rows import NeedRow, NewPost, NewVote, UserRow
from .sharding import ours
from .votes import about, put_vote

if TYPE_CHECKING:
    from .database import Database, Row, Transaction
    from .sharding import Shards

NEED = "SELECT match, seat, user, since, calls, called, next, due, muted, late, began FROM needs "

ANSWERS = 30  # of each person, by which others know how fast they usually are
SEATED = USERS + "WHERE id IN (SELECT user FROM seats WHERE match = ?)"  # noqa: S608 - a constant
GOING_ON = "match NOT IN (SELECT id FROM matches WHERE paused IS NOT NULL)"
OVERDUE = f"""
    SELECT match FROM needs WHERE next <= ?1 AND {GOING_ON} AND {ours("match", 2)}
    UNION SELECT match FROM needs WHERE due <= ?1 AND late = 0 AND {GOING_ON} AND {ours("match", 2)}
"""  # noqa: S608 - constants
NEXT = f"""
    SELECT min(at) FROM (
        SELECT min(next) AS at FROM needs WHERE {GOING_ON} AND {ours("match", 1)}
        UNION ALL SELECT min(due) FROM needs WHERE due IS NOT NULL AND late = 0 AND {GOING_ON} AND {ours("match", 1)}
    ) AS times
"""  # noqa: S608 - constants


@record
class Waiting:
    """The needs of a match as they are, by seat, and the preferences of everybody who has a seat there.

    `paused`: since when no clock runs there.
    """

    now: float
    needs: Mapping[int, NeedRow]
    people: Mapping[int, UserRow]
    paused: float | None = None


@record
class Calls:
    """The needs as they shall be, and what is owed for that; `votes` are opened, each with its question.

    `answers`: the people who have done their parts with this, and the seconds they took.
    """

    needs: tuple[NeedRow, ...]
    posts: tuple[NewPost, ...] = ()
    votes: tuple[tuple[NewVote, NewPost], ...] = ()
    answers: tuple[tuple[int, float], ...] = ()


Rule: TypeAlias = Callable[[Waiting], Calls]


class Needs:
    database: Database
    shards: Shards

    async def needs(self, match_id: int) -> list[NeedRow]:
        rows = await self.database.fetch(NEED + "WHERE match = ? ORDER BY seat", match_id)
        return [need_row(row) for row in rows]

    async def need(self, match_id: int, seat: int) -> NeedRow | None:
        rows = await self.database.fetch(NEED + "WHERE match = ? AND seat = ?", match_id, seat)
        return need_row(rows[0]) if rows else None

    async def needs_of(self, user: int) -> list[NeedRow]:
        """The longest first."""
        rows = await self.database.fetch(NEED + "WHERE user = ? ORDER BY since, match", user)
        return [need_row(row) for row in rows]

    async def answers(self, user: int) -> list[float]:
        """How long the user took for the last parts, in seconds."""
        newest = "SELECT took FROM answers WHERE user = ? ORDER BY at DESC, rowid DESC LIMIT ?"
        rows = await self.database.fetch(newest, user, ANSWERS)
        return [row["took"] for row in rows]

    async def overdue(self, now: float) -> list[int]:
        """The matches on our servers in which somebody is to be called, or is late; one that is paused calls nobody."""
        rows = await self.database.fetch(OVERDUE, now, *self.shards.values)
        return [row["match"] for row in rows]

    async def next_call(self) -> float | None:
        """When the next match will be overdue."""
        [[when]] = await self.database.fetch(NEXT, *self.shards.values)
        return None if when is None else float(when)

    async def unneeded(self) -> list[int]:
        """Running matches on our servers of which nobody knows whom they wait for: a Thicket without needs has played
        them.
        """
        rows = await self.database.fetch(
            "SELECT id FROM matches AS played WHERE status = 'running' AND id NOT IN (SELECT match FROM needs)"  # noqa: S608
            f" AND id IN (SELECT match FROM seats WHERE user IS NOT NULL) AND {ours('played.id', 1)} ORDER BY id",
            *self.shards.values,
        )
        return [row["id"] for row in rows]

    async def revise(self, match_id: int, rule: Rule) -> None:
        """Nothing has been played, but time has passed or somebody has changed his mind."""
        due: list[NewPost] = []
        async with owing(self.database, match_id, due) as db:
            due += await follow(self.database, db, match_id, rule)


async def follow(database: Database, db: Transaction, match_id: int, rule: Rule | None) -> tuple[NewPost, ...]:
    """The needs of a match become what the rule says; what is owed for it. Nothing without a rule."""
    if rule is None:
        return ()
    chosen = user_rows(await db.fetch(SEATED, match_id))
    sitting = await db.fetch("SELECT user FROM seats WHERE match = ? AND user IS NOT NULL", match_id)
    people = {row["user"]: chosen.get(row["user"], UserRow(row["user"])) for row in sitting}
    before = [need_row(row) for row in await db.fetch(NEED + "WHERE match = ? ORDER BY seat", match_id)]
    [[paused]] = await db.fetch("SELECT paused FROM matches WHERE id = ?", match_id)
    found = rule(Waiting(database.now(), {need.seat: need for need in before}, people, paused))
    if [*found.needs] != before:
        await db.execute("DELETE FROM needs WHERE match = ?", (match_id,))
        await db.executemany(
            "INSERT INTO needs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [astuple(need) for need in found.needs],
        )
        db.waking.add(database.needed)
    for user, took in sorted(found.answers):  # in one order everywhere, so that no two wait for each other
        await answer(db, user, database.now(), took)
    questions = [about(question, await put_vote(db, match_id, vote, database.now())) for vote, question in found.votes]
    return *found.posts, *questions


async def answer(db: Transaction, user: int, now: float, took: float) -> None:
    """Only the last few are kept."""
    await db.execute("INSERT INTO answers (user, at, took) VALUES (?, ?, ?)", (user, now, took))
    await db.execute(
        "DELETE FROM answers WHERE user = ?1 AND rowid NOT IN"
        " (SELECT rowid FROM answers WHERE user = ?1 ORDER BY at DESC, rowid DESC LIMIT ?2)",
        (user, ANSWERS),
    )


def need_row(row: Row) -> NeedRow:
    return NeedRow(**dict(row) | {"muted": bool(row["muted"]), "late": bool(row["late"])})

"""What the table is asked, and what each person says to it. Who may vote and what decides is the caller's to say."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from .errors import NoSuchVote
from .outbox import owing
from .rows import VoteRow
from .sharding import ours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Database, Row, Transaction
    from .rows import Ballot, NewPost, NewVote
    from .sharding import Shards

VOTE = """
    SELECT id, match, kind, matter, opened, closed, outcome, until,
           (SELECT json_group_array(json_array(user, choice)) FROM ballots WHERE vote = votes.id) AS ballots
    FROM votes
"""


LAPSING = "closed IS NULL AND until IS NOT NULL"


class Votes:
    database: Database
    shards: Shards

    async def vote(self, vote_id: int) -> VoteRow | None:
        rows = await self.database.fetch(VOTE + "WHERE id = ?", vote_id)
        return vote_row(rows[0]) if rows else None

    async def open_votes(self, match_id: int) -> list[VoteRow]:
        rows = await self.database.fetch(VOTE + "WHERE match = ? AND closed IS NULL ORDER BY id", match_id)
        return [vote_row(row) for row in rows]

    async def open_vote(self, match_id: int, vote: NewVote, question: NewPost) -> int:
        """The question that is owed for it gets the number of the vote. An open one about the same gives way."""
        due: list[NewPost] = []
        async with owing(self.database, match_id, due) as db:
            found = await put_vote(db, match_id, vote, self.database.now())
            due.append(about(question, found))
            db.waking.add(self.database.needed)
        return found

    async def lapsing(self, now: float) -> list[int]:
        """The matches on our servers in which a vote waits no longer for those who do not play."""
        rows = await self.database.fetch(
            f"SELECT DISTINCT match FROM votes WHERE {LAPSING} AND until <= ?1 AND {ours('match', 2)}",  # noqa: S608
            now, *self.shards.values,
        )
        return [row["match"] for row in rows]

    async def next_lapse(self) -> float | None:
        [[when]] = await self.database.fetch(
            f"SELECT min(until) FROM votes WHERE {LAPSING} AND {ours('match', 1)}", *self.shards.values,  # noqa: S608
        )
        return None if when is None else float(when)

    async def lapse(self, match_id: int, now: float) -> None:
        """What lapses now has been counted."""
        async with self.database.transaction(match_id) as db:
            await db.execute("UPDATE votes SET until = NULL WHERE match = ? AND until <= ?", (match_id, now))

    async def cast(self, ballot: Ballot, *, match_id: int | None = None, outbox: Sequence[NewPost] = ()) -> None:
        """A ballot that changes nothing but the vote; `outbox`: what the match owes for it."""
        async with owing(self.database, match_id, outbox) as db:
            await put_ballot(db, ballot, self.database.now())

    async def close_vote(self, vote_id: int) -> None:
        """Nothing comes of it any more."""
        async with self.database.transaction() as db:
            now = self.database.now()
            await db.execute("UPDATE votes SET closed = ? WHERE id = ? AND closed IS NULL", (now, vote_id))


async def put_vote(db: Transaction, match_id: int, vote: NewVote, now: float) -> int:
    matter = json.dumps(dict(vote.matter))
    asked = await db.fetch(
        "SELECT id, matter FROM votes WHERE match = ? AND kind = ? AND closed IS NULL", match_id, vote.kind,
    )
    await db.executemany(
        "UPDATE votes SET closed = ? WHERE id = ?",
        [(now, row["id"]) for row in asked if json.loads(row["matter"]) == json.loads(matter)],
    )
    [row] = await db.fetch(
        "INSERT INTO votes (match, kind, matter, opened, until) VALUES (?, ?, ?, ?, ?) RETURNING id",
        match_id, vote.kind, matter, now, vote.until,
    )
    if vote.user is not None:
        await db.execute("INSERT INTO ballots VALUES (?, ?, ?)", (row["id"], vote.user, vote.choice))
    found: int = row["id"]
    return found


def about(question: NewPost, vote_id: int) -> NewPost:
    """With the number that the vote has got."""
    return replace(question, payload={**question.payload, "vote": vote_id})


async def put_ballot(db: Transaction, ballot: Ballot, now: float) -> None:
    """`NoSuchVote` if it is closed meanwhile."""
    open_ = await db.fetch("SELECT id FROM votes WHERE id = ? AND closed IS NULL", ballot.vote)
    if not open_:
        raise NoSuchVote(f"Vote {ballot.vote} is closed.")
    await db.execute(
        "INSERT INTO ballots VALUES (?, ?, ?) ON CONFLICT (vote, user) DO UPDATE SET choice = excluded.choice",
        (ballot.vote, ballot.user, ballot.choice),
    )
    if ballot.outcome is not None:
        await db.execute(
            "UPDATE votes SET closed = ?, outcome = ? WHERE id = ?", (now, ballot.outcome, ballot.vote),
        )


def vote_row(row: Row) -> VoteRow:
    values = dict(row)
    values["matter"] = json.loads(values["matter"])
    values["ballots"] = dict(json.loads(values["ballots"] or "[]"))
    return VoteRow(**values)

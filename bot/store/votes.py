"""What the table is asked, and what each person says to it. Who may vote and what decides is the caller's to say."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from .errors import NoSuchVote
from .file import fetch
from .outbox import owing
from .rows import VoteRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from aiosqlite import Connection

    from .file import File
    from .rows import Ballot, NewPost, NewVote

VOTE = """
    SELECT id, match, kind, matter, opened, closed, outcome, until,
           (SELECT json_group_array(json_array(user, choice)) FROM ballots WHERE vote = votes.id) AS ballots
    FROM votes
"""


LAPSING = "closed IS NULL AND until IS NOT NULL"


class Votes:
    file: File

    async def vote(self, vote_id: int) -> VoteRow | None:
        rows = await self.file.fetch(VOTE + "WHERE id = ?", vote_id)
        return vote_row(rows[0]) if rows else None

    async def open_votes(self, match_id: int) -> list[VoteRow]:
        rows = await self.file.fetch(VOTE + "WHERE match = ? AND closed IS NULL ORDER BY id", match_id)
        return [vote_row(row) for row in rows]

    async def open_vote(self, match_id: int, vote: NewVote, question: NewPost) -> int:
        """The question that is owed for it gets the number of the vote. An open one about the same gives way."""
        due: list[NewPost] = []
        async with owing(self.file, match_id, due) as db:
            found = await put_vote(db, match_id, vote, self.file.now())
            due.append(about(question, found))
            self.file.waking.add(self.file.needed)
        return found

    async def lapsing(self, now: float) -> list[int]:
        """The matches in which a vote waits no longer for those who do not play."""
        rows = await self.file.fetch(f"SELECT DISTINCT match FROM votes WHERE {LAPSING} AND until <= ?", now)  # noqa: S608
        return [row["match"] for row in rows]

    async def next_lapse(self) -> float | None:
        [[when]] = await self.file.fetch(f"SELECT min(until) FROM votes WHERE {LAPSING}")  # noqa: S608
        return None if when is None else float(when)

    async def lapse(self, match_id: int, now: float) -> None:
        """What lapses now has been counted."""
        async with self.file.transaction() as db:
            await db.execute("UPDATE votes SET until = NULL WHERE match = ? AND until <= ?", (match_id, now))

    async def cast(self, ballot: Ballot, *, match_id: int | None = None, outbox: Sequence[NewPost] = ()) -> None:
        """A ballot that changes nothing but the vote; `outbox`: what the match owes for it."""
        async with owing(self.file, match_id, outbox) as db:
            await put_ballot(db, ballot, self.file.now())

    async def close_vote(self, vote_id: int) -> None:
        """Nothing comes of it any more."""
        async with self.file.transaction() as db:
            await db.execute("UPDATE votes SET closed = ? WHERE id = ? AND closed IS NULL", (self.file.now(), vote_id))


async def put_vote(db: Connection, match_id: int, vote: NewVote, now: float) -> int:
    matter = json.dumps(dict(vote.matter))
    await db.execute(
        "UPDATE votes SET closed = ? WHERE match = ? AND kind = ? AND json(matter) = json(?) AND closed IS NULL",
        (now, match_id, vote.kind, matter),
    )
    [row] = await fetch(
        db, "INSERT INTO votes (match, kind, matter, opened, until) VALUES (?, ?, ?, ?, ?) RETURNING id",
        match_id, vote.kind, matter, now, vote.until,
    )
    if vote.user is not None:
        await db.execute("INSERT INTO ballots VALUES (?, ?, ?)", (row["id"], vote.user, vote.choice))
    found: int = row["id"]
    return found


def about(question: NewPost, vote_id: int) -> NewPost:
    """With the number that the vote has got."""
    return replace(question, payload={**question.payload, "vote": vote_id})


async def put_ballot(db: Connection, ballot: Ballot, now: float) -> None:
    """`NoSuchVote` if it is closed meanwhile."""
    open_ = await fetch(db, "SELECT id FROM votes WHERE id = ? AND closed IS NULL", ballot.vote)
    if not open_:
        raise NoSuchVote(f"Vote {ballot.vote} is closed.")
    await db.execute("INSERT OR REPLACE INTO ballots VALUES (?, ?, ?)", (ballot.vote, ballot.user, ballot.choice))
    if ballot.outcome is not None:
        await db.execute(
            "UPDATE votes SET closed = ?, outcome = ? WHERE id = ?", (now, ballot.outcome, ballot.vote),
        )


def vote_row(row: sqlite3.Row) -> VoteRow:
    values = dict(row)
    values["matter"] = json.loads(values["matter"])
    values["ballots"] = dict(json.loads(values["ballots"]))
    return VoteRow(**values)

"""What is owed to Discord, and which message plays which role. Written with the move, posted after it, once.

A match's rows go out strictly in order (`due`, then `id`); a row that fails holds up its own match only. An attempt
is recorded before it is made, so after a crash the row says that the message may be out already (`doubtful`).
"""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from .file import fetch
from .rows import OutboxRow, PostRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import AsyncIterator, Collection, Sequence

    from aiosqlite import Connection

    from .file import File
    from .rows import NewPost

OWED = "SELECT id, match, kind, payload, due, attempts, doubtful, nonce, sent, message, parked, reason FROM outbox "

# The head of each match's line at the time ?1, less those being posted (?2, a JSON list). Rows of no match stand alone;
# whoever is called to a post is called after it.
HEADS = """
    WITH line AS (
        SELECT id, retry, row_number() OVER (PARTITION BY coalesce(match, -id) ORDER BY due, id) AS place
        FROM outbox WHERE sent IS NULL AND parked IS NULL AND due <= ?1 AND (
            kind <> 'recall'
            OR json_extract(payload, '$.of') NOT IN (SELECT id FROM outbox WHERE sent IS NULL AND parked IS NULL)
        )
    ), heads AS (
        SELECT id, retry FROM line WHERE place = 1 AND id NOT IN (SELECT value FROM json_each(?2))
    )
"""
# ?4 is a JSON list of matches: these alone (?5 is 1), or all but these.
READY = HEADS + OWED + """
    WHERE id IN (SELECT id FROM heads WHERE retry <= ?1)
      AND (coalesce(match, -id) IN (SELECT value FROM json_each(?4))) = ?5
    ORDER BY due, id LIMIT ?3
"""  # noqa: S608 - constants
NEXT = HEADS + """
    SELECT min(at) FROM (
        SELECT retry AS at FROM heads
        UNION ALL SELECT due FROM outbox WHERE sent IS NULL AND parked IS NULL AND due > ?1
    )
"""  # noqa: S608 - constants


class Outbox:
    """Every claimed row must end in `sent` or `failed`; one that does not comes back after a restart, doubtful."""

    file: File
    claimed: set[int]

    async def owe(self, post: NewPost, match_id: int | None = None) -> None:
        """Something to post that belongs to no move: a reminder, say."""
        async with owing(self.file, match_id, [post]):
            pass

    async def recalled(self, row_id: int) -> frozenset[int]:
        """Whom the post of this row does not call itself: each has a row of their own."""
        rows = await self.file.fetch(
            "SELECT json_extract(payload, '$.user') FROM outbox"
            " WHERE kind = 'recall' AND json_extract(payload, '$.of') = ?", row_id,
        )
        return frozenset([user for [user] in rows])

    async def posted(self, row_id: int) -> int | None:
        """The message that the row has become, as long as that is known."""
        rows = await self.file.fetch("SELECT message FROM outbox WHERE id = ?", row_id)
        return rows[0]["message"] if rows else None

    async def due(self, now: float, limit: int = 50) -> list[OutboxRow]:
        """What could be claimed now."""
        found = await self.file.fetch(READY, now, listed(self.claimed), limit, listed(()), 0)
        return [outbox_row(row) for row in found]

    async def claim(
        self, now: float, limit: int = 50, matches: Collection[int] = (), *, alone: bool = False
    ) -> list[OutboxRow]:
        """Take what is due, at most one row of each match, to post it; as it stood before this attempt.

        Of all matches but these, or of these `alone`; a row of no match counts as the match of its negative number.
        """
        if not await self.file.fetch(READY, now, listed(self.claimed), 1, listed(matches), alone):
            return []
        async with self.file.transaction() as db:
            found = await fetch(db, READY, now, listed(self.claimed), limit, listed(matches), alone)
            rows = [outbox_row(row) for row in found]
            await db.executemany(
                "UPDATE outbox SET attempts = attempts + 1, doubtful = 1 WHERE id = ?", [(row.id,) for row in rows],
            )
        self.claimed.update(row.id for row in rows)
        return rows

    async def next_due(self, now: float) -> float | None:
        """When there will be something to claim, as things stand; None: not before something new is written."""
        [[when]] = await self.file.fetch(NEXT, now, listed(self.claimed))
        return None if when is None else float(when)

    async def sent(self, row_id: int, message: int | None = None, *, posts: Sequence[PostRow] = ()) -> None:
        """It is out (or needless: no `message`); `posts` are the roles that the message plays from now on."""
        async with verdict(self.file, self.claimed, row_id) as db:
            await db.execute(
                "UPDATE outbox SET sent = ?, message = ?, doubtful = 0 WHERE id = ? AND sent IS NULL",
                (self.file.now(), message, row_id),
            )
            for post in posts:
                await put(db, post)

    async def failed(self, row_id: int, retry_at: float | None, reason: str, *, doubtful: bool = False) -> None:
        """Try again at `retry_at`, or never (None). `doubtful`: it may be out all the same, as after a timeout."""
        async with verdict(self.file, self.claimed, row_id) as db:
            await db.execute(
                "UPDATE outbox SET retry = ?, parked = ?, reason = ?, doubtful = ? WHERE id = ? AND sent IS NULL",
                (retry_at or 0, self.file.now() if retry_at is None else None, reason, doubtful, row_id),
            )

    async def outbox(self, match_id: int) -> list[OutboxRow]:
        """Everything that was ever owed for the match and is not forgotten, in order."""
        rows = await self.file.fetch(OWED + "WHERE match = ? ORDER BY due, id", match_id)
        return [outbox_row(row) for row in rows]

    async def newest(self, match_id: int) -> int:
        """The newest message known to be out for the match; 0: none."""
        [[message]] = await self.file.fetch(
            "SELECT max(message) FROM (SELECT message FROM outbox WHERE match = ?1"
            " UNION ALL SELECT message FROM posts WHERE match = ?1)", match_id,
        )
        return message or 0

    async def behind(self, match_id: int) -> bool:
        """Whether something of the match is still on its way to Discord."""
        [[owed]] = await self.file.fetch(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE match = ? AND sent IS NULL AND parked IS NULL)", match_id,
        )
        return bool(owed)

    async def forget_sent(self, before: float) -> int:
        """Drop what was posted before that time; how many rows."""
        async with self.file.transaction() as db:
            return len(await fetch(db, "DELETE FROM outbox WHERE sent < ? RETURNING id", before))

    async def posts(self, match_id: int) -> list[PostRow]:
        rows = await self.file.fetch(
            "SELECT match, purpose, channel, message FROM posts WHERE match = ? ORDER BY purpose", match_id,
        )
        return [PostRow(*row) for row in rows]

    async def set_post(self, post: PostRow, *, outbox: Sequence[NewPost] = ()) -> None:
        """`outbox`: what follows from the message being out."""
        async with owing(self.file, post.match, outbox) as db:
            await put(db, post)

    async def drop_post(self, match_id: int, purpose: str) -> PostRow | None:
        """The message that played the role until now."""
        async with self.file.transaction() as db:
            rows = await fetch(
                db, "DELETE FROM posts WHERE match = ? AND purpose = ? RETURNING match, purpose, channel, message",
                match_id, purpose,
            )
        return PostRow(*rows[0]) if rows else None


@asynccontextmanager
async def verdict(file: File, claimed: set[int], row_id: int) -> AsyncIterator[Connection]:
    """Afterwards the next in the match's line may be due; or this one again, doubtful, if the verdict is lost."""
    try:
        async with file.transaction() as db:
            yield db
    finally:
        claimed.discard(row_id)
        file.owed.set()


def listed(numbers: Collection[int]) -> str:
    """As the queries read it."""
    return json.dumps(sorted(numbers))


@asynccontextmanager
async def owing(file: File, match_id: int | None, outbox: Sequence[NewPost]) -> AsyncIterator[Connection]:
    """A transaction that ends by writing what is owed for it; the list may grow until then.

    The announcer is woken even if the caller is cancelled while it commits: the rows may be there.
    """
    try:
        async with file.transaction() as db:
            yield db
            await write(db, match_id, outbox)
    finally:
        if outbox:
            file.owed.set()


async def write(db: Connection, match_id: int | None, outbox: Sequence[NewPost]) -> None:
    await db.executemany(
        "INSERT INTO outbox (match, kind, payload, due) VALUES (?, ?, ?, ?)",
        [(None if post.alone else match_id, post.kind, json.dumps(post.payload), post.due) for post in outbox],
    )


async def put(db: Connection, post: PostRow) -> None:
    await db.execute(
        "INSERT OR REPLACE INTO posts (match, purpose, channel, message) VALUES (?, ?, ?, ?)",
        (post.match, post.purpose, post.channel, post.message),
    )


def outbox_row(row: sqlite3.Row) -> OutboxRow:
    number, match, kind, payload, due, attempts, doubtful, *rest = row
    return OutboxRow(number, match, kind, json.loads(payload), due, attempts, bool(doubtful), *rest)

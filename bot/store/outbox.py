"""What is owed to Discord, and which message plays which role. Written with the move, posted after it, once.

A match's rows go out strictly in order (`due`, then `id`); a row that fails holds up its own match only. An attempt
is recorded before it is made, so after a crash the row says that the message may be out already (`doubtful`).
"""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from .database import ALONE, ROWS, number
from .rows import OutboxRow, PostRow
from .sharding import ours

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncIterator, Collection, Sequence

    from .database import Database, Row, Transaction
    from .rows import NewPost
    from .sharding import Shards

OWED = "SELECT id, match, kind, payload, due, attempts, doubtful, nonce, sent, message, parked, reason FROM outbox "

# What this process posts: its shards are ?3 and ?4. What stands alone may be about a match all the same.
OURS = ours(f"coalesce(match, {number('payload', 'match')})", 3)
# The head of each match's line at the time ?1, less those being posted (?2, a JSON list). Rows of no match stand alone;
# whoever is called to a post is called after it.
HEADS = f"""
    WITH line AS (
        SELECT id, retry, row_number() OVER (PARTITION BY coalesce(match, -id) ORDER BY due, id) AS place
        FROM outbox WHERE sent IS NULL AND parked IS NULL AND due <= ?1 AND {OURS} AND (
            kind <> 'recall'
            OR {number('payload', 'of')} NOT IN (SELECT id FROM outbox WHERE sent IS NULL AND parked IS NULL)
        )
    ), heads AS (
        SELECT id, retry FROM line WHERE place = 1 AND id NOT IN (SELECT CAST(value AS BIGINT) FROM json_each(?2))
    )
"""  # noqa: S608 - constants
# ?6 is a JSON list of matches: these alone (?7 is 1), or all but these.
READY = HEADS + OWED + """
    WHERE id IN (SELECT id FROM heads WHERE retry <= ?1)
      AND (coalesce(match, -id) IN (SELECT CAST(value AS BIGINT) FROM json_each(?6))) = (?7 = 1)
    ORDER BY due, id LIMIT ?5
"""  # noqa: S608 - constants
TAKEN = f"{READY} -- on a server: FOR UPDATE SKIP LOCKED\n"
NEXT = HEADS + f"""
    SELECT min(at) FROM (
        SELECT retry AS at FROM heads
        UNION ALL SELECT due FROM outbox WHERE sent IS NULL AND parked IS NULL AND due > ?1 AND {OURS}
    ) AS times
"""  # noqa: S608 - constants


class Outbox:
    """Every claimed row must end in `sent` or `failed`; one that does not comes back after a restart, doubtful."""

    database: Database
    shards: Shards
    claimed: set[int]
    claiming: asyncio.Lock  # whoever claims knows what others of this process have just claimed

    async def owe(self, post: NewPost, match_id: int | None = None) -> None:
        """Something to post that belongs to no move: a reminder, say."""
        async with owing(self.database, match_id, [post]):
            pass

    async def recalled(self, row_id: int) -> frozenset[int]:
        """Whom the post of this row does not call itself: each has a row of their own."""
        rows = await self.database.fetch(
            f"SELECT {number('payload', 'user')} FROM outbox WHERE kind = 'recall' AND {number('payload', 'of')} = ?",  # noqa: S608 - constants
            row_id,
        )
        return frozenset([user for [user] in rows])

    async def posted(self, row_id: int) -> int | None:
        """The message that the row has become, as long as that is known."""
        rows = await self.database.fetch("SELECT message FROM outbox WHERE id = ?", row_id)
        return rows[0]["message"] if rows else None

    async def due(self, now: float, limit: int = 50) -> list[OutboxRow]:
        """What could be claimed now."""
        found = await self.database.fetch(READY, now, listed(self.claimed), *self.shards.values, limit, listed(()), 0)
        return [outbox_row(row) for row in found]

    async def claim(
        self, now: float, limit: int = 50, matches: Collection[int] = (), *, alone: bool = False
    ) -> list[OutboxRow]:
        """Take what is due on our servers, at most one row of each match, to post it; as it stood before this attempt.

        Of all matches but these, or of these `alone`; a row of no match counts as the match of its negative number.
        """
        ours, which = self.shards.values, (listed(matches), alone)
        if not await self.database.fetch(READY, now, listed(self.claimed), *ours, 1, *which):
            return []
        mine: set[int] = set()
        try:
            async with self.claiming, self.database.transaction(ROWS) as db:
                found = await db.fetch(TAKEN, now, listed(self.claimed), *ours, limit, *which)
                rows = [outbox_row(row) for row in found]
                mine.update(row.id for row in rows)
                self.claimed |= mine  # before anybody else may claim
                await db.executemany(
                    "UPDATE outbox SET attempts = attempts + 1, doubtful = 1 WHERE id = ?", [(one,) for one in mine],
                )
        except BaseException:
            self.claimed -= mine
            raise
        return rows

    async def next_due(self, now: float) -> float | None:
        """When there will be something to claim, as things stand; None: not before something new is written."""
        [[when]] = await self.database.fetch(NEXT, now, listed(self.claimed), *self.shards.values)
        return None if when is None else float(when)

    async def sent(self, row_id: int, message: int | None = None, *, posts: Sequence[PostRow] = ()) -> None:
        """It is out (or needless: no `message`); `posts` are the roles that the message plays from now on."""
        async with verdict(self.database, self.claimed, row_id) as db:
            await db.execute(
                "UPDATE outbox SET sent = ?, message = ?, doubtful = 0 WHERE id = ? AND sent IS NULL",
                (self.database.now(), message, row_id),
            )
            for post in posts:
                await put(db, post)

    async def failed(self, row_id: int, retry_at: float | None, reason: str, *, doubtful: bool = False) -> None:
        """Try again at `retry_at`, or never (None). `doubtful`: it may be out all the same, as after a timeout."""
        async with verdict(self.database, self.claimed, row_id) as db:
            await db.execute(
                "UPDATE outbox SET retry = ?, parked = ?, reason = ?, doubtful = ? WHERE id = ? AND sent IS NULL",
                (retry_at or 0, self.database.now() if retry_at is None else None, reason, doubtful, row_id),
            )

    async def hurry(self) -> None:
        """What waits for its next attempt need not any more."""
        async with self.database.transaction(ROWS) as db:
            db.waking.add(self.database.owed)
            await db.execute("UPDATE outbox SET retry = 0 WHERE sent IS NULL AND parked IS NULL AND retry > 0")

    async def outbox(self, match_id: int) -> list[OutboxRow]:
        """Everything that was ever owed for the match and is not forgotten, in order."""
        rows = await self.database.fetch(OWED + "WHERE match = ? ORDER BY due, id", match_id)
        return [outbox_row(row) for row in rows]

    async def newest(self, match_id: int) -> int:
        """The newest message known to be out for the match; 0: none."""
        [[message]] = await self.database.fetch(
            "SELECT max(message) FROM (SELECT message FROM outbox WHERE match = ?1"
            " UNION ALL SELECT message FROM posts WHERE match = ?1) AS known", match_id,
        )
        return message or 0

    async def backlog(self, now: float) -> tuple[int, float]:
        """How many posts are due and not out yet, and for how many seconds the oldest has been."""
        [row] = await self.database.fetch(
            "SELECT count(*) AS count, min(due) AS oldest FROM outbox"
            " WHERE sent IS NULL AND parked IS NULL AND due <= ?", now,
        )
        return int(row["count"]), 0.0 if row["oldest"] is None else max(0.0, now - float(row["oldest"]))

    async def behind(self, match_id: int) -> bool:
        """Whether something of the match is still on its way to Discord."""
        [[owed]] = await self.database.fetch(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE match = ? AND sent IS NULL AND parked IS NULL)", match_id,
        )
        return bool(owed)

    async def forget_sent(self, before: float) -> int:
        """Drop what was posted before that time; how many rows."""
        async with self.database.transaction(ROWS) as db:
            return len(await db.fetch("DELETE FROM outbox WHERE sent < ? RETURNING id", before))

    async def posts(self, match_id: int) -> list[PostRow]:
        rows = await self.database.fetch(
            "SELECT match, purpose, channel, message FROM posts WHERE match = ? ORDER BY purpose", match_id,
        )
        return [PostRow(*row) for row in rows]

    async def set_post(self, post: PostRow, *, outbox: Sequence[NewPost] = ()) -> None:
        """`outbox`: what follows from the message being out."""
        async with owing(self.database, post.match, outbox) as db:
            await put(db, post)

    async def drop_post(self, match_id: int, purpose: str) -> PostRow | None:
        """The message that played the role until now."""
        async with self.database.transaction(match_id) as db:
            rows = await db.fetch(
                "DELETE FROM posts WHERE match = ? AND purpose = ? RETURNING match, purpose, channel, message",
                match_id, purpose,
            )
        return PostRow(*rows[0]) if rows else None


@asynccontextmanager
async def verdict(database: Database, claimed: set[int], row_id: int) -> AsyncIterator[Transaction]:
    """Afterwards the next in the match's line may be due; or this one again, doubtful, if the verdict is lost."""
    try:
        async with database.transaction(ROWS) as db:
            yield db
    finally:
        claimed.discard(row_id)
        database.owed.set()


def listed(numbers: Collection[int]) -> str:
    """As the queries read it."""
    return json.dumps(sorted(numbers))


@asynccontextmanager
async def owing(
    database: Database, match_id: int | None, outbox: Sequence[NewPost], *, alone: bool = False
) -> AsyncIterator[Transaction]:
    """A transaction that ends by writing what is owed for it; the list may grow until then. `alone`: it concerns more
    than the match.

    The announcer is woken even if the caller is cancelled while it commits: the rows may be there.
    """
    async with database.transaction(ALONE if alone or match_id is None else match_id) as db:
        yield db
        if outbox:
            db.waking.add(database.owed)
            await write(db, match_id, outbox)


async def write(db: Transaction, match_id: int | None, outbox: Sequence[NewPost]) -> None:
    await db.executemany(
        "INSERT INTO outbox (match, kind, payload, due) VALUES (?, ?, ?, ?)",
        [(None if post.alone else match_id, post.kind, json.dumps(post.payload), post.due) for post in outbox],
    )


async def put(db: Transaction, post: PostRow) -> None:
    await db.execute(
        "INSERT INTO posts (match, purpose, channel, message) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, purpose) DO UPDATE SET channel = excluded.channel, message = excluded.message",
        (post.match, post.purpose, post.channel, post.message),
    )


def outbox_row(row: Row) -> OutboxRow:
    number, match, kind, payload, due, attempts, doubtful, *rest = row
    return OutboxRow(number, match, kind, json.loads(payload), due, attempts, bool(doubtful), *rest)

"""Work that is done elsewhere: who asks puts it into a table of the database, and workshops take it from there.

A workshop shows that it is there by an advisory lock, which says how many hands it has and goes when it dies. Whoever
waits is woken by a call, and looks by himself now and then, for a call may be missed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Literal, NoReturn, TypeAlias
from zlib import crc32

import asyncpg

from engine import record

from .address import Address
from .errors import Unreachable
from .postgresql import TROUBLE, cause

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping

    from asyncpg.pool import PoolConnectionProxy

    Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
    Link: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"

# What has become of a job: done, with what came of it; no workshop had a hand free for it; the one that had taken it is
# gone, or the database; it took too long; it could not be done, with whoever did it telling why.
Fate = Literal["done", "untaken", "dropped", "overdue", "spoilt"]
Outcome = tuple[Fate, bytes | str]
CHANNEL = "thicket_jobs"
ANSWER, AGAIN, SEEN = 30.0, 1.0, 5.0  # seconds: to connect or for one statement, to look again, to count the hands
HANDING = 3.0  # seconds in which a workshop takes it; otherwise all have too much to do
LINKS = 4
MOST = 0xFF  # hands of a craft that a lock can tell of
# A workshop whose computer is gone has no lock any more after a minute.
ALIVE = {"application_name": "thicket workshop", "tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10",
         "tcp_keepalives_count": "3"}
OFFER = """
    WITH offered AS (INSERT INTO jobs (name, craft, edition, rank, work) VALUES ($1, $2, $3, $4, $5))
    SELECT pg_notify($6, 'offered')
"""
TAKE = """
    UPDATE jobs SET workshop = $3 WHERE name = (
        SELECT name FROM jobs WHERE workshop IS NULL AND craft = $1 AND edition = $2
        ORDER BY rank, number LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING name, rank, work
"""
FINISH = """
    WITH done AS (UPDATE jobs SET outcome = $2, fault = $3 WHERE name = $1 RETURNING name)
    SELECT pg_notify($4, 'done ' || name) FROM done
"""
PRESENT = """
    SELECT pid, objid::bigint AS hands FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock' AND classid::bigint = $1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
LOOK = f"""
    SELECT outcome, fault, workshop, workshop IN (SELECT pid FROM ({PRESENT}) AS present) AS alive
    FROM jobs WHERE name = $2
"""  # noqa: S608 - constants
CHANGED = f"pg_notify('{CHANNEL}', 'workshop')"
OLD = "DELETE FROM jobs WHERE offered < now() - interval '10 minutes'"  # whoever asked is gone


@record
class Job:
    name: str
    rank: int
    work: bytes


@record
class Presence:
    """The number by which a workshop takes jobs, as long as others see that it is there."""

    number: int
    lost: asyncio.Event
    place: Address

    async def gone(self) -> NoReturn:
        await self.lost.wait()
        raise Unreachable(f"The database {self.place} does not answer: the connection was lost.")


def edition(version: str) -> int:
    """Whoever works for a program must be of the same version, with the same components."""
    return crc32(version.encode()) & 0x7FFFFFFF


def ending(outcome: bytes | None, fault: str | None, workshop: int | None, *, alive: bool | None) -> Outcome | None:
    """What has become of a job, if anything has."""
    if outcome is not None:
        return "done", outcome
    if fault is not None:
        return "spoilt", fault
    return None if workshop is None or alive else ("dropped", "the workshop is gone")


class Jobs:
    """`hands`: how many there are elsewhere for each craft."""

    def __init__(self, place: Address, version: str) -> None:
        self.place, self.edition = place, edition(version)
        self.hands: Mapping[str, int] = {}
        self.workshops = 0
        self.waiting: dict[str, asyncio.Event] = {}  # by names of jobs
        self.offered, self.changed = asyncio.Event(), asyncio.Event()
        self.links: Pool = asyncpg.create_pool(
            place.url, min_size=1, max_size=LINKS, timeout=ANSWER, command_timeout=ANSWER,
            server_settings={"application_name": "thicket jobs"},
        )
        self.hearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """`StoreError` if the database cannot be reached."""
        try:
            await self.links
        except (*TROUBLE, ValueError) as error:
            raise cause(error, self.place) from error
        self.hearing = asyncio.create_task(self.hear())

    async def close(self) -> None:
        self.hands = {}
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)
        self.links.terminate()  # whoever waits for a job hears that it is gone

    async def errand(self, craft: str, work: bytes, rank: int, limit: float) -> Outcome:
        """What a workshop makes of it within so many seconds, counted from when one has taken it."""
        name = secrets.token_hex(8)
        woken = self.waiting[name] = asyncio.Event()
        try:
            await self.links.execute(OFFER, name, craft, self.edition, rank, work, CHANNEL)
            return await self.outcome(self.links, name, woken, limit)
        except TROUBLE as error:
            return "dropped", str(cause(error, self.place))
        finally:
            del self.waiting[name]
            with suppress(*TROUBLE):
                await self.links.execute("DELETE FROM jobs WHERE name = $1", name)

    async def outcome(self, links: Pool, name: str, woken: asyncio.Event, limit: float) -> Outcome:
        loop = asyncio.get_running_loop()
        began, taken = loop.time(), False
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):  # `wait_for` may swallow that somebody cancels
                    await woken.wait()
            woken.clear()
            found = await links.fetchrow(LOOK, self.edition, name)
            if found is None:
                return "dropped", "the database has forgotten it"
            if (ended := ending(**found)) is not None:
                return ended
            if found["workshop"] is not None and not taken:
                began, taken = loop.time(), True
            if loop.time() - began > (limit if taken else HANDING):
                late: Outcome = "overdue", f"nothing came within {limit:g} seconds"
                return late if taken else ("untaken", "all workshops have much to do")

    async def hear(self) -> None:
        """As long as the server is there, and again when it is back."""
        while True:
            with suppress(*TROUBLE):
                link = await asyncpg.connect(self.place.url, timeout=ANSWER, command_timeout=ANSWER)
                try:
                    await link.add_listener(CHANNEL, self.heard)
                    while True:
                        await self.count(link)
                        self.offered.set()
                        with suppress(TimeoutError):
                            async with asyncio.timeout(SEEN):  # `wait_for` may swallow that somebody cancels
                                await self.changed.wait()
                        self.changed.clear()
                finally:
                    link.terminate()
            self.hands, self.workshops = {}, 0
            await asyncio.sleep(AGAIN)

    async def count(self, link: Link) -> None:
        found = [row["hands"] for row in await link.fetch(PRESENT, self.edition)]
        self.hands = Counter(painter=sum(each >> 8 for each in found), thinker=sum(each & MOST for each in found))
        self.workshops = len(found)

    def heard(self, *call: object) -> None:
        match str(call[-1]).split():
            case ["offered"]:
                self.offered.set()
            case ["workshop"]:
                self.changed.set()
            case ["done", name] if name in self.waiting:
                self.waiting[name].set()

    @asynccontextmanager
    async def present(self, painters: int, thinkers: int) -> AsyncIterator[Presence]:
        """A workshop is open with so many hands."""
        try:
            link = await asyncpg.connect(self.place.url, timeout=ANSWER, command_timeout=ANSWER, server_settings=ALIVE)
        except (*TROUBLE, ValueError) as error:
            raise cause(error, self.place) from error
        try:
            lost, hands = asyncio.Event(), min(painters, MOST) << 8 | min(thinkers, MOST)
            link.add_termination_listener(lambda *_: lost.set())
            with self.telling():
                await link.execute(f"SELECT pg_advisory_lock_shared({self.edition}, {hands})")
                await link.execute(f"{OLD}; SELECT {CHANGED}")
            yield Presence(link.get_server_pid(), lost, self.place)
        finally:
            with suppress(*TROUBLE):
                await link.execute(f"SELECT pg_advisory_unlock_all(), {CHANGED}", timeout=AGAIN)
            link.terminate()

    async def take(self, craft: str, workshop: int) -> Job | None:
        """The most urgent that nobody has taken yet."""
        with self.telling():
            found = await self.links.fetchrow(TAKE, craft, self.edition, workshop)
        return None if found is None else Job(found["name"], found["rank"], found["work"])

    async def finish(self, job: Job, outcome: bytes | None, fault: str | None = None) -> None:
        with self.telling():
            await self.links.execute(FINISH, job.name, outcome, fault, CHANNEL)

    @contextmanager
    def telling(self) -> Iterator[None]:
        try:
            yield
        except TROUBLE as error:
            raise cause(error, self.place) from error

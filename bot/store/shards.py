"""Which process has which shard of Discord's servers: an advisory lock for each, on a connection that is kept open, so
that the server takes them back when the process dies.

All that run on one database divide the servers into the same number of shards; one alone has the only shard of one.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from .errors import InUse
from .postgresql import TROUBLE, cause
from .sharding import ALL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from .address import Address
    from .sharding import Shards

log = logging.getLogger(__name__)
SHARD, TOTAL = 0x74687368, 0x7468746F  # "thsh", "thto": the locks of a shard, and how many there are in all
GATE = -1  # of those who just look
AGAIN, ANSWER = 1.0, 30.0  # seconds
# A process whose computer is gone has no lock any more after a minute.
ALIVE = {"application_name": "thicket claim", "tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10",
         "tcp_keepalives_count": "3"}
TOTALS = """
    SELECT objid::int AS total FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::bigint = $1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


Link: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


@asynccontextmanager
async def claimed(place: Address, shards: Shards = ALL) -> AsyncIterator[None]:
    """`InUse` if another process has one of them; and, whoever is inside being cancelled, if one takes them while the
    server is lost to this process.
    """
    try:
        link = await locked(place, shards)
    except TROUBLE as error:
        raise cause(error, place) from error
    inside, taken = asyncio.current_task(), asyncio.Event()
    keeping = asyncio.create_task(kept(link, place, shards))

    def ended(done: asyncio.Task[None]) -> None:
        if inside is not None and not done.cancelled():
            taken.set()
            inside.cancel()

    keeping.add_done_callback(ended)
    try:
        yield
    except asyncio.CancelledError:
        if inside is not None and taken.is_set():
            inside.uncancel()
            keeping.result()
        raise
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def kept(link: Link, place: Address, shards: Shards) -> None:
    """Whenever the connection is lost the locks are taken anew; ends with `InUse` if they cannot be."""
    try:
        while True:
            lost = asyncio.Event()
            link.add_termination_listener(lambda _, lost=lost: lost.set())
            if not link.is_closed():
                await lost.wait()
            link = await regained(place, shards)
    finally:
        await release(link)


async def release(link: Link) -> None:
    """At once, so that the next can have them: a server notices later that a connection is gone."""
    try:
        with suppress(*TROUBLE):
            await link.execute("SELECT pg_advisory_unlock_all()", timeout=AGAIN)
    finally:
        link.terminate()


async def regained(place: Address, shards: Shards) -> Link:
    while True:
        try:
            return await locked(place, shards)
        except TROUBLE as error:
            log.warning("%s", cause(error, place))
        await asyncio.sleep(AGAIN)


async def locked(place: Address, shards: Shards) -> Link:
    link = await asyncpg.connect(place.url, timeout=ANSWER, command_timeout=ANSWER, server_settings=ALIVE)
    try:
        await link.execute(f"SELECT pg_advisory_lock({SHARD}, {GATE})")
        if other := await hindrance(link, shards):
            raise InUse(f"Another Thicket {other.format(place=f'on the database {place}')}.")  # noqa: TRY301
        await link.execute(f"SELECT pg_advisory_unlock({SHARD}, {GATE})")
    except BaseException:
        await release(link)
        raise
    return link


async def hindrance(link: Link, shards: Shards) -> str:
    """Why they cannot be had; otherwise they are."""
    for [total] in await link.fetch(TOTALS, TOTAL):
        if total != shards.total:
            return f"{{place}} has {total} shards in all, not {shards.total}"
    await link.execute(f"SELECT pg_advisory_lock_shared({TOTAL}, {shards.total})")
    for shard in sorted(shards.own):
        if not await link.fetchval(f"SELECT pg_try_advisory_lock({SHARD}, {shard})"):
            which = f" with shard {shard}" if shards.total > 1 else ""
            return f"runs {{place}}{which}; stop that one first"
    return ""

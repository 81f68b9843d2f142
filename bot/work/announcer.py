"""Sees to it that what is owed is posted, in order for each match, until it is out: after a crash too, and once."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.fault import fault
from bot.store import OutboxRow, PostRow, StoreError
from bot.table.game import NoSuchGame

from .barrier import Barrier, barred
from .lanes import Crowded, Lanes
from .poster import Poster
from .summons import Later
from .trouble import Reception

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.talk.panels import Panels

log = logging.getLogger(__name__)
LONGEST = 600.0  # seconds between two attempts
TROUBLE = 5.0
PATIENCE = 3  # attempts at what Discord calls wrong
PASSING = (401, 408)  # of the 400s: nothing is wrong with the post, and it can go out later
SLOW, ENDURED = 3.0, 60.0  # seconds: a channel is set aside after the one, and tried again later after the other


class Announcer:
    """Each match is a line of its own: one post at a time, whatever the others wait for."""

    def __init__(
        self, services: Services, client: discord.Client, panels: Panels,
        banned: Callable[[BaseException], bool] = lambda _: False,
    ) -> None:
        """`banned`: whether an error says that the token is no longer good; then nothing is the fault of a post."""
        self.services, self.panels, self.banned = services, panels, banned
        self.poster, self.barrier = Poster(services, client), Barrier(services, client)
        self.lanes, self.reception = Lanes(), Reception(services)
        self.idle = asyncio.Event()  # nothing is on its way at the moment
        self.seen = float("inf")  # what the clock showed at the last look; before the first it may have been set back
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """A database in trouble is tried again."""
        try:
            while True:
                try:
                    await self.look()
                except StoreError as error:
                    log.debug("cannot read what is owed: %s", error)
                    self.idle.set()
                    await self.services.clock.sleep(TROUBLE)
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look(self) -> None:
        """Take what is due as far as there is room, and wait until there may be more."""
        store, lanes, now = self.services.store, self.lanes, self.services.clock.now()
        store.owed.clear()
        if now < self.seen:  # what was to be tried again soon would wait as long as the clock was set back
            await store.hurry()
        self.seen = now
        for aside in (False, True):
            if room := lanes.room(aside=aside):
                for row in await store.claim(now, room, lanes.slow, alone=aside):
                    lanes.begin(line(row))
                    self.start(self.deliver(row))
        if lanes.flying:
            self.idle.clear()
        else:
            self.idle.set()
        due = await store.next_due(now)
        # What is due and could not be taken waits for room, and whoever makes some says so.
        pause = None if due is None or due <= now else due - self.services.clock.now()
        with suppress(TimeoutError):
            async with self.services.clock.timeout(pause):
                await store.owed.wait()

    def start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, row: OutboxRow) -> None:
        """Whatever happens, the row ends as sent, to be tried again, or given up with its reason."""
        try:
            await self.attempt(row)
        except StoreError as error:
            log.warning("cannot say what became of %s of match %s: %s", row.kind, row.match, error)
            self.start(self.rest(row))
        except Exception as error:  # noqa: BLE001 - logged under its id
            fault(error, f"{row.kind} of match {row.match} is in doubt")
            self.start(self.rest(row))
        finally:
            self.lanes.end(line(row))
            self.services.store.owed.set()

    async def rest(self, row: OutboxRow) -> None:
        """It is taken up again after a while, as doubtful."""
        await self.services.clock.sleep(TROUBLE)
        self.services.store.claimed.discard(row.id)
        self.services.store.owed.set()

    async def attempt(self, row: OutboxRow) -> None:
        store = self.services.store
        try:
            act = await self.poster.prepared(row)
            sent = await self.patiently(line(row), act)
            await self.follow(row, sent)
        except discord.NotFound as error:
            log.warning("giving up %s of match %s: %s", row.kind, row.match, error)
            await store.failed(row.id, None, str(error))
        except (discord.HTTPException, aiohttp.ClientError, OSError, Crowded) as error:
            await self.refused(row, error)
        except StoreError:
            raise
        except Later as error:
            await store.failed(row.id, error.until, str(error), doubtful=row.doubtful)
        except NoSuchGame as error:  # it waits for a Thicket that has the game
            log.warning("%s of match %s cannot be posted: %s", row.kind, row.match, error)
            await store.failed(row.id, self.later(LONGEST), str(error), doubtful=row.doubtful)
        except Exception as error:
            log.exception("cannot post %s of match %s", row.kind, row.match)
            pause = LONGEST if row.attempts < 5 else None
            await store.failed(row.id, self.later(pause), repr(error), doubtful=True)
        else:
            await store.sent(row.id, sent.message if sent else None, posts=[sent] if sent else [])
            if sent:
                await self.reception.taken()

    async def follow(self, row: OutboxRow, sent: PostRow | None) -> None:
        """When the standing message has gone below the news, so do the panels of those who have moved or are asked;
        what shows something that is no longer so is made anew.
        """
        if row.kind != "turn" or sent is None or row.match is None:
            return
        try:
            await self.panels.follow(row.match, sent.message, renewing=bool(row.payload.get("renewing")))
        except Exception as error:  # noqa: BLE001 - logged under its id; the post is out
            fault(error, f"a panel of match {row.match} could not follow")

    async def refused(self, row: OutboxRow, error: Exception) -> None:
        told = await self.reception.refused(error)
        level = logging.DEBUG if told else logging.WARNING
        log.log(level, "%s of match %s could not be posted: %s", row.kind, row.match, error)
        if barred(error):
            # Discord has said no, so this attempt has left nothing; an earlier one may have.
            pause = await self.barrier.met(row, error)
            await self.services.store.failed(row.id, self.later(pause), str(error), doubtful=row.doubtful)
            await self.barrier.tell_host(row)
        else:
            give_up = not self.banned(error) and hopeless(error, row.attempts)
            pause = None if give_up else min(LONGEST, 2.0**row.attempts)
            if pause is not None and told:
                pause = self.reception.pause(row.id, pause)
            await self.services.store.failed(row.id, self.later(pause), str(error), doubtful=True)

    async def patiently(self, match: int, act: Callable[[], Awaitable[PostRow | None]]) -> PostRow | None:
        """A slow channel is set aside, so that its place is free for others; after a minute it is tried again later."""
        task, began = asyncio.ensure_future(act()), self.services.clock.now()
        try:
            if match not in self.lanes.slow and not await self.done(task, SLOW):
                self.lanes.set_aside(match)
                self.services.store.owed.set()
            if not await self.done(task, ENDURED):
                raise TimeoutError("the channel is slow")
            if self.services.clock.now() - began < SLOW:
                self.lanes.slow.discard(match)
            return task.result()
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def done(self, task: asyncio.Future[PostRow | None], seconds: float) -> bool:
        with suppress(TimeoutError):
            async with self.services.clock.timeout(seconds):
                await asyncio.wait({task})
        return task.done()

    def later(self, pause: float | None) -> float | None:
        return None if pause is None else self.services.clock.now() + pause


def line(row: OutboxRow) -> int:
    """A row of no match stands alone."""
    return -row.id if row.match is None else row.match


def hopeless(error: Exception, attempts: int) -> bool:
    """What Discord refuses as wrong it will refuse again, and the rest of the match must not wait for it for ever."""
    wrong = isinstance(error, discord.HTTPException) and 400 <= error.status < 429 and error.status not in PASSING
    return wrong and attempts >= PATIENCE

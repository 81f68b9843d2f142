"""Puts it together: settings → store → client on Discord, or the playground when there is no token.

What keeps it from its work is said in one sentence.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord

from bot import logs
from bot.chosen import Unfit, components, edition, settings
from bot.client import Thicket
from bot.clock import MovableClock, SystemClock
from bot.ending import until_signalled
from bot.front import Front
from bot.mind.minds import Minds
from bot.paint.ahead import Ahead
from bot.paint.painter import Painter
from bot.playground import EVERYWHERE, LOOPBACK, Playground, Unreadable
from bot.reach import REVOKED, reaching
from bot.services import Services
from bot.speech import DEFAULT
from bot.store import Address, InUse, Store, StoreError, claiming, errands
from bot.talk.lobby import cover
from bot.talk.reader import reader_in
from bot.work.health import health
from bot.work.memory import keep_loaded
from engine import games

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.clock import Clock
    from bot.crew.crew import Crew
    from bot.settings import Settings
    from bot.store.jobs import Jobs

log = logging.getLogger(__name__)

HERE = Path("thicket.playground")  # beside no file, if the database is on a server


@asynccontextmanager
async def opened(chosen: Settings, folder: Path, clock: MovableClock) -> AsyncIterator[Playground]:
    try:
        playground = Playground(host=chosen.host, port=chosen.port, keep=folder, clock=clock)
    except OSError as error:
        raise Unfit(f"The folder {folder} of the playground cannot be used: {error.strerror}.") from error
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(playground)
        except Unreadable as error:
            raise Unfit(f"{error}.") from error
        except OSError as error:
            raise Unfit(f"Port {chosen.port} on this computer is taken; set THICKET_PORT to another.") from error
        yield playground


async def main(chosen: Settings) -> None:
    if chosen.shards.total > 1 and chosen.token is None:
        raise Unfit("THICKET_SHARDS divides Discord’s servers among processes; a page without DISCORD_TOKEN has one.")
    async with AsyncExitStack() as stack:
        moving = MovableClock()  # for the playground, where people may let time pass
        clock: Clock = SystemClock() if chosen.token else moving
        painter = Painter(chosen.painters)
        stack.callback(painter.close)  # last: the database does not wait for a drawing
        painter.warm()
        minds = Minds(chosen.thinkers, chosen.data)
        stack.callback(minds.close)
        try:
            await stack.enter_async_context(claiming(chosen.database, chosen.shards))
            store = await Store.open(chosen.database, now=clock.now, shards=chosen.shards)
            stack.push_async_callback(store.close)
            if isinstance(chosen.database, Address):
                jobs = errands(chosen.database, edition(chosen))
                await stack.enter_async_context(sending(jobs, painter.crew, minds.crew))
        except StoreError as error:
            raise Unfit(str(error)) from error
        services = Services.of(chosen, store, painter, clock, minds.thinkers(), minds, minds)
        token, patience = chosen.token, 2.0
        if token is None:
            folder = HERE if isinstance(chosen.database, Address) else chosen.database.with_suffix(".playground")
            playground = await stack.enter_async_context(opened(chosen, folder, moving))
            playground.home = Front(services)
            stack.enter_context(playground.redirected())
            token, patience = playground.token, 0.05  # its one server is there at once
            print(f"Thicket is open at {playground.url}", flush=True)
            if chosen.host == EVERYWHERE:
                print(f"From other computers, write this one's number instead of {LOOPBACK}.", flush=True)
            print("Stop it with Ctrl+C.", flush=True)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        ahead = Ahead(chosen.theme, partial(covers, services), page=chosen.token is None)
        stack.callback(ahead.close)
        ahead.begin()
        client = await stack.enter_async_context(Thicket(services, guild_ready_timeout=patience))
        services.vitals.queues |= {
            "drawing": lambda: len(painter.crew.desk.jobs), "thinking": lambda: len(minds.crew.desk.jobs),
        }
        if chosen.health_port:
            await stack.enter_async_context(watched_over(services, client, chosen.health_port))
        await stay(client, token)


@asynccontextmanager
async def sending(jobs: Jobs, *crews: Crew[Any, Any]) -> AsyncIterator[None]:
    """To workshops on other machines, whenever there are some."""
    await jobs.open()
    try:
        for crew in crews:
            crew.send(jobs)
        yield
    finally:
        for crew in crews:
            crew.close()  # before what their couriers need
        await jobs.close()


@asynccontextmanager
async def watched_over(services: Services, client: Thicket, port: int) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        try:
            found = await stack.enter_async_context(health(services, client.is_ready, port))
        except OSError as error:
            raise Unfit(f"Port {port} on this computer is taken; set THICKET_HEALTH_PORT to another.") from error
        log.info("how it does is told at http://%s:%d/health", LOOPBACK, found)
        yield


def covers(services: Services) -> None:
    """Every table that is opened shows one."""
    for game in games():
        services.painter.ahead(cover(game, reader_in(services, DEFAULT)))


async def stay(client: Thicket, token: str) -> None:
    """Connected, until somebody ends it or Discord does for good."""
    with reaching():
        await client.login(token)
        keep_loaded()
        await client.connect()
    if client.banned is not None:
        await client.banned
        raise Unfit(REVOKED)


def serve() -> None:
    chosen = settings()
    components(chosen)
    logs.begin(chosen.log_level, chosen.log_form)
    try:
        asyncio.run(until_signalled(main(chosen)))
    except InUse as error:  # while it ran: its server was lost, and another was quicker when it came back
        raise Unfit(str(error)) from error

"""Puts it together: settings → store → client on Discord, or the playground when there is no token.

What keeps it from its work is said in one sentence.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import discord

from bot.chosen import Unfit, settings
from bot.client import Thicket
from bot.clock import Clock, MovableClock, SystemClock
from bot.ending import until_signalled
from bot.mind.minds import Minds
from bot.paint.painter import Painter
from bot.playground import Playground, Unreadable
from bot.services import Services
from bot.settings import Settings
from bot.store import Store, StoreError, claimed
from bot.work.memory import keep_loaded
from engine import games

TOKEN_REFUSED = 4004
REVOKED = (
    "Discord no longer accepts DISCORD_TOKEN: copy the new one from the developer portal and start again;"
    " what was owed is posted then."
)


def components(chosen: Settings) -> None:
    """Games are played with the parts that the host has put into files of his own."""
    for name, path in chosen.data.items():
        if name not in games():
            raise Unfit(f"There is no game {name!r} whose components could be replaced.")
        try:
            games()[name].use(path)
        except (OSError, ValueError) as error:
            raise Unfit(f"The components of {name} in {path} cannot be used: {error}") from error


@asynccontextmanager
async def opened(port: int, folder: Path, clock: MovableClock) -> AsyncIterator[Playground]:
    try:
        playground = Playground(port=port, keep=folder, clock=clock)
    except OSError as error:
        raise Unfit(f"The folder {folder} of the playground cannot be used: {error.strerror}.") from error
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(playground)
        except Unreadable as error:
            raise Unfit(f"{error}.") from error
        except OSError as error:
            raise Unfit(f"Port {port} on this computer is taken; set THICKET_PORT to another.") from error
        yield playground


async def main(chosen: Settings) -> None:
    async with AsyncExitStack() as stack:
        moving = MovableClock()  # for the playground, where people may let time pass
        clock: Clock = SystemClock() if chosen.token else moving
        painter = Painter(chosen.painters)
        stack.callback(painter.close)  # last: the database does not wait for a drawing
        minds = Minds(chosen.thinkers, chosen.data)
        stack.callback(minds.close)
        try:
            stack.enter_context(claimed(chosen.database))
            store = await Store.open(chosen.database, now=clock.now)
        except StoreError as error:
            raise Unfit(str(error)) from error
        stack.push_async_callback(store.close)
        token, patience = chosen.token, 2.0
        if token is None:
            folder = chosen.database.with_suffix(".playground")
            playground = await stack.enter_async_context(opened(chosen.port, folder, moving))
            stack.enter_context(playground.redirected())
            token, patience = playground.token, 0.05  # its one server is there at once
            print(f"Thicket is open at {playground.url}\nStop it with Ctrl+C.", flush=True)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        services = Services.of(chosen, store, painter, clock, minds.thinkers())
        client = await stack.enter_async_context(Thicket(services, guild_ready_timeout=patience))
        await stay(client, token)


async def stay(client: Thicket, token: str) -> None:
    """Connected, until somebody ends it or Discord does for good."""
    try:
        await client.login(token)
        keep_loaded()
        await client.connect()
    except discord.LoginFailure as error:
        raise Unfit("Discord does not accept DISCORD_TOKEN; copy it again from the developer portal.") from error
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            raise Unfit(REVOKED) from error
        raise Unfit(f"Discord has ended the connection for good: {error}.") from error
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        raise Unfit(f"Discord cannot be reached: {error}.") from error
    if client.banned is not None:
        await client.banned
        raise Unfit(REVOKED)


def serve() -> None:
    chosen = settings()
    components(chosen)
    logging.basicConfig(level=chosen.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if chosen.log_level == "INFO":
        logging.getLogger("discord").setLevel(logging.WARNING)  # it tells every step of logging in
    asyncio.run(until_signalled(main(chosen)))

"""Puts it together: settings → store → client on Discord, or the playground when there is no token."""

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import discord
from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.client import Thicket
from bot.playground import KeepError, Playground
from bot.services import Services
from bot.settings import Settings
from bot.store import Store, StoreError
from bot.work.painter import Painter
from engine import games


class Unfit(Exception):
    """The program cannot start; says why in one sentence."""


def settings() -> Settings:
    try:
        found = Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = "__".join(map(str, first["loc"])).upper().removeprefix("THICKET_")
        raise Unfit(f"The setting THICKET_{name} is wrong: {first['msg']}.") from error
    except (SettingsError, OSError, UnicodeDecodeError) as error:
        raise Unfit(f"The settings cannot be read: {error}.") from error
    for name, path in found.data.items():
        if name not in games():
            raise Unfit(f"There is no game {name!r} whose components could be replaced.")
        try:
            games()[name].use(path)
        except (OSError, ValueError) as error:
            raise Unfit(f"The components of {name} in {path} cannot be used: {error}") from error
    return found


@asynccontextmanager
async def opened(port: int, folder: Path) -> AsyncIterator[Playground]:
    try:
        playground = Playground(port=port, keep=folder)
    except OSError as error:
        raise Unfit(f"The folder {folder} of the playground cannot be used: {error.strerror}.") from error
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(playground)
        except KeepError as error:
            raise Unfit(f"{error}.") from error
        except OSError as error:
            raise Unfit(f"Port {port} on this computer is taken; set THICKET_PORT to another.") from error
        yield playground


async def main(chosen: Settings) -> None:
    async with AsyncExitStack() as stack:
        try:
            store = await Store.open(chosen.database)
        except StoreError as error:
            raise Unfit(str(error)) from error
        stack.push_async_callback(store.close)
        painter = Painter(chosen.painters)
        stack.callback(painter.close)
        token, patience = chosen.token, 2.0
        if token is None:
            folder = chosen.database.with_suffix(".playground")
            playground = await stack.enter_async_context(opened(chosen.port, folder))
            stack.enter_context(playground.redirected())
            token, patience = playground.token, 0.05  # its one server is there at once
            print(f"Thicket is open at {playground.url}\nStop it with Ctrl+C.", flush=True)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        services = Services.of(chosen, store, painter)
        client = await stack.enter_async_context(Thicket(services, guild_ready_timeout=patience))
        try:
            await client.start(token)
        except discord.LoginFailure as error:
            raise Unfit("Discord does not accept DISCORD_TOKEN; copy it again from the developer portal.") from error
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            raise Unfit(f"Discord cannot be reached: {error}.") from error


async def until_stopped(chosen: Settings) -> None:
    """Ctrl+C and a polite kill both end it in good order."""
    task = asyncio.ensure_future(main(chosen))
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(sign, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def run() -> None:
    try:
        chosen = settings()
        logging.basicConfig(level=chosen.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        if chosen.log_level == "INFO":
            logging.getLogger("discord").setLevel(logging.WARNING)  # it tells every step of logging in
        asyncio.run(until_stopped(chosen))
    except Unfit as error:
        print(error, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    run()

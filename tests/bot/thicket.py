"""The bot as a process of its own, told where to find the playground of a test: `origin token database ahead`.

`ahead`: seconds by which it is later for the bot than it is.
"""

import asyncio
import logging
import sys
from pathlib import Path

from bot.client import Thicket
from bot.clock import MovableClock
from bot.playground.redirect import redirected
from bot.services import Services
from bot.settings import Settings
from bot.store import Store
from tests.bot.sketch import Sheets


async def main(origin: str, token: str, database: str, ahead: str) -> None:
    clock = MovableClock()
    await clock.move(float(ahead))
    settings = Settings(_env_file=None, database=Path(database))  # type: ignore[call-arg]
    painter = Sheets()
    with redirected(origin):
        store = await Store.open(settings.database, now=clock.now)
        async with store, Thicket(Services.of(settings, store, painter, clock), guild_ready_timeout=0.05) as client:
            await client.start(token)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(main(*sys.argv[1:]))

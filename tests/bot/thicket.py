"""The bot as a process of its own, told where to find the playground of a test: `origin token database ahead`.

`ahead`: seconds by which it is later for the bot than it is. Every process that draws reads this file too, so what only
the bot needs is loaded when it is one.
"""

import asyncio
import logging
import sys
from pathlib import Path


async def main(origin: str, token: str, database: str, ahead: str) -> None:
    from bot.client import Thicket  # noqa: PLC0415 - see above
    from bot.clock import MovableClock  # noqa: PLC0415
    from bot.paint.painter import Painter  # noqa: PLC0415
    from bot.playground.redirect import redirected  # noqa: PLC0415
    from bot.services import Services  # noqa: PLC0415
    from bot.settings import Settings  # noqa: PLC0415
    from bot.store import Store  # noqa: PLC0415
    from tests.bot.sketch import sketch  # noqa: PLC0415

    clock = MovableClock()
    await clock.move(float(ahead))
    settings = Settings(_env_file=None, database=Path(database))  # type: ignore[call-arg]
    painter = Painter(1, act=sketch)
    with redirected(origin):
        store = await Store.open(settings.database, now=clock.now)
        async with store, Thicket(Services.of(settings, store, painter, clock), guild_ready_timeout=0.05) as client:
            await client.start(token)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(main(*sys.argv[1:]))

"""The command that works out statistics and ratings anew, from the results alone. It needs nothing of Discord."""

import asyncio

from bot.chosen import Unfit, settings
from bot.store import Store, StoreError, claiming
from bot.store.address import Place
from bot.table.bots import by_lot
from bot.table.recount import recount
from bot.table.sessions import Sessions


def ratings() -> None:
    """Nobody plays meanwhile: a match that ended just then would be counted by two."""
    chosen = settings()
    try:
        made_up, rated = asyncio.run(counted(chosen.database))
    except StoreError as error:
        raise Unfit(str(error)) from error
    print(f"Ratings are worked out anew from {rated} matches; {made_up} older matches are in the statistics now.")


async def counted(database: Place) -> tuple[int, int]:
    async with claiming(database), await Store.open(database) as store:
        return await recount(Sessions(store, by_lot()))

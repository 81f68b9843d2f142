"""The database or Discord in trouble: said once when it begins and once when it is over, in the log and at `/health`.

Whoever plays meanwhile is told by the answer to what they do; what is owed stays in the outbox and is caught up with.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.store import StoreError

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)
AGAIN = 5.0  # seconds
IN_A_ROW = 3  # posts; one alone may be the trouble of its channel
SERVER, LIMITED = 500, 429  # the one and above, and the other after many attempts: it is not the post that is wrong
PROBE = 30.0  # seconds between two attempts at the post by which it is found that Discord takes them again


async def run(services: Services) -> None:
    """From the first failure of the database until it can be written again."""
    store, troubles = services.store, services.vitals.troubles
    while True:
        await store.troubled.wait()
        began, troubles["database"] = services.clock.now(), store.trouble
        log.error("%s Until that is over nothing is changed, and whoever plays is told so.", store.trouble)
        owed = 0
        while "database" in troubles:
            await services.clock.sleep(AGAIN)
            store.troubled.clear()
            try:
                await store.try_to_write()
                owed, _ = await store.backlog(services.clock.now())
            except StoreError as error:
                troubles["database"] = str(error)
            else:
                del troubles["database"]
        log.warning("The database is well again after %d s; posts owed: %d.", services.clock.now() - began, owed)
        store.owed.set()


class Reception:
    """Whether Discord takes posts at all."""

    def __init__(self, services: Services) -> None:
        self.services, self.refusals, self.began = services, 0, 0.0
        self.probe: int | None = None  # the row that is tried often, while the others wait longer and longer

    async def refused(self, error: Exception) -> bool:
        """Whether this is part of a trouble that is told of."""
        if not at_large(error):
            return False
        self.refusals += 1
        if self.refusals == 1:
            self.began = self.services.clock.now()
        if self.refusals == IN_A_ROW:
            self.services.vitals.troubles["discord"] = str(error)
            log.error("Discord takes no posts (%s). It is tried again; posts owed: %d.", error, await self.owed())
        return self.refusals >= IN_A_ROW

    def pause(self, row_id: int, pause: float) -> float:
        """Of a row that was refused in a trouble that is told of."""
        if self.probe is None:
            self.probe = row_id
        return min(pause, PROBE) if row_id == self.probe else pause

    async def taken(self) -> None:
        """Whatever waits for its next attempt need not any more."""
        lasted, self.refusals, self.probe = self.services.clock.now() - self.began, 0, None
        if self.services.vitals.troubles.pop("discord", None) is not None:
            log.warning("Discord takes posts again after %d s; posts owed: %d.", lasted, await self.owed())
            await self.services.store.hurry()

    async def owed(self) -> int:
        return (await self.services.store.backlog(self.services.clock.now()))[0]


def at_large(error: Exception) -> bool:
    """Discord itself fails or cannot be reached. A channel that is slow is its own trouble."""
    if isinstance(error, discord.HTTPException):
        return error.status >= SERVER or error.status == LIMITED
    return isinstance(error, aiohttp.ClientError | OSError) and not isinstance(error, TimeoutError)

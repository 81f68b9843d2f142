"""What happens by itself: lobbies nobody starts close after a week, and posts long out are forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Conflict
from bot.table.posts import Stale, written

if TYPE_CHECKING:
    from bot.services import Services

HOUR = 3600.0
WEEK = 7 * 24 * HOUR


async def run(services: Services) -> None:
    while True:
        await tidy(services)
        await services.clock.sleep(HOUR)


async def tidy(services: Services) -> None:
    long_ago = services.clock.now() - WEEK
    for row in await services.store.stale_lobbies(long_ago):
        try:
            await services.store.abandon(row.id, outbox=[written(Stale())])
        except Conflict:
            continue  # somebody was quicker
    await services.store.forget_sent(long_ago)

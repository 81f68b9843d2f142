"""What happens by itself: lobbies nobody starts close after a week, posts long out are forgotten, every night the
database is copied, and matches that ended a week ago are packed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Conflict
from bot.table.posts import Stale, written

from . import nightly

if TYPE_CHECKING:
    from bot.services import Services

HOUR = 3600.0
WEEK = 7 * 24 * HOUR
AT_ONCE = 500  # matches, some 20 ms each and one after another: whoever plays comes in between


async def run(services: Services) -> None:
    nightly.begin(services)
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
    await nightly.copy(services)
    for match_id, version in await services.store.unpacked(long_ago, AT_ONCE):
        await services.store.pack(match_id, version)

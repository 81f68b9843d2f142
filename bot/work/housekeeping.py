"""What happens by itself: lobbies nobody starts close after a week, and posts long out are forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import discord

from bot.store import Conflict, StoreError
from bot.talk.lobby import repost
from bot.talk.message import Leaf

if TYPE_CHECKING:
    from bot.client import Thicket

log = logging.getLogger(__name__)
HOUR = 3600.0
WEEK = 7 * 24 * HOUR


async def run(client: Thicket) -> None:
    while True:
        try:
            await tidy(client, time.time())
        except StoreError:
            log.exception("cannot tidy up")
        await asyncio.sleep(HOUR)


async def tidy(client: Thicket, now: float) -> None:
    for row in await client.store.stale_lobbies(now):
        try:
            await client.store.abandon(row.id)
        except Conflict:
            continue  # somebody was quicker
        try:
            await repost(client, row, Leaf(client.reader_in(row.locale).say("lobby-stale")))
        except discord.HTTPException as error:
            log.warning("the lobby %s is closed, but its post stays: %s", row.id, error)
    await client.store.forget_sent(now - WEEK)

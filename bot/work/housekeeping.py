"""What happens by itself: lobbies nobody starts close after a week, and posts long out are forgotten."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.store import Conflict, StoreError
from bot.talk.lobby import repost
from bot.talk.message import Message
from bot.talk.reader import reader_in

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)
HOUR = 3600.0
WEEK = 7 * 24 * HOUR


async def run(services: Services, client: discord.Client) -> None:
    while True:
        try:
            await tidy(services, client)
        except StoreError:
            log.exception("cannot tidy up")
        await services.clock.sleep(HOUR)


async def tidy(services: Services, client: discord.Client) -> None:
    now = services.clock.now()
    for row in await services.store.stale_lobbies(now):
        try:
            await services.store.abandon(row.id)
        except Conflict:
            continue  # somebody was quicker
        try:
            await repost(services, client, row, Message(reader_in(services, row.locale).say("lobby-stale")))
        except discord.HTTPException as error:
            log.warning("the lobby %s is closed, but its post stays: %s", row.id, error)
    await services.store.forget_sent(now - WEEK)

"""Where Discord does not let us post: how long it is tried all the same, and how the host learns what is missing."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.store import StoreError
from bot.talk import notices
from bot.talk.reader import own_reader

from .messenger import ARCHIVED

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import OutboxRow

log = logging.getLogger(__name__)
SHORTEST, LONGEST, DAY = 60.0, 1800.0, 24 * 3600.0  # seconds
NO_ACCESS = 50001
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


class Barrier:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services, self.client = services, client

    async def met(self, row: OutboxRow, error: Exception) -> float | None:
        """The pause until it is worth trying again: rights are given back. None: not after a day."""
        match = await self.services.store.match(row.match or 0)
        if match is None:
            return None
        channel = match.channel or match.lobby_channel
        found = missing(self.client.get_channel(channel), error)
        lasting = self.services.clock.now() - (await self.services.store.hinder(match.id, channel, found)).since
        return None if lasting >= DAY else min(LONGEST, max(SHORTEST, lasting))

    async def moved(self, guild: discord.Guild) -> None:
        """Somebody has changed who may do what: what could not be posted there may go out now."""
        try:
            await self.services.store.hope(guild.id)
        except StoreError:
            log.exception("cannot try again in guild %s before its time", guild.id)

    async def tell_host(self, row: OutboxRow) -> None:
        """By a direct message, if the host takes any; once, so it is noted before it is tried."""
        store = self.services.store
        match, hindrance = await store.match(row.match or 0), await store.hindrance(row.match or 0)
        if match is None or hindrance is None or hindrance.written:
            return
        await store.host_written(match.id)
        host = await store.user(match.host)
        sentence = notices.hindered(self.services, match, hindrance, own_reader(self.services, host, match).locale)
        try:
            direct = await self.client.create_dm(discord.Object(match.host))
            await direct.send(sentence)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("the host of match %s takes no direct message: %s", match.id, error)


def barred(error: Exception) -> bool:
    """Discord forbids it, or the thread is locked."""
    return isinstance(error, discord.Forbidden) or (isinstance(error, discord.HTTPException) and error.code == ARCHIVED)


def missing(channel: object, error: Exception) -> list[str]:
    """The permissions that we lack, as discord.py calls them; none, if Discord refuses for a reason of its own."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    if code == ARCHIVED:
        return ["manage_threads"]
    if not isinstance(channel, discord.TextChannel | discord.VoiceChannel | discord.Thread):
        return ["view_channel"] if code == NO_ACCESS else []
    ours = channel.permissions_for(channel.guild.me)
    needed = [in_thread(name) if isinstance(channel, discord.Thread) else name for name in NEEDED]
    found = [name for name in needed if not getattr(ours, name)]
    return found or (["view_channel"] if code == NO_ACCESS else [])


def in_thread(name: str) -> str:
    return "send_messages_in_threads" if name == "send_messages" else name

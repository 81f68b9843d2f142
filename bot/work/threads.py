"""The thread of a match itself: what it is called, and when it goes out of the way. Only threads that are ours: what
somebody else has opened is theirs to name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import discord

from bot.table.game import NoSuchGame
from bot.table.posts import SHELVED, Named, Shelved, written
from bot.talk.channels import channel_of
from bot.talk.ending import thread_name
from bot.talk.reader import table_reader
from engine import BrokenSave

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import MatchRow, PostRow


class Threads:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services, self.client = services, client

    async def keep(self, post: Named | Shelved) -> PostRow | None:
        match post:
            case Named(match):
                return await self.name(match)
            case Shelved():
                return await self.shelve(post)
            case _:
                assert_never(post)

    async def name(self, match_id: int) -> PostRow | None:
        """As the match is now. What is called so already is left alone, for Discord takes two names in ten minutes."""
        store, row = self.services.store, await self.services.store.match(match_id)
        newest = await store.latest_in(row.channel) if row is not None and row.channel is not None else None
        if row is None or newest is None or newest.id != match_id or row.status == "abandoned":
            return None
        thread = await self.own(row)
        wanted = await self.wanted(row)
        if thread is None or wanted is None or thread.name == wanted:
            return None
        shelved = thread.archived
        if shelved:
            thread = await thread.edit(archived=False)
        await thread.edit(name=wanted)
        if shelved:
            await thread.edit(archived=True)
        return None

    async def wanted(self, row: MatchRow) -> str | None:
        """None of a match that cannot be read: it keeps the name that it has."""
        try:
            session = await self.services.sessions.get(row.id)
        except (NoSuchGame, BrokenSave):
            return None
        return thread_name(session, table_reader(self.services, session))

    async def shelve(self, post: Shelved) -> PostRow | None:
        """Whoever writes there later opens it again by that. As long as people do, it waits, and looks again."""
        store, row = self.services.store, await self.services.store.match(post.match)
        if row is None or row.channel is None or row.status != "over":
            return None
        thread = await self.own(row, newly=True)
        if thread is None or thread.archived:
            return None
        last = thread.last_message_id or 0
        # Message ids are compared, never times: Discord's clock is another.
        quiet = last == post.seen if post.seen else last <= await store.newest(row.id)
        if quiet and await store.match_in(row.channel) is None:
            await thread.edit(archived=True)
            return None
        await store.owe(written(Shelved(row.id, last), self.services.clock.now() + SHELVED))
        return None

    async def own(self, row: MatchRow, *, newly: bool = False) -> discord.Thread | None:
        """The thread where it is played, if it is ours. `newly`: as Discord has it now, messages included."""
        place = row.channel or 0
        found = await self.client.fetch_channel(place) if newly else await channel_of(self.client, place)
        us = self.client.user
        return found if isinstance(found, discord.Thread) and us is not None and found.owner_id == us.id else None

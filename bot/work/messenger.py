"""Brings a message to a channel, finds it again if it is out already, edits it and takes it away. Knows nothing of what
it says.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.store import OutboxRow, PostRow
from bot.talk.channels import channel_of
from bot.talk.message import Message, mark, mark_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import Services
    from bot.table.session import Session

log = logging.getLogger(__name__)
RECENT = 100  # messages of a channel that are looked through: one request
ARCHIVED = 50083
NOBODY = discord.AllowedMentions.none()


class Messenger:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services, self.client = services, client

    async def channel(self, session: Session) -> discord.abc.Messageable:
        found: Any = await channel_of(self.client, session.row.channel or 0)
        return found  # type: ignore[no-any-return]

    async def send(
        self, session: Session, message: Message, row: OutboxRow, purpose: str,
        mentions: discord.AllowedMentions = NOBODY,
    ) -> PostRow:
        store, out = self.services.store, await self.out(await self.channel(session), message, row, mentions)
        if await store.hindrance(session.row.id):
            await store.unhinder(session.row.id)
        return PostRow(session.row.id, purpose, out.channel.id, out.id)

    async def out(
        self, channel: discord.abc.Messageable, message: Message, row: OutboxRow, mentions: discord.AllowedMentions
    ) -> discord.Message:
        """The nonce makes Discord give back the message of an attempt whose answer was lost, for some minutes.

        After a longer silence the message is looked for by its mark.
        """
        if row.doubtful and (out := await self.find(channel, row, message)):
            return out
        return await channel.send(
            view=message.view(mark(row)), files=message.files(), nonce=row.nonce, allowed_mentions=mentions
        )

    async def find(
        self, channel: discord.abc.Messageable, row: OutboxRow, message: Message
    ) -> discord.Message | None:
        """The message of an earlier attempt at this row, among the newest of the channel.

        An attempt of a version without marks is known by its words, if it is newer than all that is known to be out:
        a match is told in order.
        """
        newest, unmarked = await self.services.store.newest(row.match or 0), None
        async for out in channel.history(limit=RECENT):
            if out.author != self.client.user:
                continue
            if (found := mark_of(out)) == mark(row):
                return out
            if found is None and out.id > newest and message.said(out):
                unmarked = out
        return unmarked

    async def delete(self, post: PostRow) -> None:
        try:
            await self.change(post, lambda message: message.delete())
        except discord.NotFound:
            log.info("the %s of match %s was deleted already", post.purpose, post.match)

    async def change(self, post: PostRow, act: Callable[[discord.PartialMessage], Awaitable[object]]) -> None:
        """An archived thread is opened first."""
        channel = await channel_of(self.client, post.channel)
        message = channel.get_partial_message(post.message)
        try:
            await act(message)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not isinstance(channel, discord.Thread):
                raise
            await channel.edit(archived=False)
            await act(message)


def pinging(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)

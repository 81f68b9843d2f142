"""Calls one person who is needed: in the thread or by direct message, if they are still needed and want to hear it.

Takes away what called them when it has done its work. Knows nothing of when somebody is called.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.store import PostRow
from bot.table import posts
from bot.table.needs import may_call, postponed
from bot.talk import calls
from bot.talk.pictures import order
from bot.talk.reader import Reader, own_reader, table_reader
from render import Scene

from .messenger import NOBODY, pinging

if TYPE_CHECKING:
    from bot.store import NeedRow, OutboxRow, UserRow
    from bot.table.session import Session
    from bot.talk.message import Message

    from .messenger import Messenger

log = logging.getLogger(__name__)
UNREACHED = (50007, 50033)  # Discord's codes for somebody who takes no direct messages, or of whom it knows nothing
CALLS = ("ping", "last", "silent")
Call: TypeAlias = posts.Ping | posts.Last | posts.Reminder


class Caller:
    def __init__(self, messenger: Messenger) -> None:
        self.messenger, self.services, self.client = messenger, messenger.services, messenger.client

    async def call(self, session: Session, row: OutboxRow, post: Call) -> PostRow | None:
        """Nobody is called who has acted meanwhile, or who does not want to be; who must not be now, is later."""
        store, match, seat = self.services.store, session.row.id, post.seat
        user, need = session.row.seats[seat].user, await store.need(match, seat)
        if user is None:
            return None
        person, now = await store.user(user), self.services.clock.now()
        message = calls.call(session, table_reader(self.services, session), post)
        if not wanted(session, post, need):
            await self.withdraw(session, row, message, person)
            return None
        reader = self.reader(session, person, seat)
        self.services.painter.ahead(order(session, reader, Scene("panel"), session.match.prompt(seat)))
        if not person.pings:
            return None
        if may_call(person, now) > now:
            await self.withdraw(session, row, message, person)
            await store.revise(match, postponed(seat, need.since if need else post.since))
            return None
        roles = {known.purpose for known in await store.posts(match)}
        if isinstance(post, posts.Last) and f"last:{seat}" in roles:
            return None  # somebody has changed his mind since; it was said already
        return await self.ring(session, row, post, person, message)

    async def ring(
        self, session: Session, row: OutboxRow, post: Call, person: UserRow, message: Message
    ) -> PostRow:
        """Where the person wants to be called; the earlier call goes."""
        match, seat = session.row.id, post.seat
        await self.unping(session, seat)
        reader = self.reader(session, person, seat)
        role = f"{'last' if isinstance(post, posts.Last) else 'ping'}:{seat}"
        if person.direct and (out := await self.whisper(row, person, calls.call(session, reader, post, direct=True))):
            return PostRow(match, role, out.channel.id, out.id)
        return await self.messenger.send(session, message, row, role, pinging([person.id]))

    def reader(self, session: Session, person: UserRow, seat: int) -> Reader:
        return own_reader(self.services, person, session.row, seat)

    async def whisper(self, row: OutboxRow, person: UserRow, message: Message) -> discord.Message | None:
        """By direct message; None where Discord refuses that."""
        try:
            direct = await self.client.create_dm(discord.Object(person.id))
            return await self.messenger.out(direct, message, row, NOBODY)
        except discord.HTTPException as error:
            if not isinstance(error, discord.Forbidden | discord.NotFound) and error.code not in UNREACHED:
                raise
            log.info("%s of match %s goes to the thread, not by direct message: %s", row.kind, row.match, error)
            return None

    async def silent(self, session: Session, row: OutboxRow, post: posts.Silent) -> PostRow | None:
        """The table is told that somebody does not answer, if that is still so."""
        need = await self.services.store.need(session.row.id, post.seat)
        message = calls.silent(session, table_reader(self.services, session), post)
        if need is None or need.since != post.since:
            await self.withdraw(session, row, message)
            return None
        return await self.messenger.send(session, message, row, f"silent:{post.seat}")

    async def withdraw(
        self, session: Session, row: OutboxRow, message: Message, person: UserRow | None = None
    ) -> None:
        """An attempt without a verdict may have left a call that nobody knows of."""
        if not row.doubtful:
            return
        channels: list[discord.abc.Messageable] = [await self.messenger.channel(session)]
        if person is not None and person.direct:
            channels.append(await self.client.create_dm(discord.Object(person.id)))
        for channel in channels:
            if out := await self.messenger.find(channel, row, message):
                await self.messenger.delete(PostRow(session.row.id, row.kind, out.channel.id, out.id))

    async def unping(self, session: Session, seat: int, roles: tuple[str, ...] = CALLS) -> None:
        """Forgotten only when it is gone, so that a deletion which failed is tried again."""
        store = self.services.store
        for post in await store.posts(session.row.id):
            if post.purpose.split(":")[:2] in [[role, str(seat)] for role in roles]:
                await self.messenger.delete(post)
                await store.drop_post(post.match, post.purpose)


def wanted(session: Session, post: Call, need: NeedRow | None) -> bool:
    """Whether the need that the call is about is still there, and its person wants to hear of it."""
    if not post.since:  # of a version that knew no needs
        return post.seat in session.match.waiting
    return need is not None and need.since == post.since and not need.muted

"""Brings one owed post to its channel: written, edited or taken away, and found again if it is out already.

Knows nothing of when it is tried, and how often.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

import discord

from bot.store import NoSuchMatch, OutboxRow, PostRow
from bot.table import posts
from bot.table.needs import may_call, postponed
from bot.talk import board, calls, votes, wording
from bot.talk.channels import channel_of
from bot.talk.message import MARKED, Message, mark_of
from bot.talk.pictures import order
from bot.talk.reader import Reader, reader_in, table_reader
from render import Scene

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import Services
    from bot.store import NeedRow, VoteRow
    from bot.table.session import Session

log = logging.getLogger(__name__)
RECENT = 100  # messages of a channel that are looked through: one request
ARCHIVED = 50083
TOLD = ("news", "undone", "over")
NOBODY = discord.AllowedMentions.none()
Call: TypeAlias = posts.Ping | posts.Last | posts.Reminder


class Poster:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services, self.client = services, client

    async def prepared(self, row: OutboxRow) -> Callable[[], Awaitable[PostRow | None]]:
        """What is to be done on Discord, when all that takes time here is done."""
        post = posts.read(row)
        if isinstance(post, posts.Stale):
            return lambda: self.close(row.match or 0)
        session = await self.services.sessions.get(row.match or 0)
        match post:
            case posts.Turn():
                return lambda: self.stand(session, row)
            case posts.Ping() | posts.Last() | posts.Reminder():
                return lambda: self.ping(session, row, post)
            case posts.Silent():
                return lambda: self.silent(session, row, post)
            case posts.Unping(seat):
                return lambda: self.unping(session, seat)
            case posts.News() | posts.Undone() | posts.Consent() | posts.Question() | posts.Over():
                message, called = await self.message(session, post), await self.called(session, post)
                return lambda: self.tell(session, row, message, called)
            case _:
                assert_never(post)

    async def message(
        self, session: Session, post: posts.News | posts.Undone | posts.Consent | posts.Question | posts.Over
    ) -> Message | None:
        reader = table_reader(self.services, session)
        match post:
            case posts.News(events):
                return await board.news(self.services, session, reader, events)
            case posts.Undone(events, mover):
                note = reader.say("undo-told", player=wording.people(session, [mover]))
                return await board.news(self.services, session, reader, events, note)
            case posts.Over():
                return await board.over(self.services, session, reader) if session.match.result else None
            case posts.Consent() | posts.Question():
                return await votes.question(self.services, session, await self.vote(session, post))
            case _:
                assert_never(post)

    async def called(
        self, session: Session, post: posts.News | posts.Undone | posts.Consent | posts.Question | posts.Over
    ) -> discord.AllowedMentions:
        """The end calls everybody at the table, a request those who are asked; nobody who does not want to be."""
        match post:
            case posts.News() | posts.Undone():
                return NOBODY
            case posts.Over():
                seats = session.people
            case posts.Consent() | posts.Question():
                row = await self.vote(session, post)
                seats = votes.called(session, row) if row else frozenset()
            case _:
                assert_never(post)
        users = [user for seat in sorted(seats) if (user := session.row.seats[seat].user) is not None]
        return pinging([user for user in users if (await self.services.store.user(user)).pings])

    async def vote(self, session: Session, post: posts.Consent | posts.Question) -> VoteRow | None:
        if isinstance(post, posts.Consent):
            return await self.services.store.vote(await votes.old_question(self.services, session.row.id, post) or 0)
        return await self.services.store.vote(post.vote)

    async def tell(
        self, session: Session, row: OutboxRow, message: Message | None, called: discord.AllowedMentions
    ) -> PostRow | None:
        return await self.send(session, message, row, row.kind, called) if message else None

    async def channel(self, session: Session) -> discord.abc.Messageable:
        found: Any = await channel_of(self.client, session.row.channel or 0)
        return found  # type: ignore[no-any-return]

    async def send(
        self, session: Session, message: Message, row: OutboxRow, purpose: str,
        mentions: discord.AllowedMentions = NOBODY,
    ) -> PostRow:
        """The nonce makes Discord give back the message of an attempt whose answer was lost, for some minutes.

        After a longer silence the message is looked for by its mark.
        """
        store, channel = self.services.store, await self.channel(session)
        if row.doubtful and (out := await self.find(channel, row, message)):
            return PostRow(session.row.id, purpose, out.channel.id, out.id)
        out = await channel.send(
            view=message.view(mark(row)), files=message.files(), nonce=row.nonce, allowed_mentions=mentions
        )
        if await store.hindrance(session.row.id):
            await store.unhinder(session.row.id)
        return PostRow(session.row.id, purpose, out.channel.id, out.id)

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

    async def stand(self, session: Session, row: OutboxRow) -> PostRow:
        """The standing message is edited; below news, or when somebody has deleted it, it is written anew."""
        reader = table_reader(self.services, session)
        message = board.turn(session, reader, await calls.notes(self.services, session, reader))
        roles = {post.purpose: post for post in await self.services.store.posts(session.row.id)}
        known, newest = roles.get("turn"), max([roles[kind].message for kind in TOLD if kind in roles], default=0)
        if known is not None and known.message < newest:
            await self.delete(known)
        elif known is not None:
            try:
                await self.change(known, lambda out: out.edit(view=message.view(), allowed_mentions=NOBODY))
            except discord.NotFound:
                log.info("the standing message of match %s is gone", session.row.id)
            else:
                return known
        return await self.send(session, message, row, "turn")

    async def ping(self, session: Session, row: OutboxRow, post: Call) -> PostRow | None:
        """Nobody is called who has acted meanwhile, or who does not want to be; who must not be now, is later."""
        seat, now = post.seat, self.services.clock.now()
        user, need = session.row.seats[seat].user, await self.services.store.need(session.row.id, seat)
        if user is None:
            return None
        message = calls.call(session, table_reader(self.services, session), post)
        if not wanted(session, post, need):
            await self.withdraw(session, row, message)
            return None
        person = await self.services.store.user(user)
        reader = Reader(person.locale or session.row.locale, person.theme or self.services.settings.theme, seat)
        self.services.painter.ahead(order(session, reader, Scene("panel"), session.match.prompt(seat)))
        if not person.pings:
            return None
        if may_call(person, now) > now:
            await self.withdraw(session, row, message)
            await self.services.store.revise(session.row.id, postponed(seat, post.since))
            return None
        roles = {post.purpose for post in await self.services.store.posts(session.row.id)}
        if isinstance(post, posts.Last) and f"last:{seat}" in roles:
            return None  # somebody has changed his mind since; it was said already
        await self.unping(session, seat)
        role = "last" if isinstance(post, posts.Last) else "ping"
        return await self.send(session, message, row, f"{role}:{seat}", pinging([user]))

    async def silent(self, session: Session, row: OutboxRow, post: posts.Silent) -> PostRow | None:
        need = await self.services.store.need(session.row.id, post.seat)
        message = calls.silent(session, table_reader(self.services, session), post)
        if need is None or need.since != post.since:
            await self.withdraw(session, row, message)
            return None
        return await self.send(session, message, row, f"silent:{post.seat}")

    async def withdraw(self, session: Session, row: OutboxRow, message: Message) -> None:
        """An attempt without a verdict may have left a ping that nobody knows of."""
        if row.doubtful and (out := await self.find(await self.channel(session), row, message)):
            await self.delete(PostRow(session.row.id, row.kind, out.channel.id, out.id))

    async def unping(self, session: Session, seat: int) -> None:
        """Forgotten only when it is gone, so that a deletion which failed is tried again."""
        store = self.services.store
        for post in await store.posts(session.row.id):
            if post.purpose in (f"ping:{seat}", f"last:{seat}", f"silent:{seat}"):
                await self.delete(post)
                await store.drop_post(post.match, post.purpose)

    async def close(self, match_id: int) -> PostRow | None:
        """The lobby's own post says that it is closed, and loses its buttons."""
        row = await self.services.store.match(match_id)
        if row is None:
            raise NoSuchMatch(f"There is no match {match_id}.")
        message = Message(reader_in(self.services, row.locale).say("lobby-stale"))
        for post in await self.services.store.posts(match_id):
            if post.purpose == "lobby":
                await self.change(post, lambda out: out.edit(view=message.view(), attachments=[]))
        return None

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


def wanted(session: Session, post: Call, need: NeedRow | None) -> bool:
    """Whether the need that the call is about is still there, and its person wants to hear of it."""
    if not post.since:  # of a version that knew no needs
        return post.seat in session.match.waiting
    return need is not None and need.since == post.since and not need.muted


def mark(row: OutboxRow) -> int:
    """Thirty bits of the row's nonce: no other row of a channel has the same."""
    return MARKED | int(row.nonce[:8], 16) & (MARKED - 1)

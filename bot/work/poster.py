"""Makes one owed post of what the match is now, and has it brought to its channel.

Knows nothing of when it is tried, and how often.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

import discord

from bot.store import NoSuchMatch, OutboxRow, PostRow
from bot.table import posts
from bot.talk import board, calls, ending, seats, votes, wording
from bot.talk.channels import channel_of
from bot.talk.invitation import invitation
from bot.talk.lobby import lobby
from bot.talk.message import Message
from bot.talk.reader import reader_in, table_reader

from .caller import CALLS, Caller
from .messenger import NOBODY, Messenger
from .questions import Questions
from .summons import Summons
from .threads import Threads

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store import VoteRow
    from bot.table.session import Session

log = logging.getLogger(__name__)
TOLD = ("opened", "news", "undone", "changed", "over")
Told: TypeAlias = (
    posts.News | posts.Opened | posts.Undone | posts.Consent | posts.Question | posts.Changed | posts.Over
)

AtTable: TypeAlias = (
    Told | posts.Turn | posts.Ping | posts.Last | posts.Reminder | posts.Silent | posts.Unping
)


class Poster:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services, self.client = services, client
        self.messenger = Messenger(services, client)
        self.caller = Caller(self.messenger)
        self.summons = Summons(self.caller)
        self.questions = Questions(self.messenger)
        self.threads = Threads(services, client)

    async def prepared(self, row: OutboxRow) -> Callable[[], Awaitable[PostRow | None]]:
        """What is to be done on Discord, when all that takes time here is done."""
        post = posts.read(row)
        match post:
            case posts.Stale() | posts.Invited() | posts.Lobby():
                return lambda: self.before(row, post)
            case posts.Homecoming(user):
                return lambda: self.welcome(user)
            case posts.Recall():
                return lambda: self.summons.recall(row, post)
            case posts.Named() | posts.Shelved():
                return lambda: self.threads.keep(post)
            case _:
                return await self.at_table(row, post)

    async def before(self, row: OutboxRow, post: posts.Stale | posts.Invited | posts.Lobby) -> PostRow | None:
        """Of a table that has not begun."""
        match post:
            case posts.Stale():
                return await self.close(row.match or 0)
            case posts.Invited():
                return await self.invite(row, post)
            case posts.Lobby():
                return await self.open(row)
            case _:
                assert_never(post)

    async def at_table(self, row: OutboxRow, post: AtTable) -> Callable[[], Awaitable[PostRow | None]]:
        session = await self.services.sessions.get(row.match or 0)
        match post:
            case posts.Turn():
                return lambda: self.stand(session, row)
            case posts.Ping() | posts.Last() | posts.Reminder():
                return lambda: self.caller.call(session, row, post)
            case posts.Silent():
                return lambda: self.caller.silent(session, row, post)
            case posts.Unping(seat):
                return lambda: self.caller.unping(session, seat, (*CALLS, "late"))
            case posts.News() | posts.Opened() | posts.Undone() | posts.Consent() | posts.Question() \
                    | posts.Changed() | posts.Over():
                message, role = await self.message(session, post), await self.role(session, post)
                return lambda: self.tell(session, row, post, message, role)
            case _:
                assert_never(post)

    async def message(self, session: Session, post: Told) -> Message | None:
        reader = table_reader(self.services, session)
        match post:
            case posts.News(events, _, ordered, version, proud, lent):
                return await board.news(
                    self.services, session, reader, events, ordered=ordered, version=version, proud=proud, lent=lent
                )
            case posts.Opened(events):
                return await board.opened(self.services, session, reader, events)
            case posts.Undone(events, mover):
                said = "undo-told" if events else "undo-told-quiet"
                note = reader.say(said, player=wording.people(session, reader, [mover]))
                return await board.news(self.services, session, reader, events, note)
            case posts.Over():
                return await ending.over(self.services, session, reader) if session.result else None
            case posts.Consent() | posts.Question():
                return await votes.question(self.services, session, await self.vote(session, post))
            case posts.Changed():
                return seats.told(session, reader, post, await self.services.store.names(session.row.id))
            case _:
                assert_never(post)

    async def called(self, session: Session, row: OutboxRow, post: Told) -> discord.AllowedMentions:
        """The end calls everybody at the table, a request those who are asked; nobody who does not want to be."""
        match = session.row.id
        match post:
            case posts.News() | posts.Opened() | posts.Undone():
                return NOBODY
            case posts.Over():
                return await self.summons.mentions(row, match, list(session.users.values()), "over")
            case posts.Consent() | posts.Question():
                vote = await self.vote(session, post)
                users = votes.called(session, vote) if vote else []
                return await self.summons.mentions(row, match, users, "question", vote.id if vote else 0)
            case posts.Changed():
                return await self.summons.mentions(row, match, seats.called(session, post), "offered", post.seat or 0)
            case _:
                assert_never(post)

    async def role(self, session: Session, post: Told) -> str:
        """A question about somebody who is late goes when he is late no longer."""
        row = await self.vote(session, post) if isinstance(post, posts.Question) else None
        return post.kind if row is None else votes.role(row)

    async def vote(self, session: Session, post: posts.Consent | posts.Question) -> VoteRow | None:
        if isinstance(post, posts.Consent):
            return await self.services.store.vote(await votes.old_question(self.services, session.row.id, post) or 0)
        return await self.services.store.vote(post.vote)

    async def tell(
        self, session: Session, row: OutboxRow, post: Told, message: Message | None, role: str
    ) -> PostRow | None:
        """Who is called is settled before it goes out, so one that is out has called everybody it should."""
        if message is None:
            return None
        out = row.doubtful and await self.messenger.find(await self.messenger.channel(session), row, message)
        called = NOBODY if out else await self.called(session, row, post)
        return await self.messenger.send(session, message, row, role, called)

    async def stand(self, session: Session, row: OutboxRow) -> PostRow:
        """What the table is asked is shown as it is then. The standing message is edited; below news, or when somebody
        has deleted it, it is written anew.
        """
        await self.questions.renew(session)
        reader = table_reader(self.services, session)
        message = board.turn(session, reader, await calls.notes(self.services, session, reader))
        roles = {post.purpose: post for post in await self.services.store.posts(session.row.id)}
        known, newest = roles.get("turn"), max([roles[kind].message for kind in TOLD if kind in roles], default=0)
        if known is not None and known.message < newest:
            await self.messenger.delete(known)
        elif known is not None:
            try:
                await self.messenger.change(known, lambda out: out.edit(view=message.view(), allowed_mentions=NOBODY))
            except discord.NotFound:
                log.info("the standing message of match %s is gone", session.row.id)
            else:
                return known
        return await self.messenger.send(session, message, row, "turn")

    async def open(self, row: OutboxRow) -> PostRow | None:
        """The table that nobody could post, unless it is closed by now."""
        match = await self.services.store.match(row.match or 0)
        if match is None or match.status != "lobby":
            return None
        channel: Any = await channel_of(self.client, match.lobby_channel)
        out = await self.messenger.out(channel, await lobby(self.services, match), row, NOBODY)
        return PostRow(match.id, "lobby", out.channel.id, out.id)

    async def invite(self, row: OutboxRow, post: posts.Invited) -> PostRow | None:
        """Where the table is open; nobody is called to one that has begun or is closed."""
        store = self.services.store
        match = await store.match(row.match or 0)
        if match is None or match.status != "lobby":
            return None
        lobby = next((known for known in await store.posts(match.id) if known.purpose == "lobby"), None)
        channel: Any = await channel_of(self.client, match.lobby_channel)
        message = invitation(self.services, match, post.users, lobby)
        known = row.doubtful and await self.messenger.find(channel, row, message)
        called = NOBODY if known else await self.summons.mentions(row, match.id, post.users, "invited")
        out = await self.messenger.out(channel, message, row, called)
        return PostRow(match.id, "invited", out.channel.id, out.id)

    async def welcome(self, user: int) -> PostRow | None:
        """Every table of theirs shows its standing message anew; not if they stay away longer than they said first."""
        store = self.services.store
        if (away := (await store.user(user)).away_until) is not None and away > self.services.clock.now():
            return None
        for match in await store.matches_of(user):
            if match.status == "running":
                await store.owe(posts.written(posts.Turn()), match.id)
        return None

    async def close(self, match_id: int) -> PostRow | None:
        """The lobby's own post says that it is closed, and loses its buttons."""
        row = await self.services.store.match(match_id)
        if row is None:
            raise NoSuchMatch(f"There is no match {match_id}.")
        message = Message(reader_in(self.services, row.locale).say("lobby-stale"))
        for post in await self.services.store.posts(match_id):
            if post.purpose == "lobby":
                await self.messenger.change(post, lambda out: out.edit(view=message.view(), attachments=[]))
        return None

"""Posts what is owed, in order for each match, until it is out: after a crash too, and once."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, assert_never

import aiohttp
import discord

from bot.store import OutboxRow, PostRow, StoreError
from bot.table import posts
from bot.table.game import NoSuchGame
from bot.talk import board, undo, wording
from bot.talk.channels import channel_of
from bot.talk.panel import order
from bot.talk.reader import Reader, table_reader
from render import Scene

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.table.session import Session
    from bot.talk.message import Message

log = logging.getLogger(__name__)
LONGEST = 600.0  # seconds between two attempts
TROUBLE = 5.0
PATIENCE = 3  # attempts at what Discord calls wrong
RECENT = 10
ARCHIVED = 50083
AT_ONCE = 8
TOLD = ("news", "undone", "over")
NOBODY = discord.AllowedMentions.none()


class Announcer:
    def __init__(
        self, services: Services, client: discord.Client, banned: Callable[[BaseException], bool] = lambda _: False
    ) -> None:
        """`banned`: whether an error says that the token is no longer good; then nothing is the fault of a post."""
        self.services, self.client, self.banned = services, client, banned
        self.idle = asyncio.Event()  # nothing is owed at the moment
        self.posting: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """A slow channel holds up nobody else; a database in trouble is tried again."""
        try:
            while True:
                try:
                    await self.look()
                except StoreError:
                    log.exception("cannot read what is owed")
                    await self.services.clock.sleep(TROUBLE)
        finally:
            for task in self.posting:
                task.cancel()
            await asyncio.gather(*self.posting, return_exceptions=True)

    async def look(self) -> None:
        """Take what is due, and wait until there may be more."""
        store = self.services.store
        store.owed.clear()
        free = AT_ONCE - len(self.posting)
        for row in await store.claim(self.services.clock.now(), free) if free else []:
            task = asyncio.create_task(self.deliver(row))
            self.posting.add(task)
            task.add_done_callback(self.delivered)
        if self.posting:
            self.idle.clear()
        else:
            self.idle.set()
        due = await store.next_due(self.services.clock.now())
        pause = None if due is None or self.posting else max(0.05, due - self.services.clock.now())
        with suppress(TimeoutError):
            async with self.services.clock.timeout(pause):
                await store.owed.wait()

    def delivered(self, task: asyncio.Task[None]) -> None:
        self.posting.discard(task)
        self.services.store.owed.set()

    async def deliver(self, row: OutboxRow) -> None:
        """Whatever happens, the row ends as sent, to be tried again, or given up with its reason."""
        try:
            await self.attempt(row)
        except StoreError:
            log.exception("cannot say what became of %s of match %s", row.kind, row.match)
            await self.services.clock.sleep(TROUBLE)
            self.services.store.claimed.discard(row.id)  # it is taken up again, as doubtful

    async def attempt(self, row: OutboxRow) -> None:
        store = self.services.store
        try:
            sent = await self.post(row)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("giving up %s of match %s: %s", row.kind, row.match, error)
            await store.failed(row.id, None, str(error))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("%s of match %s could not be posted: %s", row.kind, row.match, error)
            give_up = not self.banned(error) and hopeless(error, row.attempts)
            pause = None if give_up else min(LONGEST, 2.0**row.attempts)
            await store.failed(row.id, self.later(pause), str(error), doubtful=True)
        except NoSuchGame as error:  # it waits for a Thicket that has the game
            log.warning("%s of match %s cannot be posted: %s", row.kind, row.match, error)
            await store.failed(row.id, self.later(LONGEST), str(error))
        except Exception as error:
            log.exception("cannot post %s of match %s", row.kind, row.match)
            await store.failed(row.id, self.later(LONGEST if row.attempts < 5 else None), repr(error))
        else:
            await store.sent(row.id, sent.message if sent else None, posts=[sent] if sent else [])

    def later(self, pause: float | None) -> float | None:
        return None if pause is None else self.services.clock.now() + pause

    async def post(self, row: OutboxRow) -> PostRow | None:
        session, post = await self.services.sessions.get(row.match or 0), posts.read(row)
        match post:
            case posts.Turn():
                return await self.stand(session, row)
            case posts.Ping(seat) | posts.Last(seat):
                return await self.ping(session, row, seat, last=isinstance(post, posts.Last))
            case posts.Unping(seat):
                await self.unping(session, seat)
                return None
            case posts.News() | posts.Undone() | posts.Consent() | posts.Over():
                message = await self.message(session, post)
                return await self.send(session, message, row, row.kind) if message else None
            case _:
                assert_never(post)

    async def message(
        self, session: Session, post: posts.News | posts.Undone | posts.Consent | posts.Over
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
            case posts.Consent(move, version):
                moves = await self.services.store.moves(session.row.id, since=move - 1)
                return undo.request(session, reader, moves[0], version) if moves else None
            case _:
                assert_never(post)

    async def channel(self, session: Session) -> discord.abc.Messageable:
        found: Any = await channel_of(self.client, session.row.channel or 0)
        return found  # type: ignore[no-any-return]

    async def send(
        self, session: Session, message: Message, row: OutboxRow, purpose: str,
        mentions: discord.AllowedMentions = NOBODY,
    ) -> PostRow:
        """The nonce makes Discord give back the message of an attempt whose answer was lost, for some minutes.

        After a longer silence the message is looked for by what it says.
        """
        channel = await self.channel(session)
        if row.doubtful and (out := await self.find(channel, message)):
            return PostRow(session.row.id, purpose, out.channel.id, out.id)
        out = await channel.send(
            view=message.view(), files=message.files(), nonce=row.nonce, allowed_mentions=mentions
        )
        return PostRow(session.row.id, purpose, out.channel.id, out.id)

    async def find(self, channel: discord.abc.Messageable, message: Message) -> discord.Message | None:
        """Our message that says the same, among the newest of the channel."""
        async for out in channel.history(limit=RECENT):
            if out.author == self.client.user and message.said(out):
                return out
        return None

    async def stand(self, session: Session, row: OutboxRow) -> PostRow:
        """The standing message is edited; below news, or when somebody has deleted it, it is written anew."""
        message = board.turn(session, table_reader(self.services, session))
        roles = {post.purpose: post for post in await self.services.store.posts(session.row.id)}
        known, newest = roles.get("turn"), max([roles[kind].message for kind in TOLD if kind in roles], default=0)
        if known is not None and known.message < newest:
            await self.delete(known)
        elif known is not None:
            try:
                await self.edit(known, message)
            except discord.NotFound:
                log.info("the standing message of match %s is gone", session.row.id)
            else:
                return known
        return await self.send(session, message, row, "turn")

    async def edit(self, post: PostRow, message: Message) -> None:
        await self.change(post, lambda out: out.edit(view=message.view(), allowed_mentions=NOBODY))

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

    async def ping(self, session: Session, row: OutboxRow, seat: int, *, last: bool) -> PostRow | None:
        """Nobody is pinged who has acted meanwhile, or who does not want to be."""
        user = session.row.seats[seat].user
        if user is None:
            return None
        message = board.ping(session, table_reader(self.services, session), seat, last=last)
        if seat not in session.match.waiting:
            await self.withdraw(session, row, message)
            return None
        person = await self.services.store.user(user)
        reader = Reader(person.locale or session.row.locale, person.theme or self.services.settings.theme, seat)
        self.services.painter.ahead(order(session, reader, Scene("panel"), session.match.prompt(seat)))
        if not person.pings:
            return None
        roles = {post.purpose for post in await self.services.store.posts(session.row.id)}
        if last and f"last:{seat}" in roles:
            return None  # somebody has changed his mind since; it was said already
        await self.unping(session, seat)
        mentions = discord.AllowedMentions(users=[discord.Object(user)], everyone=False, roles=False)
        return await self.send(session, message, row, f"{row.kind}:{seat}", mentions)

    async def withdraw(self, session: Session, row: OutboxRow, message: Message) -> None:
        """An attempt without a verdict may have left a ping that nobody knows of."""
        if row.doubtful and (out := await self.find(await self.channel(session), message)):
            await self.delete(PostRow(session.row.id, row.kind, out.channel.id, out.id))

    async def unping(self, session: Session, seat: int) -> None:
        """Forgotten only when it is gone, so that a deletion which failed is tried again."""
        store = self.services.store
        for post in await store.posts(session.row.id):
            if post.purpose in (f"ping:{seat}", f"last:{seat}"):
                await self.delete(post)
                await store.drop_post(post.match, post.purpose)

    async def delete(self, post: PostRow) -> None:
        try:
            await self.change(post, lambda message: message.delete())
        except discord.NotFound:
            log.info("the %s of match %s was deleted already", post.purpose, post.match)


def hopeless(error: Exception, attempts: int) -> bool:
    """What Discord refuses as wrong it will refuse again, and the rest of the match must not wait for it for ever."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 429 and attempts >= PATIENCE

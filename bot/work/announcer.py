"""Posts what is owed, in order for each match, until it is out: after a crash too, and once."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.store import OutboxRow, PostRow, StoreError
from bot.talk import board, undo
from bot.talk.panel import order
from bot.talk.reader import Reader
from engine import EVENTS
from render import Scene

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.client import Thicket
    from bot.table.session import Session
    from bot.talk.message import Leaf

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
    def __init__(self, client: Thicket) -> None:
        self.client = client
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
                    await asyncio.sleep(TROUBLE)
        finally:
            for task in self.posting:
                task.cancel()
            await asyncio.gather(*self.posting, return_exceptions=True)

    async def look(self) -> None:
        """Take what is due, and wait until there may be more."""
        store = self.client.store
        store.owed.clear()
        free = AT_ONCE - len(self.posting)
        for row in await store.claim(time.time(), free) if free else []:
            task = asyncio.create_task(self.deliver(row))
            self.posting.add(task)
            task.add_done_callback(self.delivered)
        if self.posting:
            self.idle.clear()
        else:
            self.idle.set()
        due = await store.next_due(time.time())
        pause = None if due is None or self.posting else max(0.05, due - time.time())
        with suppress(TimeoutError):
            await asyncio.wait_for(store.owed.wait(), pause)

    def delivered(self, task: asyncio.Task[None]) -> None:
        self.posting.discard(task)
        self.client.store.owed.set()

    async def deliver(self, row: OutboxRow) -> None:
        """Whatever happens, the row ends as sent, to be tried again, or given up with its reason."""
        try:
            await self.attempt(row)
        except StoreError:
            log.exception("cannot say what became of %s of match %s", row.kind, row.match)
            await asyncio.sleep(TROUBLE)
            self.client.store.claimed.discard(row.id)  # it is taken up again, as doubtful

    async def attempt(self, row: OutboxRow) -> None:
        store = self.client.store
        try:
            sent = await self.post(row)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("giving up %s of match %s: %s", row.kind, row.match, error)
            await store.failed(row.id, None, str(error))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("%s of match %s could not be posted: %s", row.kind, row.match, error)
            again = None if hopeless(error, row.attempts) else time.time() + min(LONGEST, 2.0**row.attempts)
            await store.failed(row.id, again, str(error), doubtful=True)
        except Exception as error:
            log.exception("cannot post %s of match %s", row.kind, row.match)
            again = time.time() + LONGEST if row.attempts < 5 else None
            await store.failed(row.id, again, repr(error))
        else:
            await store.sent(row.id, sent.message if sent else None, posts=[sent] if sent else [])

    async def post(self, row: OutboxRow) -> PostRow | None:
        session = await self.client.sessions.get(row.match or 0)
        match row.kind:
            case "turn":
                return await self.stand(session, row)
            case "ping" | "last":
                return await self.ping(session, row, number(row, "seat"))
            case "unping":
                await self.unping(session, number(row, "seat"))
                return None
            case _:
                leaf = await self.leaf(session, row)
                return await self.send(session, leaf, row, row.kind) if leaf else None

    async def leaf(self, session: Session, row: OutboxRow) -> Leaf | None:
        reader = self.client.table_reader(session)
        match row.kind:
            case "news":
                return await board.news(self.client, session, reader, EVENTS.validate_python(row.payload["events"]))
            case "undone":
                note = reader.say("undo-told", player=reader.people(session, [number(row, "mover")]))
                return await board.news(
                    self.client, session, reader, EVENTS.validate_python(row.payload["events"]), note
                )
            case "over":
                return await board.over(self.client, session, reader) if session.match.result else None
            case "consent":
                log_ = await self.client.store.moves(session.row.id, since=number(row, "move") - 1)
                return undo.request(session, reader, log_[0], number(row, "version")) if log_ else None
            case _:
                raise ValueError(f"nothing is known of {row.kind!r}")

    async def channel(self, session: Session) -> discord.abc.Messageable:
        found: Any = await self.client.channel(session.row.channel or 0)
        return found  # type: ignore[no-any-return]

    async def send(
        self, session: Session, leaf: Leaf, row: OutboxRow, purpose: str,
        mentions: discord.AllowedMentions = NOBODY,
    ) -> PostRow:
        """The nonce makes Discord give back the message of an attempt whose answer was lost, for some minutes.

        After a longer silence the message is looked for by what it says.
        """
        channel = await self.channel(session)
        if row.doubtful and (out := await self.find(channel, leaf)):
            return PostRow(session.row.id, purpose, out.channel.id, out.id)
        message = await channel.send(
            view=leaf.view(), files=leaf.files(), nonce=row.nonce, allowed_mentions=mentions
        )
        return PostRow(session.row.id, purpose, message.channel.id, message.id)

    async def find(self, channel: discord.abc.Messageable, leaf: Leaf) -> discord.Message | None:
        """Our message that says the same, among the newest of the channel."""
        async for message in channel.history(limit=RECENT):
            if message.author == self.client.user and leaf.said(message):
                return message
        return None

    async def stand(self, session: Session, row: OutboxRow) -> PostRow:
        """The standing message is edited; below news, or when somebody has deleted it, it is written anew."""
        leaf = board.turn(session, self.client.table_reader(session))
        posts = {post.purpose: post for post in await self.client.store.posts(session.row.id)}
        known, newest = posts.get("turn"), max([posts[kind].message for kind in TOLD if kind in posts], default=0)
        if known is not None and known.message < newest:
            await self.delete(known)
        elif known is not None:
            try:
                await self.edit(known, leaf)
            except discord.NotFound:
                log.info("the standing message of match %s is gone", session.row.id)
            else:
                return known
        return await self.send(session, leaf, row, "turn")

    async def edit(self, post: PostRow, leaf: Leaf) -> None:
        await self.change(post, lambda message: message.edit(view=leaf.view(), allowed_mentions=NOBODY))

    async def change(self, post: PostRow, act: Callable[[discord.PartialMessage], Awaitable[object]]) -> None:
        """An archived thread is opened first."""
        channel = await self.client.channel(post.channel)
        message = channel.get_partial_message(post.message)
        try:
            await act(message)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not isinstance(channel, discord.Thread):
                raise
            await channel.edit(archived=False)
            await act(message)

    async def ping(self, session: Session, row: OutboxRow, seat: int) -> PostRow | None:
        """Nobody is pinged who has acted meanwhile, or who does not want to be."""
        user = session.row.seats[seat].user
        if user is None:
            return None
        leaf = board.ping(session, self.client.table_reader(session), seat, last=row.kind == "last")
        if seat not in session.match.waiting:
            await self.withdraw(session, row, leaf)
            return None
        person = await self.client.store.user(user)
        reader = Reader(person.locale or session.row.locale, person.theme or self.client.settings.theme, seat)
        self.client.painter.ahead(order(session, reader, Scene("panel"), session.match.prompt(seat)))
        if not person.pings:
            return None
        posts = {post.purpose for post in await self.client.store.posts(session.row.id)}
        if row.kind == "last" and f"last:{seat}" in posts:
            return None  # somebody has changed his mind since; it was said already
        await self.unping(session, seat)
        mentions = discord.AllowedMentions(users=[discord.Object(user)], everyone=False, roles=False)
        return await self.send(session, leaf, row, f"{row.kind}:{seat}", mentions)

    async def withdraw(self, session: Session, row: OutboxRow, leaf: Leaf) -> None:
        """An attempt without a verdict may have left a ping that nobody knows of."""
        if row.doubtful and (out := await self.find(await self.channel(session), leaf)):
            await self.delete(PostRow(session.row.id, row.kind, out.channel.id, out.id))

    async def unping(self, session: Session, seat: int) -> None:
        """Forgotten only when it is gone, so that a deletion which failed is tried again."""
        store = self.client.store
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


def number(row: OutboxRow, name: str) -> int:
    found = row.payload[name]
    if not isinstance(found, int):
        raise TypeError(f"{name} of outbox row {row.id} is not a number")
    return found

"""The playground as a whole: a server on loopback that discord.py takes for Discord, and hands to drive it with."""

import os
import secrets
import socket
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from bot.playground import sight
from bot.playground.channel import Channel
from bot.playground.commands import Commands
from bot.playground.gateway import Gateway
from bot.playground.hands import Hands
from bot.playground.interaction import Interaction
from bot.playground.interactions import Interactions
from bot.playground.keep import Keep
from bot.playground.ledger import Exchange, Ledger, Sent
from bot.playground.live import Live
from bot.playground.messages import Messages
from bot.playground.person import Person
from bot.playground.post import Post
from bot.playground.redirect import redirected
from bot.playground.rest.door import Door
from bot.playground.rest.limits import Fault
from bot.playground.site import build
from bot.playground.threads import Threads
from bot.playground.wire import ImpossibleError, Payload
from bot.playground.world import World

PEOPLE = ("Ada", "Bela", "Chidi", "Dora", "Emil", "Fern")
CHANNELS = ("general", "second-table")
SIZE_LIMIT = 10 * 1024 * 1024
RECALL_KEPT = 50

Message = str | Payload | Post | Interaction


class Playground:
    """`async with Playground() as playground:`. With `keep` the world outlives the program.

    `recall` is how many requests and messages are remembered for tests to search: all, unless said otherwise; in a kept
    world, which is there to be played in for months, only the last few.
    """

    def __init__(self, port: int = 0, people: Sequence[str] = PEOPLE, *, channels: Sequence[str] = CHANNELS,
                 guild: str = "Thicket", locale: str = "en-US", keep: Path | None = None, recall: int | None = None,
                 ack_deadline: float = 3.0, token_life: float = 900.0) -> None:
        self.port = port
        self._names = (guild, people, channels, locale)
        self.world = World(Keep(keep) if keep else None, SIZE_LIMIT)
        self.ledger = Ledger(RECALL_KEPT if recall is None and keep else recall)
        self.gateway = Gateway(self.world)
        self.sending = Messages(self.world, self.gateway, self.ledger)
        self.threading = Threads(self.world, self.gateway, self.sending, self.ledger)
        self.interactions = Interactions(self.world, self.gateway, self.sending, self.ledger)
        self.interactions.deadline, self.interactions.token_life = ack_deadline, token_life
        self.commands = Commands(self.world)
        self.hands = Hands(self.world, self.sending, self.interactions)
        self.door = Door(self.world, self.ledger)
        self.live = Live(self.world, self.gateway)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(("127.0.0.1", self.port))
            self.port = listener.getsockname()[1]
            guild, people, channels, locale = self._names
            self.world.populate(guild, people, channels, self.origin, locale)
            self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway/"
            self._runner = web.AppRunner(build(self), access_log=None, shutdown_timeout=1.0)
            await self._runner.setup()
            await web.SockSite(self._runner, listener).start()
        except BaseException:
            listener.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.gateway.close()
        await self.live.close()
        if self._runner is not None:
            await self._runner.cleanup()
        if self.world.keep is not None:
            self.world.keep.close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.world.base + "/"

    @property
    def token(self) -> str:
        return str(self.world.meta["token"])

    def redirected(self) -> AbstractContextManager[None]:
        return redirected(self.origin)

    # Finding things

    def person(self, who: str | Person) -> Person:
        found = who if isinstance(who, Person) else next(
            (person for person in self.world.humans() if who in (person.id, person.name)), None)
        if found is None:
            raise ImpossibleError(f"there is nobody called {who}")
        return found

    def channel(self, where: str | Channel, person: str | Person | None = None) -> Channel:
        """By id, or the newest of that name that the person may read."""
        if isinstance(where, Channel):
            return where
        reader = self.person(person).id if person else None
        found = [channel for channel in self.world.channels.values() if where in (channel.id, channel.name)
                 and (reader is None or channel.may_read(reader))]
        if not found:
            raise ImpossibleError(f"there is no channel {where}")
        return found[-1]

    def post(self, message: Message) -> Post:
        match message:
            case Post():
                return message
            case Interaction():
                if message.original is None:
                    raise ImpossibleError("the interaction led to no message")
                return message.original
            case dict():
                return self.post(str(message["id"]))
        if message not in self.world.posts:
            raise ImpossibleError("the message is gone")
        return self.world.posts[message]

    def direct_message(self, person: str | Person) -> Channel:
        return self.world.direct_message(self.person(person))

    def threads(self) -> list[Channel]:
        return self.world.threads()

    def messages(self, channel: str | Channel, person: str | Person | None = None, limit: int = 1000) -> list[Payload]:
        """Oldest first, as this person sees them, ephemeral ones included; for nobody, all that are not ephemeral."""
        if person is not None:
            who = self.person(person)
            return sight.messages(self.world, who, self.channel(channel, who), limit=limit)
        posts = [post for post in self.world.posts_in(self.channel(channel).id) if post.reader is None]
        return [post.payload for post in posts[:limit]][::-1]

    def readers(self, message: Message) -> frozenset[str]:
        return self.world.readers(self.post(message))

    def attachment(self, payload: Payload) -> bytes:
        """The bytes of an attachment, given its payload or the media of a component."""
        data = self.world.attachments.read(str(payload.get("attachment_id", payload["id"])))
        if data is None:
            raise ImpossibleError("there is no such attachment")
        return data

    # What happened

    @property
    def exchanges(self) -> deque[Exchange]:
        return self.ledger.exchanges

    @property
    def sent(self) -> deque[Sent]:
        return self.ledger.sent

    async def until(self, predicate: Callable[[], object], patience: float = 20.0) -> None:
        """Wait for it, looking again after each change, each request of the bot, each gateway event."""
        await self.world.until(predicate, patience)

    async def shown(self, interaction: Interaction, patience: float = 20.0) -> Interaction:
        """Wait until the person sees the result, also after a deferral."""
        await self.until(lambda: interaction.shown or interaction.failed, patience)
        return interaction

    # What people do

    async def slash(self, person: str | Person, channel: str | Channel, name: str, /, **options: Any) -> Interaction:
        who = self.person(person)
        return await self.hands.slash(who, self.channel(channel, who), name, options)

    async def autocomplete(self, person: str | Person, channel: str | Channel, name: str, focused: str, /,
                           **options: Any) -> list[Payload]:
        who = self.person(person)
        return await self.hands.autocomplete(who, self.channel(channel, who), name, focused, options)

    async def click(self, person: str | Person, message: Message, custom_id: str, *,
                    forged: bool = False) -> Interaction:
        return await self.hands.use(self.person(person), self.post(message), custom_id, None, forged=forged)

    async def choose(self, person: str | Person, message: Message, custom_id: str, values: Iterable[str], *,
                     forged: bool = False) -> Interaction:
        return await self.hands.use(self.person(person), self.post(message), custom_id, list(values), forged=forged)

    async def submit(self, opened: Interaction, fields: dict[str, Any], *, person: str | Person | None = None,
                     ) -> Interaction:
        return await self.hands.submit(opened, fields, self.person(person) if person else None)

    async def say(self, person: str | Person, channel: str | Channel, content: str) -> Payload:
        who = self.person(person)
        return (await self.hands.say(who, self.channel(channel, who), content)).payload

    def dismiss(self, person: str | Person, message: Message) -> None:
        post = self.post(message)
        if post.reader != self.person(person).id:
            raise ImpossibleError("only private messages can be dismissed, by their reader")
        post.dismissed = True
        self.world.put_post(post)

    # What goes wrong

    async def deliver(self, interaction: Interaction) -> None:
        """Send an interaction to the bot once more."""
        await self.interactions.deliver(interaction)

    def hold(self) -> None:
        """Keep interactions back until `release`."""
        self.interactions.held = []

    async def release(self, order: Callable[[list[Interaction]], Iterable[Interaction]] = list) -> None:
        held, self.interactions.held = self.interactions.held or [], None
        for interaction in order(held):
            await self.deliver(interaction)

    async def revoke(self, *, quietly: bool = False) -> None:
        """Take the bot's token back. Discord ends its connection then; `quietly`: only its requests are refused."""
        self.world.meta["token"] = secrets.token_hex(24)
        if not quietly:
            await self.gateway.expel()

    async def drop_connections(self, *, politely: bool = False) -> None:
        await self.gateway.drop(politely=politely)

    def fail(self, route: str, status: int, code: int = 0, message: str = "") -> None:
        """Refuse the next request of a route such as "POST /channels/{channel}/messages"."""
        self.door.limits.faults.append(Fault(route, status, code, message))

    def limit_next(self, route: str, retry_after: float = 0.01) -> None:
        """Answer the next request of a route with 429."""
        self.door.limits.faults.append(Fault(route, retry_after=retry_after))

    def lose_reply(self, route: str) -> None:
        """Do what the next request of a route asks, but break the connection instead of replying."""
        self.door.limits.faults.append(Fault(route, lose_reply=True))

    def stall(self, channel: str | Channel) -> None:
        """Keep the bot's requests to a channel waiting until `resume`."""
        self.door.limits.stall(self.channel(channel).id)

    def kept_waiting(self, channel: str | Channel) -> int:
        """How many requests to a channel have met a `stall`."""
        return self.door.limits.waiting[self.channel(channel).id]

    def resume(self, channel: str | Channel) -> None:
        self.door.limits.resume(self.channel(channel).id)

    async def deny(self, channel: str | Channel, permissions: int = 0) -> None:
        """Take these permissions from the bot in a channel and its threads; none gives back what it had."""
        role = {"id": self.world.meta["role"], "type": 0, "allow": "0", "deny": str(permissions)}
        await self.threading.change(self.channel(channel), {"permission_overwrites": [role] if permissions else []})

    @property
    def limits(self) -> dict[str, tuple[int, float]]:
        """Route -> (requests, seconds), sent in Discord's headers and enforced. None by default."""
        return self.door.limits.per_route

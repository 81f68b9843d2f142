"""The playground as a whole: the server that discord.py takes for Discord, and all that tests and people do with it."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import Any

from . import sight
from .channel import Channel
from .directory import Message
from .interaction import Interaction
from .ledger import Exchange, Sent
from .person import Person
from .post import Post
from .redirect import redirected
from .rest.limits import Fault
from .site import Site
from .wire import Payload


class Playground(Site):
    """A site whose people can be moved, watched and hindered by name."""

    def redirected(self) -> AbstractContextManager[None]:
        return redirected(self.origin)

    def person(self, who: str | Person) -> Person:
        return self.directory.person(who)

    def channel(self, where: str | Channel, person: str | Person | None = None) -> Channel:
        return self.directory.channel(where, person)

    def post(self, message: Message) -> Post:
        return self.directory.post(message)

    def direct_message(self, person: str | Person) -> Channel:
        return self.world.direct_message(self.person(person))

    async def found(self, name: str, *channels: str) -> list[Channel]:
        """One more guild, with everybody in it; its channels."""
        guild = self.world.found(name, channels)
        await self.gateway.found(guild)
        return self.world.text_channels(guild.id)

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
            raise LookupError("there is no such attachment")
        return data

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
        self.hands.dismiss(self.person(person), self.post(message))

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

    def fail_all(self, status: int, message: str = "", retry_after: float = 1.0) -> None:
        """Refuse every request until `recover`."""
        self.door.limits.lasting = Fault("", status, message=message, retry_after=retry_after)

    def fall_silent(self) -> None:
        """Take connections and requests, and answer none until `recover`; the gateway neither."""
        self.door.limits.silence = self.gateway.silence = asyncio.Event()

    async def recover(self) -> None:
        """After a silence every connection has to be made anew."""
        silence, self.gateway.silence = self.gateway.silence, None
        self.door.limits.lasting = self.door.limits.silence = None
        if silence is not None:
            silence.set()
            await self.gateway.drop(politely=False)

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
        where = self.channel(channel)
        own = self.world.guilds[where.guild_id or self.world.home.id].role
        role = {"id": own, "type": 0, "allow": "0", "deny": str(permissions)}
        await self.threading.change(where, {"permission_overwrites": [role] if permissions else []})

    @property
    def limits(self) -> dict[str, tuple[int, float]]:
        """Route -> (requests, seconds), sent in Discord's headers and enforced. None by default."""
        return self.door.limits.per_route

"""All that is true in the playground: people, channels, posts, commands, and who has read what.

The only mutable truth; everything that changes it says so through `touch`, which writes the journal and wakes whoever
waits. Knows neither HTTP nor the gateway.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from typing import Any

from .attachments import Attachments
from .channel import TEXT, Channel, direct_message, text_channel
from .guild import Guild, guild_payload
from .keep import Keep
from .person import Person
from .post import Post
from .snowflake import Snowflakes
from .wire import Payload, Refused, now

Observer = Callable[[str, str], None]


class World:
    def __init__(self, keep: Keep | None, size_limit: int) -> None:
        self.ids = Snowflakes()
        self.keep = keep
        self.attachments = Attachments(keep, size_limit)
        self.base = ""
        self.movable = False   # whether people can let time pass
        self.meta: Payload = {}
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.by_guild: dict[str, dict[str, Channel]] = {}
        self.posts: dict[str, Post] = {}
        self.commands: dict[str, Payload] = {}
        self.seen: dict[str, dict[str, str]] = {}   # person -> channel -> last message read
        self.by_channel: dict[str, list[str]] = {}
        self.observers: list[Observer] = []
        self.waiting: list[asyncio.Future[None]] = []

    def populate(self, name: str, people: Sequence[str], channels: Sequence[str], origin: str, locale: str) -> None:
        """Take up the kept world, then add whoever and whatever is named and not there yet."""
        things = self.keep.load() if self.keep else {}
        self.meta = things.get(("meta", "meta")) or {
            "secret": secrets.token_urlsafe(18), "token": secrets.token_urlsafe(36), "guild": self.ids.next(),
            "role": self.ids.next(), "name": name, "locale": locale}
        self.guilds[self.meta["guild"]] = Guild(self.meta["guild"], self.meta["name"], self.meta["role"])
        self.base = f"{origin}/{self.meta['secret']}"
        if self.keep:
            for (kind, thing), value in things.items():
                self.restore(kind, thing, self.keep.here(value, self.base))
            for message in self.posts.keys() & self.channels.keys():
                self.posts[message].payload["thread"] = self.channels[message].payload
            self.keep.open(self.base, things)
            self.touch("meta", "meta")
        if not any(person.bot for person in self.people.values()):
            self.put_person(Person(self.ids.next(), name, now(), bot=True))
        for who in people:
            if who not in {person.once or person.name for person in self.people.values()}:
                self.put_person(Person(self.ids.next(), who, now(), admin=not self.humans()))
        for where in channels:
            if where not in {channel.name for channel in self.text_channels()}:
                self.put_channel(text_channel(self.ids.next(), self.meta["guild"], where, len(self.text_channels())))

    def restore(self, kind: str, thing: str, value: Any) -> None:
        match kind:
            case "person":
                self.people[thing] = Person(**value)
            case "guild":
                self.guilds[thing] = Guild(**value)
            case "channel":
                self.have_channel(Channel(**value))
            case "post":
                self.posts[thing] = post = Post(**value)
                self.by_channel.setdefault(post.channel_id, []).append(thing)
                for attachment in post.payload["attachments"]:
                    self.ids.seen(attachment["id"])
            case "commands":
                self.commands = {command["id"]: command for command in value}
                for command in value:
                    self.ids.seen(command["version"])
            case "seen":
                self.seen[thing] = value
        if thing.isdigit():
            self.ids.seen(thing)

    @property
    def ahead(self) -> float:
        """Seconds that people have let pass: the time here is so much later than outside."""
        return float(self.meta.get("ahead", 0.0))

    def let_pass(self, seconds: float) -> None:
        self.meta["ahead"] = self.ahead + seconds
        self.touch("meta", "meta")

    def speak(self, locale: str) -> None:
        """The language of the guild."""
        self.meta["locale"] = locale
        self.touch("meta", "meta")

    def stamp(self) -> str:
        return (datetime.now(UTC) + timedelta(seconds=self.ahead)).isoformat()

    @property
    def bot(self) -> Person:
        return next(person for person in self.people.values() if person.bot)

    def humans(self) -> list[Person]:
        return [person for person in self.people.values() if not person.bot]

    @property
    def home(self) -> Guild:
        """The guild that the page shows."""
        return self.guilds[self.meta["guild"]]

    def text_channels(self, guild_id: str | None = None) -> list[Channel]:
        """Of a guild; at home, if none is said."""
        found = self.by_guild.get(guild_id or self.home.id, {})
        return [channel for channel in found.values() if channel.kind == TEXT]

    def threads(self, guild_id: str | None = None) -> list[Channel]:
        """Of a guild, or all."""
        found = self.by_guild.get(guild_id, {}) if guild_id else self.channels
        return [channel for channel in found.values() if channel.is_thread]

    def guild(self, guild_id: str) -> Payload:
        if guild_id not in self.guilds:
            raise Refused(404, 10004, "Unknown Guild")
        found = self.guilds[guild_id]
        return guild_payload(found.id, found.name, self.humans()[0].id if self.humans() else self.bot.id,
                             found.role, self.meta["locale"])

    def found(self, name: str, channels: Sequence[str]) -> Guild:
        """One more guild, with everybody in it. It is a millisecond older than the last, so they spread over shards."""
        number = (int(self.home.id) >> 22) - len(self.guilds) << 22
        guild = Guild(str(number), name, str(number + 1))
        self.guilds[guild.id] = guild
        self.touch("guild", guild.id)
        for position, where in enumerate(channels):
            self.put_channel(text_channel(self.ids.next(), guild.id, where, position))
        return guild

    def member(self, person: Person, guild_id: str) -> Payload:
        return person.member(*([self.guilds[guild_id].role] if person.bot else []))

    def direct_message(self, person: Person) -> Channel:
        for channel in self.channels.values():
            if channel.kind == 1 and person.id in channel.members:
                return channel
        channel = direct_message(self.ids.next(), person, self.bot)
        self.put_channel(channel)
        return channel

    def channel(self, channel_id: str) -> Channel:
        if channel_id not in self.channels:
            raise Refused(404, 10003, "Unknown Channel")
        return self.channels[channel_id]

    def denied(self, channel: Channel) -> int:
        """The permissions that the bot lacks there."""
        parent = self.channels.get(channel.payload.get("parent_id") or "", channel)
        own = self.guilds[channel.guild_id].role if channel.guild_id else ""
        return sum(int(rule["deny"]) for rule in parent.payload.get("permission_overwrites", [])
                   if rule["id"] == own)

    def post(self, message_id: str) -> Post:
        if message_id not in self.posts:
            raise Refused(404, 10008, "Unknown Message")
        return self.posts[message_id]

    def posts_in(self, channel_id: str) -> Iterator[Post]:
        """The newest first."""
        return (self.posts[message] for message in reversed(self.by_channel.get(channel_id, [])))

    def may_read(self, person: str, post: Post) -> bool:
        return post.reader == person if post.reader else self.channels[post.channel_id].may_read(person)

    def readers(self, post: Post) -> frozenset[str]:
        return frozenset(person.name for person in self.humans() if self.may_read(person.id, post))

    def put_person(self, person: Person) -> None:
        self.people[person.id] = person
        self.touch("person", person.id)

    def have_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild_id:
            self.by_guild.setdefault(channel.guild_id, {})[channel.id] = channel

    def put_channel(self, channel: Channel) -> None:
        self.have_channel(channel)
        self.touch("channel", channel.id)

    def drop_channel(self, channel: Channel) -> None:
        for message in self.by_channel.pop(channel.id, []):
            del self.posts[message]
            self.touch("post", message)
        del self.channels[channel.id]
        self.by_guild.get(channel.guild_id or "", {}).pop(channel.id, None)
        self.touch("channel", channel.id)

    def put_post(self, post: Post) -> None:
        if post.id not in self.posts:
            self.by_channel.setdefault(post.channel_id, []).append(post.id)
            self.posts[post.id] = post
        self.touch("post", post.id)

    def drop_post(self, post: Post) -> None:
        self.posts.pop(post.id, None)
        self.by_channel[post.channel_id].remove(post.id)
        self.touch("post", post.id)

    def put_commands(self, commands: dict[str, Payload]) -> None:
        self.commands = commands
        self.touch("commands", "commands")

    def mark_seen(self, person: str, channel: str, message: str) -> None:
        if int(self.seen.setdefault(person, {}).get(channel, "0")) < int(message):
            self.seen[person][channel] = message
            self.touch("seen", person)

    def touch(self, kind: str, thing: str) -> None:
        if self.keep:
            self.keep.write(kind, thing, self.value(kind, thing))
        self.announce(kind, thing)

    def announce(self, kind: str, thing: str = "") -> None:
        """Tell of what is not kept, such as that the bot came or went."""
        for observer in list(self.observers):
            observer(kind, thing)
        self.wake()

    def value(self, kind: str, thing: str) -> Any:
        match kind:
            case "meta":
                return self.meta
            case "person" | "guild":
                return facts(self.people[thing] if kind == "person" else self.guilds[thing])
            case "channel":
                return facts(self.channels[thing]) if thing in self.channels else None
            case "post":
                return facts(self.posts[thing]) if thing in self.posts else None
            case "commands":
                return list(self.commands.values())
            case _:
                return self.seen[thing]

    def wake(self) -> None:
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, predicate: Callable[[], object], patience: float) -> None:
        """Return as soon as it holds; looked at again after each change, request and gateway event."""
        async with asyncio.timeout(patience):
            while not predicate():
                future = asyncio.get_running_loop().create_future()
                self.waiting.append(future)
                await future


def facts(thing: Person | Guild | Channel | Post) -> Payload:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}

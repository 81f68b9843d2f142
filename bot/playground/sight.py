"""What a person sees on the page: channels, messages, commands, and how much of it is new to them."""

from itertools import islice

from .channel import Channel
from .person import Person
from .post import Post
from .typed import may_use
from .wire import Payload
from .world import World

MOST_COUNTED = 99


def visible(world: World, person: Person) -> list[Channel]:
    """At home, and direct messages."""
    return [channel for channel in world.channels.values()
            if channel.guild_id in (None, world.home.id) and channel.may_read(person.id)]


def channels(world: World, person: Person) -> list[Payload]:
    return [{"id": channel.id, "type": channel.kind, "name": channel.name, "parent": channel.payload.get("parent_id"),
             "archived": channel.archived, "locked": channel.locked, "last": channel.payload["last_message_id"]}
            for channel in visible(world, person)]


def people(world: World) -> list[Payload]:
    return [{"id": person.id, "name": person.name, "locale": person.locale, "admin": person.admin, "bot": person.bot}
            for person in world.people.values()]


def message(post: Post, person: Person) -> Payload:
    """Discord's payload and what the client knows besides: that it is private, and that it called this person."""
    return post.payload | {"private": post.reader is not None, "pinged": person.id in post.pinged}


def messages(world: World, person: Person, channel: Channel, *, before: str | None = None,
             limit: int = 50) -> list[Payload]:
    """The newest `limit` that this person may read, oldest first."""
    if not channel.may_read(person.id):
        return []
    found = (post for post in world.posts_in(channel.id) if world.may_read(person.id, post) and not post.dismissed
             and (before is None or int(post.id) < int(before)))
    return [message(post, person) for post in islice(found, limit)][::-1]


def badges(world: World) -> Payload:
    """For each person, by channel: how many messages are new, and how many of them call this person."""
    out: Payload = {}
    for person in world.humans():
        seen = world.seen.get(person.id, {})
        counts: Payload = {}
        for channel in visible(world, person):
            unread, pings = fresh(world, person, channel, int(seen.get(channel.id, "0")))
            if unread:
                counts[channel.id] = [unread, pings]
        out[person.id] = counts
    return out


def fresh(world: World, person: Person, channel: Channel, seen: int) -> tuple[int, int]:
    unread = pings = 0
    for post in world.posts_in(channel.id):
        if int(post.id) <= seen or unread >= MOST_COUNTED:
            break
        if world.may_read(person.id, post) and not post.dismissed and post.payload["author"]["id"] != person.id:
            unread += 1
            pings += person.id in post.pinged
    return unread, pings


def commands(world: World, person: Person) -> list[Payload]:
    return [command for command in world.commands.values() if command["type"] == 1 and may_use(person, command)]

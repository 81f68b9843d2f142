"""Whom and what is meant: a person or channel by id or name, a message by whatever stands for it."""

from .channel import Channel
from .interaction import Interaction
from .person import Person
from .post import Post
from .wire import Impossible, Payload
from .world import World

Message = str | Payload | Post | Interaction


class Directory:
    def __init__(self, world: World) -> None:
        self.world = world

    def person(self, who: str | Person) -> Person:
        found = who if isinstance(who, Person) else next(
            (person for person in self.world.humans() if who in (person.id, person.name)), None)
        if found is None:
            known = ", ".join([person.name for person in self.world.humans()])
            raise Impossible("page-cannot-person", person=str(who), known=known)
        return found

    def channel(self, where: str | Channel, person: str | Person | None = None) -> Channel:
        """By id, or the newest of that name at home that the person may read."""
        if isinstance(where, Channel):
            return where
        reader = self.person(person).id if person else None
        here = (None, self.world.home.id)
        found = [channel for channel in self.world.channels.values()
                 if (where == channel.id or (where == channel.name and channel.guild_id in here))
                 and (reader is None or channel.may_read(reader))]
        if not found:
            raise Impossible("page-cannot-channel", channel=where)
        return found[-1]

    def post(self, message: Message) -> Post:
        match message:
            case Post():
                return message
            case Interaction():
                if message.original is None:
                    raise Impossible("page-cannot-gone")
                return message.original
            case dict():
                return self.post(str(message["id"]))
        if message not in self.world.posts:
            raise Impossible("page-cannot-gone")
        return self.world.posts[message]

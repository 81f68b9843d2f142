"""Starting, archiving and joining threads. What a message in a thread does to it is told by messages."""

from .channel import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, thread, thread_member
from .form import Form
from .gateway import Gateway
from .ledger import Ledger
from .messages import Messages
from .post import Post
from .wire import HAS_THREAD, Payload, Refused, now
from .world import World

DURATIONS = (60, 1440, 4320, 10080)
IN_METADATA = ("archived", "locked", "auto_archive_duration", "invitable")
THREAD_CREATED = 18


class Threads:
    def __init__(self, world: World, gateway: Gateway, messages: Messages, ledger: Ledger) -> None:
        self.world, self.gateway, self.messages, self.ledger = world, gateway, messages, ledger

    async def start(self, parent: Channel, body: Payload, owner: str, message: Post | None = None) -> Channel:
        if parent.kind != TEXT:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if message is not None and message.id in self.world.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        form = Form()
        form.length(("name",), body.get("name"), 1, 100)
        minutes = body.get("auto_archive_duration") or 1440
        form.among(("auto_archive_duration",), minutes, DURATIONS)
        kind = PUBLIC_THREAD if message else body.get("type", PRIVATE_THREAD)
        form.among(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
        form.close()
        # A thread started from a message has the message's id.
        made = thread(message.id if message else self.world.ids.next(), parent, owner, body["name"], kind, minutes)
        self.world.put_channel(made)
        self.record(made)
        if message is not None:
            message.payload |= {"thread": made.payload, "flags": message.payload["flags"] | HAS_THREAD}
            self.world.put_post(message)
        elif kind == PUBLIC_THREAD:
            await self.announce(parent, made, owner)
        await self.gateway.dispatch("THREAD_CREATE", {**made.payload, "newly_created": True})
        return made

    async def announce(self, parent: Channel, made: Channel, owner: str) -> None:
        note = self.messages.draft(parent, self.world.people[owner], THREAD_CREATED)
        note.payload |= {"content": made.name, "message_reference": {
            "type": 0, "channel_id": made.id, "guild_id": made.guild_id}}
        await self.messages.publish(note, parent)

    async def change(self, channel: Channel, body: Payload) -> None:
        """Edit a channel or thread. An archived thread takes nothing but being opened again."""
        form = Form()
        if "name" in body:
            form.length(("name",), body["name"], 1, 100)
        if body.get("auto_archive_duration") is not None:
            form.among(("auto_archive_duration",), body["auto_archive_duration"], DURATIONS)
        form.close()
        if channel.archived and body.get("archived", True) and set(body) - {"archived", "locked"}:
            raise Refused(400, 50083, "Thread is archived")
        for key, value in body.items():
            if channel.is_thread and key in IN_METADATA:
                if key == "archived" and value != channel.archived:
                    channel.payload["thread_metadata"]["archive_timestamp"] = now()
                channel.payload["thread_metadata"][key] = value
            else:
                channel.payload[key] = value
        self.world.put_channel(channel)
        self.record(channel)
        await self.gateway.dispatch("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel.payload)

    async def delete(self, channel: Channel) -> None:
        if not channel.is_thread:
            raise Refused(403, 50013, "Missing Permissions")
        self.world.drop_channel(channel)
        await self.gateway.dispatch("THREAD_DELETE", {key: channel.payload[key]
                                                      for key in ("id", "guild_id", "parent_id", "type")})

    async def join(self, channel: Channel, person: str) -> None:
        await self.change_member(channel, person, join=True)

    async def leave(self, channel: Channel, person: str) -> None:
        await self.change_member(channel, person, join=False)

    async def change_member(self, channel: Channel, person: str, *, join: bool) -> None:
        if not channel.is_thread:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if person not in self.world.people:
            raise Refused(404, 10013, "Unknown User")
        if (person in channel.members) == join:
            return
        if join:
            channel.members.append(person)
        else:
            channel.members.remove(person)
        channel.payload["member_count"] = len(channel.members)
        self.world.put_channel(channel)
        await self.gateway.dispatch("THREAD_MEMBERS_UPDATE", {
            "id": channel.id, "guild_id": channel.guild_id, "member_count": len(channel.members),
            "added_members": [thread_member(channel, person)] if join else [],
            "removed_member_ids": [] if join else [person]})

    def record(self, channel: Channel) -> None:
        readers = frozenset(person.name for person in self.world.humans() if channel.may_read(person.id))
        self.ledger.show("thread", readers, channel.payload)

"""Channels, threads and direct messages, and what Discord says of them."""

from dataclasses import dataclass, field

from .person import Person
from .wire import Payload, now

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12


@dataclass(slots=True)
class Channel:
    payload: Payload
    members: list[str] = field(default_factory=list)   # of a thread: who joined it; of a direct message: the two

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def kind(self) -> int:
        return int(self.payload["type"])

    @property
    def name(self) -> str:
        return str(self.payload.get("name", ""))

    @property
    def is_thread(self) -> bool:
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def guild_id(self) -> str | None:
        return self.payload.get("guild_id")

    @property
    def archived(self) -> bool:
        return self.is_thread and bool(self.payload["thread_metadata"]["archived"])

    @property
    def locked(self) -> bool:
        return self.is_thread and bool(self.payload["thread_metadata"]["locked"])

    def may_read(self, person: str) -> bool:
        return self.kind in (TEXT, PUBLIC_THREAD) or person in self.members


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> Channel:
    return Channel({"id": channel_id, "type": TEXT, "name": name, "guild_id": guild_id, "position": position,
                    "permission_overwrites": [], "nsfw": False, "topic": None, "parent_id": None, "flags": 0,
                    "last_message_id": None, "rate_limit_per_user": 0})


def direct_message(channel_id: str, person: Person, bot: Person) -> Channel:
    return Channel({"id": channel_id, "type": DM, "recipients": [person.user()], "last_message_id": None, "flags": 0},
                   [person.id, bot.id])


def thread(thread_id: str, parent: Channel, owner: str, name: str, kind: int, minutes: int) -> Channel:
    stamp = now()
    return Channel({
        "id": thread_id, "type": kind, "name": name, "guild_id": parent.guild_id, "parent_id": parent.id,
        "owner_id": owner, "message_count": 0, "member_count": 1, "total_message_sent": 0, "rate_limit_per_user": 0,
        "flags": 0, "last_message_id": None,
        "thread_metadata": {"archived": False, "auto_archive_duration": minutes, "archive_timestamp": stamp,
                            "locked": False, "create_timestamp": stamp, "invitable": True},
    }, [owner])


def thread_member(channel: Channel, person: str) -> Payload:
    return {"id": channel.id, "user_id": person, "join_timestamp": now(), "flags": 0}

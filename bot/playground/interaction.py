"""One interaction: what a person did, and how the bot answered it."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field

from .channel import Channel
from .person import ALL_PERMISSIONS, Person
from .post import Post
from .wire import Payload, copied
from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, THINK, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(slots=True, eq=False)
class Interaction:
    payload: Payload
    person: Person
    channel: Channel
    began: float = field(default_factory=time.monotonic)
    answer: Payload | None = None      # the body of the callback
    original: Post | None = None       # what @original means to the bot
    followups: list[Post] = field(default_factory=list)
    failed: bool = False               # the time to answer is over
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def token(self) -> str:
        return str(self.payload["token"])

    @property
    def kind(self) -> int:
        return int(self.payload["type"])

    @property
    def source(self) -> str | None:
        """The message whose component was used, also for the modal it led to."""
        return self.payload["message"]["id"] if "message" in self.payload else None

    @property
    def modal(self) -> Payload | None:
        return self.answer["data"] if self.answer and self.answer["type"] == MODAL else None

    @property
    def choices(self) -> list[Payload]:
        return self.answer["data"]["choices"] if self.answer and self.answer["type"] == CHOICES else []

    @property
    def message(self) -> Payload | None:
        """The message that answered, or that was updated, as it is now."""
        return self.original.payload if self.original else None

    @property
    def shown(self) -> bool:
        """Whether the person sees a result, not only a placeholder that thinks."""
        return self.answer is not None and (self.original is None or not self.original.loading)


def begin(world: World, person: Person, channel: Channel, kind: int, data: Payload, post: Post | None) -> Interaction:
    guild = channel.guild_id
    payload: Payload = {
        "id": world.ids.next(), "application_id": world.bot.id, "type": kind, "data": data,
        "token": secrets.token_urlsafe(48), "version": 1, "channel_id": channel.id,
        "channel": {**channel.payload, "permissions": str(person.permissions)}, "locale": person.locale,
        "app_permissions": str(ALL_PERMISSIONS), "entitlements": [],
        "attachment_size_limit": world.attachments.size_limit,
        "authorizing_integration_owners": {"0": guild or "0"}, "context": 0 if guild else 1}
    if guild:
        payload |= {"guild_id": guild, "guild_locale": world.meta["locale"], "member": world.member(person, guild),
                    "guild": {"id": guild, "locale": world.meta["locale"], "features": []}}
    else:
        payload["user"] = person.user()
    if post is not None:
        payload["message"] = post.payload
    return Interaction(copied(payload), person, channel)

"""A message as the world holds it: Discord's payload, and beside it who may read it and whom it pinged."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from .person import Person
from .wire import EPHEMERAL, LOADING, Payload, now


@dataclass(slots=True)
class Post:
    payload: Payload
    reader: str | None = None          # of an ephemeral message: its only reader
    pinged: list[str] = field(default_factory=list)
    dismissed: bool = False

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def channel_id(self) -> str:
        return str(self.payload["channel_id"])

    @property
    def loading(self) -> bool:
        return bool(self.payload["flags"] & LOADING)

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    def components(self) -> Iterator[Payload]:
        yield from walk(self.payload["components"])

    def component(self, custom_id: str) -> Payload | None:
        return next((part for part in self.components() if part.get("custom_id") == custom_id), None)

    def text(self) -> str:
        parts = [self.payload["content"], *(part["content"] for part in self.components() if part["type"] == 10)]
        return "\n".join(part for part in parts if part)


def walk(components: list[Payload]) -> Iterator[Payload]:
    for part in components:
        yield part
        yield from walk(part.get("components", []))
        for key in ("accessory", "component"):
            if key in part:
                yield from walk([part[key]])


def blank(message_id: str, channel_id: str, author: Person, kind: int = 0) -> Payload:
    return {"id": message_id, "channel_id": channel_id, "author": author.user(), "content": "", "timestamp": now(),
            "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
            "attachments": [], "embeds": [], "pinned": False, "type": kind, "flags": 0, "components": []}

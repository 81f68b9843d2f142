"""What happened, for tests that search it: every request of the bot, and everything anybody could come to read."""

from collections import deque
from dataclasses import dataclass, field

from .wire import Payload, copied


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of the bot and the reply it got. `route` has the names of its parts: /channels/{channel}/messages."""

    method: str
    route: str
    path: str
    query: dict[str, str]
    body: Payload | list[Payload] | None
    files: dict[str, Upload]
    status: int
    reply: Payload | list[Payload] | None


@dataclass(frozen=True, slots=True)
class Sent:
    """Something shown: a message when sent and again at each edit, a modal, choices of an autocomplete, a thread.

    `readers` and `pinged` hold names of people; `files` the bytes of attachments by file name.
    """

    kind: str
    readers: frozenset[str]
    payload: Payload
    pinged: frozenset[str] = frozenset()
    files: dict[str, bytes] = field(default_factory=dict)


class Ledger:
    def __init__(self, recall: int | None) -> None:
        self.exchanges: deque[Exchange] = deque(maxlen=recall)
        self.sent: deque[Sent] = deque(maxlen=recall)

    def show(self, kind: str, readers: frozenset[str], payload: Payload, pinged: frozenset[str] = frozenset(),
             files: dict[str, bytes] | None = None) -> None:
        if self.sent.maxlen != 0:
            self.sent.append(Sent(kind, readers, copied(payload), pinged, files or {}))

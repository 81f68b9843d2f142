"""What a finished match leaves behind of a seat: things counted, and what was chosen how often. Named, never worded."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .record import record
from .text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .event import Event


@record
class Trace:
    """How many of something; its words are `<game>-trace-<name>`. `of`: which of several that could be chosen, by the
    id of a text or by a proper name.
    """

    name: str
    count: int
    of: str = ""


def counted(**counts: int) -> Iterator[Trace]:
    for name, count in counts.items():
        yield Trace(name.replace("_", "-"), count)


def chosen(name: str, things: Iterable[str]) -> Iterator[Trace]:
    """How often each of them, the most frequent first."""
    for thing, count in Counter(things).most_common():
        yield Trace(name, count, thing)


def done(events: Iterable[Event], seat: int, *kinds: str) -> list[Event]:
    """What the seat has done of these kinds."""
    return [event for event in events if event.seat == seat and event.kind in kinds]


def named(event: Event, arg: str) -> str:
    """The text or the proper name that an event tells under this word."""
    match dict(event.args)[arg]:
        case str(name) | Text(_, (("name", str(name)),)):
            return name
        case Text(id_):
            return id_
        case _:
            return ""


def numbered(event: Event, arg: str) -> int:
    found = dict(event.args)[arg]
    return found if isinstance(found, int) else 0

"""What a finished match leaves behind of each seat. Knows no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.store import NewLegacy
from engine import EVENTS, by_line, figures, reached

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine import Event, Match, Result


class Logged(Protocol):
    """A move, as it is written or as it was read."""

    @property
    def events(self) -> bytes: ...


def left(match: Match, result: Result, events: Sequence[Event], *, whole: bool) -> list[NewLegacy]:
    """By seat. Of a match that has not come to its end no more is kept than its sheets."""
    name = match.game.meta.name
    found = []
    for seat in range(match.seats):
        lines = by_line(name, result.sheets[seat])
        if not whole:
            found.append(NewLegacy(seat, lines, whole=False))
            continue
        traces = match.traces(seat, events)
        achieved = reached(match.game.achievements, figures(name, result, seat, traces))
        kept = tuple([(trace.name, trace.count, trace.of) for trace in traces])
        found.append(NewLegacy(seat, lines, kept, achieved))
    return found


def heard(moves: Iterable[Logged]) -> list[Event]:
    """All that was told in a match."""
    return [event for move in moves for event in EVENTS.validate_json(move.events)]

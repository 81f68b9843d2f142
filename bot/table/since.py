"""What happened around a seat's own last move: what it did itself, and what others have done since. Knows no Discord
and no database; nobody hears of a part that is not complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import EVENTS, Event, record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import MoveRow

NEWEST = 3  # told where there is more; a line that says of one thing more would take its place


@record
class Since:
    """`own`: what the seat's last part tells. `others`: the newest of what others did; `more` came before those."""

    own: tuple[Event, ...] = ()
    others: tuple[Event, ...] = ()
    more: int = 0
    moved: bool = False

    def followed(self, seat: int, told: Sequence[Event]) -> Since:
        """More has become known. What is quiet shows by itself, and what the seat did it knows."""
        others = (*self.others, *[event for event in told if event.seat != seat and not event.quiet])
        more = self.more + max(0, len(others) - NEWEST - 1)
        return Since(self.own, others[-NEWEST - 1 :], more, self.moved)


def own_move(seat: int, part: Sequence[Event]) -> Since:
    """The seat has moved: what was before it has seen. `part`: what its moves tell."""
    return Since(own=tuple([event for event in part if event.seat == seat]), moved=True)


def remembered(log: Sequence[MoveRow], seat: int) -> Since:
    """From the newest moves, oldest first."""
    at = max((number for number, move in enumerate(log) if move.seat == seat), default=None)
    if at is None:
        return Since().followed(seat, [event for move in log if move.told for event in events(move)])
    found = own_move(seat, events(log[at]))
    return found.followed(seat, [event for move in log[at:] if move.told for event in events(move)])


def events(move: MoveRow) -> list[Event]:
    return EVENTS.validate_json(move.events)

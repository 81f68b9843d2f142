"""What happened around a seat's own last move: what it did itself, and what others have done since, with what matters
to the seat first. Knows no Discord and no database; nobody hears of a part that is not complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import EVENTS, Event, Text, record

from .moves import OTHERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.store import MoveRow, NewMove
    from engine import Arg, Meta

TOLD = 3  # of what others did; the rest is counted
Heard = tuple[int | None, Event]  # who moved, and what came of it


@record
class Since:
    """`own`: what the seat's last part tells. `others`: what has become known since."""

    own: tuple[Event, ...] = ()
    others: tuple[Event, ...] = ()
    moved: bool = False

    def followed(self, seat: int, told: Iterable[Heard], meta: Meta) -> Since:
        """More has become known. What is quiet shows by itself, and what the seat did it knows; but not what the move
        of another did to it.
        """
        more = [
            event for mover, event in told
            if not event.quiet and (event.seat != seat or (mover != seat and event.kind in meta.touching))
        ]
        return Since(self.own, (*self.others, *more), self.moved)

    def telling(self, seat: int, meta: Meta) -> tuple[Event, ...]:
        """The few that matter most: of the same weight the newest, and all in their order."""
        heavy = sorted(enumerate(self.others), key=lambda one: (weight(one[1], seat, meta), -one[0]))[:TOLD]
        return tuple([event for _, event in sorted(heavy, key=lambda one: (weight(one[1], seat, meta), one[0]))])


def weight(event: Event, seat: int, meta: Meta) -> int:
    """Least for what changes something for the seat, then what has ended or was turned up for all."""
    if event.seat == seat and event.kind in meta.touching:
        return 0
    if event.kind in meta.closing:
        return 1
    if names(event.args, seat):
        return 0
    return 1 if event.reveals and not event.secret else 2


def names(args: Sequence[tuple[str, Arg]], seat: int) -> bool:
    """Whether an argument `seat`, or one that ends so, is this seat."""
    return any(
        (name.endswith("seat") and value == seat)
        or any(names(part.args, seat) for part in (value if isinstance(value, tuple) else (value,))
               if isinstance(part, Text))
        for name, value in args
    )


def own_move(seat: int, part: Sequence[Event]) -> Since:
    """The seat has moved: what was before it has seen. `part`: what its moves tell."""
    return Since(own=tuple([event for event in part if event.seat == seat]), moved=True)


def remembered(log: Sequence[MoveRow], seat: int, meta: Meta) -> Since:
    """From the newest moves, oldest first."""
    at = max((number for number, move in enumerate(log) if own(move, seat)), default=None)
    if at is None:
        return Since().followed(seat, heard(log), meta)
    return own_move(seat, events(log[at])).followed(seat, heard(log[at:]), meta)


def own(move: MoveRow | NewMove, seat: int) -> bool:
    """Whether somebody has made it himself; what was done for him he has not seen."""
    return move.seat == seat and move.made not in OTHERS


def heard(log: Sequence[MoveRow]) -> list[Heard]:
    return [(move.seat, event) for move in log if move.told for event in events(move)]


def events(move: MoveRow) -> list[Event]:
    return EVENTS.validate_json(move.events)

"""What happened around a seat's own last move: what it did itself, and what others have done since, most of all what
matters to the seat. Knows no Discord and no database; nobody hears of a part that is not complete.
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
    """`own`: what the seat's last part tells. `others`: what has become known since; `causes`: for each of them the
    place of what its mover did first, or its own. `run`: who has moved last, and the place of what he did first.
    """

    own: tuple[Event, ...] = ()
    others: tuple[Event, ...] = ()
    moved: bool = False
    causes: tuple[int, ...] = ()
    run: tuple[int | None, int | None] = (None, None)

    def followed(self, seat: int, told: Iterable[Heard], meta: Meta) -> Since:
        """More has become known. What is quiet shows by itself, and what the seat did it knows, with all that came of
        it; but not what the move of another did to it.
        """
        others, causes, (last, first) = [*self.others], [*self.causes], self.run
        for mover, event in told:
            if not event.quiet and news(event, mover, seat, meta):
                last, first = mover, first if mover == last else None
                if first is None and mover is not None and event.seat == mover:
                    first = len(others)
                causes.append(len(others) if first is None else first)
                others.append(event)
        return Since(self.own, tuple(others), self.moved, tuple(causes), (last, first))

    def telling(self, seat: int, meta: Meta) -> tuple[Event, ...]:
        """The few that matter most, each with what has led to it if there is room: of the same weight the newest, and
        all in the order in which they happened.
        """
        shown: set[int] = set()
        for place in sorted(range(len(self.others)), key=lambda at: (weight(self.others[at], seat, meta), -at)):
            both = shown | {place, self.causes[place]}
            alone = shown | {place}
            shown = both if len(both) <= TOLD else alone if len(alone) <= TOLD else shown
        return tuple([self.others[place] for place in sorted(shown)])


def news(event: Event, mover: int | None, seat: int, meta: Meta) -> bool:
    """Whether the seat learns it from others. Where all choose at once, the last to choose makes known what the others
    have done; but what his move gives or takes, whoever gets it, is his own doing.
    """
    if mover == seat:
        return event.seat not in (None, seat) and event.kind not in meta.touching
    return event.seat != seat or event.kind in meta.touching


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


def own_move(seat: int, part: Sequence[Event], meta: Meta) -> Since:
    """The seat has moved: what was before it has seen. `part`: what its moves tell, with what came of them."""
    own = [event for event in part if event.seat == seat or not (event.quiet or news(event, seat, seat, meta))]
    return Since(own=tuple(own), moved=True)


def remembered(log: Sequence[MoveRow], seat: int, meta: Meta) -> Since:
    """From the newest moves, oldest first."""
    at = max((number for number, move in enumerate(log) if own(move, seat)), default=None)
    if at is None:
        return Since().followed(seat, heard(log), meta)
    return own_move(seat, events(log[at]), meta).followed(seat, heard(log[at:]), meta)


def own(move: MoveRow | NewMove, seat: int) -> bool:
    """Whether somebody has made it himself; what was done for him he has not seen."""
    return move.seat == seat and move.made not in OTHERS


def heard(log: Sequence[MoveRow]) -> list[Heard]:
    return [(move.seat, event) for move in log if move.told for event in events(move)]


def events(move: MoveRow) -> list[Event]:
    return EVENTS.validate_json(move.events)

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
LIGHT, IDLE = 2, 3  # the weights of what changes nothing for the seat, and of what came to nothing
Heard = tuple[int | None, tuple[Event, ...]]  # who moved, and what came of it


@record
class Since:
    """`own`: what the seat's last part tells. `others`: what has become known since; `causes`: for each of them the
    place of what its mover did with that move, or its own, and of what he began with, or of what a whole turn began
    with. `run`: who has moved last, and the place of what he began with. `led`: the place of what began the turn.
    """

    own: tuple[Event, ...] = ()
    others: tuple[Event, ...] = ()
    moved: bool = False
    causes: tuple[tuple[int, int], ...] = ()
    run: tuple[int | None, int | None] = (None, None)
    led: int | None = None

    def followed(self, seat: int, told: Iterable[Heard], meta: Meta) -> Since:
        """More has become known. What is quiet shows by itself, and what the seat did it knows, with all that came of
        it; but not what the move of another did to it.
        """
        others, causes, (last, begun), led = [*self.others], [*self.causes], self.run, self.led
        for mover, events in told:
            last, begun, done = mover, begun if mover == last else None, None
            for event in events:
                if not event.quiet and news(event, mover, seat, meta):
                    if done is None and mover is not None and event.seat == mover:
                        done = len(others)
                        begun = done if begun is None else begun
                    cause = earlier(others, event, mover) if done is None else done
                    led = len(others) if event.kind in meta.leading else led
                    first = begun if led is None else led
                    causes.append((cause, cause if first is None else first))
                    others.append(event)
        return Since(self.own, tuple(others), self.moved, tuple(causes), (last, begun), led)

    def touches(self, seat: int, meta: Meta) -> bool:
        """Whether others have changed something for the seat."""
        return any(weight(event, seat, meta) == 0 for event in self.others)

    def telling(self, seat: int, meta: Meta) -> tuple[Event, ...]:
        """How the turn began and the few that matter most, none without the move that has led to it, and one more for
        how the first of them began: of the same weight the newest, and all as they happened. To count one more takes
        the room to tell it.
        """
        weights = [weight(event, seat, meta) for event in self.others]
        order = sorted(range(len(self.others)), key=lambda place: (weights[place], -place))
        grave = [place for place in order if weights[place] < LIGHT]
        shown = more(set() if self.led is None else {self.led}, [{place, self.causes[place][0]} for place in grave])
        shown = more(shown, [{place, self.causes[place][0]} for place in order])
        shown |= {self.causes[place][1] for place in grave[:1]}
        whole = len(shown) + 1 == len(order)
        return self.others if whole else tuple([self.others[place] for place in sorted(shown)])


def more(shown: set[int], wanted: Iterable[set[int]]) -> set[int]:
    for each in wanted:
        shown = shown | each if len(shown | each) <= TOLD else shown
    return shown


def earlier(others: Sequence[Event], event: Event, mover: int | None) -> int:
    """Where a move makes happen what another has begun, as whoever lets an Element pass: what that one did last."""
    if event.seat is None or event.seat == mover:
        return len(others)
    return max((place for place, other in enumerate(others) if other.seat == event.seat), default=len(others))


def news(event: Event, mover: int | None, seat: int, meta: Meta) -> bool:
    """Whether the seat learns it from others. Where all choose at once, the last to choose makes known what the others
    have done; but what his move gives or takes, whoever gets it, is his own doing.
    """
    if mover == seat:
        return event.seat not in (None, seat) and event.kind not in meta.touching
    return event.seat != seat or event.kind in meta.touching


def weight(event: Event, seat: int, meta: Meta) -> int:
    """Least for what changes something for the seat, then what has ended or was turned up for all; most for what came
    to nothing.
    """
    if event.seat == seat and event.kind in meta.touching:
        return 0
    if event.kind in meta.closing:
        return 1
    if names(event.args, seat):
        return 0
    if event.kind in meta.idle:
        return IDLE
    return 1 if event.reveals and not event.secret else LIGHT


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
    part = [event for move in log[: at + 1] if own(move, seat) and of_part(move, log[at]) for event in events(move)]
    return own_move(seat, part, meta).followed(seat, heard(log[at:]), meta)


def of_part(move: MoveRow, last: MoveRow) -> bool:
    """Whether it belongs to the part that ended with the other; of moves of earlier versions nobody knows."""
    return move == last or (last.beat is not None and (move.beat, move.told) == (last.beat, last.told))


def later(log: Sequence[MoveRow], seat: int) -> Sequence[MoveRow]:
    """What was done after the seat's own last move; nothing, if that is not among them."""
    at = max((number for number, move in enumerate(log) if own(move, seat)), default=None)
    return () if at is None else log[at + 1 :]


def own(move: MoveRow | NewMove, seat: int) -> bool:
    """Whether somebody has made it himself; what was done for him he has not seen."""
    return move.seat == seat and move.made not in OTHERS


def heard(log: Sequence[MoveRow]) -> list[Heard]:
    return [(move.seat, events(move)) for move in log if move.told]


def events(move: MoveRow) -> tuple[Event, ...]:
    return tuple(EVENTS.validate_json(move.events))

"""A match in memory: its row, its position, and what of it has not been told yet. Knows no Discord and no database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from bot.store import CoachRow, MatchRow, MoveRow, NewMove, OrderRow
from engine import EVENTS, Answer, Event, Match, Result, Sheet, record

from .moves import BOT, ORDER
from .position import Position
from .rewind import Trail
from .since import Since


@record
class Untold:
    """`beat`: of the table when it was made. `ordered`: by a standing order. `bot`: by one, whose seat it may be."""

    seat: int
    events: tuple[Event, ...]
    beat: int | None = None
    ordered: bool = False
    bot: bool = False

    @classmethod
    def of(cls, move: NewMove | MoveRow) -> Self:
        events = tuple(EVENTS.validate_json(move.events))
        return cls(move.seat or 0, events, move.beat, move.made == ORDER, move.made == BOT)

    def complete(self, match: Match) -> bool:
        """Whether the part it belongs to is over."""
        return self.beat != match.beats or self.seat not in match.waiting


@dataclass(slots=True)
class Session:
    """`untold`: what of parts that are not complete. `trails` and `since`: of every seat that somebody has asked about.

    `marked`: what a seat has marked for its answer, and at which count of its question. `facing`: who has moved
    last, and looks at the match. `totals`: everybody's when something was told last, as far as is remembered.
    `advised`: the last idea that a seat was given, and in which match.
    """

    row: MatchRow
    match: Match
    untold: list[Untold] = field(default_factory=list)
    trails: dict[int, Trail] = field(default_factory=dict)
    since: dict[int, Since] = field(default_factory=dict)
    marked: dict[int, tuple[int, tuple[int, ...]]] = field(default_factory=dict)
    orders: tuple[OrderRow, ...] = ()
    coach: CoachRow | None = None
    facing: int | None = None
    totals: tuple[int, ...] | None = None
    advised: dict[int, tuple[Match, tuple[Answer, ...]]] = field(default_factory=dict)
    looked: Position | None = None

    @property
    def position(self) -> Position:
        """As the match is now."""
        if self.looked is None or self.looked.match is not self.match:
            self.looked = Position(self.match)
        return self.looked

    @property
    def people(self) -> frozenset[int]:
        return frozenset([seat.seat for seat in self.row.seats if seat.user is not None])

    @property
    def users(self) -> dict[int, int]:
        """The people, by their seats."""
        return {seat.seat: seat.user for seat in self.row.seats if seat.user is not None}

    @property
    def owners(self) -> dict[int, int]:
        """Those for whom a bot keeps the seat, by their seats."""
        return {seat.seat: seat.owner for seat in self.row.seats if seat.owner is not None}

    @property
    def goes_on(self) -> bool:
        return self.row.status == "running" and self.row.paused is None

    @property
    def waiting(self) -> frozenset[int]:
        return self.people.intersection(self.match.waiting) if self.row.status == "running" else frozenset()

    @property
    def result(self) -> Result | None:
        """Of a match that was ended early too: what each can work out for himself, and who was said to have won."""
        if self.match.result or self.row.status != "over":
            return self.match.result
        return Result(sheets(self.position), tuple([seat.seat for seat in self.row.seats if seat.won]))

    def marks(self, seat: int) -> tuple[int, ...] | None:
        """What the seat has marked for the question it is asked now, as far as is remembered."""
        count, found = self.marked.get(seat, (None, None))
        return found if count == self.match.count(seat) else None

    def mark(self, seat: int, marks: tuple[int, ...]) -> None:
        self.marked[seat] = self.match.count(seat), marks

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.row.seats if seat.user == user), None)

    def kept_for(self, user: int) -> int | None:
        """The seat that a bot keeps for this person."""
        return next((seat.seat for seat in self.row.seats if seat.owner == user), None)


def sheets(position: Position) -> tuple[Sheet, ...]:
    """As the match stands: everybody's own, with what only he knows; then whoever else is scored."""
    seats = range(position.match.seats)
    return (*[position.scores(seat)[seat] for seat in seats], *position.scores(None)[len(seats) :])

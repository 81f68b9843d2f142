"""A match in memory: its row, its position, and what of it has not been told yet. Knows no Discord and no database."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.store import MatchRow
from engine import Event, Match, record

from .position import Position
from .rewind import Trail


@record
class Untold:
    seat: int
    events: tuple[Event, ...]


@dataclass(slots=True)
class Session:
    """`untold`: what of parts that are not complete. `trails`: of every seat whose last move somebody has asked for."""

    row: MatchRow
    match: Match
    untold: list[Untold] = field(default_factory=list)
    trails: dict[int, Trail] = field(default_factory=dict)
    looked: Position | None = None

    @property
    def position(self) -> Position:
        """As the match is now."""
        if self.looked is None or self.looked.match is not self.match:
            self.looked = Position(self.match)
        return self.looked

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.row.seats])

    @property
    def people(self) -> frozenset[int]:
        return frozenset([seat.seat for seat in self.row.seats if seat.user is not None])

    @property
    def users(self) -> dict[int, int]:
        """The people, by their seats."""
        return {seat.seat: seat.user for seat in self.row.seats if seat.user is not None}

    @property
    def waiting(self) -> frozenset[int]:
        return self.people.intersection(self.match.waiting)

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.row.seats if seat.user == user), None)

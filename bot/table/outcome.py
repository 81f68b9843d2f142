"""What comes of a move or a decision besides the position: who sits where, what the table reads of it, how it ended.

Knows no Discord and no database.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import Ballot, Decision, NewOrder, Rule, SeatRow
from engine import Result, record

from .posts import Changed, remembered

if TYPE_CHECKING:
    from bot.store import MatchRow


class MatchPaused(Exception):
    """Nothing can be done until the table goes on."""


@record
class Outcome:
    """`order`: one that is given, `stopped`: those that end.

    `logged`: what only the log tells. `result`: the match ends with it before its time.

    `needs`: what becomes of the needs besides what follows from who is asked.
    """

    ballot: Ballot | None = None
    seats: tuple[SeatRow, ...] = ()
    posts: tuple[Changed, ...] = ()
    pause: bool | None = None
    result: Result | None = None
    needs: Rule | None = None
    order: NewOrder | None = None
    stopped: tuple[int, ...] = ()
    logged: tuple[Changed, ...] = ()
    tempo: float | None = None

    @property
    def decision(self) -> Decision:
        """For the store."""
        changes = tuple([remembered(post) for post in (*self.posts, *self.logged)])
        return Decision(self.ballot, self.seats, changes, self.pause, self.order, self.stopped, self.tempo)

    def seated(self, row: MatchRow) -> MatchRow:
        """The match as everybody sits then."""
        fresh = {seat.seat: seat for seat in self.seats}
        return replace(row, seats=tuple([fresh.get(seat.seat, seat) for seat in row.seats]))

    def changed(self, row: MatchRow) -> frozenset[int]:
        """Whose seats have somebody else then."""
        return frozenset([seat.seat for seat in self.seats if seat.user != row.seats[seat.seat].user])


PLAIN = Outcome()


def paused(row: MatchRow, outcome: Outcome) -> bool:
    """Whether nothing can be done after it."""
    return row.paused is not None if outcome.pause is None else outcome.pause


def people(row: MatchRow) -> frozenset[int]:
    return frozenset([seat.seat for seat in row.seats if seat.user is not None])


def present(row: MatchRow, seat: int) -> Outcome:
    """Somebody moves: a seat that the table has offered to anybody, or lent to a bot, is his own again."""
    mine = row.seats[seat]
    own = replace(mine, offered=mine.offered or None, lent=None)
    return Outcome(seats=(own,)) if own != mine else PLAIN

"""What whoever sits at a table is called. Where a bot plays, the name says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store import SeatRow
    from bot.table.session import Session

    from .reader import Reader


def names(session: Session, reader: Reader) -> tuple[str, ...]:
    """By seat."""
    return tuple([name(seat, reader) for seat in session.row.seats])


def name(seat: SeatRow, reader: Reader) -> str:
    known = seat.name or reader.say("name-forgotten")
    return known if seat.bot is None else reader.say("name-bot", name=known)

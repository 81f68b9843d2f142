"""What whoever sits at a table is called. Where a bot plays, the name says so; in words with the face of its level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.bots import FACES

if TYPE_CHECKING:
    from bot.store import SeatRow
    from bot.table.session import Session

    from .reader import Reader


def names(session: Session, reader: Reader) -> tuple[str, ...]:
    """By seat."""
    return tuple([name(seat, reader) for seat in session.row.seats])


def drawn_names(session: Session, reader: Reader) -> tuple[str, ...]:
    """For pictures, whose letters have no faces."""
    return tuple([name(seat, reader, drawn=True) for seat in session.row.seats])


def name(seat: SeatRow, reader: Reader, *, drawn: bool = False) -> str:
    known = seat.name or reader.say("name-forgotten")
    if seat.bot is None:
        return known
    if drawn or seat.bot not in FACES:
        return reader.say("name-bot", name=known)
    return reader.say("name-level", name=known, face=FACES[seat.bot])

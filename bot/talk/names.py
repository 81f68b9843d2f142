"""What whoever sits at a table is called. Where a bot plays, the name says so; in words with the face of its level."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.table.bots import FACES
from render import called, written

from .message import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.store import SeatRow
    from bot.table.session import Session

    from .reader import Reader


def names(session: Session, reader: Reader) -> tuple[str, ...]:
    """By seat."""
    return tuple([name(seat, reader) for seat in session.row.seats])


def names_in_text(session: Session, reader: Reader) -> tuple[str, ...]:
    """By seat, for words in which a name neither formats nor pings."""
    return tuple([plain(each) for each in names(session, reader)])


def names_then(session: Session, reader: Reader, lent: Sequence[int]) -> tuple[str, ...]:
    """By seat, where bots have played for these people."""
    seats = [replace(seat, bot="bot") if seat.seat in lent else seat for seat in session.row.seats]
    return tuple([name(seat, reader) for seat in seats])


def capital(reader: Reader, said: str) -> str:
    """With a capital where it begins with somebody whose name is not known any more; a name stays as it is written."""
    somebody = f"**{reader.say('name-forgotten')}**"
    return f"**{somebody[2:3].upper()}{said[3:]}" if said.startswith(somebody) else said


def drawn_names(session: Session, reader: Reader) -> tuple[str, ...]:
    """For pictures, whose letters have no faces."""
    return tuple([name(seat, reader, drawn=True) for seat in session.row.seats])


def own_name(user: discord.User | discord.Member) -> str:
    """What somebody who sits down is called from now on."""
    return called(user.display_name, user.name)


def name(seat: SeatRow, reader: Reader, *, drawn: bool = False) -> str:
    known = seat.name or reader.say("name-forgotten")
    if drawn:
        known = written(known) or reader.say("name-seat", number=seat.seat + 1)
    if seat.bot is None:
        return known
    return bot_name(known, "" if drawn else seat.bot, reader)


def bot_name(known: str, level: str, reader: Reader) -> str:
    """`level`: of a bot that shows its face."""
    if level not in FACES:
        return reader.say("name-bot", name=known)
    return reader.say("name-level", name=known, face=FACES[level])

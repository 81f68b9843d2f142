"""Who sits at a table and what was chosen for it, in words: of a lobby and of a match that begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import lobby as table
from bot.table.bots import FACES
from bot.table.customs import chosen as liked
from bot.table.customs import telling
from bot.table.lobby import applying
from engine import text

from .message import plain

if TYPE_CHECKING:
    from bot.store import MatchRow, SeatRow
    from engine import Setting

    from .reader import Reader


ALONE = (1,)  # the seats of an option that means something only for one
FOR_ONE = {"seat-option": "seat-option-alone", "option-now": "option-now-alone"}  # how it is said then


def seats(row: MatchRow, reader: Reader) -> list[str]:
    """In the order of the table."""
    return [sitting(seat, reader) for seat in row.seats]


def sitting(seat: SeatRow, reader: Reader) -> str:
    number, name = seat.seat + 1, plain(seat.name)
    if seat.bot is None:
        return reader.say("seat-person", number=number, name=name)
    if seat.bot not in FACES:
        return reader.say("seat-bot", number=number, name=name)
    level = text(f"level-{seat.bot}")
    return reader.say("seat-level", number=number, name=name, face=FACES[seat.bot], level=level)


def settings(row: MatchRow, reader: Reader) -> list[str]:
    """Every option that means something for so many."""
    return [*[option(row, reader, setting) for setting in applying(row)], *paces(row, reader), *customs(row, reader)]


def paces(row: MatchRow, reader: Reader) -> list[str]:
    """The one that was declared, if any was."""
    if row.pace_hours is None:
        return []
    return [reader.say("seat-option", name=text("pace"), value=text(f"pace-{row.pace_hours}"))]


def customs(row: MatchRow, reader: Reader) -> list[str]:
    """Those that are worth a line."""
    found = [(custom, liked(row, custom)) for custom in telling(row)]
    return [
        reader.say("seat-option", name=text(f"custom-{custom}"), value=text(f"custom-{custom}-{value}"))
        for custom, value in found
    ]


def option(row: MatchRow, reader: Reader, setting: Setting) -> str:
    return said(row, reader, setting, "seat-option")


def said(row: MatchRow, reader: Reader, setting: Setting, how: str) -> str:
    """What is chosen; of an option for one alone a table that has not begun says so, for others may sit down while it
    is read.
    """
    name = reader.say(f"{row.game}-setting-{setting.name}")
    value = value_of(row, reader, setting, table.chosen(row, setting))
    open_ = row.status == "lobby" and setting.seats == ALONE
    return reader.say(FOR_ONE[how] if open_ else how, name=name, value=value)


def value_of(row: MatchRow, reader: Reader, setting: Setting, value: str) -> str:
    return reader.say(f"{row.game}-setting-{setting.name}-{value}")

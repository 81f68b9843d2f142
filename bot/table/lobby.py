"""A table before its match begins: who may sit down, who is the host, which options there are. Knows no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import NoSuchMatch, NotALobby, SeatRow
from engine import LEVELS

from .bots import bird
from .customs import after
from .game import game_of
from .pace import PACES
from .rematch import turned
from .rhythm import watched

if TYPE_CHECKING:
    from bot.store import MatchRow, Store
    from engine import Setting

NAME = 68  # characters of what a person is called: on Discord 32, and the account's name beside it


class NotTheHost(Exception):
    """Only who opened the table may do that."""

    def __init__(self, host: int) -> None:
        super().__init__(f"only {host} may do that")
        self.host = host


class NoBotHere(Exception):
    """There is none that could be taken away."""


class NoSuchPace(Exception):
    """A part may take as long as the table says, but only so many hours are offered."""


class NoSuchLevel(Exception):
    """No bot plays like that."""


class NobodyPlays(Exception):
    """A match needs a person."""


async def open_table(store: Store, match_id: int) -> MatchRow:
    """The table, if its match has not begun."""
    row = await store.match(match_id)
    if row is None:
        raise NoSuchMatch(f"There is no match {match_id}.")
    if row.status != "lobby":
        raise NotALobby(f"Match {match_id} has already begun or is closed.")
    return row


def hosted(row: MatchRow, user: int) -> None:
    if user != row.host:
        raise NotTheHost(row.host)


def applying(row: MatchRow) -> list[Setting]:
    """The options that mean anything for as many as sit here now."""
    return [s for s in game_of(row).meta.settings if not s.seats or not row.seats or len(row.seats) in s.seats]


def chosen(row: MatchRow, setting: Setting) -> str:
    return row.options.get(setting.name, setting.default)


def full(row: MatchRow) -> bool:
    return len(row.seats) >= most(row)


def most(row: MatchRow) -> int:
    return game_of(row).meta.seats[-1]


async def join(store: Store, row: MatchRow, user: int, name: str) -> MatchRow:
    joined = await store.join(row.id, user, name[:NAME], most=most(row))
    before = await store.match(row.rematch) if row.rematch is not None else None
    return joined if before is None else await store.arrange(row.id, lambda seats: turned(before, seats))


def seated(level: str, seats: int, user: int | None = None, name: str = "") -> tuple[SeatRow, ...]:
    """The person, if there is one, and then bots of that level."""
    if level not in LEVELS:
        raise NoSuchLevel(f"{level!r} is no level")
    rows = [SeatRow(0, user, None, name[:NAME])] if user is not None else []
    while len(rows) < seats:
        rows.append(SeatRow(len(rows), None, level, bird([row.name for row in rows], level)))
    return tuple(rows)


async def add_bot(store: Store, row: MatchRow, level: str) -> MatchRow:
    if level not in LEVELS:
        raise NoSuchLevel(f"{level!r} is no level")
    return await store.add_bot(row.id, level, bird([seat.name for seat in row.seats], level), most=most(row))


def bots(row: MatchRow) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.bot is not None]


async def remove_bot(store: Store, row: MatchRow, name: str = "") -> MatchRow:
    """`name`: of which, where there are several."""
    if not [seat for seat in bots(row) if name in ("", seat.name)]:
        raise NoBotHere(f"there is no such bot at table {row.id}")
    return await store.remove_bot(row.id, name)


async def set_option(store: Store, row: MatchRow, name: str, value: str) -> MatchRow:
    wanted = {**row.options, name: value}
    game_of(row).meta.options(most(row), wanted)  # refuses what is not in the game
    return await store.set_options(row.id, wanted)


def pace(given: str) -> int:
    """Hours for a part, 0 for as long as it takes."""
    found = next((hours for hours in (0, *PACES) if str(hours) == given), None)
    if found is None:
        raise NoSuchPace(f"{given[:40]!r} is no pace")
    return found


async def set_pace(store: Store, row: MatchRow, hours: str) -> MatchRow:
    return await store.set_pace(row.id, pace(hours) or None)


async def set_custom(store: Store, row: MatchRow, name: str, value: str) -> MatchRow:
    return await store.set_customs(row.id, **after(row, name, value))


def can_start(row: MatchRow) -> None:
    """Raises what keeps the match from beginning."""
    game_of(row).meta.options(len(row.seats), row.options)
    if not any(seat.user for seat in row.seats) and not watched(row):
        raise NobodyPlays(f"nobody sits at table {row.id}")

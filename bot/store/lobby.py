"""Who sits where before a match begins: in the order of joining, without gaps. The limits are the caller's."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from .errors import AlreadySeated, NotALobby, NotSeated, TableFull
from .matches import read, sit, touch
from .rows import SeatRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence

    from .database import Database, Transaction
    from .rows import MatchRow


class Lobby:
    database: Database

    async def join(self, match_id: int, user: int, name: str, *, most: int) -> MatchRow:
        async with open_lobby(self.database, match_id) as (db, match):
            if any(seat.user == user for seat in match.seats):
                raise AlreadySeated(f"User {user} already has a seat in match {match_id}.")
            await sit(db, match_id, [*room(match, most), SeatRow(0, user, None, name)])
            return await touch(db, match_id, self.database.now())

    async def leave(self, match_id: int, user: int) -> MatchRow:
        """Who is the host then is the caller's to say."""
        async with open_lobby(self.database, match_id) as (db, match):
            staying = [seat for seat in match.seats if seat.user != user]
            if len(staying) == len(match.seats):
                raise NotSeated(f"User {user} has no seat in match {match_id}.")
            await sit(db, match_id, staying)
            return await touch(db, match_id, self.database.now())

    async def add_bot(self, match_id: int, bot: str, name: str, *, most: int) -> MatchRow:
        async with open_lobby(self.database, match_id) as (db, match):
            await sit(db, match_id, [*room(match, most), SeatRow(0, None, bot, name)])
            return await touch(db, match_id, self.database.now())

    async def remove_bot(self, match_id: int, name: str = "") -> MatchRow:
        """The one of that name; if none is named, the one that came last."""
        async with open_lobby(self.database, match_id) as (db, match):
            bots = [seat for seat in match.seats if seat.bot is not None and name in ("", seat.name)]
            if not bots:
                raise NotSeated(f"There is no bot in match {match_id}.")
            await sit(db, match_id, [seat for seat in match.seats if seat is not bots[-1]])
            return await touch(db, match_id, self.database.now())

    async def set_options(self, match_id: int, options: Mapping[str, str]) -> MatchRow:
        async with open_lobby(self.database, match_id) as (db, _):
            await db.execute("UPDATE matches SET options = ? WHERE id = ?", (json.dumps(dict(options)), match_id))
            return await touch(db, match_id, self.database.now())

    async def set_pace(self, match_id: int, hours: int | None) -> MatchRow:
        async with open_lobby(self.database, match_id) as (db, _):
            await db.execute("UPDATE matches SET pace_hours = ? WHERE id = ?", (hours, match_id))
            return await touch(db, match_id, self.database.now())

    async def set_customs(self, match_id: int, *, hints: bool, unhurried: bool, rated: bool) -> MatchRow:
        async with open_lobby(self.database, match_id) as (db, _):
            await db.execute(
                "UPDATE matches SET hints = ?, unhurried = ?, rated = ? WHERE id = ?",
                (hints, unhurried, rated, match_id),
            )
            return await touch(db, match_id, self.database.now())

    async def arrange(self, match_id: int, order: Callable[[Sequence[SeatRow]], Sequence[SeatRow]]) -> MatchRow:
        """Whoever sits there now, in another order."""
        async with open_lobby(self.database, match_id) as (db, match):
            await sit(db, match_id, order(match.seats))
            return await touch(db, match_id, self.database.now())

    async def set_host(self, match_id: int, host: int) -> MatchRow:
        """Also while the match runs."""
        async with self.database.transaction(match_id) as db:
            await db.execute("UPDATE matches SET host = ? WHERE id = ?", (host, match_id))
            return await touch(db, match_id, self.database.now())


@asynccontextmanager
async def open_lobby(database: Database, match_id: int) -> AsyncIterator[tuple[Transaction, MatchRow]]:
    async with database.transaction(match_id) as db:
        match = await read(db, match_id)
        if match.status != "lobby":
            raise NotALobby(f"Match {match_id} has already begun or is closed.")
        yield db, match


def room(match: MatchRow, most: int) -> Sequence[SeatRow]:
    if len(match.seats) >= most:
        raise TableFull(f"All {most} seats of match {match.id} are taken.")
    return match.seats

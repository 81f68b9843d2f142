"""What people and servers have chosen. Somebody who never chose has the defaults, without a row."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import TYPE_CHECKING, Unpack

from .file import fetch
from .rows import GuildRow, UserRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from .file import File
    from .rows import GuildChanges, UserChanges

USER = (
    "SELECT id, locale, theme, pings, reminder_hours, time_zone, quiet_from, quiet_to, away_until, guided"
    " FROM users WHERE id = ?"
)
GUILD = "SELECT id, locale, channel, pace_hours FROM guilds WHERE id = ?"


class Preferences:
    file: File

    async def user(self, user: int) -> UserRow:
        return user_row(user, await self.file.fetch(USER, user))

    async def set_user(self, user: int, **changes: Unpack[UserChanges]) -> UserRow:
        async with self.file.transaction() as db:
            row = replace(user_row(user, await fetch(db, USER, user)), **changes)
            await db.execute("INSERT OR REPLACE INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(row))
            return row

    async def guild(self, guild: int) -> GuildRow:
        return guild_row(guild, await self.file.fetch(GUILD, guild))

    async def set_guild(self, guild: int, **changes: Unpack[GuildChanges]) -> GuildRow:
        async with self.file.transaction() as db:
            row = replace(guild_row(guild, await fetch(db, GUILD, guild)), **changes)
            await db.execute("INSERT OR REPLACE INTO guilds VALUES (?, ?, ?, ?)", astuple(row))
            return row

    async def forget(self, user: int) -> None:
        """Drop the preferences, and the name and number from every closed match. Open matches are left first."""
        async with self.file.transaction() as db:
            await db.execute("DELETE FROM users WHERE id = ?", (user,))
            await db.execute(
                "UPDATE seats SET user = NULL, name = '' WHERE user = ?"
                " AND match IN (SELECT id FROM matches WHERE status IN ('over', 'abandoned'))",
                (user,),
            )


def user_row(user: int, rows: Sequence[sqlite3.Row]) -> UserRow:
    if not rows:
        return UserRow(user)
    row = rows[0]
    return UserRow(**dict(row) | {"pings": bool(row["pings"]), "guided": bool(row["guided"])})


def guild_row(guild: int, rows: Sequence[sqlite3.Row]) -> GuildRow:
    return GuildRow(*rows[0]) if rows else GuildRow(guild)

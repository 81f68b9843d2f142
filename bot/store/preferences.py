"""What people and servers have chosen. Somebody who never chose has the defaults, without a row."""

from __future__ import annotations

import json
from dataclasses import astuple, replace
from typing import TYPE_CHECKING, Unpack

from .database import number
from .needs import follow
from .outbox import write
from .people import USERS, user_rows
from .rows import ChoiceRow, GuildRow, UserRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .database import Database, Row
    from .needs import Rule
    from .rows import GuildChanges, NewPost, UserChanges

USER = USERS + "WHERE id = ?"
PLAYED = "SELECT id FROM matches JOIN seats ON match = id WHERE status = 'running' AND user = ? ORDER BY id"
# Whoever is to be called may want that at another time now, which is seen when it is tried.
RECALLED = (
    "UPDATE outbox SET due = CASE WHEN due < ?1 THEN due ELSE ?1 END, retry = 0"  # noqa: S608 - constants
    f" WHERE kind = 'recall' AND sent IS NULL AND parked IS NULL AND {number('payload', 'user')} = ?2"
)
GUILD = "SELECT id, locale, pace_hours, channels, barred, stewards FROM guilds WHERE id = ?"


class Preferences:
    database: Database

    async def user(self, user: int) -> UserRow:
        return user_rows(await self.database.fetch(USER, user)).get(user, UserRow(user))

    async def set_user(
        self, user: int, rule: Callable[[UserRow, UserRow], Rule] | None = None, outbox: Sequence[NewPost] = (),
        **changes: Unpack[UserChanges],
    ) -> UserRow:
        """`rule`: what the change, from one to the other, means for the running matches in which the user sits.

        `outbox`: what is owed for it, in no match.
        """
        async with self.database.transaction() as db:
            if rule:
                db.waking.add(self.database.owed)
            before = user_rows(await db.fetch(USER, user)).get(user, UserRow(user))
            row = replace(before, **changes)
            await db.execute("DELETE FROM users WHERE id = ?", (user,))
            await db.execute("INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(row))
            await db.execute(RECALLED, (self.database.now(), user))
            await write(db, None, outbox)
            for [match] in await db.fetch(PLAYED, user) if rule else ():
                await write(db, match, await follow(self.database, db, match, rule and rule(before, row)))
            return row

    async def guild(self, guild: int) -> GuildRow:
        return guild_row(guild, await self.database.fetch(GUILD, guild))

    async def set_guild(self, guild: int, by: int, **changes: Unpack[GuildChanges]) -> GuildRow:
        """`by`: who has chosen it."""
        async with self.database.transaction() as db:
            row = replace(guild_row(guild, await db.fetch(GUILD, guild)), **changes)
            await db.execute("DELETE FROM guilds WHERE id = ?", (guild,))
            await db.execute(
                "INSERT INTO guilds (id, locale, pace_hours, channels, barred, stewards)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (row.id, row.locale, row.pace_hours, json.dumps(row.channels), json.dumps(row.barred), row.stewards),
            )
            await db.executemany(
                "INSERT INTO choices VALUES (?, ?, ?, ?)"
                " ON CONFLICT (guild, setting) DO UPDATE SET user = excluded.user, at = excluded.at",
                [(guild, setting, by, self.database.now()) for setting in changes],
            )
            return row

    async def choices(self, guild: int) -> dict[str, ChoiceRow]:
        """Who has set what, by the names of `GuildRow`."""
        rows = await self.database.fetch("SELECT guild, setting, user, at FROM choices WHERE guild = ?", guild)
        return {row["setting"]: ChoiceRow(*row) for row in rows}


def guild_row(guild: int, rows: Sequence[Row]) -> GuildRow:
    if not rows:
        return GuildRow(guild)
    lists = {name: tuple(json.loads(rows[0][name])) for name in ("channels", "barred")}
    return GuildRow(**dict(rows[0]) | lists)

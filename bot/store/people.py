"""How a person's preferences stand in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rows import UserRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Row

USERS = (
    "SELECT id, locale, theme, pings, reminder_hours, time_zone, quiet_from, quiet_to, away_until, guided, direct,"
    " careful, orders, spoken FROM users "
)
YES_OR_NO = ("pings", "guided", "direct", "careful", "orders")


def user_rows(rows: Sequence[Row]) -> dict[int, UserRow]:
    """By their numbers."""
    return {row["id"]: UserRow(**dict(row) | {name: bool(row[name]) for name in YES_OR_NO}) for row in rows}

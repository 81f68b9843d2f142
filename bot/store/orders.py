"""Answers that seats have given once for all. What they mean is the caller's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rows import OrderRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from aiosqlite import Connection

    from .file import File
    from .rows import NewOrder

ORDER = "SELECT id, match, seat, user, key, knows, said, offered, answer, given, stopped FROM orders "


class Orders:
    file: File

    async def orders(self, match_id: int) -> list[OrderRow]:
        """Of everybody who has the seat still, in the order they were given; stopped ones too."""
        held = "WHERE match = ? AND user = (SELECT user FROM seats WHERE match = orders.match AND seat = orders.seat)"
        return [order_row(row) for row in await self.file.fetch(ORDER + held + " ORDER BY id", match_id)]

    async def change_order(self, order_id: int, answer: bytes) -> None:
        """Another answer to the same question; one that had stopped stands again."""
        async with self.file.transaction() as db:
            await db.execute("UPDATE orders SET answer = ?, stopped = NULL WHERE id = ?", (answer, order_id))

    async def revoke(self, order_id: int) -> None:
        async with self.file.transaction() as db:
            await db.execute("DELETE FROM orders WHERE id = ?", (order_id,))


async def give(db: Connection, match_id: int, order: NewOrder, now: float) -> None:
    """A new order takes the place of one for the same question."""
    await db.execute(
        "INSERT OR REPLACE INTO orders (match, seat, user, key, knows, said, offered, answer, given)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (match_id, order.seat, order.user, order.key, order.knows, order.said, order.offered, order.answer, now),
    )


async def stop(db: Connection, orders: Sequence[int], now: float) -> None:
    await db.executemany("UPDATE orders SET stopped = ? WHERE id = ?", [(now, order) for order in orders])


def order_row(row: sqlite3.Row) -> OrderRow:
    return OrderRow(*row)

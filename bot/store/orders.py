"""Answers that seats have given once for all. What they mean is the caller's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .database import ROWS
from .rows import OrderRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Database, Row, Transaction
    from .rows import NewOrder

ORDER = "SELECT id, match, seat, user, key, knows, said, offered, answer, given, stopped FROM orders "


class Orders:
    database: Database

    async def orders(self, match_id: int) -> list[OrderRow]:
        """Of everybody who has the seat still, in the order they were given; stopped ones too."""
        held = "WHERE match = ? AND user = (SELECT user FROM seats WHERE match = orders.match AND seat = orders.seat)"
        return [order_row(row) for row in await self.database.fetch(ORDER + held + " ORDER BY id", match_id)]

    async def change_order(self, order_id: int, answer: bytes) -> None:
        """Another answer to the same question; one that had stopped stands again."""
        async with self.database.transaction(ROWS) as db:
            sql = "UPDATE orders SET answer = ?, stopped = NULL WHERE id = ? RETURNING match"
            db.moved.update([row["match"] for row in await db.fetch(sql, answer, order_id)])

    async def revoke(self, order_id: int) -> None:
        async with self.database.transaction(ROWS) as db:
            found = await db.fetch("DELETE FROM orders WHERE id = ? RETURNING match", order_id)
            db.moved.update([row["match"] for row in found])


async def give(db: Transaction, match_id: int, order: NewOrder, now: float) -> None:
    """A new order takes the place of one for the same question."""
    await db.execute(
        "DELETE FROM orders WHERE match = ? AND seat = ? AND key = ?", (match_id, order.seat, order.key),
    )
    await db.execute(
        "INSERT INTO orders (match, seat, user, key, knows, said, offered, answer, given)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (match_id, order.seat, order.user, order.key, order.knows, order.said, order.offered, order.answer, now),
    )


async def stop(db: Transaction, orders: Sequence[int], now: float) -> None:
    await db.executemany("UPDATE orders SET stopped = ? WHERE id = ?", [(now, order) for order in orders])


def order_row(row: Row) -> OrderRow:
    return OrderRow(*row)

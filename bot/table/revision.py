"""Another answer for an order that stands, or none: by its owner, between two moves. Knows no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import ANSWER, Picked

from .orders import NoOrder, held, options_of

if TYPE_CHECKING:
    from .sessions import Sessions


async def revise(sessions: Sessions, match_id: int, seat: int, order_id: int, key: str | None) -> None:
    """By the key of an option; None: the order is revoked. `NoOrder` if there is none, or no such answer.

    It holds from the next time on: what is asked now is answered by hand.
    """
    async with sessions.lock(match_id):
        session = await sessions.get(match_id)
        order = next((order for order in held(session, seat) if order.id == order_id), None)
        if order is None:
            raise NoOrder(f"seat {seat} of match {match_id} has no order {order_id}")
        if key is None:
            await sessions.store.revoke(order.id)
        else:
            found = next((option for option in options_of(order) if option.key == key), None)
            if found is None:
                raise NoOrder(f"{key} was no answer to {order.key}")
            await sessions.store.change_order(order.id, ANSWER.dump_json(Picked((found,))))
        sessions.forget(match_id)

"""Who plays a match once more, and in which order they sit: everybody moves up by one, and who began is last."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import SeatRow

from .bots import bird

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import MatchRow


def partners(row: MatchRow) -> tuple[int, ...]:
    """The people of a match, those too for whom a bot keeps the seat."""
    found = [seat.user or seat.owner for seat in row.seats]
    return tuple([user for user in found if user is not None])


def bots_of(row: MatchRow) -> tuple[SeatRow, ...]:
    """Those that keep the seat for nobody. One that bears the name of somebody who has left gets its own."""
    names = [seat.name for seat in row.seats]
    found = []
    for seat in row.seats:
        if seat.bot is not None and seat.owner is None:
            nameless = seat.former is not None or not seat.name
            found.append(replace(seat, name=bird(names)) if nameless else seat)
            names.append(found[-1].name)
    return tuple(found)


def again(before: MatchRow, user: int, name: str) -> list[SeatRow]:
    """Who sits at the new table when one of them has opened it: that one, and the bots."""
    return turned(before, [*bots_of(before), SeatRow(0, user, None, name)])


def turned(before: MatchRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Those who sit at the new table in their order; who is new there comes last."""
    places = [known(seat.user or seat.owner, seat.name) for seat in before.seats]
    order = {who: place for place, who in enumerate([*places[1:], *places[:1]])}
    return sorted(seats, key=lambda seat: order.get(known(seat.user, seat.name), len(order)))


def known(user: int | None, name: str) -> int | str:
    """A bot is known by its name."""
    return name if user is None else user

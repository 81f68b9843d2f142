"""Somebody wants to be forgotten: they leave every table, others play on, and nothing says who it was.

Knows no Discord.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import Conflict
from engine import BrokenSave, record

from . import council, seats
from .bots import USUAL, bird
from .game import NoSuchGame
from .posts import Changed, Named, written
from .rating import rate

if TYPE_CHECKING:
    from bot.store import MatchRow

    from .sessions import Sessions


@record
class Farewell:
    """What it would mean: `running`, `tables` not begun, `closed` and `left` before, and `watched` are matches."""

    running: tuple[int, ...]
    tables: tuple[int, ...]
    closed: int
    left: int
    watched: tuple[int, ...] = ()


async def farewell(sessions: Sessions, user: int) -> Farewell:
    store = sessions.store
    seated = await store.matches_of(user)
    tables = {row.id for row in seated if row.status == "lobby"} | set(await store.hosted(user))
    running = tuple([row.id for row in seated if row.status == "running"])
    kept = await store.belongings(user)
    names = [*[seat for seat in kept["seats"] if not seat["offered_to_me"]], *kept["seats_once_held"]]
    over = {seat["match"] for seat in names if seat["status"] in ("over", "abandoned")}
    left = {seat["match"] for seat in names if seat["status"] == "running"} - set(running)
    watched = tuple([match for match in await store.watched(user) if match not in tables])
    return Farewell(running, tuple(sorted(tables)), len(over), len(left), watched)


async def forget(sessions: Sessions, user: int) -> list[MatchRow]:
    """The tables that have not begun, as they are then: closed, or with one player less."""
    found, tables = await farewell(sessions, user), []
    for match_id in found.running:
        try:
            await step_out(sessions, match_id, user)
            await council.recount(sessions, match_id)
        except (Conflict, NoSuchGame, BrokenSave):
            continue  # somebody was quicker, or nobody can read it; what is still his is made a bot's below
    for match_id in found.watched:
        async with sessions.lock(match_id):
            await close(sessions, match_id)
    for match_id in found.tables:
        async with sessions.lock(match_id):
            tables.append(await stand_up(sessions, match_id, user))
    for match_id in await sessions.store.forget(user, USUAL, rate):
        sessions.forget(match_id)
        await sessions.store.owe(written(Named(match_id)))
    return [row for row in tables if row is not None]


async def step_out(sessions: Sessions, match_id: int, user: int) -> None:
    """A bot with a name of its own goes on until somebody sits down; where nobody else plays, the match is closed."""
    async with sessions.lock(match_id):
        session = await sessions.get(match_id)
        seat = seats.mine(session, user)
        if seats.last(session, seat.seat):
            await close(sessions, match_id)
            return
        name = bird([other.name for other in session.row.seats])
        gone = replace(seats.left(seat), name=name, former=None)
        await seats.reseat(sessions, session, gone, Changed("forgotten", seat.seat, name=name, level=USUAL))


async def close(sessions: Sessions, match_id: int) -> None:
    """A match that is for nobody any more."""
    await sessions.store.abandon(match_id)
    sessions.forget(match_id)


async def stand_up(sessions: Sessions, match_id: int, user: int) -> MatchRow | None:
    """From a table that has not begun: another person is its host then; without one it is closed."""
    store = sessions.store
    row = await store.match(match_id)
    if row is None or row.status != "lobby":
        return None
    if any(seat.user == user for seat in row.seats):
        row = await store.leave(match_id, user)
    if row.host != user:
        return row
    heir = next((seat.user for seat in row.seats if seat.user is not None), None)
    if heir is not None:
        return await store.set_host(match_id, heir)
    await store.abandon(match_id)
    return await store.match(match_id)

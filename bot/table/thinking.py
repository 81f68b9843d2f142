"""Bots that are asked something think while the match is free for everybody else; what they have thought of is done at
once, or in the table's own rhythm, the whole chain in one transaction. So nothing of it is ever half done: after a
restart the match still asks them, and they come to the same. Knows no Discord.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .bots import ENOUGH, asked, given_back
from .outcome import PLAIN, Outcome
from .posts import Changed
from .rhythm import ready, watched

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.store import NewMove, SeatRow
    from engine import Event

    from .bots import Thought
    from .sessions import Sessions

LOOK = 1.0  # seconds after which a bot looks whether it is wanted slower or faster


async def think(sessions: Sessions, match_id: int, clock: Clock | None = None) -> None:
    """Until the match waits for no bot. `clock`: by which they take their time, where the table likes that."""
    beats, answers = -1, 0
    while True:
        session = await sessions.get(match_id)
        names = asked(session.row, session.match) if session.goes_on else {}
        if not names:
            sessions.pending.turn(match_id, thinks=False)
            return
        if clock is not None:
            due = {seat: ready(session, seat) for seat in names}
            if (pause := min(due.values()) - clock.now()) > 0:
                await clock.sleep(min(pause, LOOK) if watched(session.row) else pause)
                continue
            if watched(session.row) and await sessions.store.behind(match_id):
                await clock.sleep(LOOK)  # nobody has seen the last part yet
                continue
            names = {seat: name for seat, name in names.items() if due[seat] <= clock.now()}
        beats, answers = (beats, answers + 1) if session.match.beats == beats else (session.match.beats, 0)
        # Who goes round in a circle never comes to an end; chance does.
        lots = answers >= ENOUGH
        found = await asyncio.gather(*[
            sessions.bots.thought(session.row, session.match, seat, "" if lots else name)
            for seat, name in names.items()
        ])
        await answer(sessions, match_id, found)


async def answer(sessions: Sessions, match_id: int, found: list[Thought]) -> None:
    """All that still holds: somebody may have moved, taken something back or sat down meanwhile."""
    async with sessions.lock(match_id):
        session = await sessions.get(match_id)
        bots = asked(session.row, session.match) if session.goes_on else {}
        match = session.match.copy()
        moves: list[NewMove] = []
        events: list[Event] = []
        weaker: list[Changed] = []
        for thought in found:
            still = thought.seat in bots and match.count(thought.seat) == session.match.count(thought.seat)
            if still and thought.holds(session.match):
                moves += await sessions.bots.follow(session.row, match, thought, events)
                weaker += [replaced(session.row.seats[thought.seat], thought)] if thought.by != thought.name else []
        if moves:
            more, stopped = sessions.ordered(session, match, events)
            back = given_back(session.row, match)
            outcome = Outcome(stopped=stopped, logged=tuple(weaker), seats=back) if stopped or weaker or back else PLAIN
            await sessions.commit(session, match, session.facing, [*moves, *more], outcome, renewing=True)


def replaced(seat: SeatRow, thought: Thought) -> Changed:
    """For the log of the match: a weaker one, or chance, has played instead."""
    return Changed("weaker", seat.seat, seat.named or 0, name=seat.name, level=thought.by, bot=thought.name)

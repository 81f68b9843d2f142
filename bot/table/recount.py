"""What matches leave behind, for those that were over before it was kept; and all ratings anew. Knows no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import BrokenSave

from .game import NoSuchGame
from .legacy import heard, left
from .rating import rate

if TYPE_CHECKING:
    from .sessions import Sessions

AT_ONCE = 50  # matches that are made up for while somebody waits


async def make_up(sessions: Sessions, user: int | None = None, limit: int = -1) -> int:
    """For matches that were over before this was kept; how many. What cannot be read is left out."""
    done = 0
    for match_id in await sessions.store.unrecorded(user, limit):
        try:
            session = await sessions.read(match_id)
        except (NoSuchGame, BrokenSave):
            continue
        result = session.result
        if result is None:
            continue
        events = heard(await sessions.store.moves(match_id))
        whole = session.match.result is not None
        await sessions.store.record(match_id, left(session.match, result, events, whole=whole))
        done += 1
    return done


async def recount(sessions: Sessions) -> tuple[int, int]:
    """How many matches were made up for, and how many count for ratings."""
    return await make_up(sessions), await sessions.store.rerate(rate)

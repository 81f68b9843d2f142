"""How long bots take: no longer than they think; or, where the table likes it unhurried, about as long as somebody who
looks at the board first; or, in a match that only bots play, as long as whoever watches it wants.

It runs from the last change of the match, which is saved: so a pause that a restart cuts short goes on. No Discord.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .bots import key

if TYPE_CHECKING:
    from bot.store import MatchRow

    from .session import Session

SHORTEST, LONGEST = 20.0, 90.0  # seconds
TEMPOS = (3.0, 6.0, 12.0, 24.0)  # seconds before each part of a match that is watched, the fastest first
TEMPO = TEMPOS[1]


def watched(row: MatchRow) -> bool:
    """Whether only bots play it, for its host."""
    return row.tempo is not None and not any(seat.user or seat.owner for seat in row.seats)


def unhurried(row: MatchRow) -> bool:
    """Whether every part is told before the next."""
    return row.unhurried or watched(row)


def ready(session: Session, seat: int) -> float:
    """When the bot of the seat answers; what it has begun it goes on with."""
    row, begun = session.row, any(part.seat == seat for part in session.untold)
    if begun or not unhurried(row):
        return row.changed
    if watched(row):
        return row.changed + (row.tempo or TEMPO)
    return row.changed + Random(key(row, session.match, seat)).uniform(SHORTEST, LONGEST)


def shifted(tempo: float, steps: int) -> float:
    """So many steps slower, or faster below 0; at the end of what there is, the same."""
    nearest = min(range(len(TEMPOS)), key=lambda place: abs(TEMPOS[place] - tempo))
    return TEMPOS[min(max(nearest + steps, 0), len(TEMPOS) - 1)]

"""How long bots take where the table likes it unhurried: about as long as somebody who looks at the board first.

It runs from the last change of the match, which is saved: so a pause that a restart cuts short goes on. No Discord.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .bots import key

if TYPE_CHECKING:
    from .session import Session

SHORTEST, LONGEST = 20.0, 90.0  # seconds


def ready(session: Session, seat: int) -> float:
    """When the bot of the seat answers; what it has begun it goes on with."""
    row, begun = session.row, any(part.seat == seat for part in session.untold)
    if begun or not row.unhurried:
        return row.changed
    return row.changed + Random(key(row, session.match, seat)).uniform(SHORTEST, LONGEST)

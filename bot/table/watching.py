"""A match that only bots play, for its host to watch: nobody else steers it, and it waits for nobody. No Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from . import council, votes
from .lobby import hosted
from .outcome import Outcome
from .rhythm import TEMPO, shifted

if TYPE_CHECKING:
    from .sessions import Sessions

Way: TypeAlias = Literal["pause", "resume", "slower", "faster", "end"]
MATTERS: dict[Way, votes.Matter] = {"pause": votes.Pause(), "resume": votes.Resume(), "end": votes.End()}
STEPS: dict[Way, int] = {"slower": 1, "faster": -1}
WAYS: tuple[Way, ...] = (*MATTERS, *STEPS)


async def steer(sessions: Sessions, match_id: int, user: int, way: Way) -> None:
    """Raises `NotTheHost` or `NotNow`; then nothing has changed."""
    if way in MATTERS:
        await council.ask(sessions, match_id, MATTERS[way], user)
        return
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        hosted(session.row, user)
        tempo = shifted(session.row.tempo or TEMPO, STEPS[way])
        if tempo != session.row.tempo:
            await council.note(sessions, session, Outcome(tempo=tempo))

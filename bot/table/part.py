"""What a seat has answered in the part that it is at: the questions it was asked, oldest first. Knows no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import ANSWER, Answer, Match, Prompt, record

if TYPE_CHECKING:
    from bot.store import MoveRow, Store

    from .session import Session

NEWEST = 8  # answers; no command has more parameters


@record
class Answered:
    prompt: Prompt
    answer: Answer


async def answered(store: Store, session: Session, seat: int) -> tuple[Answered, ...]:
    """The newest; nothing is read for a seat that has not begun its part."""
    if not any(part.seat == seat for part in session.untold):
        return ()
    own = [move for move in await store.untold(session.row.id) if move.seat == seat]
    found = [await question(store, session, move) for move in own[-NEWEST:]]
    return tuple([each for each in found if each is not None])


async def question(store: Store, session: Session, move: MoveRow) -> Answered | None:
    """What the move has answered; None for what was done besides, and for what is too long ago."""
    before = await store.before(session.row.id, move.number)
    prompt = Match.load(session.match.game, before).prompt(move.seat or 0) if before else None
    given = ANSWER.validate_json(move.answer)
    return Answered(prompt, given) if prompt is not None and prompt.allows(given) else None

"""Whether a part can be passed over: every question of it answered with nothing, as the rules allow."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from engine import NONE, NOTHING, Amount, Counted, Pick, Place, Share

from .moves import TABLE, step

if TYPE_CHECKING:
    from bot.store import NewMove
    from engine import Answer, Match, Prompt

ENOUGH = 50  # questions; a part that asks more is not passed over


def nothing(prompt: Prompt) -> Answer | None:
    """The answer that takes nothing; None where something must be taken."""
    match prompt:
        case Pick():
            return NOTHING if prompt.least == 0 else None
        case Share():
            return NONE if prompt.least == 0 else None
        case Amount():
            return Counted(0) if prompt.least == 0 else None
        case Place():
            return None
        case _:
            assert_never(prompt)


def passed(match: Match, seat: int) -> list[NewMove] | None:
    """The moves that do nothing until the seat's part is over, played on this match; None if there is no such way, and
    then the match is good for nothing.
    """
    moves: list[NewMove] = []
    beats = match.beats
    while (prompt := match.prompt(seat)) is not None and match.beats == beats:
        given = nothing(prompt)
        if given is None or len(moves) >= ENOUGH:
            return None
        moves.append(replace(step(match, seat, given, None, []), made=TABLE))
    return moves or None


def can_pass(match: Match, seat: int) -> bool:
    return passed(match.copy(), seat) is not None

"""A match from its start, played again from its log, part by part; kept for a while, for whoever steps through it.

The snapshot stays the truth: where today's rules take another course than the match took, this ends. Knows no Discord.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from engine import ANSWER, EVENTS, IllegalSetup, Match, record

from .parts import Made, Part, parts, seen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.store import MatchRow, MoveRow, Store

    from .session import Session

KEPT = 8  # matches, some hundred positions each
MANY = 40  # moves; more are played again in a thread, for that may take longer than others should wait


@record
class Course:
    """`parts`: first the match as it was set up. `ends`: the number of the move at which today's rules take another
    course, or None. `untold`: moves of which the table has not heard.
    """

    parts: tuple[Part, ...]
    ends: int | None
    untold: frozenset[int]

    @property
    def told(self) -> tuple[Part, ...]:
        """As far as the table has heard of everything. What some have chosen in secret, and others not yet, is nothing
        to look at.
        """
        found = tuple(takewhile(lambda part: not self.untold.intersection(part.moves), self.parts))
        return found[:-1] if len(found) > 1 and not found[-1].loud else found


class Courses:
    """The last few, by match; one that has moved on is played again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[int, tuple[int, Course]] = OrderedDict()

    async def of(self, session: Session) -> Course:
        row = session.row
        version, found = self.kept.get(row.id, (None, None))
        if found is None or version != row.version:
            moves = [move for move in await self.store.moves(row.id) if move.seat is not None]
            running = row.status != "over"
            if len(moves) <= MANY:
                found = played(session.match, row, moves, running=running)
            else:
                found = await asyncio.to_thread(played, session.match, row, moves, running=running)
            self.kept[row.id] = row.version, found
        self.kept.move_to_end(row.id)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found


def played(now: Match, row: MatchRow, moves: Sequence[MoveRow], *, running: bool) -> Course:
    """`now`: the match as it stands, to see whether the log leads there."""
    untold = frozenset([move.number for move in moves if running and not move.told])
    try:
        begun = Match.new(now.game, len(row.seats), row.seed, now.options)
    except IllegalSetup:
        return Course((), 1, untold)
    first = Part(0, (), (), tuple(begun.opening()), begun)
    made = list(again(begun, moves))
    ends = moves[len(made)].number if len(made) < len(moves) else None
    if ends is None and (made[-1].match if made else begun).view(None) != now.view(None):
        ends = parting(made, moves)
        made = [each for each in made if ends is None or each.number < ends]
    return Course((first, *seen(parts(made))), ends, untold)


def again(match: Match, moves: Sequence[MoveRow]) -> Iterator[Made]:
    """As far as today's rules take the answers."""
    for move in moves:
        seat, beat, match = move.seat or 0, match.beats, match.copy()
        try:
            events = match.play(seat, ANSWER.validate_json(move.answer))
        except Exception:  # noqa: BLE001 - they refuse it, or fail over it
            return
        yield Made(move.number, seat, beat, match, tuple(events))


def parting(made: Sequence[Made], moves: Sequence[MoveRow]) -> int | None:
    """The first move of which something else came than today."""
    pairs = zip(made, moves, strict=True)
    return next((move.number for each, move in pairs if told(move) != each.events), None)


def told(move: MoveRow) -> tuple[Any, ...]:
    return tuple(EVENTS.validate_json(move.events))

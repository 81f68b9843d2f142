"""The moves of a match by parts, as the table hears of them: each is told when it is complete. Knows no Discord."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from engine import Event, Match, record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@record
class Made:
    """One move: by which seat, at which beat of the table, and the match after it."""

    number: int
    seat: int
    beat: int
    match: Match
    events: tuple[Event, ...]


@record
class Part:
    """What is complete with the move of this `number`: whose moves, and all that came of them. `turn` counts the beats
    in which anybody moved; 0: before the first move.
    """

    number: int
    turn: int
    moves: tuple[Made, ...]
    match: Match

    @property
    def movers(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys([move.seat for move in self.moves]))

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple([event for move in self.moves for event in move.events])

    @property
    def loud(self) -> bool:
        return any(not event.quiet for event in self.events)


def parts(moves: Iterable[Made]) -> list[Part]:
    """In the order in which they become complete; what is not complete at the end is in none."""
    found: list[Part] = []
    waiting: list[Made] = []
    turn, beat = 0, None
    for made in moves:
        if made.beat != beat:
            turn, beat = turn + 1, made.beat
        waiting.append(made)
        asked, now = made.match.waiting, made.match.beats
        complete = [each for each in waiting if each.beat != now or each.seat not in asked]
        if complete:
            found.append(Part(made.number, turn, tuple(complete), made.match))
            waiting = [each for each in waiting if each not in complete]
    return found


def seen(found: Sequence[Part]) -> list[Part]:
    """Those of which there is something to tell; what others did silently before belongs to the next of them."""
    shown: list[Part] = []
    silent: tuple[Made, ...] = ()
    for part, after in pairwise([*found, None]):
        if part is None:
            break
        silent += part.moves
        if part.loud or after is None:
            shown.append(Part(part.number, part.turn, silent, part.match))
            silent = ()
    return shown

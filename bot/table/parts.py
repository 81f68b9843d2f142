"""The moves of a match by parts, as the table hears of them: each is told when it is complete. Knows no Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable
from dataclasses import dataclass, field, replace
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
    """What is complete with the last of these `moves`, by their numbers: whose they were, all that came of them, and
    the match then. `turn`: as `Turns` counts them.
    """

    turn: int
    moves: tuple[int, ...]
    movers: tuple[int, ...]
    events: tuple[Event, ...]
    match: Match
    number: int = 0  # of the newest move in the match then

    @property
    def loud(self) -> bool:
        return any(not event.quiet for event in self.events)


@dataclass(slots=True)
class Turns:
    """Counts turns, for all who number them: what the game says begins one (`leading`), or else beats in which anybody
    moved. 0: before the first. Of what everybody does once a turn (`once`), who does it again in the same beat, where
    the last card went by itself, is a turn further.
    """

    leading: Collection[str]
    once: Collection[str] = ()
    turn: int = 0
    beat: Hashable = None
    done: Counter[int | None] = field(default_factory=Counter)

    def now(self, beat: Hashable, events: Iterable[Event]) -> int:
        """The turn of a move."""
        if self.leading:
            self.turn += sum(event.kind in self.leading for event in events)
        elif beat != self.beat:
            self.turn, self.beat = self.turn + 1, beat
            self.done.clear()
        for event in events:
            if event.kind in self.once:
                self.turn += 0 < max(self.done.values(), default=0) == self.done[event.seat]
                self.done[event.seat] += 1
        return self.turn

    @property
    def later(self) -> int:
        """The turn of what comes after the last move."""
        return self.turn if self.leading else self.turn + 1


def turns_of(match: Match) -> Turns:
    return Turns(match.game.meta.leading, match.game.meta.once)


def parts(moves: Iterable[Made]) -> list[Part]:
    """In the order in which they become complete; what is not complete at the end is in none."""
    found: list[Part] = []
    waiting: list[Made] = []
    turns: Turns | None = None
    for made in moves:
        turns = turns or turns_of(made.match)
        turn = turns.now(made.beat, made.events)
        waiting.append(made)
        asked, now = made.match.waiting, made.match.beats
        complete = [each for each in waiting if each.beat != now or each.seat not in asked]
        if complete:
            found.append(whole(complete, turn, made))
            waiting = [each for each in waiting if each.beat == now and each.seat in asked]
    return found


def whole(moves: Sequence[Made], turn: int, last: Made) -> Part:
    movers = tuple(dict.fromkeys([made.seat for made in moves]))
    events = tuple([event for made in moves for event in made.events])
    return Part(turn, tuple([made.number for made in moves]), movers, events, last.match, last.number)


def seen(found: Sequence[Part]) -> list[Part]:
    """Those of which there is something to tell; what others did silently before belongs to the next of them."""
    shown: list[Part] = []
    silent: Part | None = None
    for part in found:
        now = part if silent is None else joined(silent, part)
        silent = None if now.loud else now
        if silent is None:
            shown.append(now)
    return shown if silent is None else [*shown, silent]


def begun(found: Sequence[Part], place: int) -> int:
    """The first turn of a part that may tell of several: the last of them went by itself."""
    return min(found[place].turn, found[place - 1].turn + 1) if place else found[place].turn


def joined(first: Part, then: Part) -> Part:
    movers = tuple(dict.fromkeys([*first.movers, *then.movers]))
    return replace(then, moves=first.moves + then.moves, movers=movers, events=first.events + then.events)

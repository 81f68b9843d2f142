"""Who answers for the seats that no person has. A bot thinks as long as it needs, from a copy in which everything is
dealt anew that its seat cannot know; what fails falls back to a weaker one, because a match must go on. No Discord.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from bot.store import MatchRow, NewMove, SeatRow
from engine import LEVELS, RANDOM, Plan, Refused, record, think

from .moves import BOT, step

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from engine import Event, Match

log = logging.getLogger(__name__)
USUAL = "medium"  # who plays for somebody
LEARNERS = "easy"  # who plays against somebody new
WEAKER = {"hard": "medium", "medium": "easy"}  # who is asked next when one has failed; then chance
ENOUGH = 200  # answers of bots in one part of the match
BIRDS = {
    "easy": ("Wren", "Finch", "Lark", "Plover", "Linnet", "Siskin"),
    "medium": ("Dunlin", "Pipit", "Dipper", "Whimbrel", "Bunting", "Redstart"),
    "hard": ("Kestrel", "Merlin", "Harrier", "Hobby", "Buzzard", "Goshawk"),
}
FACES = {"easy": "🐣", "medium": "🐦", "hard": "🦅"}


def bird(taken: Collection[str], level: str = USUAL) -> str:
    """A name for a bot that nobody at the table has."""
    names = BIRDS.get(level, BIRDS[USUAL])
    return next((name for name in names if name not in taken), names[0])


class Thinker(Protocol):
    """Plans for a seat that is asked something, from a match that looks to it like the true one."""

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        """Of the same match with the same `key` always the same."""


class Lot:
    """Any legal answer, without thinking."""

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        return think(RANDOM, match, seat, key)


CHANCE = Lot()


def by_lot() -> dict[str, Thinker]:
    """Every level, by the names that seats store; they play alike."""
    return dict.fromkeys((RANDOM, *LEVELS), CHANCE)


@record
class Thought:
    """What the bot `name` wants to do. `copy`: all that it knew then. `by`: who has thought of it, a weaker one if that
    one could not; empty: chance.
    """

    seat: int
    name: str
    key: str
    copy: bytes
    plan: Plan
    by: str

    def holds(self, match: Match) -> bool:
        """Whether the seat knows nothing else by now."""
        return match.redealt(self.seat, self.key).save() == self.copy


def key(row: MatchRow, match: Match, seat: int) -> str:
    """Tells the match, the seat and the question apart, and nobody at the table can guess it."""
    return f"{row.seed}:{seat}:{match.count(seat)}"


def asked(row: MatchRow, match: Match) -> dict[int, str]:
    """The bots that the match waits for, by their seats."""
    waiting = () if match.result else match.waiting
    playing = [(seat, seat.bot or (USUAL if lent(seat, match) else None)) for seat in row.seats]
    return {seat.seat: name for seat, name in playing if name is not None and seat.seat in waiting}


def lent(seat: SeatRow, match: Match) -> bool:
    """Whether a bot does the part that the seat is at, for the person who has it."""
    return seat.lent is not None and seat.lent == match.beats and seat.seat in match.waiting


def given_back(row: MatchRow, match: Match) -> tuple[SeatRow, ...]:
    """The seats that were lent for a part which is over, or taken back."""
    return tuple([replace(seat, lent=None) for seat in row.seats if seat.lent is not None and not lent(seat, match)])


class Bots:
    def __init__(self, known: Mapping[str, Thinker]) -> None:
        self.known = known

    async def thought(self, row: MatchRow, match: Match, seat: int, name: str) -> Thought:
        """`name` empty: by chance."""
        own = key(row, match, seat)
        copy = match.redealt(seat, own)
        plan, by = await self.planned(row, copy, seat, name, own)
        return Thought(seat, name, own, copy.save(), plan, by)

    async def planned(self, row: MatchRow, copy: Match, seat: int, name: str, key: str) -> tuple[Plan, str]:
        """The plan, and whose it is."""
        while name:
            thinker = self.known.get(name)
            if thinker is None:
                log.warning("match %s: seat %s is for a bot %r, which nobody knows here", row.id, seat, name)
            else:
                try:
                    return await thinker.plan(copy, seat, key), name
                except Exception:
                    log.exception("match %s: the bot %r of seat %s has failed", row.id, name, seat)
            name = WEAKER.get(name, "")
            log.warning("match %s: %s plays for seat %s", row.id, name or "chance", seat)
        return await CHANCE.plan(copy, seat, key), ""

    async def follow(self, row: MatchRow, match: Match, thought: Thought, events: list[Event]) -> list[NewMove]:
        """The plan, as long as the seat is asked for it; if its first answer may not be given, another by chance. For
        somebody who has the seat no more than this part.
        """
        moves, seat, plan = list[NewMove](), thought.seat, thought.plan
        until = row.seats[seat].lent
        while until in (None, match.beats) and (found := plan.next(match, seat)) is not None:
            answer, plan = found
            try:
                moves.append(step(match, seat, answer, None, events))
            except Refused as error:
                log.warning("match %s: the bot %r of seat %s may not do that: %s", row.id, thought.name, seat, error)
                break
        if not moves:
            lot = (await CHANCE.plan(match, seat, thought.key)).next(match, seat)
            if lot is not None:
                moves.append(step(match, seat, lot[0], None, events))
        return [replace(move, made=BOT) for move in moves]

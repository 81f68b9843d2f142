"""Who answers for the seats that no person has. A bot thinks as long as it needs, from a copy in which everything is
dealt anew that its seat cannot know; what fails falls back to a weaker one, because a match must go on. No Discord.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from engine import Answer, RandomBot, Refused, record

from .moves import step

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.store import MatchRow, NewMove
    from engine import Bot, Event, Match

log = logging.getLogger(__name__)
USUAL = "random"  # who is asked when nobody has chosen
WEAKER = {"hard": "medium", "medium": "easy"}  # who is asked next when one has failed; then chance
ENOUGH = 200  # answers of bots in one part of the match
BIRDS = ("Wren", "Finch", "Lark", "Plover", "Linnet", "Siskin")


def bird(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in BIRDS if name not in taken), BIRDS[0])


class Thinker(Protocol):
    """Answers for a seat that is asked something, from a match that looks to it like the true one."""

    async def answers(self, match: Match, seat: int, key: str) -> Sequence[Answer]:
        """One at least. The others are for what the seat is asked next, as far as it can be foreseen.

        Of the same match with the same `key` always the same.
        """


class Prompted:
    """A bot that needs no time to think."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def answers(self, match: Match, seat: int, key: str) -> Sequence[Answer]:
        return (self.bot.answer(match, seat),)


def chance() -> Thinker:
    return Prompted(RandomBot(secrets.randbits(64)))


def usual() -> dict[str, Thinker]:
    """By the names that seats store."""
    return {USUAL: chance()}


@record
class Thought:
    """What the bot `name` wants to do. `copy`: all that it knew then."""

    seat: int
    name: str
    key: str
    copy: bytes
    answers: tuple[Answer, ...]

    def holds(self, match: Match) -> bool:
        """Whether the seat knows nothing else by now."""
        return match.redealt(self.seat, self.key).save() == self.copy


def asked(row: MatchRow, match: Match) -> dict[int, str]:
    """The bots that the match waits for, by their seats."""
    waiting = () if match.result else match.waiting
    return {seat.seat: seat.bot for seat in row.seats if seat.bot is not None and seat.seat in waiting}


class Bots:
    def __init__(self, known: Mapping[str, Thinker]) -> None:
        self.known, self.chance = known, chance()

    async def part(self, row: MatchRow, match: Match, seat: int) -> list[NewMove]:
        """What one seat is asked, as if a bot had it, until its part is over."""
        moves: list[NewMove] = []
        beats = match.beats
        while seat in match.waiting and match.beats == beats:
            name = USUAL if len(moves) < ENOUGH else ""
            moves += await self.follow(row, match, await self.thought(row, match, seat, name), [])
        return moves

    async def thought(self, row: MatchRow, match: Match, seat: int, name: str) -> Thought:
        """`name` empty: by chance."""
        key = f"{row.seed}:{seat}:{match.count(seat)}"
        copy = match.redealt(seat, key)
        seen, answers = copy.save(), await self.answers(row, copy, seat, name, key)
        return Thought(seat, name, key, seen, tuple(answers))

    async def answers(self, row: MatchRow, copy: Match, seat: int, name: str, key: str) -> Sequence[Answer]:
        while name:
            thinker = self.known.get(name)
            if thinker is None:
                log.warning("match %s: seat %s is for a bot %r, which nobody knows here", row.id, seat, name)
            else:
                try:
                    return await thinker.answers(copy, seat, key)
                except Exception:
                    log.exception("match %s: the bot %r of seat %s has failed", row.id, name, seat)
            name = WEAKER.get(name, "")
            log.warning("match %s: %s plays for seat %s", row.id, name or "chance", seat)
        return await self.chance.answers(copy, seat, key)

    async def follow(self, row: MatchRow, match: Match, thought: Thought, events: list[Event]) -> list[NewMove]:
        """Its answers, as long as the seat is asked for them; the first one in any case, or another by chance."""
        moves: list[NewMove] = []
        for answer in thought.answers:
            if thought.seat not in match.waiting:
                break
            try:
                moves.append(step(match, thought.seat, answer, None, events))
            except Refused as error:
                if not moves:
                    log.warning(
                        "match %s: the bot %r of seat %s may not do that, chance plays: %s",
                        row.id, thought.name, thought.seat, error,
                    )
                    [lot] = await self.chance.answers(match, thought.seat, thought.key)
                    moves.append(step(match, thought.seat, lot, None, events))
                break
        return [replace(move, made="bot") for move in moves]

"""Who answers for the seats that no person has. A bot may take its time, so it is waited for; it may fail, and then
chance answers in its place, because a match must go on. Knows no Discord.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from engine import RandomBot, Refused

from .moves import step

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bot.store import MatchRow, NewMove
    from engine import Answer, Bot, Event, Match

log = logging.getLogger(__name__)
USUAL = "random"  # who is asked when nobody has chosen
ENOUGH = 200  # answers of bots in one part of the match
BIRDS = ("Wren", "Finch", "Lark", "Plover", "Linnet", "Siskin")


def bird(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in BIRDS if name not in taken), BIRDS[0])


class Thinker(Protocol):
    """Answers for a seat that is asked something, from a match that looks to it like the true one."""

    async def answer(self, match: Match, seat: int) -> Answer: ...


class Prompted:
    """A bot that needs no time to think."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def answer(self, match: Match, seat: int) -> Answer:
        return self.bot.answer(match, seat)


def chance() -> Thinker:
    return Prompted(RandomBot(secrets.randbits(64)))


def usual() -> dict[str, Thinker]:
    """By the names that seats store."""
    return {USUAL: chance()}


class Bots:
    def __init__(self, known: Mapping[str, Thinker]) -> None:
        self.known, self.chance = known, chance()

    async def play(self, row: MatchRow, match: Match) -> tuple[list[NewMove], list[Event]]:
        """Until the match needs a person or is over."""
        names = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None}
        moves: list[NewMove] = []
        events: list[Event] = []
        beats, answers = match.beats, 0
        while asked := names.keys() & set(match.waiting):
            seat = min(asked)
            beats, answers = (beats, answers + 1) if match.beats == beats else (match.beats, 0)
            # Who goes round in a circle never comes to an end; chance does.
            given = await (self.thought(row, match, seat, names[seat]) if answers < ENOUGH else self.lot(match, seat))
            moves.append(await self.move(row, match, seat, given, names[seat], events))
        return moves, events

    async def part(self, row: MatchRow, match: Match, seat: int) -> list[NewMove]:
        """What one seat is asked, as if a bot had it, until its part is over."""
        moves: list[NewMove] = []
        beats = match.beats
        while seat in match.waiting and match.beats == beats:
            given = await (self.thought(row, match, seat, USUAL) if len(moves) < ENOUGH else self.lot(match, seat))
            moves.append(await self.move(row, match, seat, given, USUAL, []))
        return moves

    async def move(
        self, row: MatchRow, match: Match, seat: int, given: Answer, name: str, events: list[Event]
    ) -> NewMove:
        try:
            return replace(step(match, seat, given, None, events), made="bot")
        except Refused as error:
            log.warning("match %s: the bot %r of seat %s may not do that, chance plays: %s", row.id, name, seat, error)
            return replace(step(match, seat, await self.lot(match, seat), None, events), made="bot")

    async def lot(self, match: Match, seat: int) -> Answer:
        return await self.chance.answer(match, seat)

    async def thought(self, row: MatchRow, match: Match, seat: int, name: str) -> Answer:
        thinker = self.known.get(name)
        if thinker is None:
            log.warning("match %s: seat %s is for a bot %r, which nobody knows here; chance plays", row.id, seat, name)
            return await self.lot(match, seat)
        try:
            # Dealt anew what the seat cannot know: nobody can peek, whatever he looks at.
            return await thinker.answer(match.redealt(seat, secrets.token_hex(8)), seat)
        except Exception:
            log.exception("match %s: the bot %r of seat %s has failed; chance plays", row.id, name, seat)
            return await self.lot(match, seat)

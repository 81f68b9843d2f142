"""Bots that think in processes of their own, after all that people wait for. Each gets a saved match, in which is dealt
anew what its seat cannot know, and gives back a plan, or ideas for a person; and when nobody waits, a piece of an
analysis. What dies or takes too long is given up.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from bot.crew.crew import Crew
from bot.crew.desk import Rank
from bot.table.bots import CHANCE
from bot.table.hints import LEVEL
from engine import (
    FULL,
    IDEAS,
    LEVELS,
    PLAN,
    RANDOM,
    Answer,
    Inquiry,
    Match,
    Plan,
    advise,
    games,
    inquire,
    record,
    think,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from bot.table.bots import Thinker
    from engine import Idea

LIMIT = 20.0  # seconds for one decision; the longest takes about two on a quiet machine
STUDY = 3  # times as long may a piece of an analysis take: it goes after everybody else, on a busy machine very slowly
COURTESY = 10  # as nice(2) counts it


@record
class Question:
    """Everything a plan depends on, or the ideas of whoever would play so."""

    level: str
    game: str
    match: bytes
    seat: int
    key: str
    wanted: Literal["plan", "ideas"] = "plan"
    begun: tuple[Answer, ...] = ()  # what is left of an idea that is being carried out


def ponder(question: Question | Inquiry) -> bytes:
    """In the process."""
    if isinstance(question, Inquiry):
        return inquire(question)
    match, seat, key = Match.load(games()[question.game], question.match), question.seat, question.key
    if question.wanted == "ideas":
        return IDEAS.dump_json(advise(match, seat, key, question.level, question.begun))
    return PLAN.dump_json(think(question.level, match, seat, key))


def prepare(components: Mapping[str, Path]) -> None:
    """Whoever draws or answers a person goes first; and a host's own components are played with here, too."""
    with suppress(OSError, AttributeError):  # not every system knows it
        os.nice(COURTESY)
    for name, path in components.items():
        games()[name].use(path)


class Minds:
    effort = FULL  # of an analysis

    def __init__(
        self, processes: int = 1, components: Mapping[str, Path] | None = None, limit: float = LIMIT,
        act: Callable[[Any], bytes] = ponder,
    ) -> None:
        self.crew: Crew[Question | Inquiry, bytes] = Crew(
            "thinker", processes, act, partial(prepare, dict(components or {})),
            kind=lambda question: question.game,
            limit=lambda question: STUDY * limit if isinstance(question, Inquiry) else limit,
        )

    def thinkers(self) -> dict[str, Thinker]:
        """By the names that seats store."""
        return {RANDOM: CHANCE, **{name: Mind(self.crew, name) for name in LEVELS}}

    async def ideas(self, match: Match, seat: int, key: str, begun: tuple[Answer, ...] = ()) -> tuple[Idea, ...]:
        """A person waits for them, so they come before the plans of bots."""
        question = Question(LEVEL, match.game.meta.name, match.save(), seat, key, "ideas", begun)
        ideas = await asyncio.wrap_future(self.crew.ask(question, Rank.ASKED))
        return IDEAS.validate_json(ideas)

    async def study(self, order: Inquiry) -> bytes:
        """A piece of an analysis, for people who were told that it takes time: after every bot and every hint."""
        return await asyncio.wrap_future(self.crew.ask(order, Rank.FILM))

    def close(self) -> None:
        """At once, whatever is being thought."""
        self.crew.close()


class Mind:
    """One level."""

    def __init__(self, crew: Crew[Question | Inquiry, bytes], level: str) -> None:
        self.crew, self.level = crew, level

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        question = Question(self.level, match.game.meta.name, match.save(), seat, key)
        planned = await asyncio.wrap_future(self.crew.ask(question, Rank.NEWS))
        return PLAN.validate_json(planned)

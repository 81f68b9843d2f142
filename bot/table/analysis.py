"""Analyses of matches that are over: each made once, piece by piece, in the background, and kept for everybody. Whoever
asks while one is made hears how far it is. Knows no Discord.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from engine import ANALYSIS, FULL, Analysis, Differs, Effort, Inquiry, Sitter, analysed, inquire, known, replay

from .archive import recording

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store import MatchRow, Store
    from engine import Ask, Match, Recording


BROKEN_OFF = 4  # analyses whose pieces are remembered


class Goes(Exception):
    """The match is not over."""


class NoMoves(Exception):
    """There is nothing to look at."""


class OtherRules(Exception):
    """Today's rules would have played it otherwise."""


class NobodyJudges(Exception):
    """No bot knows what is good in this game."""


class Analyst(Protocol):
    """Does one piece of work, when nobody waits for anything else. `effort`: how much is looked into."""

    effort: Effort

    async def study(self, order: Inquiry) -> bytes: ...


class Hasty:
    """At once, and with a few looks; keeps everybody waiting meanwhile: for tests."""

    effort = Effort(
        replace(FULL.level, nodes=60, keep=3, reach=1), glance=20, trials=1, runs=1, nodes=0, doubts=3, prides=1,
        most=60, reach=1,
    )

    async def study(self, order: Inquiry) -> bytes:
        return inquire(order)


@dataclass(slots=True, eq=False)
class Study:
    """An analysis that is being made: `done` pieces of `total`, as far as is known. `stirred` with each, and in the
    end.
    """

    work: asyncio.Task[Analysis] | None = None
    done: int = 0
    total: int = 0
    stirred: asyncio.Event = field(default_factory=asyncio.Event)

    def heard(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self.stirred.set()


class Analyses:
    def __init__(self, store: Store, analyst: Analyst) -> None:
        self.store, self.analyst = store, analyst
        self.making: dict[int, Study] = {}
        self.pieces: OrderedDict[int, dict[Inquiry, bytes]] = OrderedDict()  # of those that were broken off

    async def kept(self, row: MatchRow) -> Analysis | None:
        found = await self.store.analysis(row.id)
        return None if found is None else ANALYSIS.validate_json(found)

    async def begin(self, row: MatchRow) -> Study:
        """The one that is being made already, or a new one."""
        if row.id not in self.making:
            match = await self.recorded(row)
            # Somebody else may have begun it meanwhile.
            if row.id not in self.making:
                study = self.making[row.id] = Study()
                study.work = asyncio.create_task(self.make(row, match, study))
        return self.making[row.id]

    async def recorded(self, row: MatchRow) -> Recording:
        """Nameless: the same match has the same analysis, whoever played it."""
        if row.status != "over":
            raise Goes(f"match {row.id} is not over")
        if not known(row.game):
            raise NobodyJudges(f"{row.game} has no judgement")
        found = await recording(self.store, row)
        if not found.moves:
            raise NoMoves(f"nobody has moved in match {row.id}")
        try:
            await asyncio.to_thread(lambda: list(replay(found)))
        except Differs as error:
            raise OtherRules(f"match {row.id}: {error}") from error
        moves = tuple([replace(move, by="person", at=None) for move in found.moves])
        return replace(found, seats=tuple([Sitter() for _ in found.seats]), moves=moves)

    async def make(self, row: MatchRow, match: Recording, study: Study) -> Analysis:
        try:
            found = await analysed(match, self.piecewise(row.id), self.analyst.effort, study.heard)
            await self.store.keep_analysis(row.id, row.version, ANALYSIS.dump_json(found))
            self.pieces.pop(row.id, None)
            return found
        finally:
            self.making.pop(row.id, None)
            study.stirred.set()

    def piecewise(self, match_id: int) -> Ask:
        """Where one piece fails, whoever asks again goes on from there."""
        done = self.pieces.setdefault(match_id, {})
        self.pieces.move_to_end(match_id)
        if len(self.pieces) > BROKEN_OFF:
            self.pieces.popitem(last=False)

        async def ask(order: Inquiry) -> bytes:
            if order not in done:
                done[order] = await self.analyst.study(order)
            return done[order]

        return ask

    async def close(self) -> None:
        """What is not finished is begun anew when somebody asks again."""
        tasks = [study.work for study in self.making.values() if study.work is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def positions(store: Store, row: MatchRow, numbers: Collection[int]) -> dict[int, Match]:
    """The match as it was before each of these moves, as far as today's rules know it."""
    found = await recording(store, row)

    def played() -> dict[int, Match]:
        matches: dict[int, Match] = {}
        try:
            for position in replay(found):
                if position.number + 1 in numbers:
                    matches[position.number + 1] = position.match
        except Differs:
            pass
        return matches

    return await asyncio.to_thread(played)

"""Somebody's first match of a game, and the coach beside them: who plays it, what he has said and whether he speaks.

Each kind of question is explained when it first comes up. Knows no Discord and no words.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine import record

from .bots import LEARNERS

if TYPE_CHECKING:
    from bot.store import CoachRow, Store

    from .session import Session

LEVEL = LEARNERS  # of the bot that a learner plays against
NEVER = (0, -1, -1)  # times, a count that no question has, and a beat that no match has


class NoCoach(Exception):
    """Nobody walks this person through this match."""


@record
class Advice:
    """What a coach has to say of the question that is asked: words of the game, and a rule. `speaks`: he does by
    himself; else he waits to be asked.
    """

    kind: str
    rule: str
    count: int
    beat: int
    speaks: bool


def coach_of(session: Session, seat: int) -> CoachRow | None:
    """Of whoever has the seat now."""
    coach = session.coach
    return coach if coach is not None and coach.user == session.users.get(seat) else None


def advice(session: Session, seat: int) -> Advice | None:
    """The same for as long as the question is the same, however often it is looked at."""
    coach, kind, count = coach_of(session, seat), session.match.taught(seat), session.match.count(seat)
    lesson = session.match.game.lessons.get(kind or "")
    if coach is None or kind is None or lesson is None:
        return None
    times, last, _ = coach.said.get(kind, NEVER)
    due = last == count or times == 0
    return Advice(kind, lesson.rule, count, session.match.beats, due and not coach.quiet)


async def heard(store: Store, session: Session, given: Advice) -> None:
    """It was said, and is remembered."""
    coach = session.coach
    if coach is None:
        return
    times, last, _ = coach.said.get(given.kind, NEVER)
    if last != given.count:
        told = {**coach.said, given.kind: (times + 1, given.count, given.beat)}
        await remember(store, session, replace(coach, said=told))


async def hush(store: Store, session: Session, seat: int, *, quiet: bool) -> None:
    coach = coach_of(session, seat)
    if coach is None:
        raise NoCoach(f"seat {seat} of match {session.row.id} has no coach")
    await remember(store, session, replace(coach, quiet=quiet))


async def remember(store: Store, session: Session, coach: CoachRow) -> None:
    await store.set_coach(coach)
    session.coach = coach


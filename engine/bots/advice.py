"""What a strong bot would do, and why: its best ideas with what each changes in its judgement, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.match import Refused
from engine.record import record
from engine.save import AnyAnswer

from . import judged
from .levels import LEVELS, thoughts

if TYPE_CHECKING:
    from engine.match import Match
    from engine.prompt import Answer

    from .judgement import AnyJudgement

MOST = 3
LEAST = 0.05  # of a point: what changes less is no reason


@record
class Idea:
    """The answers of one thought; by how many points it falls short of the best; and its reasons, the largest first.

    A reason is a term of the game's judgement and by how many points the answers change it.
    """

    answers: tuple[AnyAnswer, ...]
    behind: float
    reasons: tuple[tuple[str, float], ...]


IDEAS = TypeAdapter(tuple[Idea, ...])


def advise(match: Match, seat: int, key: str, level: str = "hard") -> tuple[Idea, ...]:
    """The best three that begin differently, the best one first. As pure as `think`, and to be handed the same match;
    nothing for a game without a judgement.
    """
    judgement = judged.judgement(match.game.meta.name)
    if judgement is None:
        return ()
    world = match.redealt(seat, key)
    found: dict[Answer, Idea] = {}
    best: float | None = None
    for chain in thoughts(judgement, LEVELS[level], world, seat, key):
        best = chain.worth if best is None else best
        if chain.answers[0] not in found and len(found) < MOST:
            behind = max(0.0, best - chain.worth)
            found[chain.answers[0]] = Idea(chain.answers, behind, reasons(judgement, world, seat, chain.answers))
    return tuple(found.values())


def reasons(
    judgement: AnyJudgement, match: Match, seat: int, answers: tuple[Answer, ...]
) -> tuple[tuple[str, float], ...]:
    before, twin = judgement.terms(match.state, seat), match.copy()
    for answer in answers:
        try:
            twin.play(seat, answer)
        except Refused:
            break
    after = judgement.terms(twin.state, seat)
    changes = [(name, amount - before.get(name, 0.0)) for name, amount in after.items()]
    return tuple(sorted([pair for pair in changes if abs(pair[1]) >= LEAST], key=lambda pair: -abs(pair[1])))

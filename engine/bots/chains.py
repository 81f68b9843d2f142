"""Chains of a seat's own answers to the end of its part: card, cell and swap are one thought, not three."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from engine.prompt import Answer
from engine.record import record

from . import budget

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.match import Match

    from .budget import Budget
    from .judgement import AnyJudgement

LONGEST = 9  # answers


@record
class Chain:
    """What it is worth by a judge, and the answers; and what it came to on each of the deals on which it was tried."""

    worth: float
    answers: tuple[Answer, ...]
    runs: tuple[float, ...] = ()


def chains(
    judgement: AnyJudgement, match: Match, seat: int, judge: Callable[[Any, int], float], spending: Budget
) -> list[Chain]:
    """Best first. Level by level; where a level grows wider than can be followed, the most promising go on."""
    level: list[tuple[tuple[Answer, ...], Match]] = [((), match)]
    found: list[Chain] = []
    while level:
        following: list[tuple[tuple[Answer, ...], Match]] = []
        for chain, here in level:
            if spending.spent and found:
                break
            for answer in judgement.answers(here, seat):
                twin = here.copy()
                twin.play(seat, answer)
                spending.spend(budget.ANSWER)
                longer = (*chain, answer)
                if len(longer) < LONGEST and twin.agenda.seats[seat] and judgement.goes_on(match, twin, seat):
                    following.append((longer, twin))
                else:
                    found.append(Chain(judge(twin.state, seat), longer))
                    spending.spend(budget.JUDGED)
        if len(following) > judgement.width:
            following.sort(key=lambda entry: -judgement.promise(entry[1], seat))
            spending.spend(budget.JUDGED * len(following))
        level = following[: judgement.width]
    found.sort(key=lambda chain: -chain.worth)
    return found


def noticed(found: list[Chain], part: float, key: str) -> list[Chain]:
    """What a weaker player sees of all that it could do, by lot: something at least."""
    chance = Random(key)
    return [chain for chain in found if chance.random() < part] or [chance.choice(found)]


def spread_out(found: list[Chain], keep: int) -> list[Chain]:
    """The best, but of those that begin alike no more than a third while others are left."""
    count: dict[Answer, int] = {}
    first: list[Chain] = []
    later: list[Chain] = []
    for chain in found:
        count[chain.answers[0]] = number = count.get(chain.answers[0], 0) + 1
        (first if number <= max(2, keep // 3) else later).append(chain)
    return (first + later)[:keep]

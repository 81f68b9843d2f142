"""Which of the best-looking chains holds when the match runs on: tried on deals that are all as possible as the true
one, the same for every chain, so that luck falls on all alike. In every round the better half stays, without what is
surely no better than the best by more than a trifle. Where a game knows trifles, that is given up as soon as it shows:
what is clear, or makes no difference, takes no long thought.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from engine.match import Refused

from . import budget
from .budget import Budget
from .chains import Chain, chains, noticed, spread_out

if TYPE_CHECKING:
    from engine.match import Match
    from engine.prompt import Answer

    from .judgement import AnyJudgement

PRIOR = 2.0  # deals that the first look at a chain is worth
FEW, SURE = 6, 2.5  # deals, and standard errors by which another is ahead: then a chain is given up
ENOUGH = 200  # answers of one part, after which a run is broken off


def searched(
    judgement: AnyJudgement, world: Match, seat: int, key: str, *, keep: int, nodes: int, reach: int, part: float = 1.0
) -> list[Chain]:
    """The chains that were tried, best first, each with what it is worth on average. `part` of all is noticed."""
    spending = Budget(nodes)
    found = spread_out(noticed(chains(judgement, world, seat, judgement.value, spending), part, key), keep)
    if len(found) == 1:
        return found
    runs: list[list[float]] = [[] for _ in found]
    alive, deal, look = list(range(len(found))), 0, FEW if judgement.trifle else 0
    rounds = (len(found) - 1).bit_length()
    share = max(spending.left, nodes // 2) // rounds

    def total(number: int) -> float:
        return PRIOR * found[number].worth + sum(runs[number])

    def in_front(some: list[int]) -> list[int]:
        first = runs[some[0]]
        return [some[0], *[number for number in some[1:] if not behind(runs[number], first, judgement.trifle)]]

    for _ in range(rounds):
        left = Budget(share)
        while not left.spent and len(alive) > 1:
            world_ = dealt(world, seat, key, deal)
            left.spend(budget.DEALT)
            for number in alive:
                runs[number].append(run_on(judgement, world_.copy(), seat, found[number].answers, deal, reach, left))
            deal += 1
            if deal == look:
                look += look // 2
                alive = in_front(sorted(alive, key=total, reverse=True))
        # Those alive have seen the same deals.
        alive = in_front(sorted(alive, key=total, reverse=True)[: (len(alive) + 1) // 2])
    order = sorted(range(len(found)), key=lambda number: (-len(runs[number]), number not in alive, -total(number)))
    tried = [(tuple(runs[number]), found[number].answers) for number in order]
    return [Chain(sum(row) / len(row), answers, row) for row, answers in tried]


def dealt(world: Match, seat: int, key: str, deal: int) -> Match:
    return world.redealt(seat, f"{key}/{deal}")


def behind(runs: list[float], first: list[float], trifle: float) -> bool:
    """Whether the one is surely no better than the other by more than a trifle, on the same deals."""
    lead = [one - other for one, other in zip(first, runs, strict=True)]
    mean = sum(lead) / len(lead)
    spread = sum([(each - mean) ** 2 for each in lead]) / max(1, len(lead) - 1)
    return len(lead) >= FEW and mean >= SURE * sqrt(spread / len(lead)) - trifle


def run_on(
    judgement: AnyJudgement, match: Match, seat: int, answers: tuple[Answer, ...], deal: int, reach: int, left: Budget
) -> float:
    """What the position is worth `reach` parts after the answers, everybody going on by habit."""
    played_on(judgement, match, seat, answers, deal, reach, left)
    left.spend(budget.JUDGED)
    return judgement.value(match.state, seat)


def played_on(
    judgement: AnyJudgement, match: Match, seat: int, answers: tuple[Answer, ...], deal: int, reach: int, left: Budget
) -> None:
    """Changes the match to what it may be then."""
    chance = Random(deal)
    for answer in answers:
        left.spend(budget.ANSWER)
        try:
            match.play(seat, answer)
        except Refused:  # what has come up in this deal makes it impossible
            break
    for _ in range(reach):
        mark = judgement.beat(match)
        for _ in range(ENOUGH):
            if judgement.beat(match) != mark or not match.waiting:
                break
            one = match.waiting[0]
            match.play(one, judgement.habit(match, one, chance))
            left.spend(budget.ANSWER)

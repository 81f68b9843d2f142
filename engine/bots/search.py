"""Which of the best-looking chains holds when the match runs on: tried on deals that are all as possible as the true
one, the same for every chain, so that luck falls on all alike. In every round the better half stays.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.match import Refused

from . import budget
from .budget import Budget
from .chains import Chain, chains, spread_out

if TYPE_CHECKING:
    from engine.match import Match
    from engine.prompt import Answer

    from .judgement import AnyJudgement

PRIOR = 2.0  # deals that the first look at a chain is worth
ENOUGH = 200  # answers of one part, after which a run is broken off


def searched(
    judgement: AnyJudgement, world: Match, seat: int, key: str, *, keep: int, nodes: int, reach: int
) -> list[Chain]:
    """The chains that were tried, best first, each with what it is worth on average."""
    spending = Budget(nodes)
    found = spread_out(chains(judgement, world, seat, judgement.value, spending), keep)
    if len(found) == 1:
        return found
    totals, runs = [PRIOR * chain.worth for chain in found], [0] * len(found)
    alive, deal = list(range(len(found))), 0
    rounds = (len(found) - 1).bit_length()
    share = max(spending.left, nodes // 2) // rounds
    for _ in range(rounds):
        left = Budget(share)
        while not left.spent:
            world_ = world.redealt(seat, f"{key}/{deal}")
            left.spend(budget.DEALT)
            for number in alive:
                totals[number] += run_on(judgement, world_.copy(), seat, found[number].answers, deal, reach, left)
                runs[number] += 1
            deal += 1
        alive.sort(key=lambda number: -totals[number])  # those alive have seen the same deals
        alive = alive[: (len(alive) + 1) // 2]
    means = [(totals[number] - PRIOR * found[number].worth) / runs[number] for number in range(len(found))]
    order = sorted(range(len(found)), key=lambda number: (-runs[number], -totals[number]))
    return [Chain(means[number], found[number].answers) for number in order]


def run_on(
    judgement: AnyJudgement, match: Match, seat: int, answers: tuple[Answer, ...], deal: int, reach: int, left: Budget
) -> float:
    """What the position is worth `reach` parts after the answers, everybody going on by habit."""
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
    left.spend(budget.JUDGED)
    return judgement.value(match.state, seat)

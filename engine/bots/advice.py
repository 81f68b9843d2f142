"""What a strong bot would do, and why: its best ideas with what each changes in its judgement, by name."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.match import Refused
from engine.prompt import Pick, Picked, Place, Placed, Shared
from engine.record import record
from engine.save import AnyAnswer

from . import judged
from .budget import Budget
from .candidates import candidates
from .chains import Chain
from .judgement import PARTNER, RIVAL, RIVALS
from .levels import LEVELS, far, thoughts
from .reasons import LEAST, Reason, doubtful, looked, mean, reasons
from .search import dealt, run_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.match import Match
    from engine.prompt import Answer, Prompt

    from .judgement import AnyJudgement

MOST = 3
DEALS = 24  # that reasons are the mean of, where something is drawn on the way: what comes of nearly all is no fact yet
ENOUGH = 40  # answers of one seat, after which a look ahead is broken off
TRIED, CLEAR = 20, 2.0  # deals, and standard errors by which one idea must be behind another on them


@record
class Idea:
    """The answers of one thought, as far as its questions come up whatever is hidden; by how many points it falls short
    of the best, where that is no chance; and its reasons. The best is weighed against the next one, the others against
    the best: what parts the two most comes first. `ahead`: by how many points the best is better than the next.
    `later`: by how much an idea is ahead by what shows only when the match is run on, or behind if less than nothing.
    `wins`: the match is over then, and won whatever is hidden. `goes_on`: more is asked after its answers, and counted
    in its reasons.
    """

    answers: tuple[AnyAnswer, ...]
    behind: float
    reasons: tuple[Reason, ...]
    wins: bool = False
    ahead: float = 0.0
    later: float = 0.0
    goes_on: bool = False


IDEAS = TypeAdapter(tuple[Idea, ...])


def advise(
    match: Match, seat: int, key: str, level: str = "hard", begun: tuple[Answer, ...] = ()
) -> tuple[Idea, ...]:
    """The best three that begin differently, the best one first. As pure as `think`, and to be handed the same match:
    then the first is what a bot of this level would do with the same key. Nothing for a game without a judgement.

    `begun`: what is left of an idea that is being carried out. It stays the first, as a bot goes on with its plan.
    """
    judgement = judged.judgement(match.game.meta.name)
    if judgement is None:
        return ()
    world = match.redealt(seat, key)
    found = different(thoughts(judgement, LEVELS[level], world, seat, key), begun)
    ideas = ranked(judgement, world, seat, key, found, far(judgement, LEVELS[level], world))
    deals = [world.redealt(seat, f"{key}/why/{number}") for number in range(DEALS)]
    before = looked(judgement, deals, deals, seat)
    if len(ideas) == 1:
        ideas += passed_over(judgement, deals, seat, ideas[0][0])
    ends = [[ahead(judgement, deal, seat, answers) for deal in deals] for answers, _ in ideas]
    after = [looked(judgement, end, deals, seat) for end in ends]
    if judgement.apart(world.state):
        for look in after:
            for others in (RIVALS, RIVAL, PARTNER):
                look.pop(others, None)
    doubts = [doubtful(judgement, deals, end, seat) - judgement.moving for end in ends]
    leads, told = judgement.leads(world, seat), list[Idea]()
    for n, (answers, behind) in enumerate(ideas):
        other = 0 if n else len(ideas[:2]) - 1  # alone it is weighed against doing nothing
        rival, lead = after[other] if other != n else before, ideas[other][1] - behind
        now = sum([points - rival[name][0] for name, (points, _) in after[n].items()])
        why = [
            replace(each, perhaps=each.term in doubts[other if each.lacks or each.keeps else n])
            for each in reasons(judgement, before, after[n], rival)
            if leads or (other != n and abs(each.ahead) >= LEAST)
        ]
        seen = foreseeable(deals, seat, answers)
        told.append(Idea(
            seen, behind, tuple(why), wins=won(ends[n], seat), goes_on=goes_on(judgement, deals, seat, seen),
            ahead=max(0.0, lead), later=lead - now if other != n and ends[n][0].result is None else 0.0,
        ))  # fmt: skip
    return tuple(told)


def passed_over(
    judgement: AnyJudgement, deals: list[Match], seat: int, best: tuple[Answer, ...]
) -> list[tuple[tuple[Answer, ...], float]]:
    """Where it has thought of one answer alone: those beside it that come nearest, as things lie there then."""

    def worth(answers: tuple[Answer, ...]) -> float:
        ends = [ahead(judgement, deal, seat, answers) for deal in deals]
        return sum([points for points, _ in looked(judgement, ends, deals, seat).values()])

    most = worth(best)
    found: list[tuple[tuple[Answer, ...], float]] = [
        ((answer,), max(0.0, most - worth((answer,)))) for answer in beside(deals[0].prompt(seat), best[0])
    ]
    return sorted(found, key=lambda idea: idea[1])[: MOST - 1]


def beside(prompt: Prompt | None, answer: Answer) -> Iterator[Answer]:
    """Answers with one choice made otherwise."""
    match prompt, answer:
        case Pick(options=options), Picked(options=chosen):
            for there, other in product(range(len(chosen)), options):
                if other not in chosen:
                    yield Picked((*chosen[:there], other, *chosen[there + 1 :]))
        case Place(), Placed():
            yield from [each for each in candidates(prompt) if each != answer]


def won(ends: list[Match], seat: int) -> bool:
    """In the same way in all of them: where what is hidden still decides, a few that were dealt prove nothing."""
    results = [match.result for match in ends]
    first = results[0]
    return first is not None and seat in first.winners and all(result == first for result in results)


def different(chains: list[Chain], begun: tuple[Answer, ...]) -> list[Chain]:
    """The best that begin differently; what is begun comes first. The same choices in another order are no other idea,
    wherever in it they are made.
    """
    found: list[Chain] = []
    if begun:
        worth = next((chain.worth for chain in chains if chain.answers == begun), chains[0].worth)
        found.append(next((chain for chain in chains if chain.answers == begun), Chain(worth, begun)))
    for chain in chains:
        if len(found) < MOST and not any(alike(chain.answers, other.answers) for other in found):
            found.append(chain)
    return found


def alike(one: tuple[Answer, ...], other: tuple[Answer, ...]) -> bool:
    return chosen(one[0]) == chosen(other[0]) or set(map(chosen, one)) == set(map(chosen, other))


def ranked(
    judgement: AnyJudgement, world: Match, seat: int, key: str, found: list[Chain], reach: int
) -> list[tuple[tuple[Answer, ...], float]]:
    """Each with how far it falls behind the first on the same deals, as far as these tell it from chance."""
    best, *others = found
    if not any(chain.runs for chain in found):  # nothing was run on: all was judged alike, as it lay there
        lags = [best.worth - chain.worth for chain in others]
    else:
        runs = [tried(judgement, world, seat, key, chain, reach) for chain in found]
        lags = [lag(runs[0], run) for run in runs[1:]]
    ideas = [(chain.answers, max(0.0, behind)) for chain, behind in zip(others, lags, strict=True)]
    return [(best.answers, 0.0), *sorted(ideas, key=lambda idea: idea[1])]


def tried(
    judgement: AnyJudgement, world: Match, seat: int, key: str, chain: Chain, reach: int
) -> tuple[float, ...]:
    """What it came to, on some deals at least."""
    more = [
        run_on(judgement, dealt(world, seat, key, deal), seat, chain.answers, deal, reach, Budget(0))
        for deal in range(len(chain.runs), TRIED)
    ]
    return (*chain.runs, *more)


def lag(best: Sequence[float], run: Sequence[float]) -> float:
    """By how much the one is behind on the deals that both have seen; nothing where that may be chance."""
    leads = [one - other for one, other in zip(best, run, strict=False)]
    lead = mean(leads)
    error = sqrt(sum([(each - lead) ** 2 for each in leads]) / len(leads) / (len(leads) - 1))
    return lead if abs(lead) >= CLEAR * error else 0.0


def goes_on(judgement: AnyJudgement, deals: list[Match], seat: int, answers: tuple[Answer, ...]) -> bool:
    """Whether there is more to choose in what `ahead` counts after these answers."""
    for deal in deals:
        twin = deal.copy()
        for answer in answers:
            twin.play(seat, answer)
        if twin.agenda.seats[seat] and judgement.follows(deal, twin, seat):
            return True
    return False


def chosen(answer: Answer) -> object:
    match answer:
        case Picked(options=options):
            return frozenset(options)
        case Shared(parts=parts):
            return frozenset(parts)
        case _:
            return answer


def ahead(judgement: AnyJudgement, match: Match, seat: int, answers: tuple[Answer, ...]) -> Match:
    """After the answers, and what the seat is asked for them besides, which it answers by habit, as do others who are
    asked at the same time.
    """
    twin, chance = match.copy(), Random(0)
    beats = twin.beats
    for answer in answers:
        beats = twin.beats
        try:
            twin.play(seat, answer)
        except Refused:
            return twin
    for _ in range(ENOUGH):
        if not twin.agenda.seats[seat] or not judgement.follows(match, twin, seat):
            break
        beats = twin.beats
        twin.play(seat, judgement.habit(twin, seat, chance))
    while judgement.together and twin.beats == beats and twin.waiting and seat not in twin.waiting:
        other = twin.waiting[0]
        twin.play(other, judgement.habit(twin, other, chance))
    return twin


def foreseeable(deals: list[Match], seat: int, answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The answers to questions that are the same in all these matches."""
    twins, number = [deal.copy() for deal in deals], 0
    for answer in answers:
        try:
            for twin in twins:
                twin.play(seat, answer)
        except Refused:
            break
        number += 1
        asked = [twin.prompt(seat) for twin in twins]
        if any(prompt != asked[0] for prompt in asked[1:]):
            break
    return answers[: max(1, number)]

"""What a strong bot would do, and why: its best ideas with what each changes in its judgement, by name."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.match import Refused
from engine.prompt import Pick, Picked, Place, Placed, Shared
from engine.record import record
from engine.save import AnyAnswer

from . import judged
from .candidates import candidates
from .chains import Chain
from .courses import DEALS, Way, ranked, victories
from .judgement import PARTNER, RIVAL, RIVALS
from .levels import LEVELS, far, thoughts
from .reasons import LEAST, Reason, coming, doubtful, looked, reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.match import Match
    from engine.prompt import Answer, Prompt

    from .judgement import AnyJudgement
    from .reasons import Looks

MOST = 3
ENOUGH = 40  # answers of one seat, after which a look ahead is broken off


@record
class Idea:
    """The answers of one thought, as far as its questions come up whatever is hidden; by how many points it falls short
    of the best, where that is no chance; and its reasons. The best is weighed against the next one, the others against
    the best: what parts the two most comes first. `ahead`: by how many points it is better than that one, and `chance`:
    how much of that may be chance. `later`: how much of it shows only when the match is run on; `then`: what most of
    that is. `wins`: the match is over then, and won whatever is hidden; `won`: in how many of so many `deals`, where
    it is run on to its end in all. `goes_on`: more is asked after its answers, and counted in its reasons.
    """

    answers: tuple[AnyAnswer, ...]
    behind: float
    reasons: tuple[Reason, ...]
    wins: bool = False
    ahead: float = 0.0
    chance: float = 0.0
    later: float = 0.0
    then: Reason | None = None
    won: int = 0
    deals: int = 0
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
    first = () if begun else forced(judgement, world, seat)
    there = after(world, seat, first)
    found = different(thoughts(judgement, LEVELS[level], there, seat, key), begun)
    chains = [Chain(chain.worth, (*first, *chain.answers), chain.runs) for chain in found]
    ways = ranked(judgement, world, seat, key, chains, far(judgement, LEVELS[level], world))
    deals = [world.redealt(seat, f"{key}/why/{number}") for number in range(DEALS)]
    before = looked(judgement, deals, deals, seat)
    if len(ways) == 1:
        ways += passed_over(judgement, deals, seat, ways[0].answers)
    ends = [[ahead(judgement, deal, seat, way.answers) for deal in deals] for way in ways]
    looks = [looked(judgement, end, deals, seat) for end in ends]
    if judgement.apart(world.state):
        for look in looks:
            for others in (RIVALS, RIVAL, PARTNER):
                look.pop(others, None)
    doubts = [doubtful(judgement, deals, end, seat) - judgement.moving for end in ends]
    leads, told = judgement.leads(world, seat), list[Idea]()
    for n, way in enumerate(ways):
        other = 0 if n else len(ways[:2]) - 1
        why = [
            replace(each, perhaps=each.term in doubts[other if each.lacks or each.keeps else n])
            for each in reasons(judgement, before, looks[n], looks[other] if other != n else before)
            if leads or (other != n and abs(each.ahead) >= LEAST)
        ]
        seen = foreseeable(deals, seat, way.answers)
        idea = Idea(
            seen, way.behind, tuple(why), wins=won(ends[n], seat), goes_on=goes_on(judgement, deals, seat, seen)
        )
        pairs = (way, ways[other]), (looks[n], looks[other])
        told.append(idea if other == n else weighed(judgement, seat, idea, *pairs))
    return tuple(told)


def weighed(judgement: AnyJudgement, seat: int, idea: Idea, ways: tuple[Way, Way], looks: tuple[Looks, Looks]) -> Idea:
    """The idea beside the other one, by what lies between them now and when the match is run on."""
    (way, other), (look, rival) = ways, looks
    lead, now = other.lag - way.lag, sum([points - rival[name][0] for name, (points, _) in look.items()])
    then = coming(judgement, seat, lead - now, looks, (way.course, other.course))
    won, deals = victories(way.course, seat)
    return replace(
        idea, ahead=lead, chance=max(way.chance, other.chance), later=lead - now, then=then, won=won, deals=deals
    )


def forced(judgement: AnyJudgement, world: Match, seat: int) -> tuple[Answer, ...]:
    """What comes before there is anything to think of, as far as it belongs to the same thought and shows nothing."""
    found: list[Answer] = []
    twin = world.copy()
    while len(few := judgement.answers(twin, seat)) == 1:
        news = twin.play(seat, few[0])
        asked = twin.agenda.seats[seat] and judgement.goes_on(world, twin, seat)
        if not asked or any(event.reveals for event in news):
            break
        found.append(few[0])
    return tuple(found)


def after(world: Match, seat: int, answers: tuple[Answer, ...]) -> Match:
    twin = world.copy()
    for answer in answers:
        twin.play(seat, answer)
    return twin


def passed_over(judgement: AnyJudgement, deals: list[Match], seat: int, best: tuple[Answer, ...]) -> list[Way]:
    """Where it has thought of one answer alone: those beside it that come nearest, as things lie there then."""

    def worth(answers: tuple[Answer, ...]) -> float:
        ends = [ahead(judgement, deal, seat, answers) for deal in deals]
        return sum([points for points, _ in looked(judgement, ends, deals, seat).values()])

    most = worth(best)
    found = [Way((answer,), max(0.0, most - worth((answer,)))) for answer in beside(deals[0].prompt(seat), best[0])]
    return sorted(found, key=lambda way: way.lag)[: MOST - 1]


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
        except Refused:  # what has come up in this deal makes it impossible: it goes on as it mostly does
            break
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

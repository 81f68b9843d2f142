"""What a strong bot would do, and why: its best ideas with what each changes in its judgement, by name."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.match import Refused
from engine.prompt import Picked, Shared
from engine.record import record
from engine.save import AnyAnswer

from . import judged
from .judgement import PARTNER, RIVAL, RIVALS
from .levels import LEVELS, thoughts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.match import Match
    from engine.prompt import Answer

    from .chains import Chain
    from .judgement import AnyJudgement

MOST = 3
DEALS = 6  # that reasons are the mean of, where something is drawn on the way
ENOUGH = 40  # answers of one seat, after which a look ahead is broken off
LEAST = 0.05  # of a point: what changes less is no reason
GIVEN_UP = 0.5  # of a point: what the next idea gives up is kept, if it is worth as much


@record
class Reason:
    """A term of the game's judgement, and by how many points the idea changes it; by how much of what it counts, and
    how much there is then. `ahead`: of the idea that it is weighed against, in points of this term. `keeps`: it stays
    as it is, while that one gives so much of it up; `lacks`: while that one brings so much. `perhaps`: what is hidden
    decides whether it changes at all.
    """

    term: str
    points: float
    count: float = 0.0
    have: float = 0.0
    keeps: bool = False
    lacks: bool = False
    ahead: float = 0.0
    perhaps: bool = False


@record
class Idea:
    """The answers of one thought, as far as its questions come up whatever is hidden; by how many points it falls short
    of the best; and its reasons. The best is weighed against the next one, the others against the best: what parts the
    two most comes first. `ahead`: by how many points the best is better than the next. `later`: by how much an idea is
    ahead by what shows only when the match is run on, or behind if less than nothing. `wins`: the match is over then,
    and won whatever is hidden.
    """

    answers: tuple[AnyAnswer, ...]
    behind: float
    reasons: tuple[Reason, ...]
    wins: bool = False
    ahead: float = 0.0
    later: float = 0.0


IDEAS = TypeAdapter(tuple[Idea, ...])
Looks = dict[str, tuple[float, float]]  # by terms: points, and how much there is


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
    ideas = different(thoughts(judgement, LEVELS[level], world, seat, key), begun)
    deals = [world.redealt(seat, f"{key}/why/{number}") for number in range(DEALS)]
    before = looked(judgement, deals, deals, seat)
    ends = [[ahead(judgement, deal, seat, answers) for deal in deals] for answers, _ in ideas]
    after = [looked(judgement, end, deals, seat) for end in ends]
    if judgement.apart(world.state):
        for look in after:
            for others in (RIVALS, RIVAL, PARTNER):
                look.pop(others, None)
    leads, found = judgement.leads(world, seat), []
    for n, (answers, behind) in enumerate(ideas):
        other = 0 if n else len(ideas[:2]) - 1  # alone it is weighed against doing nothing
        rival, lead = after[other] if other != n else before, ideas[other][1] - behind
        now = sum([points - rival[name][0] for name, (points, _) in after[n].items()])
        doubt = doubtful(judgement, deals, ends[n], seat)
        why = [
            replace(each, perhaps=each.term in doubt) for each in reasons(judgement, before, after[n], rival)
            if leads or (other != n and abs(each.ahead) >= LEAST)
        ]
        found.append(Idea(
            foreseeable(deals, seat, answers), behind, tuple(why), wins=won(ends[n], seat),
            ahead=max(0.0, lead), later=lead - now if other != n and ends[n][0].result is None else 0.0,
        ))  # fmt: skip
    return tuple(found)


def won(ends: list[Match], seat: int) -> bool:
    """In the same way in all of them: where what is hidden still decides, a few that were dealt prove nothing."""
    results = [match.result for match in ends]
    first = results[0]
    return first is not None and seat in first.winners and all(result == first for result in results)


def doubtful(judgement: AnyJudgement, deals: list[Match], ends: list[Match], seat: int) -> set[str]:
    """The terms that change in some of the deals and in others not."""
    found: dict[str, list[bool]] = {}
    for deal, end in zip(deals, ends, strict=True):
        began = judgement.terms(deal.state, seat, deal.state)
        for name, points in judgement.terms(end.state, seat, deal.state).items():
            found.setdefault(name, []).append(abs(points - began[name]) >= LEAST)
    return {name for name, changes in found.items() if any(changes) and not all(changes)}


def different(chains: list[Chain], begun: tuple[Answer, ...]) -> list[tuple[tuple[Answer, ...], float]]:
    """The best that begin differently, each with how far it falls behind. The same choices in another order are no
    other idea.
    """
    found: dict[object, tuple[tuple[Answer, ...], float]] = {}
    best = next((chain.worth for chain in chains if chain.answers == begun), chains[0].worth)
    if begun:
        found[chosen(begun[0])] = begun, 0.0
    for chain in chains:
        begins = chosen(chain.answers[0])
        if begins not in found and len(found) < MOST:
            found[begins] = chain.answers, max(0.0, best - chain.worth)
    first, *rest = found.values()
    return [first, *sorted(rest, key=lambda idea: idea[1])]


def chosen(answer: Answer) -> object:
    match answer:
        case Picked(options=options):
            return frozenset(options)
        case Shared(parts=parts):
            return frozenset(parts)
        case _:
            return answer


def ahead(judgement: AnyJudgement, match: Match, seat: int, answers: tuple[Answer, ...]) -> Match:
    """After the answers, and what the seat is asked for them besides, which it answers by habit."""
    twin, chance = match.copy(), Random(0)
    for answer in answers:
        try:
            twin.play(seat, answer)
        except Refused:
            return twin
    for _ in range(ENOUGH):
        if not twin.agenda.seats[seat] or not judgement.follows(match, twin, seat):
            break
        twin.play(seat, judgement.habit(twin, seat, chance))
    return twin


def looked(judgement: AnyJudgement, matches: list[Match], began: list[Match], seat: int) -> Looks:
    """How the seat stands in these on average, by the time at which they began; what is not counted otherwise is
    counted in points.
    """
    terms = [judgement.terms(match.state, seat, then.state) for match, then in zip(matches, began, strict=True)]
    counts = [judgement.counts(match.state, seat) for match in matches]
    points = {name: mean([each[name] for each in terms]) for name in terms[0]}
    return {name: (n, mean([each.get(name, n) for each in counts])) for name, n in points.items()}


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def reasons(judgement: AnyJudgement, before: Looks, after: Looks, rival: Looks) -> tuple[Reason, ...]:
    """What changes with time alone is none, nor what the rival idea does to the others too, nor more of something that
    is worth less by that: no person can follow it. A promise that comes true counts by how much it has become more.
    """
    found, moved = [], promised(judgement, before, after)
    start, end, other = [folded(looks, moved) for looks in (before, after, rival)]
    for name, (points, have) in end.items():
        (was, had), ahead = start[name], points - other[name][0]
        if alike(start[name], end[name]):
            continue
        if (points > was) is (have > had) and (name not in (RIVALS, RIVAL) or abs(ahead) >= LEAST):
            found.append(Reason(name, points - was, have - had, have, ahead=ahead))
    found += stays(judgement, before, after, rival)
    return tuple(sorted(found, key=lambda reason: (-abs(reason.ahead), -abs(reason.points))))


def stays(judgement: AnyJudgement, before: Looks, after: Looks, rival: Looks) -> Iterator[Reason]:
    """What is as before, and less or more with the rival idea: as much as it is told of that one."""
    moved = promised(judgement, before, rival)
    start, end, other = [folded(looks, moved) for looks in (before, after, rival)]
    for name, (points, have) in end.items():
        (was, had), (theirs, left) = start[name], other[name]
        ahead = points - theirs
        if not alike(start[name], end[name]):
            continue
        if ahead >= GIVEN_UP and left < have - LEAST and (have >= 1 or name in (RIVALS, RIVAL)):
            yield Reason(name, ahead, have=have, keeps=True, ahead=ahead)
        elif -ahead >= GIVEN_UP and theirs - was >= LEAST and left > had + LEAST:
            yield Reason(name, theirs - was, left - had, left, lacks=True, ahead=ahead)


def alike(before: tuple[float, float], after: tuple[float, float]) -> bool:
    return any(abs(now - was) < LEAST for was, now in zip(before, after, strict=True))


def promised(judgement: AnyJudgement, before: Looks, after: Looks) -> dict[str, str]:
    """The promises that have come true, and as what."""
    return {name: to for name in after if (to := kept(judgement, name, before, after)) is not None}


def kept(judgement: AnyJudgement, name: str, before: Looks, after: Looks) -> str | None:
    """As what the hope under this name has come true: it is less for that."""
    less = before[name][0] - after[name][0]
    more = {other: after[other][0] - before[other][0] for other in judgement.promises.get(name, ())}
    come = {other: points for other, points in more.items() if points > 0}
    return max(come, key=come.__getitem__) if 0 < less <= sum(come.values()) else None


def folded(looks: Looks, moved: dict[str, str]) -> Looks:
    """With the points of the one term counted under the other."""
    found = {name: look for name, look in looks.items() if name not in moved}
    for name in moved:
        end = name
        while end in moved:
            end = moved[end]
        points, have = found[end]
        found[end] = points + looks[name][0], have
    return found


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

"""What a strong bot would do, and why: its best ideas with what each changes in its judgement, by name."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.match import Refused
from engine.record import record
from engine.save import AnyAnswer

from . import judged
from .judgement import RIVALS
from .levels import LEVELS, thoughts

if TYPE_CHECKING:
    from engine.match import Match
    from engine.prompt import Answer

    from .judgement import AnyJudgement

MOST = 3
DEALS = 6  # that reasons are the mean of, where something is drawn on the way
ENOUGH = 40  # answers of one seat, after which a look ahead is broken off
LEAST = 0.05  # of a point: what changes less is no reason
GIVEN_UP = 0.5  # of a point: what the next idea gives up is kept, if it is worth as much


@record
class Reason:
    """A term of the game's judgement, and by how many points the idea changes it; by how much of what it counts, and
    how much there is then. `keeps`: it stays as it is, while the next idea gives so much of it up.
    """

    term: str
    points: float
    count: float = 0.0
    have: float = 0.0
    keeps: bool = False


@record
class Idea:
    """The answers of one thought, as far as its questions come up whatever is hidden; by how many points it falls short
    of the best; and its reasons, the largest first. `wins`: the match is over then, and won.
    """

    answers: tuple[AnyAnswer, ...]
    behind: float
    reasons: tuple[Reason, ...]
    wins: bool = False


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
    found: dict[Answer, tuple[tuple[Answer, ...], float]] = {}
    chains = thoughts(judgement, LEVELS[level], world, seat, key)
    best = next((chain.worth for chain in chains if chain.answers == begun), chains[0].worth)
    if begun:
        found[begun[0]] = begun, 0.0
    for chain in chains:
        if chain.answers[0] not in found and len(found) < MOST:
            found[chain.answers[0]] = chain.answers, max(0.0, best - chain.worth)
    first, *rest = found.values()
    ideas = [first, *sorted(rest, key=lambda idea: idea[1])]
    deals = [world.redealt(seat, f"{key}/why/{number}") for number in range(DEALS)]
    before = looked(judgement, deals, deals, seat)
    ends = [[ahead(judgement, deal, seat, answers) for deal in deals] for answers, _ in ideas]
    after = [looked(judgement, end, deals, seat) for end in ends]
    if judgement.apart(world.state):
        for look in after:
            look.pop(RIVALS, None)
    return tuple([
        Idea(
            foreseeable(deals, seat, answers), behind, reasons(before, after[n], [*after[n + 1 :], *after[:n]]),
            wins=all(match.result is not None and seat in match.result.winners for match in ends[n]),
        )
        for n, (answers, behind) in enumerate(ideas)
    ])  # fmt: skip


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


def reasons(before: Looks, after: Looks, others: list[Looks]) -> tuple[Reason, ...]:
    """What changes with time alone is none, nor what every idea costs alike or does to rivals alike. `others`: the same
    of the other ideas, the next best one first.
    """
    found = []
    for name, (points, have) in after.items():
        (was, had), rest = before[name], [other[name][0] for other in others]
        if abs(points - was) < LEAST or abs(have - had) < LEAST:
            lost = was - rest[0] if rest and have >= 1 else 0.0
            found += [Reason(name, lost, have=have, keeps=True)] if lost >= GIVEN_UP else []
        elif (points > was and name != RIVALS) or any(abs(other - points) >= LEAST for other in rest or [was]):
            found.append(Reason(name, points - was, have - had, have))
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


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

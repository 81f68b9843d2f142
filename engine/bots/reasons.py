"""Why one idea is better than another: what each changes in the game's judgement, as a person can follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.record import record

from .judgement import RIVAL, RIVALS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.match import Match

    from .judgement import AnyJudgement

LEAST = 0.05  # of a point: what changes less is no reason
GIVEN_UP = 0.5  # of a point: what the next idea gives up is kept, if it is worth as much
Looks = dict[str, tuple[float, float]]  # by terms: points, and how much there is


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


def doubtful(judgement: AnyJudgement, deals: list[Match], ends: list[Match], seat: int) -> set[str]:
    """The terms that change in some of the deals and in others not."""
    found: dict[str, list[bool]] = {}
    for deal, end in zip(deals, ends, strict=True):
        began = judgement.terms(deal.state, seat, deal.state)
        for name, points in judgement.terms(end.state, seat, deal.state).items():
            found.setdefault(name, []).append(abs(points - began[name]) >= LEAST)
    return {name for name, changes in found.items() if any(changes) and not all(changes)}

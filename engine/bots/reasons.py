"""Why one idea is better than another: what each changes in the game's judgement, as a person can follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.record import record

if TYPE_CHECKING:
    from engine.match import Match

    from .courses import Course
    from .judgement import AnyJudgement

LEAST = 0.05  # of a point: what changes less is no reason
MAINLY = 0.3  # of what shows only when a match is run on: so much is the most of it
GIVEN_UP = 0.5  # of a point: what the next idea gives up is kept, if it is worth as much
MUCH = 1.0  # points: where an idea changes hardly anything and the other so much, it is the other that is told
Looks = dict[str, tuple[float, float]]  # by terms: points, and how much there is


@record
class Reason:
    """A term of the game's judgement, and by how many points the idea changes it; by how much of what it counts, and
    how much there is then. Where a player sees the points, they are those, and not what the judgement makes of them.
    `theirs`: what the idea that it is weighed against brings of it; `ahead`: of that idea, as the judgement sees it.
    `keeps`: it stays as it is, while that one gives so much of it up; `lacks`: while that one brings so much.
    `hope`: what that one goes on hoping for, where this one has made it come true; `used`: that one brings less of it
    by making it come true. `perhaps`: what is hidden decides whether it changes at all.
    """

    term: str
    points: float
    count: float = 0.0
    have: float = 0.0
    keeps: bool = False
    lacks: bool = False
    theirs: float = 0.0
    ahead: float = 0.0
    hope: float = 0.0
    used: bool = False
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
    """What changes with time alone is none, nor more of something that is worth less by that: no person can follow it.
    A hope that comes true is no loss, and what has come of it is ahead by so much less.
    """
    come, theirs = promised(judgement, before, after), promised(judgement, before, rival)
    found: list[Reason] = []
    for name, (points, have) in after.items():
        (was, had), ahead = before[name], points - rival[name][0]
        if name in judgement.moving:
            if abs(ahead) >= LEAST:
                found.append(Reason(name, ahead, ahead, have, ahead=ahead))
            continue
        other, fact = brought(judgement, name, before, rival, theirs), name in judgement.facts
        same = abs(have - had) < LEAST if fact else alike(before[name], after[name])
        if same or name in come:
            # A hope of that idea which comes true there is not given up, where what has come of it is told without it.
            lost = name not in come and (name not in theirs or theirs[name] in judgement.facts)
            found += stays(judgement, name, before[name], after[name], rival[name], other, lost=lost)
        elif fact or (points > was) is (have > had):
            behind = sum([min(0.0, after[hope][0] - rival[hope][0]) for hope, to in come.items() if to == name])
            own = brought(judgement, name, before, after, come)
            net, used = ahead + behind, name in theirs
            if abs(own) < GIVEN_UP and abs(other) >= MUCH and not used:
                found += stays(judgement, name, before[name], after[name], rival[name], other, lost=True)
                continue
            # Told as a player sees it, it is with what was hoped for already, and that idea still hopes for.
            hope = min(own, max(0.0, own - other - net)) if fact and behind <= -LEAST else 0.0
            found.append(Reason(name, own, have - had, have, theirs=other, ahead=net, hope=hope, used=used))
    return tuple(sorted(found, key=lambda reason: (-abs(reason.ahead), -abs(reason.points))))


def brought(judgement: AnyJudgement, name: str, before: Looks, after: Looks, come: dict[str, str]) -> float:
    """The points by which there is more under this name, as a person counts them: those of a fact as they are, else
    without what was hoped for already.
    """
    (was, had), (points, have) = before[name], after[name]
    if name in judgement.facts:
        return judgement.facts[name] * (have - had)
    return points - was + sum([after[hope][0] - before[hope][0] for hope, to in come.items() if to == name])


def stays(
    judgement: AnyJudgement, name: str, before: tuple[float, float], after: tuple[float, float],
    rival: tuple[float, float], other: float, *, lost: bool,
) -> list[Reason]:
    """What is as before, or has come true, and less or more with the rival idea, which brings `other` of it."""
    (was, had), (points, have), (theirs, left) = before, after, rival
    ahead, each = points - theirs, judgement.facts.get(name)
    if lost and ahead >= GIVEN_UP and left < have - LEAST and have >= 1:
        return [Reason(name, ahead if each is None else each * (have - left), have=have, keeps=True, ahead=ahead)]
    if -ahead >= GIVEN_UP and theirs - was >= LEAST and left > had + LEAST:
        return [Reason(name, other, left - had, left, lacks=True, ahead=ahead)]
    return []


def alike(before: tuple[float, float], after: tuple[float, float]) -> bool:
    return any(abs(now - was) < LEAST for was, now in zip(before, after, strict=True))


def promised(judgement: AnyJudgement, before: Looks, after: Looks) -> dict[str, str]:
    """The promises that have come true, and as what in the end."""
    found = {name: to for name in after if (to := kept(judgement, name, before, after)) is not None}
    for name, to in found.items():
        end = to
        while end in found:
            end = found[end]
        found[name] = end
    return found


def kept(judgement: AnyJudgement, name: str, before: Looks, after: Looks) -> str | None:
    """As what the hope under this name has come true: it is less for that."""
    less = before[name][0] - after[name][0]
    more = {other: after[other][0] - before[other][0] for other in judgement.promises.get(name, ())}
    come = {other: points for other, points in more.items() if points > 0}
    return max(come, key=come.__getitem__) if 0 < less <= sum(come.values()) else None


def coming(
    judgement: AnyJudgement, seat: int, later: float, looks: tuple[Looks, Looks], courses: tuple[Course | None, ...]
) -> Reason | None:
    """What most of that is by which one idea is ahead of another only when the match is run on; `lacks`: it is that one
    which gets so much more of it then, or less.
    """
    first, second = [run and looked(judgement, run.ends, run.began, seat) for run in courses]
    if not first or not second or not later:
        return None
    way, found = 1 if later > 0 else -1, list[Reason]()
    for name, (points, have) in looks[0].items():
        ahead = first[name][0] - second[name][0] - (points - looks[1][name][0])
        count = first[name][1] - second[name][1] - (have - looks[1][name][1])
        told = judgement.facts[name] * count if name in judgement.facts else ahead
        if ahead * way > 0 and told * way > 0 and (name in judgement.facts or count * way > 0):
            own = first[name][0] - points
            if own * way >= ahead * way / 2 or name in judgement.moving:
                found.append(Reason(name, told, count, have, ahead=ahead))
            else:
                found.append(Reason(name, -told, -count, have, lacks=True, ahead=ahead))
    most = max(found, key=lambda reason: reason.ahead * way, default=None)
    return most if most and most.ahead * way >= max(GIVEN_UP, MAINLY * abs(later)) else None


def doubtful(judgement: AnyJudgement, deals: list[Match], ends: list[Match], seat: int) -> set[str]:
    """The terms that change in some of the deals and in others not, as a player sees them."""
    found: dict[str, list[bool]] = {}
    for deal, end in zip(deals, ends, strict=True):
        began, then = [
            judgement.terms(match.state, seat, deal.state)
            | {name: judgement.counts(match.state, seat)[name] for name in judgement.facts}
            for match in (deal, end)
        ]
        for name, points in then.items():
            found.setdefault(name, []).append(abs(points - began[name]) >= LEAST)
    return {name for name, changes in found.items() if any(changes) and not all(changes)}

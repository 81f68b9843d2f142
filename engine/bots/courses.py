"""Where ideas lead: the match run on from each, on the same deals for all. They are not those on which the ideas were
found, for what is best of many on some deals is a little lucky there.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from .budget import Budget
from .search import dealt, played_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.match import Match
    from engine.prompt import Answer

    from .chains import Chain
    from .judgement import AnyJudgement

DEALS = 24  # that are looked at: what comes of nearly all is no fact yet
TRIED, CLEAR = 60, 2.0  # deals, and standard errors by which one idea must be behind another on them


class Course(NamedTuple):
    """What an idea was worth in each deal, with how the first of them began and where they led."""

    values: list[float]
    began: list[Match]
    ends: list[Match]


class Way(NamedTuple):
    """Answers, by how many points they fall behind the best ones, and how much of that may be chance."""

    answers: tuple[Answer, ...]
    lag: float = 0.0
    chance: float = 0.0
    course: Course | None = None

    @property
    def behind(self) -> float:
        """Nothing where chance may have made it."""
        return max(0.0, self.lag) if abs(self.lag) >= self.chance else 0.0


def ranked(
    judgement: AnyJudgement, world: Match, seat: int, key: str, found: list[Chain], reach: int
) -> list[Way]:
    """The first stays the first."""
    best, *others = found
    if not any(chain.runs for chain in found):  # nothing was run on: all was judged alike, as it lay there
        ways = [Way(chain.answers, best.worth - chain.worth) for chain in found]
    else:
        first, *rest = [course(judgement, world, seat, key, chain.answers, reach) for chain in found]
        ways = [Way(best.answers, course=first)]
        for chain, run in zip(others, rest, strict=True):
            ways.append(Way(chain.answers, *lag(first.values, run.values), run))
    return [ways[0], *sorted(ways[1:], key=lambda way: (way.behind, way.lag))]


def course(
    judgement: AnyJudgement, world: Match, seat: int, key: str, answers: tuple[Answer, ...], reach: int
) -> Course:
    found = Course([], [], [])
    for deal in range(TRIED):
        match = dealt(world, seat, f"{key}/on", deal)
        if deal < DEALS:
            found.began.append(match.copy())
            found.ends.append(match)
        played_on(judgement, match, seat, answers, deal, reach, Budget(0))
        found.values.append(judgement.value(match.state, seat))
    return found


def lag(best: Sequence[float], run: Sequence[float]) -> tuple[float, float]:
    """By how much the one is behind on the same deals, and how much of that may be chance."""
    leads = [one - other for one, other in zip(best, run, strict=True)]
    lead = sum(leads) / len(leads)
    error = sqrt(sum([(each - lead) ** 2 for each in leads]) / len(leads) / (len(leads) - 1))
    return lead, CLEAR * error


def victories(found: Course | None, seat: int) -> tuple[int, int]:
    """In how many deals it wins, of how many; none where the match goes on in some."""
    results = [match.result for match in found.ends] if found else []
    over = [result for result in results if result is not None]
    return (sum([seat in result.winners for result in over]), len(over)) if len(over) == len(results) else (0, 0)

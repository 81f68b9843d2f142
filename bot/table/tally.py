"""Somebody's finished matches, counted: averages and bests by line, what was chosen most, what was reached. No Discord.

Matches that did not come to their end, or that somebody else has played in part, are only counted.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean, median
from typing import TYPE_CHECKING

from engine import record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import LegacyRow


@record
class Spread:
    """Of one line of the sheet."""

    average: float
    best: int


@record
class Tally:
    """`alone`: against bots only. `early`: not to the end. `scores`: points and whether won, the oldest first. `lines`
    by name, in the order of the newest sheet; `favourites` by name: what, how often. `lasted`: seconds, in the middle.
    """

    matches: int
    won: int
    alone: int
    early: int
    scores: tuple[tuple[int, bool], ...]
    lines: tuple[tuple[str, Spread], ...]
    favourites: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    achievements: tuple[str, ...]
    moves: int
    lasted: float

    @property
    def average(self) -> float:
        return mean([total for total, _ in self.scores]) if self.scores else 0.0

    @property
    def best(self) -> int:
        return max([total for total, _ in self.scores], default=0)


def tally(rows: Sequence[LegacyRow], most: int = 4) -> Tally:
    """Of one game; `most`: how many of each kind of choice."""
    whole = [row for row in rows if row.whole]
    names = list(whole[-1].lines) if whole else []
    lines = [(name, [row.lines[name] for row in whole if name in row.lines]) for name in names]
    chosen: dict[str, Counter[str]] = {}
    for row in whole:
        for name, count, of in row.traces:
            if of:
                chosen.setdefault(name, Counter())[of] += count
    return Tally(
        len(rows), sum([row.won for row in rows]), sum([row.bots == row.seats - 1 > 0 for row in rows]),
        len(rows) - len(whole), tuple([(row.total, row.won) for row in whole]),
        tuple([(name, Spread(mean(points), max(points))) for name, points in lines]),
        tuple([(name, tuple(counter.most_common(most))) for name, counter in chosen.items()]),
        tuple(dict.fromkeys([name for row in whole for name in row.achievements])),
        round(median([row.moves for row in whole])) if whole else 0,
        median([row.lasted for row in whole]) if whole else 0.0,
    )

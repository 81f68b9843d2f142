"""A judgement that is a weighed sum of what is seen of each seat. The weights are data, fitted to how matches ended."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, ClassVar, TypeVar

from pydantic import TypeAdapter

from engine.record import record

from .judgement import RIVALS, Judgement

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

S = TypeVar("S")
PAIRS = TypeAdapter(dict[str, dict[str, tuple[float, float]]])


@record
class Weights:
    """What one of each sight is worth: at the end of a match, and by how much more with all of it to come."""

    last: tuple[float, ...]
    more: tuple[float, ...]

    def sum(self, sights: Sequence[float], left: float) -> float:
        parts = zip(sights, self.last, self.more, strict=True)
        return sum([sight * (last + more * left) for sight, last, more in parts])


def weights(path: Path, sights: Sequence[str]) -> dict[str, Weights]:
    """By the tables of the file; ValueError names a weight that is missing or not known."""
    found = {}
    for table, pairs in PAIRS.validate_python(tomllib.loads(path.read_text("utf-8"))).items():
        if unlike := set(pairs) ^ set(sights):
            raise ValueError(f"{path.name}, {table}: {', '.join(sorted(unlike))}")
        found[table] = Weights(tuple([pairs[name][0] for name in sights]), tuple([pairs[name][1] for name in sights]))
    return found


class Weighed(Judgement[S]):
    """`sights` names what is seen, `tables` which weights hold for which kind of match.

    `others`: how much of a point of the best opponent counts against one's own; `won`: points that winning is worth.
    """

    sights: ClassVar[tuple[str, ...]]
    tables: ClassVar[dict[str, Weights]]
    others: ClassVar[float] = 0.6
    won: ClassVar[float] = 20.0

    def table(self, state: S) -> str:
        """Which weights hold in this match."""
        raise NotImplementedError

    def left(self, state: S) -> float:
        """How much of the match is to come: 1 at its beginning, 0 at its end."""
        raise NotImplementedError

    def seen(self, state: S, seat: int) -> tuple[float, ...]:
        """One number for each sight."""
        raise NotImplementedError

    def final(self, state: S) -> Sequence[float] | None:
        """By seat the points, the first place made clear by a little more; None while the match goes on."""
        raise NotImplementedError

    def seats(self, state: S) -> int:
        raise NotImplementedError

    def expected(self, state: S, seat: int, clock: S | None = None) -> float:
        """The points that the seat will have in the end."""
        return self.tables[self.table(state)].sum(self.seen(state, seat), self.left(clock or state))

    def value(self, state: S, seat: int) -> float:
        over = self.final(state)
        if over is not None:
            rest = max([points for other, points in enumerate(over) if other != seat])
            return over[seat] - self.others * rest + self.won * ((over[seat] > rest) - (over[seat] < rest)) / 2
        return self.expected(state, seat) - self.others * self.rest(state, seat)

    def rest(self, state: S, seat: int, clock: S | None = None) -> float:
        """What the best of the others will have in the end."""
        return max([self.expected(state, other, clock) for other in range(self.seats(state)) if other != seat])

    def terms(self, state: S, seat: int, clock: S | None = None) -> dict[str, float]:
        weight, left = self.tables[self.table(state)], self.left(clock or state)
        parts = zip(self.sights, self.seen(state, seat), weight.last, weight.more, strict=True)
        found = {name: sight * (last + more * left) for name, sight, last, more in parts}
        return {**found, RIVALS: -self.others * self.rest(state, seat, clock)} if self.seats(state) > 1 else found

    def counts(self, state: S, seat: int) -> dict[str, float]:
        return dict(zip(self.sights, self.seen(state, seat), strict=True))

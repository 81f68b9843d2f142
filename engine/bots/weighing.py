"""A judgement that is a weighed sum of what is seen of each seat. The weights are data, fitted to how matches ended."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, ClassVar, TypeVar

from pydantic import TypeAdapter

from engine.record import record

from .judgement import Judgement

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
    """`sights` names what is seen, `tables` which weights hold for which kind of match."""

    sights: ClassVar[tuple[str, ...]]
    tables: ClassVar[dict[str, Weights]]

    def table(self, state: S) -> str:
        """Which weights hold in this match."""
        raise NotImplementedError

    def left(self, state: S) -> float:
        """How much of the match is to come: 1 at its beginning, 0 at its end."""
        raise NotImplementedError

    def seen(self, state: S, seat: int) -> tuple[float, ...]:
        """One number for each sight."""
        raise NotImplementedError

    def expected(self, state: S, seat: int) -> float:
        """The points that the seat will have in the end."""
        return self.tables[self.table(state)].sum(self.seen(state, seat), self.left(state))

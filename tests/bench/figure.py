"""What a benchmark prints, and how far it may go."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

from engine import Game, games


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    value: float
    unit: str

    def __str__(self) -> str:
        digits = 0 if self.value >= 100 or self.value == int(self.value) else 2 if self.value >= 1 else 4
        return f"{self.name} {self.value:.{digits}f} {self.unit}"


@dataclass(frozen=True, slots=True)
class Limits:
    """`seconds` bounds what could take for ever; `matches` is how many to play; `game` the only one, if it is named."""

    seconds: float = 60.0
    matches: int = 10_000
    game: str | None = None

    def games(self) -> dict[str, Game[Any, Any]]:
        return {name: game for name, game in games().items() if self.game in (None, name)}


def micros(job: Callable[[], object], times: int = 300) -> float:
    """What the job takes, in the middle of so many runs."""
    spent = []
    for _ in range(times):
        start = perf_counter()
        job()
        spent.append(perf_counter() - start)
    return median(spent) * 1e6

"""What benchmarks have printed, by name, and how it stands on a page."""

from __future__ import annotations

from collections import Counter
from statistics import mean, median
from typing import TYPE_CHECKING

from engine import games

if TYPE_CHECKING:
    from pathlib import Path


class Figures(dict[str, float]):
    """By their names."""

    @classmethod
    def of(cls, files: list[Path]) -> Figures:
        """What a long run says more than once counts as it was said last; of several runs, all counts are added."""
        found = Counter[str]()
        for file in files:
            lines = [line.split(" ", 2) for line in file.read_text("utf-8").splitlines()]
            found.update({parts[0]: float(parts[1]) for parts in lines if len(parts) > 1})
        return cls(found)

    def drawing(self) -> float:
        """Milliseconds of a processor for one picture, in the middle of all scenes."""
        scenes = [name.removesuffix("-encode") for name in self if name.endswith("-encode")]
        return median([self[f"{scene}-compose"] + self[f"{scene}-encode"] for scene in scenes])

    def average(self, bench: str, what: str) -> float:
        """Over the games."""
        return mean([self[f"{bench}.{game}.{what}"] for game in games()])

    def cells(self, name: str, *whats: str) -> list[str]:
        return [short(self[f"{name}.{what}"]) for what in whats]


def short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"

"""How much is on its way to Discord at once: a lane for everybody, and one into which whoever is slow is set aside.

Without the second, as many slow channels as there is room for would stop all the others. Knows no Discord.
"""

from __future__ import annotations

from dataclasses import dataclass, field


class Crowded(Exception):
    """A slow one has to give way: as many as may be are slow already."""


@dataclass(slots=True)
class Lanes:
    """Matches by number. `slow`: those whose last message took long; they begin in the lane aside."""

    quick: int = 32  # the most at once
    aside: int = 32  # the most at once, besides
    slow: set[int] = field(default_factory=set)
    flying: dict[int, bool] = field(default_factory=dict)  # match: whether aside

    def room(self, *, aside: bool) -> int:
        return (self.aside if aside else self.quick) - sum(lane is aside for lane in self.flying.values())

    def begin(self, match: int) -> None:
        self.flying[match] = match in self.slow

    def set_aside(self, match: int) -> None:
        self.slow.add(match)
        if not self.room(aside=True):
            raise Crowded("too many channels are slow")
        self.flying[match] = True

    def end(self, match: int) -> None:
        self.flying.pop(match, None)

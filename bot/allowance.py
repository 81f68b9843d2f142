"""How much one person and one server may ask in a while, so that nobody slows the others down.

An allowance is spent one by one and comes back with time; whoever asks at the pace of a person never meets its end.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field

if TYPE_CHECKING:
    from collections.abc import Callable

MINUTE = 60.0
REMEMBERED = 10_000  # people and servers; one that is forgotten begins anew


class Limits(BaseModel):
    """0: no limit."""

    model_config = ConfigDict(extra="forbid")

    person_minute: int = Field(default=120, ge=0)  # commands and presses
    server_minute: int = Field(default=1200, ge=0)
    person_tables: int = Field(default=25, ge=0)  # open ones that somebody has opened
    server_tables: int = Field(default=500, ge=0)


UNLIMITED = Limits(person_minute=0, server_minute=0, person_tables=0, server_tables=0)


class Allowance:
    """So many at once, and as many again in a minute."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.now = most, now
        self.left: OrderedDict[int, tuple[float, float]] = OrderedDict()  # how many, and at which time

    def spend(self, whose: int) -> bool:
        """Whether there was any left."""
        if not self.most:
            return True
        now = self.now()
        left, then = self.left.pop(whose, (float(self.most), now))
        left = min(self.most, left + (now - then) * self.most / MINUTE)
        self.left[whose] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return left >= 1


class Allowances:
    def __init__(self, limits: Limits) -> None:
        self.person, self.server = Allowance(limits.person_minute), Allowance(limits.server_minute)

    def spend(self, person: int, server: int | None) -> str | None:
        """What has no more to spend: `person` or `server`."""
        if not self.person.spend(person):
            return "person"
        return None if server is None or self.server.spend(server) else "server"

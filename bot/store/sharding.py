"""How Discord's servers are divided among processes, and which of them are this one's. A process alone has all."""

from __future__ import annotations

import json
import re
from typing import Final

from engine import record

WRITTEN = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?/([0-9]{1,5})")


@record
class Shards:
    """Those of this process, and how many there are in all."""

    own: frozenset[int] = frozenset({0})
    total: int = 1

    @property
    def are_all(self) -> bool:
        """Whether there is no other process."""
        return self.total == 1

    def have(self, guild: int | None) -> bool:
        """As Discord divides them; what is of no server belongs to the first."""
        return (guild or 0) // 2**22 % self.total in self.own

    @property
    def values(self) -> tuple[int, str]:
        """For what `ours` has written."""
        return self.total, json.dumps(sorted(self.own))


ALL: Final = Shards()


def divided(written: str | Shards) -> Shards:
    """As a host writes them: 5/12, or 0-3/12. `ValueError` if nobody could have these."""
    if isinstance(written, Shards):
        return written
    found = WRITTEN.fullmatch(written.strip())
    first, last, total = map(int, (found[1], found[2] or found[1], found[3])) if found else (0, 0, 0)
    if not first <= last < total:
        raise ValueError("shards are written as 5/12 or 0-3/12: which ones, counted from 0, of how many in all")
    return Shards(frozenset(range(first, last + 1)), total)


def ours(match: str, first: int) -> str:
    """A condition: the match is on a server of ours, or on none and ours are the first. `values` are given for the
    parameters `first` and the next.
    """
    guild = f"coalesce((SELECT guild FROM matches WHERE id = {match}), 0)"  # noqa: S608 - constants
    total = f"CAST(?{first} AS BIGINT)"
    return (
        f"({total} = 1 OR ({guild} >> 22) % {total} IN"  # noqa: S608 - constants
        f" (SELECT CAST(value AS BIGINT) FROM json_each(?{first + 1})))"
    )

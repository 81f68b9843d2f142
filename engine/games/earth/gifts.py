"""What Gaia gets, as one line: `7 sprout, 1 sprout per blue card`. Her cards lie face up and score."""

import re
from functools import cache
from typing import Literal, cast

from engine.record import record

Kind = Literal["soil", "card", "sprout", "growth", "compost"]
Per = Literal["", "soil gained", "card drawn", "blue card"]
PART = re.compile(
    r"(?P<n>\d+) (?P<good>soil|card|sprout|growth|compost)"
    r"(?: per (?:(?P<each>\d+) )?(?P<per>soil gained|card drawn|blue card))?"
)


@record
class Gift:
    n: int
    good: Kind
    per: Per = ""
    each: int = 1

    def __str__(self) -> str:
        each = f"{self.each} " if self.each > 1 else ""
        return f"{self.n} {self.good}{f' per {each}{self.per}' if self.per else ''}"


Gifts = tuple[Gift, ...]


def written(given: Gifts) -> str:
    return ", ".join(map(str, given))


@cache
def gifts(line: str) -> Gifts:
    found = []
    for part in line.split(", "):
        if not (fit := PART.fullmatch(part)):
            raise ValueError(f"{part!r} is not a gift")
        good, per = cast("Kind", fit["good"]), cast("Per", fit["per"] or "")
        found.append(Gift(int(fit["n"]), good, per, int(fit["each"] or 1)))
    return tuple(found)

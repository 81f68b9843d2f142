"""What was remarkable about a match that is over. A game tells its own in `facts` of its folder, and the most
remarkable are kept: only what everybody at the table may know by then.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .record import record
from .text import Text, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .event import Event
    from .game import Result
    from .match import Match

MOST = 3
LITTLE = 20  # points; with fewer a lead tells nothing


@record
class Fact:
    """`weight`: 0 is how it mostly is, 1 happens in one match of many. A text that is there twice is told once."""

    said: Text
    weight: float


def rare(value: float, usual: float, seldom: float) -> float:
    """The weight of what is mostly `usual` and hardly ever `seldom`."""
    return (value - usual) / (seldom - usual)


def first(counts: Sequence[int]) -> tuple[int, int] | None:
    """Who has the most, and how many; None if nobody is alone with it."""
    most = max(counts, default=0)
    return (list(counts).index(most), most) if most and list(counts).count(most) == 1 else None


def most(said: str, counts: Sequence[int], usual: float, seldom: float, **args: Any) -> list[Fact]:
    """Of who has the most."""
    found = first(counts)
    return [Fact(text(said, seat=found[0], n=found[1], **args), rare(found[1], usual, seldom))] if found else []


def facts(match: Match, told: Sequence[Event], result: Result | None = None) -> tuple[Fact, ...]:
    """The most remarkable first. `told`: all that happened in the match. `result`: of one that was ended early."""
    by_rules, found = match.result, [*lead(match.seats, result or match.result)]
    own = teller(match.game.meta.name)
    if by_rules is not None and own is not None:
        found += own(match.state, told)
    kept: dict[str, Fact] = {}
    for fact in sorted(found, key=lambda fact: -fact.weight):
        kept.setdefault(fact.said.id, fact)
    return tuple(kept.values())[:MOST]


def lead(seats: int, result: Result | None) -> Iterable[Fact]:
    """How near the others came, of those who sit at the table."""
    points = [] if result is None else sorted([sheet.total for sheet in result.sheets[:seats]], reverse=True)
    if len(points) < 2 or points[0] < LITTLE or result is None or len(result.winners) != 1:
        return
    [winner] = result.winners
    totals = [sheet.total for sheet in result.sheets[:seats]]
    second = max([seat for seat in range(seats) if seat != winner], key=lambda seat: totals[seat])
    ahead = totals[winner] - totals[second]
    if ahead >= 0:
        part = ahead / points[0]
        yield Fact(text("fact-close", seat=winner, second_seat=second, n=ahead), 1.0 - part / 0.05)
        yield Fact(text("fact-clear", seat=winner, n=ahead), rare(part, 0.25, 0.6))


def teller(game: str) -> Callable[[Any, Sequence[Event]], Iterable[Fact]] | None:
    """None: the game has nothing to tell."""
    name = f"engine.games.{game}"
    if find_spec(name) is None or find_spec(f"{name}.facts") is None:
        return None
    found: Callable[[Any, Sequence[Event]], Iterable[Fact]] = import_module(f"{name}.facts").facts
    return found

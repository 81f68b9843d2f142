"""Bots against each other: seats turned from match to match, and how sure one can be of what came out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from engine.match import Match
from engine.record import record

from .levels import think
from .plan import Plan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game

SURE = 1.96  # standard errors on either side: 95 of 100


@dataclass(slots=True)
class Tally:
    """Of one bot: shares of victories (ties are shared), points, and the processor's seconds of every thought."""

    won: float = 0.0
    chances: int = 0
    points: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@record
class Ring:
    """The names of the bots in the order of their first seats, and how those think that are no level."""

    names: Sequence[str]
    others: Mapping[str, Callable[[Match, int, str], Plan]] = field(default_factory=dict)

    def think(self, name: str, match: Match, seat: int, key: str) -> Plan:
        other = self.others.get(name)
        return think(name, match, seat, key) if other is None else other(match, seat, key)

    def turned(self, by: int, seats: int) -> list[str]:
        """Who sits where."""
        return [self.names[(by + seat) % len(self.names)] for seat in range(seats)]


def duel(
    game: Game[Any, Any], ring: Ring, seats: int, matches: int, seed: str, options: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """A line a match and one for all. Every deal is played in as many seatings as there are bots in the ring."""
    tallies = {name: Tally() for name in ring.names}
    for number in range(matches):
        table, deal = ring.turned(number, seats), f"{seed}/{number // len(ring.names)}"
        yield {"match": number, **fought(game, ring, table, deal, options, tallies)}
    yield {
        "game": game.meta.name, "matches": matches,
        "wins": {name: round(share(tally), 4) for name, tally in tallies.items()},
        "interval": {name: interval(tally) for name, tally in tallies.items()},
        "scores": {name: round(sum(t.points) / len(t.points), 2) for name, t in tallies.items() if t.points},
        "seconds": {name: spent(tally.seconds) for name, tally in tallies.items()},
    }


def fought(
    game: Game[Any, Any], ring: Ring, table: Sequence[str], seed: str, options: Mapping[str, str],
    tallies: Mapping[str, Tally],
) -> dict[str, Any]:  # fmt: skip
    match, number = Match.new(game, len(table), seed, options), 0
    plans = [Plan(name, ()) for name in table]
    while waiting := match.waiting:
        seat = waiting[0]
        step = plans[seat].next(match, seat)
        if step is None:
            key, began = f"{seed}:{seat}:{match.count(seat)}", time.process_time()
            plan = ring.think(table[seat], match.redealt(seat, key), seat, key)
            tallies[table[seat]].seconds.append(time.process_time() - began)
            step = plan.steps[0].answer, Plan(plan.level, plan.steps[1:])
        answer, plans[seat] = step
        match.play(seat, answer)
        number += 1
    result = match.result
    if result is None:
        raise RuntimeError("nobody is asked anything, and the match is not over")
    totals = [sheet.total for sheet in result.sheets]
    for seat, name in enumerate(table):
        tallies[name].points.append(totals[seat])
        tallies[name].won += (seat in result.winners) / max(1, len(result.winners))
    for name in set(table):
        tallies[name].chances += 1
    return {"seats": list(table), "totals": totals, "winners": result.winners, "answers": number}


def share(tally: Tally) -> float:
    """Of the matches in which it played."""
    return tally.won / tally.chances if tally.chances else 0.0


def interval(tally: Tally) -> tuple[float, float]:
    """Wilson's, for 95 of 100."""
    n, p = tally.chances, share(tally)
    if not n:
        return 0.0, 1.0
    middle, width = p + SURE**2 / (2 * n), SURE * sqrt(p * (1 - p) / n + SURE**2 / (4 * n * n))
    scale = 1 + SURE**2 / n
    return round(max(0.0, (middle - width) / scale), 4), round(min(1.0, (middle + width) / scale), 4)


def spent(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {"p50": round(ordered[len(ordered) // 2], 4), "max": round(ordered[-1], 4)} if ordered else {}

"""Fits how much a point of judgement decides to how matches of quick bots end: `chances GAME [--matches N]`.

At the end of every part it is seen how the sides stand; the scale is the one with which that foretells best who wins.
Prints a table for the game's `data/chances.toml`.
"""

from __future__ import annotations

from math import log
from time import process_time
from typing import TYPE_CHECKING, Any

from engine import Match
from engine.bots.chances import TEAMS, shares, softened
from engine.bots.judged import judgement
from engine.bots.levels import Level, thoughts
from engine.bots.weighing import Weighed

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine import Game

LONG = True
QUICK = Level("quick", 150, keep=4)
STEPS = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 13.0, 16.0, 20.0, 25.0, 30.0, 40.0, 50.0, 70.0, 100.0, 140.0)

Look = tuple[list[float], float, tuple[float, ...]]  # hopes, how much is to come, and what came of it


def run(limits: Limits) -> Iterator[Figure]:
    for name, game in limits.games().items():
        judged = judgement(name)
        if isinstance(judged, Weighed):
            for seats, options in tables(game):
                yield from fitted(game, judged, seats, options, limits)


def tables(game: Game[Any, Any]) -> list[tuple[int, dict[str, str]]]:
    """One of every kind that has weights of its own."""
    found: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in (1, 2, 3) if seats in game.meta.seats]
    return [*found, *[(4, {"teams": "yes"}) for setting in game.meta.settings if setting.name == "teams"]]


def fitted(
    game: Game[Any, Any], judged: Weighed[Any], seats: int, options: dict[str, str], limits: Limits
) -> Iterator[Figure]:
    looks: list[Look] = []
    start, number, table = process_time(), 0, TEAMS
    while number < limits.matches and process_time() - start < limits.seconds:
        more, named = played(game, judged, seats, options, f"chances-{number}")
        table, number = table if options else named, number + 1
        looks += more
    best = min([(missed(looks, last, more), last, more) for last in STEPS for more in (0.0, *STEPS)])
    yield Figure(f"chances {game.meta.name} {table}: matches", number, f"matches, {len(looks)} looks")
    yield Figure(f"chances {game.meta.name} {table}: surprise", best[0], "nats a look")
    print(f"[{table}]\nscale = [{best[1]}, {best[2]}]")


def played(
    game: Game[Any, Any], judged: Weighed[Any], seats: int, options: dict[str, str], seed: str
) -> tuple[list[Look], str]:
    match, number = Match.new(game, seats, seed, options), 0
    beat, seen = judged.beat(match), list[tuple[list[float], float]]()
    table = judged.table(match.state)
    while match.waiting:
        seat, key = match.waiting[0], f"{seed}:{number}"
        match.play(seat, thoughts(judged, QUICK, match.redealt(seat, key), seat, key)[0].answers[0])
        number += 1
        if match.waiting and judged.beat(match) != beat:
            beat = judged.beat(match)
            seen.append((judged.hopes(match.state, match.seats), judged.left(match.state)))
    won = shares(judged, match)
    return [(hopes, left, won) for hopes, left in seen], table


def missed(looks: list[Look], last: float, more: float) -> float:
    told = [(softened(hopes, last + more * left), won) for hopes, left, won in looks]
    pairs = [pair for shares, won in told for pair in zip(shares, won, strict=True)]
    return -sum([part * log(max(1e-6, share)) for share, part in pairs]) / max(1, len(told))

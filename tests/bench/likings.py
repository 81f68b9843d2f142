"""Fits what players of Ecosystem like at a glance: `likings [--matches N] [--seconds S]`.

Habits play with constants that are a little off by chance, each set against its mirror image on the same deals. Which
of the two brings more tells which way each constant should go, and all go a step that way. Prints what a seat has in
the end, alone by how much it beats the rival, and at the end tables for `data/habits.toml`. What helps habits need not
help those who think: let `duel` say.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from engine import Match, games
from engine.games.ecosystem.contest import Contest
from engine.games.ecosystem.habits import beside, habit
from engine.games.ecosystem.liking import LIKINGS, Liking

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LONG = True
PAIRS, DEALS = 24, 50  # of sets of constants in a step; of matches of each set
FAR, GOES_ON = 0.6, 0.7  # deviations of a step, and how much of the one before is in it
PART = 0.25  # of a constant
LEAST = {"open": 0.1, "seen": 0.08, "kept": 0.15, "new": 0.2}  # by the beginning of its name; of others:
USUAL = 0.25

Constants = dict[str, float]  # by their place in the file


def run(limits: Limits) -> Iterator[Figure]:
    for table, seats in (("alone", 1), ("table", 2)):
        start, step, chance = process_time(), 0, Random(f"likings-{table}")
        used = constants(LIKINGS[table])
        found, pace = dict(used), dict.fromkeys(used, 0.0)
        while step * 2 * PAIRS * DEALS < limits.matches and process_time() - start < limits.seconds:
            slopes, ahead = dict.fromkeys(used, 0.0), 0.0
            for _ in range(PAIRS):
                off = {name: chance.gauss(0.0, 1.0) for name in used}
                one, two = [
                    mean(table, seats, step, {name: found[name] + way * width(name, used) * off[name] for name in used})
                    for way in (1, -1)
                ]
                ahead += (one + two) / 2 / PAIRS
                slopes = {name: slope + (one - two) * off[name] for name, slope in slopes.items()}
            yield Figure(f"likings {table} {step}", ahead, "points")
            length = sqrt(sum([slope * slope for slope in slopes.values()])) or 1.0
            pace = {name: GOES_ON * pace[name] + slopes[name] / length for name in used}
            found = {name: found[name] + FAR * width(name, used) * pace[name] for name in used}
            step += 1
        for name in used:
            print(f"{table}.{name} = {found[name]:.2f}  # was {used[name]}")


def width(name: str, used: Mapping[str, float]) -> float:
    """How far off a constant is tried."""
    return max(LEAST.get(name.partition(".")[0], USUAL), PART * abs(used[name]))


def constants(liking: Liking) -> Constants:
    tables = {"itself": liking.itself, "open": liking.open, "want": liking.want}
    return {
        "new": liking.new, "seen": liking.seen, "kept": liking.kept,
        **{f"{name}.{card}": points for name, table in tables.items() for card, points in table.items()},
        **{f"pair.{card}.{other}": n for card, others in liking.pair.items() for other, n in others.items()},
    }  # fmt: skip


def liked(by: Liking, found: Constants) -> Liking:
    return Liking(
        found["new"], found["seen"], found["kept"],
        {card: {other: found[f"pair.{card}.{other}"] for other in others} for card, others in by.pair.items()},
        {card: found[f"itself.{card}"] for card in by.itself}, {card: found[f"open.{card}"] for card in by.open},
        {card: found[f"want.{card}"] for card in by.want},
    )  # fmt: skip


def mean(table: str, seats: int, step: int, found: Constants) -> float:
    """What these constants bring a seat, on the deals of the step."""
    before = LIKINGS[table]
    LIKINGS[table] = liked(before, found)
    beside.cache_clear()
    try:
        return sum([brought(seats, f"likings-{step}-{number}") for number in range(DEALS)]) / DEALS
    finally:
        LIKINGS[table] = before
        beside.cache_clear()


def brought(seats: int, seed: str) -> float:
    match, chance = Match.new(games()["ecosystem"], seats, seed), Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        if (answer := habit(match, seat, chance)) is None:
            raise RuntimeError("a habit does not know what to do")
        match.play(seat, answer)
    contest = Contest(match.state, 0.0)
    return sum([contest.total(seat) - contest.rival() for seat in range(seats)]) / seats

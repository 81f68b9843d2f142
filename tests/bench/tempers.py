"""Fits what players of Earth make of things at a glance: `tempers [--matches N] [--seconds S]`.

Habits play against each other and alone against Gaia, each with constants that are all a little off by chance. How far
ahead they are at the end tells which way each constant should go, and all go a step that way. Prints how far ahead
the first seat was, which should grow against Gaia, and at the end tables for `data/habits.toml`. What helps habits need
not help those who think: let `duel` say.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, sqrt
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from engine import Match, games
from engine.games.earth import worth
from engine.games.earth.habits import habit
from engine.games.earth.temper import TEMPERS, Temper
from engine.games.earth.worth import Worth

from .figure import Figure, Limits
from .tune import solved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .tune import Row

LONG = True
STEP = 1500  # matches
FAR = 2.2  # deviations that all constants together go in a step
DEVIATION = 0.25  # of a constant, as a part of it
SIGNED = ("green", "red", "blue", "yellow", "plain", "useless", "spare")  # of these, in points
POINTS = 1.0
LEVELS = ("easy", "medium", "hard", "expert")
CONSTANTS = tuple(name for name in Temper.__annotations__ if name != "good")


def run(limits: Limits) -> Iterator[Figure]:
    for table, seats in (("table", 2), ("alone", 1)):
        temper, start, step = TEMPERS[table], process_time(), 0
        while step * STEP < limits.matches and process_time() - start < limits.seconds:
            rows = [played(table, seats, temper, step * STEP + number) for number in range(STEP)]
            yield Figure(f"tempers {table} {step}: ahead", sum([ended for _, ended in rows]) / STEP, "points")
            slopes, _ = solved(rows, [0.0] * len(rows[0][0]))
            length = sqrt(sum([slope * slope for slope in slopes[:-1]])) or 1.0
            temper = moved(temper, [FAR * slope / length for slope in slopes[:-1]])
            step += 1
        worth.EYES[table] = Worth(TEMPERS[table])
        print(f"[{table}]")
        for name in CONSTANTS:
            print(f"{name} = {getattr(temper, name):.2f}  # was {getattr(TEMPERS[table], name)}")
        print(f"[{table}.good]")
        for good, points in temper.good.items():
            print(f"{good} = {points:.2f}  # was {TEMPERS[table].good[good]}")


def moved(temper: Temper, by: Sequence[float]) -> Temper:
    """Each constant by so many deviations."""
    size = len(CONSTANTS)
    steps, goods = zip(CONSTANTS, by[:size], strict=True), zip(temper.good.items(), by[size:], strict=True)
    found: dict[str, Any] = {
        name: getattr(temper, name) + POINTS * step if name in SIGNED else getattr(temper, name) * exp(DEVIATION * step)
        for name, step in steps
    }
    return replace(temper, good={good: points * exp(DEVIATION * step) for (good, points), step in goods}, **found)


def played(table: str, seats: int, temper: Temper, number: int) -> Row:
    """How far the constants of the first seat were off from those of the other, and how far it was ahead."""
    chance = Random(f"tempers-{table}-{number}")
    off = [[chance.gauss(0.0, 1.0) for _ in range(len(CONSTANTS) + len(temper.good))] for _ in range(seats)]
    eyes = [Worth(moved(temper, each)) for each in off]
    level = {"level": LEVELS[number % len(LEVELS)]} if seats == 1 else {}
    match = Match.new(games()["earth"], seats, f"tempers-{number}", level)
    while match.waiting:
        seat = match.waiting[0]
        worth.EYES[table] = eyes[seat]
        match.play(seat, habit(match, seat, chance))
    if (result := match.result) is None:
        raise RuntimeError("nobody is asked anything, and the match is not over")
    first, other = (sheet.total for sheet in result.sheets)
    lead = off[0] if seats == 1 else [one - two for one, two in zip(*off, strict=True)]
    return [*lead, 1.0], float(first - other)

"""Saving, loading and copying a match in its middle: microseconds and bytes.

The yardstick is terraforming-mars on this kind of machine: 1.2 ms to save and 5.5 ms to load 51 kB.
"""

import zlib
from collections.abc import Iterator
from random import Random

from engine import Match
from tests.contract.tables import Table
from tests.contract.walk import step

from .figure import Figure, Limits, micros

SAVE, LOAD, BYTES = 1200.0, 5500.0, 51_000


def middle(table: Table) -> Match:
    match, chance = table.open("middle"), Random("middle")
    moves = 0
    while match.waiting:
        match.play(*step(match, chance))
        moves += 1
    match, chance = table.open("middle"), Random("middle")
    for _ in range(moves // 2):
        match.play(*step(match, chance))
    return match


def run(limits: Limits) -> Iterator[Figure]:
    for name, game in limits.games().items():
        match = middle(Table(name, 4 if 4 in game.meta.seats else game.meta.seats[-1]))
        data = match.save()
        save, load = micros(match.save), micros(lambda game=game, data=data: Match.load(game, data))  # type: ignore[misc]
        yield Figure(f"saves {name} save", save, "µs")
        yield Figure(f"saves {name} load", load, "µs")
        yield Figure(f"saves {name} copy", micros(match.copy), "µs")
        yield Figure(f"saves {name} size", len(data), "bytes")
        yield Figure(f"saves {name} size compressed", len(zlib.compress(data, 1)), "bytes")
        yield Figure(f"saves {name} time ratio", (save + load) / (SAVE + LOAD), "×")
        yield Figure(f"saves {name} bytes ratio", len(data) / BYTES, "×")

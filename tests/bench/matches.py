"""Long form of the contract: random matches of every game, count and setting, pieces counted at every step.

Bounded by the seconds given, shared out evenly; says how many were played and how the longest one went on.
"""

from collections.abc import Iterator
from time import process_time

from tests.contract.tables import Table, tables
from tests.contract.walk import walk

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    every = [table for table in tables(every=True) if table.game in limits.games()]
    for table in every:
        yield from played(table, limits.matches, limits.seconds / len(every))


def played(table: Table, matches: int, seconds: float) -> Iterator[Figure]:
    start, number, longest = process_time(), 0, 0
    while number < matches and process_time() - start < seconds:
        moves, before = 0, None
        for match in walk(table, f"bench-{number}"):
            census = match.game.census(match.state, match.agenda)
            if before is not None and census != before:
                raise AssertionError(f"{table} {number}: pieces are not the same after move {moves}")
            before, moves = census, moves + 1
        number, longest = number + 1, max(longest, moves)
    yield Figure(f"matches {table}", number, "matches")
    yield Figure(f"matches {table} longest", longest, "moves")

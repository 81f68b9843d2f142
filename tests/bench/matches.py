"""Long form of the contract: ten thousand random matches of every game and count, all its settings in turn, none of
which may crash, go on for ever or lose a piece.

Bounded by the seconds given, shared out evenly; says how many were played and how long the longest was.
"""

from collections.abc import Iterator
from itertools import groupby
from time import process_time

from tests.contract.tables import Table, tables
from tests.contract.walk import walk

from .figure import Figure, Limits

LONG = True
LOOK = 40  # moves between two counts of the pieces


def run(limits: Limits) -> Iterator[Figure]:
    every = [table for table in tables(every=True) if table.game in limits.games()]
    counts = {key: list(group) for key, group in groupby(every, lambda table: (table.game, table.seats))}
    for (game, seats), group in counts.items():
        yield from played(f"matches.{game}.{seats}", group, limits.matches, limits.seconds / len(counts))


def played(name: str, group: list[Table], matches: int, seconds: float) -> Iterator[Figure]:
    start, number, moves, longest = process_time(), 0, 0, 0
    while number < matches and process_time() - start < seconds:
        made = counted(group[number % len(group)], f"bench-{number}")
        number, moves, longest = number + 1, moves + made, max(longest, made)
    yield Figure(f"{name}.played", number, "matches")
    yield Figure(f"{name}.ways", min(number, len(group)), "ways to sit down")
    yield Figure(f"{name}.moves", moves, "moves")
    yield Figure(f"{name}.longest", longest, "moves")


def counted(table: Table, seed: str) -> int:
    """How many moves it had; its pieces were the same in number all the time."""
    moves, before = -1, None
    for moves, match in enumerate(walk(table, seed)):
        if moves % LOOK == 0 or not match.waiting:
            census = match.game.census(match.state, match.agenda)
            if before is not None and census != before:
                raise AssertionError(f"{table} {seed}: pieces are not the same after move {moves}")
            before = census
    return moves

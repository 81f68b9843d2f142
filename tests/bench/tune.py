"""Fits the weights of a game's judgement to how matches of its bots end: `tune GAME [--matches N] [--seconds S]`.

Quick bots play against themselves. Of every few questions it is seen how each seat stands against the others, and the
weights are those with which that foretells best by how much it is ahead in the end; with few matches they stay near
those in use. The other half of the matches tells whether they foretell better. Prints each weight with the error it
may have, and at the end a table for the game's `data/judgement.toml`. What helps in foretelling need not help in
playing: let the two play, with `duel` here and the old weights kept, before one is taken.
"""

from __future__ import annotations

from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, Any

from engine import Game, Match
from engine.bots.judged import judgement
from engine.bots.levels import Level, thoughts
from engine.bots.weighing import Weighed

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LONG = True
QUICK = Level("quick", 150, keep=4)
EVERY = 5  # questions from one look to the next
TRUST = 30.0  # looks that the weights in use are worth
MATCHES = 200

Row = tuple[list[float], float]


def run(limits: Limits) -> Iterator[Figure]:
    for name, game in limits.games().items():
        judged = judgement(name)
        if isinstance(judged, Weighed):
            for seats in dict.fromkeys((game.meta.seats[0], 2, game.meta.seats[-1])):
                yield from fitted(game, judged, seats, limits)


def fitted(game: Game[Any, Any], judged: Weighed[Any], seats: int, limits: Limits) -> Iterator[Figure]:
    halves: tuple[list[Row], list[Row]] = ([], [])
    start, number, table = process_time(), 0, ""
    while number < min(limits.matches, MATCHES) and process_time() - start < limits.seconds:
        rows, table = looks(game, judged, seats, f"tune-{number}")
        halves[number % 2].extend(rows)
        number += 1
    title = f"tune {game.meta.name} {table}"
    weights = judged.tables[table]
    used = [*weights.last, *weights.more]
    yield Figure(f"{title}: matches", number, f"matches, {len(halves[0]) + len(halves[1])} looks")
    found, _ = solved(halves[0], used)
    yield Figure(f"{title}: error with the weights in use", missed(halves[1], used), "points")
    yield Figure(f"{title}: error with the new ones", missed(halves[1], found), "points")
    found, errors = solved(halves[0] + halves[1], used)
    size = len(judged.sights)
    print(f"[{table}]")
    for at, sight in enumerate(judged.sights):
        before = f"{used[at]:.2f}, {used[at + size]:+.2f}"
        error = f"± {2 * errors[at]:.2f}, {2 * errors[at + size]:.2f}"
        print(f"{sight} = [{found[at]:.2f}, {found[at + size]:.2f}]  # was {before}; {error}")


def looks(game: Game[Any, Any], judged: Weighed[Any], seats: int, seed: str) -> tuple[list[Row], str]:
    """How the seats stood against each other, and what came of it."""
    match, number = Match.new(game, seats, seed), 0
    seen: list[tuple[int, list[float]]] = []
    table = judged.table(match.state)
    while match.waiting:
        seat = match.waiting[0]
        if number % EVERY == 0:
            seen += [(one, columns(judged, match.state, one)) for one in range(seats if seats > 2 else 1)]
        key = f"{seed}:{number}"
        for answer in thoughts(judged, QUICK, match.redealt(seat, key), seat, key)[0].answers[:1]:
            match.play(seat, answer)
        number += 1
    over = judged.final(match.state)
    if over is None:
        raise RuntimeError("nobody is asked anything, and the match is not over")
    return [(row, ahead(over, one)) for one, row in seen], table


def columns(judged: Weighed[Any], state: Any, seat: int) -> list[float]:
    """By how much the seat sees more of each than the others on average; then the same by what is to come."""
    sights = [judged.seen(state, one) for one in range(judged.seats(state))]
    lead = [ahead(column, seat) for column in zip(*sights, strict=True)]
    left = judged.left(state)
    return [*lead, *[difference * left for difference in lead]]


def ahead(points: Sequence[float], seat: int) -> float:
    """Of the others; alone, of nothing."""
    if len(points) == 1:
        return points[0]
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def missed(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """By how much the end is foretold wrongly, as a root of squares."""
    wrong = [ended - sum([w * x for w, x in zip(weights, row, strict=True)]) for row, ended in rows]
    return sqrt(sum([error * error for error in wrong]) / max(1, len(wrong)))


def solved(rows: Sequence[Row], used: Sequence[float]) -> tuple[list[float], list[float]]:
    """The weights of least squares, drawn towards those in use as if these had been seen to hold `TRUST` times."""
    size = len(used)
    spread = [sum([row[i] ** 2 for row, _ in rows]) / max(1, len(rows)) + 1e-6 for i in range(size)]
    table = [[sum([row[i] * row[j] for row, _ in rows]) for j in range(size)] for i in range(size)]
    aim = [sum([row[i] * ended for row, ended in rows]) for i in range(size)]
    for i in range(size):
        table[i][i] += TRUST * spread[i]
        aim[i] += TRUST * spread[i] * used[i]
    inverse = inverted(table)
    found = [sum([inverse[i][j] * aim[j] for j in range(size)]) for i in range(size)]
    error = missed(rows, found)
    # Looks at one match are not independent: they count as if each tenth were.
    return found, [error * sqrt(10 * inverse[i][i]) for i in range(size)]


def inverted(table: Sequence[Sequence[float]]) -> list[list[float]]:
    size = len(table)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(table)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda at: abs(rows[at][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        scale = rows[i][i]
        rows[i] = [x / scale for x in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]

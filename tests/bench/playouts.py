"""Whole matches a second from the beginning to the end: by lot, and by the habits with which bots run a match on.

CPU time, rounds in turn: the machine is shared. The ratio tells what a habit costs against throwing dice.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from engine import Answer, Game, Match, RandomBot
from engine.bots.judged import judgement
from engine.bots.judgement import AnyJudgement

from .figure import Figure, Limits

ROUNDS = 7
SHARE = 0.3  # seconds of CPU for each side of a round

Player = Callable[[Match, int], Answer]


def by_lot(seed: int) -> Player:
    return RandomBot(seed).answer


def by_habit(judged: AnyJudgement, seed: int) -> Player:
    chance = Random(seed)
    return lambda match, seat: judged.habit(match, seat, chance)


def played_out(game: Game[Any, Any], seats: int, player: Callable[[int], Player], seed: int) -> None:
    match, answer = Match.new(game, seats, str(seed)), player(seed)
    while waiting := match.waiting:
        match.play(waiting[0], answer(match, waiting[0]))


def rate(play: Callable[[int], None], first: int) -> tuple[float, int]:
    """Matches a second, and the seed to go on with."""
    start, seed = process_time(), first
    while process_time() - start < SHARE:
        play(seed)
        seed += 1
    return (seed - first) / (process_time() - start), seed


def run(limits: Limits) -> Iterator[Figure]:
    for name, game in limits.games().items():
        judged = judgement(name)
        if judged is None:
            continue
        lots = partial(played_out, game, 2, by_lot)
        habits = partial(played_out, game, 2, partial(by_habit, judged))
        rows, one, other = [], 0, 0
        for _ in range(max(3, min(ROUNDS, int(limits.seconds / len(limits.games()) / (2 * SHARE))))):
            lot, one = rate(lots, one)
            habit, other = rate(habits, other)
            rows.append((lot, habit, habit / lot))
        lot, habit, ratio = [median(column) for column in zip(*rows, strict=True)]
        yield Figure(f"playouts {name} by lot", lot, "matches/s")
        yield Figure(f"playouts {name} by habit", habit, "matches/s")
        yield Figure(f"playouts {name} ratio", ratio, "×")

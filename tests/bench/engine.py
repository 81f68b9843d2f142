"""Decisions a second of random matches of every game, against catanatron in the same minute.

Only real choices are counted on our side: a question with one answer is never asked. CPU time, rounds in turn, and the
ratio round by round: the machine is shared, and a single run lies.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import process_time
from typing import Any

from engine import Game, Match, RandomBot

from .figure import Figure, Limits

ROUNDS = 9
SHARE = 0.3  # seconds of CPU for each side of a round


def ours(game: Game[Any, Any], seats: int, seed: int) -> int:
    match, bot, decisions = Match.new(game, seats, str(seed)), RandomBot(seed), 0
    while waiting := match.waiting:
        match.play(waiting[0], bot.answer(match, waiting[0]))
        decisions += 1
    return decisions


def catan(seed: int) -> int:
    import catanatron  # type: ignore[import-untyped] # noqa: PLC0415 - slow to import, and only the yardstick

    random.seed(seed)
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed + 1)
    game.play()
    return len(game.state.actions)


def rate(play: Callable[[int], int], first: int) -> tuple[float, int]:
    """Decisions a second, and the seed to go on with."""
    start, decisions, seed = process_time(), 0, first
    while process_time() - start < SHARE:
        decisions += play(seed)
        seed += 1
    return decisions / (process_time() - start), seed


def run(limits: Limits) -> Iterator[Figure]:
    catan(0)
    for name, game in limits.games().items():
        seats = 4 if 4 in game.meta.seats else game.meta.seats[-1]
        play = partial(ours, game, seats)
        play(0)
        rows, mine, theirs = [], 1, 1
        rounds = max(3, min(ROUNDS, int(limits.seconds / len(limits.games()) / (2 * SHARE))))
        for _ in range(rounds):
            speed, mine = rate(play, mine)
            yardstick, theirs = rate(catan, theirs)
            rows.append((speed, yardstick, speed / yardstick))
        speeds, yardsticks, ratios = zip(*rows, strict=True)
        yield Figure(f"engine {name} {seats} seats", median(speeds), "decisions/s")
        yield Figure(f"engine {name} catanatron beside it", median(yardsticks), "actions/s")
        yield Figure(f"engine {name} ratio", median(ratios), f"× ({min(ratios):.2f} to {max(ratios):.2f})")

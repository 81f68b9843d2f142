"""What a decision of each hard bot costs, in seconds of the processor, at moments of matches that easy ones play.

At two seats and at the most; as many as there is time for, spread over the match. Seconds of a busy machine are longer
than those of a quiet one, so the time that a fixed piece of work takes is printed beside them.
"""

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from engine import Game, Match, think

from .figure import Figure, Limits

EVERY = 17  # questions from one decision that is measured to the next
WORK = 1_000_000


def run(limits: Limits) -> Iterator[Figure]:
    cells = [(game, seats) for game in limits.games().values() for seats in dict.fromkeys((2, game.meta.seats[-1]))]
    for game, seats in cells:
        spent = decisions(game, seats, limits.seconds / len(cells))
        name = f"decisions {game.meta.name} {seats} seats"
        yield Figure(f"{name} median", median(spent), f"s, of {len(spent)}")
        yield Figure(f"{name} slowest", max(spent), "s")
    start = process_time()
    sum(range(WORK))
    yield Figure("decisions beside a sum of a million numbers", process_time() - start, "s")


def decisions(game: Game[Any, Any], seats: int, seconds: float) -> list[float]:
    spent: list[float] = []
    number = 0
    while sum(spent) < seconds:
        match, asked = Match.new(game, seats, f"decisions-{number}"), number
        while match.waiting and sum(spent) < seconds:
            seat, key = match.waiting[0], f"{number}:{asked}"
            if asked % EVERY == 0:
                start = process_time()
                think("hard", match.redealt(seat, key), seat, key)
                spent.append(process_time() - start)
            plan = think("easy", match.redealt(seat, key), seat, key)
            match.play(seat, plan.steps[0].answer)
            asked += 1
        number += 1
    return spent

"""Random matches that can be looked at before every move."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from engine import Answer, Match, Picked
from engine.bots import guess

from .tables import Table

ENDLESS = 20_000  # moves; a match that goes on longer never ends


def step(match: Match, chance: Random) -> tuple[int, Answer]:
    """Some seat and something it may do: an answer, or now and then an anytime action, also of a seat that waits."""
    if chance.random() < 0.1:
        seat = chance.randrange(match.seats)
        if asides := match.asides(seat):
            return seat, Picked((asides[int(chance.random() * len(asides))],))
    waiting = match.waiting
    seat = waiting[int(chance.random() * len(waiting))]
    prompt = match.prompt(seat)
    assert prompt is not None, f"seat {seat} is waited for and not asked"
    return seat, guess(prompt, chance.random)


def walk(table: Table, seed: str = "walk") -> Iterator[Match]:
    """The match before its first move, after each, and when it is over. Look, do not touch."""
    match, chance = table.open(seed), Random(f"{table} {seed}")
    for _ in range(ENDLESS):
        yield match
        if not match.waiting:
            return
        match.play(*step(match, chance))
    raise AssertionError(f"{table} {seed} does not end")


@cache
def rounds(table: Table, seed: str, stops: int) -> Sequence[Match]:
    """So many looks, spread over the whole match, which is walked once. Look, do not touch: contracts share them."""
    kept: list[Match] = []
    every = 1
    for number, match in enumerate(walk(table, seed)):
        if number % every == 0:
            kept.append(match.copy())
        if len(kept) > 4 * stops:
            kept, every = kept[::2], 2 * every
    return [kept[len(kept) * (2 * number + 1) // (2 * stops)] for number in range(stops)]

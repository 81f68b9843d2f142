"""Random matches that can be looked at before every move."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from engine import Answer, Event, Match, Picked, record
from engine.agenda import Task
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


@record
class Instant:
    """How often a match has asked its seats, and what each has to do."""

    counts: tuple[int, ...]
    beats: int
    stacks: tuple[tuple[Task, ...], ...]
    draws: int


@record
class Move:
    """A move of a walk, with what it led to."""

    seat: int
    answer: Answer
    before: Instant
    after: Instant
    events: tuple[Event, ...]


@cache
def moves(table: Table) -> Sequence[Move]:
    """The moves of `walk`, made once for all contracts that look at every single one."""
    match, chance, found = table.open("walk"), Random(f"{table} walk"), list[Move]()
    after = instant(match)
    while match.waiting:
        seat, answer = step(match, chance)
        before, events = after, tuple(match.play(seat, answer))
        after = instant(match)
        found.append(Move(seat, answer, before, after, events))
    return found


def instant(match: Match) -> Instant:
    agenda = match.agenda
    stacks = tuple([tuple(stack) for stack in agenda.seats])
    return Instant(tuple(agenda.counts), agenda.beats, stacks, match.state.rng.draws)


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

"""At which moments of a match a contract looks: the telling ones, or all of them in the benchmark `contract`."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from engine import Match

from .tables import Table
from .walk import walk

NOW_AND_THEN = 21
CLOSELY = ContextVar("CLOSELY", default=False)


@contextmanager
def closely() -> Iterator[None]:
    """In here every moment is looked at, and as often as a contract can bear."""
    token = CLOSELY.set(True)
    try:
        yield
    finally:
        CLOSELY.reset(token)


def often(usually: int, most: int) -> int:
    return most if CLOSELY.get() else usually


class Watch:
    """Looks at a match whenever a seat is asked what none was asked before, now and then besides, and at the end."""

    def __init__(self) -> None:
        self.known: set[type[object]] = set()
        self.passed = 0

    def looks(self, match: Match) -> bool:
        new = {type(stack[-1]) for stack in match.agenda.seats if stack} - self.known
        due = self.passed % often(NOW_AND_THEN, 1) == 0
        self.known |= new
        self.passed += 1
        return due or bool(new) or not match.waiting


def moments(table: Table, seed: str = "walk") -> Iterable[Match]:
    """The walk, where it is worth a look. Look, do not touch: contracts share the few."""
    return watched(table, seed) if CLOSELY.get() else kept(table, seed)


@cache
def kept(table: Table, seed: str) -> Sequence[Match]:
    return [match.copy() for match in watched(table, seed)]


def watched(table: Table, seed: str) -> Iterator[Match]:
    watch = Watch()
    return (match for match in walk(table, seed) if watch.looks(match))

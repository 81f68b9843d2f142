"""Orders that wait to be done, and which member of a crew should take which. Knows no process and no kind of work."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from threading import Condition
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")
V = TypeVar("V")

PASSED = 4  # how often an order may be passed over for one that is quicker done
SPARE = 48  # orders that nobody waits for


class Rank(IntEnum):
    """Who waits for it, the most urgent first."""

    ASKED = 0  # a person, looking at "thinking"
    NEWS = 1  # the table
    AHEAD = 2  # nobody yet
    FILM = 3  # somebody who has been told that it takes time


class Closed(Exception):
    """Nothing is done any more."""


@dataclass(slots=True, eq=False)
class Job(Generic[T, V]):
    order: T
    rank: Rank
    number: int
    result: Future[V] = field(default_factory=Future)
    passed: int = 0
    taken: bool = False


class Desk(Generic[T, V]):
    """`kind` says which orders need the same things at hand: whoever has done one of a kind does the next sooner.

    Used by the event loop, which never waits here, and by one thread for each member, which waits for work.
    """

    def __init__(self, kind: Callable[[T], Hashable]) -> None:
        self.kind = kind
        self.jobs: dict[T, Job[T, V]] = {}  # waiting, or being done
        self.warm: dict[int, set[Hashable]] = {}  # what each member has done
        self.free: set[int] = set()
        self.changed = Condition()
        self.numbers = count()
        self.closed = False

    def ask(self, order: T, rank: Rank) -> Future[V]:
        """Whoever wants the same waits for the same job, at the rank of the most urgent."""
        with self.changed:
            if self.closed:
                raise Closed
            found = self.jobs.get(order)
            if found is None:
                found = self.jobs[order] = Job(order, rank, next(self.numbers))
                self.forget_spare()
            found.rank = min(found.rank, rank)
            self.changed.notify_all()
            return found.result

    def forget_spare(self) -> None:
        """What is done ahead is soon out of date, so the oldest goes."""
        spare = [job for job in self.waiting() if job.rank is Rank.AHEAD]
        for job in spare[:-SPARE]:
            del self.jobs[job.order]
            job.result.cancel()

    def waiting(self) -> list[Job[T, V]]:
        return [job for job in self.jobs.values() if not job.taken]

    def short(self) -> bool:
        """Whether another member would have work."""
        with self.changed:
            return len(self.waiting()) > len(self.free)

    def take(self, member: int) -> Job[T, V] | None:
        """The next job for that member, when there is one; None after closing."""
        with self.changed:
            self.free.add(member)
            try:
                while not self.closed:
                    if (job := self.choose(member)) is not None:
                        job.taken = True
                        self.warm.setdefault(member, set()).add(self.kind(job.order))
                        self.changed.notify_all()  # what was left to this one is for the others now
                        return job
                    self.changed.wait()
            finally:
                self.free.discard(member)
        return None

    def choose(self, member: int) -> Job[T, V] | None:
        """Of the most urgent the oldest of a kind he knows, unless the very oldest has been passed over too often."""
        waiting = self.waiting()
        urgent = min([job.rank for job in waiting], default=Rank.FILM)
        queue = sorted([job for job in waiting if job.rank is urgent], key=lambda job: job.number)
        if not queue:
            return None
        first, *others = queue
        if self.knows(member, first):
            return first
        known = next((job for job in others if self.knows(member, job)), None)
        if known is not None and first.passed < PASSED:
            first.passed += 1
            return known
        # Left to a member who has nothing to do and knows it; he was woken too.
        return None if any(self.knows(other, first) for other in self.free) else first

    def knows(self, member: int, job: Job[T, V]) -> bool:
        return self.kind(job.order) in self.warm.get(member, ())

    def forget(self, member: int) -> None:
        """He begins anew, and knows nothing."""
        with self.changed:
            self.warm.pop(member, None)

    def back(self, job: Job[T, V]) -> None:
        """To be begun once more, by whoever is free first."""
        with self.changed:
            job.taken = self.closed
            self.changed.notify_all()
        if job.taken:
            self.done(job, Closed())

    def done(self, job: Job[T, V], result: V | BaseException) -> None:
        with self.changed:
            self.jobs.pop(job.order, None)
        if not job.result.set_running_or_notify_cancel():
            return
        if isinstance(result, BaseException):
            job.result.set_exception(result)
        else:
            job.result.set_result(result)

    def rest(self, seconds: float) -> None:
        """For a member who cannot work now; closing wakes him."""
        with self.changed:
            self.changed.wait_for(lambda: self.closed, seconds)

    def clear(self, why: Callable[[], Exception]) -> None:
        """Whoever waits hears why."""
        with self.changed:
            left = self.waiting()
            for job in left:
                job.taken = True
        for job in left:
            self.done(job, why())

    def close(self) -> None:
        with self.changed:
            self.closed = True
            self.changed.notify_all()
        self.clear(Closed)

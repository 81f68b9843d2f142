"""So many processes that work off what they are given. One that died or hangs is replaced; nobody waits for ever.

Where there are workshops on other machines, they do it instead, as long as they have hands free.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
from collections import Counter, OrderedDict
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

from .courier import Courier
from .desk import Closed, Desk, Job, Rank
from .worker import LEAVING, Failed, Gone, Late, Lost, Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from concurrent.futures import Future

    from .courier import Errands

log = logging.getLogger(__name__)
T = TypeVar("T")
V = TypeVar("V")

TRIES = 2  # processes that one order may cost
COSTLY = 64
HASTE = 0.2  # seconds in which a process is begun, once there are others
REST, DOUBLED = 0.05, 6  # seconds before another process is tried, and how many times they double
SHUNNED = 30.0  # seconds for which a member does not try workshops that had no hand free
IDLE = 1.0  # seconds until a member who works with workshops only looks for them again


class Refused(Exception):
    """An order that has cost too much already."""


class Crew(Generic[T, V]):
    """An order whose process died is begun once more; one that takes too long is given up at once, for somebody waits;
    one that has cost two processes is not begun again.

    `act` and `prepare` are functions of a module. `kind`: orders of one kind are quicker done by who has done one.
    `limit`: seconds for an order. `keep`: is told of what is done, in a thread of the crew.
    """

    def __init__(
        self, name: str, processes: int, act: Callable[[T], V], prepare: Callable[[], None], *,
        kind: Callable[[T], Hashable], limit: Callable[[T], float], keep: Callable[[T, V], None] = lambda _, __: None,
    ) -> None:
        self.name, self.processes, self.act, self.prepare, self.limit, self.keep = (
            name, processes, act, prepare, limit, keep
        )
        self.desk: Desk[T, V] = Desk(kind)
        self.costly: OrderedDict[T, int] = OrderedDict()  # processes that an order has cost
        self.costing, self.hiring = Lock(), Lock()
        self.threads: list[Thread] = []
        self.able: set[int] = set()  # members whose process has begun
        self.vain: Counter[int] = Counter()  # processes in a row that were of no use to a member
        self.workers: dict[int, Worker[[T], V]] = {}
        self.couriers: dict[int, Courier] = {}
        self.errands: Errands | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.shunned: dict[int, float] = {}  # members, and until when they do without workshops
        atexit.register(self.close)

    def ask(self, order: T, rank: Rank) -> Future[V]:
        if self.costly.get(order, 0) >= TRIES:
            raise Refused(f"{TRIES} processes of the {self.name} were lost over it")
        done = self.desk.ask(order, rank)
        self.hire()
        return done

    def send(self, errands: Errands) -> None:
        """From now on to workshops, if there are some."""
        self.errands, self.loop = errands, asyncio.get_running_loop()

    def hands(self) -> int:
        """Of workshops."""
        return self.errands.hands.get(self.name, 0) if self.errands else 0

    def warm(self, members: int) -> None:
        """So many begin before there is any work."""
        for _ in range(len(self.threads), min(members, self.processes)):
            self.begin_one()

    def hire(self) -> None:
        """Processes take memory, so there are only as many as have ever been needed at once."""
        if len(self.threads) < max(self.processes, self.hands()) and self.desk.short():
            self.begin_one()

    def begin_one(self) -> None:
        if not self.desk.closed:
            number = len(self.threads)
            thread = Thread(target=self.work, args=(number,), name=f"{self.name} {number}", daemon=True)
            try:
                thread.start()
            except RuntimeError as error:  # the system has no thread left; the next order tries again
                log.warning("a %s cannot begin: %r", self.name, error)
            else:
                self.threads.append(thread)

    def work(self, number: int) -> None:
        """The life of one member, with one process after the other; whatever befalls them, he goes on."""
        while not self.desk.closed:
            if number >= self.processes and not self.sends(number):
                self.desk.rest(IDLE)
                continue
            try:
                self.employ(number)
            except Exception as error:  # noqa: BLE001 - who ends here is missed for ever
                self.useless(number, error)

    def employ(self, number: int) -> None:
        """One process, until an order costs it. Raises if it was of no use."""
        worker = self.begin(number)
        try:
            worker.ready()
            self.able.add(number)
            while (job := self.desk.take(number)) is not None:
                alive = self.do(worker, job)
                self.vain[number] = 0
                if not alive or isinstance(worker, Courier) != self.sends(number):
                    break
        finally:
            self.able.discard(number)
            self.desk.forget(number)
            worker.dismiss()

    def sends(self, number: int) -> bool:
        """Whether this member has no process of his own now, but workshops."""
        return self.hands() > 0 and monotonic() >= self.shunned.get(number, 0.0)

    def begin(self, number: int) -> Worker[[T], V] | Courier:
        with self.hiring:
            if self.desk.closed:
                raise Closed
            if self.errands and self.loop and self.sends(number):
                courier = self.couriers[number] = Courier(self.name, self.errands, self.loop)
                return courier
            worker = self.workers[number] = Worker(self.act, self.prepare)
        if self.desk.closed:  # meanwhile
            worker.dismiss()
            raise Closed
        return worker

    def do(self, worker: Worker[[T], V] | Courier, job: Job[T, V]) -> bool:
        """Whether the process is alive afterwards."""
        try:
            if isinstance(worker, Courier):
                done: V = worker.do(self.limit(job.order), job.order, job.rank)
            else:
                done = worker.do(self.limit(job.order), job.order)
        except Gone:
            self.desk.back(job)
            raise
        except Lost as error:
            self.lost(job, error)
            return False
        except Failed as error:
            self.desk.done(job, error)
        except Exception as error:
            self.desk.done(job, error)
            raise
        else:
            self.keep(job.order, done)
            self.desk.done(job, done)
        return True

    def useless(self, number: int, error: Exception) -> None:
        """A process that began nothing. Where none can, nobody is kept waiting for the next."""
        if self.desk.closed:
            return
        log.warning("a %s is replaced: %r", self.name, error, exc_info=not isinstance(error, OSError | Lost))
        if self.couriers.pop(number, None) is not None:
            self.shunned[number] = monotonic() + (SHUNNED if self.hands() else 0.0)
            return
        self.vain[number] += 1
        if self.vain[number] >= TRIES and not self.able:
            self.desk.clear(lambda: Lost(f"no {self.name} can begin: {error!r}"))
        self.desk.rest(REST * 2 ** min(self.vain[number], DOUBLED))

    def lost(self, job: Job[T, V], error: Lost) -> None:
        if self.desk.closed:
            self.desk.done(job, Closed())
            return
        log.warning("a %s is replaced: %s", self.name, error)
        with self.costing:
            cost = self.costly[job.order] = self.costly.pop(job.order, 0) + 1
            if len(self.costly) > COSTLY:
                self.costly.popitem(last=False)
        if cost >= TRIES or isinstance(error, Late):
            self.desk.done(job, error)
        else:
            self.desk.back(job)

    def close(self) -> None:
        """At once, whatever is being done. The first process takes two seconds to begin; nobody waits for that, and it
        leaves by itself.
        """
        self.desk.close()
        hired = self.hiring.acquire(timeout=HASTE)
        for courier in [*self.couriers.values()]:
            courier.dismiss()
        for worker in [*self.workers.values()]:
            worker.dismiss()
        if hired:
            self.hiring.release()
        last = monotonic() + (LEAVING if hired else 0.0)
        for thread in self.threads:
            thread.join(max(0.0, last - monotonic()))
        atexit.unregister(self.close)

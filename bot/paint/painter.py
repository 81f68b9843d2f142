"""Pictures drawn in processes of their own, so that the event loop never waits for Pillow, and nobody for ever."""

from __future__ import annotations

import asyncio
import atexit
import logging
from collections import Counter, OrderedDict
from functools import partial
from threading import Lock, Thread
from typing import TYPE_CHECKING

import render
from bot.speech import clip, named, speaker
from engine import Prompt, View, record
from render import Scene
from render.memory import share_with

from .desk import Closed, Desk, Job, Rank
from .worker import LEAVING, Failed, Gone, Late, Lost, Worker

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)
ALT = 1024
KEPT = 96  # pictures of about half a megabyte
LIMIT = 10.0  # seconds for one picture; the slowest takes about one
PATIENCE = 10.0  # seconds that a person waits, whatever comes before the picture
COVER = 3  # how many times as long a title picture may take: it is painted once
NEWS = 3  # how many times as long the table may wait: nobody looks at "thinking"
TRIES = 2  # processes that one drawing may cost
COSTLY = 64
REST, DOUBLED = 0.05, 6  # seconds before another process is tried, and how many times they double


@record
class Picture:
    data: bytes
    alt: str


@record
class Order:
    """Everything a picture depends on."""

    view: View
    scene: Scene
    names: tuple[str, ...]
    locale: str
    theme: str
    prompt: Prompt | None = None


def paint(order: Order) -> Picture:
    say = speaker(order.locale)
    data = render.picture(
        order.view, order.scene, say=say, names=order.names, prompt=order.prompt, theme=order.theme
    )
    told = render.describe(order.view, order.scene, prompt=order.prompt)
    return Picture(data, clip(" ".join([say(named(text, order.names)) for text in told]), ALT))


def game(order: Order) -> str:
    return order.view.game


def heard(drawn: asyncio.Future[Picture]) -> None:
    """Whoever asked may have gone meanwhile; then a failure concerns nobody."""
    if not drawn.cancelled():
        drawn.exception()


class Refused(Exception):
    """A drawing that has cost too much already."""


class Painter:
    """The last few pictures are kept: a table is looked at more often than it changes.

    A process that died (out of memory, say) or hangs is replaced. A drawing whose process died is begun once more;
    one that takes too long is given up at once, for somebody waits; one that has cost two processes is not begun again.
    Whoever asks waits no longer than his patience; what is drawn after that is kept for the next who looks.
    """

    def __init__(
        self, processes: int = 1, limit: float = LIMIT, patience: float = PATIENCE,
        act: Callable[[Order], Picture] = paint,
    ) -> None:
        self.processes, self.limit, self.patience, self.act = processes, limit, patience, act
        self.desk: Desk[Order, Picture] = Desk(game)
        self.kept: OrderedDict[Order, Picture] = OrderedDict()
        self.costly: OrderedDict[Order, int] = OrderedDict()  # processes that an order has cost
        self.keeping, self.hiring = Lock(), Lock()
        self.threads: list[Thread] = []
        self.able: set[int] = set()  # painters whose process has begun
        self.vain: Counter[int] = Counter()  # processes in a row that were of no use to a painter
        self.workers: dict[int, Worker[[Order], Picture]] = {}
        atexit.register(self.close)

    async def paint(self, order: Order, rank: Rank = Rank.ASKED) -> Picture:
        if (found := self.find(order)) is not None:
            return found
        if self.costly.get(order, 0) >= TRIES:
            raise Refused(f"{order.scene} of {game(order)} has cost {TRIES} processes")
        drawn = self.desk.ask(order, rank)
        self.hire()
        waiting = asyncio.wrap_future(drawn)
        waiting.add_done_callback(heard)
        patience = self.patience if rank is Rank.ASKED else self.patience * NEWS
        try:
            return await asyncio.wait_for(asyncio.shield(waiting), patience)
        except TimeoutError as error:
            raise Late(f"no picture came within {patience:g} seconds") from error

    def ahead(self, order: Order) -> None:
        """What will be asked for soon is drawn whenever nobody waits for a picture."""
        if self.find(order) is None and self.costly.get(order, 0) < TRIES and not self.desk.closed:
            self.desk.ask(order, Rank.AHEAD)
            self.hire()

    def find(self, order: Order) -> Picture | None:
        with self.keeping:
            found = self.kept.get(order)
            if found is not None:
                self.kept.move_to_end(order)
            return found

    def keep(self, order: Order, picture: Picture) -> None:
        with self.keeping:
            self.kept[order] = picture
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)

    def hire(self) -> None:
        """Processes take memory, so there are only as many as have ever been needed at once."""
        if len(self.threads) < self.processes and self.desk.short():
            number = len(self.threads)
            thread = Thread(target=self.work, args=(number,), name=f"painter {number}", daemon=True)
            try:
                thread.start()
            except RuntimeError as error:  # the system has no thread left; the next order tries again
                log.warning("a painter cannot begin: %r", error)
            else:
                self.threads.append(thread)

    def work(self, number: int) -> None:
        """The life of one painter, with one process after the other; whatever befalls them, he goes on."""
        while not self.desk.closed:
            try:
                self.employ(number)
            except Exception as error:  # noqa: BLE001 - who ends here is missed for ever
                self.useless(number, error)

    def employ(self, number: int) -> None:
        """One process, until a drawing costs it. Raises if it was of no use."""
        worker = self.begin(number)
        try:
            worker.ready()
            self.able.add(number)
            while (job := self.desk.take(number)) is not None:
                alive = self.draw(worker, job)
                self.vain[number] = 0
                if not alive:
                    break
        finally:
            self.able.discard(number)
            self.desk.forget(number)
            worker.dismiss()

    def begin(self, number: int) -> Worker[[Order], Picture]:
        with self.hiring:
            if self.desk.closed:
                raise Closed
            worker = self.workers[number] = Worker(self.act, partial(share_with, self.processes))
            return worker

    def draw(self, worker: Worker[[Order], Picture], job: Job[Order, Picture]) -> bool:
        """Whether the process is alive afterwards."""
        try:
            picture = worker.do(self.limit * (COVER if job.order.scene.kind == "cover" else 1), job.order)
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
            self.keep(job.order, picture)
            self.desk.done(job, picture)
        return True

    def useless(self, number: int, error: Exception) -> None:
        """A process that began nothing. Where none can, nobody is kept waiting for the next."""
        if self.desk.closed:
            return
        log.warning("a painter is replaced: %r", error, exc_info=not isinstance(error, OSError | Lost))
        self.vain[number] += 1
        if self.vain[number] >= TRIES and not self.able:
            self.desk.clear(lambda: Lost(f"no painter can begin: {error!r}"))
        self.desk.rest(REST * 2 ** min(self.vain[number], DOUBLED))

    def lost(self, job: Job[Order, Picture], error: Lost) -> None:
        if self.desk.closed:
            self.desk.done(job, Closed())
            return
        log.warning("a painter is replaced: %s", error)
        with self.keeping:
            cost = self.costly[job.order] = self.costly.pop(job.order, 0) + 1
            if len(self.costly) > COSTLY:
                self.costly.popitem(last=False)
        if cost >= TRIES or isinstance(error, Late):
            self.desk.done(job, error)
        else:
            self.desk.back(job)

    def close(self) -> None:
        """At once, whatever is being drawn."""
        self.desk.close()
        with self.hiring:
            for worker in self.workers.values():
                worker.dismiss()
        for thread in self.threads:
            thread.join(LEAVING)
        atexit.unregister(self.close)

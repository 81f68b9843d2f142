"""Pictures drawn in processes of their own, so that the event loop never waits for Pillow, and nobody for ever."""

from __future__ import annotations

import asyncio
import atexit
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from threading import Lock, Thread
from typing import TYPE_CHECKING

import render
from bot.speech import clip, named, speaker
from engine import Prompt, View, record
from render import Scene
from render.memory import share_with

from .desk import Closed, Desk, Job, Rank
from .worker import LEAVING, Failed, Late, Lost, Worker

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)
ALT = 1024
KEPT = 96  # pictures of about half a megabyte
LIMIT = 10.0  # seconds for one picture; the slowest takes about one
TRIES = 2  # processes that one drawing may cost
COSTLY = 64


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
    """

    def __init__(self, processes: int = 1, limit: float = LIMIT, act: Callable[[Order], Picture] = paint) -> None:
        self.processes, self.limit, self.act = processes, limit, act
        self.desk: Desk[Order, Picture] = Desk(game)
        self.kept: OrderedDict[Order, Picture] = OrderedDict()
        self.costly: OrderedDict[Order, int] = OrderedDict()  # processes that an order has cost
        self.keeping, self.hiring = Lock(), Lock()
        self.threads: list[Thread] = []
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
        return await asyncio.shield(waiting)

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
            self.threads.append(Thread(target=self.work, args=(number,), name=f"painter {number}", daemon=True))
            self.threads[-1].start()

    def work(self, number: int) -> None:
        """The life of one painter, with one process after the other."""
        while (worker := self.begin(number)) is not None:
            with suppress(Lost):  # the first order it is given hears of that
                worker.ready()
            while (job := self.desk.take(number)) is not None:
                try:
                    picture = worker.do(self.limit, job.order)
                except Lost as error:
                    self.desk.forget(number)
                    self.lost(job, error)
                    break
                except Failed as error:
                    self.desk.done(job, error)
                else:
                    self.keep(job.order, picture)
                    self.desk.done(job, picture)
            worker.dismiss()

    def begin(self, number: int) -> Worker[[Order], Picture] | None:
        with self.hiring:
            if self.desk.closed:
                return None
            worker = self.workers[number] = Worker(self.act, partial(share_with, self.processes))
            return worker

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

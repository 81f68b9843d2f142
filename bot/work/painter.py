"""Pictures drawn in processes of their own, so that the event loop never waits for Pillow."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict, deque
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from threading import Thread

import render
from bot.ending import unheard
from bot.talk.speech import clip, named, speaker
from engine import Prompt, View
from engine.record import record
from render import Scene

ALT = 1024
KEPT = 96  # of about half a megabyte


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


def leave_with_parent() -> None:
    """In a process that draws: whoever is killed cannot send his painters home, so they watch for it themselves."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()


class Painter:
    """The last few pictures are kept: a table is looked at more often than it changes.

    What will be asked for soon can be drawn ahead, whenever nobody waits for a picture.
    """

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self.hire()
        self.kept: OrderedDict[Order, Picture] = OrderedDict()
        self.drawing: dict[Order, Future[Picture]] = {}
        self.later: deque[Order] = deque(maxlen=KEPT // 2)

    def hire(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a forked child would share the gateway's socket and the database.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=leave_with_parent)

    async def paint(self, order: Order) -> Picture:
        """A process that died (out of memory, say) is replaced once; dying again is an error like any other."""
        if (found := self.kept.get(order)) is not None:
            with suppress(KeyError):  # a drawing that was finished just now may have pushed it out
                self.kept.move_to_end(order)
            return found
        try:
            return await asyncio.shield(asyncio.wrap_future(self.begin(order)))
        except BrokenProcessPool:
            return await asyncio.shield(asyncio.wrap_future(self.begin(order)))

    def ahead(self, order: Order) -> None:
        if order in self.kept or order in self.drawing:
            return
        if len(self.drawing) < self.processes:
            self.begin(order)
        else:
            self.later.append(order)

    def begin(self, order: Order) -> Future[Picture]:
        """Whoever wants the same picture waits for the same drawing."""
        found = self.drawing.get(order)
        if found is None:
            with unheard():
                try:
                    found = self.pool.submit(paint, order)
                except BrokenProcessPool:
                    self.pool = self.hire()
                    found = self.pool.submit(paint, order)
            self.drawing[order] = found
            found.add_done_callback(partial(self.finish, order))
        return found

    def finish(self, order: Order, drawn: Future[Picture]) -> None:
        self.drawing.pop(order, None)
        if drawn.cancelled() or drawn.exception() is not None:
            return  # whoever waits for it hears of it
        self.kept[order] = drawn.result()
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        if self.later and not self.drawing:
            with suppress(RuntimeError):  # the painter is being closed
                self.ahead(self.later.popleft())

    def close(self) -> None:
        self.later.clear()
        self.pool.shutdown(wait=True, cancel_futures=True)

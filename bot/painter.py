"""Pictures drawn in processes of their own, so that the event loop never waits for Pillow."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import render
from engine import Prompt
from engine.record import record
from render import Scene, View

from .texts import clip, named, speaker

ALT = 1024
KEPT = 64


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


class Painter:
    """The last few pictures are kept: a table is looked at more often than it changes."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self.hire()
        self.kept: OrderedDict[Order, Picture] = OrderedDict()

    def hire(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a forked child would share the gateway's socket and the database.
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    async def paint(self, order: Order) -> Picture:
        if order in self.kept:
            self.kept.move_to_end(order)
            return self.kept[order]
        picture = await self.drawn(order)
        self.kept[order] = picture
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return picture

    async def drawn(self, order: Order) -> Picture:
        """A process that died (out of memory, say) is replaced once; dying again is an error like any other."""
        loop, pool = asyncio.get_running_loop(), self.pool
        try:
            return await loop.run_in_executor(pool, paint, order)
        except BrokenProcessPool:
            if pool is self.pool:
                self.pool = self.hire()
            return await loop.run_in_executor(self.pool, paint, order)

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)

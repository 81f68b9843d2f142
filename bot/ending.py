"""How the program ends: a first signal closes everything in good order; a second one, or the deadline, ends it at once.

What is acknowledged is on the disk by then, so that ending at once loses nothing either.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from contextlib import contextmanager, suppress
from threading import Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from types import FrameType

log = logging.getLogger(__name__)
SIGNALS = (signal.SIGINT, signal.SIGTERM)
# A runner passes on the signal that its whole group has got already. What comes so soon is the same one; nobody
# presses Ctrl+C twice within it, and if he did, the deadline is near.
ECHO = 0.2
DEADLINE = 1.5


class Ending:
    """Of one task. The handlers stay for the rest of the process: closing down takes longer than the task."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self.task, self.loop = task, asyncio.get_running_loop()
        self.asked: float | None = None
        # Not the loop's own handlers: they would wait for whatever the loop waits for.
        for number in SIGNALS:
            signal.signal(number, self.signalled)

    def signalled(self, number: int, _frame: FrameType | None) -> None:
        if self.asked is None and not self.loop.is_closed():
            self.asked = time.monotonic()
            self.loop.call_soon_threadsafe(self.task.cancel)
            last = Timer(DEADLINE, self.too_late)
            last.daemon = True
            last.start()
        elif self.asked is None or time.monotonic() - self.asked > ECHO:
            leave(128 + number)  # as a shell says that a signal ended it

    def too_late(self) -> None:
        log.warning("closing takes too long; ended at once, everything acknowledged is saved")
        leave(0)


def leave(status: int) -> None:
    """With everybody: a process in the middle of a drawing notices too late that it is alone."""
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(status)


async def until_signalled(work: Coroutine[object, object, None]) -> None:
    task = asyncio.ensure_future(work)
    Ending(task)
    with suppress(asyncio.CancelledError):
        await task


@contextmanager
def unheard() -> Iterator[None]:
    """Processes started meanwhile never hear these signals.

    A terminal and a supervisor send them to the whole group; but a helper's end is the program's business.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

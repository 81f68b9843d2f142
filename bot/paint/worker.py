"""A process that does one thing at a time, and that can be killed in the middle of it. Knows nothing of pictures."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing import resource_tracker
from threading import Thread
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from bot.ending import unheard

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")

HIRING = 30.0  # seconds a process may take to begin
LEAVING = 1.0  # seconds that a killed one may take to be gone


class Lost(Exception):
    """The process died over its work."""


class Late(Lost):
    """It is still at it, or hangs; either way it is of no use any more."""


class Failed(Exception):
    """The function raised; the message is its traceback, because not every error can travel."""


class Worker(Generic[P, T]):
    """`act` and `prepare` are functions of a module, found again by name in the process."""

    def __init__(self, act: Callable[P, T], prepare: Callable[[], None]) -> None:
        # Spawned, not forked: a forked child would share the gateway's socket and the database.
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs, act, prepare), name=act.__name__, daemon=True)
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # started in between, it would let the signals in again
        with unheard():
            self.process.start()
        theirs.close()

    def ready(self) -> None:
        """Waits until it can begin."""
        self.hear(HIRING)

    def do(self, limit: float, *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function gives; `Failed` if it raises, and `Lost` if nothing comes within so many seconds."""
        try:
            self.pipe.send((args, kwargs))
        except OSError as error:
            raise Lost("the process is gone") from error
        done, trace = self.hear(limit)
        if trace:
            raise Failed(trace)
        found: T = done
        return found

    def hear(self, limit: float) -> Any:
        try:
            if self.pipe.poll(limit):
                return self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Lost("the process died") from error
        raise Late(f"nothing came within {limit:g} seconds")

    def dismiss(self) -> None:
        """By force: a process that hangs hears nothing else. Whoever waits for it in `do` hears that it died."""
        self.process.kill()
        self.process.join(LEAVING)


def serve(pipe: Connection, act: Callable[..., object], prepare: Callable[[], None]) -> None:
    """In the process itself."""
    leave_with_parent()
    prepare()
    pipe.send(None)
    while True:
        try:
            args, kwargs = pipe.recv()
        except EOFError:
            return
        try:
            told = act(*args, **kwargs), ""
        except Exception:  # noqa: BLE001 - whoever asked is told
            told = None, format_exc()
        pipe.send(told)


def leave_with_parent() -> None:
    """Whoever is killed cannot send his processes home, so they watch for it themselves."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()

"""A process that does one thing at a time, and that can be killed in the middle of it. Knows nothing of pictures."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from multiprocessing import forkserver, resource_tracker
from threading import Thread
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from bot.ending import unheard

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")

HIRING = 20.0  # seconds a process may take to begin; on a quiet machine it takes one
HANDING = 3.0  # seconds it may take to notice what it is given
LEAVING = 1.0  # seconds that a killed one may take to be gone
PR_SET_PDEATHSIG = 1  # of prctl(2)
# Never forked from the program itself: such a child would share the gateway's socket and the database. Where there can
# be one, a server that has loaded the code once is forked; every other process would load it for itself.
if sys.platform == "linux":
    nursery = multiprocessing.get_context("forkserver")
else:
    nursery = multiprocessing.get_context("spawn")


class Lost(Exception):
    """The process died over its work."""


class Late(Lost):
    """It is still at it, or hangs; either way it is of no use any more."""


class Gone(Lost):
    """It was of no use before it began this work, which is not to blame then."""


class Failed(Exception):
    """The function raised; the message is its traceback, because not every error can travel."""


class Worker(Generic[P, T]):
    """`act` and `prepare` are functions of a module, found again by name in the process."""

    def __init__(self, act: Callable[P, T], prepare: Callable[[], None]) -> None:
        nursery.set_forkserver_preload([act.__module__])  # heard by the first only; what all crews load is most of it
        self.pipe, theirs = nursery.Pipe()
        self.process = nursery.Process(target=serve, args=(theirs, act, prepare), name=act.__name__, daemon=True)
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # started in between, it would let the signals in again
        try:
            with theirs, unheard():
                self.process.start()
        except BaseException:
            self.pipe.close()
            raise

    def ready(self) -> None:
        """Waits until it can begin."""
        self.hear(HIRING)

    def do(self, limit: float, *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function gives; `Failed` if it raises, and `Lost` if nothing comes within so many seconds."""
        try:
            self.pipe.send((args, kwargs))
            self.hear(HANDING)
        except (OSError, Lost) as error:
            raise Gone(f"the process did not begin: {error}") from error
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
    with suppress(EOFError, OSError):  # whoever asked is gone, perhaps before it began
        pipe.send(None)
        while True:
            pipe.poll(None)
            pipe.send(None)  # begun: from here on, what is asked may be what kills
            args, kwargs = pipe.recv()
            try:
                told = act(*args, **kwargs), ""
            except Exception:  # noqa: BLE001 - whoever asked is told
                told = None, format_exc()
            pipe.send(told)


def leave_with_parent() -> None:
    """Whoever is killed cannot send his processes home, so they watch for it themselves.

    A stopped process watches nothing; Linux sees to that one.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        # The server leaves when nobody holds this any more; a stopped process would hold it for ever.
        os.close(forkserver._forkserver._forkserver_alive_fd)  # type: ignore[attr-defined]  # noqa: SLF001
    # Newer versions of Python wait at their end until nobody holds this any more. A process that was begun while the
    # program closed would hold it, and waits for the program itself.
    tracker: Any = resource_tracker._resource_tracker  # noqa: SLF001
    if tracker._fd is not None:  # noqa: SLF001 - on Windows there is none
        os.close(tracker._fd)  # noqa: SLF001
        tracker._fd = None  # noqa: SLF001
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()

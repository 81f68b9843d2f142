"""Time as a service: what waits or dates anything asks here, so that a test can move it."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

NEVER = float("inf")


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None: ...

    def timeout(self, seconds: float | None) -> AbstractAsyncContextManager[object]:
        """What is awaited inside ends in `TimeoutError` when the time is over; None: it never is."""


class SystemClock:
    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float | None) -> AbstractAsyncContextManager[object]:
        return asyncio.timeout(seconds)


class MovableClock:
    """The system's time and what somebody has let pass besides. Whoever waits wakes when the time is moved past it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.moved = asyncio.Event()
        self.limits: list[tuple[float, asyncio.Timeout]] = []

    def now(self) -> float:
        return time.time() + self.ahead

    async def sleep(self, seconds: float) -> None:
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.moved.wait()

    @asynccontextmanager
    async def timeout(self, seconds: float | None) -> AsyncIterator[None]:
        async with asyncio.timeout(seconds) as scope:
            limit = (NEVER if seconds is None else self.now() + seconds, scope)
            self.limits.append(limit)
            try:
                yield
            finally:
                self.limits.remove(limit)

    async def move(self, seconds: float) -> None:
        self.ahead += seconds
        now, soon = self.now(), asyncio.get_running_loop().time()
        for until, scope in self.limits:
            if until != NEVER and not scope.expired():
                scope.reschedule(soon + max(0.0, until - now))
        moved, self.moved = self.moved, asyncio.Event()
        moved.set()

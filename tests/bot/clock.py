"""A clock that a test moves: nothing waits for real time."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class HandClock:
    def __init__(self, at: float) -> None:
        self.at = at
        self.moved = asyncio.Condition()
        self.naps: asyncio.Queue[float] = asyncio.Queue()  # how long whoever sleeps wants to
        self.limits: list[tuple[float, asyncio.Timeout]] = []

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        until = self.at + seconds
        self.naps.put_nowait(seconds)
        async with self.moved:
            await self.moved.wait_for(lambda: self.at >= until)

    @asynccontextmanager
    async def timeout(self, seconds: float | None) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as scope:
            limit = (float("inf") if seconds is None else self.at + seconds, scope)
            self.limits.append(limit)
            self.strike()
            try:
                yield
            finally:
                self.limits.remove(limit)

    async def move(self, seconds: float) -> None:
        async with self.moved:
            self.at += seconds
            self.strike()
            self.moved.notify_all()

    def strike(self) -> None:
        """Whose time is over; one that is being told already is left alone."""
        for until, scope in self.limits:
            if self.at >= until and not scope.expired():
                scope.reschedule(0)

"""A clock that a test moves: nothing waits for real time."""

from __future__ import annotations

import asyncio


class HandClock:
    def __init__(self, at: float) -> None:
        self.at = at
        self.moved = asyncio.Condition()

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        until = self.at + seconds
        async with self.moved:
            await self.moved.wait_for(lambda: self.at >= until)

    async def move(self, seconds: float) -> None:
        async with self.moved:
            self.at += seconds
            self.moved.notify_all()

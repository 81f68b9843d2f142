"""Ids that sort by time, as discord.py assumes, and never repeat, also when the clock steps back."""

import time

EPOCH_MS = 1420070400000


class Snowflakes:
    __slots__ = ("last",)

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self) -> str:
        self.last = max((int(time.time() * 1000) - EPOCH_MS) << 22, self.last + 1)
        return str(self.last)

    def seen(self, snowflake: str) -> None:
        self.last = max(self.last, int(snowflake))

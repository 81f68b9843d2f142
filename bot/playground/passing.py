"""What people here can do to time."""

from typing import Protocol


class Passing(Protocol):
    """The bot's clock, as far as it can be moved."""

    async def move(self, seconds: float) -> None: ...

"""Takes orders of a crew to workshops on other machines, in the place of a process of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Any, Protocol

from .parcel import Foreign, packed, unpacked
from .worker import Failed, Gone, Late, Lost

if TYPE_CHECKING:
    from collections.abc import Mapping
    from concurrent.futures import Future

    from .desk import Rank


class Errands(Protocol):
    """`hands`: how many there are elsewhere, by names of crews."""

    hands: Mapping[str, int]

    async def errand(self, craft: str, work: bytes, rank: int, limit: float, /) -> tuple[str, bytes | str]:
        """What has become of it, and what came of it or why nothing did."""


class Courier:
    """In the thread of one member does what a `Worker` does; the errands themselves live on the event loop."""

    def __init__(self, craft: str, errands: Errands, loop: asyncio.AbstractEventLoop) -> None:
        self.craft, self.errands, self.loop = craft, errands, loop
        self.under_way: Future[tuple[str, bytes | str]] | None = None
        self.dismissed = False

    def ready(self) -> None:
        if not self.errands.hands.get(self.craft):
            raise Gone("no workshop is open")

    def do(self, limit: float, order: object, rank: Rank) -> Any:
        self.ready()
        asked = self.errands.errand(self.craft, packed(order), rank, limit)
        try:
            self.under_way = asyncio.run_coroutine_threadsafe(asked, self.loop)
        except RuntimeError as error:
            asked.close()
            raise Gone("the program is closing") from error
        if self.dismissed:
            self.under_way.cancel()
        try:
            fate, said = self.under_way.result()
        except CancelledError as error:
            raise Lost("nobody waits for it any more") from error
        match fate:
            case "done":
                return read(said)
            case "untaken":
                raise Gone(str(said))
            case "overdue":
                raise Late(str(said))
            case "spoilt":
                raise Failed(said)
            case _:
                raise Lost(str(said))

    def dismiss(self) -> None:
        self.dismissed = True
        if self.under_way is not None:
            self.under_way.cancel()


def read(said: bytes | str) -> Any:
    try:
        return unpacked(said if isinstance(said, bytes) else said.encode())
    except Foreign as error:
        raise Failed(str(error)) from error

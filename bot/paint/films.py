"""Films: frames drawn one by one when nobody waits for a picture, and put together as large as may be sent."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.crew.desk import Rank
from engine import record
from render import Cut, film
from render.reel import size

from .painter import heard

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from .painter import Order, Painter

WIDTH = 800
BEST, COARSE = 70, (70, 50, 35, 22)  # qualities; a film that is still too large loses frames
SMALLER = {70: 1.0, 50: 0.84, 35: 0.71, 22: 0.59}  # what is left of a frame, measured
SAMPLES = 5
KEPT = 4  # films of at most ten megabytes
MOST = 10 * 2**20  # bytes; no server takes less
SPARE = 2**16  # bytes for what is around it
SLOW, FAST, WHOLE, END = 1600, 900, 90_000, 4000  # milliseconds of a frame, of all of them, and of the last


@record
class Film:
    """`frames`: how many are in it, of how many that there are."""

    data: bytes
    frames: int
    of: int


@dataclass(slots=True)
class Making:
    """A film that is being made: how many of its frames are drawn."""

    task: asyncio.Task[Film]
    count: int
    done: int = 0


class Films:
    """Whoever wants the same film waits for the same one; the last few are kept."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.kept: OrderedDict[Hashable, Film] = OrderedDict()
        self.making: dict[Hashable, Making] = {}

    def find(self, key: Hashable) -> Film | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def make(self, key: Hashable, orders: Sequence[Order], limit: int) -> Making:
        """`orders`: with their cuts. Nobody waits here; `task` is done when the film is, or fails as a picture does."""
        if key not in self.making:
            task = asyncio.create_task(self.made(key, orders, min(limit, MOST) - SPARE))
            task.add_done_callback(lambda task: self.over(key, task))
            self.making[key] = Making(task, len(orders))
        return self.making[key]

    def over(self, key: Hashable, task: asyncio.Task[Film]) -> None:
        del self.making[key]
        heard(task)

    async def made(self, key: Hashable, orders: Sequence[Order], limit: int) -> Film:
        places = sorted({round(number * (len(orders) - 1) / (SAMPLES - 1)) for number in range(SAMPLES)})
        samples = [await self.frame(orders[place]) for place in places]
        height = max([size(sample)[1] for sample in samples])
        guess = sum(map(len, samples)) / len(samples) * len(orders)
        quality = next((each for each in COARSE if guess * SMALLER[each] <= limit), COARSE[-1])
        making, frames = self.making[key], list[bytes]()
        ready = iter([replace(order, cut=cut(order, height, quality)) for order in orders])
        while batch := [order for _, order in zip(range(self.hands), ready, strict=False)]:
            frames += await asyncio.gather(*[self.frame(order) for order in batch])
            making.done = len(frames)
        found = self.kept[key] = Film(*together(frames, limit), of=len(frames))
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    @property
    def hands(self) -> int:
        """All painters but one, where there are several: a picture that somebody waits for finds one at once."""
        return max(1, self.painter.crew.processes - 1)

    async def frame(self, order: Order) -> bytes:
        return (await self.painter.paint(order, Rank.FILM)).data


def cut(order: Order, height: int, quality: int) -> Cut:
    return replace(order.cut or Cut("", "", (), WIDTH), height=height, quality=quality)


def together(frames: Sequence[bytes], limit: int) -> tuple[bytes, int]:
    """As many of the frames as fit, evenly: the first and the last are always there."""
    count = len(frames)
    while True:
        shown = [frames[round(place * (len(frames) - 1) / max(1, count - 1))] for place in range(count)]
        if count <= 2 or sum(map(len, shown)) + 64 * count <= limit:
            break
        count = max(2, min(count - 1, int(count * limit / (sum(map(len, shown)) + 64 * count))))
    time = max(FAST, min(SLOW, WHOLE // count))
    return film(shown, [time] * (count - 1) + [END]), count

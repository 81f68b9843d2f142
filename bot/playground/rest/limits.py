"""Rate limits in Discord's headers, and faults that tests put in the way of the bot's next requests."""

import asyncio
import time
import zlib
from collections import Counter
from dataclasses import dataclass

from bot.playground.wire import Refused


@dataclass(frozen=True, slots=True)
class Fault:
    """What befalls the next request of a route, e.g. "POST /channels/{channel}/messages".

    A status refuses it before anything happens; `lose_reply` lets it happen and then breaks the connection.
    """

    route: str
    status: int = 429
    code: int = 0
    message: str = "You are being rate limited."
    retry_after: float = 0.0
    lose_reply: bool = False


class Limits:
    def __init__(self) -> None:
        self.per_route: dict[str, tuple[int, float]] = {}   # route -> so many requests in so many seconds
        self.faults: list[Fault] = []
        self.lasting: Fault | None = None                   # befalls every request
        self.silence: asyncio.Event | None = None           # set when it is over; until then no request is answered
        self.unheard = False                                # the last request in the silence was
        self.waiting: Counter[str] = Counter()              # channel -> requests that were kept waiting
        self.stalled: dict[str, asyncio.Event] = {}         # channel -> set when its requests go on
        self.used: dict[tuple[str, str], tuple[int, float]] = {}

    def fault(self, route: str) -> Fault | None:
        for fault in self.faults:
            if fault.route == route:
                self.faults.remove(fault)
                return fault
        return self.lasting

    def hear(self) -> bool:
        """Whether a request in the silence is done all the same, though nobody is told: every other one is."""
        self.unheard = not self.unheard
        return not self.unheard

    def stall(self, channel: str) -> None:
        self.stalled[channel] = asyncio.Event()

    def resume(self, channel: str) -> None:
        self.stalled.pop(channel).set()

    async def turn(self, channel: str) -> None:
        if channel in self.stalled:
            self.waiting[channel] += 1
            await self.stalled[channel].wait()

    def refuse(self, fault: Fault) -> Refused:
        headers = {"Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "user"} if fault.status == 429 else {}
        return Refused(fault.status, fault.code, fault.message, headers=headers)

    def count(self, route: str, major: str) -> dict[str, str]:
        """The headers for this request, or a refusal when the bucket is empty."""
        if route not in self.per_route:
            return {}
        most, seconds = self.per_route[route]
        clock = time.time()
        used, reset = self.used.get((route, major), (0, 0.0))
        if clock >= reset:
            used, reset = 0, clock + seconds
        used += 1
        self.used[route, major] = used, reset
        headers = {"X-RateLimit-Limit": str(most), "X-RateLimit-Remaining": str(max(0, most - used)),
                   "X-RateLimit-Reset": f"{reset:.3f}", "X-RateLimit-Reset-After": f"{reset - clock:.3f}",
                   "X-RateLimit-Bucket": f"{zlib.crc32(route.encode()):08x}"}
        if used > most:
            raise Refused(429, 0, "You are being rate limited.",
                          headers=headers | {"Retry-After": f"{reset - clock:.3f}", "X-RateLimit-Scope": "user"})
        return headers

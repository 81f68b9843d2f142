"""How the program does: what it has answered and how fast, what waits, how late its loop runs. `/status`, the health
page and the metrics all read it here. Knows nobody's name and no match's course.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from collections.abc import Callable

    from .store import Store

Trouble = Literal["database", "discord"]
MINUTE = 60  # samples of the loop
STEPS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)  # seconds; Discord waits three


@dataclass(frozen=True, slots=True)
class Figures:
    """At one moment; times in seconds, memory in bytes."""

    version: str
    uptime: float
    connected: bool
    lobbies: int
    running: int
    live: int  # in memory
    owed: int  # posts
    oldest: float  # of them
    lag: float  # the latest that the loop was in the last minute
    memory: int
    drawing: int  # orders that wait or are being done
    thinking: int


class Vitals:
    """`queues`: how much waits or is being done there, by the names of figures. `troubles`: what the program depends on
    and does not get, with what is wrong with it.
    """

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.queues: dict[str, Callable[[], int]] = {}
        self.troubles: dict[Trouble, str] = {}
        self.late: deque[float] = deque([0.0], maxlen=MINUTE)
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.interactions = Counter(
            "thicket_interactions", "Commands and presses, by how they ended", ["kind", "outcome"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "thicket_interaction_seconds", "How long they took", ["kind"], buckets=STEPS, registry=self.registry,
        )
        self.gauges = {
            name: Gauge(f"thicket_{name}", said, registry=self.registry)
            for name, said in {
                "uptime": "Seconds since the start", "connected": "Whether Discord is connected",
                "lobbies": "Open tables", "running": "Running matches", "live": "Matches in memory",
                "owed": "Posts owed", "oldest": "Age of the oldest post owed, in seconds",
                "lag": "The latest that the event loop was in the last minute, in seconds",
                "memory": "Memory of the main process, in bytes",
                "drawing": "Pictures that wait or are drawn", "thinking": "Thoughts that wait or are thought",
            }.items()
        }

    def ended(self, kind: str, outcome: str, seconds: float) -> None:
        self.interactions.labels(kind, outcome).inc()
        self.seconds.labels(kind).observe(seconds)

    async def figures(self, store: Store, now: float, *, live: int, connected: bool) -> Figures:
        """`live`: matches in memory."""
        lobbies, running = await store.open_matches()
        owed, oldest = await store.backlog(now)
        return Figures(
            metadata.version("thicket"), time.monotonic() - self.began, connected, lobbies, running, live, owed, oldest,
            max(self.late), memory(),
            self.waiting("drawing"), self.waiting("thinking"),
        )

    def waiting(self, queue: str) -> int:
        return self.queues[queue]() if queue in self.queues else 0

    def exposition(self, figures: Figures) -> bytes:
        """As Prometheus reads it."""
        for name, value in asdict(figures).items():
            if name in self.gauges:
                self.gauges[name].set(value)
        return generate_latest(self.registry)

    async def beat(self) -> None:
        """Looks every second how much later than that it is."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(1)
            self.late.append(max(0.0, loop.time() - before - 1))


def memory() -> int:
    """Of this process alone; those that draw and think have their own. 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0

"""How late the bot's event loop runs, by its own metrics, while people click at 500 running matches and all pictures
are drawn: the latest of any second, beside what the clicks took.
"""

from __future__ import annotations

import asyncio
import re
import socket
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import TYPE_CHECKING

from aiohttp import ClientSession

from bot.playground import Playground
from tests.bot.fleet import fleet
from tests.bot.program import ELSEWHERE

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONG = True
MATCHES = 500
PEOPLE = tuple(f"Person {number}" for number in range(8))
EVERY = 20.0  # seconds between two looks; the metrics remember a minute


def run(limits: Limits) -> Iterator[Figure]:
    yield from asyncio.run(clicked(min(MATCHES, limits.matches), sorted(limits.games()), limits.seconds))


async def clicked(matches: int, games: list[str], seconds: float) -> list[Figure]:
    channels = [f"table-{number}" for number in range(matches)]
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(people=PEOPLE, channels=channels, ack_deadline=20, recall=50) as playground:
            place, port = Path(folder) / "thicket.sqlite3", free_port()
            async with fleet(
                playground, place, Path(folder), ["0/1"], Random("lag"), ELSEWHERE, THICKET_HEALTH_PORT=str(port),
            ) as found, ClientSession() as asking:
                tables = await found.seat(matches, PEOPLE, games)
                end, late, live = monotonic() + seconds, [0.0], 0.0
                clicking = [
                    asyncio.create_task(found.play(tables[each::len(PEOPLE)], lambda: monotonic() > end))
                    for each in range(len(PEOPLE))
                ]
                while monotonic() < end:
                    await asyncio.sleep(min(EVERY, seconds / 3))
                    async with asking.get(f"http://127.0.0.1:{port}/metrics") as answer:
                        told = await answer.text()
                    late.append(figure(told, "lag"))
                    live = figure(told, "live")
                await asyncio.gather(*clicking)
                await found.check(tables)
    return [
        Figure("lag.matches", live, "matches in memory"), Figure("lag.longest", max(late) * 1000, "ms"),
        Figure("lag.presses", len(found.spent), "presses"), Figure("lag.p50", median(found.spent) * 1000, "ms"),
        Figure("lag.p99", quantiles(found.spent, n=100)[98] * 1000, "ms"),
    ]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


def figure(told: str, name: str) -> float:
    found = re.search(rf"^thicket_{name} (\S+)$", told, re.MULTILINE)
    assert found is not None
    return float(found[1])

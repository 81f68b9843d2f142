"""Several processes on one database of PostgreSQL under clicks: first how many a second one, two and three of them
answer, then twelve shards in three processes with 3,000 servers and 5,000 matches, one of which is killed, one stopped
for a minute, and the database begun again meanwhile. The test suite does the same with 12 of each.

`--seconds 600` is the whole of it; `--matches` says how many there are.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING

from bot.playground import Playground
from tests.bot.fleet import Fleet, Table, fleet
from tests.bot.postgresql import started

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from tests.bot.postgresql import Postgres

    from .figure import Limits

LONG = True
PEOPLE = tuple(f"Person {number}" for number in range(24))
CLICKERS, GUILDS, MATCHES = 24, 3_000, 5_000
DIVISIONS = {1: ("0/1",), 2: ("0-5/12", "6-11/12"), 3: ("0-3/12", "4-7/12", "8-11/12")}
GAMES = ("ecosystem", "renature", "gaia", "earth")
STOPPED = 60.0  # seconds


async def clicked(found: Fleet, tables: Sequence[Table], seconds: float) -> None:
    """Every table has one who clicks there."""
    end = time.monotonic() + seconds
    await asyncio.gather(*[
        found.play(tables[each::CLICKERS], lambda: time.monotonic() > end) for each in range(CLICKERS)
    ])


def spread(name: str, spent: Sequence[float]) -> Iterator[Figure]:
    yield Figure(f"{name}.p50", median(spent) * 1000, "ms")
    yield Figure(f"{name}.p99", quantiles(spent, n=100)[98] * 1000, "ms")


async def beside(postgres: Postgres, processes: int, seconds: float) -> AsyncIterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(people=PEOPLE, channels=["general"], ack_deadline=20, recall=50) as playground:
            for number in range(99):
                await playground.found(f"Server {number}", "general")
            place, chance = postgres.database(), Random(processes)
            async with fleet(playground, place, Path(folder), DIVISIONS[processes], chance) as found:
                tables = await found.seat(100, PEOPLE, GAMES)
                await clicked(found, tables, seconds / 5)  # so that all is loaded
                found.spent.clear()
                await clicked(found, tables, seconds)
                name = f"fleet.{processes}"
                yield Figure(f"{name}.clicks", len(found.spent) / seconds, "a second")
                for figure in spread(name, found.spent):
                    yield figure
                yield Figure(f"{name}.kept", await found.check(tables), "answers")


async def trial(postgres: Postgres, matches: int, seconds: float) -> AsyncIterator[Figure]:
    divisions, guilds = DIVISIONS[3], min(GUILDS, matches)
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(
            people=PEOPLE, channels=["general", "games"], ack_deadline=20, recall=50,
        ) as playground:
            for number in range(guilds - 1):
                await playground.found(f"Server {number}", "general", "games")
            place, chance, began = postgres.database(), Random("trial"), time.monotonic()
            async with fleet(playground, place, Path(folder), divisions, chance) as found:
                yield Figure("fleet.trial.started", time.monotonic() - began, "seconds")
                began = time.monotonic()
                tables = await found.seat(matches, PEOPLE, GAMES)
                yield Figure("fleet.trial.seated", time.monotonic() - began, "seconds")
                for part, befalling in enumerate((None, "killed", "stopped", "restarted")):
                    found.spent.clear()
                    answers, clicking = found.acknowledged.total(), asyncio.create_task(
                        clicked(found, tables, seconds / 4))
                    await asyncio.sleep(seconds / 40)
                    if befalling == "killed":
                        await found.kill(divisions[part % 3])
                    elif befalling == "stopped":
                        async with found.stopped(divisions[part % 3]):
                            await asyncio.sleep(min(STOPPED, seconds / 8))
                    elif befalling == "restarted":
                        await asyncio.to_thread(postgres.restart)
                    await clicking
                    name = f"fleet.trial.{befalling or 'quiet'}"
                    yield Figure(f"{name}.clicks", len(found.spent) * 4 / seconds, "a second")
                    yield Figure(f"{name}.answers", found.acknowledged.total() - answers, "answers")
                    for figure in spread(name, found.spent):
                        yield figure
                began = time.monotonic()
                kept = await found.check(tables)
                yield Figure("fleet.trial.guilds", guilds, "servers")
                yield Figure("fleet.trial.matches", matches, "matches")
                yield Figure("fleet.trial.seconds", seconds, "seconds")
                yield Figure("fleet.trial.acknowledged", found.acknowledged.total(), "answers")
                yield Figure("fleet.trial.kept", kept, "answers")
                yield Figure("fleet.trial.missed", found.missed, "clicks")
                yield Figure("fleet.trial.checked", time.monotonic() - began, "seconds")


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if an answer is lost or doubled, or something is told twice."""
    async def collected(figures: AsyncIterator[Figure]) -> list[Figure]:
        return [figure async for figure in figures]

    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        for postgres in started(Path(folder) / "server"):
            for processes in DIVISIONS:
                yield from asyncio.run(collected(beside(postgres, processes, min(60.0, limits.seconds / 10))))
            matches = min(limits.matches, MATCHES)
            yield from asyncio.run(collected(trial(postgres, matches, limits.seconds)))

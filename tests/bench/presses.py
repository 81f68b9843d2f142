"""From a click in a panel to the new picture, each game by itself, beside a bare bot with a fixed picture of 200 kB:
before and after, in the same process, so that they meet the same machine.

Somebody plays against a bot at several tables, one after the other: nothing else is drawn meanwhile but what the table
itself is told. Every third press or so ends a part, and waits for what the bot does.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.settings import cores
from tests.bot.club import Club, first, running

from .answers import bare, late, spread
from .figure import Figure, Limits
from .panels import PEOPLE, tables

TABLES, PRESSES, ROUNDS = 8, 12, 60


async def presses(club: Club, person: str, channel: str, end: float) -> list[float]:
    """What each took, in milliseconds."""
    spent, panel = list[float](), await club.slash(person, channel, "play")
    for _ in range(PRESSES):
        if perf_counter() > end or (press := first(panel)) is None:
            break
        start = perf_counter()
        panel = await club.give(person, panel, *press)
        spent.append((perf_counter() - start) * 1000)
    return spent


async def played(game: str, seconds: float) -> list[float]:
    painter = Painter(cores())
    names = [f"table-{number}" for number in range(TABLES)]
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with (
                Playground(people=PEOPLE, channels=names, recall=50, ack_deadline=20) as playground,
                running(playground, Path(folder) / "club.sqlite3", painter) as club,
            ):
                seats = await tables(club, [game] * TABLES)
                await club.quiet()
                end = perf_counter() + seconds
                places = [(person, channel) for person, channels in seats.items() for channel in channels]
                return [took for person, channel in places for took in await presses(club, person, channel, end)]
    finally:
        painter.close()


async def measured(limits: Limits) -> AsyncIterator[Figure]:
    before = await bare(ROUNDS)
    for game in limits.games():
        spent = await played(game, limits.seconds)
        after = await bare(ROUNDS)
        yardstick = before + after
        yield Figure(f"presses {game}", len(spent), "presses")
        for figure in (*spread(f"presses bare beside {game}", yardstick), *spread(f"presses {game}", spent)):
            yield figure
        yield Figure(f"presses {game} p50 ratio", median(spent) / median(yardstick), "×")
        yield Figure(f"presses {game} p99 ratio", late(spent) / late(yardstick), "×")
        before = after


def run(limits: Limits) -> Iterator[Figure]:
    async def collected() -> list[Figure]:
        return [figure async for figure in measured(limits)]

    yield from asyncio.run(collected())

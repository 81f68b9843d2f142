"""Panels under load: 8 people at 40 matches of the four games, each with a bot, over the stand-in.

Everybody answers whatever he is asked, in one of his matches after the other, and waits for the panel each time.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.settings import Settings
from tests.bot.club import Club, first, running

from .answers import late, timed
from .figure import Figure, Limits

PEOPLE = ("Ada", "Bela", "Chidi", "Dora", "Emil", "Fay", "Goran", "Hana")
MATCHES = 40
PATIENCE = 3000  # ms that Discord waits for any answer


async def tables(club: Club, games: list[str]) -> dict[str, list[str]]:
    """Whose matches are played in which channels."""
    found: dict[str, list[str]] = {person: [] for person in PEOPLE}
    for number, (person, game) in enumerate(zip(cycle(PEOPLE), games, strict=False)):
        channel = club.playground.channel(f"table-{number}")
        user, store = int(club.playground.person(person).id), club.store
        row = await store.new_match(
            guild=int(channel.guild_id or 0), channel=int(channel.id), game=game, options={}, seed=f"panels {number}",
            host=user, locale="en", here=True,
        )
        await store.join(row.id, user, person, most=2)
        row = await store.add_bot(row.id, "random", "Oak", most=2)
        await club.client.services.sessions.start(row, int(channel.id))
        found[person].append(channel.name)
    return found


async def person(club: Club, name: str, channels: list[str], end: float) -> list[float]:
    """What each panel took to come."""
    spent: list[float] = []
    panel: Payload = {}

    async def ask(channel: str) -> None:
        nonlocal panel
        panel = await club.slash(name, channel, "play")

    async def answer() -> None:
        nonlocal panel
        panel = await club.answer(name, panel)

    for channel in cycle(channels):
        spent.append(await timed(lambda at=channel: ask(at)))  # type: ignore[misc]
        for _ in range(3):
            if perf_counter() > end:
                return spent
            if first(panel):
                spent.append(await timed(answer))
    return spent


async def load(games: list[str], seconds: float, painters: int) -> tuple[list[float], float]:
    """What every panel took, and the pictures per second."""
    painter = Painter(painters)
    names = [f"table-{number}" for number in range(len(games))]
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Playground(people=PEOPLE, channels=names, recall=50) as playground,
            running(playground, Path(folder) / "club.sqlite3", painter) as club,
        ):
            seats = await tables(club, games)
            await club.quiet()
            before, start = drawn(painter), perf_counter()
            everybody = [person(club, name, seats[name], start + seconds) for name in PEOPLE]
            spent = [took for each in await asyncio.gather(*everybody) for took in each]
            rate = (drawn(painter) - before) / (perf_counter() - start)
    painter.close()
    return spent, rate


def drawn(painter: Painter) -> int:
    return next(painter.crew.desk.numbers) - len(painter.crew.desk.jobs)


def run(limits: Limits) -> Iterator[Figure]:
    games = [name for _, name in zip(range(MATCHES), cycle(limits.games()), strict=False)]
    usual = Settings(_env_file=None).painters  # type: ignore[call-arg]
    for painters in sorted({1, usual}):
        spent, rate = asyncio.run(load(games, limits.seconds / 3, painters))
        name = f"panels {painters} painters" if painters > 1 else "panels 1 painter"
        yield Figure(f"{name} pictures", rate, "/s")
        yield Figure(f"{name} shown", len(spent), "panels")
        yield Figure(f"{name} p50", median(spent), "ms")
        yield Figure(f"{name} p99", late(spent), "ms")
        yield Figure(f"{name} longest", max(spent), "ms")
        yield Figure(f"{name} p50 ratio", median(spent) / PATIENCE, "x Discord's patience")

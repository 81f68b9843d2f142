"""How long `/play` takes while eight hard bots think in processes of their own, beside the same looks before that."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from statistics import median, quantiles

from bot.mind.minds import Minds
from bot.settings import Settings
from tests.bot.club import running

from .answers import Hall, hall, somewhere, timed
from .figure import Figure, Limits

BOTS, TABLES, ROUNDS = 8, 8, 10


async def thinks(minds: Minds, game: str, number: int) -> None:
    """One bot that is never done."""
    match = somewhere(game, number)
    seat = match.waiting[0]
    while True:
        await minds.thinkers()["hard"].plan(match.redealt(seat, f"{number}"), seat, f"{number}")
        number += 1


async def looks(hall: Hall) -> tuple[list[float], list[float]]:
    """Without thinking and with it; every picture was drawn before."""
    minds = Minds(Settings(_env_file=None).thinkers)  # type: ignore[call-arg]
    try:
        async with running(hall.playground, hall.database, hall.painter):
            channels = [channel for found in hall.seats.values() for channel in found]

            async def look(number: int) -> float:
                channel = channels[number % len(channels)]
                return await timed(lambda: shown(hall, channel))

            for number in range(len(channels)):
                await look(number)
            quiet = [await look(number) for number in range(TABLES * ROUNDS)]
            games = list(hall.seats)
            tasks = [asyncio.ensure_future(thinks(minds, games[n % len(games)], n)) for n in range(BOTS)]
            busy = [await look(number) for number in range(TABLES * ROUNDS)]
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks)
    finally:
        minds.close()
    return quiet, busy


async def shown(hall: Hall, channel: object) -> None:
    await hall.playground.shown(await hall.playground.slash("Ada", channel, "play"))  # type: ignore[arg-type]


async def measured() -> tuple[list[float], list[float]]:
    async with hall(TABLES) as found:
        return await looks(found)


def run(limits: Limits) -> Iterable[Figure]:  # noqa: ARG001 - bounded by its rounds
    quiet, busy = asyncio.run(measured())
    for name, part in (("p50", median), ("p95", lambda spent: quantiles(spent, n=20)[-1])):
        yield Figure(f"thinking {name}", part(busy), "ms")
        yield Figure(f"thinking {name} against none", part(busy) / part(quiet), "×")

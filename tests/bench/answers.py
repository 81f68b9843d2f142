"""From a command to the picture that answers it, over the stand-in, beside a bare bot with a fixed picture of 200 kB.

Both run in this process in turn, so that they meet the same machine.
"""

import asyncio
import io
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import discord
from discord import app_commands

from bot.playground import Channel, Playground
from bot.work.painter import Painter
from tests.bot.club import Club, running

from .figure import Figure, Limits

MATCHES, ROUNDS = 100, 60
PICTURE = bytes(200_000)


class BareBot(discord.Client):
    """Answers every command with the same bytes."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="bare", description="a picture")
        async def bare(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(attachments=[discord.File(io.BytesIO(PICTURE), "picture.bin")])

        await self.tree.sync()


async def timed(job: Callable[[], Awaitable[object]]) -> float:
    start = perf_counter()
    await job()
    return (perf_counter() - start) * 1000


async def bare(rounds: int) -> list[float]:
    async with Playground(recall=50) as playground:
        with playground.redirected():
            async with BareBot() as client:
                ready = asyncio.ensure_future(client.wait_for("ready"))
                task = asyncio.ensure_future(client.start(playground.token))
                await ready

                async def ask() -> None:
                    await playground.shown(await playground.slash("Ada", "general", "bare"))

                spent = [await timed(ask) for _ in range(rounds)]
                await client.close()
                await task
    return spent


async def tables(club: Club, game: str, count: int) -> list[Channel]:
    """So many matches, each in a thread of its own."""
    return [await club.begin(game, "Ada", bots=1) for _ in range(count)]


async def ours(game: str, rounds: int) -> list[float]:
    painter = Painter(1)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "club.sqlite3"
        async with Playground(recall=50) as playground, running(playground, database, painter) as club:
            channels = await tables(club, game, min(MATCHES, rounds))

            async def ask(channel: Channel) -> None:
                await playground.shown(await playground.slash("Ada", channel, "play"))

            spent = [await timed(lambda at=at: ask(channels[at % len(channels)])) for at in range(rounds)]  # type: ignore[misc]
    painter.close()
    return spent


def run(limits: Limits) -> Iterator[Figure]:
    rounds = max(10, min(ROUNDS, int(limits.seconds)))
    yardstick = asyncio.run(bare(rounds))
    yield from spread("answers bare", yardstick)
    for name in limits.games():
        spent = asyncio.run(ours(name, rounds))
        yield from spread(f"answers {name}", spent)
        yield Figure(f"answers {name} p50 ratio", median(spent) / median(yardstick), "×")
        yield Figure(f"answers {name} p99 ratio", late(spent) / late(yardstick), "×")


def spread(name: str, spent: list[float]) -> Iterator[Figure]:
    yield Figure(f"{name} p50", median(spent), "ms")
    yield Figure(f"{name} p99", late(spent), "ms")
    yield Figure(f"{name} longest", max(spent), "ms")


def late(spent: list[float]) -> float:
    return quantiles(spent, n=100)[98]

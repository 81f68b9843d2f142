"""From `/play` to the panel that answers it, over the stand-in with 500 running matches, beside a bare bot with a fixed
picture of 200 kB: before and after, in the same process, so that they meet the same machine.

A panel is drawn ahead when its owner is pinged, so the first look, which waits for the painter, is told apart.
"""

import asyncio
import io
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import discord
from discord import app_commands

from bot.paint.painter import Painter
from bot.playground import Channel, Playground
from bot.store import Store
from bot.work.memory import keep_loaded
from engine import Match, RandomBot, games
from tests.bot.club import running

from .figure import Figure, Limits

MATCHES, TABLES, LOOKS = 500, 24, 5
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


async def seated(database: Path, channels: Sequence[Channel], user: int) -> dict[str, list[Channel]]:
    """A running match against a bot in every channel, the games in turn, each at another point of its first half; the
    person is asked, and everything has been posted."""
    found: dict[str, list[Channel]] = {name: [] for name in games()}
    async with await Store.open(database) as store:
        for number, (channel, name) in enumerate(zip(channels, cycle(found))):
            row = await store.new_match(
                guild=None, channel=int(channel.id), game=name, options={}, seed=str(number), host=user, locale="en"
            )
            await store.join(row.id, user, "Ada", most=2)
            row = await store.add_bot(row.id, "random", "Oak bot", most=2)
            match = somewhere(name, number)
            await store.start(
                row.id, version=row.version, snapshot=match.save(), rules_version=match.game.meta.rules,
                channel=int(channel.id),
            )
            found[name].append(channel)
    return found


def somewhere(name: str, number: int) -> Match:
    match, bot, moves = Match.new(games()[name], 2, str(number)), RandomBot(number), 0
    match.opening()
    while moves < number % 25 or 0 not in match.waiting:
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
        moves += 1
    return match


@dataclass(frozen=True, slots=True)
class Hall:
    """Tables of all games, and whoever draws for them."""

    playground: Playground
    database: Path
    painter: Painter
    seats: dict[str, list[Channel]]


@asynccontextmanager
async def hall(matches: int) -> AsyncIterator[Hall]:
    named = [f"table-{number}" for number in range(matches)]
    painter = Painter(1)
    try:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "club.sqlite3"
            async with Playground(recall=50, channels=("general", *named)) as playground:
                channels = [playground.channel(name) for name in named]
                seats = await seated(database, channels, int(playground.person("Ada").id))
                yield Hall(playground, database, painter, seats)
    finally:
        painter.close()


async def ours(hall: Hall, name: str, tables: int) -> tuple[list[float], list[float]]:
    """The first looks, for which a picture must be drawn, and later ones, as after a ping."""
    async with running(hall.playground, hall.database, hall.painter) as club:
        for number in await club.store.running():
            await club.client.services.sessions.get(number)
        keep_loaded()

        async def ask(channel: Channel) -> float:
            start = perf_counter()
            await hall.playground.shown(await hall.playground.slash("Ada", channel, "play"))
            return (perf_counter() - start) * 1000

        chosen = hall.seats[name][:tables]
        first = [await ask(channel) for channel in chosen]
        return first, [await ask(channel) for _ in range(LOOKS) for channel in chosen]


async def measured(limits: Limits) -> AsyncIterator[Figure]:
    """The bare bot answers before and after each game: nothing else is as busy as this machine was then."""
    matches = max(8, min(MATCHES, int(limits.seconds * 10)))
    tables = max(2, min(TABLES, matches // len(games())))
    yield Figure("answers live matches", matches, "matches")
    async with hall(matches) as found:
        before = await bare(tables * LOOKS)
        for name in limits.games():
            first, later = await ours(found, name, tables)
            after = await bare(tables * LOOKS)
            yardstick = before + after
            for figure in (*spread(f"answers bare beside {name}", yardstick), *spread(f"answers {name}", later)):
                yield figure
            yield Figure(f"answers {name} first p50", median(first), "ms")
            yield Figure(f"answers {name} p50 ratio", median(later) / median(yardstick), "×")
            yield Figure(f"answers {name} p99 ratio", late(later) / late(yardstick), "×")
            before = after


def run(limits: Limits) -> Iterator[Figure]:
    async def collected() -> list[Figure]:
        return [figure async for figure in measured(limits)]

    yield from asyncio.run(collected())


def spread(name: str, spent: list[float]) -> Iterator[Figure]:
    yield Figure(f"{name} p50", median(spent), "ms")
    yield Figure(f"{name} p99", late(spent), "ms")
    yield Figure(f"{name} longest", max(spent), "ms")


def late(spent: list[float]) -> float:
    return quantiles(spent, n=100)[98]

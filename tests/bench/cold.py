"""A start with an empty folder of paintings, and one with what the first has left there: from the program's command to
its page, and from one step into a match to the first picture of its table and to the panel with the first question.

The program is a process of its own, as for a newcomer; whoever plays asks as the page does, once the bot is there.
"""

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp

from tests.bot.program import thicket

from .figure import Figure, Limits

LOOK, PATIENCE = 0.01, 60.0  # seconds


@dataclass(frozen=True, slots=True)
class Page:
    client: aiohttp.ClientSession
    url: str

    async def do(self, op: str, **asked: Any) -> dict[str, Any]:
        async with self.client.post(f"{self.url}act", json={"op": op, "person": "Ada", **asked}) as answer:
            found: dict[str, Any] = await answer.json()
            return found

    async def messages(self, channel: str) -> list[dict[str, Any]]:
        async with self.client.get(f"{self.url}messages", params={"person": "Ada", "channel": channel}) as answer:
            found: Any = await answer.json()
            return found if isinstance(found, list) else []

    async def until(self, channel: str, wanted: str) -> list[str]:
        """What is found so in one of the channel's messages."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in await self.messages(channel):
                    if found := re.findall(wanted, str(message)):
                        return [str(each) for each in found]
                await asyncio.sleep(LOOK)


async def begun(page: Page, game: str) -> str:
    """The thread of a match against a bot."""
    await page.do("line", channel="general", content=f"/new {game} against:easy")
    return (await page.until("general", r"begun in <#(\d+)>"))[0]


async def started(game: str, cache: Path, how: str) -> AsyncIterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        start = perf_counter()
        async with (
            thicket(Path(folder), XDG_CACHE_HOME=str(cache), THICKET_PORT="0") as program,
            aiohttp.ClientSession() as client,
        ):
            assert program.stdout is not None
            said = (await program.stdout.readline()).decode()
            page = Page(client, re.findall(r"http://\S+", said)[0])
            yield Figure(f"cold {how} {game} page", (perf_counter() - start) * 1000, "ms")
            assert program.stderr is not None
            while b"connected as" not in await program.stderr.readline():
                pass
            yield Figure(f"cold {how} {game} connected", (perf_counter() - start) * 1000, "ms")
            click = perf_counter()
            thread = await begun(page, game)
            yield Figure(f"cold {how} {game} thread", (perf_counter() - click) * 1000, "ms")
            await page.until(thread, r"'content_type': 'image/")
            yield Figure(f"cold {how} {game} table", (perf_counter() - click) * 1000, "ms")
            await page.do("slash", channel=thread, name="play")
            await page.until(thread, r":p:|:mark:|#menu")
            yield Figure(f"cold {how} {game} panel", (perf_counter() - click) * 1000, "ms")


def run(limits: Limits) -> Iterator[Figure]:
    async def collected(game: str, cache: Path, how: str) -> list[Figure]:
        return [figure async for figure in started(game, cache, how)]

    for game in limits.games():
        with tempfile.TemporaryDirectory() as cache:
            yield from asyncio.run(collected(game, Path(cache), "empty"))
            yield from asyncio.run(collected(game, Path(cache), "filling"))

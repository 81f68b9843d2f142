"""A club for tests: the playground, a database file and the real bot between them. People press, type and look."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.client import Thicket
from bot.painter import Painter
from bot.playground import Channel, Interaction, Payload, Playground
from bot.settings import Settings
from bot.store import Store

DEFERRED = (5, 6)


def parts(thing: Any) -> Iterator[Payload]:
    """Every component of a message, the nested ones too."""
    if isinstance(thing, dict):
        if "type" in thing:
            yield thing
        for value in thing.values():
            yield from parts(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from parts(value)


def words(message: Payload) -> str:
    """All that is written in a message."""
    shown = [part["content"] for part in parts(message.get("components", [])) if part["type"] == 10]
    return "\n".join([message.get("content") or "", *shown]).strip()


def buttons(message: Payload) -> dict[str, str]:
    """Label to id, of what can be pressed."""
    found = [part for part in parts(message.get("components", [])) if part["type"] == 2 and not part.get("disabled")]
    return {part["label"]: part["custom_id"] for part in found if "custom_id" in part}


def menus(message: Payload) -> dict[str, list[str]]:
    """Id to values."""
    found = [part for part in parts(message.get("components", [])) if part["type"] == 3]
    return {part["custom_id"]: [option["value"] for option in part["options"]] for part in found}


class Club:
    """`general` is the channel; a match is played in the newest thread."""

    def __init__(self, playground: Playground, store: Store, client: Thicket) -> None:
        self.playground, self.store, self.client = playground, store, client

    @property
    def thread(self) -> Channel:
        return self.playground.threads()[-1]

    def posts(self, channel: str | Channel, person: str = "Ada") -> list[Payload]:
        return self.playground.messages(channel, person)

    async def settled(self, interaction: Interaction) -> Payload:
        """What the person sees once the bot has done with it."""
        def done() -> bool:
            if interaction.failed or (interaction.answer and interaction.answer["type"] not in DEFERRED):
                return True
            return any(interaction.token in e.path and e.route.startswith("/webhooks") for e in self.playground.exchanges)

        await self.playground.until(done)
        assert not interaction.failed, "the bot did not answer in time"
        found = interaction.followups[-1].payload if interaction.followups else interaction.message
        return found or interaction.answer or {}

    async def slash(self, person: str, channel: str | Channel, name: str, **options: Any) -> Payload:
        return await self.settled(await self.playground.slash(person, channel, name, **options))

    async def press(self, person: str, message: Payload, label: str) -> Payload:
        custom_id = next(i for name, i in buttons(message).items() if label in name)
        return await self.settled(await self.playground.click(person, message, custom_id))

    async def choose(self, person: str, message: Payload, *values: str) -> Payload:
        custom_id = next(i for i, offered in menus(message).items() if set(values) <= set(offered))
        return await self.settled(await self.playground.choose(person, message, custom_id, values))

    async def quiet(self) -> None:
        """Wait until all that is owed is posted."""
        async def owed() -> list[Any]:
            return [row for row in await self.store.outbox(1) if row.sent is None and row.parked is None]

        while await owed():
            self.client.announcer.idle.clear()
            self.store.owed.set()
            await self.client.announcer.idle.wait()

    async def begin(self, game: str, *people: str, bots: int = 0, **options: Any) -> Channel:
        """A match of these people and so many bots, from `/new` to the first question."""
        lobby = await self.slash(people[0], "general", f"new {game}", **options)
        for person in people:
            lobby = await self.press(person, lobby, "Join")
        for _ in range(bots):
            lobby = await self.press(people[0], lobby, "Add a bot")
        await self.press(people[0], lobby, "Start")
        await self.quiet()
        return self.playground.channel("general") if options.get("here") else self.thread


@asynccontextmanager
async def running(playground: Playground, database: Path, painter: Painter) -> AsyncIterator[Club]:
    """The bot, from start to an orderly end."""
    store = await Store.open(database)
    settings = Settings(_env_file=None, database=database)  # type: ignore[call-arg]
    with playground.redirected():
        async with Thicket(settings, store, painter, guild_ready_timeout=0.05) as client:
            ready = asyncio.ensure_future(client.wait_for("ready"))
            task = asyncio.ensure_future(client.start(playground.token))
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                ready.cancel()
                task.result()
            yield Club(playground, store, client)
            await client.close()
            await task
    await store.close()

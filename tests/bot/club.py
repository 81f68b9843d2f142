"""A club for tests: the playground, a database file and the real bot between them. People press, type and look."""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from random import Random
from typing import Any

from bot.client import Thicket
from bot.paint.painter import Painter
from bot.playground import Channel, Interaction, Payload, Playground
from bot.services import Services
from bot.settings import Settings
from bot.speech import speaker
from bot.store import OutboxRow, Store
from bot.store.address import Place
from bot.store.outbox import OWED, outbox_row
from bot.store.sharding import ALL, Shards
from bot.table.bots import Thinker
from bot.table.hints import Adviser
from engine import Match, RandomBot, Text
from tests.bot.clock import HandClock
from tests.bot.fresh import store_at

DEFERRED = (5, 6)
WHOLE = r":(p:|none$)"  # what answers by itself
MARKED = 3  # the style of a button that has its mark
EVENING = 1_750_000_000.0  # when a test begins
A_WHILE = 5.0
AT_ONCE = 0.01  # seconds that discord.py waits for one more server, after the only one has come


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


def first(panel: Payload) -> tuple[str, tuple[str, ...] | None] | None:
    """The first press towards an answer: a button's id, or a menu's with as many values as it wants.

    Of several that are to be marked the first ones are, as few as can be; what throws something away is done anyway.
    """
    offered = [part for part in parts(panel.get("components", [])) if part["type"] == 2 and not part.get("disabled")]
    for wanted in (r":anyway:", r":done:", r":fill", r":mark:", WHOLE):
        for part in offered:
            if re.search(wanted, part["custom_id"]) and not (is_mark(part["custom_id"]) and part["style"] == MARKED):
                return part["custom_id"], None
    for part in parts(panel.get("components", [])):
        if part["type"] == 3 and "#menu" in part["custom_id"]:
            return part["custom_id"], tuple([o["value"] for o in part["options"][: max(part["min_values"], 1)]])
    return None


def any_of(panel: Payload, chance: Random) -> tuple[str, tuple[str, ...] | None] | None:
    """Of whole answers any; what is marked, or chosen in a menu, is what comes first."""
    found = first(panel)
    if found is None or not re.search(WHOLE, found[0]):
        return found
    return chance.choice([custom_id for custom_id in buttons(panel).values() if re.search(WHOLE, custom_id)]), None


def is_mark(custom_id: str) -> bool:
    """Whether pressing it only marks one of several."""
    return ":mark:" in custom_id


def asked(press: tuple[str, tuple[str, ...] | None] | None) -> str:
    """Which question it is for: the last that may be marked answers it."""
    return ":".join(press[0].split(":")[:4]) if press else ""


class Club:
    """`general` is the channel; a match is played in the newest thread. `language`: of its public posts."""

    def __init__(self, playground: Playground, store: Store, client: Thicket, clock: HandClock) -> None:
        self.playground, self.store, self.client, self.clock = playground, store, client, clock
        self.language = "en"

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
            done = [e for e in self.playground.exchanges if e.route.startswith("/webhooks") and e.status < 400]
            return any(interaction.token in exchange.path for exchange in done)

        await self.playground.until(done)
        assert not interaction.failed, "the bot did not answer in time"
        found = interaction.followups[-1].payload if interaction.followups else interaction.message
        return found or interaction.answer or {}

    async def slash(self, person: str, channel: str | Channel, name: str, /, **options: Any) -> Payload:
        return await self.settled(await self.playground.slash(person, channel, name, **options))

    def in_sight(self, person: str, message: Payload) -> Payload:
        """The message, or what has taken its place: a panel goes below what its owner's move has told the table."""
        if message["id"] in self.playground.world.posts:
            return message
        return [post for post in self.posts(message["channel_id"], person) if post["flags"] & 64][-1]

    async def press(self, person: str, message: Payload, label: str) -> Payload:
        message = self.in_sight(person, message)
        custom_id = next(i for name, i in buttons(message).items() if label in name)
        return await self.settled(await self.playground.click(person, message, custom_id))

    async def choose(self, person: str, message: Payload, *values: str) -> Payload:
        message = self.in_sight(person, message)
        custom_id = next(i for i, offered in menus(message).items() if set(values) <= set(offered))
        return await self.settled(await self.playground.choose(person, message, custom_id, values))

    async def forge(self, person: str, message: Payload, custom_id: str, *values: str, menu: bool = False) -> str:
        """Press what nobody offered; what the person reads then."""
        message = self.in_sight(person, message)
        if menu or values:
            sent = await self.playground.choose(person, message, custom_id, values, forged=True)
        else:
            sent = await self.playground.click(person, message, custom_id, forged=True)
        return words(await self.settled(sent))

    async def answer(self, person: str, panel: Payload) -> Payload:
        """Give the first answer that is offered."""
        while True:
            found = first(panel)
            assert found, f"nothing to press in {words(panel)}"
            panel = await self.give(person, panel, *found)
            if not is_mark(found[0]) or asked(first(panel)) != asked(found):
                return panel

    async def give(self, person: str, panel: Payload, custom_id: str, values: tuple[str, ...] | None) -> Payload:
        """One press, or one choice from a menu."""
        panel = self.in_sight(person, panel)
        if values is None:
            return await self.settled(await self.playground.click(person, panel, custom_id))
        return await self.settled(await self.playground.choose(person, panel, custom_id, values))

    async def part(self, person: str, channel: str | Channel, match: int = 1) -> Payload:
        """Everything that is asked of a person now; the panel afterwards."""
        panel = await self.slash(person, channel, "play")
        beats = await self.beats(match)
        while first(panel) and await self.beats(match) == beats:
            panel = await self.answer(person, panel)
        return panel

    def says(self, id_: str) -> str:
        """What a public post calls it."""
        return speaker(self.language)(Text(id_))

    async def beats(self, match: int = 1) -> int:
        """Of a match that may have gone from memory, because another process has moved it."""
        return (await self.client.services.sessions.get(match)).match.beats

    async def kept(self, match: int = 1) -> tuple[Any, ...]:
        """All that the database knows of a match."""
        return await self.store.match(match), await self.store.moves(match), len(await self.store.outbox(match))

    def pings(self) -> list[tuple[frozenset[str], str]]:
        """Whom anything ever pinged, and in which words."""
        return [(sent.pinged, words(sent.payload)) for sent in self.playground.sent if sent.pinged]

    async def quiet(self) -> None:
        """Let bots think, and time pass until all that is owed is posted or given up."""
        while await self.owed() or self.client.services.sessions.pending.asked:
            await self.thought()
            await self.pause()
            due = await self.store.next_due(self.clock.now())
            if await self.owed():
                await self.clock.move(A_WHILE if due is None else max(0.0, due - self.clock.now()))

    async def thought(self) -> None:
        """Until no match waits for a bot."""
        pending = self.client.services.sessions.pending
        for match in list(pending.asked):
            await pending.over(match)

    async def later(self, hours: float) -> None:
        """Let so much time pass, and everybody be called whose time has come by then."""
        async def called() -> bool:
            now = self.clock.now()
            return not (await self.store.overdue(now) or await self.store.lapsing(now))

        await self.clock.move(hours * 3600)
        await self.until(called)
        await self.quiet()

    async def until(self, found: Callable[[], Awaitable[object]]) -> None:
        """Wait until the database says so: it is asked again after every transaction."""
        while True:
            written = asyncio.Event()
            self.store.database.waking.add(written)  # before it is asked, so that nothing is written unheard
            if await found():
                return
            await written.wait()

    async def owed(self) -> list[OutboxRow]:
        owing = await self.store.database.fetch("SELECT DISTINCT match FROM outbox WHERE match IS NOT NULL")
        rows = [row for [match] in owing for row in await self.store.outbox(match)]
        alone = await self.store.database.fetch(
            OWED + "WHERE match IS NULL AND due <= ?1 AND retry <= ?1 AND sent IS NULL AND parked IS NULL",
            self.clock.now(),
        )
        return [*[row for row in rows if row.sent is None and row.parked is None], *map(outbox_row, alone)]

    async def pause(self) -> None:
        """Until the announcer has tried all that is due at this time."""
        self.client.announcer.idle.clear()
        self.store.owed.set()
        await self.client.announcer.idle.wait()

    async def begin(
        self, game: str, *people: str, bots: int = 0, seed: str = "thicket", channel: str | Channel = "general",
        **options: Any,
    ) -> Channel:
        """A match of these people and so many bots, from `/new` to the first question; the deal is known beforehand.

        Hints are allowed, unless it shall count for ratings (`rated`).
        """
        rated = options.pop("rated", False)
        lobby = await self.slash(people[0], channel, f"new {game}", **options)
        async with self.store.database.transaction() as db:
            await db.execute("UPDATE matches SET seed = ?, rated = ? WHERE status = 'lobby'", (seed, rated))
        for person in people:
            lobby = await self.press(person, lobby, self.says("lobby-join"))
        for _ in range(bots):
            lobby = await self.add_bot(people[0], lobby)
        await self.press(people[0], lobby, self.says("lobby-start"))
        await self.quiet()
        if not options.get("here"):
            return self.thread
        return self.playground.channel(channel) if isinstance(channel, str) else channel

    async def add_bot(self, person: str, lobby: Payload, level: str = "easy") -> Payload:
        """The table with one more; who has asked for it dismisses the question how well it should play."""
        question = await self.press(person, lobby, "Add a bot")
        await self.press(person, question, level)
        self.playground.dismiss(person, question)
        return self.playground.post(lobby).payload

    async def arrive(self, game: str, wanted: Callable[[Match], bool]) -> Payload:
        """Ada's panel at the first such moment of a match with Bela that chance has played, always the same."""
        await self.begin(game, "Ada", "Bela", here=True)
        sessions = self.client.services.sessions
        session = await sessions.get(1)
        match, chance = session.match.copy(), RandomBot(game)
        while not wanted(match):
            match.play(match.waiting[0], chance.answer(match, match.waiting[0]))
        await sessions.commit(session, match, 0, [])
        return await self.slash("Ada", "general", "play")


def environment() -> tuple[tuple[str, str], ...]:
    """What settings are read from."""
    return tuple([(name, value) for name, value in os.environ.items() if name.startswith(("THICKET_", "DISCORD_"))])


@lru_cache(maxsize=1)
def usual(_: tuple[tuple[str, str], ...]) -> Settings:
    """Reading them takes longer than opening a database, and most clubs have the same."""
    return Settings(_env_file=None)  # type: ignore[call-arg]


@asynccontextmanager
async def running(
    playground: Playground, database: Place, painter: Painter, at: float = EVENING, clock: HandClock | None = None,
    bots: Mapping[str, Thinker] | None = None, adviser: Adviser | None = None, shards: Shards = ALL,
) -> AsyncIterator[Club]:
    """The bot, from start to an orderly end; its clock stands still until a test moves it. `bots`: by lot, if not said.
    `shards`: of several on one database, its own.
    """
    clock = clock or HandClock(at)
    settings = usual(environment()).model_copy(update={"database": database, "shards": shards})
    async with await store_at(database, clock.now, shards) as store:
        with playground.redirected():
            services = Services.of(settings, store, painter, clock, bots, adviser)
            async with Thicket(services, guild_ready_timeout=AT_ONCE) as client:
                ready = asyncio.ensure_future(client.wait_for("ready"))
                task = asyncio.ensure_future(client.start(playground.token))
                await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    ready.cancel()
                    task.result()
                yield Club(playground, store, client, clock)
                await client.close()
                await task

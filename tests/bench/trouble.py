"""Discord in trouble for ten minutes (`--seconds 600`), while people go on pressing and bots play on: every request is
refused with 429, or with 503, or nothing is answered at all, the gateway neither. Then it is well again: whatever was
owed is told, and once, every answer is kept, and whoever is needed has a ping.

The three run beside each other, each with a program and a stand-in of its own: they mostly wait.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.playground import Playground
from bot.playground.wire import Impossible
from bot.store import SeatRow, Store
from bot.table.sessions import Sessions
from bot.talk.message import MARKED
from engine import Match, games
from tests.bot.club import first
from tests.bot.fleet import Fleet, Table, count

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator, Sequence

    from bot.playground import Interaction, Payload

    from .figure import Limits

LONG = True
Kind: TypeAlias = Literal["limited", "failing", "silent"]
KINDS: tuple[Kind, ...] = ("limited", "failing", "silent")
SHARDS = "0/1"
PEOPLE = tuple(f"Person {number}" for number in range(8))
GAMES = ("ecosystem", "renature", "gaia", "earth")
TABLES, CLICKERS = 8, 4
MOST_SAID = 3
LOOKS = 0.3  # of all that somebody does is a command, and the rest a press in the panel that they have
RETRY = 1.0  # seconds that a 429 asks for
CAUGHT_UP, CONNECTED = 900.0, 1100.0  # seconds after which it is no longer a matter of patience
OWED = "SELECT count(*), max(id) FROM outbox WHERE sent IS NULL AND parked IS NULL AND due <= ? AND id <= ?"
EVER = 1 << 60


class Evening:
    """Of one kind of trouble: tables of people, tables that only bots play, and whoever presses there."""

    def __init__(self, playground: Playground, folder: Path, kind: Kind) -> None:
        self.playground, self.kind = playground, kind
        self.place, self.chance = folder / "thicket.sqlite3", Random(kind)
        self.fleet = Fleet(playground, self.place, folder, [SHARDS], self.chance)
        self.panels: dict[tuple[int, str], Payload] = {}
        self.presses = 0
        self.log: list[str] = []

    async def seat(self, seconds: float) -> list[Table]:
        """Those of people, and after them those that only bots play: about thirty parts of each in that time."""
        tables = await self.fleet.seat(TABLES, PEOPLE, GAMES)
        channels = self.playground.world.text_channels(self.playground.world.home.id)[TABLES:]
        async with await Store.open(self.place) as store:
            for number, (game, channel) in enumerate(zip(GAMES, channels, strict=True)):
                row = await store.new_match(
                    guild=int(channel.guild_id or 0), channel=int(channel.id), game=game, options={}, rated=False,
                    seed=f"watched {game}", host=int(self.playground.person(PEOPLE[number]).id), locale="en",
                    seats=[SeatRow(seat, None, "easy", f"Bot {seat}") for seat in range(2)], tempo=seconds / 30,
                )
                await Sessions(store, {}).start(row, int(channel.id))
                tables.append(Table(row.id, channel, ()))
        return tables

    async def hear(self) -> None:
        """What the program says, so that it never waits for somebody to read it."""
        while line := await self.fleet.processes[SHARDS].stderr.readline():
            self.log.append(line.decode())

    async def end(self, hearing: asyncio.Task[None]) -> None:
        self.fleet.processes[SHARDS].terminate()
        await hearing

    async def press(self, tables: Sequence[Table]) -> None:
        while True:
            table = self.chance.choice(tables)
            with suppress(Impossible, KeyError):  # the panel may have gone below what was told
                await self.once(table, self.chance.choice(table.people))

    async def once(self, table: Table, person: str) -> None:
        panel = self.panels.get((table.number, person))
        found = first(panel) if panel is not None else None
        doing: Awaitable[Interaction]
        if panel is None or found is None or self.chance.random() < LOOKS:
            found, doing = None, self.playground.slash(person, table.channel, "play")
        else:
            custom_id, values = found
            doing = self.playground.click(person, panel, custom_id) if values is None \
                else self.playground.choose(person, panel, custom_id, values)
        self.presses += 1
        self.panels.pop((table.number, person), None)
        after = await self.fleet.timed(doing)
        if after is None:
            if panel is not None:
                self.panels[table.number, person] = panel
            return
        self.panels[table.number, person] = after
        then = first(after)
        if found is not None and then is not None and count(then[0]) > count(found[0]):
            self.fleet.acknowledged[table.number] += 1

    def begin(self) -> None:
        match self.kind:
            case "limited":
                self.playground.fail_all(429, "You are being rate limited.", RETRY)
            case "failing":
                self.playground.fail_all(503, "Service Unavailable")
            case "silent":
                self.playground.fall_silent()
            case _:
                assert_never(self.kind)

    async def owed(self, until: int = EVER) -> tuple[int, int]:
        """How many posts, of those up to that one, and which is the last of them."""
        async with await Store.open(self.place) as store:
            [[found, last]] = await store.database.fetch(OWED, store.database.now(), until)
            return int(found), int(last or 0)

    async def answers(self) -> int:
        async with await Store.open(self.place) as store:
            [[found]] = await store.database.fetch("SELECT count(*) FROM moves")
            return int(found)

    async def caught_up(self, last: int) -> float:
        """Seconds until all is out that was owed up to that post; people play on, and owe more."""
        began = time.monotonic()
        async with asyncio.timeout(CAUGHT_UP):
            while (await self.owed(last))[0]:
                with suppress(TimeoutError):
                    await self.playground.until(lambda: False, 0.25)
        return time.monotonic() - began

    async def needed(self, store: Store, table: Table) -> None:
        """Whoever is asked has a ping that is out, or one that is planned."""
        row = await store.match(table.number)
        if row is None or row.status != "running":
            return
        waiting = Match.load(games()[row.game], row.snapshot or b"").waiting
        roles = {post.purpose: post for post in await store.posts(row.id)}
        for seat in waiting:
            need = await store.need(row.id, seat)
            assert need is not None, f"nobody knows that match {row.id} waits for seat {seat}"
            pings = [roles[role] for role in (f"ping:{seat}", f"last:{seat}") if role in roles]
            out = [ping for ping in pings if str(ping.message) in self.playground.world.posts]
            assert out or need.next is not None, f"seat {seat} of match {row.id} has no ping"

    def doubled(self) -> int:
        """Messages of one owed post beyond the first."""
        marks = Counter([
            (post.channel_id, part["id"]) for post in self.playground.world.posts.values()
            for part in post.components() if part["type"] == 17 and part["id"] >= MARKED
        ])
        return sum(marks.values()) - len(marks)

    def check_log(self) -> None:
        said = "".join(self.log)
        assert "Traceback" not in said, said
        begun, over = said.count("Discord takes no posts"), said.count("Discord takes posts again")
        # What is on its way when it begins or ends may be answered in another order than it was sent.
        assert 1 <= begun == over <= MOST_SAID, f"said {begun} times that it began, {over} times that it was over"


async def trial(kind: Kind, seconds: float) -> list[Figure]:
    channels = [f"table-{number}" for number in range(TABLES + len(GAMES))]
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(people=PEOPLE, channels=channels, recall=50) as playground:
            evening = Evening(playground, Path(folder), kind)
            tables, fleet = await evening.seat(seconds), evening.fleet
            theirs = tables[:TABLES]
            async with fleet.stack:
                await fleet.begin(SHARDS)
                hearing = asyncio.create_task(evening.hear())
                fleet.stack.push_async_callback(evening.end, hearing)
                pressing = [asyncio.create_task(evening.press(theirs)) for _ in range(CLICKERS)]
                try:
                    await asyncio.sleep(max(5.0, seconds / 20))
                    before, presses = await evening.answers(), evening.presses
                    evening.begin()
                    await asyncio.sleep(seconds)
                    (owed, last), presses = await evening.owed(), evening.presses - presses
                    during = await evening.answers() - before
                    began = time.monotonic()
                    await playground.recover()
                    caught_up = await evening.caught_up(last)
                    await playground.until(lambda: playground.gateway.connected, CONNECTED)
                    connected = time.monotonic() - began
                    acknowledged = fleet.acknowledged.total()
                    await asyncio.sleep(max(5.0, seconds / 20))
                    assert fleet.acknowledged.total() > acknowledged, "nobody can play on"
                finally:
                    await playground.recover()
                    for task in pressing:
                        task.cancel()
                    await asyncio.gather(*pressing, return_exceptions=True)
                kept = await fleet.check(tables)
                async with await Store.open(evening.place) as store:
                    for table in theirs:
                        await evening.needed(store, table)
                    [[parked]] = await store.database.fetch("SELECT count(*) FROM outbox WHERE parked IS NOT NULL")
                assert parked == 0, "something was given up"
                assert fleet.processes[SHARDS].returncode is None, "the program has ended"
                doubled = evening.doubled()
                assert doubled == 0, "something was told twice"
            evening.check_log()
    name = f"trouble.{kind}"
    return [
        Figure(f"{name}.seconds", seconds, "seconds"), Figure(f"{name}.presses", presses, "presses"),
        Figure(f"{name}.played", during, "answers"), Figure(f"{name}.kept", kept, "answers"),
        Figure(f"{name}.owed", owed, "posts"), Figure(f"{name}.caught_up", caught_up, "seconds"),
        Figure(f"{name}.connected", connected, "seconds"), Figure(f"{name}.doubled", doubled, "posts"),
        Figure(f"{name}.said", sum("Discord takes no posts" in line for line in evening.log), "times"),
    ]


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if something is lost, told twice or not at all, if the program ends, or its log has a traceback."""
    async def collected() -> list[list[Figure] | BaseException]:
        trials = [trial(kind, limits.seconds) for kind in KINDS]
        return await asyncio.gather(*trials, return_exceptions=True)

    ends = asyncio.run(collected())
    for end in ends:
        if not isinstance(end, BaseException):
            yield from end
    for end in ends:
        if isinstance(end, BaseException):
            raise end

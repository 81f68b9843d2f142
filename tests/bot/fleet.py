"""Processes of the program on one database, each with its shards, and people who click at many tables at once.
Processes may be killed or stopped meanwhile, and a server of PostgreSQL begun again. Used by test and bench.
"""

from __future__ import annotations

import itertools
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

from bot.playground import Channel
from bot.playground.wire import Impossible
from bot.store import SeatRow, Store
from bot.table.sessions import Sessions
from bot.talk.ids import read
from engine import ANSWER, Match, games, record
from tests.bot.club import first, words
from tests.bot.program import DRAWN, ELSEWHERE, thicket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
    from pathlib import Path
    from random import Random

    from bot.playground import Interaction, Payload, Playground
    from bot.store import MatchRow, MoveRow
    from bot.store.address import Place
    from tests.bot.cradle import Program

SCRIPT = f"{DRAWN.format('blank')}{ELSEWHERE}"  # how fast pictures are drawn is measured elsewhere
PATIENCE = 60.0  # seconds for a process to connect
SEEN = 10.0  # seconds for what a press shows; who is killed in between shows nothing
PLAYERS = 2


@record
class Table:
    number: int  # of its match
    channel: Channel
    people: tuple[str, ...]


class Fleet:
    """`spent`: seconds from a press to what it shows, of all that were answered; `missed`: of those that were not."""

    def __init__(
        self, playground: Playground, place: Place, folder: Path, divisions: Sequence[str], chance: Random,
        script: str = SCRIPT, **environment: str,
    ) -> None:
        self.playground, self.place, self.folder, self.divisions, self.chance = (
            playground, place, folder, divisions, chance
        )
        self.script, self.environment = script, environment
        self.processes: dict[str, Program] = {}
        self.stack = AsyncExitStack()
        self.spent: list[float] = []
        self.missed = self.kills = 0
        self.given_up: set[str] = set()  # tokens of interactions
        self.acknowledged: Counter[int] = Counter()  # answers by matches
        self.seen: Counter[tuple[int, str]] = Counter()  # how far a question was that somebody had before them

    async def begin(self, shards: str) -> None:
        self.processes[shards] = await self.stack.enter_async_context(thicket(
            self.folder, "-c", self.script, self.playground.origin, DISCORD_TOKEN=self.playground.token,
            THICKET_DATABASE=getattr(self.place, "url", str(self.place)), THICKET_SHARDS=shards,
            THICKET_LIMITS__PERSON_MINUTE="0", THICKET_LIMITS__SERVER_MINUTE="0",
            THICKET_LOG_LEVEL="WARNING", **self.environment,
        ))
        await self.connected()

    async def connected(self) -> None:
        """As many shards as all that live have."""
        wanted = sum(width(shards) for shards, found in self.processes.items() if found.returncode is None)
        gateway = self.playground.gateway
        await self.playground.until(
            lambda: sum(session.socket is not None for session in gateway.sessions.values()) >= wanted, PATIENCE,
        )

    async def kill(self, shards: str) -> None:
        """And begun again."""
        program = self.processes.pop(shards)
        program.kill()
        await program.wait()
        self.kills += 1
        self.give_up()
        await self.begin(shards)
        self.give_up()

    def give_up(self) -> None:
        """Some presses will not be answered any more: nobody needs to wait for that."""
        for token, interaction in self.playground.interactions.by_token.items():
            if not interaction.answered.is_set():
                self.given_up.add(token)
                interaction.answered.set()

    @asynccontextmanager
    async def stopped(self, shards: str) -> AsyncIterator[None]:
        """For a while it does nothing, and then goes on as if nothing had been."""
        program = self.processes[shards]
        program.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            program.send_signal(signal.SIGCONT)

    async def seat(self, tables: int, names: Sequence[str], of: Sequence[str]) -> list[Table]:
        """So many matches, on as many channels, of these games in turn."""
        people = [self.playground.person(name) for name in names]
        channels = [channel for guild in self.playground.world.guilds for channel in
                    self.playground.world.text_channels(guild)]
        found = []
        async with await Store.open(self.place) as store:
            sessions = Sessions(store, {})
            for number, channel in zip(range(tables), itertools.cycle(channels), strict=False):
                pair = [people[(number + seat) % len(people)] for seat in range(PLAYERS)]
                seats = [SeatRow(seat, int(person.id), None, person.name) for seat, person in enumerate(pair)]
                row = await store.new_match(
                    guild=int(channel.guild_id or 0), channel=int(channel.id), game=of[number % len(of)], options={},
                    seed=f"fleet {number}", host=int(pair[0].id), locale="en", here=True, seats=seats, rated=False,
                )
                await sessions.start(row, int(channel.id))
                found.append(Table(row.id, channel, tuple([person.name for person in pair])))
        return found

    async def play(self, tables: Sequence[Table], enough: Callable[[], bool]) -> None:
        """Somebody who goes from table to table, and answers there what one of its people is asked."""
        while not enough():
            table = self.chance.choice(tables)
            with suppress(Impossible, KeyError):  # what he looks at may be gone with the process that made it
                await self.answer(table, self.chance.choice(table.people))

    async def answer(self, table: Table, person: str) -> None:
        panel = await self.timed(self.playground.slash(person, table.channel, "play"))
        for _ in range(4):
            if panel is None or (press := first(panel)) is None:
                return
            custom_id, values = press
            self.seen[table.number, person] = max(self.seen[table.number, person], count(custom_id))
            after = await self.timed(
                self.playground.click(person, panel, custom_id) if values is None
                else self.playground.choose(person, panel, custom_id, values)
            )
            if after is not None and (then := first(after)) is not None and count(then[0]) > count(custom_id):
                self.acknowledged[table.number] += 1
            panel = after

    async def timed(self, doing: Awaitable[Interaction]) -> Payload | None:
        """What the person sees in the end; nothing if nobody answers."""
        began, kills = time.monotonic(), self.kills
        interaction = await doing
        with suppress(TimeoutError):
            await self.playground.until(
                lambda: interaction.shown or interaction.failed or self.kills != kills
                or interaction.token in self.given_up, SEEN,
            )
        if not interaction.shown or interaction.message is None:
            self.missed += 1
            return None
        self.spent.append(time.monotonic() - began)
        found: Payload = interaction.message
        return found

    async def check(self, tables: Sequence[Table]) -> int:
        """Raises if something acknowledged is lost, something moved twice, or something was told twice or not at all;
        gives how many answers were kept.
        """
        kept, known = 0, set[int | None]()
        async with await Store.open(self.place) as store:
            await self.told(store)
            for table in tables:
                row, moves = await whole(store, table.number)
                assert len(moves) >= self.acknowledged[table.number], f"match {table.number} has lost an answer"
                match = Match.new(games()[row.game], len(row.seats), row.seed, row.options)
                match.opening()
                for move in moves:
                    match.play(move.seat or 0, ANSWER.validate_json(move.answer))
                assert row.snapshot == match.save(), f"match {table.number} is not what its answers make it"
                for seat, person in enumerate(table.people):
                    assert match.count(seat) >= self.seen[table.number, person], f"match {table.number} has gone back"
                sent = [post for post in await store.outbox(table.number) if post.sent is not None]
                messages = [post.message for post in sent if post.kind in ("opened", "news")]
                assert len(messages) == len(set(messages)), f"match {table.number} was told in one place twice"
                known |= {post.message for post in sent} | {post.message for post in await store.posts(table.number)}
                kept += len(moves)
            for channel in {table.channel.id: table.channel for table in tables}.values():
                strays = [post for post in self.playground.messages(channel) if int(post["id"]) not in known]
                assert not strays, f"told twice, or by nobody: {[words(post) for post in strays]}"
        return kept

    async def told(self, store: Store) -> None:
        """Waits until nothing is owed."""
        owed = "SELECT count(*) FROM outbox WHERE sent IS NULL AND parked IS NULL AND due <= ?"
        while [row[0] for row in await store.database.fetch(owed, store.database.now())] != [0]:
            with suppress(TimeoutError):
                seen = len(self.playground.exchanges)
                await self.playground.until(partial(self.heard_more, seen), 0.5)

    def heard_more(self, than: int) -> bool:
        return len(self.playground.exchanges) != than


async def whole(store: Store, match_id: int) -> tuple[MatchRow, list[MoveRow]]:
    """Of one moment: somebody who was not answered in time may be answered yet."""
    while True:
        row, moves = await store.match(match_id), await store.moves(match_id)
        assert row is not None
        if await store.version(match_id) == row.version:
            return row, moves


def count(custom_id: str) -> int:
    """Of answers, as the seat has it that is asked."""
    found = read(custom_id)
    assert found is not None
    return found.count or 0


def width(shards: str) -> int:
    first, _, last = shards.partition("/")[0].partition("-")
    return int(last or first) - int(first) + 1


@asynccontextmanager
async def fleet(
    playground: Playground, place: Place, folder: Path, divisions: Sequence[str], chance: Random,
    script: str = SCRIPT, **environment: str,
) -> AsyncIterator[Fleet]:
    """`script`: what each process is; as it is, it draws nothing."""
    found = Fleet(playground, place, folder, divisions, chance, script, **environment)
    async with found.stack:
        for shards in divisions:
            await found.begin(shards)
        yield found

"""A table with a bot and a standing order, one of whom is late twice, with a program that is killed on the way: what is
told, who is called and what is decided are the same as when it never was, nothing missing and nothing doubled.
"""

import asyncio
import re
import shutil
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.playground.wire import Impossible
from bot.store import Store
from engine import record
from tests.bot.club import Club, buttons, first, running, words
from tests.bot.outage import Outage, process

HOUR = 3600.0
STEPS = 6
ALL = 10_000  # requests and messages
WORLD, DATABASE = "world", "club.sqlite3"
Act: TypeAlias = Callable[[], Awaitable[None]]
Done: TypeAlias = Callable[[Store], Awaitable[bool]]


@record
class Telling:
    """All that came of it, without the moments and numbers that differ from time to time."""

    moves: tuple[tuple[int | None, str | None, bytes], ...]
    changes: tuple[object, ...]
    pings: Counter[str]
    posts: Counter[str]
    needed: tuple[int, ...]


class Story:
    def __init__(self, playground: Playground, path: Path, painter: Painter, chance: Random) -> None:
        self.playground, self.path, self.painter, self.chance = playground, path, painter, chance
        self.hands, self.began = Outage(playground, path, chance), time.time()

    async def step(self, hours: float, act: Act, done: Done, *, killed: bool) -> None:
        """What somebody does so many hours after the beginning; a program that is killed over it is begun again."""
        if killed:
            await self.kill(hours, act)
            async with process(self.playground, self.path, hours * HOUR):
                await self.finish(act, done)
        else:
            async with running(self.playground, self.path, self.painter, self.began + hours * HOUR) as club:
                await club.later(0)
                await self.finish(act, done)
                await club.quiet()

    async def kill(self, hours: float, act: Act) -> None:
        """After a few requests of the bot, whatever it is doing."""
        playground = self.playground
        async with process(playground, self.path, hours * HOUR) as bot:
            enough = len(playground.exchanges) + self.chance.randrange(1, 9)
            doing = asyncio.ensure_future(act())
            await playground.until(lambda: len(playground.exchanges) >= enough or doing.done(), 60)
            bot.send_signal(signal.SIGKILL)
            await bot.wait()
            for interaction in playground.interactions.by_token.values():
                interaction.answered.set()  # nobody will answer any more: no need to wait for it
            with suppress(Impossible, KeyError, IndexError):
                await doing

    async def finish(self, act: Act, done: Done) -> None:
        """Who finds that it was done before the program was killed does not do it again."""
        async with await Store.open(self.path) as store:
            await act()
            while not await done(store):
                with suppress(TimeoutError):
                    await self.playground.until(partial(self.hands.heard_more, len(self.playground.exchanges)), 0.1)
            await self.hands.settled(store)

    async def nothing(self) -> None:
        """Only time passes."""

    async def composts(self) -> None:
        """Ada does, and all else that is asked of her then."""
        panel = await self.hands.shown(await self.playground.slash("Ada", "general", "play"))
        while panel and (found := first(panel)):
            custom_id, values = found
            if "Which action" in words(panel):
                custom_id = next(i for label, i in buttons(panel).items() if "Compost" in label)
            pressed = self.playground.click("Ada", panel, custom_id) if values is None else \
                self.playground.choose("Ada", panel, custom_id, values)
            await self.hands.shown(await pressed)
            panel = await self.hands.shown(await self.playground.slash("Ada", "general", "play"))

    async def votes(self, choice: str) -> None:
        """If that is still to be decided."""
        for asked in self.playground.messages("general", "Ada"):
            if "is late" in words(asked) and choice in buttons(asked):
                await self.hands.press("Ada", asked, choice)

    async def comes_back(self) -> None:
        """If she has not."""
        offer = await self.hands.shown(await self.playground.slash("Bela", "general", "play"))
        if "I am back" in buttons(offer):
            await self.hands.press("Bela", offer, "I am back")

    async def told(self) -> Telling:
        names = {f"<@{person.id}>": person.name for person in self.playground.world.people.values()}

        def plain(said: str) -> str:
            said = re.sub(r"<(t:|#)\d+", r"<\1", said)
            return re.sub(r"<@\d+>", lambda found: names[found[0]], said)

        async with await Store.open(self.path) as store:
            moves, changes = await store.moves(1), await store.changes(1)
            needed = tuple([need.seat for need in await store.needs(1)])
        sent = [plain(words(sent.payload)) for sent in self.playground.sent if sent.pinged]
        posts = [plain(words(post)) for post in self.playground.messages("general", "Fern")]
        return Telling(
            tuple([(move.seat, move.made, move.answer) for move in moves]),
            tuple([change.details["what"] for change in changes]), Counter(sent), Counter(posts), needed,
        )


def needed(*seats: int) -> Done:
    async def done(store: Store) -> bool:
        return [need.seat for need in await store.needs(1)] == [*seats]

    return done


async def late(store: Store) -> bool:
    return any(vote.kind == "late" for vote in await store.open_votes(1))


def changed(what: str, *seats: int) -> Done:
    """It is decided, and the bots have done their parts."""
    async def done(store: Store) -> bool:
        happened = [change.details["what"] for change in await store.changes(1)]
        match = await store.match(1)
        assert match is not None
        return what in happened and all(seat.lent is None for seat in match.seats) and await needed(*seats)(store)

    return done


async def prepare(folder: Path, painter: Painter) -> None:
    """A world with a table that every story begins with."""
    async with Playground(keep=folder / WORLD) as playground, \
            running(playground, folder / DATABASE, painter, time.time()) as club:
        await play(club)
        await club.quiet()


async def play(club: Club) -> None:
    """Earth: Bela has ordered what she takes whenever Ada composts, and it is Ada's turn again."""
    await club.begin("earth", "Ada", "Bela", bots=1, here=True, pace="24")
    ordered = False
    for _ in range(60):
        match = (await club.client.services.sessions.get(1)).match
        for seat, person in enumerate(("Ada", "Bela")):
            prompt = match.prompt(seat)
            if prompt is None:
                continue
            if seat == 0 and prompt.ask == "action" and ordered:
                return
            panel = await club.slash(person, "general", "play")
            if seat == 0 and prompt.ask == "action":
                await club.press(person, panel, "Compost")
            elif any("Always so" in label for label in buttons(panel)) and not ordered:
                offer = await club.press(person, panel, "Always so")
                await club.press(person, offer, "2 soil")
                ordered = True
            else:
                await club.answer(person, panel)
            await club.quiet()
            break
    raise AssertionError("the turn never comes round")


async def story(table: Path, folder: Path, painter: Painter, chance: Random, killed: Collection[int] = ()) -> Telling:
    """Of a copy of what was prepared; killed once in each of these steps."""
    shutil.copytree(table, folder)
    async with Playground(keep=folder / WORLD, recall=ALL) as playground:
        tale = Story(playground, folder / DATABASE, painter, chance)
        steps: tuple[tuple[float, Act, Done], ...] = (
            (0.1, tale.composts, needed(1)),
            (25, tale.nothing, late),
            (25, partial(tale.votes, "A bot plays this part"), changed("once", 1)),
            (51, tale.nothing, late),
            (51, partial(tale.votes, "A bot plays until they are back"), changed("kept", 0)),
            (52, tale.comes_back, changed("back", 0)),
        )
        for number, (hours, act, done) in enumerate(steps):
            await tale.step(hours, act, done, killed=number in killed)
        return await tale.told()


async def test_a_program_killed_over_a_bot_an_order_and_a_vote_tells_the_same_story(
    tmp_path: Path, painter: Painter
) -> None:
    """Where the order acts, and where a bot plays for somebody; in every step, at other moments too: `days`."""
    table = tmp_path / "table"
    await prepare(table, painter)
    quiet = await story(table, tmp_path / "quiet", painter, Random(1))
    assert quiet.changes == ("once", "kept", "back")
    assert any(made == "order" for _, made, _ in quiet.moves)
    assert {(seat, made) for seat, made, _ in quiet.moves} >= {(1, "bot"), (2, "bot"), (1, None), (0, None)}
    assert await story(table, tmp_path / "killed", painter, Random(2), (0, 2)) == quiet

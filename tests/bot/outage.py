"""A bot that is killed in the middle of a match, and what its players find when it is back. Used by test and bench."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random

from bot.playground import Interaction, Payload, Playground
from bot.store import Store
from engine import Match, games
from tests.bot.club import buttons, first, words
from tests.bot.cradle import Program
from tests.bot.program import thicket

PEOPLE = ("Ada", "Bela", "Chidi")
SEND = "POST /channels/{channel}/messages"


@asynccontextmanager
async def process(playground: Playground, database: Path, ahead: float = 0.0) -> AsyncIterator[Program]:
    """Killed at the end, whatever it is doing."""
    told = (playground.origin, playground.token, str(database), str(ahead))
    async with thicket(database.parent, "-m", "tests.bot.thicket", *told) as started:
        await playground.until(lambda: playground.gateway.connected, 60)
        yield started
    await playground.until(lambda: not playground.gateway.connected, 60)


class Outage:
    """Plays Ecosystem with three people, remembers what was acknowledged, and looks whether it is all there."""

    def __init__(self, playground: Playground, database: Path, chance: Random) -> None:
        self.playground, self.database, self.chance = playground, database, chance
        self.acknowledged = 0
        self.kills = 0
        self.begun = False

    async def begin(self) -> None:
        lobby = await self.shown(await self.playground.slash("Ada", "general", "new ecosystem", here=True))
        for person in PEOPLE:
            await self.press(person, lobby, "Join")
        await self.press("Ada", lobby, "Start")
        self.begun = True

    async def shown(self, interaction: Interaction) -> Payload:
        """What the person sees in the end; nothing if the bot was gone before it could say so."""
        playground, token = self.playground, interaction.token
        if interaction.failed:
            return {}
        if interaction.answer and interaction.answer["type"] in (5, 6):
            await playground.until(lambda: not playground.gateway.connected or any(
                token in e.path and e.route.startswith("/webhooks") for e in playground.exchanges), 60)
        done = any(token in e.path and e.route.startswith("/webhooks") for e in playground.exchanges)
        return interaction.message or {} if done or (interaction.answer or {}).get("type") == 4 else {}

    async def press(self, person: str, message: Payload, label: str) -> Payload:
        return await self.shown(await self.playground.click(person, message, buttons(message)[label]))

    async def play_until_killed(self, moves: int) -> None:
        """So many answers, then the kill: during the next one, while its post is on the way."""
        async with process(self.playground, self.database) as bot:
            if not self.begun:
                await self.begin()
            for _ in range(moves):
                if not await self.answer():
                    return
            killed = asyncio.create_task(self.kill(bot))
            await self.answer()
            while not killed.done():  # the bot is kept busy, in case it has nothing more to post
                await self.shown(await self.playground.slash("Fern", "general", "help"))
            await killed
        self.kills += 1

    async def kill(self, bot: Program) -> None:
        """After so many requests of the bot, so that it is hit at a different place each time."""
        playground, wanted = self.playground, len(self.playground.exchanges) + self.chance.randrange(1, 8)
        if self.chance.random() < 0.3:
            playground.lose_reply(SEND)
        await playground.until(lambda: len(playground.exchanges) >= wanted or not playground.gateway.connected, 60)
        bot.kill()
        await bot.wait()
        for interaction in playground.interactions.by_token.values():
            interaction.answered.set()  # nobody will answer any more: no need to wait for it

    async def answer(self) -> bool:
        """Somebody who is asked answers; an answer counts as acknowledged when the panel has changed."""
        for person in self.chance.sample(PEOPLE, len(PEOPLE)):
            panel = await self.shown(await self.playground.slash(person, "general", "play"))
            if not panel:
                return False
            found, asked = first(panel), words(panel)
            if found is None:
                continue
            custom_id, values = found
            if values is None:
                after = await self.shown(await self.playground.click(person, panel, custom_id))
            else:
                after = await self.shown(await self.playground.choose(person, panel, custom_id, values))
            if (after and words(after) != asked) or buttons(after) != buttons(panel):
                self.acknowledged += bool(after)
            return bool(after)
        return False

    async def check(self) -> int:
        """With the bot back and nothing more owed: nothing lost, nothing twice, whoever is needed has a ping; gives how
        many answers were kept.
        """
        async with await Store.open(self.database) as store, process(self.playground, self.database):
            await self.settled(store)
            moves, match = await store.moves(1), await store.match(1)
            assert len(moves) >= self.acknowledged, f"{self.acknowledged} answers acknowledged, {len(moves)} kept"
            assert match is not None
            said = [words(post) for post in self.playground.messages("general")]
            placed = [text for text in said if "places" in text]
            assert len(placed) == len(set(placed)), "something was told twice"
            reveals = [move.seat for move in moves if b'"placed"' in move.events or b'"swapped"' in move.events]
            assert len(placed) == len(reveals), f"{len(reveals)} turns, {len(placed)} told"
            assert sum("Waiting for" in text and text.startswith("## ") for text in said) == (match.status == "running")
            pings = [re.findall(r"<@(\d+)>", text) for text in said if re.match(r"<@\d+>", text)]
            assert len(pings) == len({tuple(who) for who in pings}), "somebody has two pings"
            waiting = Match.load(games()["ecosystem"], match.snapshot or b"").waiting
            # Whoever ended the last turn had the next question in front of him.
            needed = {str(match.seats[seat].user) for seat in waiting if [seat] != reveals[-1:]}
            # If all the others have answered since, he is told that the table waits only for him.
            alone = {str(match.seats[seat].user) for seat in waiting if [seat] == waiting}
            last = {who for who in alone
                    if any(text.startswith(f"<@{who}>, the table waits only for you") for text in said)}
            have = {who for (who,) in pings}
            assert needed <= have <= needed | last, f"{needed} needed, {have} pinged, {waiting} asked: {said}"
            return len(moves)

    async def settled(self, store: Store) -> None:
        """Looks again after each request of the bot, and soon: what the bot notes of the last reply makes no sound."""
        while await store.database.fetch("SELECT 1 FROM outbox WHERE match = 1 AND sent IS NULL AND parked IS NULL"):
            with suppress(TimeoutError):
                await self.playground.until(partial(self.heard_more, len(self.playground.exchanges)), 0.1)

    def heard_more(self, than: int) -> bool:
        return len(self.playground.exchanges) > than

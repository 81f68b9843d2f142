"""Somebody is away, in the page: three names, the real program, and the page's own way to let time pass.

`python -m tests.browser.away --folder FOLDER` tells the whole story and keeps pictures of it, wide and narrow.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Locator, expect

from bot.playground import Playground
from bot.store import Store
from bot.table.bots import by_lot
from bot.table.sessions import Sessions
from engine import Match, RandomBot
from tests.browser.sitting import QUESTION, Sitting, browsing, changed, program

PEOPLE = ("Ada", "Bela", "Chidi")
HOUR, DAY = 3600, 24 * 60  # seconds; minutes
WIDTHS = (400, 1280)


async def nothing(_: str) -> None:
    """Nobody wants pictures."""


async def begun(folder: Path, game: str, wanted: Callable[[Match], bool]) -> None:
    """What the program finds when it starts: a match at such a moment, with a day for a part. Chidi is reminded every
    six hours, and wants to hear nothing from eight hours from now on, for twelve.
    """
    database = folder / "thicket.sqlite3"
    async with Playground(keep=database.with_suffix(".playground")) as playground:
        channel, guild = int(playground.channel("second-table").id), int(playground.channel("general").guild_id or 0)
        users = [int(playground.person(name).id) for name in PEOPLE]
    async with await Store.open(database) as store:
        quiet = int(time.time() // 60 + 8 * 60)
        await store.set_user(users[2], reminder_hours=6, quiet_from=quiet % DAY, quiet_to=(quiet + 12 * 60) % DAY)
        row = await store.new_match(
            guild=guild, channel=channel, game=game, options={}, seed="away", host=users[0], locale="en", pace_hours=24
        )
        for user, name in zip(users, PEOPLE, strict=True):
            row = await store.join(row.id, user, name, most=3)
        sessions, bot = Sessions(store, by_lot()), RandomBot("away")
        session = await sessions.start(row, channel)
        match = session.match.copy()
        while not wanted(match):
            match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
        await sessions.commit(session, match, None, [])


class Away(Sitting):
    def post(self, said: str) -> Locator:
        return self.page.locator(".message:not(.private)").filter(has_text=said)

    async def told(self, said: str) -> Locator:
        """What the table reads in the end."""
        await expect(self.post(said).last).to_be_visible()
        return self.post(said).last

    async def down(self) -> None:
        """Away from the panel, to what came last."""
        await self.page.locator("#scroll").evaluate("list => { list.scrollTop = list.scrollHeight; }")

    async def at_the_clock(self) -> None:
        """It closes when something else is pressed."""
        if not await self.page.locator("#clock").is_visible():
            await self.page.get_by_role("button", name="Who plays here").click()

    async def later(self, hours: int) -> None:
        shown = self.page.locator("#clock time")
        for _ in range(hours):
            await self.at_the_clock()
            before = await shown.inner_text()
            await self.page.get_by_role("button", name="An hour").click()
            await expect(shown).not_to_have_text(before)

    async def act(self, person: str, action: str) -> None:
        """The whole part of somebody who chooses an action."""
        await self.become(person)
        panel = await self.look()
        before = await self.page.evaluate(QUESTION)
        await panel.locator("button[data-use*=':p:']").filter(has_text=action).click()
        await changed(self.page, QUESTION, before)
        await self.through(panel)

    async def through(self, panel: Locator) -> None:
        while True:
            text = await panel.inner_text()
            if "Nothing to do for now" in text or "Which action" in text:
                return
            await self.answered(panel)

    async def vote(self, choice: str, *people: str) -> None:
        for person in people:
            await self.become(person)
            asked = await self.told("Chidi is late")
            await self.down()
            await asked.get_by_role("button", name=choice).click()
            await expect(self.post("Chidi is late").filter(has_text=f"Still to vote: {person}")).to_have_count(0)

    async def come_back(self) -> None:
        await self.become("Chidi")
        kept = await self.told("A bot (medium) keeps the seat of Chidi")
        await kept.get_by_role("button", name="I am back").click()
        await self.told("Chidi is back.")


async def reminded(sitting: Away, look: Callable[[str], Awaitable[None]] = nothing) -> None:
    """One ping, two reminders, none of them in the quiet hours, and the time is up."""
    await sitting.told("@Chidi")
    await look("pinged")
    await sitting.later(7)
    await sitting.told("you are still needed here")
    first = await sitting.post("@Chidi").last.get_attribute("id")
    await look("reminded")
    await sitting.later(12)
    assert await sitting.post("@Chidi").last.get_attribute("id") == first, "nothing in the quiet hours"
    await look("quiet")
    await sitting.later(2)
    await expect(sitting.page.locator(f"[id='{first}']")).to_have_count(0)
    await sitting.told("you are still needed here")
    assert await sitting.post("@Chidi").count() == 1
    await look("again")
    await sitting.later(4)
    await sitting.told("Chidi is late")
    await look("late")


async def story(sitting: Away, look: Callable[[str], Awaitable[None]] = nothing) -> None:
    """And a bot plays a part, then keeps the seat, until he is back. Meanwhile an order of Bela's stands and acts."""
    await sitting.visit("second-table")
    await sitting.act("Ada", "Compost")
    await sitting.become("Bela")
    await (await sitting.look()).locator("button[data-use$=':always']").click()
    offer = sitting.page.locator(".message.private").filter(has_text="Whenever somebody else composts")
    await offer.locator("button[data-use*=':every:']").filter(has_text="2 soil").click()
    await sitting.told("Bela gains 2 soil")
    await look("ordered")
    await reminded(sitting, look)
    await sitting.vote("A bot plays this part", "Ada", "Bela")
    await sitting.told("A bot (medium) plays this part for Chidi.")
    await look("once")
    await sitting.act("Bela", "Compost")
    await sitting.become("Ada")
    await sitting.through(await sitting.look())
    await sitting.at_the_clock()
    await sitting.page.get_by_role("button", name="A day").click()
    await sitting.later(1)
    await sitting.vote("A bot plays until they are back", "Ada", "Bela")
    await sitting.told("A bot (medium) keeps the seat of Chidi")
    await look("kept")
    for person in ("Bela", "Ada"):
        await sitting.become(person)
        await sitting.through(await sitting.look())
    await sitting.act("Ada", "Compost")
    await sitting.told("Answered by a standing order of Bela.")
    await look("acted")
    await sitting.come_back()
    await look("back")


def chooses(match: Match) -> bool:
    """Ada is about to choose an action of Earth."""
    prompt = match.prompt(0)
    return prompt is not None and prompt.ask == "action"


async def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as home:
        await begun(Path(home), "earth", chooses)
        async with program(Path(home)) as address, browsing(address) as page:
            sitting = Away(page)

            async def look(name: str) -> None:
                for width in WIDTHS:
                    await page.set_viewport_size({"width": width, "height": 900})
                    await page.wait_for_load_state("networkidle")
                    await sitting.down()
                    await page.screenshot(path=folder / f"{name}-{width}.png")

            await story(sitting, look)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.browser.away", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path())
    asyncio.run(main(parser.parse_args().folder))

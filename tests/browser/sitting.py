"""Somebody who sits at the page and plays whole matches of any game, by mouse and keyboard, as one or as several."""

import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from playwright.async_api import Locator, Page, TimeoutError, expect  # noqa: A004

from tests.bot.program import HALVED, thicket
from tests.browser.window import window

PEOPLE = ("Ada", "Bela", "Chidi", "Dora", "Emil", "Fern")
PATIENCE, SOON, TRIES = 30_000, 10_000, 6
OFTEN = 50  # milliseconds; who asks at every frame makes the browser draw them, and it draws little else
DONE = "button[data-use*=':anyway:'], button[data-use*=':done:']:enabled"
ANSWERS = "button[data-use*=':p:'], button[data-use*=':fill:']:enabled, button[data-use$=':none'], \
button[data-use*=':mark:']:enabled:not(.success)"

# The id of the newest private message.
NEWEST = """() => [...document.querySelectorAll(".message.private")].pop()?.id ?? null"""
# What the newest panel asks: its words, and the ids of its buttons, which count the questions.
QUESTION = """() => {
    const panel = [...document.querySelectorAll(".message.private")].pop();
    const ids = [...panel.querySelectorAll("[data-use]")].map(node => node.dataset.use);
    return panel.querySelector("h1, h2, h3, h4, h5")?.innerText + ids.join();
}"""


@asynccontextmanager
async def program(folder: Path, port: int = 0, script: str = HALVED) -> AsyncIterator[str]:
    """`thicket` as a newcomer starts it; the address that it prints."""
    database = str(folder / "thicket.sqlite3")
    async with thicket(folder, "-c", script, THICKET_DATABASE=database, THICKET_PORT=str(port)) as process:
        while line := (await process.stdout.readline()).decode():
            if found := re.search(r"http://\S+", line):
                yield found[0]
                process.terminate()
                await process.communicate()
                return
        raise RuntimeError("the program ended without saying where it is")


@asynccontextmanager
async def browsing(address: str, width: int = 1280) -> AsyncIterator[Page]:
    async with window() as page:
        await visit(page, address, width)
        yield page


async def visit(page: Page, address: str, width: int) -> None:
    await page.set_viewport_size({"width": width, "height": 900})
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    await page.goto(address)
    await expect(page.locator("#home, #composer").filter(visible=True).first).to_be_visible()


async def changed(page: Page, asked: str, before: str | None, patience: int = PATIENCE) -> None:
    """Until the page answers something else than before."""
    await page.wait_for_function(f"before => ({asked})() !== before", arg=before, timeout=patience, polling=OFTEN)


class Sitting:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.chance = page, random.Random(seed)

    async def become(self, person: str) -> None:
        """By its key, which works wherever one is."""
        machine, said = self.page.locator("#machine"), f"Who plays here: {person}"
        await expect(machine).to_have_attribute("aria-label", re.compile("Who plays here: "))
        if await machine.get_attribute("aria-label") != said:
            await self.page.keyboard.press(f"Alt+{PEOPLE.index(person) + 1}")
            await expect(machine).to_have_attribute("aria-label", said)
            await self.page.wait_for_load_state("networkidle")

    async def visit(self, channel: str) -> None:
        """From the first screen and from a match the list of channels is called first."""
        place = self.page.locator(".place").filter(has_text=channel)
        if not await place.is_visible():
            await self.page.get_by_role("button", name="Channels").click()
        await place.click()

    async def type(self, command: str) -> None:
        words = self.page.locator("#composer textarea")
        if await self.page.locator("#home").is_visible():
            await self.page.get_by_role("button", name="Channels").click()
        await words.click()
        await words.press_sequentially(command)
        await expect(self.page.locator(".offer").first).to_be_visible()
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def open(
        self, game: str, people: Sequence[str], bots: int = 0, options: Sequence[tuple[str, str]] = ()
    ) -> None:
        """From `/new` to the thread of the match."""
        await self.become(people[0])
        await self.type(f"/new {game}")
        lobby = self.page.locator(".message:not(.private)").last
        for person in people:
            await self.become(person)
            await lobby.get_by_role("button", name="Join").click()
            await expect(lobby.get_by_role("listitem").filter(has_text=person)).to_be_visible()
        await self.become(people[0])
        for number in range(bots):
            if not number:
                await lobby.get_by_role("button", name="Add a bot").click()
            await self.page.locator(".message.private").last.get_by_role("button", name="easy").click()
            await expect(lobby.get_by_role("listitem")).to_have_count(len(people) + number + 1)
        await self.choose_options(options)
        await lobby.get_by_role("button", name="Start", exact=True).click()
        await lobby.locator(".mention").filter(has_text=re.compile(r"#\d+$")).click()

    async def choose_options(self, options: Sequence[tuple[str, str]]) -> None:
        if not options:
            return
        await self.page.get_by_role("button", name="Options").click()
        private = self.page.locator(".message.private").last
        for name, value in options:
            await private.locator(".menu .select").filter(has_text=name).click()
            await private.locator(".options:not([hidden]) .option").filter(has_text=value).click()
            await expect(private).to_contain_text(f"{name}: {value}")
        await private.get_by_role("button", name="Dismiss message").click()

    async def panel(self) -> Locator:
        """A fresh panel. A press that meets a post just being redrawn is lost, so it is pressed again."""
        before = await self.page.evaluate(NEWEST)
        while True:
            await self.page.get_by_role("button", name="Play", exact=True).last.click()
            with suppress(TimeoutError):
                await changed(self.page, NEWEST, before, SOON)
                return await self.newest()

    async def look(self) -> Locator:
        """A panel by the command: before the first move there may be no post with a button."""
        before = await self.page.evaluate(NEWEST)
        await self.type("/play")
        await changed(self.page, NEWEST, before)
        return await self.newest()

    async def newest(self) -> Locator:
        panel = self.page.locator(".message.private").last  # it goes below what a move has told
        await expect(panel.get_by_role("heading").first).to_be_visible()
        return panel

    async def play_part(self, person: str) -> bool:
        """Everything the person is asked until the match needs somebody else; whether it is over."""
        await self.become(person)
        return await self.play_on(await self.panel())

    async def play_on(self, panel: Locator) -> bool:
        while True:
            text = await panel.inner_text()
            if "The match is over" in text:
                return True
            if "Nothing to do for now" in text:
                return False
            await self.answered(panel)

    async def answered(self, panel: Locator) -> None:
        """Until the next question is there. What a post that arrives meanwhile has closed or moved is tried again."""
        before = await self.page.evaluate(QUESTION)
        for _ in range(TRIES):
            with suppress(TimeoutError):
                await self.answer(panel)
                await changed(self.page, QUESTION, before, SOON)
                return
        raise AssertionError(f"no answer is taken: {await panel.inner_text()}")

    async def answer(self, panel: Locator) -> None:
        """One press towards an answer: of several, one is marked after the other until they are enough. What throws
        something away is done anyway.
        """
        if await panel.locator(DONE).count():
            await panel.locator(DONE).first.click(timeout=SOON)
            return
        buttons = panel.locator(ANSWERS)
        menu = panel.locator(".menu").filter(has_not_text=re.compile("Look closer|You may also"))
        if await buttons.count() and (not await menu.count() or self.chance.random() < 0.5):
            await buttons.nth(self.chance.randrange(await buttons.count())).click(timeout=SOON)
            return
        options = menu.first.locator(".option")
        if not await options.first.is_visible():
            await menu.first.locator(".select").click(timeout=SOON)
        least = max(1, int(await menu.first.get_attribute("data-least") or 1))
        for number in self.chance.sample(range(await options.count()), least):
            await options.nth(number).click(timeout=SOON)
        if await menu.first.locator(".done").count():
            await menu.first.locator(".done").click(timeout=SOON)

    async def play_out(self, people: Sequence[str]) -> None:
        """To the end of the match; whoever is asked plays."""
        while True:
            for person in people:
                if await self.play_part(person):
                    return

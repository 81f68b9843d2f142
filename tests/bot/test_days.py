"""Days of a match, seen in the page of a real browser: somebody is away, and time passes at a press."""

import time
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.clock import HandClock
from tests.bot.club import running
from tests.browser.sitting import browsing
from tests.browser.window import CHROMIUM

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")


async def test_an_hour_and_a_day_pass_at_a_press_and_reminders_come(tmp_path: Path, painter: Painter) -> None:
    clock = HandClock(time.time())
    async with (
        Playground(clock=clock) as playground,
        running(playground, tmp_path / "c.sqlite3", painter, clock=clock) as club,
    ):
        await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
        async with browsing(playground.url, 1280) as page:
            ping = page.locator(".message", has_text="still needed").filter(has_text="@Bela")
            await page.get_by_role("button", name="Who plays here").click()
            shown = page.locator("#clock time")
            before = await shown.inner_text()
            await page.get_by_role("button", name="An hour").click()
            await expect(shown).not_to_have_text(before)
            assert await ping.count() == 0
            await page.get_by_role("button", name="A day").click()
            await expect(ping).to_have_count(1)
            await expect(ping.locator("time.stamp")).to_have_text("yesterday")
            assert clock.now() >= time.time() + 25 * 3600 - 60

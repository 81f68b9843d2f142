"""Somebody is away, in the page; the whole story, with a standing order, is `python -m tests.browser.away`."""

from pathlib import Path

import pytest

from engine import Match
from tests.browser.away import Away, begun
from tests.browser.sitting import browsing, program
from tests.browser.window import CHROMIUM

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")


def waits(match: Match) -> bool:
    return match.waiting == [2]


async def test_time_passes_in_the_page_until_a_bot_keeps_the_seat_and_its_owner_is_back(tmp_path: Path) -> None:
    await begun(tmp_path, "ecosystem", waits)
    async with program(tmp_path) as address, browsing(address) as page:
        sitting = Away(page)
        await sitting.visit("second-table")
        await sitting.told("@Chidi")
        await sitting.at_the_clock()
        await page.get_by_role("button", name="A day").click()
        await sitting.told("you are still needed here")
        assert await sitting.post("@Chidi").count() == 1, "the ping has gone"
        await sitting.vote("A bot plays until they are back", "Ada", "Bela")
        await sitting.come_back()

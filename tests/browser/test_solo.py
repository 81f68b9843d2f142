"""The first match of a newcomer: the real program, a real browser, one person, to the score sheet."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.sitting import CHROMIUM, Sitting, browsing, program

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")


async def test_a_newcomer_plays_a_solo_match_to_its_end(tmp_path: Path) -> None:
    async with program(tmp_path) as address, browsing(address) as page:
        sitting = Sitting(page)
        await sitting.open("ecosystem", ["Ada"])
        await sitting.play_out(["Ada"])
        end = page.locator(".message").filter(has_text="The rival:")
        await expect(end).to_be_visible()
        await expect(end.locator(".shot img").first).to_have_js_property("complete", True)  # noqa: FBT003

"""A newcomer at the page: the real program, a real browser, one person."""

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import expect

from bot.playground import Playground
from bot.store import Store
from engine import Match, games
from tests.browser.sitting import Sitting, browsing, program
from tests.browser.window import CHROMIUM
from tests.contract.walk import step

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")
LAST = 4  # answers


async def test_a_newcomer_begins_a_solo_match_and_plays_one_to_its_end(tmp_path: Path) -> None:
    """The first and the last answers; all those between are `python -m tests.browser ecosystem`."""
    await nearly_over(tmp_path)
    async with program(tmp_path) as address, browsing(address) as page:
        sitting = Sitting(page)
        await sitting.open("ecosystem", ["Ada"])
        panel = await sitting.panel()
        for _ in range(LAST):
            await sitting.answered(panel)
        await sitting.visit("second-table")
        assert await sitting.play_on(await sitting.look())
        end = page.locator(".message").filter(has_text="The rival:")
        await expect(end).to_be_visible()
        await expect(end.locator(".shot img").first).to_have_js_property("complete", True)  # noqa: FBT003


async def nearly_over(folder: Path) -> None:
    """What the program finds when it starts: a match of Ada's in another channel that wants only a few more answers."""
    database = folder / "thicket.sqlite3"
    async with Playground(keep=database.with_suffix(".playground")) as playground:
        channel, ada = int(playground.channel("second-table").id), int(playground.person("Ada").id)
    match = last_answers()
    async with await Store.open(database) as store:
        row = await store.new_match(
            guild=None, channel=channel, game="ecosystem", options={}, seed="solo", host=ada, locale="en"
        )
        row = await store.join(row.id, ada, "Ada", most=1)
        await store.start(
            row.id, version=row.version, snapshot=match.save(), rules_version=match.game.meta.rules, channel=channel
        )


def last_answers() -> Match:
    passed, chance = [Match.new(games()["ecosystem"], 1, "solo")], Random("solo")
    passed[0].opening()
    while passed[-1].waiting:
        match = passed[-1].copy()
        match.play(*step(match, chance))
        passed.append(match)
    return passed[-1 - LAST]

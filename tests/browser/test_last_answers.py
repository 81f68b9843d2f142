"""The end of a match of every game at the page: the real program, a real browser, one person."""

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from bot.playground import Playground
from bot.store import Store
from engine import Match, games
from tests.browser.sitting import Sitting, browsing, program
from tests.browser.window import CHROMIUM
from tests.contract.walk import step

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")
LAST = 2  # answers
DESK, PHONE = ViewportSize(width=1280, height=900), ViewportSize(width=400, height=800)
SEATS = {"ecosystem": 1, "renature": 2, "gaia": 2, "earth": 1}  # the others are bots


async def test_a_match_of_every_game_is_played_to_its_end(tmp_path: Path) -> None:
    """The last answers; the first are those of `test_front`, and all between `python -m tests.browser GAME`."""
    await nearly_over(tmp_path)
    async with program(tmp_path) as address, browsing(address) as page:
        sitting = Sitting(page)
        for game in SEATS:
            await page.goto(f"{address}#")
            await page.reload()
            await page.set_viewport_size(DESK)
            await page.locator(f".match-card[data-game={game}]").click()
            while not await sitting.play_on(await sitting.look()):
                pass
            end = page.locator(".message:not(.private)").filter(has=page.get_by_role("button", name="Rematch"))
            await expect(end).to_be_visible()
            await expect(panel_of(page).locator("blockquote")).to_be_in_viewport(ratio=1)
            await page.set_viewport_size(PHONE)
            await expect(end.get_by_role("button", name="Rematch")).to_be_in_viewport()
            await expect(end.locator("blockquote")).to_be_in_viewport(ratio=1)  # a coach's last words
            await expect(page.get_by_role("combobox", name="Message")).to_be_in_viewport()
            await end.get_by_role("button", name="Replay").click()
            await expect(page.get_by_role("button", name="Forward")).to_be_in_viewport()
            await expect(end.locator(".shot img").first).to_have_js_property("complete", True)  # noqa: FBT003


def panel_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Your panel")


async def nearly_over(folder: Path) -> None:
    """What the program finds when it starts: matches of Ada's that want only a few more answers."""
    database = folder / "thicket.sqlite3"
    async with Playground(channels=("general", *SEATS), keep=database.with_suffix(".playground")) as playground:
        channels = [int(playground.channel(game).id) for game in SEATS]
        ada = int(playground.person("Ada").id)
    async with await Store.open(database) as store:
        for (game, seats), channel in zip(SEATS.items(), channels, strict=True):
            match = last_answers(game, seats)
            row = await store.new_match(
                guild=None, channel=channel, game=game, options={}, seed="last", host=ada, locale="en",
                coached=True,
            )
            row = await store.join(row.id, ada, "Ada", most=seats)
            for _ in range(seats - 1):
                row = await store.add_bot(row.id, "easy", "Wren", most=seats)
            await store.start(
                row.id, version=row.version, snapshot=match.save(), rules_version=match.game.meta.rules, channel=channel
            )


def last_answers(game: str, seats: int) -> Match:
    """Before the last answers of the first seat."""
    passed, chance = [Match.new(games()[game], seats, "last")], Random("last")
    passed[0].opening()
    while passed[-1].waiting:
        match = passed[-1].copy()
        match.play(*step(match, chance))
        passed.append(match)
    return [match for match in passed if 0 in match.waiting][-LAST]

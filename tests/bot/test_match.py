"""Whole matches through the real discord.py, from /new to the score sheet."""

import asyncio
import gc
from pathlib import Path

import pytest

from bot.client import Thicket
from bot.paint.painter import Painter
from bot.playground import Playground
from bot.program import stay
from bot.services import Services
from bot.settings import Settings
from bot.store import Store
from engine import games
from render import drawings
from tests.bot.club import Club, running, words
from tests.bot.finish import finish

ENDS = 6  # answers
PARTS = 3


@pytest.fixture
def painter(sketching: Painter) -> Painter:
    """Whatever comes up in a whole match can be drawn."""
    return sketching


async def test_a_solo_match_is_played_to_its_score_sheet(club: Club) -> None:
    """The first and the last answers; all those between are a benchmark: `sittings`."""
    assert await solo(club, ENDS) > ENDS


async def solo(club: Club, ends: int | None = None) -> int:
    """`ends`: how many answers at the beginning and at the end are given by button, if not all; how many were."""
    thread = await club.begin("ecosystem", "Ada")
    panel, given = await club.slash("Ada", thread, "play"), 0
    while "is over" not in words(panel):
        panel, given = await club.answer("Ada", panel), given + 1
        if given == ends:
            await finish(club, leave=ends)
            panel = await club.slash("Ada", thread, "play")
    await club.quiet()
    assert "Waiting" not in words(club.posts(thread)[0])
    assert any("The rival" in words(post) for post in club.posts(thread)[-2:])
    assert any("50 points ahead of the rival were needed to win" in words(post) for post in club.posts(thread)[-2:])
    assert "50 points ahead of the rival were needed to win" in words(panel)
    return given


async def test_two_people_and_a_bot_play_to_the_end(club: Club) -> None:
    """The first and the last parts; all those between are a benchmark: `sittings`."""
    assert await trio(club, PARTS) > 2 * PARTS


async def trio(club: Club, ends: int | None = None) -> int:
    """`ends`: how many parts of each at the beginning and at the end are played by button, if not all; how many were.
    """
    thread, played = await club.begin("ecosystem", "Ada", "Bela", bots=1), 0
    while "is over" not in words(await club.slash("Ada", thread, "play")):
        for person in ("Ada", "Bela"):
            await club.part(person, thread)
            played += 1
        await club.quiet()
        if played == 2 * (ends or 0):
            await finish(club, leave=2 * 3 * PARTS)  # a card and its place, of everybody
    await club.quiet()
    return played


async def test_nobodys_first_look_waits_for_an_import(tmp_path: Path, painter: Painter) -> None:
    drawings.cache_clear()
    async with Playground() as playground, running(playground, tmp_path / "club.sqlite3", painter):
        assert drawings.cache_info().currsize == len(games())


async def test_the_search_for_garbage_passes_over_what_is_loaded(tmp_path: Path, painter: Painter) -> None:
    """It looks through everything else now and then, and meanwhile nobody is answered."""
    settings = Settings(_env_file=None, database=tmp_path / "club.sqlite3")  # type: ignore[call-arg]
    async with Playground() as playground, await Store.open(settings.database) as store:
        with playground.redirected():
            async with Thicket(Services.of(settings, store, painter), guild_ready_timeout=0.05) as client:
                ready = asyncio.ensure_future(client.wait_for("ready"))
                staying = asyncio.ensure_future(stay(client, playground.token))
                await ready
                try:
                    assert gc.get_freeze_count() > 50_000
                finally:
                    gc.unfreeze()
                await client.close()
                await staying

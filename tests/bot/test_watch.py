"""What runs by itself is started again, and its end is in the log under an id."""

import asyncio
import re

import pytest

from bot.work.housekeeping import HOUR
from bot.work.watch import LONGEST, watched
from tests.bot.clock import HandClock
from tests.bot.club import Club


async def lost() -> None:
    raise ConnectionResetError("lost")


async def test_pauses_grow_and_every_fault_has_its_id(caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock(0.0)
    task = asyncio.create_task(watched(clock, "the gardener", lost))
    for pause in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, LONGEST, LONGEST):
        assert await clock.naps.get() == pause
        await clock.move(pause)
    task.cancel()
    faults = re.findall(r"fault ([0-9a-f]{8}): the gardener has stopped", caplog.text)
    assert len(faults) == len(set(faults)) >= 12
    assert "ConnectionResetError: lost" in caplog.text


async def test_one_that_ran_well_for_long_begins_with_a_short_pause_again() -> None:
    clock = HandClock(0.0)

    async def chore() -> None:
        if clock.now() >= 7:
            await clock.sleep(LONGEST + 1)
        await lost()

    task = asyncio.create_task(watched(clock, "the gardener", chore))
    for pause in (1, 2, 4, LONGEST + 1, 1):
        assert await clock.naps.get() == pause
        await clock.move(pause)
    task.cancel()


async def test_a_chore_that_is_done_is_left_alone() -> None:
    async def done() -> None: ...

    await watched(HandClock(0.0), "the gardener", done)


async def test_housekeeping_goes_on_after_the_database_was_in_trouble(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.slash("Ada", "general", "new ecosystem", here=True)
    async with club.store.database.transaction() as db:
        await db.execute("ALTER TABLE seats RENAME TO chairs")
    await club.clock.move(HOUR)
    while "housekeeping has stopped" not in caplog.text:
        await club.store.running()
    async with club.store.database.transaction() as db:
        await db.execute("ALTER TABLE chairs RENAME TO seats")
    while await club.store.lobbies_in(int(club.playground.channel("general").id)):
        await club.clock.move(HOUR)


async def test_what_is_told_to_end_ends_whatever_its_cleaning_up_meets() -> None:
    begun = asyncio.Event()

    async def chore() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("closed already")

    task = asyncio.ensure_future(watched(HandClock(0), "the chore", chore))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

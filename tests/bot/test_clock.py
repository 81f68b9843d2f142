"""A clock that people of the playground can move."""

import asyncio

import pytest

from bot.clock import MovableClock

HOUR = 3600.0


async def limited(clock: MovableClock, seconds: float | None) -> None:
    async with clock.timeout(seconds):
        await asyncio.Event().wait()


async def test_whoever_sleeps_wakes_when_the_time_is_moved_past() -> None:
    clock = MovableClock()
    short, long = asyncio.create_task(clock.sleep(HOUR)), asyncio.create_task(clock.sleep(3 * HOUR))
    await asyncio.wait({short, long}, timeout=0)
    await clock.move(HOUR)
    await short
    assert not long.done()
    await clock.move(2 * HOUR)
    await long


async def test_a_limit_strikes_when_the_time_is_moved_past() -> None:
    clock = MovableClock()
    short, long = asyncio.create_task(limited(clock, HOUR)), asyncio.create_task(limited(clock, 3 * HOUR))
    never = asyncio.create_task(limited(clock, None))
    await asyncio.wait({short, long, never}, timeout=0)
    await clock.move(HOUR)
    with pytest.raises(TimeoutError):
        await short
    assert not long.done()
    await clock.move(9 * HOUR)
    with pytest.raises(TimeoutError):
        await long
    assert not never.done()
    never.cancel()
    assert len(clock.limits) == 1


async def test_the_time_is_so_much_later() -> None:
    clock = MovableClock()
    before = clock.now()
    await clock.move(HOUR)
    assert clock.now() >= before + HOUR

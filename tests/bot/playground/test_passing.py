"""Letting time pass in the playground: for the bot, for what the page shows, and for good."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.clock import MovableClock
from bot.playground import Playground

HOUR, DAY = 3600, 86400


async def act(playground: Playground, seconds: Any) -> tuple[int, Any]:
    body = {"op": "pass", "person": "Ada", "channel": "general", "seconds": seconds}
    async with aiohttp.ClientSession() as session, session.post(playground.url + "act", json=body) as response:
        return response.status, await response.json()


async def test_time_that_has_passed_stays_passed_after_a_restart(tmp_path: Path) -> None:
    clock = MovableClock()
    async with Playground(keep=tmp_path, clock=clock) as playground:
        assert await act(playground, HOUR) == (200, {"ahead": HOUR})
        assert await act(playground, DAY) == (200, {"ahead": HOUR + DAY})
        assert clock.ahead == HOUR + DAY
    clock = MovableClock()
    async with Playground(keep=tmp_path, clock=clock):
        assert clock.ahead == HOUR + DAY


async def test_what_is_said_later_has_a_later_time() -> None:
    async with Playground(clock=MovableClock()) as playground:
        first = await playground.say("Ada", "general", "now")
        await act(playground, DAY)
        second = await playground.say("Ada", "general", "tomorrow")
        assert second["timestamp"][:10] > first["timestamp"][:10]


@pytest.mark.parametrize("seconds", [0, -1, 7 * DAY + 1, True, "1", 1.5, None])
async def test_time_goes_on_by_a_second_to_a_week(seconds: Any) -> None:
    clock = MovableClock()
    async with Playground(clock=clock) as playground:
        status, answer = await act(playground, seconds)
        assert (status, answer["error"]) == (400, "Time goes on by a second to a week.")
        assert clock.ahead == 0


async def test_without_a_clock_time_cannot_be_moved() -> None:
    async with Playground() as playground:
        assert await act(playground, HOUR) == (400, {"error": "Time cannot be moved here."})

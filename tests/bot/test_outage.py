"""The bot's process is killed and started again: what was acknowledged is there, what was owed is posted once."""

from pathlib import Path
from random import Random

import pytest

from bot.playground import Playground
from tests.bot.outage import Outage


@pytest.mark.parametrize("seed", [1])  # the bench tries more
async def test_kills_in_the_middle_of_a_match_lose_nothing_and_tell_nothing_twice(tmp_path: Path, seed: int) -> None:
    async with Playground(ack_deadline=20) as playground:
        outage = Outage(playground, tmp_path / "club.sqlite3", Random(seed))
        for moves in (1, 4):
            await outage.play_until_killed(moves)
        await outage.check()
        assert outage.kills == 2
        assert outage.acknowledged >= 4

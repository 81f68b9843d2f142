from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from .killing import check, kill_once, prepare, settle

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.postgresql import Postgres


@pytest.mark.parametrize(("where", "kills"), [("file", 10), ("server", 3)])
async def test_kills_lose_no_move_and_post_nothing_twice(
    path: Path, tmp_path: Path, request: pytest.FixtureRequest, where: str, kills: int,
) -> None:
    channel, chance = tmp_path / "channel.txt", Random(10)
    postgres: Postgres | None = request.getfixturevalue("postgres") if where == "server" else None
    place = postgres.database() if postgres else path
    await prepare(place)
    for _ in range(kills):
        acknowledged = kill_once(place, channel, chance)
        assert acknowledged
        done = await check(place, channel, acknowledged)
    assert await settle(place, channel) == done.moves

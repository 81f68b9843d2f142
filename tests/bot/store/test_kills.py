from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .killing import check, kill_once, prepare, settle

if TYPE_CHECKING:
    from pathlib import Path


async def test_ten_kills_lose_no_move_and_post_nothing_twice(path: Path, tmp_path: Path) -> None:
    channel, chance = tmp_path / "channel.txt", Random(10)
    await prepare(path)
    for _ in range(10):
        acknowledged = kill_once(path, channel, chance)
        assert acknowledged
        done = await check(path, channel, acknowledged)
    assert await settle(path, channel) == done.moves

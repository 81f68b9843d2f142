"""Two hundred kills of a process that saves and posts. The test suite does ten."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

from tests.bot.store.killing import check, kill_once, prepare, settle

KILLS = 200


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, channel, chance = Path(folder) / "thicket.sqlite3", Path(folder) / "channel.txt", Random(200)
        asyncio.run(prepare(path))
        for _ in range(KILLS):
            done = asyncio.run(check(path, channel, kill_once(path, channel, chance)))  # raises if anything is amiss
        print("kills.survived", KILLS, "kills")
        print("kills.saved", done.moves, "moves")
        print("kills.posted", asyncio.run(settle(path, channel)), "posts")

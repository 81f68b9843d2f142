"""Two hundred kills of a process that saves and posts, or as many as there is time for. The test suite does ten."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from tests.bot.store.killing import check, kill_once, prepare, settle

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONG = True
KILLS = 200


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a move is lost, half there, or told twice."""
    end, kills, saved = perf_counter() + limits.seconds, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        path, channel, chance = Path(folder) / "thicket.sqlite3", Path(folder) / "channel.txt", Random(KILLS)
        asyncio.run(prepare(path))
        while kills < KILLS and perf_counter() < end:
            saved = asyncio.run(check(path, channel, kill_once(path, channel, chance))).moves
            kills += 1
        yield Figure("kills.survived", kills, "kills")
        yield Figure("kills.saved", saved, "moves")
        yield Figure("kills.posted", asyncio.run(settle(path, channel)), "posts")

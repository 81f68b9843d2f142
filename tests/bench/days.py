"""Days of waiting, and a table that decides about somebody who is late, with a program that is killed on every day and
in every step, as often as there is time for. The test suite kills it on two of each.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

from bot.paint.painter import Painter
from tests.bot.sketch import sketch
from tests.bot.test_killed_calls import days
from tests.bot.test_killed_story import STEPS, prepare, story

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if somebody is called twice, or not at all, or the story is another one."""
    end, seed = perf_counter() + limits.seconds, 0
    painter = Painter(1, patience=60, act=sketch)
    try:
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "table"
            asyncio.run(prepare(table, painter))
            quiet = asyncio.run(story(table, Path(folder) / "quiet", painter, Random(0)))
            while perf_counter() < end:
                seed += 1
                asyncio.run(days(Path(folder) / f"days{seed}.sqlite3", painter, Random(seed), range(1, 5)))
                told = asyncio.run(story(table, Path(folder) / f"story{seed}", painter, Random(seed), range(STEPS)))
                if told != quiet:
                    raise AssertionError(f"killed with the seed {seed}, it tells another story")
    finally:
        painter.close()
    yield Figure("days.survived", (4 + STEPS) * seed, "kills")

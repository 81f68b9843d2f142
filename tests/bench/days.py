"""Days of waiting with a program that is killed on every one of them, as often as there is time for. The test suite
kills it on two.
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

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if somebody is called twice, or not at all."""
    end, seed = perf_counter() + limits.seconds, 0
    painter = Painter(1, patience=60, act=sketch)
    try:
        while perf_counter() < end:
            seed += 1
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(days(Path(folder) / "club.sqlite3", painter, Random(seed), range(1, 5)))
    finally:
        painter.close()
    yield Figure("days.survived", 4 * seed, "kills")

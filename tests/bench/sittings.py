"""Whole matches of Gaïa and Ecosystem by buttons through the stand-in, every answer of them; the test suite plays the
ends.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import Club, running
from tests.bot.sketch import sketch
from tests.bot.test_gaia import ALL, play_out
from tests.bot.test_match import solo, trio

from .figure import Figure, Limits

LONG = True
SITTINGS: dict[str, Callable[[Club], Awaitable[int]]] = {
    "gaia.three": partial(play_out, people=("Ada",), bots=2, options={}),
    "gaia.five": partial(play_out, people=("Ada", "Bela"), bots=3, options=ALL),
    "ecosystem.solo": solo,
    "ecosystem.trio": trio,
}


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a panel offers nothing, an answer is refused, or no result is told."""
    for name, play in SITTINGS.items():
        if name.partition(".")[0] in limits.games():
            yield Figure(f"sittings.{name}", asyncio.run(sitting(play)), "answers")


async def sitting(play: Callable[[Club], Awaitable[int]]) -> int:
    painter = Painter(1, patience=60, act=sketch)
    try:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "club.sqlite3"
            async with Playground() as playground, running(playground, database, painter) as club:
                return await play(club)
    finally:
        painter.close()

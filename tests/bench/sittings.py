"""Whole matches of Gaïa by buttons through the stand-in, every answer of them; the test suite plays the ends."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import running
from tests.bot.sketch import sketch
from tests.bot.test_gaia import ALL, play_out

from .figure import Figure, Limits

LONG = True
TABLES = {
    "three": (("Ada",), 2, dict[str, str]()),
    "five": (("Ada", "Bela"), 3, ALL),
}


def run(_: Limits) -> Iterator[Figure]:
    """Raises if a panel offers nothing, an answer is refused, or no result is told."""
    for name, (people, bots, options) in TABLES.items():
        yield Figure(f"sittings.{name}", asyncio.run(sitting(people, bots, options)), "answers")


async def sitting(people: tuple[str, ...], bots: int, options: dict[str, str]) -> int:
    painter = Painter(1, patience=60, act=sketch)
    try:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "club.sqlite3"
            async with Playground() as playground, running(playground, database, painter) as club:
                return await play_out(club, people, bots, options)
    finally:
        painter.close()

"""Kills of the whole bot in the middle of matches, as many as there is time for. The test suite does two."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from bot.playground import Playground
from tests.bot.outage import Outage

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = True
KILLS, A_MATCH = 200, 10


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if an answer is lost, something is told twice, or somebody needed has no ping."""
    end, kills, answers, seed = perf_counter() + limits.seconds, 0, 0, 0
    while kills < KILLS and perf_counter() < end:
        done = asyncio.run(match(Random(seed), min(A_MATCH, KILLS - kills), end))
        kills, answers, seed = kills + done.kills, answers + done.acknowledged, seed + 1
    yield Figure("outage.survived", kills, "kills")
    yield Figure("outage.acknowledged", answers, "answers")


async def match(chance: Random, kills: int, end: float) -> Outage:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(ack_deadline=60) as playground:
            outage = Outage(playground, Path(folder) / "thicket.sqlite3", chance)
            while outage.kills < kills and perf_counter() < end:
                await outage.play_until_killed(chance.randrange(6))
            await outage.check()
            return outage


def main() -> None:
    for figure in run(Limits(seconds=1e9)):
        print(figure)


if __name__ == "__main__":
    main()

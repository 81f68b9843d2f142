"""A thousand kills of the whole bot under load: eight people click at tables of all games while it is killed and begun
again, wherever that hits it. Every tenth kill is in a match of three people, of whom each ping is looked at too. As
many as there is time for; the test suite does two.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from bot.playground import Playground
from tests.bot.fleet import PATIENCE, fleet
from tests.bot.outage import SEND, Outage
from tests.bot.program import UNDRAWN

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = True
KILLS, A_ROUND, LOOKED_AT = 1_000, 50, 5  # in a round; of them with pings
PEOPLE = tuple(f"Person {number}" for number in range(8))
TABLES = 16
ALONE = "0/1"  # one process has all shards
UNITS = {"survived": "kills", "acknowledged": "answers", "kept": "answers", "missed": "clicks"}
REQUESTS = 300  # of the bot between two kills, at most


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if an answer is lost, something is told twice, or somebody needed has no ping."""
    end, found = monotonic() + limits.seconds, Counter[str]()
    while found["survived"] < KILLS and monotonic() < end:
        chance = Random()  # where a kill hits is a matter of the machine, so no seed would bring it back
        found += asyncio.run(clicked(chance, sorted(limits.games()), A_ROUND - LOOKED_AT))
        found += asyncio.run(watched(chance))
        for what, unit in UNITS.items():
            yield Figure(f"outage.{what}", found[what], unit)  # so far, as it takes long


async def clicked(chance: Random, games: list[str], kills: int) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        channels = [f"table-{number}" for number in range(TABLES)]
        async with Playground(people=PEOPLE, channels=channels, ack_deadline=20) as playground:
            place = Path(folder) / "thicket.sqlite3"
            async with fleet(playground, place, Path(folder), [ALONE], chance, UNDRAWN) as found:
                tables = await found.seat(TABLES, PEOPLE, games)
                clicking = [
                    asyncio.create_task(found.play(tables[each::len(PEOPLE)], lambda: found.kills >= kills))
                    for each in range(len(PEOPLE))
                ]
                while found.kills < kills:
                    if chance.random() < 0.3:
                        playground.lose_reply(SEND)
                    wanted = len(playground.exchanges) + chance.randrange(1, REQUESTS)
                    await playground.until(partial(heard, playground, wanted), PATIENCE)
                    await found.kill(ALONE)
                await asyncio.gather(*clicking)
                kept = await found.check(tables)
                return Counter(
                    survived=found.kills, acknowledged=found.acknowledged.total(), kept=kept, missed=found.missed,
                )


def heard(playground: Playground, requests: int) -> bool:
    return len(playground.exchanges) >= requests


async def watched(chance: Random) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(ack_deadline=60) as playground:
            outage = Outage(playground, Path(folder) / "thicket.sqlite3", chance)
            while outage.kills < LOOKED_AT:
                await outage.play_until_killed(chance.randrange(6))
            kept = await outage.check()
            return Counter(survived=outage.kills, acknowledged=outage.acknowledged, kept=kept)

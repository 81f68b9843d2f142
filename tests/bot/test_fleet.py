"""Three processes on one database, under clicks, while one is killed, one stops and the server begins again: nothing is
lost, nothing doubled, no match moved twice. Long: `python -m tests.bench fleet`.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from bot.playground import Playground
from tests.bot.fleet import fleet

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.bot.fleet import Table
    from tests.bot.postgresql import Postgres

DIVISIONS = ("0/3", "1/3", "2/3")  # the shards of one process identify five seconds after each other
PEOPLE = ("Ada", "Bela", "Chidi", "Dora")
GUILDS, TABLES, CLICKERS = 11, 12, 4


def shard(table: Table) -> int:
    return (int(table.channel.guild_id or 0) >> 22) % 3


async def test_whatever_befalls_them_nothing_is_lost_and_nothing_doubled(
    tmp_path: Path, postgres: Postgres
) -> None:
    place, chance = postgres.database(), Random("fleet")
    async with Playground(people=PEOPLE, channels=["general"], ack_deadline=5, recall=20) as playground:
        for number in range(GUILDS):
            await playground.found(f"Server {number}", "general")
        async with fleet(playground, place, tmp_path, DIVISIONS, chance) as found:
            tables = await found.seat(TABLES, PEOPLE, ("ecosystem",))

            async def played(answers: int, at: Sequence[Table] = tables) -> None:
                wanted = found.acknowledged.total() + answers
                await asyncio.gather(*[
                    found.play(at[each::CLICKERS], lambda: found.acknowledged.total() >= wanted)
                    for each in range(CLICKERS)
                ])

            await played(3)
            await asyncio.gather(played(3), found.kill(DIVISIONS[0]))
            async with found.stopped(DIVISIONS[1]):
                theirs = [table for table in tables if shard(table) != 1]
                await played(3, theirs)
            postgres.cut(place)
            await played(3)
            assert await found.check(tables) >= found.acknowledged.total() >= 12

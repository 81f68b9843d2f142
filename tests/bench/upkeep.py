"""What a whole match between two people who press by lot takes: presses, answers, requests to Discord, drawings, and
rows of the database, as it was played and packed.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import Club, any_of, running
from tests.bot.sketch import blank

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from .figure import Limits

LONG = True
PEOPLE = ("Ada", "Bela")
ANSWERING = ("/interactions", "/webhooks")  # what answers a press; Discord counts these for themselves
TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


class Counting(Painter):
    drawings = 0

    def keep(self, order: object, picture: object) -> None:
        self.drawings += 1
        super().keep(order, picture)  # type: ignore[arg-type]


async def rows(club: Club) -> int:
    tables = [name for [name] in await club.store.database.fetch(TABLES)]
    counts = [await club.store.database.fetch(f"SELECT count(*) FROM {name}") for name in tables]  # noqa: S608 - ours
    return sum(count for [[count]] in counts)


async def whole(game: str) -> AsyncIterator[Figure]:
    painter = Counting(1, patience=60, act=blank)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with Playground() as playground, running(playground, Path(folder) / "club.sqlite3", painter) as club:
                before = await rows(club)
                channel, presses, chance = await club.begin(game, *PEOPLE), 0, Random(game)
                while (await club.store.match(1)).status == "running":  # type: ignore[union-attr]
                    for person in PEOPLE:
                        panel = await club.slash(person, channel, "play")
                        presses += 1
                        while (press := any_of(panel, chance)) is not None:
                            panel = await club.give(person, panel, *press)
                            presses += 1
                await club.quiet()
                moves, row = await club.store.moves(1), await club.store.match(1)
                name = f"upkeep.{game}"
                yield Figure(f"{name}.presses", presses, "presses")
                yield Figure(f"{name}.answers", len(moves), "answers")
                answering = sum(exchange.route.startswith(ANSWERING) for exchange in playground.exchanges)
                yield Figure(f"{name}.replies", answering, "requests")
                yield Figure(f"{name}.requests", len(playground.exchanges) - answering, "requests")
                yield Figure(f"{name}.drawings", painter.drawings, "drawings")
                yield Figure(f"{name}.rows", await rows(club) - before, "rows")
                assert row is not None
                await club.store.pack(1, row.version)
                yield Figure(f"{name}.kept", await rows(club) - before, "rows")
    finally:
        painter.close()


def run(limits: Limits) -> Iterator[Figure]:
    async def collected(game: str) -> list[Figure]:
        return [figure async for figure in whole(game)]

    for game in limits.games():
        yield from asyncio.run(collected(game))

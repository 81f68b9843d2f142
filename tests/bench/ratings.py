"""A leaderboard of a hundred matches that bots have played as if they were people, worked out anew from the results;
and how long that takes for a hundred thousand, beside reading their rows alone.
"""

from __future__ import annotations

import asyncio
import tempfile
from itertools import combinations, cycle
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from bot.store import Store
from bot.table.rating import careful, rate, spread
from engine import RANDOM, Match, games, think
from tests.bot.store.finished import GUILD, finished

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from .figure import Limits

LONG = True
MATCHES, MANY, CROWD = 100, 100_000, 400
PEOPLE = [(level, number) for level in (RANDOM, "easy", "medium") for number in (1, 2)]
ROWS = (
    "SELECT guild, game, options, (SELECT json_group_array(json_array(seat, user, total, won)) FROM seats"
    " WHERE match = id) FROM matches WHERE status = 'over' ORDER BY ended"
)


def played(game: str, levels: Sequence[str], seed: str) -> Match:
    match = Match.new(games()[game], len(levels), seed)
    while match.waiting:
        seat = match.waiting[0]
        plan = think(levels[seat], match.redealt(seat, seed), seat, f"{seed}:{match.count(seat)}")
        while step := plan.next(match, seat):
            answer, plan = step
            match.play(seat, answer)
    return match


async def tournament(store: Store, game: str, seconds: float) -> int:
    """As many of a hundred as there is time for, every pair in turn and in turned seats."""
    began, done = perf_counter(), 0
    pairs = cycle([pair for one in combinations(range(len(PEOPLE)), 2) for pair in (one, one[::-1])])
    for number, pair in zip(range(MATCHES), pairs, strict=False):
        if perf_counter() - began > seconds:
            break
        result = played(game, [PEOPLE[at][0] for at in pair], f"ratings {number}").result
        assert result is not None
        totals = [sheet.total for sheet in result.sheets[:2]]
        names = ["-".join(map(str, PEOPLE[at])) for at in pair]
        await finished(store, [at + 1 for at in pair], totals, game=game, winners=result.winners, names=names)
        done += 1
    return done


async def crowded(store: Store) -> None:
    """Results of two, three or four of many people, written at once."""
    chance = Random("crowd")
    matches, seats = [], []
    for number in range(1_000, 1_000 + MANY):
        people = chance.sample(range(1, CROWD), chance.choice((2, 2, 3, 4)))
        totals = [chance.randrange(40, 120) for _ in people]
        matches.append((number, GUILD + 1, 1, "ecosystem", number))
        seats += [(number, at, 100 + who, total, total == max(totals))
                  for at, (who, total) in enumerate(zip(people, totals, strict=True))]  # fmt: skip
    async with store.database.transaction() as db:
        await db.executemany(
            "INSERT INTO matches (id, guild, lobby_channel, game, ended, options, seed, status, host, locale, created,"
            " changed) VALUES (?, ?, ?, ?, ?, '{}', '', 'over', 1, 'en', 0, 0)", matches,
        )
        await db.executemany(
            "INSERT INTO seats (match, seat, user, name, total, won) VALUES (?, ?, ?, '', ?, ?)", seats
        )


async def bench(limits: Limits) -> AsyncIterator[Figure]:
    game = limits.game or "gaia"  # whose bots think least
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "ratings.sqlite3") as store:
            began = perf_counter()
            yield Figure("matches played", await tournament(store, game, limits.seconds), "matches")
            yield Figure("playing", perf_counter() - began, "s")
            at_once = await store.ratings(GUILD, game)
            for figure in await anew(store, "these"):
                yield figure
            ladder = await store.ratings(GUILD, game)
            odd = sum(one != other for one, other in zip(at_once, ladder, strict=True))
            yield Figure("differences to what was rated at once", odd, "people")
            for row in sorted(ladder, key=lambda row: -careful(row)):
                yield Figure(f"{row.name} ± {spread(row)}, {row.wins} of {row.matches}:", careful(row), "points")
            await crowded(store)
            for figure in await anew(store, "a hundred thousand more"):
                yield figure


async def anew(store: Store, of: str) -> list[Figure]:
    began = perf_counter()
    rows = len(await store.database.fetch(ROWS))
    reading = perf_counter() - began
    began = perf_counter()
    rated = await store.rerate(rate)
    spent = perf_counter() - began
    return [
        Figure(f"rated of {of}", rated, "matches"), Figure(f"ratings anew of {of}", spent, "s"),
        Figure(f"reading {rows} rows alone", reading, "s"), Figure(f"ratio of {of}", spent / reading, "×"),
    ]


def run(limits: Limits) -> Iterator[Figure]:
    found = bench(limits)

    async def following() -> Figure | None:
        return await anext(found, None)

    with asyncio.Runner() as runner:
        while (figure := runner.run(following())) is not None:
            yield figure

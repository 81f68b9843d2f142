"""Days of waiting with a program that is killed again and again: nobody is called twice, nobody is forgotten."""

import random
import time
from collections.abc import Collection
from functools import partial
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import running, words
from tests.bot.outage import process

HOUR = 3600.0


def calls(playground: Playground) -> int:
    return sum("Chidi" in sent.pinged for sent in playground.sent)


def silent(playground: Playground) -> int:
    return sum("reminded three times" in words(post) for post in playground.messages("general"))


def told(playground: Playground, due: tuple[int, int], enough: float = float("inf")) -> bool:
    """All that is due by now, or the bot has asked enough of Discord."""
    return (calls(playground), silent(playground)) == due or len(playground.exchanges) >= enough


async def days(path: Path, painter: Painter, chance: random.Random, killed: Collection[int]) -> None:
    """Four days of waiting for Chidi. On those days the program is killed after so many requests, and begins again; on
    the others it ends in good order when it has called.
    """
    now = time.time()
    async with Playground() as playground:
        async with running(playground, path, painter, now) as club:
            await club.slash("Ada", "general", "settings", pings="none")
            await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
            await club.slash("Bela", "general", "settings", pings="none")
            called = calls(playground)
        for day in (1, 2, 3, 4):
            due = (called + min(day, 3), int(day > 3))
            if day not in killed:
                async with running(playground, path, painter, now + day * 25 * HOUR) as club:
                    await club.later(0)
                assert told(playground, due)
                continue
            async with process(playground, path, day * 25 * HOUR):
                enough = len(playground.exchanges) + chance.randrange(8)
                await playground.until(partial(told, playground, due, enough), 60)
            async with process(playground, path, day * 25 * HOUR):
                await playground.until(partial(told, playground, due), 60)
        async with running(playground, path, painter, now + 6 * 25 * HOUR) as club:
            await club.later(0)
            await club.later(48)
        assert (calls(playground), silent(playground)) == (called + 3, 1)
        said = [words(post) for post in playground.messages("general")]
        standing = [text for text in said if playground.person("Chidi").id in text]
        assert len(standing) == 1, "the earlier calls are gone"


async def test_a_program_killed_at_any_moment_calls_everybody_once(tmp_path: Path, painter: Painter) -> None:
    """At the first call and at the last that there is; on every day, at other moments too: the benchmark `days`."""
    await days(tmp_path / "club.sqlite3", painter, random.Random(3), (1, 4))

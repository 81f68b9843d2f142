"""A copy made in the middle of play, by the program itself, goes on where it was."""

import asyncio
from pathlib import Path
from random import Random

from bot.playground import Playground
from bot.store import Store
from tests.bot.outage import Outage
from tests.bot.program import connected, finished


async def moves(database: Path) -> int:
    async with await Store.open(database) as store:
        return len(await store.moves(1))


async def test_a_backup_during_play_goes_on_where_it_was(tmp_path: Path) -> None:
    database, copy = tmp_path / "thicket.sqlite3", tmp_path / "copy.sqlite3"
    async with Playground(ack_deadline=20) as playground:
        outage = Outage(playground, database, Random(1))
        async with connected(playground, tmp_path) as program:
            await outage.begin()
            for _ in range(3):
                await outage.answer()
            before = outage.acknowledged
            saving = asyncio.create_task(finished(tmp_path, "backup", copy.name))
            while not saving.done():
                await outage.answer()
            assert await saving == (0, "The backup is in copy.sqlite3.\n", "")
            after = outage.acknowledged
            await outage.answer()
            status, _, err = await finished(tmp_path, "restore", copy.name)
            assert (status, err) == (1, "Another Thicket runs on the database thicket.sqlite3; stop that one first.\n")
            program.terminate()
            await program.communicate()
        assert before >= 3
        saved = await moves(copy)
        assert before <= saved <= after
        assert await moves(database) > saved

        status, said, err = await finished(tmp_path, "restore", copy.name)
        assert (status, err) == (0, "")
        assert said == (
            "thicket.sqlite3 is now as copy.sqlite3 is.\n"
            "What it was before is kept in thicket.replaced-1.sqlite3.\n"
        )
        assert await moves(database) == saved
        await playground.until(lambda: not playground.gateway.connected)
        async with connected(playground, tmp_path):
            counted = outage.acknowledged
            assert await outage.answer()
            assert outage.acknowledged == counted + 1
        assert await moves(database) == saved + 1

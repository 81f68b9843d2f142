"""A copy of the database every night, and the newest of them."""

import asyncio
import logging
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.paint.painter import Painter
from bot.services import Services
from bot.settings import Settings
from bot.store import Address, Store
from bot.work import nightly
from bot.work.housekeeping import tidy
from tests.bot.clock import HandClock
from tests.bot.fresh import store_at

NIGHT = datetime(2026, 3, 2, 3, 30).timestamp()  # noqa: DTZ001 - where the computer is
SERVER = Address("postgresql://ann:secret@there/thicket")
DAY = 24 * 3600.0
LOOK = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('SELECT * FROM marks'); db.close()"


@pytest.mark.parametrize(("token", "backups"), [("", 3), ("a.b.c", 0)])
async def test_nobody_is_given_copies_who_has_not_asked_for_them(
    tmp_path: Path, painter: Painter, caplog: pytest.LogCaptureFixture, token: str, backups: int
) -> None:
    caplog.set_level(logging.INFO, nightly.__name__)
    path = tmp_path / "thicket.sqlite3"
    chosen = Settings(_env_file=None, database=path, DISCORD_TOKEN=token, backups=backups)  # type: ignore[call-arg]
    async with await store_at(path) as store:
        services = Services.of(chosen, store, painter, HandClock(NIGHT))
        assert await nightly.copy(services) is None
        # That a server is copied with its own tools is said to who has asked for copies, and to nobody else.
        for database, asked in ((path, token), (SERVER, token), (SERVER, "a.b.c")):
            changed = chosen.model_copy(update={"database": database, "discord_token": SecretStr(asked)})
            nightly.begin(replace(services, settings=changed))
    assert not (tmp_path / "thicket.backups").exists()
    said = [record.getMessage() for record in caplog.records if "pg_dump" in record.getMessage()]
    assert len(said) == bool(backups)
    assert all(str(SERVER) in sentence for sentence in said)


async def test_every_night_it_is_copied_and_the_newest_copies_are_kept(tmp_path: Path, painter: Painter) -> None:
    path, clock = tmp_path / "thicket.sqlite3", HandClock(NIGHT)
    chosen = Settings(_env_file=None, database=path, DISCORD_TOKEN="a.b.c", backups=2)  # type: ignore[call-arg]  # noqa: S106
    folder = tmp_path / "thicket.backups"

    def kept() -> list[str]:
        return sorted(file.name for file in folder.iterdir())

    async with await store_at(path) as store:
        services = Services.of(chosen, store, painter, clock)
        await store.set_mark("night", "first")
        assert await nightly.copy(services) == folder / "2026-03-02.sqlite3"
        await clock.move(20 * 3600.0)  # half past eleven in the evening: that night has its copy
        assert await nightly.copy(services) is None
        (folder / "mine.sqlite3").write_text("nobody's but the host's", "utf-8")
        for _ in range(2):
            await clock.move(DAY)
            await tidy(services)
        assert kept() == ["2026-03-03.sqlite3", "2026-03-04.sqlite3", "mine.sqlite3"]
        looking = await asyncio.create_subprocess_exec(sys.executable, "-c", LOOK, path)
        assert await looking.wait() == 0
        assert (tmp_path / "thicket.sqlite3-wal").exists(), "whoever looked took himself for the last, and the log away"
    async with await Store.open(folder / "2026-03-04.sqlite3") as copy:
        assert await copy.mark("night") == "first"

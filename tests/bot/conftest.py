from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import Club, running
from tests.bot.playground.contract import check_exchange
from tests.bot.sketch import sketch


@pytest.fixture(scope="session")
def painter() -> Iterator[Painter]:
    """One for all tests: hiring takes a second."""
    found = Painter(1, patience=60, act=sketch)  # the machine may be busy with other tests
    yield found
    found.close()


@asynccontextmanager
async def described(database: Path, painter: Painter) -> AsyncIterator[Club]:
    """Whatever the bot asked of Discord is held against Discord's own description."""
    async with Playground(ack_deadline=20) as playground:  # the machine may be busy with other tests
        async with running(playground, database, painter) as club:
            yield club
        for exchange in playground.exchanges:
            check_exchange(exchange)


@pytest.fixture
async def club(tmp_path: Path, painter: Painter) -> AsyncIterator[Club]:
    async with described(tmp_path / "club.sqlite3", painter) as club:
        yield club

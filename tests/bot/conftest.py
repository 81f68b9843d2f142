from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.painter import Painter
from bot.playground import Playground
from tests.bot.club import Club, running
from tests.bot.playground.contract import check_exchange


@pytest.fixture(scope="session")
def painter() -> Iterator[Painter]:
    """One for all tests: hiring takes a second."""
    found = Painter(1)
    yield found
    found.close()


@pytest.fixture
async def club(tmp_path: Path, painter: Painter) -> AsyncIterator[Club]:
    """Whatever the bot asked of Discord is held against Discord's own description afterwards."""
    async with Playground() as playground:
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            yield club
        for exchange in playground.exchanges:
            check_exchange(exchange)

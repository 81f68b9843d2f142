import os
import secrets
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.store import Address
from tests.bot.club import Club, running
from tests.bot.playground.contract import check_exchange
from tests.bot.postgresql import Postgres, started
from tests.bot.sketch import blank, sketch


@pytest.fixture(scope="session")
def painter() -> Iterator[Painter]:
    """One for all tests: hiring takes a second."""
    found = Painter(1, patience=60, act=blank)  # the machine may be busy with other tests
    yield found
    found.close()


@pytest.fixture(scope="session")
def sketching() -> Iterator[Painter]:
    """One whose pictures have something on them."""
    found = Painter(1, patience=60, act=sketch)
    yield found
    found.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all processes of a run. It may not lie in pytest's own folder, which is closed to the server's user."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(8)
    yield from started(Path(tempfile.gettempdir()) / f"thicket-postgresql-{run}")


@pytest.fixture(scope="session")
def postgres_database(postgres: Postgres) -> Address:
    """The one that every test of this process finds empty."""
    return postgres.database()


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

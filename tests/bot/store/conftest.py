from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.store import Address
from tests.bot.fresh import store_at
from tests.bot.postgresql import emptied

from .tables import Clock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.store import Store
    from bot.store.address import Place

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thicket.sqlite3"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, path: Path) -> Place:
    """Where the store of the test is: what it does is the same everywhere."""
    return path if request.param == "sqlite" else request.getfixturevalue("postgres_database")


@pytest.fixture
async def store(place: Place, clock: Clock) -> AsyncIterator[Store]:
    async with await (emptied(place, clock) if isinstance(place, Address) else store_at(place, clock)) as store:
        yield store


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of somebody for whom read-only means read-only."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
            try:
                yield folder
            finally:
                os.seteuid(0)
        else:
            yield folder
        folder.chmod(0o700)

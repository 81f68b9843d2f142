from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.bot.fresh import store_at

from .tables import Clock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.store import Store

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thicket.sqlite3"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(path: Path, clock: Clock) -> AsyncIterator[Store]:
    async with await store_at(path, clock) as store:
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

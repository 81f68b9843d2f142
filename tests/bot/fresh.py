

"""A new database for a test. The tables are written once in each process, and every test gets a copy of the file:
writing them takes longer than many a test, and how a file is made is what `store/test_file.py` shows.
"""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store
from bot.store.address import Place
from bot.store.file import File
from bot.store.sharding import ALL, Shards

EMPTY: list[bytes] = []


async def store_at(place: Place, now: Callable[[], float] = time.time, shards: Shards = ALL) -> Store:
    """The database as it is, or a new file if there is none."""
    if isinstance(place, Path) and not place.exists():
        place.write_bytes(await empty())
    return await Store.open(place, now=now, shards=shards)


async def empty() -> bytes:
    """What a file without any match consists of, once it is closed."""
    if not EMPTY:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "empty.sqlite3"
            await (await Store.open(path)).close()
            EMPTY.append(path.read_bytes())
    return EMPTY[0]


def file_of(store: Store) -> File:
    """For what only a file can be made to do."""
    assert isinstance(store.database, File)
    return store.database

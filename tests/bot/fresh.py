# ruff: noqa: ASYNC240 - a test's loop has nothing else to do while a file is written

"""A new database for a test. The tables are written once in each process, and every test gets a copy of the file:
writing them takes longer than many a test, and how a file is made is what `store/test_file.py` shows.
"""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store

EMPTY: list[bytes] = []


async def store_at(path: Path, now: Callable[[], float] = time.time) -> Store:
    """The file as it is, or a new one if there is none."""
    if not path.exists():
        path.write_bytes(await empty())
    return await Store.open(path, now=now)


async def empty() -> bytes:
    """What a file without any match consists of, once it is closed."""
    if not EMPTY:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "empty.sqlite3"
            await (await Store.open(path)).close()
            EMPTY.append(path.read_bytes())
    return EMPTY[0]

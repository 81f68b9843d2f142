"""What the store asks of a database, whichever it is. Knows no table and no dialect; the queries are written as SQLite
reads them.

A transaction says what it concerns. `File` has one writer, so all of them run one after another; a `Server` lets those
of different matches run at once, and that is safe for a reason that can be checked method by method: whatever one
transaction reads and writes belongs to the match that it names, or the transaction is `ALONE`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from contextlib import AbstractAsyncContextManager

Value = str | bytes | int | float | None

# Matches have numbers above 0; these are what else a transaction can concern.
ALONE = 0  # several matches, or people: nothing else is written meanwhile
ROWS = -1  # rows one by one: each of its statements is right whatever is written beside it


class Row(Protocol):
    """Its values in order, and by their names."""

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Transaction(Protocol):
    """What is put into `waking` is set when it has ended, so that whoever wakes sees what it has written; and
    other processes hear then of the matches in `moved`.
    """

    @property
    def waking(self) -> set[asyncio.Event]: ...

    @property
    def moved(self) -> set[int]: ...

    async def execute(self, sql: str, values: Sequence[Value] = (), /) -> None: ...

    async def executemany(self, sql: str, rows: Iterable[Sequence[Value]], /) -> None: ...

    async def fetch(self, sql: str, /, *values: Value) -> Sequence[Row]: ...


class Database(Protocol):
    """`owed` is set when a transaction may have left something to post, `needed` when somebody is needed otherwise.
    `troubled` is set when the database has failed, and `trouble` says how.

    What is put into `waking` is set when the next transaction has ended. `stirred` is set when another process may have
    moved a match: those in `elsewhere`, until somebody takes them out; `ALONE`: any.
    """

    owed: asyncio.Event
    needed: asyncio.Event
    troubled: asyncio.Event
    trouble: str
    stirred: asyncio.Event
    elsewhere: set[int]
    waking: set[asyncio.Event]

    @property
    def now(self) -> Callable[[], float]: ...

    def transaction(self, of: int = ALONE, /) -> AbstractAsyncContextManager[Transaction]:
        """All or nothing, and one at a time among those of the same match; `of`: the match, or a word from above."""

    async def fetch(self, sql: str, /, *values: Value) -> Sequence[Row]:
        """What is committed; never waits for a writer."""

    async def checkpoint(self) -> None:
        """What was deleted stands in no log of this program's own any more, as far as it can see to that."""

    async def close(self) -> None: ...


def number(column: str, name: str) -> str:
    """What a JSON object has under that name, as a number; the dialects agree on it only if it is said."""
    return f"CAST(json_extract({column}, '$.{name}') AS BIGINT)"

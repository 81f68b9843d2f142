"""How PostgreSQL says what the queries say in SQLite's words, and what its refusals mean. All that differs is here, and
in the scripts that make the tables.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

import asyncpg

from .errors import (
    AlreadySeated,
    Busy,
    ChannelBusy,
    Damaged,
    Denied,
    DiskFull,
    NoSuchMatch,
    NotThere,
    StoreError,
    Unreachable,
    Unwritable,
)

if TYPE_CHECKING:
    from .address import Address
    from .database import Value
    from .errors import Conflict

WORDS = re.compile(r"""
    json_extract\((?P<column>\w+),\ '\$\.(?P<name>\w+)'\)   # one value of an object
  | json_each\((?P<list>\w+),\ '\$\.(?P<part>\w+)'\)        # the values of a list in an object
  | json_each\(\?(?P<given>\d+)\)                           # the values of a list that is given
  | \?(?P<number>\d*)                                       # a value that is given
  | (?P<word>\b(?:user|json_group_array|json_array)\b)
  | --\ on\ a\ server:\ (?P<server>[^\n]*)                 # what SQLite, with one writer, need not say
  | '(?:[^']|'')*' | "[^"]*" | --[^\n]*                     # stays as it is
""", re.VERBOSE)
SAID = {"user": '"user"', "json_group_array": "json_agg", "json_array": "json_build_array"}


@cache
def translated(sql: str) -> str:
    """Whatever is no word from above both read alike."""
    marks = count(1)

    def said(found: re.Match[str]) -> str:
        if found["column"]:
            return f"({found['column']} ->> '{found['name']}')"
        if found["list"]:
            return f"json_array_elements_text({found['list']} -> '{found['part']}')"
        if found["given"]:
            return f"json_array_elements_text(CAST(${found['given']} AS JSON))"
        if found["number"] is not None:
            return f"${found['number'] or next(marks)}"
        return found["server"] or SAID.get(found["word"], found[0])

    return WORDS.sub(said, sql)


# In JSON a character may be written as its number: one that is 0, or half a pair that has no other half. An even number
# of backslashes before it are backslashes.
UNWRITABLE = re.compile(
    r"(?<!\\)(?P<before>(?:\\\\)*)(?:\\u0000|\\ud[89ab]\w\w(?!\\ud[c-f]\w\w)|(?<!\\ud[89ab]\w\w)\\ud[c-f]\w\w)",
    re.IGNORECASE,
)


def written(value: Value) -> Value:
    """PostgreSQL keeps no character 0, and reads no JSON that tells of one or of half a character; SQLite does.
    Nobody's move is refused for such a name: the character is replaced, as by any program that cannot show it.
    """
    if not isinstance(value, str):
        return value
    if "\0" in value:
        value = value.replace("\0", "\ufffd")
    return UNWRITABLE.sub(r"\g<before>\\ufffd", value) if "\\u" in value else value


LOST = (
    asyncpg.PostgresConnectionError, asyncpg.AdminShutdownError, asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError, asyncpg.IdleInTransactionSessionTimeoutError, asyncpg.InterfaceError, OSError,
)
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncpg.InternalClientError)
CAUSES: tuple[tuple[tuple[type[Exception], ...], type[StoreError], str], ...] = (
    (
        (asyncpg.InvalidAuthorizationSpecificationError,), Denied,
        "The database {place} refuses the name or the password of its address.",
    ),
    (
        (asyncpg.InvalidCatalogNameError,), NotThere,
        "There is no database {place} on its server; create it there, with: createdb --encoding=UTF8 NAME.",
    ),
    (
        (asyncpg.InsufficientPrivilegeError, asyncpg.ReadOnlySQLTransactionError), Unwritable,
        "The database {place} cannot be written by the name of its address: {error}.",
    ),
    ((asyncpg.DiskFullError,), DiskFull, "The disk with the database {place} is full; nothing was written."),
    ((asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError), Damaged, "The database {place} is damaged ({error})."),
    (
        (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError, asyncpg.QueryCanceledError,
         asyncpg.TooManyConnectionsError), Busy, "The database {place} is in use by others: {error}.",
    ),
    ((ValueError,), StoreError, "The database {place} refused: {error}."),  # the driver does, before it is sent
    (LOST, Unreachable, "The database {place} does not answer: {error}."),
)


def cause(error: Exception, place: Address) -> StoreError | Conflict:
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return NoSuchMatch("There is no such match.")
    if isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == "matches_open":
        return ChannelBusy("This channel already has an open match.")
    if isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == "seats_user":
        return AlreadySeated("This user already has a seat in the match.")
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    said = " ".join(told.split()).rstrip(".") or "it takes too long"
    for kinds, kind, sentence in CAUSES:
        if isinstance(error, kinds):
            return kind(sentence.format(place=place, error=said))
    return StoreError(f"The database {place} refused: {said}.")

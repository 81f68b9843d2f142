"""What the tables look like: the numbered scripts that make them, and the parts each version must have.

A number has one script for both dialects, or one for each. PostgreSQL begins with the number that was newest when it
came: its first script makes all the tables of that.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

PARTS = "SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'"


FOLDER = files("bot.store") / "migrations"
FIRST = 22  # on a server


@cache
def migrations() -> list[str]:
    """In the order of their numbers, without gaps; the number of the last is the version of the schema."""
    scripts = found(FOLDER)
    for number, file in enumerate(scripts, start=1):
        if not file.name.startswith(f"{number:04}_"):
            raise FileNotFoundError(f"Migration {number:04} is missing; the next one found is {file.name}.")
    return [file.read_text(encoding="utf-8") for file in scripts]


@cache
def on_server() -> dict[int, str]:
    """By number, those that PostgreSQL reads."""
    own = {int(file.name[:4]): file.read_text(encoding="utf-8") for file in found(FOLDER / "postgresql")}
    both = dict(enumerate(migrations(), start=1))
    return {number: own.get(number, both[number]) for number in range(FIRST, len(both) + 1)}


def found(folder: Traversable) -> list[Traversable]:
    return sorted([file for file in folder.iterdir() if file.name.endswith(".sql")], key=lambda file: file.name)


def statements(script: str) -> Iterator[str]:
    """One by one: `executescript` would commit before the first."""
    part = ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            yield part
            part = ""
    if part.strip():
        yield part


@cache
def parts(version: int) -> frozenset[str]:
    """The tables and indexes of this version."""
    with closing(sqlite3.connect(":memory:")) as model:
        for script in migrations()[:version]:
            model.executescript(script)
        return frozenset([name for [name] in model.execute(PARTS)])


def lacking(version: int, found: set[str]) -> str:
    """The parts of this version that are not among those found; empty if all are."""
    needed = parts(version)
    return ", ".join(sorted(needed - found)) if found else "every table" if needed else ""

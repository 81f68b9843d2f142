"""Where a database is: a file, or a server of PostgreSQL and what opens it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")


class Address:
    """Of a database on a server. Written out it keeps the password to itself."""

    __slots__ = ("shown", "url")

    def __init__(self, url: str) -> None:
        """`ValueError` if nobody could be called there."""
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES:
            raise ValueError("a database is a file, or postgresql://NAME:PASSWORD@COMPUTER/DATABASE")
        _ = parts.port  # is a number, or it is said now
        who, _, where = parts.netloc.rpartition("@")
        name = who.partition(":")[0]
        self.url = url
        self.shown = f"postgresql://{name and f'{name}@'}{where}{parts.path}"

    def __str__(self) -> str:
        return self.shown

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and other.url == self.url

    def __hash__(self) -> int:
        return hash(self.url)


Place: TypeAlias = Path | Address


def place(written: str | Path | Address) -> Place:
    """As a host writes it."""
    if isinstance(written, Path | Address):
        return written
    return Address(written.strip()) if "://" in written else Path(written)

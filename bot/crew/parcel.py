"""Orders and what comes of them, as bytes that travel through a database to another machine.

What is read is made of plain values and of our own records alone: whoever can write into the database could otherwise
have any code run where it is read. https://docs.python.org/3/library/pickle.html, "Restricting Globals".
"""

from __future__ import annotations

import io
import pickle
from dataclasses import is_dataclass
from enum import Enum
from importlib import import_module
from typing import Any

OURS = ("engine.", "render.", "bot.paint.", "bot.mind.")


class Foreign(Exception):
    """Something else than a record of ours."""


class Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if f"{module}.".startswith(OURS) and name.isidentifier():
            found = vars(import_module(module)).get(name)
            if isinstance(found, type) and (is_dataclass(found) or issubclass(found, tuple | Enum)):
                return found
        raise Foreign(f"{module}.{name} is no record of ours")


def packed(value: object) -> bytes:
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def unpacked(data: bytes) -> Any:
    """`Foreign` if something else is in it, or nothing that could be read."""
    try:
        return Reader(io.BytesIO(data)).load()
    except Foreign:
        raise
    except Exception as error:
        raise Foreign(f"it cannot be read: {error!r}") from error

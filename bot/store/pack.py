"""How the log of a closed match is kept in one piece. It says of seats what they did, and of nobody who sat there.

First a line of JSON: the facts by column, so that like stands beside like, and how long each answer and each story is;
after it their bytes, as they were. A column that a later version adds has its default here.
"""

from __future__ import annotations

import json
import zlib
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from .rows import MoveRow

if TYPE_CHECKING:
    from collections.abc import Sequence

# The strongest: 7 ms for the longest matches. LZMA would save a fifth of a few kB more, for 170 ms.
LEVEL = 9
FACTS = ("number", "version", "seat", "reveals", "at", "told", "made", "beat")
RISING = ("number", "version")  # of these what each adds to the one before it
BYTES = ("answer", "events")


def wrapped(moves: Sequence[MoveRow]) -> bytes:
    columns = {name: [getattr(move, name) for move in moves] for name in FACTS}
    columns |= {name: [then - now for now, then in pairwise([0, *columns[name]])] for name in RISING}
    told = {name: [getattr(move, name) for move in moves] for name in BYTES}
    columns |= {name: [len(value) for value in values] for name, values in told.items()}
    head = json.dumps(columns, separators=(",", ":")).encode()
    return zlib.compress(b"".join([head, b"\n", *told["answer"], *told["events"]]), LEVEL)


def unwrapped(match_id: int, log: bytes) -> list[MoveRow]:
    """None of them can be taken back."""
    head, _, rest = zlib.decompress(log).partition(b"\n")
    columns = json.loads(head)
    columns |= {name: list(accumulate(columns[name])) for name in RISING}
    ends = accumulate([length for name in BYTES for length in columns[name]], initial=0)
    parts = iter([rest[start:end] for start, end in pairwise(ends)])
    for name in BYTES:
        columns[name] = [next(parts) for _ in columns[name]]
    return [
        MoveRow(match=match_id, undoable=False, **dict(zip(columns, values, strict=True)))
        for values in zip(*columns.values(), strict=True)
    ]

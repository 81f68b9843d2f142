"""docs/strength.md: how the levels do against each other, a plain search and the rivals of the books; from files that
`python -m tests.bench.strength FILE` has kept. Files that begin with the same deals are no more than one of them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.bench.strength import Told, cells, page, read, summed, verdict

from .figures import short

if TYPE_CHECKING:
    from pathlib import Path


def told(files: list[Path]) -> dict[str, str]:
    """What the page leaves open, by name."""
    found = Told()
    for file in files:
        for title, lines in read(file).items():
            found.setdefault(title, []).extend(lines)
    every = [(cell, summed(found.get(cell.title, ()), cell.names[0])) for cell in cells()]
    tallies = [(cell, tally) for cell, tally in every if tally.chances]
    said = Counter([verdict(cell, tally) for cell, tally in tallies])
    return {
        "table": "\n".join(page(found)), "matches": short(sum([tally.chances for _, tally in tallies])),
        "aims": str(len(cells())), "untried": str(len(cells()) - len(tallies)), "shown": str(said["shown"]),
        "open": str(said["not shown"]), "missed": str(said["missed"]),
    }  # fmt: skip

"""`python -m tests.bench.papers scale|proof|strength FILES…` writes a page of docs/ from files with what the benchmarks
named there have printed, or keep themselves, so that no figure in it is anybody's memory.
"""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from . import proof, scale, strength
from .figures import Figures

if TYPE_CHECKING:
    from collections.abc import Callable

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
PAPERS: dict[str, Callable[[list[Path]], dict[str, str]]] = {
    "scale": lambda files: scale.told(Figures.of(files)),
    "proof": lambda files: proof.told(Figures.of(files)),
    "strength": strength.told,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.papers", description="Pages made of figures.")
    parser.add_argument("paper", choices=sorted(PAPERS))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILES", help="what benchmarks have printed or kept")
    given = parser.parse_args()
    told = PAPERS[given.paper](given.files)
    page = (HERE / f"{given.paper}.md").read_text("utf-8")
    (DOCS / f"{given.paper}.md").write_text(
        page.format(day=f"{datetime.now(UTC):%Y-%m-%d}", cores=os.cpu_count(), **told), "utf-8",
    )


if __name__ == "__main__":
    main()

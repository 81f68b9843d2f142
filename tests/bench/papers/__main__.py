"""`python -m tests.bench.papers scale|proof FIGURES…` writes docs/scale.md or docs/proof.md from files with what the
benchmarks named there have printed, so that no figure in it is anybody's memory.
"""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from pathlib import Path

from . import proof, scale
from .figures import Figures

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
PAPERS = {"scale": scale.told, "proof": proof.told}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.papers", description="Pages made of figures.")
    parser.add_argument("paper", choices=sorted(PAPERS))
    parser.add_argument("files", nargs="+", type=Path, metavar="FIGURES", help="what benchmarks have printed")
    given = parser.parse_args()
    told = PAPERS[given.paper](Figures.of(given.files))
    page = (HERE / f"{given.paper}.md").read_text("utf-8")
    (DOCS / f"{given.paper}.md").write_text(
        page.format(day=f"{datetime.now(UTC):%Y-%m-%d}", cores=os.cpu_count(), **told), "utf-8",
    )


if __name__ == "__main__":
    main()

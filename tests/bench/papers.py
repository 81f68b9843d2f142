"""`python -m tests.bench.papers FIGURES…` writes docs/scale.md from what the benchmarks `upkeep`, `packing`, `pictures`
and `fleet` have printed, so that no figure in it is anybody's memory.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, median

from engine import games

MILLION = 1_000_000
GLOBAL = 50  # requests a second that Discord takes of one bot; replies to presses are counted for themselves
DAY, HOUR = 86_400, 3_600
HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
MEANWHILE = {
    "quiet": "nothing", "killed": "one process is killed and begun again",
    "stopped": "one process is stopped for a while", "restarted": "PostgreSQL is begun again",
}


class Figures(dict[str, float]):
    """By their names."""

    @classmethod
    def of(cls, files: list[Path]) -> Figures:
        lines = [line.split(" ", 2) for file in files for line in file.read_text("utf-8").splitlines()]
        return cls({parts[0]: float(parts[1]) for parts in lines if len(parts) > 1})

    def drawing(self) -> float:
        """Milliseconds of a processor for one picture, in the middle of all scenes."""
        scenes = [name.removesuffix("-encode") for name in self if name.endswith("-encode")]
        return median([self[f"{scene}-compose"] + self[f"{scene}-encode"] for scene in scenes])

    def average(self, bench: str, what: str) -> float:
        """Over the games."""
        return mean([self[f"{bench}.{game}.{what}"] for game in games()])

    def cells(self, name: str, *whats: str) -> list[str]:
        return [short(self[f"{name}.{what}"]) for what in whats]


def short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def limits(found: Figures) -> dict[str, float]:
    """Matches a day, as far as each goes."""
    drawn = found.average("upkeep", "drawings") * found.drawing()
    return {
        f"Discord’s {GLOBAL} requests a second": GLOBAL * DAY / found.average("upkeep", "requests"),
        "one core that draws": DAY * 1000 / drawn,
        "one process, as above": found["fleet.1.clicks"] * DAY / found.average("upkeep", "presses"),
    }


def scale(found: Figures) -> str:
    upkeep = {what: found.average("upkeep", what) * MILLION for what in ("kept", "requests", "replies", "drawings")}
    counted = ("presses", "answers", "replies", "requests", "drawings", "rows", "kept")
    trial = {what: short(found[f"fleet.trial.{what}"]) for what in (
        "guilds", "matches", "seconds", "acknowledged", "kept", "missed")}
    return (HERE / "scale.md").read_text("utf-8").format(
        day=f"{datetime.now(UTC):%Y-%m-%d}", cores=os.cpu_count(),
        per_match="\n".join([
            row(game.capitalize(), *found.cells(f"upkeep.{game}", *counted),
                *found.cells(f"packing.{game}", "played", "packed"))
            for game in games()
        ]),
        rows=short(upkeep["kept"]), gigabytes=short(found.average("packing", "packed") * MILLION / 1e9),
        requests=short(upkeep["requests"]), replies=short(upkeep["replies"]), drawings=short(upkeep["drawings"]),
        days=short(upkeep["requests"] / GLOBAL / DAY), drawing=short(found.drawing()),
        hours=short(upkeep["drawings"] * found.drawing() / 1000 / HOUR),
        clicks="\n".join([row(str(n), *found.cells(f"fleet.{n}", "clicks", "p50", "p99")) for n in (1, 2, 3)]),
        limits="\n".join([
            f"- {name}: {short(limit)} matches a day"
            for name, limit in sorted(limits(found).items(), key=lambda entry: entry[1])
        ]),
        trial="\n".join([
            row(what, *found.cells(f"fleet.trial.{part}", "clicks", "answers", "p50", "p99"))
            for part, what in MEANWHILE.items()
        ]),
        **trial,
    )


def main() -> None:
    (DOCS / "scale.md").write_text(scale(Figures.of([Path(name) for name in sys.argv[1:]])), "utf-8")


if __name__ == "__main__":
    main()

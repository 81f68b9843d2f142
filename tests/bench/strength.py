"""How the bots of each level do against each other, against a plain search and alone: `strength [GAME] --seconds S`.

Every cell plays one deal in every seating, then the next has its turn, so that all say something when time is short.
A cell has played enough when its aim is shown or missed at one of few looks: whoever looks after every match sees what
he wishes to see in the end. Only who has won all is looked at always: that can turn into shown but once.
`python -m tests.bench.strength FILE` adds the last line of each duel to a file, goes on from there the next time, and
prints all that the file tells as a table. In the end the file has one line a cell. `papers/strength.jsonl` is what all
duels have told so far: whoever makes a bot stronger or weaker takes its cells out.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from engine import games
from engine.bots.duel import Ring, Tally, duel, interval, share
from engine.record import record

from .figure import Figure, Limits
from .yardstick import NAME, tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LONG = True
FIRST_LOOK = 10  # matches; each look is after twice as many as the one before
Told = dict[str, list[dict[str, Any]]]  # by titles of cells the last lines of their duels


@record
class Cell:
    """Bots of these names; `aim` is the part of all matches that the first of them should win."""

    game: str
    names: tuple[str, ...]
    seats: int
    aim: int
    option: tuple[str, str] | None = None

    @property
    def title(self) -> str:
        more = "" if self.option is None else f", {self.option[0]} {self.option[1]}"
        return f"{self.game} {self.seats}: {'–'.join(self.names)}{more}"

    def play(self, number: int) -> dict[str, Any]:
        ring, options = Ring(self.names, others={NAME: tree}), dict([self.option] if self.option else [])
        *_, last = duel(games()[self.game], ring, self.seats, len(self.names), f"strength/{number}", options)
        return {"cell": self.title, **last}


@cache
def cells() -> tuple[Cell, ...]:
    found = []
    for name, game in games().items():
        for seats in (2, game.meta.seats[-1]):
            found += [
                Cell(name, ("hard", "medium"), seats, 65), Cell(name, ("medium", "easy"), seats, 70),
                Cell(name, ("easy", "random"), seats, 95), Cell(name, ("hard", NAME), seats, 65),
            ]  # fmt: skip
    found += [Cell("earth", ("hard", "medium"), 4, 65, ("teams", "yes"))]
    aims = {"earth": (95, 80, 60, 40), "ecosystem": (99, 95, 50)}
    for name, wanted in aims.items():
        levels = next(setting.values for setting in games()[name].meta.settings if setting.name == "level")
        found += [Cell(name, ("hard",), 1, aim, ("level", each)) for each, aim in zip(levels, wanted, strict=True)]
    return tuple(found)


def run(limits: Limits) -> Iterator[Figure]:
    chosen, found = [cell for cell in cells() if cell.game in limits.games()], Told()
    for cell, line in played(chosen, found, limits.seconds, limits.matches):
        found.setdefault(cell.title, []).append(line)
    for cell in chosen:
        tally = summed(found.get(cell.title, ()), cell.names[0])
        if tally.chances:
            low, high = interval(tally)
            unit = f"% [{100 * low:.0f}–{100 * high:.0f}] of {tally.chances}, aim {cell.aim}"
            yield Figure(f"strength {cell.title}", 100 * share(tally), unit)


def played(chosen: Sequence[Cell], found: Told, seconds: float, most: int) -> Iterator[tuple[Cell, dict[str, Any]]]:
    """The cell that has played least is next."""
    tallies = {cell: summed(found.get(cell.title, ()), cell.names[0]) for cell in chosen}
    start = process_time()
    while process_time() - start < seconds:
        going = [cell for cell, tally in tallies.items() if tally.chances < most and not told(cell, tally)]
        if not going:
            break
        cell = min(going, key=lambda cell: tallies[cell].chances)
        line, tally = cell.play(tallies[cell].chances), tallies[cell]
        tally.won += line["wins"][cell.names[0]] * line["matches"]
        tally.chances += line["matches"]
        yield cell, line


def told(cell: Cell, tally: Tally) -> bool:
    """Whether it is known, now that it is looked at, if the aim is reached."""
    looks, spotless = [FIRST_LOOK * 2**n for n in range(12)], tally.won == tally.chances >= FIRST_LOOK
    return (tally.chances in looks or spotless) and verdict(cell, tally) != "not shown"


def read(path: Path) -> Told:
    found = Told()
    for text in path.read_text("utf-8").splitlines() if path.exists() else ():
        line = json.loads(text)
        found.setdefault(line["cell"], []).append(line)
    return found


def one(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What these last lines of the same cell's duels tell, in one."""
    matches, (first, *_) = sum([line["matches"] for line in lines]), lines

    def mean(what: str, name: str) -> float:
        total: float = sum([line[what][name] * line["matches"] for line in lines])
        return round(total / int(matches), 6)

    return {
        "cell": first["cell"], "matches": matches,
        "wins": {name: mean("wins", name) for name in first["wins"]},
        "scores": {name: mean("scores", name) for name in first["scores"]},
        "seconds": {name: {"max": max([line["seconds"][name]["max"] for line in lines])} for name in first["seconds"]},
    }  # fmt: skip


def keep(path: Path, found: Told) -> None:
    lines = [json.dumps(one(found[cell.title]), ensure_ascii=False) for cell in cells() if cell.title in found]
    path.write_text("".join([f"{line}\n" for line in lines]), "utf-8")


def summed(lines: Sequence[dict[str, Any]], name: str) -> Tally:
    won = sum([line["wins"][name] * line["matches"] for line in lines])
    return Tally(won, sum([line["matches"] for line in lines]))


def verdict(cell: Cell, tally: Tally) -> str:
    """What is said of the aim as surely as the interval is."""
    low, high = interval(tally)
    return "shown" if 100 * low >= cell.aim else "missed" if 100 * high < cell.aim else "not shown"


def page(found: Told) -> Iterator[str]:
    yield "| game, seats, bots | first wins | 95 % sure | matches | aim | which is | slowest thought |"
    yield "|---|---|---|---|---|---|---|"
    for cell in cells():
        lines, name = found.get(cell.title, ()), cell.names[0]
        tally = summed(lines, name)
        if tally.chances:
            low, high = interval(tally)
            slowest = max([line["seconds"][name]["max"] for line in lines])
            yield (
                f"| {cell.title} | {100 * share(tally):.0f} % | {100 * low:.0f}–{100 * high:.0f} % "
                f"| {tally.chances} | {cell.aim} % | {verdict(cell, tally)} | {slowest:.2f} s |"
            )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.strength", description="How strong the bots are.")
    parser.add_argument("file", type=Path, help="where it is kept what duels have told")
    parser.add_argument("--seconds", type=float, default=0.0, help="of the processor, to play on")
    parser.add_argument("--matches", type=int, default=160, help="of each cell, at most")
    parser.add_argument("--only", default="", metavar="WORDS", help="cells with this in their title")
    given = parser.parse_args()
    chosen = [cell for cell in cells() if given.only in cell.title]
    for _, line in played(chosen, read(given.file), given.seconds, given.matches):
        with given.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    found = read(given.file)
    keep(given.file, found)
    print(*page(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

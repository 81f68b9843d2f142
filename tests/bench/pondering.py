"""Kills of the whole program while its hard bots think, in a match of four of them: `pondering GAME`. Linux only.

It is killed when one of them has answered and a thinker is at work for another. Raises if the match does not go on with
exactly what was saved.
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from bot.mind.minds import COURTESY
from bot.playground import Playground
from bot.store import Store
from tests.bot.program import connected

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.store.rows import MoveRow

LONG = True
KILLS, SEATS = 10, 4
STATE, SESSION, NICE = 0, 3, 16  # fields of /proc/PID/stat behind the name


def run(limits: Limits) -> Iterator[Figure]:
    for name, game in limits.games().items():
        if SEATS in game.meta.seats:
            with tempfile.TemporaryDirectory() as folder:
                end = perf_counter() + limits.seconds
                kills, moves = asyncio.run(interrupted(Path(folder), name, end))
            yield Figure(f"pondering {name} survived", kills, "kills over a thought")
            yield Figure(f"pondering {name} went on to", moves, "moves")


async def interrupted(folder: Path, game: str, end: float) -> tuple[int, int]:
    kills, kept = 0, list[tuple[int | None, bytes]]()
    async with Playground(ack_deadline=60) as playground:
        while kills < KILLS and perf_counter() < end:
            async with connected(playground, folder) as program:
                if not kept:
                    await playground.slash("Ada", "general", f"watch {game}", level="hard", seats=str(SEATS))
                async for moves in looked(folder / "thicket.sqlite3"):
                    now = [(move.seat, move.answer) for move in moves]
                    if now[: len(kept)] != kept:
                        raise AssertionError("what was saved before the kill is not there any more")
                    if len(now) > len(kept) and thinking(program.pid):
                        break
                os.killpg(program.pid, signal.SIGKILL)
                await program.wait()
            kills, kept = kills + 1, now
    return kills, len(kept)


async def looked(database: Path) -> AsyncIterator[list[MoveRow]]:
    """The moves so far, again and again."""
    async with await Store.open(database) as store:
        while True:
            yield await store.moves(1)
            await asyncio.sleep(0.02)


def thinking(program: int) -> bool:
    """Whether a thinker of the program is running at this instant: it is the one that lets everybody go first."""
    courtesy = min(19, os.nice(0) + COURTESY)
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[SESSION]) == program and fields[STATE] == "R" and int(fields[NICE]) == courtesy:
            return True
    return False

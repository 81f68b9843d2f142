"""What an analysis of a recorded match of each game costs one core, and its longest piece: so long may a bot wait."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from engine import FULL, Inquiry, Recording, analysed, inquire

from .figure import Figure, Limits

LONG = True
FOLDER = Path(__file__).parents[1] / "recordings"
MATCHES = ("ecosystem-2", "renature-2", "gaia-2", "earth-2", "earth-4-teams-yes")


def run(limits: Limits) -> Iterator[Figure]:
    for name in MATCHES:
        recording = Recording.read((FOLDER / f"{name}.json").read_bytes())
        if recording.game in limits.games():
            pieces = asyncio.run(spent(recording))
            yield Figure(f"analysis {name}", sum(pieces), "s")
            yield Figure(f"analysis {name}, longest of {len(pieces)} pieces", max(pieces), "s")


async def spent(recording: Recording) -> list[float]:
    pieces: list[float] = []

    async def ask(order: Inquiry) -> bytes:
        start = process_time()
        found = inquire(order)
        pieces.append(process_time() - start)
        return found

    await analysed(recording, ask, FULL)
    return pieces

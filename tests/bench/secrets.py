"""Two hundred matches of three people who press by lot, or as many as there is time for: every panel and all news held
against a match with other secrets, and every other byte that is sent searched for cards that a reader has never seen.

A picture is compared by all that it is drawn from; those of the first match of each game are drawn and compared.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import running
from tests.bot.secrecy import Secrecy
from tests.bot.sketch import Sheets, sketch, told

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONG = True
MATCHES = {"earth": 5, "ecosystem": 65, "gaia": 65, "renature": 65}  # one of Earth takes as long as ten others
UNITS = {"matches": "matches", "answers": "answers", "compared": "messages", "searched": "messages"}
MOST = 2_000  # answers: a match between people who press anything may go on for long


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a message would read differently had hidden things been dealt otherwise, or tells one of them."""
    games = limits.games()
    for game in games:
        found, end = Counter[str](), monotonic() + limits.seconds / len(games)
        while found["matches"] < min(MATCHES[game], limits.matches) and monotonic() < end:
            found += asyncio.run(match(game, found["matches"]))
            for what, unit in UNITS.items():
                yield Figure(f"secrets.{game}.{what}", found[what], unit)  # so far, as it takes long


async def match(game: str, number: int) -> Counter[str]:
    painter = Sheets(sheet=told) if number else Painter(1, patience=60, act=sketch)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with (
                Playground(ack_deadline=60) as playground,  # nobody is late because a machine is busy
                running(playground, Path(folder) / "club.sqlite3", painter) as club,
            ):
                secrecy = Secrecy(club, game, Random(f"{game} {number}"))
                await secrecy.play(MOST)
                secrecy.check_everything()
                return Counter(
                    matches=1, answers=secrecy.answers, compared=secrecy.compared, searched=secrecy.searched,
                )
    finally:
        painter.close()

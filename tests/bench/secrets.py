"""Whole matches of three people through the bot, every message held against a match with other secrets."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import running
from tests.bot.secrecy import Secrecy

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONG = True
MOST = 600  # answers: who always presses the first thing may never get anywhere


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a message would read differently had hidden things been dealt otherwise."""
    for game in limits.games():
        done = asyncio.run(match(game))
        yield Figure(f"secrets.{game}.answers", done.answers, "answers")
        yield Figure(f"secrets.{game}.compared", done.compared, "messages")


async def match(game: str) -> Secrecy:
    painter = Painter(1)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with Playground() as playground, running(playground, Path(folder) / "club.sqlite3", painter) as club:
                secrecy = Secrecy(club, game)
                await secrecy.play(MOST)
                secrecy.check_everything()
                return secrecy
    finally:
        painter.close()

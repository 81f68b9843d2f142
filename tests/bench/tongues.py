"""Whole matches through the bot on a server of another language, searched for words that the language has nowhere."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.speech import DEFAULT, languages
from tests.bot.club import first, running
from tests.bot.sketch import blank
from tests.bot.tongues import Listener

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONG = True
MOST = 150  # answers: who always presses the first thing may never get anywhere


def run(limits: Limits) -> Iterator[Figure]:
    """Raises where anybody is told a word that the language of the table has nowhere."""
    for game in limits.games():
        for language in sorted(languages() - {DEFAULT}):
            yield Figure(f"tongues.{game}.{language}", asyncio.run(match(game, language)), "messages")


async def match(game: str, language: str) -> int:
    painter = Painter(1, act=blank)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with Playground() as playground, running(playground, Path(folder) / "club.sqlite3", painter) as club:
                listener = Listener(club, language, Ada=language, Bela=language)
                thread = await club.begin(game, "Ada", "Bela")
                sessions, answers = club.client.services.sessions, 0
                while answers < MOST and (waiting := (await sessions.get(1)).match.waiting):
                    person = ("Ada", "Bela")[waiting[0]]
                    panel, beats = await club.slash(person, thread, "play"), await club.beats()
                    while first(panel) and await club.beats() == beats and answers < MOST:
                        panel, answers = await club.answer(person, panel), answers + 1
                    await club.quiet()
                for command in ("score", "log", "replay", "stats", "analyse"):
                    await club.slash("Ada", thread, command)
                await club.quiet()
                if found := listener.faults():
                    raise AssertionError("\n".join(found))
                return len(playground.sent)
    finally:
        painter.close()

"""Lets bots think: every match that waits for one has a task of its own. What stops it is logged and tried again."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from bot.store import NoSuchMatch, StaleVersion
from bot.table.game import NoSuchGame
from bot.table.thinking import think

from .watch import watched

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)


async def run(services: Services) -> None:
    pending = services.sessions.pending
    for match_id in await services.store.with_bots():
        pending.turn(match_id, thinks=True)  # it may have been ended while they thought
    tasks: dict[int, asyncio.Task[None]] = {}
    try:
        while True:
            pending.called.clear()
            for match_id in pending.asked.keys() - tasks.keys():
                task = asyncio.create_task(watched(
                    services.clock, f"a bot of match {match_id}", partial(answer, services, match_id)
                ))
                tasks[match_id] = task
                task.add_done_callback(partial(leave, services, tasks, match_id))
            await pending.called.wait()
    finally:
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)


async def answer(services: Services, match_id: int) -> None:
    try:
        await think(services.sessions, match_id, services.clock)
    except (NoSuchGame, NoSuchMatch):  # it waits for a Thicket that has the game
        services.sessions.pending.turn(match_id, thinks=False)
    except StaleVersion:
        log.info("match %d was moved elsewhere while a bot thought; it thinks anew", match_id)


def leave(services: Services, tasks: dict[int, asyncio.Task[None]], match_id: int, _: object) -> None:
    """A bot may be asked again since."""
    del tasks[match_id]
    services.sessions.pending.called.set()

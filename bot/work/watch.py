"""Watches over what runs by itself: whatever stops it is logged under an id, and it is started again after a pause."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.fault import fault

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clock import Clock

log = logging.getLogger(__name__)
SHORTEST, LONGEST = 1.0, 600.0  # seconds until it is started again


async def watched(clock: Clock, name: str, chore: Callable[[], Awaitable[None]]) -> None:
    """Ends only when the chore does, or is cancelled. One that ran well for a while begins with a short pause again."""
    pause = SHORTEST
    while True:
        began = clock.now()
        try:
            await chore()
        except Exception as error:
            if (task := asyncio.current_task()) and task.cancelling():
                # It was told to end, and its cleaning up met something that is closed already.
                log.info("%s has ended: %r", name, error)
                raise asyncio.CancelledError from error
            if clock.now() - began > LONGEST:
                pause = SHORTEST
            number = fault(error, f"{name} has stopped")
            log.warning("%s is started again in %d s, after fault %s", name, pause, number)
        else:
            return
        await clock.sleep(pause)
        pause = min(LONGEST, 2 * pause)

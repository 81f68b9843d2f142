"""Calls people when it is time: sleeps until somebody is to be called, then writes down that he is and what is owed for
it, in one transaction; the announcer posts it. So a restart at any moment repeats nothing and loses nothing.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.fault import fault
from bot.store import StaleVersion, StoreError
from bot.table import council
from bot.table.pace import struck

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)


async def run(services: Services) -> None:
    await recall(services)
    while True:
        services.store.needed.clear()
        await call(services)
        await pause(services)


async def recall(services: Services) -> None:
    """A match that an earlier version has played may wait for somebody, too."""
    for match_id in await services.store.unneeded():
        try:
            await services.sessions.recall(match_id)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - logged under its id; the others are not to suffer
            fault(error, f"nobody knows whom match {match_id} waits for")


async def call(services: Services) -> None:
    store, now = services.store, services.clock.now()
    for match_id in await store.overdue(now):
        await store.revise(match_id, struck)
        await recount(services, match_id)
    for match_id in await store.lapsing(now):
        await recount(services, match_id)
        await store.lapse(match_id, now)


async def recount(services: Services, match_id: int) -> None:
    try:
        await council.recount(services.sessions, match_id)
    except StoreError:
        raise
    except StaleVersion:  # another process was quicker
        await recount(services, match_id)
    except Exception as error:  # noqa: BLE001 - logged under its id; the others are not to suffer
        fault(error, f"nobody can count the votes of match {match_id}")


async def pause(services: Services) -> None:
    """Until it is time again, or somebody is needed otherwise."""
    times = [await services.store.next_call(), await services.store.next_lapse()]
    due = min([time for time in times if time is not None], default=None)
    wait = None if due is None else max(0.0, due - services.clock.now())
    with suppress(TimeoutError):
        async with services.clock.timeout(wait):
            await services.store.needed.wait()

"""Follows what other processes on the same database do to matches: a direct message reaches another process than the
server of its match does. What is in memory is read again, bots of our servers are asked, and panels of ours catch up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.fault import fault

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.services import Services
    from bot.talk.panels import Panels


async def run(services: Services, panels: Panels) -> None:
    moved: Collection[int] | None = None  # whatever was missed before
    while True:
        for match_id in list(services.sessions.live) if moved is None else moved:
            services.sessions.forget(match_id)
        for match_id in await services.store.with_bots(moved):
            services.sessions.pending.turn(match_id, thinks=True)
        await catch_up(panels, moved)
        moved = await services.store.elsewhere()


async def catch_up(panels: Panels, moved: Collection[int] | None) -> None:
    for match_id in sorted({match for match, _ in panels.opened}):
        if moved is None or match_id in moved:
            try:
                await panels.follow(match_id, 0, renewing=False)
            except Exception as error:  # noqa: BLE001 - logged under its id; the others are not to suffer
                fault(error, f"a panel of match {match_id} could not catch up")

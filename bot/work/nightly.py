"""A copy of the database every night, and only the newest of them. A database on a server has tools of its own."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store import Address, backup

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)
HOUR = 3  # of the night, where the computer is
NAMED = re.compile(r"\d{4}-\d\d-\d\d\.sqlite3")


def begin(services: Services) -> None:
    """Nobody is to believe that there are copies where none are made."""
    place = services.settings.database
    if isinstance(place, Address) and services.settings.token and services.settings.backups:
        log.info("the database %s is not copied here; have its own tool do it every night: pg_dump -Fc -f FILE", place)


async def copy(services: Services) -> Path | None:
    """Last night's, if it is not there yet; the one that was made. A night that the program missed is made up for."""
    place, kept = services.settings.database, services.settings.backups
    if not kept or not services.settings.token or not isinstance(place, Path):
        return None
    night = datetime.fromtimestamp(services.clock.now() - HOUR * 3600).astimezone().date()
    folder = place.with_suffix(".backups")
    made = folder / f"{night.isoformat()}.sqlite3"
    return made if await asyncio.to_thread(copied, place, made, kept) else None


def copied(place: Path, made: Path, kept: int) -> bool:
    if made.exists():
        return False
    made.parent.mkdir(exist_ok=True)
    backup(place, made, ours=True)
    log.info("the nightly backup is %s", made)
    old = sorted([file for file in made.parent.iterdir() if NAMED.fullmatch(file.name)])[:-kept]
    for file in old:
        file.unlink()
    return True

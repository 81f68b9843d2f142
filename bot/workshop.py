"""`thicket workshop`: draws and thinks for the Thickets on the same database of PostgreSQL, from any machine.

It needs no token and no shards. What it does not finish is done by another, or by whoever asked.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, suppress
from traceback import format_exc
from typing import TYPE_CHECKING, Any

from bot import logs
from bot.chosen import Unfit, components, edition, settings
from bot.crew.desk import Rank
from bot.crew.parcel import packed, unpacked
from bot.ending import until_signalled
from bot.mind.minds import Minds
from bot.paint.painter import Painter
from bot.store import Address, StoreError, errands, examined

if TYPE_CHECKING:
    from bot.crew.crew import Crew
    from bot.settings import Settings
    from bot.store.jobs import Job, Jobs

log = logging.getLogger(__name__)
AGAIN = 1.0  # seconds until a lost database is called again, or somebody looks for work without being called


async def main(chosen: Settings) -> None:
    if not isinstance(chosen.database, Address):
        raise Unfit("A workshop works for Thickets on a database of PostgreSQL; set THICKET_DATABASE to its address.")
    async with AsyncExitStack() as stack:
        painter = Painter(chosen.painters)
        stack.callback(painter.close)
        minds = Minds(chosen.thinkers, chosen.data)
        stack.callback(minds.close)
        try:
            await examined(chosen.database)  # one that a later Thicket has written would never have work for it
            jobs = errands(chosen.database, edition(chosen))
            stack.push_async_callback(jobs.close)
            await jobs.open()
        except StoreError as error:
            raise Unfit(str(error)) from error
        workshop = Workshop(jobs, {"painter": painter.crew, "thinker": minds.crew})
        print(
            f"This workshop draws with {chosen.painters} and thinks with {chosen.thinkers} processes"
            f" for the Thickets on {chosen.database}. Stop it with Ctrl+C.", flush=True,
        )
        await workshop.open()


class Workshop:
    """Takes as much as it has hands for, so that others find the rest."""

    def __init__(self, jobs: Jobs, crews: dict[str, Crew[Any, Any]]) -> None:
        self.jobs, self.crews = jobs, crews
        self.troubled = ""

    async def open(self) -> None:
        """As long as the database is there, and again when it is back."""
        while True:
            try:
                hands = [self.crews[craft].processes for craft in ("painter", "thinker")]
                async with self.jobs.present(*hands) as presence, asyncio.TaskGroup() as group:
                    self.troubled = ""
                    for craft, crew in self.crews.items():
                        for _ in range(crew.processes):
                            group.create_task(self.work(craft, presence.number))
                    await presence.gone()
            except* StoreError as errors:
                self.say(str(errors.exceptions[0]))
            await asyncio.sleep(AGAIN)

    def say(self, trouble: str) -> None:
        if trouble != self.troubled:
            log.warning("%s", trouble)
        self.troubled = trouble

    async def work(self, craft: str, number: int) -> None:
        """One hand."""
        while True:
            self.jobs.offered.clear()
            job = await self.jobs.take(craft, number)
            if job is not None:
                self.jobs.offered.set()  # there may be more, for another hand
                await self.do(self.crews[craft], job)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):  # `wait_for` may swallow that somebody cancels
                    await self.jobs.offered.wait()

    async def do(self, crew: Crew[Any, Any], job: Job) -> None:
        try:
            outcome = packed(await asyncio.wrap_future(crew.ask(unpacked(job.work), Rank(job.rank))))
        except Exception:  # noqa: BLE001 - whoever asked is told
            await self.jobs.finish(job, None, format_exc())
        else:
            await self.jobs.finish(job, outcome)


def serve() -> None:
    chosen = settings()
    components(chosen)
    logs.begin(chosen.log_level, chosen.log_form)
    asyncio.run(until_signalled(main(chosen)))

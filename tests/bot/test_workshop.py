"""Workshops draw and think for others on the same database. Whatever becomes of them, whoever asked gets an answer."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.chosen import Unfit, edition
from bot.crew import crew as crews
from bot.crew.desk import Rank
from bot.crew.parcel import Foreign, packed, unpacked
from bot.crew.worker import Failed, Lost
from bot.mind.minds import Minds
from bot.paint.painter import Order, Painter, Picture, paint
from bot.settings import Settings
from bot.store import Store, errands
from bot.workshop import Workshop, main
from engine import Match, games
from render import Scene
from tests.bot.postgresql import emptied
from tests.bot.program import finished, thicket
from tests.bot.strokes import order, stroke
from tests.contract.walk import step

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.crew.crew import Crew
    from bot.store import Address
    from bot.store.jobs import Jobs
    from tests.bot.postgresql import Postgres

EDITION = "this one"


@asynccontextmanager
async def jobs_on(place: Address, edition: str = EDITION) -> AsyncIterator[Jobs]:
    found = errands(place, edition)
    await found.open()
    try:
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def opened(place: Address, **crews: Crew[Any, Any]) -> AsyncIterator[None]:
    async with jobs_on(place) as jobs:
        work = asyncio.create_task(Workshop(jobs, crews).open())
        try:
            yield
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)


@asynccontextmanager
async def asking(place: Address) -> AsyncIterator[tuple[Painter, Jobs]]:
    """A painter who has no process yet, and sends to workshops."""
    await (await emptied(place, lambda: 0.0)).close()
    painter = Painter(1, patience=60, act=stroke)
    async with jobs_on(place) as jobs:
        painter.crew.send(jobs)
        try:
            yield painter, jobs
        finally:
            painter.close()


async def seen(jobs: Jobs, painters: int) -> None:
    async with jobs.links.acquire() as link:
        while jobs.hands.get("painter", 0) != painters:
            await jobs.count(link)


@pytest.fixture
def hands() -> Iterator[Painter]:
    found = Painter(1, act=stroke)
    yield found
    found.close()


@pytest.fixture
def minds() -> Iterator[Minds]:
    found = Minds(1)
    yield found
    found.close()


async def test_a_workshop_draws_as_long_as_it_is_there(
    postgres_database: Address, hands: Painter, minds: Minds
) -> None:
    async with asking(postgres_database) as (painter, jobs):
        async with opened(postgres_database, painter=hands.crew, thinker=minds.crew):
            await seen(jobs, 1)
            by = (await painter.paint(order("plain", 1))).alt
            assert by == f"1 by {hands.crew.workers[0].process.pid}"
            with pytest.raises(Failed, match="a picture with a hole"):
                await painter.paint(order("broken"))
            with pytest.raises(Failed, match="the process died"):  # in the workshop, twice
                await painter.paint(order("deadly"))
            assert not painter.crew.workers
        await seen(jobs, 0)
        assert (await painter.paint(order("plain", 2))).alt == f"2 by {painter.crew.workers[0].process.pid}"
        assert await jobs.links.fetch("SELECT * FROM jobs") == []

        # And again when it is back: the process of its own goes.
        async with opened(postgres_database, painter=hands.crew, thinker=minds.crew):
            await seen(jobs, 1)
            own = painter.crew.workers[0].process
            await painter.paint(order("plain", 3))
            assert (await painter.paint(order("plain", 4))).alt == f"4 by {hands.crew.workers[0].process.pid}"
            assert not own.is_alive()


async def test_what_no_workshop_takes_is_drawn_here(
    postgres_database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.jobs.HANDING", 0.0)
    async with asking(postgres_database) as (painter, jobs), jobs_on(postgres_database) as other, other.present(3, 0):
        await seen(jobs, 3)
        assert (await painter.paint(order("plain", 1))).alt == f"1 by {painter.crew.workers[0].process.pid}"


async def test_what_a_workshop_drops_is_drawn_here(postgres_database: Address) -> None:
    async with asking(postgres_database) as (painter, jobs), jobs_on(postgres_database) as other:
        async with other.present(1, 0) as here:
            await seen(jobs, 1)
            waiting = asyncio.create_task(painter.paint(order("plain", 2)))
            while (job := await other.take("painter", here.number)) is None:
                pass
            assert unpacked(job.work) == order("plain", 2)
        assert (await waiting).alt == f"2 by {painter.crew.workers[0].process.pid}"


async def test_programs_of_another_edition_do_not_work_for_each_other(postgres_database: Address) -> None:
    async with (
        asking(postgres_database) as (_, jobs), jobs_on(postgres_database) as same, same.present(7, 1) as here,
        jobs_on(postgres_database, "an older one") as other, other.present(2, 2) as there,
    ):
        await seen(jobs, 7)
        assert jobs.hands == {"painter": 7, "thinker": 1}
        asked = asyncio.create_task(jobs.errand("thinker", b"what", Rank.NEWS, 60))
        while (job := await same.take("thinker", here.number)) is None:
            assert await other.take("thinker", there.number) is None
        await same.finish(job, b"that")
        assert await asked == ("done", b"that")


async def test_the_most_urgent_is_taken_first(postgres_database: Address) -> None:
    async with asking(postgres_database) as (_, jobs), jobs_on(postgres_database) as other, other.present(1, 0) as here:
        asked = {
            rank: asyncio.create_task(jobs.errand("painter", rank.name.encode(), rank, 60))
            for rank in (Rank.FILM, Rank.ASKED, Rank.NEWS)
        }
        while await jobs.links.fetchval("SELECT count(*) FROM jobs") < len(asked):
            pass
        for rank in sorted(asked):
            job = await other.take("painter", here.number)
            assert job
            assert job.work == rank.name.encode()
            await other.finish(job, None, "cannot")
        assert set(await asyncio.gather(*asked.values())) == {("spoilt", "cannot")}


async def test_the_program_draws_and_thinks_for_others_and_may_be_killed(
    tmp_path: Path, postgres_database: Address, minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real process, started by a host."""
    monkeypatch.setenv("THICKET_DATABASE", postgres_database.url)
    match = Match.new(games()["ecosystem"], 2, "workshop")
    wanted = Order(match.view(None), Scene("table"), ("Ann", "Bo"), "en", "light")
    await (await emptied(postgres_database, lambda: 0.0)).close()
    async with AsyncExitStack() as stack:
        started = await stack.enter_async_context(
            thicket(tmp_path, "-m", "bot", "workshop", THICKET_DATABASE=postgres_database.url)
        )
        jobs = await stack.enter_async_context(jobs_on(postgres_database, edition(Settings())))
        minds.crew.send(jobs)
        await seen(jobs, 1)
        fate, picture = await jobs.errand("painter", packed(wanted), Rank.ASKED, 60)
        assert fate == "done"
        assert isinstance(picture, bytes)
        assert unpacked(picture) == paint(wanted)
        thought = await minds.thinkers()["easy"].plan(match, 0, "key")
        assert not minds.crew.workers

        os.kill(started.pid, signal.SIGSTOP)  # it takes a job and does not go on
        monkeypatch.setattr(crews, "SHUNNED", 0.0)
        again = asyncio.create_task(minds.thinkers()["easy"].plan(match, 0, "key"))
        started.kill()
        assert await again == thought


@pytest.mark.parametrize(("database", "said"), [
    ("thicket.sqlite3", "A workshop works for Thickets on a database of PostgreSQL"),
    ("postgresql://nobody@127.0.0.1:1/thicket", "does not answer"),
])
async def test_without_a_database_to_work_for_it_says_why(tmp_path: Path, database: str, said: str) -> None:
    status, _, err = await finished(tmp_path, "workshop", THICKET_DATABASE=database)
    assert status == 1
    assert said in err
    assert "Traceback" not in err


async def test_for_a_later_program_it_does_not_wait_in_vain(postgres: Postgres) -> None:
    place = postgres.database()
    async with await Store.open(place) as store, store.database.transaction() as db:
        await db.execute("UPDATE thicket SET schema = 99")
    with pytest.raises(Unfit, match=r"has schema 99, written by a later Thicket; this one knows \d+\.$"):
        await main(Settings(_env_file=None, database=place, painters=1, thinkers=1))  # type: ignore[call-arg]


@pytest.mark.parametrize("name", sorted(games()))
def test_whatever_is_drawn_or_thought_about_can_travel(name: str) -> None:
    match, chance = Match.new(games()[name], 2, "travel"), Random("travel")
    for _ in range(12):
        for seat in range(2):
            sent = Order(match.view(seat), Scene("panel"), ("Ann", "Bo"), "en", "light", match.prompt(seat), "Which?")
            assert unpacked(packed(sent)) == sent
        match.play(*step(match, chance))
    assert unpacked(packed(Picture(b"\0", "words"))) == Picture(b"\0", "words")


@pytest.mark.parametrize("foreign", [
    pickle.dumps(os.getcwd), pickle.dumps(Path), pickle.dumps(Lost("x")), b"", b"cbot.crew.worker\nos\n.",
    b"cengine.games\nos.system\n(S'true'\ntR.", b"cengine\ngames\n.",
])
def test_nothing_else_is_read(foreign: bytes) -> None:
    with pytest.raises(Foreign):
        unpacked(foreign)

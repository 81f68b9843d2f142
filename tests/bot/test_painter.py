"""Processes that draw: none is waited for longer than its time, none is left behind, and the urgent comes first."""

import asyncio
import os
import resource
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from pickle import PicklingError

import pytest

from bot.crew.crew import TRIES, Refused
from bot.crew.desk import PASSED, SPARE, Closed, Desk, Rank
from bot.crew.worker import Failed, Late, Lost
from bot.paint.painter import LIMIT, PATIENCE, Painter
from bot.settings import PROCESSES, Settings
from render import memory
from tests.bot.strokes import order, stroke


@pytest.fixture(scope="module")
def shared() -> Iterator[Painter]:
    painter = Painter(1, patience=60, act=stroke)
    yield painter
    painter.close()


async def drawn(painter: Painter, scene: int) -> str:
    """By which process."""
    return (await painter.paint(order("plain", scene))).alt.rpartition(" ")[2]


async def test_a_drawing_that_takes_too_long_is_given_up_and_its_process_replaced(
    shared: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, old = await drawn(shared, 1), shared.crew.workers[0]
    monkeypatch.setattr(shared, "limit", 0.0)
    with pytest.raises(Late):
        await shared.paint(order("endless"))
    monkeypatch.setattr(shared, "limit", LIMIT)
    assert await drawn(shared, 2) != before
    assert not old.process.is_alive()


async def test_a_drawing_that_costs_two_processes_is_refused(shared: Painter) -> None:
    with pytest.raises(Lost):
        await shared.paint(order("deadly"))
    before = await drawn(shared, 3)
    with pytest.raises(Refused):
        await shared.paint(order("deadly"))
    shared.ahead(order("deadly"))
    assert await drawn(shared, 4) == before


async def test_a_drawing_that_breaks_says_where_and_costs_nothing(shared: Painter) -> None:
    before = await drawn(shared, 5)
    with pytest.raises(Failed, match="a picture with a hole"):
        await shared.paint(order("broken"))
    assert await drawn(shared, 6) == before


async def test_whoever_no_longer_waits_takes_the_picture_from_nobody(shared: Painter) -> None:
    first, second = [asyncio.ensure_future(shared.paint(order("plain", 7))) for _ in range(2)]
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).alt.startswith("7 by")


async def test_closing_waits_for_no_drawing_and_leaves_no_process() -> None:
    painter = Painter(2, limit=3600, act=stroke)
    await painter.paint(order("plain"))
    waits = [asyncio.ensure_future(painter.paint(order("endless", scene))) for scene in range(4)]
    await asyncio.sleep(0)
    painter.close()
    painter.close()
    assert all(isinstance(end, Closed) for end in await asyncio.gather(*waits, return_exceptions=True))
    assert not any(worker.process.is_alive() for worker in painter.crew.workers.values())
    assert not any(thread.is_alive() for thread in painter.crew.threads)
    with pytest.raises(Closed):
        await painter.paint(order("endless"))
    painter.ahead(order("endless"))


@contextmanager
def no_file_left() -> Iterator[None]:
    """So that no process can be started."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_closing_waits_for_nobody_who_is_just_being_hired() -> None:
    painter = Painter(1, act=stroke)
    with painter.crew.hiring:
        await asyncio.wait_for(asyncio.to_thread(painter.close), LIMIT)
    with pytest.raises(Closed):
        painter.crew.begin(0)


def killed(painter: Painter) -> None:
    """With nothing to do."""
    process = painter.crew.workers[0].process
    process.kill()
    process.join()


async def test_where_no_process_can_start_nobody_waits_and_later_it_is_tried_again(shared: Painter) -> None:
    await drawn(shared, 8)
    killed(shared)
    with no_file_left():
        for scene in (9, 10):
            with pytest.raises(Lost, match="no painter can begin"):
                await drawn(shared, scene)
    assert await drawn(shared, 9)
    assert all(thread.is_alive() for thread in shared.crew.threads)


async def test_what_cannot_be_handed_over_breaks_and_the_next_is_drawn(shared: Painter) -> None:
    unspeakable = replace(order("plain"), names=(lambda: "Ada",))  # type: ignore[arg-type]
    with pytest.raises((PicklingError, AttributeError)):
        await shared.paint(unspeakable)
    assert await drawn(shared, 11)


async def test_a_process_that_was_dead_before_costs_the_drawing_nothing(shared: Painter) -> None:
    for _ in range(TRIES + 1):
        await drawn(shared, 12)
        killed(shared)
        shared.kept.clear()
    assert await drawn(shared, 12)
    assert order("plain", 12) not in shared.crew.costly


async def test_a_process_that_stands_still_with_nothing_to_do_is_replaced(shared: Painter) -> None:
    before = await drawn(shared, 13)
    os.kill(int(before), signal.SIGSTOP)
    assert await drawn(shared, 14) != before


async def test_nobody_waits_longer_than_his_patience_for_a_process_that_stands_still_as_it_starts() -> None:
    painter = Painter(1, limit=3600, patience=0.2, act=stroke)
    try:
        waiting = asyncio.ensure_future(painter.paint(order("plain")))
        while not painter.crew.workers:  # noqa: ASYNC110 - its thread has no event to wait for
            await asyncio.sleep(0)
        os.kill(painter.crew.workers[0].process.pid or 0, signal.SIGSTOP)
        with pytest.raises(Late):
            await waiting
    finally:
        painter.close()
    assert Painter().patience == PATIENCE <= LIMIT


@pytest.mark.parametrize("still", [False, pytest.param(True, marks=pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere a process that stands still notices nothing"))])
async def test_whoever_is_killed_leaves_no_process_behind(*, still: bool) -> None:
    """They hold the same pipe, so it ends when the last of them is gone."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.survivor", stdout=PIPE, cwd=Path(__file__).parents[2]
    )
    assert program.stdout is not None
    painter = int(await program.stdout.readline())
    if still:
        os.kill(painter, signal.SIGSTOP)
    program.kill()
    assert await program.stdout.read() == b""
    await program.wait()


def desk() -> Desk[str, str]:
    """Orders are words, and begin with the letter of their kind."""
    return Desk(lambda order: order[0])


def taken(desk: Desk[str, str], painter: int = 0) -> str:
    job = desk.take(painter)
    assert job is not None
    desk.done(job, job.order)
    return job.order


def test_the_most_urgent_is_drawn_first_and_asking_again_raises_it() -> None:
    waiting = desk()
    waiting.ask("ahead", Rank.AHEAD)
    soon = waiting.ask("asked later", Rank.AHEAD)
    waiting.ask("a piece of news", Rank.NEWS)
    waiting.ask("asked", Rank.ASKED)
    assert waiting.ask("asked later", Rank.ASKED) is soon
    waiting.ask("asked", Rank.AHEAD)
    assert [taken(waiting) for _ in range(4)] == ["asked later", "asked", "a piece of news", "ahead"]
    assert soon.result() == "asked later"


def test_each_painter_takes_what_he_has_the_art_for_but_passes_nothing_over_for_ever() -> None:
    waiting = desk()
    waiting.ask("bear", Rank.ASKED)
    assert taken(waiting) == "bear"
    waiting.ask("ant", Rank.ASKED)
    for number in range(PASSED + 2):
        waiting.ask(f"bee {number}", Rank.ASKED)
    assert [taken(waiting) for _ in range(PASSED + 1)] == [*[f"bee {n}" for n in range(PASSED)], "ant"]
    waiting.ask("bat", Rank.AHEAD)
    waiting.ask("cat", Rank.NEWS)
    waiting.forget(0)
    assert [taken(waiting, 1) for _ in range(4)] == ["bee 4", "bee 5", "cat", "bat"]


def test_what_is_given_back_after_closing_waits_for_nobody() -> None:
    waiting = desk()
    asked = waiting.ask("asked", Rank.ASKED)
    job = waiting.take(0)
    assert job is not None
    waiting.close()
    waiting.back(job)
    assert isinstance(asked.exception(timeout=0), Closed)


def test_what_nobody_waits_for_is_bounded() -> None:
    waiting = desk()
    asked = waiting.ask("asked", Rank.ASKED)
    ahead = [waiting.ask(f"ahead {number}", Rank.AHEAD) for number in range(SPARE + 3)]
    assert [future.cancelled() for future in ahead[:4]] == [True, True, True, False]
    assert len(waiting.jobs) == SPARE + 1
    assert not asked.cancelled()


def test_there_are_as_many_painters_as_cores_unless_the_host_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """And as many thinkers: the host may give each its own number."""
    def processes() -> tuple[int, int]:
        found = Settings(_env_file=None)  # type: ignore[call-arg]
        return found.painters, found.thinkers

    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(3)), raising=False)
    assert processes() == (3, 3)
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(100)), raising=False)
    assert processes() == (PROCESSES, PROCESSES)
    monkeypatch.setenv("THICKET_PAINTERS", "5")
    assert processes() == (5, PROCESSES)
    monkeypatch.setenv("THICKET_THINKERS", "2")
    assert processes() == (5, 2)


def test_the_painters_share_one_amount_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MEMORY", memory.Memory(memory.ROOM))
    memory.share_with(4)
    assert memory.MEMORY.room * 4 == memory.ROOM

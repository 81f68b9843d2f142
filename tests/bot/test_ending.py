"""How the program ends: soon, in good order, and without losing what it has acknowledged."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from bot.client import Thicket
from bot.playground import Playground
from bot.store import Store
from tests.bot.club import Club
from tests.bot.outage import Outage
from tests.bot.program import ELSEWHERE, connected, thicket

STUCK = """
import asyncio, multiprocessing, sys, threading, time
from bot import ending

async def work():
    with ending.unheard():
        multiprocessing.get_context("spawn").Process(target=time.sleep, args=(3600,)).start()
    print("working", flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await asyncio.sleep(2 * ending.ECHO)
        print("closing", flush=True)
        threading.Event().wait()

ending.DEADLINE = float(sys.argv[1])
asyncio.run(ending.until_signalled(work()))
"""

ALONE = """
from multiprocessing import resource_tracker
from bot.crew.worker import Worker

worker = Worker(abs, int)
worker.ready()
resource_tracker._resource_tracker._stop()
print("gone", flush=True)
"""


ORPHAN = """
from multiprocessing import Pipe
from bot.crew import worker

worker.leave_with_parent = int  # there is no server that has forked it
pipe, theirs = Pipe()
pipe.close()
worker.serve(theirs, abs, int)
"""


async def moves(database: Path) -> int:
    async with await Store.open(database) as store:
        return len(await store.moves(1))


@pytest.mark.parametrize(("number", "whole"), [(signal.SIGTERM, False), (signal.SIGINT, True), (signal.SIGTERM, True)])
async def test_one_signal_ends_it_while_it_draws(tmp_path: Path, number: signal.Signals, whole: bool) -> None:  # noqa: FBT001
    """A runner sends it to the whole group, and passes it on as well."""
    async with Playground(ack_deadline=20) as playground:
        outage = Outage(playground, tmp_path / "thicket.sqlite3", Random(1))
        async with connected(playground, tmp_path, ELSEWHERE) as program:
            await outage.begin()
            await outage.answer()
            await playground.slash("Ada", "general", "board")  # deferred: it is being drawn now
            if whole:
                os.killpg(program.pid, number)
            program.send_signal(number)
            _, err = await program.communicate()  # until no process, also none that draws, could say any more
            assert program.returncode == 0, err.decode()
            assert "Traceback" not in err.decode()
        assert outage.acknowledged == 1
    assert await moves(tmp_path / "thicket.sqlite3") == 1


async def test_what_is_ready_only_when_it_is_closing_begins_nothing(club: Club) -> None:
    """Its database is closed before anything that begins then."""
    late = Thicket(club.client.services)
    late.leaving = True
    await late.on_ready()
    assert late.chores == []


@pytest.mark.parametrize(("second", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
async def test_a_second_signal_ends_it_at_once(tmp_path: Path, second: signal.Signals, status: int) -> None:
    async with thicket(tmp_path, "-c", STUCK, "3600") as program:
        assert await program.stdout.readline() == b"working\n"
        program.send_signal(signal.SIGINT)
        program.send_signal(signal.SIGINT)  # the echo
        assert await program.stdout.readline() == b"closing\n"
        program.send_signal(second)
        await program.communicate()  # until its helper is gone too
        assert program.returncode == status


async def test_what_cannot_be_closed_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    async with thicket(tmp_path, "-c", STUCK, "0.5") as program:
        assert await program.stdout.readline() == b"working\n"
        program.terminate()
        _, err = await program.communicate()
        assert program.returncode == 0
        assert "closing takes too long" in err.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such process on Windows")
async def test_a_process_that_nobody_dismissed_holds_nothing_that_the_program_waits_for(tmp_path: Path) -> None:
    """One that is begun while the program closes. Python 3.13 and newer stop this by themselves, last of all."""
    async with thicket(tmp_path, "-c", ALONE) as program:
        assert await asyncio.wait_for(program.stdout.readline(), 30) == b"gone\n"


async def test_a_process_that_begins_when_the_program_is_gone_says_nothing(tmp_path: Path) -> None:
    async with thicket(tmp_path, "-c", ORPHAN) as program:
        _, err = await program.communicate()
        assert (program.returncode, err) == (0, b"")

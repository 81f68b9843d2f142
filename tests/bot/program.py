"""The program as a process of its own, with nothing in its environment but what a test gives it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.playground import Playground
from tests.bot.cradle import ROOT, Program, begin

ALONE = {"THICKET_PAINTERS": "1", "THICKET_THINKERS": "1"}  # every process takes half a second to begin
QUIETLY = (  # nothing is painted ahead: who plays for a moment looks at few pictures, and all take a minute
    "import sys; from bot.__main__ import run; from bot.paint.ahead import Ahead\n"
    "Ahead.begin = lambda self: None\n"
)
ELSEWHERE = f"{QUIETLY}from bot.playground.redirect import redirected\nwith redirected(sys.argv.pop()): run()"

DRAWN = (  # pictures that are smaller, and that somebody waits for on a busy machine too
    "from functools import partial; from bot import program; from tests.bot.sketch import {0}\n"
    "program.Painter = partial(program.Painter, patience=60, act={0})\n"
)
UNDRAWN = f"from bot import program; from tests.bot.sketch import Sheets\nprogram.Painter = Sheets\n{ELSEWHERE}"
SKETCHING = f"{DRAWN.format('sketch')}{ELSEWHERE}"
HERE = f"{QUIETLY}run()"
HALVED = f"{DRAWN.format('halved')}{HERE}"


def alone(**environment: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "XDG_CACHE_HOME") if name in os.environ}
    return {**kept, **ALONE, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore", **environment}


@asynccontextmanager
async def from_nothing(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Process]:
    """In that folder, as somebody starts it who has not run it yet; at its end it is gone, whatever it was doing."""
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=folder, stdout=PIPE, stderr=PIPE, start_new_session=True,
        env=alone(**environment),
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.communicate()


@asynccontextmanager
async def thicket(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Program]:
    """The same at once."""
    started = await begin(arguments or ("-m", "bot"), folder, alone(**environment))
    try:
        yield started
    finally:
        started.kill()
        await started.communicate()


@asynccontextmanager
async def connected(playground: Playground, folder: Path, script: str = SKETCHING) -> AsyncIterator[Program]:
    """With a token, and the playground of the test in the place of Discord."""
    async with thicket(folder, "-c", script, playground.origin, DISCORD_TOKEN=playground.token) as started:
        await playground.until(lambda: playground.gateway.connected or started.returncode is not None, 60)
        yield started


async def finished(folder: Path, *arguments: str, **environment: str) -> tuple[int | None, str, str]:
    """A command that ends by itself: its status, what it says, and what it says in trouble."""
    async with thicket(folder, "-m", "bot", *arguments, **environment) as started:
        out, err = await started.communicate()
        return started.returncode, out.decode(), err.decode()

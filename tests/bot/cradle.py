"""Programs that run at once: a process that has loaded the code is forked for each of them.

Loading takes two seconds of a processor, and tests start some sixty programs. How one begins with nothing is what
`test_start` and the readme's test show; whoever only needs one that runs takes it from here. Each is the real program
in a session of its own, with the folder, environment and output that it is given.
"""

import asyncio
import atexit
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOADED = ("bot.program", "bot.checkup", "bot.invite", "bot.copies", "bot.recordings", "bot.recount", "tests.bot.sketch")
ROOM = 1 << 16  # bytes of what a program is given


class Program:
    """What `asyncio.subprocess.Process` offers, as far as tests ask for it."""

    def __init__(
        self, pid: int, fate: asyncio.StreamReader, out: asyncio.StreamReader, err: asyncio.StreamReader
    ) -> None:
        self.pid, self.fate, self.stdout, self.stderr = pid, fate, out, err
        self.returncode: int | None = None
        self.waiting = asyncio.ensure_future(self.end())

    async def end(self) -> int:
        self.returncode = int(await self.fate.read())
        return self.returncode

    async def wait(self) -> int:
        return await asyncio.shield(self.waiting)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Until no process that shares its output could say any more."""
        out, err = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return out, err

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


async def begin(arguments: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Program:
    """As `python` would, with these arguments: `-m module …` or `-c program …`."""
    pipes = [os.pipe() for _ in range(3)]
    given = json.dumps([list(arguments), str(folder), dict(environment)]).encode()
    try:
        socket.send_fds(cradle(), [given], [writing for _, writing in pipes])
    finally:
        for _, writing in pipes:
            os.close(writing)
    fate, out, err = [await reader(reading) for reading, _ in pipes]
    return Program(int(await fate.readline()), fate, out, err)


async def reader(pipe: int) -> asyncio.StreamReader:
    heard = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(heard), os.fdopen(pipe, "rb", 0)
    )
    return heard


@cache
def cradle() -> socket.socket:
    """One for each process of pytest; it leaves when nobody can ask it any more."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-W", "ignore", "-m", "tests.bot.cradle", str(theirs.fileno())], cwd=ROOT,
            pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True,
        )
    atexit.register(process.wait)
    atexit.register(ours.close)  # called first
    return ours


def rock(asked: socket.socket) -> tuple[list[str], str, dict[str, str]] | None:
    """Serves until nobody is left to ask; in each program it comes back with what that one is to do."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever watches over a program leaves no trace
    while True:
        given, pipes, *_ = socket.recv_fds(asked, ROOM, 3)
        if not given:
            return None
        if os.fork() == 0:
            asked.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if (born := os.fork()) == 0:
                os.setsid()
                for pipe, number in zip(pipes[1:], (1, 2), strict=True):
                    os.dup2(pipe, number)
                    os.close(pipe)
                os.close(pipes[0])
                arguments, folder, environment = json.loads(given)
                return arguments, folder, environment
            watch(born, *pipes)
        for pipe in pipes:
            os.close(pipe)


def watch(born: int, fate: int, out: int, err: int) -> None:
    """In a process that holds nothing but the fate of another."""
    os.close(out)
    os.close(err)
    os.write(fate, f"{born}\n".encode())
    _, status = os.waitpid(born, 0)
    os.write(fate, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def live(arguments: list[str], folder: str, environment: dict[str, str]) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    how, what, *rest = arguments
    sys.argv = [what if how == "-m" else how, *rest]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), sys.modules["__main__"].__dict__)  # noqa: S102 - a test's own program


if __name__ == "__main__":
    for name in LOADED:
        __import__(name)
    if (found := rock(socket.socket(fileno=int(sys.argv[1])))) is not None:
        live(*found)

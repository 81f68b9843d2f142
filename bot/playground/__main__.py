"""`python -m bot.playground --port N`: the playground without a bot. Prints one line of JSON: url, origin and token."""

import argparse
import asyncio
import json
import signal
import sys
from pathlib import Path

from . import Playground
from .site import PEOPLE


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 takes any free one")
    parser.add_argument("--keep", type=Path, help="a folder in which the world outlives the program")
    parser.add_argument("--people", nargs="+", default=list(PEOPLE), metavar="NAME")
    parser.add_argument("--guilds", type=int, default=1, help="how many there are at least, each with a channel")
    parser.add_argument("--recall", type=int, default=1000, help="how many requests of the bot to remember")
    return parser.parse_args()


async def serve(given: argparse.Namespace) -> None:
    over = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, over.set)
        except NotImplementedError:
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(over.set))
    async with Playground(given.port, given.people, keep=given.keep, recall=given.recall) as playground:
        for number in range(len(playground.world.guilds), given.guilds):
            playground.world.found(f"Club {number}", ["general"])
        about = {"url": playground.url, "origin": playground.origin, "token": playground.token}
        sys.stdout.write(json.dumps(about) + "\n")
        sys.stdout.flush()
        await over.wait()


def run() -> int:
    try:
        asyncio.run(serve(arguments()))
    except OSError as error:
        sys.stderr.write(f"The playground cannot start: {error.strerror or error}.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(run())

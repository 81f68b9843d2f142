"""The playground and the bot as processes of their own, and what a SIGKILL leaves."""

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.playground import Playground


@asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    started = await asyncio.create_subprocess_exec(sys.executable, "-W", "ignore", "-m", *arguments, stdout=PIPE)
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()


async def announced(started: asyncio.subprocess.Process) -> dict[str, str]:
    assert started.stdout is not None
    return dict(json.loads(await started.stdout.readline()))


async def act(session: aiohttp.ClientSession, about: dict[str, str], op: str, **more: Any) -> Any:
    async with session.post(about["url"] + "act", json={"op": op, **more}) as response:
        return await response.json()


async def test_a_killed_bot_is_replaced_and_old_buttons_work() -> None:
    async with Playground(ack_deadline=20) as playground:
        bot = ("tests.bot.playground.tinybot", playground.origin, playground.token)
        async with process(*bot) as first:
            await playground.until(lambda: playground.gateway.connected)
            shown = await playground.slash("Ada", "general", "show")
            first.send_signal(signal.SIGKILL)
            await first.wait()
        await playground.until(lambda: not playground.gateway.connected)
        async with process(*bot):
            await playground.until(lambda: playground.gateway.connected)
            await playground.click("Bela", shown, "move:b2")
        assert "B2" in playground.post(shown).text()


async def test_a_killed_playground_forgets_nothing_it_has_said(tmp_path: Path) -> None:
    command = ("bot.playground", "--keep", str(tmp_path), "--people", "Ada", "Bela")
    async with aiohttp.ClientSession() as session:
        async with process(*command) as first:
            about = await announced(first)
            for number in range(5):
                said = await act(session, about, "say", person="Ada", channel="general", content=f"word {number}")
                assert "message" in said
            first.kill()
            await first.wait()
        async with process(*command) as second:
            about = await announced(second)
            where = {"person": "Bela", "channel": "general"}
            async with session.get(about["url"] + "messages", params=where) as response:
                words = [message["content"] for message in await response.json()]
            assert words == [f"word {number}" for number in range(5)]
            second.send_signal(signal.SIGTERM)
            assert await second.wait() == 0


async def test_two_processes_driven_over_http() -> None:
    async with aiohttp.ClientSession() as session, process("bot.playground") as stand_in:
        about = await announced(stand_in)
        async with process("tests.bot.playground.tinybot", about["origin"], about["token"]):
            async with session.ws_connect(about["url"] + "live") as live:
                online = False
                while not online:
                    online = any(frame.get("online") for frame in await live.receive_json())
            answer = await act(session, about, "slash", person="Ada", channel="general", name="garden plant",
                               options={"plant": "fern", "at": "A1"})
            assert (answer["failed"], answer["type"]) == (False, 4)
            async with session.get(about["url"] + "record") as response:
                assert (await response.json())[-1]["route"] == "/interactions/{interaction}/{token}/callback"
            answer = await act(session, about, "slash", person="Ada", channel="general", name="nothing")
            assert answer == {"error": "There is no command /nothing."}


async def test_a_busy_port_is_said_in_one_sentence(playground: Playground) -> None:
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "bot.playground", "--port", str(playground.port), stderr=PIPE)
    _, said = await started.communicate()
    assert started.returncode == 1
    assert said.decode() == "The playground cannot start: Address already in use.\n"

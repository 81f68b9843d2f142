"""The REST API without discord.py, which would refuse much of what tests of limits send, and short words for bodies."""

import asyncio
import json
from typing import Any

import aiohttp

from bot.playground import Interaction, Payload, Playground
from tests.bot.playground.tinybot import picture

V2 = 1 << 15


class Api:
    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground, self.session = playground, session

    async def __call__(self, method: str, path: str, body: Any, files: int = 0) -> tuple[int, Any]:
        url = self.playground.origin + "/api/v10" + path
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number in range(files):
                form.add_field(f"files[{number}]", picture(), filename=f"{number}.png")
            sending = self.session.request(method, url, data=form)
        else:
            sending = self.session.request(method, url, json=body)
        async with sending as response:
            return response.status, await response.json() if response.status != 204 else None

    async def send(self, body: Payload, files: int = 0) -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.playground.channel('general').id}/messages", body, files)

    async def held(self, kind: str) -> tuple[asyncio.Task[Any], Interaction]:
        """An interaction that waits for its answer, with no bot there to give one."""
        await self("PUT", f"/applications/{self.playground.world.bot.id}/commands", [command(options=[
            option(autocomplete=True)])])
        self.playground.hold()
        doing: Any = (self.playground.slash("Ada", "general", "grow", what="fern") if kind == "slash" else
                      self.playground.autocomplete("Ada", "general", "grow", "what"))
        task = asyncio.create_task(doing)
        await self.playground.until(lambda: self.playground.interactions.held)
        assert self.playground.interactions.held is not None
        return task, self.playground.interactions.held[-1]

    async def answer(self, kind: str, body: Payload) -> tuple[int, Any]:
        task, interaction = await self.held(kind)
        result = await self("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return result


def check_limit(within: tuple[int, Any], beyond: tuple[int, Any], path: str) -> None:
    """What is within a limit was taken; what is beyond was refused, at that field."""
    assert within[0] < 300, within
    status, answer = beyond
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert at(answer["errors"], path)


def at(errors: Any, path: str) -> list[str]:
    for part in path.split("."):
        errors = errors[part]
    return [error["code"] for error in errors["_errors"]]


def text(content: str = "x") -> Payload:
    return {"type": 10, "content": content}


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", **more: Any) -> Payload:
    return {"type": 2, "style": 1, "label": "go", "custom_id": custom_id, **more}


def select(count: int = 2, **more: Any) -> Payload:
    options = [{"label": f"l{i}", "value": f"v{i}"} for i in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def option_of(**more: Any) -> Payload:
    return select(options=[{"label": "l", "value": "v", **more}])


def v2(*parts: Payload) -> Payload:
    return {"flags": V2, "components": list(parts)}


def command(**more: Any) -> Payload:
    return {"name": "grow", "description": "Grow something", "type": 1, **more}


def option(name: str = "what", **more: Any) -> Payload:
    return {"name": name, "description": "which one", "type": 3, **more}


def label(component: Payload, **more: Any) -> Payload:
    return {"type": 18, "label": "Name", "component": component, **more}


def field(custom_id: str = "f", **more: Any) -> Payload:
    return {"type": 4, "style": 1, "custom_id": custom_id, **more}


def modal(*parts: Payload, **more: Any) -> Payload:
    return {"type": 9, "data": {"title": "t", "custom_id": "m", "components": list(parts), **more}}

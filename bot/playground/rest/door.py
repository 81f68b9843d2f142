"""The door of the REST API: who may come in, how often, what is written down, and how refusals leave."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.playground.ledger import Exchange, Ledger
from bot.playground.wire import Refused, reply
from bot.playground.world import World

from .body import read
from .call import Call, Route
from .limits import Fault, Limits

API = "/api/v10"
LARGEST = 128 * 1024 * 1024   # ten files of the size that Discord takes, and some


class Door:
    def __init__(self, world: World, ledger: Ledger) -> None:
        self.world, self.ledger = world, ledger
        self.limits = Limits()

    def add(self, app: web.Application, routes: list[Route]) -> None:
        for method, path, answer in routes:
            app.router.add_route(method, API + path, self.guarded(method, path, answer))

    def add_unknown(self, app: web.Application) -> None:
        async def unknown(call: Call) -> web.Response:
            raise Refused(404, 0, f"404: Not Found (the playground has no {call.parts['rest']})")
        app.router.add_route("*", API + "/{rest:.*}", self.guarded("*", "/{rest}", unknown))

    def guarded(self, method: str, path: str, answer: Callable[[Call], Awaitable[web.Response]],
                 ) -> Callable[[web.Request], Awaitable[web.Response]]:
        # Interactions and their webhooks are opened by the token in the path.
        open_to_all = path.startswith(("/interactions/", "/webhooks/"))

        async def handle(request: web.Request) -> web.Response:
            if not open_to_all and request.headers.get("Authorization") != f"Bot {self.world.meta['token']}":
                return reply({"message": "401: Unauthorized", "code": 0}, 401)
            try:
                body, files = await read(request, LARGEST)
            except Refused as error:
                return reply(error.body, error.status)
            call = Call(dict(request.match_info), dict(request.query), body, files)
            await self.limits.turn(call.parts.get("channel", ""))
            if (silence := self.limits.silence) is not None and not self.limits.hear():
                return await unanswered(request, silence)
            fault = self.limits.fault(f"{method} {path}")
            response = await self.answered(f"{method} {path}", call, answer, fault)
            if self.ledger.exchanges.maxlen != 0:
                text = response.text
                self.ledger.exchanges.append(Exchange(
                    request.method, path, request.path.removeprefix(API), call.query, body, files, response.status,
                    json.loads(text) if text else None))
            self.world.wake()
            if silence is not None:
                return await unanswered(request, silence)
            if fault is not None and fault.lose_reply and request.transport is not None:
                request.transport.abort()
            return response
        return handle

    async def answered(self, route: str, call: Call, answer: Callable[[Call], Awaitable[web.Response]],
                       fault: Fault | None) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if fault is not None and not fault.lose_reply:
                raise self.limits.refuse(fault)
            headers = self.limits.count(route, call.parts.get("channel", "") + call.parts.get("token", ""))
            response = await answer(call)
        except Refused as error:
            # Without a Via header discord.py takes a 429 for a ban by the network in between.
            headers = error.headers | ({"Via": "1.1 playground"} if error.status == 429 else {})
            response = reply(error.body, error.status)
        except OSError as error:
            # Not 500, which discord.py would try five times over many seconds.
            response = reply({"message": f"The playground cannot keep this: {error.strerror}", "code": 0}, 507)
        response.headers.update(headers)
        return response


async def unanswered(request: web.Request, silence: asyncio.Event) -> web.Response:
    """Whoever waits for it is told nothing, and in the end that the connection is gone."""
    await silence.wait()
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


def whole(value: Any, otherwise: int, most: int) -> int:
    """A number from a query, within bounds."""
    try:
        return max(1, min(most, int(value)))
    except (TypeError, ValueError):
        return otherwise


def snowflake(value: Any, otherwise: int) -> int:
    """An id from outside."""
    if value is None:
        return otherwise
    if not (str(value).isascii() and str(value).isdigit() and len(str(value)) <= 20):
        raise Refused(400, 50035, "Invalid Form Body")
    return int(value)

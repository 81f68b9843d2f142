"""One request of the bot, read and ready for a route to answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from aiohttp import web

from bot.playground.ledger import Upload
from bot.playground.wire import Payload, Refused


@dataclass(frozen=True, slots=True)
class Call:
    parts: dict[str, str]      # of the path, by the names in the route
    query: dict[str, str]
    body: Any
    files: dict[str, Upload]

    @property
    def form(self) -> Payload:
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise Refused(400, 50035, "Invalid Form Body")
        return self.body


Route: TypeAlias = tuple[str, str, Callable[[Call], Awaitable[web.Response]]]

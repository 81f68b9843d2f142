"""The form of what crosses the wire: JSON bodies, flags, and Discord's way of refusing. Knows nothing of the world."""

import json
import math
from datetime import UTC, datetime
from typing import Any, TypeAlias

from aiohttp import web

from bot.speech import DEFAULT, speaker
from engine import Arg, text

Payload: TypeAlias = dict[str, Any]

HAS_THREAD, EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 5, 1 << 6, 1 << 7, 1 << 12, 1 << 15

DEEPEST = 50


class Refused(Exception):
    """A refusal in Discord's own form; the REST door turns it into a reply."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None,
                 headers: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message
        self.errors, self.headers = errors, headers or {}

    @property
    def body(self) -> Payload:
        if self.status == 429:
            return {"message": self.message, "code": self.code, "global": False,
                    "retry_after": float(self.headers["Retry-After"])}
        return {"message": self.message, "code": self.code, **({"errors": self.errors} if self.errors else {})}


class Impossible(Exception):
    """What no Discord client would let a person do: `text` says why, to a developer in English.

    `option`: of a command, the one that it is about.
    """

    option: str | None = None

    def __init__(self, id_: str, /, **args: Arg) -> None:
        self.text = text(id_, **args)
        super().__init__(speaker(DEFAULT)(self.text))


def parsed(text: str | bytes) -> Any:
    """JSON from outside; ValueError for what is none, or is nested deeper than anything that Discord knows."""
    try:
        found = json.loads(text, parse_float=finite, parse_constant=finite)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    level = [found]
    for _ in range(DEEPEST):
        if not level:
            return found
        level = [inner for thing in level if isinstance(thing, dict | list)
                 for inner in (thing.values() if isinstance(thing, dict) else thing)]
    raise ValueError("nested too deeply")


def copied(thing: Any) -> Any:
    """All the way down. Every message is copied several times, and `deepcopy` takes ten times as long."""
    if isinstance(thing, dict):
        return {key: copied(value) if isinstance(value, dict | list) else value for key, value in thing.items()}
    if isinstance(thing, list):
        return [copied(value) if isinstance(value, dict | list) else value for value in thing]
    return thing


def finite(text: str) -> float:
    """Python reads NaN and Infinity, and 1e999 as the latter; no other end of the wire would."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is no number")
    return number


def reply(data: object, status: int = 200) -> web.Response:
    # With "; charset=utf-8" behind it discord.py would take the body for plain text.
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


def nothing() -> web.Response:
    return web.Response(status=204)


def now() -> str:
    return datetime.now(UTC).isoformat()

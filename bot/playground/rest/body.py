"""Reads a request: JSON, or multipart with payload_json and files[n]."""

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground.ledger import Upload
from bot.playground.wire import ApiError

PART = re.compile(r"files\[(\d+)\]")


async def read(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    if not request.can_read_body:
        return None, {}
    try:
        if request.content_type.startswith("multipart/"):
            return await _multipart(request)
        return json.loads(await request.read() or b"null"), {}
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


async def _multipart(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    body: Any = None
    files: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "Invalid Form Body")
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif match := PART.fullmatch(part.name or ""):
            files[match[1]] = Upload(part.filename or "unknown", bytes(await part.read()))
    return body, files

"""Reads a request: JSON, or multipart with payload_json and files[n]. What is too large is refused, not read."""

import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground.ledger import Upload
from bot.playground.wire import Refused, parsed

PART = re.compile(r"files\[(\d+)\]")
CHUNK = 1 << 16


class Room:
    """How much more of a request may come. A request that says its size is refused by its size."""

    def __init__(self, request: web.Request, most: int) -> None:
        self.left = most
        self.take(request.content_length or 0)
        self.left = most

    def take(self, size: int) -> None:
        self.left -= size
        if self.left < 0:
            raise Refused(413, 40005, "Request entity too large")


async def plain(request: web.Request, most: int) -> bytes:
    room, body = Room(request, most), bytearray()
    async for chunk in request.content.iter_chunked(CHUNK):
        room.take(len(chunk))
        body += chunk
    return bytes(body)


async def read(request: web.Request, most: int) -> tuple[Any, dict[str, Upload]]:
    if not request.can_read_body:
        return None, {}
    try:
        if request.content_type.startswith("multipart/"):
            return await multipart(request, Room(request, most))
        return parsed(await plain(request, most) or b"null"), {}
    except ValueError as error:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from error


async def multipart(request: web.Request, room: Room) -> tuple[Any, dict[str, Upload]]:
    body: Any = None
    files: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refused(400, 50035, "Invalid Form Body")
        data = bytearray()
        while chunk := await part.read_chunk(CHUNK):
            room.take(len(chunk))
            data += chunk
        if part.name == "payload_json":
            body = parsed(bytes(data))
        elif match := PART.fullmatch(part.name or ""):
            files[match[1]] = Upload(part.filename or "unknown", bytes(data))
    return body, files

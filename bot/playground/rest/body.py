"""Reads a request: JSON, or multipart with payload_json and files[n]. What is too large is refused, not read."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from aiohttp import content_disposition_filename, parse_content_disposition, web

from bot.playground.ledger import Upload
from bot.playground.wire import Refused, parsed

PART = re.compile(r"files\[(\d+)\]")
BOUNDARY = re.compile(r'boundary=(?:"([^"]+)"|([^\s;,"]+))', re.IGNORECASE)
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
    kind, body = request.headers.get("Content-Type", ""), await plain(request, most)
    try:
        return multipart(kind, body) if kind.lower().startswith("multipart/") else (parsed(body or b"null"), {})
    except ValueError as error:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from error


def multipart(kind: str, data: bytes) -> tuple[Any, dict[str, Upload]]:
    """Read here, and not by aiohttp, which takes ten times as long for a message with a picture."""
    body: Any = None
    files: dict[str, Upload] = {}
    for heading, content in parts(kind, data):
        name, filename = called(heading)
        if name == "payload_json":
            body = parsed(content)
        elif match := PART.fullmatch(name):
            files[match[1]] = Upload(filename or "unknown", content)
    return body, files


def parts(kind: str, data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The lines above each part, and what is in it; ValueError for what is not whole."""
    if (found := BOUNDARY.search(kind)) is None:
        raise ValueError("no boundary")
    line = b"\r\n--" + (found[1] or found[2]).encode()
    _, *inner, last = (b"\r\n" + data).split(line)
    if not last.startswith(b"--"):
        raise ValueError("cut off")
    for part in inner:
        heading, parted, content = part.partition(b"\r\n\r\n")
        if not parted:
            raise ValueError("a part without an end of its heading")
        yield heading, content


@lru_cache(maxsize=256)
def called(heading: bytes) -> tuple[str, str | None]:
    """The names of a part and of its file."""
    lines = [line.partition(":") for line in heading.decode().split("\r\n")]
    fields = {field.strip().lower(): value.strip() for field, _, value in lines}
    if fields.get("content-type", "").lower().startswith("multipart/"):
        raise Refused(400, 50035, "Invalid Form Body")
    _, given = parse_content_disposition(fields.get("content-disposition"))
    return content_disposition_filename(given, "name") or "", content_disposition_filename(given)

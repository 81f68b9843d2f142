"""The bytes people and the bot uploaded, and what Discord says of an uploaded file."""

import io
from urllib.parse import quote

from PIL import Image

from .keep import Keep
from .wire import Payload, Refused

KINDS = ((b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"), (b"GIF8", "image/gif"),
         (b"RIFF", "image/webp"))


def content_type(data: bytes) -> str:
    """By the first bytes alone: what claims to be a picture but is none is never served as one."""
    return next((kind for magic, kind in KINDS if data.startswith(magic)), "application/octet-stream")


def size(data: bytes) -> Payload:
    """Of a picture, as its head says; whatever has none that can be read has no size."""
    if not content_type(data).startswith("image/"):
        return {}
    try:
        with Image.open(io.BytesIO(data)) as image:
            return {"width": image.width, "height": image.height}
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return {}


class Attachments:
    def __init__(self, keep: Keep | None, size_limit: int) -> None:
        self.keep = keep
        self.size_limit = size_limit
        self.held: dict[str, bytes] = {}

    def store(self, attachment: str, data: bytes) -> None:
        if len(data) > self.size_limit:
            raise Refused(413, 40005, "Request entity too large")
        if self.keep is None:
            self.held[attachment] = data
        else:
            self.keep.store(attachment, data)

    def read(self, attachment: str) -> bytes | None:
        return self.held.get(attachment) if self.keep is None else self.keep.read(attachment)


def attachment_payload(attachment: str, base: str, channel_id: str, filename: str, data: bytes,
                       description: str | None = None) -> Payload:
    url = f"{base}/attachments/{channel_id}/{attachment}/{quote(filename)}"
    return {"id": attachment, "filename": filename, "size": len(data), "url": url, "proxy_url": url,
            "content_type": content_type(data), **size(data),
            **({"description": description} if description else {})}

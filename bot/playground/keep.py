"""Keeps the world in a folder: a journal of JSON lines, the last line of a thing wins, and a file per attachment.

Every change is handed to the system before anyone hears of it, so that a killed program forgets nothing it has said.
A torn last line is what a crash leaves; it was never acknowledged and is dropped.
"""

import json
import os
import re
from pathlib import Path
from typing import IO, Any

from .wire import Payload

HERE = "http://playground"   # stands in the journal for the address, which changes with the port


class Unreadable(OSError):
    """What is kept cannot be read."""


class Keep:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "attachments").mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = folder / "world.jsonl"
        self.base = HERE
        self.file: IO[str] | None = None

    def load(self) -> dict[tuple[str, str], Any]:
        things: dict[tuple[str, str], Any] = {}
        if not self.path.exists():
            return things
        lines = self.path.read_text(encoding="utf-8").split("\n")
        # Whatever stands behind the last line end was never finished.
        for number, line in enumerate(lines[:-1], 1):
            try:
                kind, name, value = json.loads(line)
            except ValueError as error:
                raise Unreadable(f"{self.path} is damaged in line {number}; nothing was changed") from error
            if value is None:
                things.pop((kind, name), None)
            else:
                things[kind, name] = value
        return things

    def open(self, base: str, things: dict[tuple[str, str], Any]) -> None:
        """Start a fresh journal that holds only what is still true, and take further changes."""
        fresh = self.path.with_suffix(".new")
        fresh.touch(mode=0o600)
        with fresh.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps([kind, name, value]) + "\n" for (kind, name), value in things.items())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.path)
        self.drop_orphans(json.dumps(list(things.values())))
        self.base = base
        self.file = self.path.open("a", encoding="utf-8")

    def write(self, kind: str, name: str, value: Payload | list[Payload] | None) -> None:
        if self.file is not None:
            self.file.write(json.dumps([kind, name, value]).replace(self.base, HERE) + "\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            os.fsync(self.file.fileno())
            self.file.close()
            self.file = None

    def here(self, value: Any, base: str) -> Any:
        return json.loads(json.dumps(value).replace(HERE, base))

    def store(self, attachment: str, data: bytes) -> None:
        path = self.folder / "attachments" / attachment
        fresh = path.with_suffix(".new")
        fresh.write_bytes(data)
        fresh.replace(path)

    def read(self, attachment: str) -> bytes | None:
        path = self.folder / "attachments" / attachment
        return path.read_bytes() if attachment.isdigit() and path.exists() else None

    def drop_orphans(self, text: str) -> None:
        held = set(re.findall(r"/attachments/\d+/(\d+)/", text))
        for path in (self.folder / "attachments").iterdir():
            if path.name not in held:
                path.unlink()

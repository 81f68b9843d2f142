"""Paintings that are kept on disk: what takes long is painted once on a computer, whichever process needs it first.

A shelf's name holds the edition of its drawings, so a changed drawing is painted anew. All shelves share a room of one
size, and what was looked at longest ago goes first. A folder that cannot be written costs time, nothing else.
"""

import logging
import os
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from engine import record

LOG = logging.getLogger(__name__)
ROOM = 256 * 1024 * 1024
OFTEN = 16  # how many times the room is looked at while it fills once
SEAL = 8  # bytes


def sealed(files: Iterable[Path], more: str = "") -> str:
    """A word that changes with any of the files."""
    seal = blake2b(more.encode(), digest_size=6)
    for file in files:
        seal.update(file.read_bytes())
    return seal.hexdigest()


def root() -> Path:
    """Under the user's cache, or among temporary files for a user without a home."""
    place = os.environ.get("XDG_CACHE_HOME")
    try:
        found = Path(place) if place else Path.home() / ".cache"
    except RuntimeError:
        found = Path(tempfile.gettempdir())
    return found / "thicket"


class Shelf:
    """Where paintings are kept; `None` keeps them nowhere. `root`: the folder of all shelves that share the room."""

    def __init__(self, folder: Path | None, root: Path | None = None, room: int = ROOM) -> None:
        self.folder, self.root, self.room = folder, root or folder, room
        self.unseen = room  # bytes since the room was looked at; it may be full from the start

    def has(self, name: str) -> bool:
        return self.folder is not None and (self.folder / name).is_file()

    def find(self, name: str) -> bytes | None:
        """What was cut off or changed is not found, and so painted anew."""
        if self.folder is None:
            return None
        try:
            data = (self.folder / name).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            self.give_up(error)
            return None
        if seal(data[:-SEAL]) != data[-SEAL:]:
            return None
        with suppress(OSError):
            os.utime(self.folder / name)
        return data[:-SEAL]

    def keep(self, name: str, data: bytes) -> None:
        """Several processes may paint the same at once: each file appears whole or not at all.

        The seal behind a picture is nothing to whoever opens the file.
        """
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            put(self.folder / name, data + seal(data))
        except OSError as error:
            self.give_up(error)
            return
        self.unseen += len(data)
        if self.unseen > self.room // OFTEN and self.root is not None:
            self.unseen = 0
            sweep(self.root, self.room)

    def give_up(self, error: OSError) -> None:
        LOG.warning("Paintings are not kept: %s", error)
        self.folder = None


@record
class Study:
    """One painting that can be made before anybody looks."""

    shelf: Shelf
    file: str
    paint: Callable[[], object]

    @property
    def waits(self) -> bool:
        return self.shelf.folder is not None and not self.shelf.has(self.file)


def shelf(name: str) -> Shelf:
    return Shelf(root() / name, root())


def seal(data: bytes) -> bytes:
    return blake2b(data, digest_size=SEAL).digest()


def put(path: Path, data: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        try:
            file.write(data)
            file.flush()
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
    Path(file.name).replace(path)


def sweep(root: Path, room: int) -> None:
    """Takes away what was looked at longest ago, until the rest has room; what others take away meanwhile is gone."""
    found: list[tuple[float, int, Path]] = []
    for path in root.rglob("*"):
        with suppress(OSError):
            if path.is_file():
                about = path.stat()
                found.append((about.st_mtime, about.st_size, path))
    used = sum(size for _, size, _ in found)
    for _, size, path in sorted(found):
        if used <= room:
            break
        with suppress(OSError):
            path.unlink()
            used -= size
            path.parent.rmdir()  # which fails as long as anything is in it

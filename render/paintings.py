"""Paintings that are kept on disk: what takes long is painted once on a computer, whichever process needs it first.

The folder's name holds the edition of the drawings, so a changed drawing is painted anew. A folder that cannot be
written costs time, nothing else.
"""

import logging
import os
import tempfile
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

LOG = logging.getLogger(__name__)


def sealed(files: Iterable[Path], more: str = "") -> str:
    """A word that changes with any of the files."""
    seal = blake2b(more.encode(), digest_size=6)
    for file in files:
        seal.update(file.read_bytes())
    return seal.hexdigest()


def folder(name: str) -> Path:
    """Under the user's cache, or among temporary files for a user without a home."""
    root = os.environ.get("XDG_CACHE_HOME")
    try:
        found = Path(root) if root else Path.home() / ".cache"
    except RuntimeError:
        found = Path(tempfile.gettempdir())
    return found / "thicket" / name


class Shelf:
    """Where paintings are kept; `None` keeps them nowhere."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def find(self, name: str) -> bytes | None:
        if self.folder is None:
            return None
        try:
            return (self.folder / name).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            self.give_up(error)
            return None

    def keep(self, name: str, data: bytes) -> None:
        """Several processes may paint the same at once: each file appears whole or not at all."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.folder, delete=False) as file:
                file.write(data)
            Path(file.name).replace(self.folder / name)
        except OSError as error:
            self.give_up(error)

    def give_up(self, error: OSError) -> None:
        LOG.warning("Paintings are not kept: %s", error)
        self.folder = None

"""The illustration of every card, painted when first seen and kept in memory and on disk.

A painting costs a tenth of a second, finding it again a few thousandths. Each is made small for boards, and large when
somebody looks closer. The folder's name holds the edition of the drawings, so a changed drawing is painted anew. A
folder that cannot be written costs time, nothing else.
"""

import io
import logging
import os
import tempfile
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path

from PIL import Image

from engine.games.earth.catalogue import CARDS, Card
from render.memory import MEMORY, kept
from render.raster import grained, rasterise

from .event_cards import emblem
from .fauna import portrait
from .flora import plant
from .land import landscape
from .pen import HEIGHT, LEFT, RIGHT, WIDTH

LOG = logging.getLogger(__name__)
SCALES = (0.75, 1.4)  # of a sheet's units
PACKAGES = ("event_cards", "fauna", "flora", "land")
KIT = ("curves", "pen", "scenery", "tones")


@cache
def edition() -> str:
    """A word that changes with the drawing code."""
    here, core = Path(__file__).parent, Path(rasterise.__code__.co_filename).parent
    files = [here / f"{name}.py" for name in KIT] + [core / "palette.py", core / "raster.py"]
    files += [file for name in PACKAGES for file in sorted((here / name).glob("*.py"))]
    seal = blake2b(str(SCALES).encode(), digest_size=6)
    for file in files:
        seal.update(file.read_bytes())
    return seal.hexdigest()


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
        """Several processes may paint the same card at once: each file appears whole or not at all."""
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
        LOG.warning("Paintings of Earth's cards are not kept: %s", error)
        self.folder = None


def default_folder() -> Path:
    """Under the user's cache, or among temporary files for a user without a home."""
    root = os.environ.get("XDG_CACHE_HOME")
    try:
        folder = Path(root) if root else Path.home() / ".cache"
    except RuntimeError:
        folder = Path(tempfile.gettempdir())
    return folder / "thicket" / f"earth-{edition()}"


SHELF = Shelf(default_folder())


def keep_in(folder: Path | None) -> None:
    """Keep paintings in another folder, or none."""
    SHELF.folder = folder / f"earth-{edition()}" if folder else None
    master.cache_clear()
    MEMORY.clear()


def drawing(card: Card) -> str:
    match card.kind:
        case "flora":
            types = card.types if len(card.types) == 1 else ()
            return plant(card.id, types, card.habitats, card.trunks)
        case "event":
            return emblem(card.id)
        case "fauna":
            return portrait(card.id)
        case _:
            return landscape(card.id)


def sheet(card: Card) -> tuple[int, int]:
    """Plants and animals have scenery beyond their subject."""
    return (RIGHT - LEFT if card.kind in ("flora", "fauna") else WIDTH), HEIGHT


def paint(card: Card, scale: float) -> bytes:
    """A painting as it is kept. What is fresh goes through the same file format, so that it looks no different."""
    wide, high = sheet(card)
    image = grained(rasterise(drawing(card), round(wide * scale), round(high * scale)).convert("RGB"))
    out = io.BytesIO()
    image.save(out, "JPEG", quality=93, subsampling=0)
    return out.getvalue()


@lru_cache(maxsize=64)
def master(number: int, scale: float) -> bytes:
    name = f"{number}@{scale}.jpg"
    found = SHELF.find(name)
    if found is None:
        found = paint(CARDS[number], scale)
        SHELF.keep(name, found)
    return found


@kept
def art(number: int, width: int, height: int, focus: float = 0.5, reach: float = 1.0) -> Image.Image:
    """A card's illustration cut to `width` by `height`.

    `reach` is how much of the sheet's height to show, if its width allows; `focus` 0 keeps the top, 1 the foot.
    """
    wide, high = sheet(CARDS[number])
    shown = min(high * reach, wide * height / width)
    across = shown * width / height
    scale = next((scale for scale in SCALES if scale >= width / across), SCALES[-1])
    with Image.open(io.BytesIO(master(number, scale))) as image:
        image.draft("RGB", (round(width * wide / across), round(height * high / shown)))
        full = image.convert("RGB")
    unit = full.width / wide
    left, top = max(0.0, (wide - across) / 2 * unit), max(0.0, (high - shown) * focus * unit)
    box = (left, top, min(full.width, left + across * unit), min(full.height, top + shown * unit))
    return full.resize((width, height), Image.Resampling.LANCZOS, box=box)

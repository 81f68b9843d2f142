"""The illustration of every card, painted when first seen and kept in memory and on disk.

A painting costs a tenth of a second, finding it again a few thousandths. Each is made small for boards, and large when
somebody looks closer.
"""

import io
from collections.abc import Iterator
from functools import cache, lru_cache, partial
from pathlib import Path

from PIL import Image

from engine.games.earth.catalogue import CARDS, Card
from render.memory import MEMORY, kept
from render.paintings import Study, sealed, shelf
from render.raster import grained, rasterise

from .event_cards import emblem
from .fauna import portrait
from .flora import plant
from .land import landscape
from .pen import HEIGHT, LEFT, RIGHT, WIDTH

SCALES = (0.75, 1.4)  # of a sheet's units
PACKAGES = ("event_cards", "fauna", "flora", "land")
KIT = ("curves", "pen", "scenery", "tones")


@cache
def edition() -> str:
    """A word that changes with the drawing code."""
    here, core = Path(__file__).parent, Path(rasterise.__code__.co_filename).parent
    files = [here / f"{name}.py" for name in KIT] + [core / "palette.py", core / "raster.py"]
    files += [file for name in PACKAGES for file in sorted((here / name).glob("*.py"))]
    return sealed(files, str(SCALES))


SHELF = shelf(f"earth-{edition()}")


def keep_in(place: Path | None) -> None:
    """Keep paintings in another folder, or none."""
    SHELF.folder, SHELF.root = place / f"earth-{edition()}" if place else None, place
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


def kept_as(number: int, scale: float) -> str:
    return f"{number}@{scale}.jpg"


def studies() -> Iterator[Study]:
    """What boards and hands show; what is looked at closely is painted then."""
    for number in CARDS:
        yield Study(SHELF, kept_as(number, SCALES[0]), partial(master, number, SCALES[0]))


@lru_cache(maxsize=64)
def master(number: int, scale: float) -> bytes:
    name = kept_as(number, scale)
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

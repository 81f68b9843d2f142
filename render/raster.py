"""SVG to pixels, once per drawing and size, with the tooth of paper on illustrations. Knows no game."""

import io
import random
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

import resvg_py
from PIL import Image, ImageChops

from .layout import WIDEST
from .memory import kept
from .paintings import shelf

ART = Path(__file__).parent / "art"
TOOTH = 256
SMALL = 1 << 16  # bytes; what is larger is part of a painting, which is kept as a whole
SHELF = shelf(f"art-{version('resvg-py')}")


@lru_cache(maxsize=4096)
def file(svg: str, width: int, height: int) -> bytes:
    """All art of a game in all sizes is two megabytes of PNG, and reading one is ten times as quick as drawing it,
    from the disk too: a program that starts again draws its first pictures with what the last one has left there.
    """
    name = f"{blake2b(svg.encode(), digest_size=12).hexdigest()}-{width}x{height}.png"
    found = SHELF.find(name)
    if found is None:
        found = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
        if len(found) <= SMALL:
            SHELF.keep(name, found)
    return found


def rasterise(svg: str, width: int, height: int | None = None) -> Image.Image:
    """Transparent where nothing was drawn. The pixels are not kept: `kept` is for the caller."""
    return Image.open(io.BytesIO(file(svg, width, height or width))).convert("RGBA")


@lru_cache(maxsize=512)
def source(name: str) -> str:
    """The SVG text of `art/<name>.svg`."""
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


@kept
def sprite(name: str, width: int, height: int | None = None) -> Image.Image:
    """`art/<name>.svg` without grain: figures, tokens, signs."""
    return rasterise(source(name), width, height)


@kept
def illustration(name: str, width: int, height: int | None = None) -> Image.Image:
    """`art/<name>.svg` with grain: scenery and card pictures."""
    return grained(rasterise(source(name), width, height))


@kept
def tooth() -> Image.Image:
    """A square of fine noise over soft mottling, around 128."""
    rng = random.Random(7)
    size = (TOOTH, TOOTH)
    layers = [Image.frombytes("L", size, rng.randbytes(TOOTH * TOOTH)) for _ in range(3)]
    fine = ImageChops.add(ImageChops.add(layers[0], layers[1], 2), layers[2], 2)
    coarse = Image.frombytes("L", (32, 32), rng.randbytes(32 * 32)).resize(size, Image.Resampling.BICUBIC)
    mottle = coarse.point([round(128 + (v - 127.5) * 0.3) for v in range(256)])
    both = ImageChops.add(fine, mottle, 2)
    return both.point([round(128 + (v - 127.5) * 0.085) for v in range(256)])


def grain(width: int, height: int) -> Image.Image:
    sheet = tiled(tooth(), width, height)
    return Image.merge("RGB", (sheet, sheet, sheet))


def tiled(square: Image.Image, width: int, height: int) -> Image.Image:
    """A sheet of equal squares. Hardly dearer than copying one that is kept, and every picture has another size."""
    sheet = Image.new(square.mode, (width, height), None)
    for x in range(0, width, square.width):
        for y in range(0, height, square.height):
            sheet.paste(square, (x, y))
    return sheet


@kept
def paper(colour: str) -> Image.Image:
    """A row of toothed paper, as wide as a picture can be, that can be laid below itself."""
    return grained(Image.new("RGB", (WIDEST, TOOTH), colour))


def grained(image: Image.Image) -> Image.Image:
    """Paper tooth over the colours; transparency stays."""
    colours = ImageChops.add(image.convert("RGB"), grain(*image.size), 1, -128)
    if image.mode != "RGBA":
        return colours
    colours.putalpha(image.getchannel("A"))
    return colours

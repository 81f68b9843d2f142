"""Single signs by name: Earth's own, and those that all games share."""


from PIL import Image

from render.icons import sign
from render.labels import write
from render.memory import kept
from render.palette import INK
from render.raster import rasterise, source

COMMON = ("arrow", "crown", "hand", "vp")


@kept
def icon(name: str, size: int, colour: str = INK) -> Image.Image:
    if name in COMMON:
        return sign(name, size, colour)
    return rasterise(source(f"earth/{name}").replace("currentColor", colour), size)


@kept
def numbered(name: str, value: str, size: int, colour: str = INK, halo: str = "", drop: float = 0.0) -> Image.Image:
    """A sign with a figure on it; `drop` moves the figure down by a part of the size."""
    out = icon(name, size).copy()
    letters = round(size * (0.6 if len(value) < 3 else 0.46))
    at = (size / 2, size * (0.5 + drop))
    write(out, at, value, letters, colour, "Black", halo=halo, width=max(2, letters // 12) if halo else 0)
    return out


def points(value: int, size: int) -> Image.Image:
    """Points in their golden scallop; a loss is red."""
    return numbered("vp", str(value).replace("-", "−"), size, INK if value >= 0 else "#A8322A")


def cost(value: int, size: int) -> Image.Image:
    return numbered("soil", str(value), size, "#FFFFFF", "#4A2F20", 0.08)

"""A need of a city, as legible when it is missing as when it is covered.

Covered: the coloured emblem, whole, on a green pane. Missing: the same motif as one shape in its land's dark tone on
bare paper. They differ in fill, ground and outline, so neither a tick nor a colour is needed to tell them apart.
"""

from PIL import Image

from render.canvas import rounded
from render.memory import kept
from render.palette import CREAM
from render.raster import rasterise, source

from .faces import emblem

PANE = "#7DB35A"
TONE = {
    "plain": "#6F7F12", "forest": "#2C5A40", "sea": "#2B6B88", "desert": "#A5541F", "mountain": "#565E5E",
    "swamp": "#5C3F5B", "animal": "#6B3F22", "star": "#A9781A",
}  # fmt: skip


@kept
def motif(name: str, size: int) -> Image.Image:
    """The shape alone."""
    return rasterise(source(f"gaia/shape-{name}").replace("currentColor", TONE[name]), size)


@kept
def need(name: str, size: int, *, covered: bool) -> Image.Image:
    """A square pane with the sign in it."""
    out = rounded(size, size, round(size * 0.2), PANE if covered else CREAM).copy()
    inner = round(size * (0.98 if covered else 0.94))
    off = (size - inner) // 2
    out.alpha_composite(emblem(name, inner) if covered else motif(name, inner), (off, off))
    return out

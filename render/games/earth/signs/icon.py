"""Single signs by name: Earth's own, and those that all games share."""


from PIL import Image, ImageColor, ImageFilter

from render.icons import sign
from render.labels import write
from render.memory import kept
from render.palette import CREAM, INK
from render.raster import rasterise, source

COMMON = ("arrow", "hand")
GOLDEN = ("crown", "vp")  # shared too, with colours of their own
RIM = 0.045  # of the size of a sign
EDGE = 0.04


@kept
def icon(name: str, size: int, colour: str = INK, *, on_art: bool = False) -> Image.Image:
    """What has colours of its own has a cream rim, so that its outline shows on bands and in the dark. `on_art`, where
    the ground has any tone, a line of ink goes round that.
    """
    if name in COMMON:
        return sign(name, size, colour)
    drawn = source(f"{'signs' if name in GOLDEN else 'earth'}/{name}")
    if "currentColor" in drawn:
        return rasterise(drawn.replace("currentColor", colour), size)
    edge = max(2, round(size * EDGE)) if on_art else 0
    rim = max(2, round((size - 2 * edge) * RIM))
    piece = rimmed(rasterise(drawn, size - 2 * rim - 2 * edge), rim, CREAM)
    return rimmed(piece, edge, INK) if on_art else piece


def rimmed(drawn: Image.Image, width: int, colour: str) -> Image.Image:
    """Larger by its rim on every side."""
    shape = Image.new("L", (drawn.width + 2 * width, drawn.height + 2 * width), 0)
    shape.paste(drawn.getchannel("A"), (width, width))
    out = Image.new("RGBA", shape.size, (*ImageColor.getrgb(colour)[:3], 0))
    out.putalpha(shape.filter(ImageFilter.MaxFilter(2 * width + 1)).filter(ImageFilter.GaussianBlur(0.6)))
    out.alpha_composite(drawn, (width, width))
    return out


@kept
def numbered(
    name: str, value: str, size: int, colour: str = INK, halo: str = "", drop: float = 0.0, *, on_art: bool = False
) -> Image.Image:
    """A sign with a figure on it; `drop` moves the figure down by a part of the size."""
    out = icon(name, size, on_art=True).copy() if on_art else icon(name, size).copy()
    letters = round(size * (0.6 if len(value) < 3 else 0.42))
    at = (size / 2, size * (0.5 + drop))
    write(out, at, value, letters, colour, "Black", halo=halo, width=max(2, letters // 12) if halo else 0)
    return out


def points(value: int, size: int) -> Image.Image:
    """Points in their golden scallop; a loss is red."""
    return numbered("vp", str(value).replace("-", "−"), size, INK if value >= 0 else "#A8322A")


def cost(value: int, size: int) -> Image.Image:
    """What a card costs, on its picture."""
    return numbered("soil", str(value), size, "#FFFFFF", "#4A2F20", 0.08, on_art=True)

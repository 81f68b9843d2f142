"""A city on the map: its town as a skyline along the top, the four needs below it as large as the tile allows.

Meeples stand on its upper right corner and lean out over the tile's edge; several are smaller, to hide little.
"""

from collections.abc import Sequence

from PIL import Image

from render.canvas import lay, rounded
from render.cutting import bands
from render.layout import WIDEST, Box, fact
from render.memory import kept
from render.palette import CREAM, INK
from render.raster import grained, sprite
from render.theme import Theme

from .faces import meeple
from .needs import need

SIDE = 0.98  # of a cell
ROOFS = 0.125  # of the city: the strip with the town, unless needs have to be larger to be read on a phone
EAVES = 4  # pixels of that strip at least
PERSON = (0.5, 0.44, 0.38)  # of a cell: one, two, more


def need_size(pitch: int) -> int:
    """How large a need is drawn on a map of this pitch."""
    side = round(pitch * SIDE)
    inner = side - 2 * max(2, side // 50)
    roofs = max(EAVES, min(round(side * ROOFS), inner - 2 * fact(WIDEST)))
    return (inner - roofs) // 2


def city(base: str, needs: tuple[str, ...], covered: tuple[bool, ...], pitch: int) -> Image.Image:
    side = round(pitch * SIDE)
    rim, chip = max(2, side // 50), need_size(pitch)
    out = rounded(side, side, round(side * 0.1), CREAM, INK, rim).copy()
    inner, high = side - 2 * rim, side - 2 * rim - 2 * chip
    town = grained(sprite(f"gaia/town-{base}", inner, round(inner * 0.6)))
    top = round(town.height * 0.34)
    strip = Image.new("RGBA", (inner, inner))
    strip.paste(town.crop((0, top, inner, top + high)), (0, 0))
    shape = rounded(inner, inner, max(0, round(side * 0.1) - rim), CREAM).getchannel("A")
    out.paste(strip, (rim, rim), Image.composite(strip.getchannel("A"), Image.new("L", strip.size), shape))
    left = (side - 2 * chip) // 2
    for k, (name, done) in enumerate(zip(needs, covered, strict=True)):
        out.alpha_composite(need(name, chip, covered=done), (left + k % 2 * chip, rim + high + k // 2 * chip))
    return out


@kept
def city_parts(
    base: str, needs: tuple[str, ...], covered: tuple[bool, ...], pitch: int
) -> tuple[tuple[Image.Image, int, int], ...]:
    return bands(city(base, needs, covered, pitch), round(pitch * SIDE * 0.1) + 1)


def lay_people(canvas: Image.Image, seats: Sequence[int], x: float, y: float, pitch: int, theme: Theme) -> None:
    """`x`, `y`: the upper left of the cell. From the right corner to the left."""
    if not seats:
        return
    one, step = person(seats, pitch)
    for k, seat in reversed(list(enumerate(seats))):
        lay(canvas, meeple(seat, one, theme), x + pitch - one * 0.66 - k * step, y - one * 0.54)


def person(seats: Sequence[int], pitch: int) -> tuple[int, float]:
    """How large one is, and how far the next."""
    one = round(pitch * PERSON[min(len(seats), 3) - 1])
    return one, min(one * 0.68, (pitch - one * 0.6) / len(seats))


def people_box(seats: Sequence[int], x: float, y: float, pitch: int) -> Box:
    """Where they stand."""
    one, step = person(seats, pitch)
    wide = one + step * (len(seats) - 1)
    return Box(round(x + pitch + one * 0.34 - wide), round(y - one * 0.54), round(wide), one)

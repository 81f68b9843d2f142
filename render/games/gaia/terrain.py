"""Land tiles that grow into a map: like lands run together, unlike ones lap over each other with an uneven edge."""

import math
from collections.abc import Mapping
from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from render.canvas import lay_parts, rounded
from render.cutting import bands, cut
from render.joined import SIDES
from render.memory import kept
from render.palette import CREAM, INK, mix, rgb
from render.raster import grained, sprite
from render.shadows import shadow
from render.theme import Theme

Spot = tuple[int, int]  # row and column
Border = Literal["same", "over", "beach", "under", "coast"]
Borders = tuple[Border, Border, Border, Border]
GROUND = {
    "plain": "#A9BE5A", "forest": "#3F6B4F", "sea": "#4C8FA8", "desert": "#F1D9A3", "mountain": "#A3A69E",
    "swamp": "#7B6878",
}  # fmt: skip
# A later land grows over an earlier one's edge.
ORDER = ("sea", "swamp", "desert", "plain", "mountain", "forest")
SAND = "#F0E2B4"
SCALE = 3


def borders(spot: Spot, lands: Mapping[Spot, str]) -> Borders:
    own = lands[spot]
    north, east, south, west = [border(own, lands.get((spot[0] + down, spot[1] + right))) for down, right in SIDES]
    return north, east, south, west


def border(own: str, other: str | None) -> Border:
    if other is None:
        return "coast"
    if other == own:
        return "same"
    if ORDER.index(own) < ORDER.index(other):
        return "under"
    return "beach" if other == "sea" else "over"


def margin(pitch: int) -> int:
    return round(pitch * 0.09)


def swell(t: float, side: int) -> float:
    """How far an edge laps over at `t` along it, nothing at both ends."""
    rising: float = math.sin(math.pi * t) ** 0.55
    return rising * (0.72 + 0.28 * math.sin(2 * math.pi * (1.5 * t + side * 0.31)))


def outline(pitch: int, states: Borders, lapping: tuple[Border, ...], reach: float) -> Image.Image:
    """A mask of the tile with its margin; the sides in `lapping` reach out."""
    return _lapping(pitch, tuple([state in lapping for state in states]), reach)


@kept
def _lapping(pitch: int, sides: tuple[bool, ...], reach: float) -> Image.Image:
    """There are sixteen at most for each size, and every tile takes three."""
    pad, size, points = margin(pitch) * SCALE, pitch * SCALE, []
    for side in range(4):
        for k in range(25):
            t = k / 24
            off = reach * SCALE * swell(t, side) if sides[side] else 0.0
            along = t * size
            x, y = ((along, -off), (size + off, along), (size - along, size + off), (-off, size - along))[side]
            points.append((x + pad, y + pad))
    full = pitch + 2 * margin(pitch)
    mask = Image.new("L", (full * SCALE, full * SCALE), 0)
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.resize((full, full), Image.Resampling.LANCZOS)


@kept
def tile(land: str, pitch: int, states: Borders) -> Image.Image:
    """One tile with `margin(pitch)` around it."""
    pad = margin(pitch)
    full = pitch + 2 * pad
    art = grained(sprite(f"gaia/land-{land}", pitch))
    field = Image.new("RGBA", (full, full))
    for x in (pad - pitch, pad, pad + pitch):
        for y in (pad - pitch, pad, pad + pitch):
            field.paste(art, (x, y))
    reach = pitch * 0.06
    out = Image.new("RGBA", (full, full), (*rgb(GROUND[land]), 0))
    dark = mix(GROUND[land], INK, 0.42)
    edges: tuple[tuple[Border, str, float], ...] = (("beach", SAND, 0.018), ("over", dark, 0.012))
    for kind, colour, extra in edges:
        if kind in states:
            band = Image.new("RGBA", (full, full), colour)
            band.putalpha(outline(pitch, states, (kind,), reach + pitch * extra))
            out.alpha_composite(band)
    field.putalpha(outline(pitch, states, ("over", "beach"), reach))
    out.alpha_composite(field)
    round_corners(out, pitch, states)
    stitch(out, pitch, states)
    return out


def round_corners(out: Image.Image, pitch: int, states: Borders) -> None:
    """Outer corners of the map are round."""
    pad, r = margin(pitch), max(1, round(pitch * 0.08))
    disc = ImageChops.invert(rounded(2 * r, 2 * r, r, CREAM).getchannel("A"))
    for one, other, x, y in ((3, 0, 0, 0), (0, 1, 1, 0), (1, 2, 1, 1), (2, 3, 0, 1)):
        if states[one] == states[other] == "coast":
            corner = disc.crop((x * r, y * r, x * r + r, y * r + r))
            out.paste((0, 0, 0, 0), (pad + x * (pitch - r), pad + y * (pitch - r)), corner)


def stitch(out: Image.Image, pitch: int, states: Borders) -> None:
    """Dots between like lands, so that tiles can still be counted."""
    layer = Image.new("RGBA", out.size, (0, 0, 0, 0))
    pen, r, pad = ImageDraw.Draw(layer), max(1.0, pitch * 0.011), margin(pitch)
    for side in range(4):
        if states[side] == "same":
            for k in range(1, 16):
                at = pitch * k / 16
                x, y = ((at, 0.0), (float(pitch), at), (at, float(pitch)), (0.0, at))[side]
                pen.ellipse((pad + x - r, pad + y - r, pad + x + r, pad + y + r), fill=(*rgb(CREAM), 190))
    out.alpha_composite(layer)


Piece = tuple[Image.Image, int, int]  # with where it lies from the tile's corner


@kept
def coast(pitch: int, theme: Theme) -> Image.Image:
    """A rim of card and its shadow, twice as far out as it has to reach."""
    rim, blur = max(3, pitch // 32), max(3, pitch // 28)
    side, radius = pitch + 2 * rim, round(pitch * 0.1)
    soft = shadow(side, side, radius, blur, theme.shade)
    out = Image.new("RGBA", (soft.width + 12, soft.height + 12), (0, 0, 0, 0))
    out.alpha_composite(soft, (8, 11))
    out.alpha_composite(rounded(side, side, radius, theme.frame), (6 + 2 * blur, 6 + 2 * blur))
    return out


@kept
def under(pitch: int, states: Borders, theme: Theme) -> tuple[Piece, ...]:
    """What shows of the rim beside a tile: a strip for every side where the map ends."""
    whole = coast(pitch, theme)
    full, out = whole.width, (whole.width - pitch) // 2
    deep = out + round(pitch * 0.1)
    north, east, south, west = [state == "coast" for state in states]
    top, bottom = deep if north else 0, full - deep if south else full
    boxes = [
        (north, (0, 0, full, deep)), (south, (0, full - deep, full, full)),
        (west, (0, top, deep, bottom)), (east, (full - deep, top, full, bottom)),
    ]  # fmt: skip
    return cut(whole, [box for there, box in boxes if there], -out, -out)


@kept
def body(land: str, pitch: int, states: Borders) -> tuple[Piece, ...]:
    """The tile without what laps over; without transparency, and so quickly laid, but where a corner is round."""
    pad = margin(pitch)
    square = tile(land, pitch, states).crop((pad, pad, pad + pitch, pad + pitch))
    turns = zip(states, (*states[1:], states[0]), strict=True)
    if ("coast", "coast") in turns:
        return bands(square, max(1, round(pitch * 0.08)))
    return ((square.convert("RGB"), 0, 0),)


@kept
def laps(land: str, pitch: int, states: Borders) -> tuple[Piece, ...]:
    """The strips that lie on the neighbours."""
    pad = margin(pitch)
    full, whole = pitch + 2 * pad, tile(land, pitch, states)
    boxes = ((0, 0, full, pad), (full - pad, 0, full, full), (0, full - pad, full, full), (0, 0, pad, full))
    lapping = [box for state, box in zip(states, boxes, strict=True) if state in ("over", "beach")]
    return cut(whole, lapping, -pad, -pad)


def lay_map(canvas: Image.Image, lands: Mapping[Spot, str], pitch: int, left: int, top: int, theme: Theme) -> None:
    """`left`, `top`: the pixel of row 0, column 0."""
    tiles = [
        (left + spot[1] * pitch, top + spot[0] * pitch, land, borders(spot, lands))
        for spot, land in sorted(lands.items(), key=lambda item: (ORDER.index(item[1]), item[0]))
    ]
    for x, y, _, states in tiles:
        lay_parts(canvas, under(pitch, states, theme), x, y)
    for x, y, land, states in tiles:
        lay_parts(canvas, body(land, pitch, states), x, y)
    for x, y, land, states in tiles:
        lay_parts(canvas, laps(land, pitch, states), x, y)

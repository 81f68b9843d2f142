"""The board that the map lies on: a survey chart, without anything on it."""

import math

from PIL import Image, ImageDraw

from engine import record
from render.memory import kept
from render.palette import mix
from render.raster import rasterise
from render.theme import Theme, ThemeName


@record
class Tones:
    """The chart's own colours: its paper, lines, hills, free places, and the two fields of its edge."""

    paper: str
    line: str
    hills: str
    free: str
    edge: tuple[str, str]


TONES: dict[ThemeName, Tones] = {
    "light": Tones("#EFE6CF", "#D3C4A0", "#E6DABD", "#F9F3E3", ("#E0D2B0", "#EBDFC4")),
    "dark": Tones("#36493F", "#4C6358", "#3F554A", "#42584D", ("#223129", "#2B3D34")),
    "clear": Tones("#F6F1E4", "#A79C82", "#EDE6D4", "#FFFFFF", ("#E2D8BE", "#F1EAD8")),
}
# Where hills rise, by the width and height of half a sheet; how many lines they have, and how they are turned.
HILLS = ((0.24, 0.2, 9, 1.0), (1.62, 1.66, 10, 2.1), (1.7, 0.2, 6, 3.3), (0.2, 1.75, 6, 0.4))


def contours(width: int, height: int, colour: str) -> Image.Image:
    """Contour lines of an unknown country, drawn twice as large and shrunk."""
    mask = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(mask)
    for across, down, count, turn in HILLS:
        for ring in range(1, count):
            points = []
            for k in range(81):
                a = k * math.pi / 40
                r = ring * width * 0.058 * (1 + 0.16 * math.sin(a * 3 + turn + ring * 0.3) + 0.07 * math.cos(a * 5))
                points.append((across * width + r * math.cos(a), down * height + r * 0.86 * math.sin(a)))
            pen.line(points, fill=255, width=5, joint="curve")
    out = Image.new("RGBA", (width, height), colour)
    out.putalpha(mask.reduce(2))
    return out


@kept
def paper(width: int, height: int, pitch: int, tones: Tones) -> Image.Image:
    """Hills, and the grid as dotted lines with a small cross at every corner. Smooth: grain would weigh too much."""
    out = Image.new("RGB", (width, height), tones.paper)
    hills = contours(width, height, tones.hills)
    out.paste(hills, (0, 0), hills)
    layer = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(layer)
    step, arm, line = pitch * 2, round(pitch * 0.16), max(3, pitch // 36)
    dot = max(2.0, line * 0.5)
    for x in range(0, width * 2 + 1, step):
        for y in range(0, height * 2 + 1, step):
            pen.line((x - arm, y, x + arm, y), fill=255, width=line)
            pen.line((x, y - arm, x, y + arm), fill=255, width=line)
            for k in range(1, 8):
                at = k * step / 8
                pen.ellipse((x + at - dot, y - dot, x + at + dot, y + dot), fill=190)
                pen.ellipse((x - dot, y + at - dot, x + dot, y + at + dot), fill=190)
    out.paste(tones.line, (0, 0), layer.reduce(2))
    return out


@kept
def rose(size: int, tones: Tones) -> Image.Image:
    """A compass rose: scenery, so it has no outline."""
    pale, deep = tones.hills, tones.line
    body = f'<circle cx="50" cy="50" r="33" fill="none" stroke="{deep}" stroke-width="1.6"/>'
    body += f'<circle cx="50" cy="50" r="29" fill="none" stroke="{deep}" stroke-width=".8"/>'
    for turn in (45, 135, 225, 315):
        body += point(turn, "M50 20L55 45L50 50Z", deep) + point(turn, "M50 20L45 45L50 50Z", pale)
    for turn in (0, 90, 180, 270):
        body += point(turn, "M50 2L57 43L50 50Z", deep) + point(turn, "M50 2L43 43L50 50Z", mix(pale, deep, 0.35))
    return rasterise(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>', size)


def point(turn: int, path: str, tone: str) -> str:
    return f'<path d="{path}" fill="{tone}" transform="rotate({turn} 50 50)"/>'


def tones_of(theme: Theme) -> Tones:
    return TONES[theme.name]

"""The edge of the chart: a field for every row and column with its name, on all four sides."""

from collections.abc import Iterator

from PIL import Image

from engine.games.gaia.chart import BOARD, sheet
from render.canvas import fill
from render.cutting import strips
from render.labels import write
from render.layout import Box
from render.memory import kept
from render.theme import Theme

from .ground import tones_of
from .window import Window, border

RADIUS = 20
WIDE, HIGH = 1.6, 1.1  # of the size of letters: the room that the name of a column and of a row needs


@kept
def edge(shown: Window, pitch: int, size: int, theme: Theme) -> tuple[tuple[Image.Image, int, int], ...]:
    """In strips, each with where it lies from the edge’s corner; they go over the rims of tiles."""
    rim, tones = border(size), tones_of(theme)
    frame = Box(0, 0, shown.columns * pitch + 2 * rim, shown.rows * pitch + 2 * rim)
    out = Image.new("RGBA", (frame.w, frame.h), tones.edge[0])
    for x, y, wide, high in paler(shown, pitch, rim, frame):
        out.paste(tones.edge[1], (x, y, x + wide, y + high))
    for at, name in names(shown, pitch, size, rim, frame):
        write(out, at, name, size, theme.ink, "Bold")
    mask = Image.new("RGB", out.size)
    fill(mask, frame, "white", radius=RADIUS)
    out.putalpha(mask.getchannel("R"))
    return strips(out, rim)


def paler(shown: Window, pitch: int, rim: int, frame: Box) -> Iterator[tuple[int, int, int, int]]:
    """Every other field, a little in from the outside."""
    for k in range(shown.left % 2 == 0, shown.columns, 2):
        yield rim + k * pitch, 3, pitch, rim - 3
        yield rim + k * pitch, frame.h - rim, pitch, rim - 3
    for k in range(shown.top % 2 == 0, shown.rows, 2):
        yield 3, rim + k * pitch, rim - 3, pitch
        yield frame.w - rim, rim + k * pitch, rim - 3, pitch


def names(shown: Window, pitch: int, size: int, rim: int, frame: Box) -> Iterator[tuple[tuple[float, float], str]]:
    """On a map of very many not all have room for theirs."""
    called = sheet(BOARD.at(shown.top + shown.rows // 2, shown.left + shown.columns // 2))
    each = max(1, -(-round(size * WIDE) // pitch))
    for number in range(shown.left, shown.left + shown.columns):
        if number % each == 0:
            x = rim + (number - shown.left + 0.5) * pitch
            for y in (rim * 0.53, frame.h - rim * 0.53):
                yield (x, y), called.column(number)
    each = max(1, -(-round(size * HIGH) // pitch))
    for number in range(shown.top, shown.top + shown.rows):
        if number % each == 0:
            y = rim + (number - shown.top + 0.5) * pitch
            for x in (rim * 0.52, frame.w - rim * 0.52):
                yield (x, y), called.row(number)

"""Where chart, shelf and strip go, on the table and in a panel alike, so that what was learnt once is found again.

The chart lies left, the shelf beside it, the strip along the bottom; a map so wide that needs would get too small
pushes the shelf under itself.
"""

from collections.abc import Sequence

from PIL import Image

from engine import record
from render.layout import GAP, MARGIN, WIDEST, Box, wide

from .shelf import WIDTH, Block
from .window import Plan, Window, plan, window

SPACE = 20  # between the blocks of a shelf
LOWEST = 1120  # pixels of a chart
GOOD = 120  # pixels of a cell that are worth a taller picture
SMALLEST = 114  # pixels of a cell: below that a city has hardly room for its town, and then not for its needs
TALLEST = 1.25  # of the width
COLUMNS = 4  # of a shelf under the chart at most
INSIDE = WIDEST - 2 * MARGIN


@record
class Frame:
    chart: Plan
    blocks: tuple[Block, ...]
    spots: tuple[tuple[int, int], ...]  # of the blocks
    strip: Box
    height: int


def frame(
    blocks: Sequence[Block], cells: Sequence[int], size: int, strip: int, *, low: Sequence[Block] | None = None
) -> Frame:
    """The shelf beside the chart, or under it where that makes small cells larger; there as its blocks that are `low`,
    if there are others.
    """
    column = sum([block.height for block in blocks]) + SPACE * (len(blocks) - 1)
    room = INSIDE - WIDTH - GAP - 8
    most = round(WIDEST * TALLEST) - strip - 3 * MARGIN
    heights = range(min(max(column, LOWEST), most), most + 1, 20)
    shown = window(cells, (1, 1))
    beside = tallest(room, heights, shown, size, most)
    if beside.pitch < SMALLEST:
        under = below(blocks if low is None else low, shown, size, strip)
        if under.chart.pitch > beside.pitch:
            return under
    high = max(beside.box.h, column)
    top, x = MARGIN, MARGIN + room + GAP + 8
    spare = (high - column) // max(1, len(blocks) - 1)
    spots = []
    for block in blocks:
        spots.append((x, top))
        top += block.height + SPACE + spare
    foot = MARGIN + high + 18
    return Frame(beside, tuple(blocks), tuple(spots), Box(MARGIN, foot, INSIDE, strip), foot + strip + MARGIN)


def tallest(width: int, heights: range, shown: Window, size: int, most: int) -> Plan:
    """The lowest chart with good cells; where there is none, the one with the largest."""
    found = [plan(Box(MARGIN, MARGIN, width, high), shown, size, most) for high in heights or (heights.start,)]
    return next((each for each in found if each.pitch >= GOOD), max(found, key=lambda each: each.pitch))


def below(blocks: Sequence[Block], shown: Window, size: int, strip: int) -> Frame:
    """Columns of blocks under a chart as wide as the picture."""
    count = max(2, min(COLUMNS, len(blocks)))
    columns: list[list[int]] = [[] for _ in range(count)]
    heights = [0] * count
    for k in sorted(range(len(blocks)), key=lambda k: -blocks[k].height):
        least = heights.index(min(heights))
        columns[least].append(k)
        heights[least] += blocks[k].height + SPACE
    tall = max(heights) - SPACE if blocks else -SPACE
    most = round(WIDEST * TALLEST) - 2 * MARGIN - strip - tall - 2 * SPACE
    chart = tallest(INSIDE, range(min(900, most), most + 1, 20), shown, size, most)
    spots: dict[int, tuple[int, int]] = {}
    for across, found in enumerate(sorted(columns, key=lambda found: min(found, default=len(blocks)))):
        top = MARGIN + chart.box.h + SPACE
        for k in sorted(found):
            left = MARGIN + round(across * (INSIDE - WIDTH) / (count - 1))
            spots[k] = (left - (blocks[k].width - WIDTH) // 2, top)
            top += blocks[k].height + SPACE
    foot = MARGIN + chart.box.h + SPACE + tall + SPACE
    places = tuple([spots[k] for k in range(len(blocks))])
    return Frame(chart, tuple(blocks), places, Box(MARGIN, foot, INSIDE, strip), foot + strip + MARGIN)


def scaled(picture: Image.Image, scale: float) -> Image.Image:
    """All of it is laid out for one width, so another one is made of the finished picture."""
    width = wide(picture.width, scale)
    if width == picture.width:
        return picture
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)

"""Where two pictures of the same thing differ, marked on the later one. Knows no game."""

from collections.abc import Callable

from PIL import Image, ImageChops, ImageStat

from .canvas import lay_parts
from .icons import fresh_parts
from .layout import RADIUS, Box
from .theme import Theme

STEP = 24  # pixels; what lies nearer than that is one change
FAINT = 12  # of 255: less is the tooth of the paper
MOST = 0.5  # of the picture: where more has changed, everything has moved, and marks would say nothing
PAD = 14
GIVE, NUDGE = 30, 3  # how far a side of a mark moves out, and by how much at a time, so that it crosses no figure
HOLLOW = 5  # steps
LINE = 6

Cell = tuple[int, int]


def marked(before: Image.Image, now: Image.Image, theme: Theme) -> Image.Image:
    """A picture of another width has been laid out anew; it stays as it is."""
    places = changes(before, now)
    if sum(place.w * place.h for place in places) > MOST * now.width * now.height:
        return now
    out, grey = now.copy(), now.convert("L")
    for place in [clear_of(place, grey) for place in places]:
        lay_parts(out, fresh_parts(place.w, place.h, RADIUS, theme, LINE), place.x, place.y)
    return out


def changes(before: Image.Image, now: Image.Image) -> list[Box]:
    """Boxes around everything that is not the same, none inside another."""
    if before.width != now.width:
        return []
    as_high = before.convert("RGB").crop((0, 0, *now.size))
    other = ImageChops.difference(as_high, now.convert("RGB")).convert("L")
    coarse = other.point([0] * FAINT + [255] * (256 - FAINT)).reduce(STEP)
    wide = coarse.width
    cells = {divmod(number, wide) for number, tone in enumerate(coarse.tobytes()) if tone > FAINT}
    boxes = [around(group, now.size) for group in groups(cells) if not rim(group)]
    return [box for box in boxes if not any(inside(box, other) for other in boxes if other != box)]


def groups(cells: set[Cell]) -> list[set[Cell]]:
    """Cells that touch, at a corner too."""
    left, found = set(cells), []
    while left:
        group, border = set(), [left.pop()]
        while border:
            row, column = border.pop()
            group.add((row, column))
            near = {(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1)} & left
            left -= near
            border += near
        found.append(group)
    return found


def rim(group: set[Cell]) -> bool:
    """A frame round something large says whose turn it is, and hides what has changed inside."""
    rows, columns = [row for row, _ in group], [column for _, column in group]
    high, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    return min(high, wide) >= HOLLOW and len(group) <= 2 * (high + wide)


def around(group: set[Cell], size: tuple[int, int]) -> Box:
    rows, columns = [row for row, _ in group], [column for _, column in group]
    x, y = max(0, min(columns) * STEP - PAD), max(0, min(rows) * STEP - PAD)
    right, bottom = min(size[0], (max(columns) + 1) * STEP + PAD), min(size[1], (max(rows) + 1) * STEP + PAD)
    return Box(x, y, right - x, bottom - y)


def clear_of(box: Box, grey: Image.Image) -> Box:
    """The same place with every side where it crosses least: a line through a figure leaves none to read."""
    wide, high = grey.size
    left = calmest(box.x, -1, wide, lambda at: grey.crop((max(0, at - LINE), box.y, at + 2 * LINE, box.bottom)))
    right = calmest(box.right, 1, wide, lambda at: grey.crop((at - 2 * LINE, box.y, min(at + LINE, wide), box.bottom)))
    top = calmest(box.y, -1, high, lambda at: grey.crop((left, max(0, at - LINE), right, at + 2 * LINE)))
    bottom = calmest(box.bottom, 1, high, lambda at: grey.crop((left, at - 2 * LINE, right, min(at + LINE, high))))
    return Box(left, top, right - left, bottom - top)


def calmest(side: int, way: int, room: int, line: Callable[[int], Image.Image]) -> int:
    """The nearest of the places with the least to see under the line and close by it."""
    places = [at for at in range(side, side + way * (GIVE + 1), way * NUDGE) if 0 <= at <= room]
    return min(places, key=lambda at: ImageStat.Stat(line(at)).stddev[0])


def inside(box: Box, other: Box) -> bool:
    return other.x <= box.x and other.y <= box.y and box.right <= other.right and box.bottom <= other.bottom

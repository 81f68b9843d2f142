"""Which part of the map a picture shows, and how large. Draws nothing."""

from collections.abc import Iterable

from engine import Pick, Place, Prompt, record
from engine.games.gaia.chart import BOARD, NAMES, NEAR
from engine.games.gaia.view import GaiaView
from render.layout import Box

SHOWN = 5  # rows and columns at least, where there is one tile
LEAST = (3, 5)  # rows and columns of a part at least
PART = (5, 6)  # and at most
ROOMY = 132  # pixels: as long as cells stay this large, a free ring around the map is shown


@record
class Window:
    """The rows and columns of the board that are shown."""

    top: int
    left: int
    rows: int
    columns: int

    def at(self, cell: int) -> tuple[int, int]:
        return BOARD.row(cell) - self.top, BOARD.column(cell) - self.left

    def holds(self, cell: int) -> bool:
        down, right = self.at(cell)
        return 0 <= down < self.rows and 0 <= right < self.columns

    @property
    def name(self) -> str:
        first = BOARD.at(self.top, self.left)
        last = BOARD.at(self.top + self.rows - 1, self.left + self.columns - 1)
        return f"{NAMES[first]}-{NAMES[last]}"


def span(numbers: list[int], least: int) -> tuple[int, int]:
    low, high = min(numbers), max(numbers)
    short = max(0, least - (high - low + 1))
    return low - short // 2, high + short - short // 2


def window(cells: Iterable[int], least: tuple[int, int] = LEAST) -> Window:
    """Just these cells, or a few more around so that one tile does not fill a picture."""
    shown = list(cells)
    top, bottom = span([BOARD.row(cell) for cell in shown], least[0])
    left, right = span([BOARD.column(cell) for cell in shown], least[1])
    return Window(top, left, bottom - top + 1, right - left + 1)


def whole(view: GaiaView) -> Window:
    return window(tiles(view))


def tiles(view: GaiaView) -> list[int]:
    """The cells of the map; before there are any the place of the first."""
    return [cell for cell, _ in view.lands] or [*view.shore]


def parts(view: GaiaView) -> tuple[Window, ...]:
    """The map in pieces that show everything large; none where the whole does already."""
    all_ = whole(view)
    if all_.rows <= PART[0] and all_.columns <= PART[1]:
        return ()
    downs, rights = -(-all_.rows // PART[0]), -(-all_.columns // PART[1])
    high, wide = -(-all_.rows // downs), -(-all_.columns // rights)
    found = [
        Window(min(all_.top + high * down, all_.top + all_.rows - high),
               min(all_.left + wide * right, all_.left + all_.columns - wide), high, wide)
        for down in range(downs)
        for right in range(rights)
    ]  # fmt: skip
    return tuple([part for part in found if any(part.holds(cell) for cell, _ in view.lands)])


def side_of(part: Window, all_: Window) -> str:
    """Where a part lies in the whole: `upper-left` …, by its middle."""
    down = (2 * part.top + part.rows) - (2 * all_.top + all_.rows)
    right = (2 * part.left + part.columns) - (2 * all_.left + all_.columns)
    sides = (("upper" if down < 0 else "lower") if down else "", ("left" if right < 0 else "right") if right else "")
    return "-".join(filter(None, sides)) or "middle"


def offered(prompt: Prompt | None) -> list[int]:
    """The cells that a question lets choose."""
    match prompt:
        case Place(spots=spots):
            return list(spots)
        case Pick(options=options):
            return [option.id for option in options if option.kind == "cell"]
        case _:
            return []


def asked(view: GaiaView, prompt: Prompt | None) -> list[int]:
    """The cells that a question is about: what can be chosen, what it asks about, what an element aims at."""
    about = getattr(prompt, "about", None)
    found = offered(prompt) + ([about.id] if about is not None and about.kind == "cell" else [])
    return found + list(view.cast.cells if view.cast else ())


def concerned(view: GaiaView, prompt: Prompt | None) -> list[int]:
    """The cells that matter to a question: those it is about with the tiles two steps around, or all there are."""
    lands = {cell for cell, _ in view.lands}
    found = asked(view, prompt)
    if not found:
        return tiles(view)
    near = {step for cell in found for step in (cell, *NEAR[cell])}
    return [*found, *({step for cell in near for step in (cell, *NEAR[cell])} & lands)]


@record
class Plan:
    """How a chart fills a box: what it shows, how large a cell is, its outer edge, and where its cells lie."""

    window: Window
    pitch: int
    box: Box
    field: Box


def border(size: int) -> int:
    """The width of the chart's edge for letters of that size."""
    return round(size * 1.24)


def grown(low: int, high: int, count: int) -> int:
    """Where a span begins that is made `count` long around its middle."""
    return low - (max(0, count - (high - low + 1)) + 1) // 2


def plan(box: Box, shown: Window, size: int, most: int) -> Plan:
    """Cells as large as they go, whole ones only; up to half a cell higher or lower than the box, never over `most`."""
    rim = border(size)
    wide, high = box.w - 2 * rim, box.h - 2 * rim
    rows, columns = max(SHOWN, shown.rows), max(SHOWN, shown.columns)
    ringed = min(wide // (columns + 2), high // (rows + 2))
    pitch = ringed if ringed >= ROOMY else min(wide // columns, high // rows, max(ROOMY, ringed))
    pitch = max(1, min(pitch, wide // SHOWN))
    columns, rows = wide // pitch, max(shown.rows, min(round(high / pitch), (most - 2 * rim) // pitch))
    top = grown(shown.top, shown.top + shown.rows - 1, rows)
    left = grown(shown.left, shown.left + shown.columns - 1, columns)
    field = Box(box.x + (box.w - columns * pitch) // 2, box.y + rim, columns * pitch, rows * pitch)
    return Plan(Window(top, left, rows, columns), pitch, field.inset(-rim), field)


def filling(box: Box, shown: Window, size: int) -> Plan:
    """One part of the map as wide as the box."""
    rim = border(size)
    pitch = (box.w - 2 * rim) // shown.columns
    field = Box(box.x + (box.w - shown.columns * pitch) // 2, box.y + rim, shown.columns * pitch, shown.rows * pitch)
    return Plan(shown, pitch, field.inset(-rim), field)

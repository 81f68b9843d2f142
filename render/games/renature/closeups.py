"""Which part of the valley a question is about: one window, or a few where its places lie far apart. Draws nothing."""

from collections.abc import Sequence
from itertools import combinations

from engine import Pick, Place, Prompt
from engine.games.renature.board import BOARD, NEAR, STEP, covered
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView

from .shore import Window, window

MOST = 3  # windows beside one another
LEAST = 5  # cells that a window is wide and high
LITTLE = 0.3  # of one window: where several leave out no more than that, they only tear the valley apart


def groups(view: RenatureView, prompt: Prompt | None) -> list[list[int]]:
    """The cells of every single thing that the question is about, and of the last move."""
    fresh = [] if view.fresh is None else [*covered(view.fresh)]
    moved = [[*fresh, *([] if view.planted is None else [view.planted])]] if fresh else []
    match prompt:
        case Place(ask="at", spots=spots, turns=turns):
            return [*[[spot, spot + STEP[turn]] for spot, turn in zip(spots, turns, strict=True)], *moved]
        case Place(spots=spots):
            return [[*spots, *fresh]]
        case Pick(ask="domino", options=options):
            dominoes = [option.id for option in options if option.kind == "card"]
            found = [[*covered(place)] for place in view.places(*dominoes)]
            return [*found, *moved] if found else []
        case Pick(ask="from", options=options):
            return [*[[option.id] for option in options], *moved]
        case Pick(ask="plant" | "gather" | "score"):
            return [fresh]
        case _:
            return []


def together(view: RenatureView, prompt: Prompt | None) -> Window:
    """One window for all of it; the whole valley if it is about all of it."""
    return window([cell for cells in groups(view, prompt) for cell in cells])


def wholly(view: RenatureView, found: Sequence[Sequence[int]]) -> list[list[int]]:
    """The same with every open area beside them: what it is worth and who stands there is seen whole."""
    ground = land(view.valley)
    near = [{ground.area[cell] for each in cells for cell in (each, *NEAR[each])} for cells in found]
    return [
        [*cells, *[cell for area in sorted(areas) if area >= 0 and view.flowers[area] for cell in ground.areas[area]]]
        for cells, areas in zip(found, near, strict=True)
    ]


def tearing(several: Sequence[Window], one: Window) -> bool:
    """Whether several windows leave out so little of the one that it is better shown whole."""
    return sum([each.size * each.rows for each in several]) >= (1 - LITTLE) * one.size * one.rows


def apart(found: Sequence[Sequence[int]]) -> list[Window]:
    """A window for each corner of the valley that they lie in, all of the same height, from left to right. What lies
    near each other shares one.
    """
    frames = [frame(cells) for cells in found if cells]
    while pair := next((pair for pair in combinations(frames, 2) if meet(*pair)), None) or nearest(frames):
        frames = [each for each in frames if each not in pair] + [union(*pair)]
    rows = max([LEAST, *[each.rows for each in frames]])
    return sorted([high(each, rows) for each in frames], key=lambda each: (each.left, each.top))


def frame(cells: Sequence[int]) -> Window:
    """They and one more on every side, as far as the board goes."""
    rows, columns = [BOARD.row(cell) for cell in cells], [BOARD.column(cell) for cell in cells]
    top, left = max(0, min(rows) - 1), max(0, min(columns) - 1)
    bottom, right = min(BOARD.height - 1, max(rows) + 1), min(BOARD.width - 1, max(columns) + 1)
    wide = max(LEAST, right - left + 1)
    return Window(top, min(left, BOARD.width - wide), wide, bottom - top + 1)


def meet(one: Window, other: Window) -> bool:
    """Whether they share a cell."""
    down = one.top < other.top + other.rows and other.top < one.top + one.rows
    return down and one.left < other.left + other.size and other.left < one.left + one.size


def union(one: Window, other: Window) -> Window:
    top, left = min(one.top, other.top), min(one.left, other.left)
    bottom, right = max(one.top + one.rows, other.top + other.rows), max(one.left + one.size, other.left + other.size)
    return Window(top, left, right - left, bottom - top)


def nearest(frames: Sequence[Window]) -> tuple[Window, Window] | None:
    """Where there are too many, those two that take the least room together."""
    if len(frames) <= MOST:
        return None
    return min(combinations(frames, 2), key=lambda pair: union(*pair).size * union(*pair).rows)


def high(shown: Window, rows: int) -> Window:
    """Grown to that many rows, on both sides alike as far as the board goes."""
    top = max(0, min(BOARD.height - rows, shown.top - (rows - shown.rows) // 2))
    return Window(top, shown.left, shown.size, rows)

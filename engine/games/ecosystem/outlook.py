"""The points of one grid, and the room it has to grow, fast: bots ask thousands of times a second."""

from functools import lru_cache
from typing import NamedTuple

from .board import SIZE, Cell
from .cards import CARDS, Card
from .layers import COLUMNS, IN_SIGHT, ROWS, Layers, around, cells, frame, groups, layers, touching
from .scoring import BIODIVERSITY, MEADOW, POOR, Grid

# Kinds that free cells may still bring something to, in the order of `Lay.room`.
ROOMY: tuple[Card, ...] = ("bear", "bee", "trout", "eagle", "dragonfly", "meadow", "stream", "fox")
MISSING, BARREN = 0.9, 0.5  # how likely an empty match mends a kind that is missing, or brings nothing yet
LEVEL, AHEAD = 0.45, 0.2  # the chance of the first place when level, and more for each one ahead
KNOWN = 20_000  # grids


class Lay(NamedTuple):
    """How a grid lies: points by card but for the places, the longest stream and the wolves that compete for these,
    and by kind of ROOMY how many cells that may bring it something are free: of meadows, the points of one more.
    """

    points: dict[Card, int]
    stream: int
    wolves: int
    kinds: int
    room: tuple[int, ...]
    cards: int


def lay(grid: Grid) -> Lay:
    return known(frozenset(grid.items()))


@lru_cache(maxsize=KNOWN)
def known(cards: frozenset[tuple[Cell, Card]]) -> Lay:
    grid = dict(cards)
    return looked_at(layers(grid), frame(grid) if grid else 0)


def looked_at(kinds: Layers, reached: int) -> Lay:
    bear, bee, meadow, trout, eagle, rabbit, dragonfly, fox, deer, stream, wolf = kinds
    taken = bear | bee | meadow | trout | eagle | rabbit | dragonfly | fox | deer | stream | wolf
    free, prey, streams = reached & ~taken, rabbit | trout, [*groups(stream)]
    longest = max(streams, key=int.bit_count, default=0)
    safe = fox & ~around(bear | wolf)
    fields = [*groups(meadow)]
    points: dict[Card, int] = {
        "bear": 2 * touching(bear, bee | trout), "bee": 3 * touching(bee, meadow),
        "meadow": sum([MEADOW[min(field.bit_count(), 5)] for field in fields]),
        "trout": 2 * touching(trout, stream | dragonfly),
        "eagle": 2 * sum([(IN_SIGHT[cell] & prey).bit_count() for cell in cells(eagle)]),
        "rabbit": rabbit.bit_count(),
        "dragonfly": sum([(dragonfly & around(group)).bit_count() * group.bit_count() for group in streams]),
        "fox": 3 * safe.bit_count(),
        "deer": 2 * (sum([bool(deer & row) for row in ROWS]) + sum([bool(deer & column) for column in COLUMNS])),
    }  # fmt: skip
    growing = [field for field in fields if around(field) & free and field.bit_count() < 5]
    room = (
        touching(bear, free), touching(bee, free), touching(trout, free),
        sum([(IN_SIGHT[cell] & free).bit_count() for cell in cells(eagle)]), touching(dragonfly, free),
        sum([MEADOW[field.bit_count() + 1] - MEADOW[field.bit_count()] for field in growing]),
        (around(longest) & free).bit_count(), touching(safe, free),
    )  # fmt: skip
    return Lay(
        points, longest.bit_count(), wolf.bit_count(), sum([bool(kind) for kind in kinds]), room, taken.bit_count()
    )


def place(own: int, others: list[int], prizes: tuple[int, ...], hope: float) -> float:
    """The place's points; while places are open, rather by how far one is ahead. `hope` 0 … 1: how much of the match is
    to come; 0 gives the points as they lie.
    """
    if not own:
        return 0.0
    rank = sum([other > own for other in others])
    now = prizes[rank] if rank < len(prizes) else 0
    if not hope:
        return now
    first = min(1.0, max(0.0, LEVEL + AHEAD * (own - max(others, default=0))))
    return (1 - hope) * now + hope * prizes[0] * first


def variety(here: Lay, places: int, hope: float) -> float:
    """Points for few gaps; those that a match to come may close count in part. `places`: how many kinds have one."""
    gaps = len(CARDS) - sum([bool(gained) for gained in here.points.values()]) - places
    missing = len(CARDS) - here.kinds
    if not hope:
        return BIODIVERSITY.get(gaps, POOR)
    likely = missing * (1 - MISSING * hope) + (gaps - missing) * (1 - BARREN * hope)
    below = int(likely)
    part = likely - below
    return (1 - part) * BIODIVERSITY.get(below, POOR) + part * BIODIVERSITY.get(below + 1, POOR)


def left(here: Lay) -> float:
    """How much of the grid is free: 1 … 0."""
    return 1.0 - here.cards / SIZE

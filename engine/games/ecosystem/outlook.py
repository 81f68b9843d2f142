"""The points of one grid, and what it may still become, fast: bots ask thousands of times a second."""

from typing import NamedTuple

from engine.grid import regions

from .board import BOARD, NEAR
from .cards import CARDS, Card
from .scoring import BIODIVERSITY, MEADOW, POOR, SEEN, STREAM, WOLF, Grid

# What a free cell beside a card may bring in the end: points times chance.
HOPE: dict[Card, float] = {
    "bear": 0.45, "bee": 0.7, "trout": 0.5, "eagle": 0.0, "dragonfly": 0.6, "meadow": 0.5, "stream": 0.4,
}
IN_SIGHT = 0.28  # of an eagle, for each cell that it may still see something in
LONELY = 0.3  # that a fox loses for each free cell beside it
MISSING, BARREN = 0.9, 0.5  # how likely an empty match mends a kind that is missing, or brings nothing yet
LEVEL, AHEAD, EACH = 0.45, 0.2, 0.4  # the chance of the first place when level, for each one ahead; and a card's worth


class Rival(NamedTuple):
    """What others compete for: the longest stream, and wolves."""

    stream: int
    wolves: int


def rivals(grid: Grid) -> Rival:
    streams = regions([cell for cell, card in grid.items() if card == "stream"], NEAR.__getitem__)
    return Rival(max(map(len, streams), default=0), sum(card == "wolf" for card in grid.values()))


def outlook(grid: Grid, others: list[Rival], hope: float) -> float:
    """`hope` 0 … 1: how much of the match is to come; 0 gives the points as they lie."""
    get, points = grid.get, dict.fromkeys(CARDS, 0.0)
    streams = regions([cell for cell, card in grid.items() if card == "stream"], NEAR.__getitem__)
    chance, rows, columns, pack = 0.0, set(), set(), 0
    for cell, card in grid.items():
        beside = [get(near) for near in NEAR[cell]]
        match card:
            case "bear":
                points[card] += 2 * (beside.count("bee") + beside.count("trout"))
            case "bee":
                points[card] += 3 * beside.count("meadow")
            case "trout":
                points[card] += 2 * (beside.count("stream") + beside.count("dragonfly"))
            case "eagle":
                seen = [get(far) for far in SEEN[cell]]
                points[card] += 2 * (seen.count("rabbit") + seen.count("trout"))
                chance += IN_SIGHT * seen.count(None)
            case "fox":
                points[card] += 0 if "bear" in beside or "wolf" in beside else 3
                chance -= LONELY * beside.count(None)
            case "deer":
                rows.add(BOARD.row(cell))
                columns.add(BOARD.column(cell))
            case "rabbit":
                points[card] += 1
            case "dragonfly":
                points[card] += sum([len(stream) for stream in streams if not set(NEAR[cell]).isdisjoint(stream)])
            case "wolf":
                pack += 1
            case _:
                pass
        if card in HOPE:
            chance += HOPE[card] * beside.count(None)
    points["deer"] = 2.0 * (len(rows) + len(columns))
    meadows = regions([cell for cell, card in grid.items() if card == "meadow"], NEAR.__getitem__)
    points["meadow"] = float(sum([MEADOW[min(len(meadow), 5)] for meadow in meadows]))
    longest = max(map(len, streams), default=0)
    points["stream"] = place(longest, [other.stream for other in others], STREAM, hope)
    points["wolf"] = place(pack, [other.wolves for other in others], WOLF, hope)
    return sum(points.values()) + hope * chance + variety(grid, points, hope)


def place(own: int, others: list[int], prizes: tuple[int, ...], hope: float) -> float:
    """The place's points; while places are open, rather by how far one is ahead."""
    if not own:
        return 0.0
    rank = sum([other > own for other in others])
    now = prizes[rank] if rank < len(prizes) else 0
    if not hope:
        return now
    first = min(1.0, max(0.0, LEVEL + AHEAD * (own - max(others, default=0))))
    return (1 - hope) * now + hope * (prizes[0] * first + EACH * own)


def variety(grid: Grid, points: dict[Card, float], hope: float) -> float:
    """Points for few gaps; those that a match to come may close count in part."""
    gaps = sum([not gained for gained in points.values()])
    if not hope:
        return BIODIVERSITY.get(gaps, POOR)
    missing = len(CARDS) - len(set(grid.values()))
    likely = missing * (1 - MISSING * hope) + (gaps - missing) * (1 - BARREN * hope)
    below = int(likely)
    part = likely - below
    return (1 - part) * BIODIVERSITY.get(below, POOR) + part * BIODIVERSITY.get(below + 1, POOR)

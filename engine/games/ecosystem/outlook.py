"""The points of one grid, and what it may still become, fast: bots ask thousands of times a second."""

from collections.abc import Callable
from typing import NamedTuple

from engine.grid import regions

from .board import BOARD, NEAR
from .cards import CARDS, Card
from .scoring import BIODIVERSITY, MEADOW, POOR, SEEN, STREAM, WOLF, Grid

# What a free cell beside a card may bring in the end: points times chance.
HOPE: dict[Card, float] = {
    "bear": 0.45, "bee": 0.7, "trout": 0.5, "eagle": 0.0, "dragonfly": 0.6, "meadow": 0.5, "stream": 0.4, "fox": -0.3,
}
# Points of a card by what lies beside it.
BESIDE: dict[Card, Callable[[list[Card | None]], int]] = {
    "bear": lambda beside: 2 * (beside.count("bee") + beside.count("trout")),
    "bee": lambda beside: 3 * beside.count("meadow"),
    "trout": lambda beside: 2 * (beside.count("stream") + beside.count("dragonfly")),
    "fox": lambda beside: 0 if "bear" in beside or "wolf" in beside else 3,
    "rabbit": lambda _: 1,
}
IN_SIGHT = 0.28  # of an eagle, for each cell that it may still see something in
MISSING, BARREN = 0.9, 0.5  # how likely an empty match mends a kind that is missing, or brings nothing yet
LEVEL, AHEAD, EACH = 0.45, 0.2, 0.4  # the chance of the first place when level, for each one ahead; and a card's worth


class Rival(NamedTuple):
    """What others compete for: the longest stream, and wolves."""

    stream: int
    wolves: int


def rivals(grid: Grid) -> Rival:
    streams = regions([cell for cell, card in grid.items() if card == "stream"], NEAR.__getitem__)
    return Rival(max(map(len, streams), default=0), sum(card == "wolf" for card in grid.values()))


def outlook(grid: Grid, others: list[Rival], hope: float) -> dict[str, float]:
    """Points by card, for `variety`, and what free cells may bring. `hope` 0 … 1: how much of the match is to come;
    0 gives the points as they lie.
    """
    streams = regions([cell for cell, card in grid.items() if card == "stream"], NEAR.__getitem__)
    points, chance = dict.fromkeys(CARDS, 0.0), 0.0
    for cell, card in grid.items():
        beside = [grid.get(near) for near in NEAR[cell]]
        if card in BESIDE:
            points[card] += BESIDE[card](beside)
        elif card == "eagle":
            seen = [grid.get(far) for far in SEEN[cell]]
            points[card] += 2 * (seen.count("rabbit") + seen.count("trout"))
            chance += IN_SIGHT * seen.count(None)
        elif card == "dragonfly":
            points[card] += sum([len(stream) for stream in streams if not set(stream).isdisjoint(NEAR[cell])])
        chance += HOPE.get(card, 0.0) * beside.count(None)
    deer = [cell for cell, card in grid.items() if card == "deer"]
    points["deer"] = 2.0 * (len(set(map(BOARD.row, deer))) + len(set(map(BOARD.column, deer))))
    meadows = regions([cell for cell, card in grid.items() if card == "meadow"], NEAR.__getitem__)
    points["meadow"] = float(sum([MEADOW[min(len(meadow), 5)] for meadow in meadows]))
    longest, pack = max(map(len, streams), default=0), sum([card == "wolf" for card in grid.values()])
    points["stream"] = place(longest, [other.stream for other in others], STREAM, hope)
    points["wolf"] = place(pack, [other.wolves for other in others], WOLF, hope)
    return {**dict(points.items()), "variety": variety(grid, points, hope), "room": hope * chance}


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

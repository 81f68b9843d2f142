"""Points of finished and unfinished grids, and who has won by them."""

from collections.abc import Callable, Mapping, Sequence

from engine.game import Line, Result, Sheet
from engine.grid import regions
from engine.record import record
from engine.text import Text, text

from .board import BOARD, NEAR, Cell
from .cards import CARDS, Card
from .state import Ecosystem
from .words import NAME

# Rules 4.5: what an eagle sees from each cell, one or two steps away.
SEEN = tuple(
    tuple(sorted({far for near in NEAR[cell] for far in (near, *NEAR[near])} - {cell})) for cell in range(len(NEAR))
)
MEADOW = (0, 0, 3, 6, 10, 15)
STREAM, WOLF = (8, 5), (12, 8, 4)
BIODIVERSITY = {0: 12, 1: 12, 2: 12, 3: 7, 4: 3, 5: 0}
POOR = -5

Grid = Mapping[Cell, Card]


@record
class Score:
    points: tuple[int, ...]  # in the order of CARDS
    gaps: int
    biodiversity: int
    total: int

    def sheet(self) -> Sheet:
        lines = [Line(NAME[card], points) for card, points in zip(CARDS, self.points, strict=True)]
        variety = Line(text("ecosystem-biodiversity", gaps=self.gaps), self.biodiversity)
        return Sheet((*lines, variety), self.total)


def groups(grid: Grid, card: Card) -> list[list[Cell]]:
    return regions([cell for cell, here in grid.items() if here == card], NEAR.__getitem__)


def beside(grid: Grid, cell: Cell, kinds: tuple[Card, ...]) -> int:
    return sum(grid.get(near) in kinds for near in NEAR[cell])


def bear(grid: Grid, cell: Cell) -> int:
    return 2 * beside(grid, cell, ("bee", "trout"))


def bee(grid: Grid, cell: Cell) -> int:
    return 3 * beside(grid, cell, ("meadow",))


def trout(grid: Grid, cell: Cell) -> int:
    return 2 * beside(grid, cell, ("stream", "dragonfly"))


def eagle(grid: Grid, cell: Cell) -> int:
    return 2 * sum(grid.get(far) in ("rabbit", "trout") for far in SEEN[cell])


def fox(grid: Grid, cell: Cell) -> int:
    return 0 if beside(grid, cell, ("bear", "wolf")) else 3


# Kinds that score card by card.
EACH: dict[Card, Callable[[Grid, Cell], int]] = {
    "bear": bear, "bee": bee, "trout": trout, "eagle": eagle, "fox": fox,
}


def dragonflies(grid: Grid) -> int:
    """Rules 4.7: every dragonfly counts the cards of the streams beside it, each stream once."""
    streams = groups(grid, "stream")
    flies = [cell for cell, card in grid.items() if card == "dragonfly"]
    return sum(len(stream) for fly in flies for stream in streams if not set(stream).isdisjoint(NEAR[fly]))


def deer(grid: Grid) -> int:
    """Rules 4.9: two for every row and for every column that holds a deer."""
    cells = [cell for cell, card in grid.items() if card == "deer"]
    return 2 * (len({BOARD.row(cell) for cell in cells}) + len({BOARD.column(cell) for cell in cells}))


def rabbits(grid: Grid) -> int:
    return sum(card == "rabbit" for card in grid.values())


def meadows(grid: Grid) -> int:
    return sum(MEADOW[min(len(group), 5)] for group in groups(grid, "meadow"))


WHOLE: dict[Card, Callable[[Grid], int]] = {
    "dragonfly": dragonflies, "deer": deer, "meadow": meadows, "rabbit": rabbits,
}


def longest(grid: Grid) -> int:
    return max(map(len, groups(grid, "stream")), default=0)


def wolves(grid: Grid) -> int:
    return sum(card == "wolf" for card in grid.values())


def places(sizes: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Rules 4.12: equals share the better place and the next ones fall away; nothing never places."""
    ranks = [sum(other > size for other in sizes) for size in sizes]
    return [
        prizes[rank] if size and rank < len(prizes) else 0
        for size, rank in zip(sizes, ranks, strict=True)
    ]


def scores(grids: Sequence[Grid], neutral: Sequence[Card] = (), without_gaps: int | None = None) -> list[Score]:
    """One score a grid. `neutral` only competes; the grid numbered `without_gaps` is not judged by variety."""
    streams = places([*map(longest, grids), neutral.count("stream")], STREAM)
    packs = places([*map(wolves, grids), neutral.count("wolf")], WOLF)
    return [
        score(grid, streams[number], packs[number], varied=number != without_gaps)
        for number, grid in enumerate(grids)
    ]


def score(grid: Grid, stream: int, wolf: int, *, varied: bool = True) -> Score:
    """Of one grid that has won these points for its place among the streams and wolves."""
    points = dict.fromkeys(CARDS, 0)
    for cell, card in grid.items():
        if card in EACH:
            points[card] += EACH[card](grid, cell)
    for card, whole in WHOLE.items():
        points[card] = whole(grid)
    points["stream"], points["wolf"] = stream, wolf
    gaps = sum(not gained for gained in points.values())
    bonus = BIODIVERSITY.get(gaps, POOR) if varied else 0
    return Score(tuple(points.values()), gaps, bonus, sum(points.values()) + bonus)


def rival_grid(cards: Sequence[Card]) -> dict[Cell, Card]:
    """Rules 6.3: filled row by row."""
    return {BOARD.at(number // 5, number % 5): card for number, card in enumerate(cards)}


def tally(grids: Sequence[Grid], neutral: Sequence[Card] | None, rival: Sequence[Card] | None) -> list[Score]:
    """One score a seat and then the rival's, as everything lies now."""
    if rival is None:
        return scores(grids, neutral or ())
    return scores([*grids, rival_grid(rival)], without_gaps=len(grids))


def result(state: Ecosystem) -> Result | None:
    """Rules 5.3: most points, then fewest gaps, then shared. Rules 6.5: alone, by the margin agreed on."""
    if not state.over:
        return None
    found = tally(state.grids, state.neutral, state.rival)
    if state.rival is None:
        best = max((score.total, -score.gaps) for score in found)
        winners = [seat for seat, score in enumerate(found) if (score.total, -score.gaps) == best]
    else:
        winners = [0] if found[0].total - found[1].total >= state.margin else []
    return Result(tuple([score.sheet() for score in found]), tuple(winners))


def outcome(state: Ecosystem) -> Text | None:
    """Rules 6.5: alone it takes more than to be ahead."""
    if state.rival is None or not state.over:
        return None
    found = tally(state.grids, state.neutral, state.rival)
    ahead = found[0].total - found[1].total
    way = "won" if ahead >= state.margin else "behind" if ahead < 0 else "ahead"
    return text("ecosystem-outcome", way=way, ahead=abs(ahead), margin=state.margin)

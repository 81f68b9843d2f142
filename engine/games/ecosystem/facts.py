"""What was remarkable about a match of Ecosystem, by how the grids lie in the end."""

from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.facts import Fact, most, rare
from engine.text import text

from .cards import CARDS
from .scoring import BIODIVERSITY, EACH, Grid, groups, longest, tally, wolves
from .state import Ecosystem
from .words import NAME


def facts(state: Ecosystem, told: Sequence[Event]) -> Iterator[Fact]:
    grids, seats = state.grids, range(len(state.grids))
    found = tally(grids, state.neutral, state.rival)
    yield from most("ecosystem-fact-stream", [longest(grid) for grid in grids], 3, 7)
    yield from most("ecosystem-fact-meadow", [widest(grid) for grid in grids], 3.5, 7)
    yield from most("ecosystem-fact-wolves", [wolves(grid) for grid in grids], 3.5, 6)
    yield from most("ecosystem-fact-foxes", [lonely(grid) for grid in grids], 2, 6)
    yield from most("ecosystem-fact-eagle", [best(grid, "eagle") // 2 for grid in grids], 3.5, 6)
    yield from most("ecosystem-fact-bear", [best(grid, "bear") // 2 for grid in grids], 2.5, 4.5)
    yield from most("ecosystem-fact-bee", [best(grid, "bee") // 3 for grid in grids], 2.3, 4.3)
    swaps = [event.seat for event in told if event.kind == "swapped"]
    yield from most("ecosystem-fact-swaps", [swaps.count(seat) for seat in seats], 1, 3)
    for seat in seats:
        points, card = max(zip(found[seat].points, CARDS, strict=True), key=lambda each: each[0])
        yield Fact(text("ecosystem-fact-kind", seat=seat, n=points, card=NAME[card]), rare(points, 14, 25))
        if found[seat].biodiversity == BIODIVERSITY[0] and not found[seat].gaps:
            yield Fact(text("ecosystem-fact-all", seat=seat), 0.75)
        if found[seat].biodiversity < 0:
            yield Fact(text("ecosystem-fact-poor", seat=seat, n=found[seat].gaps), rare(found[seat].gaps, 5, 8))


def widest(grid: Grid) -> int:
    return max(map(len, groups(grid, "meadow")), default=0)


def lonely(grid: Grid) -> int:
    """Foxes that no bear and no wolf is beside."""
    return sum(EACH["fox"](grid, cell) > 0 for cell, card in grid.items() if card == "fox")


def best(grid: Grid, kind: str) -> int:
    """Points of the best one of a kind that scores card by card."""
    return max([EACH[card](grid, cell) for cell, card in grid.items() if card == kind], default=0)

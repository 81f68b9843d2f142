"""Everything a match of Ecosystem consists of. Plain data; a copy costs a handful of list slices."""

from dataclasses import dataclass, field

from engine.event import Event
from engine.record import record
from engine.rng import Rng

from .board import Cell
from .cards import Card

CARDS_A_ROUND = 10


@record
class Choice:
    """What a seat has chosen and not yet shown: a card, its cell, and for a rabbit the two cells that change places."""

    card: Card
    cell: Cell
    swap: tuple[Cell, Cell] | None = None


@dataclass(slots=True)
class Ecosystem:
    """`hands` has one more than there are seats when a neutral hand sits with two players."""

    rng: Rng
    deck: list[Card]
    hands: list[list[Card]]
    grids: list[dict[Cell, Card]]
    choices: list[Choice | None]
    last: list[Cell | None]  # by seat: where the card placed last lies now
    round: int = 1
    neutral: list[Card] | None = None
    rival: list[Card] | None = None
    margin: int = 0  # solo: by how much the rival must be beaten
    over: bool = False
    news: list[Event] = field(default_factory=list)
    swaps: dict[int, tuple[Cell, Cell]] = field(default_factory=dict)  # by seat: what its newest card, a rabbit, moved

    def put(self, seat: int, choice: Choice) -> None:
        grid = self.grids[seat]
        grid[choice.cell] = choice.card
        self.last[seat] = choice.cell
        self.swaps.pop(seat, None)
        if choice.swap:
            one, other = self.swaps[seat] = choice.swap
            grid[one], grid[other] = grid[other], grid[one]
            if choice.cell in choice.swap:
                self.last[seat] = one if choice.cell == other else other

    def copy(self) -> "Ecosystem":
        return Ecosystem(
            self.rng.copy(), self.deck[:], [hand[:] for hand in self.hands], [grid.copy() for grid in self.grids],
            self.choices[:], self.last[:], self.round,
            None if self.neutral is None else self.neutral[:], None if self.rival is None else self.rival[:],
            self.margin, self.over, self.news[:], self.swaps.copy(),
        )

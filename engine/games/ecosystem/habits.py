"""What a player of Ecosystem mostly does, from the cells beside a card alone: for running a match on fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.prompt import Picked, Placed

from .board import BOARD, NEAR, RIM
from .cards import CARDS
from .draft import ChooseCard, ChooseCell, ChooseSwap, Discard
from .options import CARD, STAY
from .outlook import HOPE
from .scoring import SEEN

if TYPE_CHECKING:
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

    from .cards import Card
    from .scoring import Grid

# Points that two cards beside each other bring, and that a card brings by itself.
PAIR: dict[tuple[Card, Card], float] = {
    ("bear", "bee"): 2, ("bear", "trout"): 2, ("bee", "meadow"): 3, ("trout", "stream"): 2, ("trout", "dragonfly"): 2,
    ("dragonfly", "stream"): 1.5, ("fox", "bear"): -3, ("fox", "wolf"): -3, ("meadow", "meadow"): 3,
    ("stream", "stream"): 1.5,
}
ITSELF: dict[Card, float] = {"rabbit": 1, "fox": 3, "wolf": 2.5, "deer": 1, "stream": 1}
# How much a card is wanted.
WANT: dict[Card, float] = {
    "bear": 4, "bee": 5, "meadow": 4, "trout": 4, "eagle": 5, "rabbit": 2.5, "dragonfly": 4, "fox": 3, "deer": 3.5,
    "stream": 3, "wolf": 3.5,
}
NEW = 0.8  # of that for the first of its kind
WHIM = 0.4  # points of a card that a player may overlook
OPEN = 0.5  # of the hope for a free cell
# By card: what each card beside it brings, or a free cell.
NEXT_TO: dict[Card, dict[Card | None, float]] = {
    one: {
        None: HOPE.get(one, 0.0) * OPEN,
        **{other: PAIR.get((one, other), 0) + (PAIR.get((other, one), 0) if one != other else 0) for other in CARDS},
    }
    for one in CARDS
}


def habit(match: Match, seat: int, chance: Random) -> Answer | None:
    state, task = match.state, match.agenda.seats[seat][-1]
    grid: Grid = state.grids[seat]
    match task:
        case ChooseCard():
            cells = RIM.free(grid)
            lying = set(grid.values())
            hand = dict.fromkeys(state.hands[seat])
            best = max(hand, key=lambda card: (
                max([beside(grid, cell, card) for cell in cells]) + NEW * WANT[card] * (card not in lying)
                + WHIM * chance.random()
            ))
            return Picked((CARD[best],))
        case ChooseCell(card=card):
            spots = RIM.free(grid)
            return Placed(max(spots, key=lambda cell: beside(grid, cell, card) + 0.2 * chance.random()))
        case ChooseSwap():
            return Picked((STAY,))
        case Discard():
            hand = dict.fromkeys(state.hands[seat])
            return Picked((CARD[min(hand, key=lambda card: WANT[card] + chance.random())],))
        case _:
            return None


def beside(grid: Grid, cell: int, card: Card) -> float:
    """What the card brings on the cell, roughly."""
    get, next_to = grid.get, NEXT_TO[card]
    total = ITSELF.get(card, 0.0) + sum([next_to[get(near)] for near in NEAR[cell]])
    if card == "eagle":
        seen = [get(far) for far in SEEN[cell]]
        total += 2 * (seen.count("rabbit") + seen.count("trout")) + 0.2 * seen.count(None)
    elif card in ("rabbit", "trout"):
        total += 2 * sum([get(far) == "eagle" for far in SEEN[cell]])
    elif card == "deer":
        deer = [other for other, kind in grid.items() if kind == "deer"]
        row, column = BOARD.row(cell), BOARD.column(cell)
        total += 2 * (
            all(BOARD.row(other) != row for other in deer) + all(BOARD.column(other) != column for other in deer)
        )
    return total

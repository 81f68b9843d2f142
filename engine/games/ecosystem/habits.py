"""What a player of Ecosystem mostly does, from the cells beside a card alone: for running a match on fast."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.prompt import Picked, Place, Placed

from .board import BOARD, NEAR, RIM
from .cards import CARDS
from .draft import ChooseCard, ChooseCell, ChooseSwap, Discard
from .layers import IN_SIGHT
from .options import CARD, STAY
from .scoring import rival_grid

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

    from .board import Cell
    from .cards import Card
    from .scoring import Grid

# Points that two cards beside each other bring, that a card brings by itself, and what a free cell beside it may.
PAIR: dict[tuple[Card, Card], float] = {
    ("bear", "bee"): 2, ("bear", "trout"): 2, ("bee", "meadow"): 3, ("trout", "stream"): 2, ("trout", "dragonfly"): 2,
    ("dragonfly", "stream"): 1.5, ("fox", "bear"): -3, ("fox", "wolf"): -3, ("meadow", "meadow"): 3,
    ("stream", "stream"): 1.5,
}
ITSELF: dict[Card, float] = {"rabbit": 1, "fox": 3, "wolf": 2.5, "deer": 1, "stream": 1}
OPEN: dict[Card, float] = {
    "bear": 0.22, "bee": 0.35, "trout": 0.25, "dragonfly": 0.3, "meadow": 0.25, "stream": 0.2, "fox": -0.15,
}
# How much a card is wanted.
WANT: dict[Card, float] = {
    "bear": 4, "bee": 5, "meadow": 4, "trout": 4, "eagle": 5, "rabbit": 2.5, "dragonfly": 4, "fox": 3, "deer": 3.5,
    "stream": 3, "wolf": 3.5,
}
NEW = 0.8  # of that for the first of its kind
WHIM = 0.4  # points of a card that a player may overlook
SEEN = 0.2  # of an eagle, for each free cell that it sees
KEPT = 0.5  # of what a card would bring, against what it brings the rival


@lru_cache(maxsize=50_000)
def beside(*near: Card | None) -> dict[Card, float]:
    """By card what it brings between these, roughly."""
    return {
        card: ITSELF.get(card, 0.0) + sum([
            OPEN.get(card, 0.0) if other is None
            else PAIR.get((card, other), 0) + (PAIR.get((other, card), 0) if other != card else 0) for other in near
        ])
        for card in CARDS
    }  # fmt: skip


def habit(match: Match, seat: int, chance: Random) -> Answer | None:
    state, task = match.state, match.agenda.seats[seat][-1]
    grid: Grid = state.grids[seat]
    match task:
        case ChooseCard():
            lying, random = set(grid.values()), chance.random
            found = brought(grid, RIM.free(grid), dict.fromkeys(state.hands[seat]))
            return Picked((CARD[max(found, key=lambda card: (
                max(found[card]) + NEW * WANT[card] * (card not in lying) + WHIM * random()
            ))],))  # fmt: skip
        case ChooseCell(card=card) if isinstance(prompt := match.prompt(seat), Place):
            worths = brought(grid, prompt.spots, (card,))[card]
            return Placed(prompt.spots[worths.index(max(worths))])
        case ChooseSwap():
            return Picked((STAY,))
        case Discard():
            given, hand = rival_gets(state.rival), dict.fromkeys(state.hands[seat])
            own = brought(grid, RIM.free(grid), hand)
            return Picked((CARD[min(own, key=lambda card: (
                KEPT * max(own[card], default=0.0) + given[card] + WHIM * chance.random()
            ))],))  # fmt: skip
        case _:
            return None


def brought(grid: Grid, cells: Sequence[Cell], cards: Iterable[Card]) -> dict[Card, list[float]]:
    """By card what it brings on each of the cells."""
    get = grid.get
    near = [beside(*[get(other) for other in NEAR[cell]]) for cell in cells]
    found = {card: [each[card] for each in near] for card in cards}
    if "eagle" in found or "rabbit" in found or "trout" in found:
        eagles = prey = taken = 0
        for cell, card in grid.items():
            taken |= 1 << cell
            if card == "eagle":
                eagles |= 1 << cell
            elif card in ("rabbit", "trout"):
                prey |= 1 << cell
        if "eagle" in found:
            found["eagle"] = [
                worth + 2 * (IN_SIGHT[cell] & prey).bit_count() + SEEN * (IN_SIGHT[cell] & ~taken).bit_count()
                for worth, cell in zip(found["eagle"], cells, strict=True)
            ]
        if eagles:
            for card in ("rabbit", "trout"):
                if card in found:
                    worths = zip(found[card], cells, strict=True)
                    found[card] = [worth + 2 * (IN_SIGHT[cell] & eagles).bit_count() for worth, cell in worths]
    if "deer" in found:
        deer = [cell for cell, card in grid.items() if card == "deer"]
        rows, columns = {BOARD.row(cell) for cell in deer}, {BOARD.column(cell) for cell in deer}
        found["deer"] = [
            worth + 2 * ((BOARD.row(cell) not in rows) + (BOARD.column(cell) not in columns))
            for worth, cell in zip(found["deer"], cells, strict=True)
        ]
    return found


def rival_gets(cards: Sequence[Card]) -> dict[Card, float]:
    """What each card brings the rival on the cell that comes next."""
    get, cell = rival_grid(cards).get, BOARD.at(len(cards) // 5, len(cards) % 5)
    return beside(*[get(near) for near in NEAR[cell]])

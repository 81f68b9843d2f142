"""What a player of Ecosystem mostly does, from the cells beside a card alone: for running a match on fast."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.prompt import Picked, Place, Placed

from .board import BOARD, NEAR, RIM
from .cards import CARDS
from .draft import ChooseCard, ChooseCell, ChooseSwap, Discard
from .layers import IN_SIGHT
from .liking import LIKINGS
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
    from .state import Ecosystem

WHIM = 0.4  # points of a card that a player may overlook


def table(state: Ecosystem) -> str:
    """Whose likings they are: alone one has no races to win, and feeds a rival."""
    return "alone" if state.rival is not None else "table"


@lru_cache(maxsize=50_000)
def beside(whose: str, *near: Card | None) -> dict[Card, float]:
    """By card what it brings between these, roughly."""
    liking = LIKINGS[whose]
    return {
        card: liking.itself.get(card, 0.0) + sum([liking.beside(card, other) for other in near]) for card in CARDS
    }


def habit(match: Match, seat: int, chance: Random) -> Answer | None:
    state, task = match.state, match.agenda.seats[seat][-1]
    grid: Grid = state.grids[seat]
    whose = table(state)
    liking = LIKINGS[whose]
    match task:
        case ChooseCard():
            lying, random = set(grid.values()), chance.random
            found = brought(whose, grid, RIM.free(grid), dict.fromkeys(state.hands[seat]))
            return Picked((CARD[max(found, key=lambda card: (
                max(found[card]) + liking.new * liking.want[card] * (card not in lying) + WHIM * random()
            ))],))  # fmt: skip
        case ChooseCell(card=card) if isinstance(prompt := match.prompt(seat), Place):
            worths = brought(whose, grid, prompt.spots, (card,))[card]
            return Placed(prompt.spots[worths.index(max(worths))])
        case ChooseSwap():
            return Picked((STAY,))
        case Discard():
            given, hand = rival_gets(whose, state.rival), dict.fromkeys(state.hands[seat])
            own = brought(whose, grid, RIM.free(grid), hand)
            return Picked((CARD[min(own, key=lambda card: (
                liking.kept * max(own[card], default=0.0) + given[card] + WHIM * chance.random()
            ))],))  # fmt: skip
        case _:
            return None


def brought(whose: str, grid: Grid, cells: Sequence[Cell], cards: Iterable[Card]) -> dict[Card, list[float]]:
    """By card what it brings on each of the cells."""
    get = grid.get
    near = [beside(whose, *[get(other) for other in NEAR[cell]]) for cell in cells]
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
            free = LIKINGS[whose].seen
            found["eagle"] = [
                worth + 2 * (IN_SIGHT[cell] & prey).bit_count() + free * (IN_SIGHT[cell] & ~taken).bit_count()
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


def rival_gets(whose: str, cards: Sequence[Card]) -> dict[Card, float]:
    """What each card brings the rival on the cell that comes next."""
    get, cell = rival_grid(cards).get, BOARD.at(len(cards) // 5, len(cards) % 5)
    return beside(whose, *[get(near) for near in NEAR[cell]])

"""What one reader may know of a match of Ecosystem."""

from typing import Literal

from engine.game import Sheet
from engine.record import record

from .cards import Card
from .scoring import result, tally
from .state import Choice, Ecosystem


@record
class EcosystemView:
    seat: int | None  # None: the table
    round: int
    step: int  # cards in every grid
    grids: tuple[tuple[tuple[int, Card], ...], ...]  # by seat: cell and card, in reading order
    hand: tuple[Card, ...]
    chosen: Choice | None  # the reader's own, until it is shown
    ready: tuple[bool, ...]
    last: tuple[int | None, ...]
    neutral: tuple[Card, ...] | None
    rival: tuple[Card, ...] | None
    margin: int
    sheets: tuple[Sheet, ...] | None  # when it is over
    winners: tuple[int, ...]
    swaps: tuple[tuple[int, int] | None, ...] = ()  # by seat: what its newest card, a rabbit, has made change places
    game: Literal["ecosystem"] = "ecosystem"


def view(state: Ecosystem, seat: int | None) -> EcosystemView:
    found = result(state)
    return EcosystemView(
        seat,
        state.round,
        min(map(len, state.grids)),
        tuple([tuple(sorted(grid.items())) for grid in state.grids]),
        () if seat is None else tuple(state.hands[seat]),
        None if seat is None else state.choices[seat],
        tuple([choice is not None for choice in state.choices]),
        tuple(state.last),
        None if state.neutral is None else tuple(state.neutral),
        None if state.rival is None else tuple(state.rival),
        state.margin,
        found.sheets if found else None,
        found.winners if found else (),
        tuple([state.swaps.get(seat) for seat in range(len(state.grids))]),
    )


def standing(view: EcosystemView) -> tuple[Sheet, ...]:
    """As the reader can work it out now: everything that counts lies open."""
    grids = [dict(grid) for grid in view.grids]
    return tuple([score.sheet() for score in tally(grids, view.neutral, view.rival)])

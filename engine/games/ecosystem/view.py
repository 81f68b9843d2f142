"""What one reader may know of a match of Ecosystem."""

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.game import Result, Sheet
from engine.record import record

from .cards import Card
from .scoring import Score, scores
from .state import BOX, Choice, Ecosystem


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
    )


def rival_grid(cards: Sequence[Card]) -> dict[int, Card]:
    """Rules 6.3: filled row by row."""
    return {BOX.board.at(number // 5, number % 5): card for number, card in enumerate(cards)}


def standing(
    grids: Sequence[Mapping[int, Card]], neutral: Sequence[Card] | None, rival: Sequence[Card] | None
) -> list[Score]:
    """One score a seat and then the rival's, as everything lies now."""
    if rival is None:
        return scores(grids, neutral or ())
    return scores([*grids, rival_grid(rival)], without_gaps=len(grids))


def result(state: Ecosystem) -> Result | None:
    """Rules 5.3: most points, then fewest gaps, then shared. Rules 6.5: alone, by the margin agreed on."""
    if not state.over:
        return None
    found = standing(state.grids, state.neutral, state.rival)
    if state.rival is None:
        best = max((score.total, -score.gaps) for score in found)
        winners = [seat for seat, score in enumerate(found) if (score.total, -score.gaps) == best]
    else:
        winners = [0] if found[0].total - found[1].total >= state.margin else []
    return Result(tuple([score.sheet() for score in found]), tuple(winners))

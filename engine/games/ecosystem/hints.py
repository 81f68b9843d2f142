"""What a choice would change in the running score sheets if it were shown now, for who is asked.

Places for streams and wolves are counted as the sheet counts them: among all grids as they lie. What others have sealed
is not known here.
"""

from engine.text import Text, text

from .board import Cell
from .cards import CARDS, Card
from .scoring import Score, tally
from .state import Choice, Ecosystem
from .words import NAME

VARIETY = Text("ecosystem-variety")


def now(state: Ecosystem) -> list[Score]:
    return tally(state.grids, state.neutral, state.rival)


def signed(points: int) -> Text:
    return text("ecosystem-minus" if points < 0 else "ecosystem-plus", points=abs(points))


def change(before: Score, after: Score, card: Card) -> Text:
    """By how much the total changes, and line by line unless the line of `card` itself is all that does."""
    lines = [(NAME[kind], new - old) for kind, old, new in zip(CARDS, before.points, after.points, strict=True)]
    lines = [(line, points) for line, points in (*lines, (VARIETY, after.biodiversity - before.biodiversity)) if points]
    if not lines:
        return Text("ecosystem-hint-none")
    total = after.total - before.total
    kind, size = "loss" if total < 0 else "gain", abs(total)
    if [line for line, _ in lines] == [NAME[card]]:
        return text(f"ecosystem-hint-{kind}", points=size)
    parts = tuple([text("ecosystem-part", line=line, points=signed(points)) for line, points in lines])
    return text(f"ecosystem-hint-{kind}-parts", points=size, parts=parts)


def placed(state: Ecosystem, seat: int, choice: Choice) -> Text:
    twin = state.copy()
    twin.put(seat, choice)
    return change(now(state)[seat], now(twin)[seat], choice.card)


def moved(state: Ecosystem, seat: int, cell: Cell) -> Text:
    """What lies where a rabbit may take it from; where nothing lies yet is the rabbit's own place."""
    return NAME[state.grids[seat].get(cell, "rabbit")]


def swapped(state: Ecosystem, seat: int, choice: Choice, other: Cell) -> Text:
    """Which card the second one is, and what rabbit and swap would change together."""
    return text("ecosystem-hint-swap", card=moved(state, seat, other), then=placed(state, seat, choice))


def given(state: Ecosystem, seat: int, card: Card) -> Text:
    """Rules 6.3: what the rival gains by the card, and what the seat loses to it in places and variety."""
    twin = state.copy()
    twin.rival = [*(twin.rival or ()), card]
    before, after = now(state), now(twin)
    rival, own = (after[at].total - before[at].total for at in (-1, seat))
    if own:
        return text("ecosystem-hint-given-both", rival=signed(rival), own=signed(own))
    return text("ecosystem-hint-given", rival=signed(rival))

"""Every card of the box, wherever it lies. A choice names its card and holds none."""

from collections import Counter

from .state import Ecosystem


def census(state: Ecosystem) -> Counter[str]:
    piles = [state.deck, *state.hands, *[list(grid.values()) for grid in state.grids], state.neutral, state.rival]
    return Counter(card for pile in piles for card in pile or ())

"""The end of the match: areas that nobody completed, clouds, plants left over, the backs of the tokens."""

from engine.event import tell

from .areas import give
from .scoring import left
from .state import BACKS, CLOUDS, LEFT, Renature


def finish(state: Renature) -> None:
    """Rules 9.1 to 9.4."""
    for area, token in enumerate(state.flowers):
        if token >= 0:
            give(state, area, late=True)
            state.flowers[area] = -1
            state.spare.append(token)
    for seat, tally in enumerate(state.tally):
        tally[CLOUDS] = state.purse[seat]
        tally[LEFT] = -left(state.slots[seat])
        tally[BACKS] = sum(state.land.sunflowers[token].back for token in state.taken[seat])
        tell(state, "final", seat, reveals=True, clouds=tally[CLOUDS], left=-tally[LEFT], backs=tally[BACKS])
    state.over = True
    tell(state, "over", None, reveals=True)

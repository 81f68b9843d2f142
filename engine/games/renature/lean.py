"""How an area stands: what its points are worth to each seat while stream cells beside it are still open."""

from .scoring import decided
from .state import Renature
from .valley import Sunflower

EACH = 0.14  # the chance of the main points that every point of a lead is worth
SECOND, ALONE = 0.6, 0.5  # of the secondary points: for who is not first, and for who stands there alone


def openness(state: Renature, area: int, still: int) -> float:
    """How much of the area's shore is open, given all open stream cells; 0: nothing can change any more."""
    shore = state.land.shores[area]
    return (shore & still).bit_count() / shore.bit_count() if shore else 0.0


def likely(strength: tuple[int, ...], seat: int, token: Sunflower) -> float:
    """Points that the seat may hope for while others can still plant there."""
    own = strength[seat]
    if not own:
        return 0.0
    rest = [*strength[:seat], *strength[seat + 1 :]]
    first = min(1.0, max(0.0, 0.5 + EACH * (own - max(rest))))
    return first * token.main + ((1 - first) * SECOND + (0.0 if any(rest) else ALONE)) * token.secondary


def sure(state: Renature, area: int, token: Sunflower) -> dict[int, int]:
    """By seat the points, as the area stands."""
    found = decided(state.groves[area].strengths)
    points: dict[int, int] = {}
    for seat, worth in ((found.main, token.main), (found.second, token.secondary)):
        if seat is not None:
            points[seat] = points.get(seat, 0) + worth
    return points

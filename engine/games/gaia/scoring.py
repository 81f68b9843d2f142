"""Who has placed how many meeples, and who wins."""

from collections.abc import Iterable, Sequence

from engine.game import Line, Result, Sheet
from engine.text import Text

from .state import Gaia, Goal

Tally = tuple[int, int]  # meeples on cities, meeples on goals


def tallies(living: Iterable[Sequence[int]], goals: Iterable[Goal], seats: int) -> list[Tally]:
    """By seat. `living` tells for every city whose meeples stand on it."""
    on_cities = [seat for meeples in living for seat in meeples]
    on_goals = [goal.owner for goal in goals]
    return [(on_cities.count(seat), on_goals.count(seat)) for seat in range(seats)]


def tallied(state: Gaia) -> list[Tally]:
    return tallies([city.meeples for city in state.cities.values()], state.goals, len(state.meeples))


def sheet(cities: int, goals: int) -> Sheet:
    lines = (Line(Text("gaia-score-cities"), cities), Line(Text("gaia-score-goals"), goals))
    return Sheet(lines, cities + goals)


def leader(state: Gaia, ender: int) -> int:
    """Rules 9.3 and 9.4: fewest meeples at home; of these who sits first after the one who ended it."""
    seats = len(state.meeples)
    return min(range(seats), key=lambda seat: (state.meeples[seat], (seat - ender - 1) % seats))


def result(state: Gaia) -> Result | None:
    """Rules 9.1 to 9.4."""
    if state.winner is None:
        return None
    return Result(tuple([sheet(*tally) for tally in tallied(state)]), (state.winner,))

"""What a result means for how well people play: by openskill, for several players and for teams. Whether a match counts
at all the store sees by its seats and by what has happened at its table; here is what a table can choose for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from engine import games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import Contest, MatchRow, RatingRow

MODEL = PlackettLuce()
SURE = 3.0  # so many times its uncertainty below it, somebody is hardly ever worse
LEAST, STEP = 1000, 40  # as people read it: who has not played yet has 1000 for sure, and one unit of the model is 40


def may_count(row: MatchRow) -> bool:
    """Whether a table is played for ratings as it sits now: by several people and nobody else."""
    return row.rated and row.guild is not None and not any(seat.bot is not None for seat in row.seats)


def counts(row: MatchRow) -> bool:
    """The same of a table at which nobody is missing any more."""
    return may_count(row) and len(row.seats) > 1


def rate(contest: Contest) -> list[tuple[float, float]]:
    """By seat, after the match. Who has won comes first, the others follow by their points; partners share a place."""
    game, seats = games().get(contest.game), len(contest.totals)
    sides = game.sides(seats, contest.options) if game else tuple([(seat,) for seat in range(seats)])
    teams = [[MODEL.rating(*(contest.before[seat] or ())) for seat in side] for side in sides]
    after = MODEL.rate(teams, ranks=places(contest, sides))
    found = {seat: one for side, team in zip(sides, after, strict=True) for seat, one in zip(side, team, strict=True)}
    return [(found[seat].mu, found[seat].sigma) for seat in range(seats)]


def places(contest: Contest, sides: Sequence[Sequence[int]]) -> list[float]:
    """0 is the best; equals have equal places."""
    scored = [(contest.won[side[0]], sum([contest.totals[seat] for seat in side])) for side in sides]
    worth = [(won, 0 if won else total) for won, total in scored]
    return [float(sum(other > own for other in worth)) for own in worth]


def careful(row: RatingRow) -> int:
    """What somebody is at least, as far as is known: by this a table of the best is ordered."""
    return shown(row.mu - SURE * row.sigma)


def shown(mu: float) -> int:
    return round(LEAST + STEP * mu)


def spread(row: RatingRow) -> int:
    """How far off it may be."""
    return round(STEP * SURE * row.sigma)

"""From what a position is worth to who may win: each side's share of the victory, all of them together 1.

How much a point of judgement decides is data of the game, fitted to how matches of its bots have ended: little while
much of the match is to come.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING

from .weighing import Weighed, Weights, weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.match import Match

    from .judgement import AnyJudgement

FILE = "chances.toml"
USUAL = Weights((12.0,), (30.0,))  # where nobody has looked
TEAMS = "teams"


@lru_cache(maxsize=32)
def scales(game: str) -> dict[str, Weights]:
    path = Path(str(files(f"engine.games.{game}") / "data" / FILE))
    return weights(path, ("scale",)) if path.exists() else {}


def scale(judgement: AnyJudgement, match: Match) -> float:
    """Points by which one must be ahead to win about three times in four."""
    if not isinstance(judgement, Weighed):
        return USUAL.sum((1.0,), 1.0)
    teams = any(len(side) > 1 for side in judgement.sides(match.state, match.seats))
    table = TEAMS if teams else judgement.table(match.state)
    return max(0.1, scales(match.game.meta.name).get(table, USUAL).sum((1.0,), judgement.left(match.state)))


def shares(judgement: AnyJudgement, match: Match) -> tuple[float, ...]:
    """By side. The full position is judged: what everybody holds counts, what is still to be drawn does not."""
    sides, result = judgement.sides(match.state, match.seats), match.result
    if result is not None:
        won = [any(seat in result.winners for seat in side) for side in sides]
        if not any(won):  # the table has lost, to a rival if there is one
            won = [not side for side in sides] if () in sides else [True] * len(sides)
        return tuple([float(each) / sum(won) for each in won])
    return softened(judgement.hopes(match.state, match.seats), scale(judgement, match))


def softened(hopes: Sequence[float], scale: float) -> tuple[float, ...]:
    best = max(hopes)
    parts = [exp((hope - best) / scale) for hope in hopes]
    return tuple([part / sum(parts) for part in parts])

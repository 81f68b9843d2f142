"""Hints of Gaïa beside what really comes of each choice, over many matches with every mix of settings."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from engine import Match
from engine.games.gaia import GAME
from tests.games.gaia.promises import eager, promises

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .figure import Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """For each question: how many hints were looked at, and how many of them did not come true."""
    if GAME.meta.name not in limits.games():
        return
    looked, wrong = Counter[str](), Counter[str]()
    values = [[(setting.name, value) for value in setting.values] for setting in GAME.meta.settings]
    tables = list(product(GAME.meta.seats, product(*values)))
    for number in range(limits.matches):
        seats, options = tables[number * 7 % len(tables)]
        match, chance = Match.new(GAME, seats, f"promises {number}", dict(options)), Random(number)
        while match.waiting:
            for promise in promises(match):
                looked[promise.ask] += 1
                wrong[promise.ask] += promise.said != promise.came
            match.play(*eager(match, chance))
    for ask, count in looked.items():
        yield Figure(f"promises.{ask}.hints", count, "hints")
        yield Figure(f"promises.{ask}.wrong", wrong[ask], "hints")

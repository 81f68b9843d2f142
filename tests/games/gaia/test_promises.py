"""Every hint says what really comes of the choice. `python -m tests.bench promises` looks at many more matches."""

from random import Random

import pytest

from engine import Match
from engine.games.gaia import GAME

from .promises import broken, eager
from .table import ALL

TABLES = [(2, {}), (3, {"capture": "on", "four": "on"}), (4, ALL), (5, ALL)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_hinted_comes_true(seats: int, options: dict[str, str]) -> None:
    for number in range(2):
        match, chance = Match.new(GAME, seats, f"promises {number}", options), Random(number)
        while match.waiting:
            assert broken(match) == []
            match.play(*eager(match, chance))

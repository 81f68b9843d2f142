"""How bots look at a map of Gaïa."""

from engine import Placed
from engine.games.gaia.chart import NAMES
from engine.games.gaia.judgement import FAR, JUDGEMENT

from .table import Table, at


def test_of_places_worth_the_same_a_tile_keeps_the_map_together() -> None:
    """Far from every city all are worth the same, and the first that is tried is taken."""
    table = Table("ppp p..", hand=["sea", "forest"])
    table.play(0, "sea")
    tried = [NAMES[answer.spot] for answer in JUDGEMENT.answers(table.match, 0) if isinstance(answer, Placed)]
    assert tried[0] == "I9", "two tiles lie beside it"
    assert tried[1:3] == ["H7", "G8"], "near the middle"
    long = Table("pppppppppp", hand=["sea", "forest"])
    long.play(0, "sea")
    assert len(JUDGEMENT.answers(long.match, 0)) == FAR


def test_a_meeple_that_comes_makes_the_others_no_safer() -> None:
    """It stands in a city that covers two of its needs, as low as one can: that is told as a meeple in a city alone."""
    for seats in (2, 3):
        before = Table("pps ff.", seats=seats, cities={"I9": ("Highcrag", ())}).state
        after = Table("pps ff.", seats=seats, cities={"I9": ("Highcrag", (0,))}).state
        assert after.cities[at("I9")].covered == 2
        was, now = [JUDGEMENT.terms(state, 0, before) for state in (before, after)]
        assert now["safety"] <= was["safety"]
        assert now["cities"] >= was["cities"] + 10

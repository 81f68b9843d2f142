"""RULES.md, 7: goals."""

from engine import Picked, Placed, Text
from engine.games.gaia.chart import START
from engine.games.gaia.options import CARD, KEEP, goal_option
from engine.games.gaia.state import Goal

from .table import Table


def test_claiming_the_moment_it_is_complete() -> None:
    """7.1 Every goal shows some cards, such as four Nature cards. The moment all of them lie in front of you, you may
    claim it, if it is still free. (Which cards the goals of Nature cards show is our reconstruction.)
    """
    table = Table(played=["plain", "forest", "forest"], goals=["ppff", "ssdd"], hand=["plain"])
    table.play(0, "play", "I8")
    assert table.ask(0) == "goal"
    assert table.options(0) == ["ppff", "keep"]
    early = Table(played=["plain", "forest"], goals=["ppff"], hand=["plain"])
    early.play(0, "play", "I8")
    assert early.ask(0) == "card", "three cards are not four"


def test_a_claimed_goal() -> None:
    """7.2 Its cards are discarded, your meeple stands on it, and nobody else can claim it."""
    table = Table(played=["plain", "forest", "sea", "forest"], goals=["ppff"], hand=["plain"], hands={1: ["plain"]})
    table.play(0, "play", "I8", "ppff")
    state = table.state
    assert state.goals == [Goal("ppff", 0)]
    assert state.played[0] == ["sea"]
    assert sorted(state.discards) == ["forest", "forest", "plain", "plain"]
    assert state.meeples[0] == 4

    state.played[1] = ["plain", "forest", "forest"]
    table.begin(1)
    table.play(1, "play", "J8")
    assert table.ask(1) == "card", "it is taken"


def test_leaving_a_goal() -> None:
    """7.3 You may leave it; you are asked again whenever you play another card to lie in front of you."""
    table = Table(played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain", "sea"])
    table.play(0, "play", "plain", "I8", "keep")
    assert table.state.goals == [Goal("ppff")]
    assert len(table.state.played[0]) == 4
    table.play(0, "play", "J8")
    assert table.ask(0) == "goal"


def test_two_goals_at_once() -> None:
    """7.4 If the rest of your cards contains another goal, you may claim that one too."""
    played = ["plain", "forest", "forest", "sea", "sea", "desert", "desert"]
    table = Table(played=played, goals=["ppff", "ssdd"], hand=["plain"])
    table.play(0, "play", "I8")
    assert table.options(0) == ["ppff", "ssdd", "keep"]
    table.play(0, "ssdd")
    assert table.options(0) == ["ppff", "keep"]
    table.play(0, "ppff")
    assert table.state.played[0] == []
    assert table.state.meeples[0] == 3


def test_goals_that_are_alike_are_offered_once() -> None:
    """Nobody could tell the two Element goals apart; who has eight cards claims one after the other."""
    table = Table("pw", played=["sun"] * 7, goals=["eeee", "eeee"], hand=["rain"], options={"elements": "on"})
    table.play(0, "play")
    assert table.options(0) == ["eeee", "keep"]
    table.play(0, "eeee")
    assert table.options(0) == ["eeee", "keep"]
    table.play(0, "eeee")
    assert [goal.owner for goal in table.state.goals] == [0, 0]


def test_a_hint_that_leaves_a_goal_says_that_it_sees_it() -> None:
    """A place for a meeple is what all are after: whoever is told to keep his cards wonders."""
    table = Table(played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain", "sea"])
    card, place, keep = Picked((CARD["plain"],)), Placed(START), Picked((KEEP,))
    assert table.match.tempting(0, [card, place, keep]) == Text("gaia-tempting")
    assert table.match.tempting(0, [card, place]) is None
    table.play(0, "play", "plain", "I8")
    assert table.match.tempting(0, [keep]) == Text("gaia-tempting")
    assert table.match.tempting(0, [Picked((goal_option(0, "ppff"),))]) is None

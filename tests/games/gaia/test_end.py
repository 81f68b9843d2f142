"""RULES.md, 9: both ways to end, and ties."""

import pytest

from .table import Table


def test_the_last_meeple_wins_at_once() -> None:
    """9.1 Who places the last meeple wins at once."""
    table = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain", "sea"])
    table.state.meeples[0] = 1
    told = [event.kind for event in table.play(0, "play", "mountain", "I7")]
    assert told == ["laid", "settled", "won"]
    assert table.match.waiting == [], "no second action"
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


def test_the_last_meeple_on_a_goal() -> None:
    table = Table(played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain"])
    table.state.meeples[0] = 1
    table.play(0, "play", "I8", "ppff")
    assert table.match.waiting == []
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


def test_the_last_meeple_while_feeding() -> None:
    """Millbrook eats the last animal of H9. Larkfield beside it had nothing else and is gone, and its plain raises
    Saltroad: this meeple was the last one at home, so there is nothing more to do.
    """
    table = Table("m... pdpd s..f", corner="G8", herds={"H9": 1}, player=1, hands={0: ["plain"]}, cities={
        "G9": ("Millbrook", (0,)), "I9": ("Larkfield", ()), "J9": ("Saltroad", ()),
    })  # fmt: skip
    assert [table.city(name).covered for name in ("G9", "I9", "J9")] == [3, 1, 1]
    table.state.meeples[0] = 1
    table.begin(0)
    assert table.city("J9").meeples == (0,)
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert table.match.waiting == [], "no action after the win"


def used_up(meeples: list[int], player: int) -> Table:
    table = Table(seats=len(meeples), player=player, hand=["plain"])
    state = table.state
    state.meeples[:] = meeples
    state.decks["life"], state.shown["life"] = [], []
    table.begin(player)
    return table


def test_ending_it_on_purpose() -> None:
    """9.2 Who chooses to take from a kind of which no card is left, open or in the deck, ends the match. You are asked
    to confirm it.
    """
    table = used_up([3, 4, 4], 1)
    table.play(1, "take")
    assert table.options(1) == ["plain", "forest", "sea", "nature", "life"]
    table.play(1, "life")
    assert table.ask(1) == "end"
    table.play(1, "go-on")
    assert table.options(1)[-1] == "take", "nothing happened"
    assert table.state.left == 2
    table.play(1, "take", "life", "stop")
    assert table.match.waiting == []
    assert table.state.ender == 1

    left = used_up([3, 4, 4], 1)
    left.state.shown["life"] = ["animals:sea"]
    left.begin(1)
    left.play(1, "take")
    assert left.options(1) == ["plain", "forest", "sea", "nature", "animals:sea"], "an open card is still left"


def test_most_meeples() -> None:
    """9.3 Then most meeples on cities and goals win."""
    for meeples, winner in (([2, 3, 4], 0), ([4, 3, 2], 2), ([5, 4, 5], 1)):
        table = used_up(meeples, 1)
        table.play(1, "take", "life", "stop")
        assert table.match.result is not None
        assert table.match.result.winners == (winner,)


@pytest.mark.parametrize(
    ("meeples", "ender", "winner"),
    [
        ([3, 3, 3], 0, 1), ([3, 3, 3], 2, 0), ([3, 4, 3], 0, 2), ([3, 4, 4], 0, 0), ([4, 3, 3, 3], 2, 3),
        ([3, 4, 4, 3], 3, 0),
    ],
)
def test_ties(meeples: list[int], ender: int, winner: int) -> None:
    """9.4 Among equals the one nearest clockwise after the player who ended it wins; that player comes last.
    """
    table = used_up(meeples, ender)
    table.play(ender, "take", "life", "stop")
    assert table.match.result is not None
    assert table.match.result.winners == (winner,)

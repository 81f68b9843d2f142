"""RULES.md, 7: two players and the hand between them."""

import pytest

from bot.speech import named
from engine import Match, Text
from engine.bots import guess
from engine.games.ecosystem.rounds import Round
from engine.games.ecosystem.scoring import scores
from tests.contract.test_texts import say

from .positions import card, choose, grid, hands, match, sheet


def deal(table: Match) -> None:
    hands(table, ["bee", "deer"], ["fox", "wolf"], ["trout", "bear"])
    table.play(0, card("bee"))
    table.play(1, card("fox"))


def test_a_third_hand() -> None:
    """7.1 A third hand is dealt for nobody in both rounds. It takes part in passing as if somebody sat between the
    second player and the first. (That it sits to the left of the second player is our reading.)
    """
    table = match(2)
    assert [len(hand) for hand in table.state.hands] == [10, 10, 10]
    assert table.waiting == [0, 1]
    deal(table)
    left = {"trout", "bear"} - set(table.state.neutral)
    assert table.state.hands == [list(left), ["deer"], ["wolf"]]
    again = match(2)
    again.state.round = 2
    deal(again)
    left = {"trout", "bear"} - set(again.state.neutral)
    assert again.state.hands == [["wolf"], list(left), ["deer"]]


@pytest.mark.parametrize(("number", "one", "other"), [(1, 0, 1), (2, 1, 0)])
def test_where_the_hands_go_is_told_of_both(number: int, one: int, other: int) -> None:
    def said(message: Text) -> str:
        return say(named(message, names))

    names, table = ("Ada", "Bela"), match(2)
    Round(number).run(table.state)
    passing = f"{names[one]}’s hand goes to {names[other]}, {names[other]}’s becomes the third hand, and the third hand"
    assert said(table.state.news[-1].text("ecosystem", None)).endswith(f"{passing} goes to {names[one]}.")
    hands(table, ["bee", "deer"], ["fox", "wolf"], ["trout", "bear"])
    asked = [said(Text("ecosystem-ask-card", table.terms(seat))) for seat in (one, other)]
    assert asked == [
        f"Which card do you keep? {names[other]} gets the rest of this hand.",
        "Which card do you keep? The rest becomes the third hand, which feeds the neutral pile.",
    ]
    deal(table)
    left = (["deer"], ["wolf"])
    assert [table.state.hands[other], table.state.hands[2]] == [left[one], left[other]]


def test_a_neutral_pile() -> None:
    """7.2 Whenever both have chosen, one random card of the hand that lies there goes face up to a neutral pile,
    before the hands are passed. Everyone may look through the pile.
    """
    found = set()
    for seed in range(20):
        table = match(2, str(seed))
        hands(table, ["bee", "deer"], ["fox", "wolf"], ["trout", "bear"])
        table.play(0, card("bee"))
        assert table.state.neutral == []
        events = table.play(1, card("fox"))
        shown = [event for event in events if event.kind == "neutral"]
        assert len(shown) == 1
        assert shown[0].reveals
        for reader in (None, 0, 1):
            assert table.view(reader).neutral == tuple(table.state.neutral)
        found |= set(table.state.neutral)
    assert found == {"trout", "bear"}


def test_the_pile_competes_for_places_only() -> None:
    """7.3 The pile competes with the players for streams and wolves, and wins places from them; all its streams
    together are one stream. It has no other points.
    """
    grids = [grid("st st fo st", "wo .. .. .."), grid("st fo wo wo")]
    one, other = scores(grids, ("stream", "stream", "stream", "bee", "wolf", "wolf"))
    assert (sheet(one)["stream"], sheet(other)["stream"]) == (5, 0)
    assert (sheet(one)["wolf"], sheet(other)["wolf"]) == (4, 12)
    assert [sheet(score)["bee"] for score in (one, other)] == [0, 0]
    assert len(scores(grids, ("bee",) * 20)) == 2


def test_the_pile_has_twenty_cards_when_the_grids_are_full() -> None:
    table = match(2)
    while table.waiting:
        for seat in range(2):
            if table.waiting:
                choose_first(table, seat)
    assert len(table.state.neutral) == 20
    assert table.state.hands == [[], [], []]


def choose_first(table: Match, seat: int) -> None:
    while table.state.choices[seat] is None and (prompt := table.prompt(seat)):
        step = len(table.state.grids[seat])
        table.play(seat, guess(prompt, lambda: 0.0))
        if len(table.state.grids[seat]) > step:
            return


def test_the_neutral_hand_is_shown_to_nobody() -> None:
    table = match(2)
    hands(table, ["bee", "deer"], ["fox", "wolf"], ["trout", "bear"])
    choose(table, 0, "bee", "E4")
    for reader in (None, 0, 1):
        assert "trout" not in repr(table.view(reader))
        assert "bear" not in repr(table.view(reader))

"""Setting up: rules 1."""

from collections import Counter

import pytest

from engine import IllegalSetup, Pick, Picked, Text, advise, text
from engine.bots import RIVALS
from engine.games.earth.catalogue import CARDS, KIND

from .table import QUIET_ISLAND, ask, first, new, offered, pick


def test_the_middle_of_the_table() -> None:
    """1.1 Four fauna lie in the middle and two ecosystems that count for everyone, each with a side chosen by chance.
    """
    seen = set()
    for seed in "abcdefgh":
        state = new(3, seed).state
        assert [KIND[card] for card in state.fauna] == ["fauna"] * 4
        assert [KIND[card] for card in state.shared] == ["ecosystem"] * 2
        assert len({CARDS[card].number for card in [*state.fauna, *state.shared]}) == 6
        seen |= {CARDS[card].side for card in state.fauna}
    assert seen == {"A", "B"}


@pytest.mark.parametrize(("mode", "sides"), [("standard", 2), ("advanced", 4)])
def test_cards_dealt_to_everyone(mode: str, sides: int) -> None:
    """1.2 Everyone is dealt an island, a climate and an ecosystem of their own; in the advanced mode two of each, of
    which one is kept.
    """
    match = new(5, mode=mode)
    dealt = [player.offered for player in match.state.players]
    for offered_ in dealt:
        assert Counter(KIND[side] for side in offered_) == {"island": sides, "climate": sides, "ecosystem": sides}
    assert len({side for each in dealt for side in each}) == 5 * 3 * sides


def test_beginners_have_no_ecosystems() -> None:
    """1.3 Beginners play without ecosystems; their mode is not for playing alone."""
    match = new(2, mode="beginner")
    assert match.state.shared == []
    pick(match, 0, match.state.players[0].offered[0])
    assert ask(match, 0) == "climate"
    first(match, 0)
    assert ask(match, 0) is None


def test_beginners_are_not_alone() -> None:
    """1.3 Beginners play without ecosystems; their mode is not for playing alone."""
    with pytest.raises(IllegalSetup) as refused:
        new(1, mode="beginner")
    assert refused.value.reason == text(
        "setup-value-seats", name=Text("earth-setting-mode"), value=Text("earth-setting-mode-beginner"), least=2, most=5
    )


def test_boards_are_chosen_sealed() -> None:
    """1.4 Everyone chooses sides in secret and at the same time; a choice can be changed until the last player has
    chosen.
    """
    match = new(2)
    island, other = match.state.players[0].offered[:2]
    assert match.waiting == [0, 1]
    pick(match, 0, island)
    first(match, 0)
    first(match, 0)
    assert match.view(1).players[0].island == 0
    assert match.view(0).players[0].island == island
    pick(match, 0, "change")
    assert offered(match, 0) == [island, other]
    pick(match, 0, other)
    first(match, 0)
    first(match, 0)
    for _ in range(3):
        first(match, 1)
    assert match.view(1).players[0].island == other


def test_the_island_gives_the_first_goods() -> None:
    """1.5 Then the choices are shown: the island says how many cards you draw, how many of them you compost and how
    much soil you get.
    """
    match = new(2)
    for seat in (0, 1):
        match.state.players[seat].offered[:2] = [QUIET_ISLAND - 1, QUIET_ISLAND]
        match.asked = [None, None]
        pick(match, seat, QUIET_ISLAND)  # 6 cards, 3 of them composted, 6 soil
        first(match, seat)
        first(match, seat)
    player = match.state.players[0]
    assert (len(player.hand), player.soil, ask(match, 0)) == (6, 6, "bury")
    pick(match, 0, *player.hand[:3])
    assert (len(player.hand), len(player.compost)) == (3, 3)
    first(match, 1)
    assert match.state.turn == 1


def test_the_first_player_is_drawn() -> None:
    """1.6 Who is first is left to chance."""
    assert {new(4, seed).state.first for seed in "abcdefghijklmnop"} == {0, 1, 2, 3}


def test_the_first_soil_is_told() -> None:
    """1.5 Then the choices are shown: the island says how many cards you draw, how many of them you compost and how
    much soil you get.
    """
    match = new(2)
    told = []
    while not match.state.dealt:
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        assert isinstance(prompt, Pick)
        told += match.play(seat, Picked(prompt.options[:1]))
    soil = [(event.seat, dict(event.args)["n"]) for event in told if event.kind == "soil"]
    assert soil == [(seat, player.soil) for seat, player in enumerate(match.state.players)]


def test_a_hint_for_the_own_island_says_nothing_of_the_others() -> None:
    """Theirs are dealt with it, but not because of it."""
    match = new(2)
    while match.prompt(1):
        first(match, 1)
    for _ in range(3):
        ideas = advise(match.redealt(0, "key"), 0, "key", "easy")
        assert RIVALS not in [reason.term for idea in ideas for reason in idea.reasons]
        first(match, 0)

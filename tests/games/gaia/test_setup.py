"""RULES.md, 1: what lies where before the first turn."""

from collections import Counter

import pytest

from engine import Match
from engine.bots import guess
from engine.games.gaia import GAME
from engine.games.gaia.cards import back

SEATS = [2, 3, 4, 5]


def new(seats: int, **options: str) -> Match:
    return Match.new(GAME, seats, "setup", options)


def test_the_supply() -> None:
    """1.1 The supply holds 48 land tiles (10 plains, 8 forests, 7 seas, 10 deserts, 6 mountains, 7 swamps) and 20
    animals.
    """
    state = new(3).state
    assert state.supply == {"plain": 10, "forest": 8, "sea": 7, "desert": 10, "mountain": 6, "swamp": 7}
    assert sum(state.supply.values()) == 48
    assert state.animals == 20
    assert not state.lands


@pytest.mark.parametrize("seats", SEATS)
def test_open_goals(seats: int) -> None:
    """1.2 Two goals more than there are players lie open; the others stay out of the match. (That seven of the nine
    goals show Nature cards is our reading of the box; which ones they show is our reconstruction.)
    """
    state = new(seats).state
    assert len(state.goals) == seats + 2
    left = Counter(GAME.box.nature_goals)
    left.subtract(goal.cards for goal in state.goals)
    assert min(left.values()) == 0, "a goal lies open twice"
    assert all(goal.owner is None for goal in state.goals)


@pytest.mark.parametrize("seats", SEATS)
def test_dealt_and_open_cards(seats: int) -> None:
    """1.3 There are 40 Nature cards (8 plains, 8 forests, 7 seas, 6 deserts, 6 mountains, 5 swamps) and 30 Life cards
    (18 cities, 12 animal cards). Everyone gets two Nature cards and one Life card; three Nature cards and two Life
    cards lie open beside their decks. (What is printed on the cities, and on which lands the animal cards go, is our
    reconstruction.)
    """
    match = new(seats)
    state, census = match.state, GAME.census(match.state, match.agenda)
    assert {land: census[land] for land in state.supply} == {
        "plain": 8, "forest": 8, "sea": 7, "desert": 6, "mountain": 6, "swamp": 5,
    }  # fmt: skip
    assert sum(count for card, count in census.items() if card.startswith("city:")) == 18
    assert sum(count for card, count in census.items() if card.startswith("animals:")) == 12
    for hand in state.hands:
        assert Counter(map(back, hand)) == {"nature": 2, "life": 1}
    assert {kind: len(cards) for kind, cards in state.shown.items()} == {"nature": 3, "life": 2}
    assert {kind: len(cards) for kind, cards in state.decks.items()} == {
        "nature": 40 - 2 * seats - 3,
        "life": 30 - seats - 2,
    }


@pytest.mark.parametrize(("seats", "meeples"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_meeples(seats: int, meeples: int) -> None:
    """1.4 Everyone has five meeples; with two players six."""
    assert new(seats).state.meeples == [meeples] * seats


def test_the_first_seat_begins() -> None:
    """1.5 The first seat begins, and the turn passes clockwise. (House rule.)"""
    match = new(3)
    order: list[int] = []
    while len(order) < 7:
        seat = match.waiting[0]
        if order[-1:] != [seat]:
            order.append(seat)
        prompt = match.prompt(seat)
        assert prompt is not None
        match.play(seat, guess(prompt, lambda: 0.0))  # always the first choice: an open card
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_what_is_reconstructed_is_said() -> None:
    """1.6 The city cards, the split of the animal cards and the goals are reconstructed, not copied; an owner of the
    game can put the true ones in a file. (House rule.)
    """
    assert "gaia-help-reconstructed" in [text.id for text in GAME.meta.help]
    kinds = Counter(card.partition(":")[0] for card in GAME.box.life)
    assert kinds == {"city": 18, "animals": 12}
    assert len(GAME.box.nature_goals + GAME.box.element_goals) == 9

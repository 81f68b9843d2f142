"""Saves whose fields are right one by one and cannot be played on together."""

import pytest

from engine import BrokenSave, Match
from engine.games.earth import GAME
from engine.games.earth.planting import Payment, Site

from .table import ID, hold, lay, opened


@pytest.mark.parametrize("hand", [["Basil", "Basil"], ["Celery"]])
def test_no_card_is_there_twice(hand: list[str]) -> None:
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Celery"})
    player.hand = [ID[name] for name in hand]
    with pytest.raises(BrokenSave, match=r"state\.players\.0\.hand: every card is there once"):
        Match.load(GAME, match.save())


def test_no_card_of_the_deck_is_held_by_anybody() -> None:
    match = opened(2)
    match.state.players[1].hand.append(match.state.deck[7])
    with pytest.raises(BrokenSave, match=r"state\.deck: every card is there once"):
        Match.load(GAME, match.save())


@pytest.mark.parametrize("task", [Site(0, ID["Basil"], 0), Payment(0, ID["Basil"], 0, 0)])
def test_nothing_comes_between_choosing_a_card_and_planting_it(task: Site | Payment) -> None:
    """It would no longer be in the hand if the task on top of it planted or composted it."""
    match = opened(2)
    match.state.players[0].hand = []
    hold(match, 0, "Basil")
    match.state.players[0].soil = 9
    match.agenda.seats[0] += [task, Site(0, ID["Basil"], 0)]
    with pytest.raises(BrokenSave, match=r"agenda\.seats\.0\.\d+: a card that was chosen must be planted next"):
        Match.load(GAME, match.save())
    match.agenda.seats[0].remove(task)
    assert Match.load(GAME, match.save()).agenda.seats[0][-1] == match.agenda.seats[0][-1]

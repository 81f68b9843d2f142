"""What could still be done before a turn closes, and would come too late afterwards: rules 5.5."""

import pytest

from engine import Match, Picked
from engine.games.earth.catalogue import EVENTS, GOAL, INSTANT
from engine.games.earth.deadline import SWAYED, matters, reach
from engine.games.earth.options import DONE
from engine.games.earth.parts import Done

from .table import ask, compost, fauna, fill, hold, lay, opened, pick

OTHERS = ("2 row", "2 column", "2 diagonal")  # which no event brings nearer


def waiting(goal: str) -> Match:
    match = opened(2)
    match.state.fauna = [fauna(each) for each in (goal, *OTHERS)]
    return match


def test_the_goals_that_nothing_played_late_brings_nearer() -> None:
    player, events = opened(2).state.players[0], [INSTANT[card][0] for card in EVENTS]
    assert {goal for goal in GOAL if reach(player, goal, events, turned_in=9)} == SWAYED


def both(match: Match, *events: str) -> bool:
    assert not matters(match.state, 0)
    hold(match, 0, *events)
    return matters(match.state, 0)


@pytest.mark.parametrize(("soil", "near"), [(17, False), (18, True), (20, False)])
def test_soil(soil: int, near: bool) -> None:  # noqa: FBT001 - a case
    match = waiting("20 soil")
    match.state.players[0].soil = soil
    assert both(match, "Mudpot") is near  # 1 soil, and 1 by the island


@pytest.mark.parametrize(("held", "near"), [(12, False), (13, True)])
def test_compost(held: int, near: bool) -> None:  # noqa: FBT001 - a case
    match = waiting("15 compost")
    compost(match, 0, held)
    assert both(match, "Cold Front") is near


@pytest.mark.parametrize(("held", "near"), [(17, False), (18, True)])
def test_hand(held: int, near: bool) -> None:  # noqa: FBT001 - a case
    match = waiting("20 hand")
    compost(match, 0, 2)
    match.state.players[0].hand += [1] * (held - 1)
    assert both(match, "Geyser") is near


@pytest.mark.parametrize(("played", "near"), [(2, False), (3, True)])
def test_events(played: int, near: bool) -> None:  # noqa: FBT001 - a case
    match = waiting("4 event")
    match.state.players[0].events += [196, 197, 198][:played]
    assert both(match, "Mudpot") is near


@pytest.mark.parametrize(("sprouts", "near"), [(0, True), (5, False)])
def test_pieces(sprouts: int, near: bool) -> None:  # noqa: FBT001 - a case
    """Six flora with four sprouts: two sprouts can make no more than two of them."""
    match = waiting("9 flora with sprout 1+")
    names = ["Celery", "Dog Grass", "Cat Grass", "Jojoba", "Penny Bun", "Garlic", "Wheat", "Basil", "Chinese Peony"]
    lay(match, 0, {(k // 4, k % 4): name for k, name in enumerate(names)}, sprouts=dict.fromkeys(names, 1))
    player = match.state.players[0]
    for plot in range(sprouts or 1):
        player.sprouts[plot] = 0
    assert both(match, "Steam Vents") is near


def test_what_the_event_costs() -> None:
    """An event out of reach brings nothing nearer, unless sprouts turned in would pay for it."""
    match = waiting("4 event")
    match.state.players[0].events += [196, 197, 198]
    assert not both(match, "Lava Tube")  # 1 soil
    match.state.players[0].soil = 1
    assert matters(match.state, 0)


def test_a_leaf_that_is_there_already() -> None:
    match = waiting("4 event")
    player = match.state.players[0]
    player.events += [196, 197, 198]
    assert both(match, "Mudpot")
    player.met = match.state.fauna[:1]
    assert not matters(match.state, 0)


def test_the_question_says_why_it_is_asked() -> None:
    """Whoever wants to be asked is asked where nothing is within reach, too."""
    match = waiting("20 soil")
    done = Done(0)
    assert dict(done.terms(match.state))["why"] == "wish"
    match.state.players[0].soil = 18
    hold(match, 0, "Mudpot")
    assert dict(done.terms(match.state))["why"] == "fauna"
    match.state.last = True
    assert dict(done.terms(match.state))["why"] == "last"


def test_who_can_play_no_event_is_not_asked_again_in_the_last_turn() -> None:
    """But whoever was asked nothing is, with any hand: that nobody waits for them would tell about it."""
    match = opened(2)
    fill(match, 1, 16)
    hold(match, 1, "Wheat")
    hold(match, 0, "Basil")
    pick(match, 0, "compost")
    assert ask(match, 0) == "done"
    pick(match, 1, "soil")
    assert ask(match, 1) is None
    match = opened(2)
    fill(match, 1, 16)
    hold(match, 1, "Mudpot")
    pick(match, 0, "compost")
    pick(match, 1, "soil")
    assert ask(match, 1) == "done"


def test_who_has_ended_a_part_all_the_same_is_not_asked_again() -> None:
    """Until another fauna comes within reach, or this one anew."""
    match = waiting("20 soil")
    player = match.state.players[0]
    player.soil = 18
    hold(match, 0, "Mudpot")
    assert matters(match.state, 0)
    Done(0).take(match.state, Picked((DONE,)))
    assert not matters(match.state, 0)
    player.soil = 0
    Done(0).take(match.state, Picked((DONE,)))
    player.soil = 18
    assert matters(match.state, 0)

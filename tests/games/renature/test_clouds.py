"""RULES.md, 8: what clouds buy."""

import pytest

from engine import Match, Refused
from engine.games.renature.board import NAMES
from engine.games.renature.purse import returnable
from engine.games.renature.state import PLANTS
from tests.contract.tables import Table
from tests.contract.walk import walk

from .banks import animal, ask, cell, first, grow, kinds, lay, match, offered, pick, pick_cell, position, word

HAND = ["fox-owl", "frog-frog", "snail-owl"]


def asides(table: Match, seat: int) -> list[str]:
    return [option.word for option in table.asides(seat)]


def test_in_the_own_turn_as_often_as_can_be_paid() -> None:
    """8.1 You may spend clouds as often as you can pay, in your own turn only. Spent clouds go back to the box."""
    table = match()
    state = position(table, hand=HAND, clouds=6)
    sky = state.sky
    for name in ("owl", "fox", "frog"):
        assert "joker" in asides(table, 0)
        table.play(0, word("joker"))
        table.play(0, animal(name))
    assert asides(table, 0) == []
    assert (state.purse[0], state.sky) == (0, sky + 6)
    assert asides(table, 1) == []
    with pytest.raises(Refused):
        table.play(1, word("joker"))
    for now in walk(Table("renature", 3)):
        for seat in range(3):
            assert seat == now.state.turn or not now.asides(seat)


def test_another_joker() -> None:
    """8.2 For 2 clouds another animal of your choice becomes the joker."""
    table = match()
    state = position(table, hand=HAND, clouds=2)
    table.play(0, word("joker"))
    assert len(offered(table, 0)) == 9
    assert "butterfly" not in offered(table, 0)
    table.play(0, animal("badger"))
    assert (state.joker, state.purse[0]) == (5, 0)
    position(table, clouds=1)
    assert "joker" not in asides(table, 0)


def test_another_turn() -> None:
    """8.3 For 3 clouds you have another turn when this one has ended, with drawing done; any number of times, as long
    as you have a domino to play. You may announce it earlier in the turn: three clouds are then set aside for it,
    but stay on your board until they are paid at the end. (Announcing is our addition.)
    """
    table = match()
    state = position(table, hand=HAND, clouds=6)
    for left in (3, 0):
        table.play(0, word("discard"))
        events = table.play(0, first(table, 0))
        assert kinds(events) == ["discarded", "drew"]
        assert offered(table, 0) == ["done", "again"]
        assert "again" not in asides(table, 0)
        table.play(0, word("again"))
        assert (ask(table, 0), state.purse[0]) == ("domino", left)
    table.play(0, word("discard"))
    table.play(0, first(table, 0))
    assert table.waiting == [1]


def test_an_announced_turn_is_paid_at_the_end() -> None:
    table = match()
    state = position(table, hand=HAND, clouds=6)
    assert kinds(table.play(0, word("again"))) == ["announced"]
    assert (ask(table, 0), state.purse[0]) == ("domino", 6)
    assert asides(table, 0) == ["joker"]
    table.play(0, word("discard"))
    assert kinds(table.play(0, first(table, 0))) == ["discarded", "drew", "again"]
    assert (ask(table, 0), state.purse[0]) == ("domino", 3)
    assert not state.again
    assert "again" in asides(table, 0)


def test_clouds_set_aside_buy_nothing_else_and_make_no_room() -> None:
    table = match()
    plants = {"D1": "white pine", "D2": "white turf"}
    state = position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "frog-frog"], clouds=6, plants=plants)
    table.play(0, word("again"))
    assert [NAMES[here] for here in returnable(state, 0)] == ["D1", "D2"]
    table.play(0, word("joker"))
    table.play(0, animal("owl"))
    assert (asides(table, 0), [NAMES[here] for here in returnable(state, 0)]) == (["return"], ["D2"])
    table.play(0, word("return"))
    table.play(0, pick_cell("D2"))
    assert (asides(table, 0), state.purse[0]) == ([], 3)
    table = match()
    state = position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "frog-frog"], clouds=6)
    table.play(0, word("again"))
    lay(table, "fox-frog", "C14", "D14")
    grow(table, "turf", "C13")
    assert ask(table, 0) == "gather"
    table.play(0, word("gather"))
    assert state.purse[0] == 3  # six, none of the cell's two, less three for the turn


def test_no_other_turn_without_a_domino() -> None:
    table = match()
    state = position(table, hand=["fox-owl"], clouds=6)
    state.box += state.stocks[0]
    state.stocks[0] = []
    assert "again" not in asides(table, 0)
    table.play(0, pick("fox-owl"))
    table.play(0, first(table, 0))
    assert "again" not in asides(table, 0)
    table.play(0, word("skip"))
    assert table.waiting == [1]


def test_taking_plants_back() -> None:
    """8.4 For as many clouds as a plant is worth you take it back from the board to a free slot of its kind on your
    own. It must be of your colour or neutral; it may stand anywhere, and who planted it does not matter. Slots left
    empty with four players are not free.
    """
    table = match()
    plants = {"A1": "white turf", "O15": "white pine", "C4": "black turf", "E7": "neutral oak", "F7": "neutral bush"}
    state = position(table, hand=HAND, clouds=3, plants=plants)
    state.slots[0][5] += 1  # the other player planted the neutral bush
    state.slots[1][5] -= 1
    assert [NAMES[here] for here in returnable(state, 0)] == ["A1", "O15"]
    position(table, clouds=6)
    assert [NAMES[here] for here in returnable(state, 0)] == ["A1", "E7", "O15"]
    state.slots[0][5] -= 1
    assert "F7" in [NAMES[here] for here in returnable(state, 0)]
    table.play(0, word("return"))
    events = table.play(0, pick_cell("O15"))
    assert kinds(events) == ["returned"]
    assert (state.purse[0], state.slots[0][2]) == (3, 2)
    assert cell("O15") not in state.plants
    assert ask(table, 0) == "domino"
    four = match(4)
    state = position(four, hand=HAND, clouds=6)
    state.grow(cell("A1"), 0)  # a fifth turf: the slot for it stays empty with four players
    assert returnable(state, 0) == []


def test_points_stay() -> None:
    """8.5 Points that were scored stay scored when a plant leaves."""
    table = match()
    state = position(table, hand=HAND, clouds=6)
    lay(table, "fox-owl", "B1", "B2")
    grow(table, "oak", "C1")
    assert ask(table, 0) == "end"
    table.play(0, word("return"))
    table.play(0, pick_cell("C1"))
    assert state.tally[0][PLANTS] == 1
    assert state.planted is None
    assert state.slots[0][3] == 2


def test_a_plant_taken_back_makes_room_to_plant() -> None:
    table = match()
    full = {"A1": "black turf", "A2": "black turf", "C1": "white bush", "C2": "black turf"}
    position(table, hand=HAND, clouds=2, plants=full)
    lay(table, "fox-owl", "B1", "B2")
    assert offered(table, 0) == ["skip"]
    table.play(0, word("return"))
    table.play(0, pick_cell("C1"))
    assert "bush" in offered(table, 0)

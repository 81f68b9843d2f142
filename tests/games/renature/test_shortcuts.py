"""What one press decides: a plant with its best cell, and which domino goes where none fits."""

import pytest

from engine import Match, Text
from tests.contract.test_texts import say

from .banks import ask, lay, match, offered, position, word

STARTS = ["fox-owl B1 B2", "fox-badger F1 E1", "fox-frog J1 J2", "fox-fox N1 N2"]


def shortcuts(table: Match) -> list[str]:
    return [say(shortcut.label) for shortcut in table.shortcuts(0)]


def asked(table: Match) -> str:
    prompt = table.prompt(0)
    assert prompt is not None
    return say(Text(f"renature-ask-{prompt.ask}", table.terms(0)))


def test_a_plant_comes_with_the_cell_that_brings_most() -> None:
    table = match()
    position(table, hand=["fox-owl", "owl-owl"], clouds=0, plants={"D1": "black bush", "D2": "black turf"})
    lay(table, "fox-owl", "B1", "B2")
    assert shortcuts(table) == ["Bush → C1: +3", "Pine → C1: +3", "Oak → C1: +3"]
    for given in table.shortcuts(0)[2].answers:
        table.play(0, given)
    assert (table.state.plants[table.state.planted], ask(table, 0)) == (3, "")


def test_where_no_area_is_better_no_cell_is_put_forward() -> None:
    """All eight plants bring the same everywhere: more buttons would say nothing."""
    table = match()
    position(table, hand=["fox-owl", "owl-owl"], clouds=0)
    lay(table, "fox-owl", "B1", "B2")
    assert shortcuts(table) == []


def test_of_equal_cells_a_plant_comes_with_the_one_that_has_clouds() -> None:
    table = match()
    position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "owl-owl"], clouds=5)
    lay(table, "fox-frog", "C14", "D14")
    assert shortcuts(table)[0] == "Turf → C13: +1 · 1 ☁"


def test_with_one_cell_the_plant_is_the_whole_choice() -> None:
    table = match()
    plants = {"A1": "black turf", "A2": "black turf", "C1": "black turf"}
    position(table, hand=["fox-owl", "owl-owl"], clouds=0, plants=plants)
    lay(table, "fox-owl", "B1", "B2")
    assert shortcuts(table) == []


@pytest.mark.parametrize(
    ("clouds", "said"),
    [
        (1, "None of your dominoes fits now. Discard one."),
        (2, "None of your dominoes fits while Squirrel is the joker. Discard one, or choose another joker first?"),
    ],
)
def test_where_no_domino_fits_nobody_is_asked_which_to_lay(clouds: int, said: str) -> None:
    table = match()
    position(table, laid=STARTS, hand=["snail-turtle", "snail-snail"], joker="squirrel", clouds=clouds)
    assert offered(table, 0) == ["discard"]
    assert asked(table) == said
    assert [say(line) for line in table.ahead(0)] == ["draw a domino"]
    assert table.taught(0) == "discard"
    assert shortcuts(table) == ["Discard Snail-Turtle", "Discard Snail-Snail"]
    for given in table.shortcuts(0)[1].answers:
        assert table.waste(0, given) is None
        table.play(0, given)
    assert table.waiting == [1]


def test_where_a_domino_fits_discarding_stays_two_steps() -> None:
    table = match()
    position(table, laid=STARTS, hand=["snail-turtle", "owl-owl"], joker="squirrel", clouds=1)
    assert shortcuts(table) == []
    assert asked(table).startswith("Which domino do you lay?")
    assert table.taught(0) == "domino"


def test_another_turn_is_not_praised_where_nothing_would_fit() -> None:
    """It is asked all the same: that a hand fits nowhere is nobody else's business."""
    table = match()
    position(table, laid=STARTS, hand=["snail-turtle", "snail-snail", "turtle-turtle"], joker="squirrel", clouds=4)
    table.state.box += table.state.stocks[0]
    table.state.stocks[0] = []
    for given in table.shortcuts(0)[0].answers:
        table.play(0, given)
    assert offered(table, 0) == ["done", "again"]
    assert asked(table).endswith("You are asked all the same: passing over you would tell the others so.")
    hint = table.hint(0, word("again").options[0])
    assert hint is not None
    assert say(hint).startswith("as all lies now, none of your dominoes would fit")

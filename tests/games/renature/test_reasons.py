"""Why something is not offered, with the rule that says so; what would be thrown away; why somebody is called."""

import pytest

from engine import Match, Option, Picked, answer, choices
from engine.games.renature.words import label
from tests.contract.test_texts import say

from .banks import animal, ask, grow, lay, match, offered, pick, pick_cell, position, word

STARTS = ["fox-owl B1 B2", "fox-badger F1 E1", "fox-frog J1 J2", "fox-fox N1 N2"]
HAND = ["fox-owl", "frog-frog", "snail-owl"]


def barred(table: Match) -> dict[str, tuple[str, str]]:
    return {say(label(found.option)): (say(found.why), found.rule) for found in table.barred(0)}


def waste(table: Match, option: Option) -> str:
    prompt = table.prompt(0)
    assert prompt is not None
    given = answer(prompt, (option,))
    assert given is not None
    found = table.waste(0, given)
    return say(found) if found else ""


def tones(table: Match) -> dict[str, str]:
    prompt = table.prompt(0)
    assert prompt is not None
    return {say(label(option)): table.tone(0, option) for option in choices(prompt)}


def test_a_domino_that_finds_no_like() -> None:
    """3.3 At least one half must lie on a start cell or next to a matching animal."""
    table = match()
    position(table, laid=STARTS, hand=["snail-turtle", "owl-owl"], joker="squirrel")
    assert offered(table, 0) == ["owl-owl", "discard"]
    why = "no animal like it, and no start cell, has two free stream cells beside it"
    assert barred(table)["Snail-Turtle"] == (why, "3.3")
    assert "Owl-Owl" not in barred(table)


def test_a_domino_that_finds_its_like_beside_another() -> None:
    """3.4 Wherever a half comes to lie next to an animal of another domino, the two must match: they show the same
    animal, or one of them is the joker.
    """
    table = match()
    position(table, laid=[*STARTS, "frog-frog C3 D3"], hand=["snail-owl", "fox-hedgehog"], joker="squirrel")
    why, rule = barred(table)["Snail-Owl"]
    assert (why, rule) == ("wherever it would touch its like, it also touches an animal that does not match", "3.4")
    table = match()
    position(table, laid=["fox-owl B1 B2", "frog-frog C3 D3"], hand=["snail-owl"], joker="squirrel")
    table.play(0, pick("snail-owl"))
    assert ask(table, 0) == "at"
    assert barred(table)["B4-B3"] == ("Owl would lie beside Frog, and they do not match", "3.4")
    assert not {"B4-B3"} & {say(label(option)) for option in choices(table.prompt(0))}  # type: ignore[arg-type]


def test_a_double_is_not_barred_twice() -> None:
    table = match()
    position(table, laid=["fox-owl B1 B2", "frog-frog C3 D3"], hand=["owl-owl"], joker="squirrel")
    table.play(0, pick("owl-owl"))
    assert "B3-B4" in barred(table)
    assert "B4-B3" not in barred(table)


def test_plants_that_are_used_up() -> None:
    """4.1 After laying a domino you may plant one plant from your board, of your own colour or neutral."""
    table = match()
    state = position(table, hand=HAND, clouds=0)
    state.slots[0][3] = 0
    lay(table, "fox-owl", "B1", "B2")
    assert barred(table)["Oak (4)"] == ("none is left on your board", "4.1")
    assert "Pine" not in barred(table)


def test_cells_where_something_stands() -> None:
    """4.2 It goes on a free area cell next to the domino you have just laid. A cell is free if no plant stands on it;
    the sunflower token makes way.
    """
    table = match()
    position(table, hand=HAND, clouds=0, plants={"C1": "black turf", "D1": "black turf"})
    lay(table, "fox-owl", "B1", "B2")
    assert barred(table)["C1"] == ("a plant stands there", "4.2")
    assert "D1" not in barred(table)  # not beside the domino: nobody looks for it there
    table.play(0, Picked((next(o for o in choices(table.prompt(0)) if o.word == "oak"),)))  # type: ignore[arg-type]
    assert ask(table, 0) == "in"
    assert barred(table)["C1"] == ("a plant stands there", "4.2")


def test_what_clouds_do_not_pay_for() -> None:
    """8.2 For 2 clouds another animal of your choice becomes the joker."""
    table = match()
    position(table, hand=HAND, clouds=1)
    assert barred(table)["New joker (2 ☁)"] == ("costs 2 clouds, you have 1", "8.2")
    position(table, clouds=2)
    assert "New joker (2 ☁)" not in barred(table)
    table.play(0, word("joker"))
    assert barred(table) == {"Butterfly": ("is the joker already", "8.2")}


def test_another_turn_that_cannot_be_had() -> None:
    table = match()
    state = position(table, hand=HAND, clouds=2)
    name = "Another turn (3 ☁)"
    assert barred(table)[name] == ("costs 3 clouds, you have 2", "8.3")
    position(table, clouds=4)
    assert name not in barred(table)
    table.play(0, word("again"))
    assert barred(table)[name] == ("is announced already", "8.3")
    cost = ("costs 2 clouds, you have 1 besides the 3 for another turn", "8.2")
    assert barred(table)["New joker (2 ☁)"] == cost
    table = match()
    state = position(table, hand=["fox-owl"], clouds=4)
    state.box += state.stocks[0]
    state.stocks[0] = []
    assert barred(table)[name] == ("you have no domino left for it", "8.3")


def test_plants_that_cannot_be_taken_back() -> None:
    name = "Take a plant back (1–4 ☁)"
    table = match()
    state = position(table, hand=HAND, clouds=1)
    assert barred(table)[name] == ("no plant of yours and no neutral one stands in the valley", "8.4")
    position(table, plants={"D1": "black turf"})
    assert barred(table)[name] == ("no plant of yours and no neutral one stands in the valley", "8.4")
    position(table, plants={"C4": "neutral bush"})
    assert barred(table)[name] == ("costs 2 clouds, you have 1", "8.4")
    state.slots[0][5] += 1  # the other player planted it
    assert barred(table)[name] == ("your board has no free slot for any plant that stands in the valley", "8.4")
    position(table, plants={"E7": "white turf", "F7": "white oak"})
    assert name not in barred(table)
    table.play(0, word("return"))
    assert barred(table) == {
        "D1": ("is another player’s", "8.4"),
        "C4": ("your board has no free slot for a neutral bush", "8.4"),
        "F7": ("costs 4 clouds, you have 1", "8.4"),
    }


def test_another_turn_makes_no_room() -> None:
    table = match()
    position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "owl-owl"], clouds=6)
    lay(table, "fox-frog", "C14", "D14")
    grow(table, "turf", "C13")
    assert ask(table, 0) == "gather"
    why = "is paid at the end of this turn, so it makes no room now"
    assert barred(table)["Another turn (3 ☁)"] == (why, "8.3")
    assert tones(table)["Take what fits"] == "grave"


def test_discarding_what_could_be_laid_is_asked_twice() -> None:
    """3.6 Instead of laying a domino you may always discard one from your hand. If you cannot lay any, you must. After
    discarding you do not plant.
    """
    table = match()
    position(table, laid=STARTS, hand=["snail-turtle", "owl-owl"], joker="squirrel", clouds=0)
    assert tones(table)["Discard a domino"] == "plain", "beside dominoes that fit it is not what is mostly done"
    table.play(0, word("discard"))
    told = "1 of your dominoes fits. If you discard one, you lay and plant nothing in this turn."
    assert {waste(table, option) for option in choices(table.prompt(0))} == {told}  # type: ignore[arg-type]
    table = match()
    position(table, laid=STARTS, hand=["snail-turtle"], joker="squirrel", clouds=0)
    assert tones(table) == {"Discard a domino": "main"}
    table.play(0, word("discard"))
    assert {waste(table, option) for option in choices(table.prompt(0))} == {""}  # type: ignore[arg-type]


def test_planting_nothing_where_a_plant_could_grow_is_asked_twice() -> None:
    table = match()
    position(table, hand=HAND, clouds=2, plants={"D1": "black turf", "D2": "black turf"})
    lay(table, "fox-owl", "B1", "B2")
    told = "You could plant here for 3 points. Plants left at the end cost what they are worth."
    assert waste(table, word("skip").options[0]) == told
    assert waste(table, choices(table.prompt(0))[0]) == ""  # type: ignore[arg-type]
    full = {"A1": "black turf", "A2": "black turf", "C1": "white bush", "C2": "black turf"}
    table = match()
    position(table, hand=HAND, clouds=2, plants=full)
    lay(table, "fox-owl", "B1", "B2")
    assert waste(table, word("skip").options[0]) == ""


@pytest.mark.parametrize("purse", [3, 4, 5, 6])
def test_clouds_without_room_are_not_lost_unasked(purse: int) -> None:
    """4.5 If your board has no room for all of them, you may first spend clouds; what then finds no room goes back to
    the box.
    """
    table = match()
    state = position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "owl-owl"], clouds=purse)
    lay(table, "fox-frog", "C14", "D14")
    table.play(0, Picked((next(o for o in choices(table.prompt(0)) if o.word == "turf"),)))  # type: ignore[arg-type]
    here = pick_cell("C13").options[0]
    state.clouds[here.id] = 3
    assert waste(table, here) == ""  # what has no room could be spent: that is the next question
    assert table.tone(0, here) == ("good" if purse < 6 else "plain")
    state.again = True  # three are set aside: of four too few are left for a joker
    told = "Your board holds six clouds: 1 of this cell finds no room and is lost."
    assert waste(table, here) == (told if purse == 4 else "")


def test_a_place_that_completes_stands_out() -> None:
    table = match()
    laid = ["fox-badger B1 B2", "badger-frog B3 C3", "snail-snail A6 B6"]
    position(table, laid=laid, hand=["snail-turtle", "owl-owl"], joker="squirrel", clouds=0)
    hint = table.hint(0, choices(table.prompt(0))[0])  # type: ignore[arg-type]
    assert hint is not None
    assert say(hint).endswith("can complete area A1 (as it stands: nobody gets points)")
    table.play(0, pick("snail-turtle"))
    found = tones(table)
    assert found.pop("A5-A4") == "good"
    assert set(found.values()) == {"plain"}


def test_a_call_counts_the_own_turns() -> None:
    table = match()
    assert [say(found) if (found := table.call(seat)) else "" for seat in (0, 1)] == ["turn 1 of 26: lay a domino", ""]
    table.play(0, word("discard"))
    found = table.call(0)
    assert found is not None
    assert say(found) == "turn 1 of 26: lay a domino"  # that one is to be discarded is not told yet
    table.play(0, Picked(choices(table.prompt(0))[:1]))  # type: ignore[arg-type]
    assert say(table.call(0)) == "turn 1 of 26: take another turn, or end yours"  # type: ignore[arg-type]
    table.play(0, word("again"))
    assert say(table.call(0)) == "turn 2 of 26: lay a domino"  # type: ignore[arg-type]


def test_the_turn_ends_by_itself() -> None:
    """8.6 When you have drawn you are asked once more if you can pay for another turn, or if taking plants back would
    leave you better off in the area where you have just planted. If nothing was asked since you laid your domino, you
    are also asked if a new joker can be paid for and others have dominoes, or if taking plants back would leave you
    better off anywhere. Otherwise your turn ends by itself. (When we ask is our addition.)
    """
    table = match()
    position(table, hand=HAND, clouds=2, plants={"D1": "neutral bush", "C4": "white turf"})
    lay(table, "fox-owl", "B1", "B2")
    grow(table, "turf", "A1")
    assert table.waiting == [1]
    table = match()
    position(table, hand=HAND, clouds=2, plants={"D1": "neutral bush"})
    lay(table, "fox-owl", "B1", "B2")
    grow(table, "turf", "C1")
    assert (ask(table, 0), offered(table, 0)) == ("end", ["done"])  # the neutral bush leads there
    table.play(0, word("return"))
    table.play(0, pick_cell("D1"))
    assert table.waiting == [1]  # nothing is left to spend
    table = match()
    full = {"A1": "black turf", "A2": "black turf", "C1": "black bush", "C2": "black turf"}
    position(table, hand=HAND, clouds=2, plants=full)
    lay(table, "fox-owl", "B1", "B2")
    assert ask(table, 0) == "end"  # nothing could be planted: a joker for the others is still to be decided
    table.play(0, word("joker"))
    table.play(0, animal("owl"))
    assert table.waiting == [1]
    table = match()
    position(table, hand=HAND, clouds=3)
    lay(table, "fox-owl", "B1", "B2")
    grow(table, "turf", "A1")
    assert offered(table, 0) == ["done", "again"]
    assert tones(table) == {"End my turn": "main", "Another turn (3 ☁)": "plain"}

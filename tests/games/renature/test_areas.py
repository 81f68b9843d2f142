"""RULES.md, 6 and 7: completed areas, who is present in them, and who gets their points."""

from typing import Any

import pytest

from engine import Match
from engine.games.renature.areas import completed
from engine.games.renature.scoring import award
from engine.games.renature.state import MAIN, SECOND, Renature

from .banks import ask, cell, kinds, lay, match, pick_cell, position, score, word

# Area A is A1 to A3; the stream cells next to it are B1, B2, B3 and A4.
NEARLY = ["fox-owl B1 B2", "owl-frog B3 C3"]


Given = dict[str, str] | None


def about_to_complete(plants: Given = None, *, seats: int = 2, clouds: int = 0) -> tuple[Match, Renature]:
    """Seat 0 completes area A by a snail and a turtle on A5 and A4."""
    table = match(seats)
    laid = [*NEARLY, "snail-snail A6 B6"]
    state = position(table, laid=laid, hand=["snail-turtle", "owl-owl"], joker="squirrel", plants=plants, clouds=clouds)
    return table, state


def complete(table: Match) -> list[str]:
    events = lay(table, "snail-turtle", "A5", "A4")
    return kinds(events + table.play(0, word("skip")) if ask(table, 0) == "plant" else events)


def test_all_stream_cells_covered() -> None:
    """6.1 An area is completed when every stream cell next to it is covered by a domino or isolated."""
    table, state = about_to_complete({"A1": "white bush"})
    assert completed(state) == []
    assert "both" in complete(table)
    assert state.flowers[0] == -1
    assert [token >= 0 for token in state.flowers[1:]] == [True] * 17
    other = match()
    state = position(other, laid=["fox-owl B1 B2", "owl-frog B3 C3"])
    assert completed(state) == []  # A4 is open


def test_isolated_cells() -> None:
    """6.2 A free stream cell is isolated if no free stream cell is next to it: no domino can ever lie there."""
    table = match()
    laid = ["fox-owl B1 B2", "owl-frog B3 B4", "snail-snail B6 C6"]
    state = position(table, laid=laid, hand=["snail-turtle", "owl-owl"], joker="squirrel", clouds=0)
    assert completed(state) == []
    lay(table, "snail-turtle", "A6", "A5")
    assert completed(state) == [0]
    assert not state.waters.open() >> cell("A4") & 1
    assert state.waters.free >> cell("A4") & 1


def test_corners_do_not_matter() -> None:
    """6.3 Stream cells that touch an area only by a corner do not matter for it."""
    table, state = about_to_complete({"A1": "white bush"})
    complete(table)
    assert state.waters.free >> cell("B4") & 1
    assert state.flowers[0] == -1


def test_several_areas_and_areas_it_does_not_touch() -> None:
    """6.4 A domino may complete several areas, also areas it does not touch. Each is scored for itself, after the
    plant.
    """
    table = match()
    # Of area A's stream cells only A4 is open, and only towards A5.
    laid = ["fox-owl B1 B2", "owl-frog B3 B4", "snail-snail B6 C6"]
    plants, hand = {"A1": "white bush"}, ["snail-turtle", "owl-owl"]
    state = position(table, laid=laid, hand=hand, joker="squirrel", clouds=0, plants=plants)
    lay(table, "snail-turtle", "A6", "A5")
    assert not set(state.land.banks[state.fresh or 0]) & set(state.land.areas[0])
    events = table.play(0, word("skip"))
    assert kinds(events)[:2] == ["both", "token"]
    assert state.tally[0][MAIN] == 3


def test_one_domino_two_areas() -> None:
    table = match()
    laid = ["fox-owl B1 B2", "turtle-badger A4 A5", "frog-snail D3 E3", "snail-snail E2 E1"]
    plants = {"A1": "white bush", "C1": "black turf"}
    state = position(table, laid=laid, hand=["owl-frog", "owl-owl"], joker="squirrel", plants=plants, clouds=0)
    # Area A waits for B3, area B for C3.
    assert completed(state) == []
    lay(table, "owl-frog", "B3", "C3")
    events = table.play(0, word("skip"))
    assert kinds(events)[:4] == ["both", "token", "both", "token"]
    assert [tally[MAIN] for tally in state.tally] == [3, 4]
    assert len(state.taken[0]) == 2


def test_plants_can_be_taken_back_before_scoring() -> None:
    """6.5 Before the areas are scored you may still take plants back for clouds. (Our reading; you are asked only if
    that would leave you better off against the others.)
    """
    plants = {"A1": "white turf", "A2": "neutral bush"}
    table, state = about_to_complete(plants, clouds=2)
    lay(table, "snail-turtle", "A5", "A4")
    table.play(0, word("skip"))
    assert ask(table, 0) == "score"
    table.play(0, word("return"))
    table.play(0, pick_cell("A2"))
    events = table.play(0, word("score"))
    assert "both" in kinds(events)  # white is alone now
    assert (state.tally[0][MAIN], state.tally[0][SECOND]) == (3, 2)
    table, state = about_to_complete(plants, clouds=1)  # a bush costs two
    assert "second" in complete(table)
    assert table.waiting == [1]


@pytest.mark.parametrize(
    ("plants", "clouds"),
    [
        ({"A1": "white turf"}, 6),  # alone
        ({"A1": "black bush", "A2": "neutral bush"}, 2),  # without the neutral one black would have all
        ({"A1": "white oak", "A2": "black turf"}, 6),  # less could not bring more
    ],
)
def test_scoring_waits_for_nothing_that_would_help_nobody(plants: dict[str, str], clouds: int) -> None:
    table, _ = about_to_complete(plants, clouds=clouds)
    lay(table, "snail-turtle", "A5", "A4")
    if ask(table, 0) == "plant":
        table.play(0, word("skip"))
    assert ask(table, 0) != "score"


def test_several_plants_together_may_be_worth_taking_back() -> None:
    """Without one turf white and neutral would cancel each other out; without both white is alone."""
    plants = {"A1": "neutral turf", "A2": "neutral turf", "A3": "white turf"}
    table, _ = about_to_complete(plants, clouds=2)
    lay(table, "snail-turtle", "A5", "A4")
    if ask(table, 0) == "plant":
        table.play(0, word("skip"))
    assert ask(table, 0) == "score"


def there(**plants: list[str]) -> dict[str, Any]:
    return score(areas=[{"main": 4, "secondary": 2, "plants": plants}])["areas"][0]  # type: ignore[no-any-return]


def test_values_are_added_by_colour() -> None:
    """7.1 Add up the values of the plants in the area for each colour. Neutral is a colour like the others."""
    found = there(white=["turf", "oak"], black=["pine"], neutral=["bush", "turf", "pine"])
    assert found["values"] == {"white": 5, "black": 3, "neutral": 6}
    assert award([0, 3, 4 + 2, 16 + 1, 16, 16 + 2]).totals == (5, 3, 0, 0, 6)


def test_equals_cancel_out() -> None:
    """7.2 Colours with the same total cancel each other out, as if they were not there. A colour without plants is not
    there either.
    """
    found = there(white=["bush"], black=["turf", "turf"], orange=["turf"])
    assert found["cancelled"] == ["white", "black"]
    assert found["lines"] == {"main": {"to": "orange", "points": 4}, "secondary": {"to": "orange", "points": 2}}
    assert there(white=["bush"], black=["bush"])["lines"] == {}
    assert there()["lines"] == {}
    assert there(white=["oak"], black=["bush"], orange=["bush"])["lines"]["secondary"]["to"] == "white"
    found = there(white=["bush"], black=["bush"], neutral=["bush"], blue=["turf"])
    assert (found["cancelled"], found["present"]) == (["white", "black", "neutral"], ["blue"])
    found = there(white=["oak"], black=["oak"], orange=["turf"], blue=["turf"], neutral=["bush"])
    assert (found["present"], found["lines"]) == (["neutral"], {})


def test_a_single_colour_takes_both() -> None:
    """7.3 If a single colour is left and it is a player's, that player gets the main and the secondary points of the
    token. If neutral alone is left, nobody gets anything.
    """
    assert there(black=["turf"])["lines"] == {
        "main": {"to": "black", "points": 4}, "secondary": {"to": "black", "points": 2},
    }  # fmt: skip
    assert there(neutral=["oak"])["lines"] == {}
    assert there(neutral=["oak"], white=["turf"], black=["turf"])["lines"] == {}


def test_first_and_second() -> None:
    """7.4 Otherwise the highest total gets the main points and the second highest the secondary points; lower ones get
    nothing. What falls to neutral is lost.
    """
    found = there(white=["oak"], black=["pine"], orange=["bush"], blue=["turf"])
    assert found["lines"] == {"main": {"to": "white", "points": 4}, "secondary": {"to": "black", "points": 2}}
    assert there(white=["oak"], neutral=["pine"], black=["turf"])["lines"] == {"main": {"to": "white", "points": 4}}
    found = there(neutral=["oak"], white=["pine"], black=["turf"])
    assert found["lines"] == {"secondary": {"to": "white", "points": 2}}


def test_the_completer_takes_the_token() -> None:
    """7.5 Whoever completed the area takes its sunflower token, whoever got the points."""
    table, state = about_to_complete({"A1": "black bush", "A2": "neutral turf"})
    token = state.flowers[0]
    complete(table)
    assert state.taken == [[token], []]
    assert (state.tally[1][MAIN], state.tally[1][SECOND]) == (3, 0)
    assert table.view(None).players[0].tokens == (state.land.sunflowers[token].face,)


def test_backs_are_secret() -> None:
    """7.6 The points on the back of a token are known to its owner alone until the end."""
    table, state = about_to_complete(seats=3)
    token = state.flowers[0]
    back = state.land.sunflowers[token].back
    lay(table, "snail-turtle", "A5", "A4")
    event = next(event for event in table.play(0, word("skip")) if event.kind == "token")
    assert (event.secret, event.audience, event.reveals) == ((("points", back),), (0,), True)
    assert table.view(0).players[0].backs == (back,)
    for reader in (None, 1, 2):
        assert table.view(reader).players[0].backs is None
    state.over = True
    assert table.view(None).players[0].backs == (back,)


@pytest.mark.parametrize(
    ("plants", "lines"),
    [
        (
            {"orange": ["bush"], "blue": ["bush", "turf"], "neutral": ["pine"]},
            {"main": "orange", "secondary": "orange"},
        ),
        ({"neutral": ["pine"], "blue": ["bush"]}, {"secondary": "blue"}),
    ],
)
def test_the_book_s_areas(plants: dict[str, list[str]], lines: dict[str, str]) -> None:
    """Orange is left alone and gets 4 + 2; behind a neutral pine the blue bush gets 2."""
    found = there(**plants)
    assert {kind: line["to"] for kind, line in found["lines"].items()} == lines
    assert sum(line["points"] for line in found["lines"].values()) == (6 if "main" in lines else 2)

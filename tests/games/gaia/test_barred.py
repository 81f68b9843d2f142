"""What is not offered, and the number of the rule that says why."""

import pytest

from engine import Barred
from engine.games.gaia.state import Goal

from .table import ALL, Table, says

Reasons = dict[str, tuple[str, str]]


def reasons(table: Table, seat: int = 0) -> Reasons:
    """By option: which sentence, and which rule."""
    return {says(found.option): reason(found) for found in table.match.barred(seat)}


def reason(found: Barred) -> tuple[str, str]:
    return found.why.id.removeprefix("gaia-why-"), found.rule


def held(card: str, lands: str = "fps", **given: object) -> Reasons:
    """Why the card cannot be played, of a hand with another that can."""
    table = Table(lands, hand=[card, "sea"], options=ALL, **given)  # type: ignore[arg-type]
    assert table.playable(0) == ["sea"]
    return reasons(table)


def test_a_land_without_a_tile() -> None:
    table = Table("fps", hand=["forest", "sea"])
    table.state.supply["forest"] = 0
    assert reasons(table) == {"forest": ("supply", "4.2")}


def test_animals_without_a_tile_or_without_enough_in_the_reserve() -> None:
    assert held("animals:desert") == {"animals:desert": ("no-tile", "4.3")}
    table = Table("fps", hand=["animals:forest", "sea"])
    table.state.animals = 3
    assert reasons(table) == {"animals:forest": ("reserve", "4.4")}


def test_a_city_without_a_tile_or_without_needs() -> None:
    assert held("Saltroad") == {"Saltroad": ("no-tile", "5.1")}
    table = Table("fp", hand=["Millbrook", "sea"])
    (found,) = table.match.barred(0)
    assert reason(found) == ("needs", "5.2")
    assert dict(found.why.args) == {"count": 1}, "the forest lies beside the plain"


@pytest.mark.parametrize(
    ("card", "lands", "why"),
    [
        ("sun", "fsd", ("no-sun", "10.5")),
        ("rain", "fsw", ("no-rain", "10.6")),
        ("earthquake", "ff", ("no-swap", "10.8")),
        ("tornado", "fps", ("nobody", "10.9")),
        ("lightning", "fps", ("no-strike", "10.4")),
        ("volcano", "fps", ("no-mountain", "10.11")),
        ("volcano", "sms", ("unchanged", "10.4")),
        ("protection", "fps", ("answer", "10.16")),
    ],
)
def test_an_element_that_does_nothing(card: str, lands: str, why: tuple[str, str]) -> None:
    assert held(card, lands) == {card: why}


def test_an_element_for_which_the_supply_lacks_tiles() -> None:
    table = Table("fpm", hand=["sun", "volcano", "sea"], options=ALL)
    table.state.supply["desert"] = 0
    table.state.lands[min(table.state.lands) - 95] = "sea"
    assert reasons(table)["sun"] == ("supply", "10.4")
    assert reasons(table)["volcano"] == ("deserts", "10.11")


def test_where_nothing_can_be_played_taking_says_why() -> None:
    """Without a question in between, so that is where somebody looks for it."""
    table = Table("fps", hand=["Saltroad"])
    assert table.playable(0) == []
    table.state.decks["life"] = []
    assert reasons(table) == {"life": ("deck", "3.2"), "play": ("no-card", "2.2"), "Saltroad": ("no-tile", "5.1")}
    assert dict(table.match.terms(0)) == {"doing": "only-take-1"}


def test_cells_that_touch_the_map_with_a_corner() -> None:
    table = Table("fp", hand=["sea", "plain"])
    table.play(0, "play", "sea")
    assert reasons(table) == dict.fromkeys(["G7", "J7", "G9", "J9"], ("corner", "4.1"))


def test_tiles_that_a_city_cannot_stand_on() -> None:
    table = Table(
        "pfpsp fpspf", hand=["Millbrook", "sea"], herds={"J8": 4}, cities={"L8": ("Larkfield", (1,))},
    )  # fmt: skip
    table.play(0, "play", "Millbrook")
    found = reasons(table)
    assert found["J8"] == ("herd", "5.1")
    assert found["L8"] == ("city", "5.1")
    assert found["I8"] == ("land", "5.1")
    anywhere = Table("fpsd mwpm dsfp", hand=["Crossways", "sea"])
    anywhere.play(0, "play", "Crossways")
    assert reasons(anywhere)["J8"] == ("sea", "5.1")


def test_tiles_that_lack_needs() -> None:
    table = Table("fpspp fps..", hand=["Millbrook", "sea"])
    table.play(0, "play", "Millbrook")
    assert reasons(table)["L8"] == ("needs-here", "5.2")


def test_tiles_that_animals_cannot_go_to() -> None:
    table = Table("ffpf", hand=["animals:forest", "sea"], herds={"H8": 4}, cities={"I8": ("Oakhaven", ())})
    table.state.lay(min(table.state.lands) - 95, "forest")
    table.play(0, "play", "animals:forest")
    found = reasons(table)
    assert (found["H8"], found["I8"], found["J8"]) == (("herd", "4.3"), ("city", "4.3"), ("land", "4.3"))


@pytest.mark.parametrize(
    ("card", "cell", "why"),
    [
        ("sun", "H8", ("sun", "10.5")),
        ("sun", "I8", ("city", "10.5")),
        ("rain", "H8", ("rain", "10.6")),
        ("lightning", "H8", ("bare", "10.4")),
        ("volcano", "H8", ("volcano", "10.11")),
    ],
)
def test_tiles_that_an_element_does_not_change(card: str, cell: str, why: tuple[str, str]) -> None:
    table = Table(
        "fpspp mpwmp", hand=[card, "sea"], cities={"I8": ("Millbrook", (1,))}, herds={"J8": 2}, options=ALL
    )
    table.play(0, "play", card)
    assert reasons(table)[cell] == why


def test_a_tile_whose_neighbours_are_all_like_it() -> None:
    alike = Table("fff ..p", hand=["earthquake", "sea"], options=ALL)
    alike.play(0, "play", "earthquake")
    assert reasons(alike) == {"H8": ("alike", "10.8"), "I8": ("alike", "10.8")}


def test_a_neighbour_that_is_alike() -> None:
    table = Table("ffp", hand=["earthquake", "sea"], options=ALL)
    table.play(0, "play", "earthquake", "I8")
    assert table.ask(0) != "with", "there is one neighbour that differs, so it is not asked"
    three = Table("ffp .s.", hand=["earthquake", "sea"], options=ALL)
    three.play(0, "play", "earthquake", "I8")
    assert reasons(three) == {"H8": ("twin", "10.8")}


def test_a_kind_of_card_that_a_hand_lacks() -> None:
    table = Table(hand=["tornado", "sea"], hands={1: ["sea", "sun"]}, options=ALL)
    table.play(0, "play", "tornado")
    assert reasons(table) == {"life": ("back", "10.9")}


def test_what_cannot_be_discarded_for_a_third_element() -> None:
    table = Table(hand=["sun", "rain", "sea"], options=ALL)
    table.state.shown["element"] = ["volcano", "volcano"]
    table.play(0, "take", "volcano")
    assert table.ask(0) == "discard"
    assert reasons(table) == {"sea": ("elements", "3.4")}


def test_goals_that_cannot_be_claimed() -> None:
    table = Table("fps", played=["plain", "forest", "forest"], goals=["ppff", "ssdm", "eeee"], hand=["plain"])
    table.state.goals[2] = Goal("eeee", 1)
    table.play(0, "play", "G8")
    found = {reason(barred): dict(barred.why.args) for barred in table.match.barred(0)}
    assert list(found) == [("lacking", "7.1"), ("claimed", "7.2")]
    assert found["claimed", "7.2"] == {"seat": 1}


def test_who_holds_no_protection_reads_so() -> None:
    table = Table("ps", hand=["rain", "sea"], hands={1: ["protection"], 2: ["sun"]}, options={"elements": "on"})
    table.play(0, "play", "rain")
    assert reasons(table, 1) == {}
    assert reasons(table, 2) == {"protect": ("unprotected", "10.12")}


def test_cities_that_do_not_eat() -> None:
    table = Table("s.... .p... .f... .p... .fpp.", corner="H8", herds={"I10": 1}, cities={
        "I9": ("Millbrook", (0,)), "I11": ("Larkfield", (0,)), "K12": ("Greenacre", (0,)),
    })  # fmt: skip
    assert table.ask(0) == "city"
    assert reasons(table) == {"K12": ("no-hunger", "2.3")}

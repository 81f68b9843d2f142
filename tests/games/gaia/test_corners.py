"""Positions that matches hardly meet: piles that run dry, two things at once, and what follows from what follows."""

import pytest

from engine.games.gaia.state import Goal

from .table import ALL, Table, at

ON = {"disasters": "on"}


def test_nothing_to_take_and_nothing_to_play() -> None:
    """With every pile used up and an empty hand only the end is left; who hesitates is asked again."""
    table = Table(seats=3)
    for kind in ("nature", "life"):
        table.state.decks[kind], table.state.shown[kind] = [], []
    table.begin(0)
    assert table.options(0) == ["nature", "life"]
    table.play(0, "nature", "go-on")
    assert table.options(0) == ["nature", "life"], "nothing else can be done"
    table.play(0, "life", "stop")
    assert table.match.result is not None
    assert table.match.result.winners == (1,), "all are equal: the next one clockwise"


def test_a_pile_ends_the_match_only_when_its_open_cards_are_gone_too() -> None:
    table = Table(hand=["sea"])
    table.state.decks["life"], table.state.shown["life"] = [], ["animals:sea"]
    table.begin(0)
    table.play(0, "take", "animals:sea", "take")
    assert "life" in table.options(0)
    table.play(0, "life")
    assert table.ask(0) == "end"


def test_elements_used_up_end_the_match_as_well() -> None:
    table = Table("p", hand=["sea"], options=ON)
    table.state.decks["element"], table.state.shown["element"] = [], []
    table.begin(0)
    table.play(0, "take", "element", "stop")
    assert table.state.ender == 0
    assert table.state.over


def test_a_capture_amid_feeding() -> None:
    """Millbrook eats the last animal of H9; Larkfield beside it is gone, and its plain raises Saltroad, where somebody
    may be replaced. Only then the next city is fed.
    """
    table = Table(
        "m...... pdpd..f s..f..p ......s", corner="G8", herds={"H9": 1, "M9": 2}, player=1,
        options={"capture": "on"}, cities={
            "G9": ("Millbrook", (0,)), "I9": ("Larkfield", ()), "J9": ("Saltroad", (2,)), "M10": ("Sandgate", (0,)),
        },
    )  # fmt: skip
    table.state.lands[at("M10")] = "plain"
    table.begin(0)
    table.play(0, "G9")
    assert table.ask(0) == "capture"
    assert table.state.herds == {at("M9"): 2}, "Sandgate has not eaten yet"
    table.play(0, "seat 2")
    assert table.city("J9").meeples == (0,)
    assert table.state.herds == {at("M9"): 1}
    assert table.state.left == 2


def test_a_volcano_raises_and_ruins_beyond_its_reach() -> None:
    """The forest beside the mountain burns. Larkfield had nothing else and is gone; its plain raises Saltroad."""
    gone = Table("mfpdf", hand=["volcano"], options=ON, cities={
        "J8": ("Larkfield", ()), "K8": ("Saltroad", ()),
    })  # fmt: skip
    assert [gone.city(name).covered for name in ("J8", "K8")] == [1, 1]
    told = [event.kind for event in gone.play(0, "play")]
    assert told[-3:] == ["turned", "abandoned", "settled"]
    assert gone.city("K8").meeples == (0,), "a plain and a forest: it counts as done by who played the volcano"


def test_two_cities_change_places() -> None:
    """Each takes its tile along and looks at new neighbours; all is compared at once."""
    table = Table(
        "fp.. sppf ...s", corner="H8", hand=["earthquake"], options=ON,
        cities={"I9": ("Millbrook", (1,)), "J9": ("Greenacre", (2,))},
    )  # fmt: skip
    assert [table.city(name).covered for name in ("I9", "J9")] == [1, 1]
    table.play(0, "play", "I9", "J9")
    assert table.state.cities[at("J9")].card.startswith("city:Millbrook")
    assert [table.city(name).covered for name in ("I9", "J9")] == [1, 1], "a sea for the forest, and the other way"


def test_both_claim_a_goal_after_a_protection() -> None:
    """There is one for each, and the cancelled player chooses first."""
    table = Table(
        "ps", hand=["rain", "sea"], hands={1: ["protection"]}, options=ON,
        played=["sun", "sun", "tornado"], goals=["eeee", "eeee"],
    )  # fmt: skip
    table.state.played[1] = ["sun", "rain", "rain"]
    table.play(0, "play", "rain")
    table.play(1, "protect")
    table.play(0, "eeee")
    table.play(1, "eeee")
    assert table.state.goals == [Goal("eeee", 0), Goal("eeee", 1)]
    assert (table.match.waiting, table.state.left) == ([0], 1)


def test_a_tornado_on_the_card_that_cancels_it() -> None:
    """The only card there is to take is the Protection itself."""
    hands = {1: ["protection"], 2: []}
    table = Table("p", hand=["tornado", "sea"], hands=hands, options=ON)
    table.play(0, "play", "tornado")
    assert table.state.cast is not None
    table.play(1, "protect")
    assert table.state.hands == [["sea"], [], []]
    assert table.state.taken == []

    table = Table("p", hand=["tornado", "sea"], hands=hands, options=ON)
    table.play(0, "play", "tornado")
    table.play(1, "pass")
    assert table.state.hands[0] == ["sea", "protection"], "let pass, it is lost"


def test_what_breaks_one_city_wins_in_another() -> None:
    """The plain between them turns into a desert: Drywell falls to two, Crossways rises to two for the last meeple."""
    table = Table(
        ".f... sdpds", corner="H8", hand=["sun"], options=ON,
        cities={"I9": ("Drywell", (0,)), "K9": ("Crossways", ())},
    )  # fmt: skip
    assert [table.city(name).covered for name in ("I9", "K9")] == [3, 1]
    table.state.meeples[0] = 1
    table.begin(0)
    told = [event.kind for event in table.play(0, "play")]
    assert told[:4] == ["cast-at", "turned", "weakened", "settled"]
    assert table.city("I9").covered == 2
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_open_cards_of_a_kind(seats: int) -> None:
    """Taken one after the other they leave a row that is never filled again, and no place in it is empty."""
    table = Table(seats=seats, hand=["sea"])
    state = table.state
    state.decks["nature"], state.shown["nature"] = [], ["plain", "plain", "swamp"]
    table.begin(0)
    table.play(0, "take")
    assert table.options(0)[:2] == ["plain", "swamp"]
    table.play(0, "plain", "take", "plain")
    assert state.shown["nature"] == ["swamp"]
    assert table.match.view(1).shown[0] == ("nature", ("swamp",))


def test_striking_the_own_city_to_free_its_tile() -> None:
    """With every option: the own pair comes home, and one of them goes where the freed plain is needed."""
    table = Table(
        ".m... fpdf. .s...", corner="H7", herds={"H8": 2}, hand=["lightning"], options=ALL,
        cities={"I8": ("Millbrook", (0, 0)), "J8": ("Saltroad", (1,))},
    )  # fmt: skip
    table.play(0, "play", "I8")
    assert table.ask(0) == "capture"
    table.play(0, "beside")
    assert table.city("J8").meeples == (1, 0)
    assert table.state.meeples == [4, 4, 5]

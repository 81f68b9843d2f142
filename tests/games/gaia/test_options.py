"""RULES.md, 8: capture, four needs, elements and disasters as options of the table."""

from collections import Counter

import pytest

from engine import Match
from engine.games.gaia import GAME
from engine.games.gaia.cards import back

from .table import Table

CAPTURE = {"capture": "on"}
FOUR = {"four": "on"}


def test_replacing_someone() -> None:
    """8.1 Capture: who raises a city may replace one meeple of another player there with the own instead of adding
    it.
    """
    table = Table("fps", cities={"I8": ("Millbrook", (1, 2))}, hand=["mountain"], options=CAPTURE)
    table.play(0, "play", "I7")
    assert table.ask(0) == "capture"
    assert table.options(0) == ["beside", "seat 1", "seat 2"]
    beside = table.match.copy()
    table.play(0, "seat 1")
    assert table.city("I8").meeples == (2, 0)
    assert table.state.meeples == [4, 5, 4]
    table.match = beside
    table.play(0, "beside")
    assert table.city("I8").meeples == (1, 2, 0)

    without = Table("fps", cities={"I8": ("Millbrook", (1,))}, hand=["mountain"])
    without.play(0, "play", "I7")
    assert without.city("I8").meeples == (1, 0), "not asked without the option"


def test_one_replaced_at_most() -> None:
    """8.2 One rise replaces one meeple at most, and none when you cannot put a meeple there."""
    settled = Table("fps", cities={"I8": ("Millbrook", (0, 1))}, hand=["mountain"], options=CAPTURE)
    settled.play(0, "play", "I7")
    assert settled.ask(0) != "capture", "one's own meeple stands there already"

    full = Table("fps", cities={"I8": ("Millbrook", (1, 2))}, herds={"H8": 1}, hand=["mountain"], options={
        **CAPTURE, **FOUR,
    })  # fmt: skip
    full.play(0, "play", "I7", "seat 2", "second")
    assert full.city("I8").meeples == (1, 0, 0), "two come, one goes"


def test_two_meeples_for_four_needs() -> None:
    """8.3 Four needs: who raises a city to all four needs may have two meeples there. You are asked, unless the second
    one is your last and wins.
    """
    table = Table("fps", cities={"I8": ("Millbrook", (0,))}, herds={"J8": 2}, hand=["mountain"], options=FOUR)
    table.play(0, "play", "I7")
    assert table.city("I8").covered == 4
    assert table.options(0) == ["second", "single"]
    alone = table.match.copy()
    table.play(0, "second")
    assert table.city("I8").meeples == (0, 0)
    assert table.state.left == 1
    table.match = alone
    table.play(0, "single")
    assert table.city("I8").meeples == (0,)

    new = Table("fps", cities={"I8": ("Millbrook", (1,))}, herds={"J8": 2}, hand=["mountain"], options=FOUR)
    new.play(0, "play", "I7")
    told = new.play(0, "second")
    assert new.city("I8").meeples == (1, 0, 0), "the others there get nothing"
    assert dict(told[0].args)["count"] == 2, "both are told at once"

    founded = Table(".m. fps", corner="H7", herds={"J8": 2}, hand=["Millbrook"], options=FOUR)
    founded.play(0, "play", "single")
    assert founded.city("I8").meeples == (0,), "one must come"

    last = Table("fps", cities={"I8": ("Millbrook", ())}, herds={"J8": 2}, hand=["mountain"], options=FOUR)
    last.state.meeples[0] = 2
    last.play(0, "play", "I7")
    assert last.city("I8").meeples == (0, 0)
    assert last.match.result is not None
    assert last.match.result.winners == (0,)

    without = Table("fps", cities={"I8": ("Millbrook", ())}, herds={"J8": 2}, hand=["mountain"])
    without.play(0, "play", "I7")
    assert without.city("I8").meeples == (0,)


@pytest.mark.parametrize(
    ("replaced", "settled", "people"),
    [
        ("beside", "second", (0, 1, 0)), ("beside", "single", (0, 1)),
        ("seat 1", None, (0, 0)),  # who replaces somebody puts a meeple: there is nothing left to ask
    ],
)  # fmt: skip
def test_a_second_meeple_and_capture(replaced: str, settled: str | None, people: tuple[int, ...]) -> None:
    """With one of the own there already, a second one may come beside the others or instead of one."""
    table = Table("fps", cities={"I8": ("Millbrook", (0, 1))}, herds={"H8": 2}, hand=["mountain"], options={
        **CAPTURE, **FOUR,
    })  # fmt: skip
    table.play(0, "play", "I7", replaced)
    if settled:
        table.play(0, settled)
    assert table.city("I8").meeples == people
    assert table.state.left == 1


def test_the_other_cities_wait_for_the_second_meeple() -> None:
    """A mountain raises Millbrook to four and Dunmoor to two: both are settled, whatever is answered."""
    for answer, left in (("second", 2), ("single", 3)):
        table = Table(
            ".s.s. fp.df .....", corner="H7", herds={"H8": 1}, hand=["mountain"], options=FOUR,
            cities={"I8": ("Millbrook", ()), "K8": ("Dunmoor", ())},
        )  # fmt: skip
        table.play(0, "play", "J8", answer)
        assert table.city("K8").meeples == (0,)
        assert table.state.meeples[0] == left


@pytest.mark.parametrize(("card", "cell", "covered"), [("lightning", "H8", 3), ("volcano", "H7", 2)])
def test_one_goes_home_again(card: str, cell: str, covered: int) -> None:
    """8.4 Four needs: when it falls to three or two, everyone with two meeples there takes one home."""
    table = Table("mm. fps", corner="H7", cities={"I8": ("Millbrook", (0, 0, 2, 2))}, herds={"H8": 2},
        options={**FOUR, "disasters": "on"}, hand=[card], player=1)  # fmt: skip
    assert table.city("I8").covered == 4
    table.play(1, "play", cell)
    assert table.city("I8").covered == covered
    assert table.city("I8").meeples == (0, 2)
    assert table.state.meeples == [4, 5, 4]


def test_elements_join() -> None:
    """8.5 Elements: 23 Element cards (6 suns, 6 rains, 3 earthquakes, 4 tornados, 4 Protections) join. Everyone also
    gets one, two lie open, and the two goals of four Element cards are shuffled in with the others. Lightning and
    volcano stay in the box.
    """
    seen = set()
    for seed in range(80):
        state = Match.new(GAME, 4, str(seed), {"elements": "on"}).state
        for hand in state.hands:
            assert Counter(map(back, hand)) == {"nature": 2, "life": 1, "element": 1}
        assert len(state.shown["element"]) == 2
        held = [card for hand in state.hands for card in hand if back(card) == "element"]
        cards = Counter(state.decks["element"] + state.shown["element"] + held)
        assert cards == {"sun": 6, "rain": 6, "earthquake": 3, "tornado": 4, "protection": 4}
        assert len(state.goals) == 6
        seen.add(sum(goal.cards == "eeee" for goal in state.goals))
    assert seen == {0, 1, 2}
    assert "element" not in Match.new(GAME, 4, "1").state.decks


def test_disasters_join() -> None:
    """8.6 Disasters: five lightnings and two volcanoes join the Element cards. Choosing disasters brings the elements
    with them. (House rule.)
    """
    for options in ({"disasters": "on"}, {"disasters": "on", "elements": "on"}):
        match = Match.new(GAME, 2, "1", options)
        census = GAME.census(match.state, match.agenda)
        assert {card: census[card] for card in ("lightning", "volcano", "sun")} == {
            "lightning": 5, "volcano": 2, "sun": 6,
        }  # fmt: skip


def test_fewer_lightnings() -> None:
    """8.7 For a less tense match the table may take some lightnings out: four, three, two or one of them join instead
    of five.
    """
    values = next(setting.values for setting in GAME.meta.settings if setting.name == "disasters")
    elements = ("sun", "rain", "earthquake", "tornado", "protection", "lightning", "volcano")
    for value in values[2:]:
        match = Match.new(GAME, 3, "1", {"disasters": value})
        census = GAME.census(match.state, match.agenda)
        assert [census[element] for element in elements] == [6, 6, 3, 4, 4, int(value), 2]
        assert len(match.state.decks["element"]) == 25 + int(value) - 3 - 2, "one for each, two lie open"
        assert Match.load(GAME, match.save()).options["disasters"] == value
    assert values == ("off", "on", "4", "3", "2", "1")

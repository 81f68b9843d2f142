"""RULES.md, 10.1 to 10.11: what the elements do."""

from collections import Counter

import pytest

from engine import Text
from engine.games.gaia.state import Goal

from .table import ALL, Table, at

ON = {"disasters": "on"}


def play(lands: str, card: str, *words: str, **given: object) -> Table:
    """Nobody else holds an Element, so it takes effect at once."""
    table = Table(lands, hand=[card], options=ON, **given)  # type: ignore[arg-type]
    table.play(0, "play", *words)
    return table


def blocked(lands: str, card: str, **given: object) -> bool:
    """The card is all that is in the hand, and there is nothing to play."""
    return Table(lands, hand=[card], options=ON, **given).playable(0) == []  # type: ignore[arg-type]


def test_an_element_lies_in_front_and_counts() -> None:
    """10.1 A played Element lies in front of you, takes effect, and counts for the goals of four Element cards,
    whichever they are.
    """
    played = ["sun", "plain", "tornado", "protection"]
    table = play("pw", "rain", played=played, goals=["eeee"])
    assert table.land("H8") == "swamp"
    assert table.options(0) == ["eeee", "keep"]
    table.play(0, "eeee")
    assert table.state.goals == [Goal("eeee", 0)]
    assert table.state.played[0] == ["plain"]
    assert Counter(table.state.discards) == Counter(["sun", "tornado", "protection", "rain"])


def test_hitting_oneself() -> None:
    """10.2 An Element may hit your own cities."""
    table = play("fps", "lightning", cities={"I8": ("Millbrook", (0,))})
    assert not table.state.cities
    assert table.state.meeples[0] == 5


def test_the_aim_is_named_first() -> None:
    """10.3 What it aims at is named when it is played, before the others answer."""
    table = Table("pw", hand=["rain", "sea"], hands={1: ["sun"]}, options=ON)
    events = table.play(0, "play", "rain")
    assert [event.kind for event in events] == ["cast-at"]
    assert table.land("H8") == "plain", "nothing happens before the answer"
    assert table.match.waiting == [1]
    view = table.match.view(1)
    assert view.cast is not None
    assert view.cast.cells == (at("H8"),)
    table.play(1, "pass")
    assert table.land("H8") == "swamp"
    assert table.match.waiting == [0], "the second action follows"
    assert table.state.left == 1


def test_only_where_something_changes() -> None:
    """10.4 An Element cannot be played where nothing would change or the supply lacks the tile."""
    assert blocked("fsm", "sun")
    assert blocked("fsm", "rain")
    assert blocked("p", "earthquake")
    assert blocked("fps", "lightning")
    assert blocked("dms", "volcano")
    assert blocked("p", "tornado")
    assert not blocked("w", "sun")
    table = Table("w", hand=["sun"], options=ON)
    table.state.supply["plain"] = 0
    table.begin(0)
    assert table.playable(0) == []


def test_sun() -> None:
    """10.5 Sun turns a swamp into a plain or a plain into a desert, not under a city; animals stay."""
    table = play("wpdfp s...s", "sun", "H8", herds={"H8": 3}, cities={"L8": ("Millbrook", ())})
    assert table.land("H8") == "plain"
    assert table.state.herds == {at("H8"): 3}
    assert (table.state.supply["swamp"], table.state.supply["plain"]) == (7, 7)
    again = Table("wpdfp s...s", hand=["sun"], options=ON, cities={"L8": ("Millbrook", ())})
    again.play(0, "play")
    assert again.options(0) == ["H8", "I8"]
    again.play(0, "I8")
    assert again.land("I8") == "desert"


def test_rain() -> None:
    """10.6 Rain turns a desert into a plain or a plain into a swamp, not under a city; animals stay."""
    given = {"cities": {"L8": ("Millbrook", ())}, "herds": {"J8": 2}}
    table = Table("wpdfp s...s", hand=["rain"], options=ON, **given)  # type: ignore[arg-type]
    table.play(0, "play")
    assert table.options(0) == ["I8", "J8"]
    dry = table.match.copy()
    table.play(0, "J8")
    assert table.land("J8") == "plain"
    assert table.state.herds == {at("J8"): 2}
    table.match = dry
    table.play(0, "I8")
    assert table.land("I8") == "swamp"


def test_weather_raises_and_breaks() -> None:
    """Drying a plain breaks the city beside it; watering the desert again brings a meeple to it."""
    wet = Table("mdw f.p", corner="H7", hand=["sun", "rain"], cities={"I7": ("Saltroad", (1,))}, options=ON)
    assert wet.city("I7").covered == 2
    wet.play(0, "play", "sun", "J7")
    assert wet.city("I7").meeples == (1,), "a plain for a swamp is as many"
    dry = Table("fdp", hand=["sun", "rain"], cities={"I8": ("Saltroad", (1,))}, options=ON)
    dry.play(0, "play", "sun")
    assert dry.city("I8").meeples == ()
    dry.play(0, "play")
    assert dry.city("I8").meeples == (0,)


def test_earthquake() -> None:
    """10.7 Earthquake makes two neighbouring tiles change places, with all that is on them."""
    # Greenacre with its plain H8 changes places with the sea I8.
    table = play("ps ff", "earthquake", "H8", "I8", cities={"H8": ("Greenacre", (1,))}, herds={"I8": 2})
    assert (table.land("H8"), table.land("I8")) == ("sea", "plain")
    assert table.city("I8").meeples == (1,)
    assert table.state.herds == {at("H8"): 2}
    assert not blocked("pp", "earthquake", cities={"H8": ("Greenacre", ())})


def test_tiles_that_are_alike() -> None:
    """10.8 Two tiles that are alike in everything cannot change places."""
    assert blocked("ppp", "earthquake")
    table = Table("ppp", hand=["earthquake"], herds={"H8": 1}, options=ON)
    table.play(0, "play")
    assert table.options(0) == ["H8", "I8"]
    table.play(0, "I8")
    assert table.state.herds == {at("I8"): 1}, "H8 was the only tile to change with"


def test_tornado() -> None:
    """10.9 Tornado: for each opponent with cards you name a kind of back and get a card of it at random. You keep one
    of all these and discard the others.
    """
    hands = {1: ["sea", "forest", "animals:sea"], 2: [], 3: ["Millbrook", "swamp"]}
    table = Table("p", seats=4, hand=["tornado"], hands=hands, options=ON)
    table.play(0, "play")
    assert table.options(0) == ["nature", "life"], "backs of seat 1"
    table.play(0, "nature")
    assert table.options(0) == ["nature", "life"], "backs of seat 3, as seat 2 has none"
    events = table.play(0, "life")
    assert [event.kind for event in events] == ["cast-from", "lost", "lost"]
    assert [dict(part.args) for part in dict(events[0].args)["backs"]] == [  # type: ignore[union-attr]
        {"back": Text("gaia-back-nature"), "seat": 1}, {"back": Text("gaia-back-life"), "seat": 3},
    ]  # fmt: skip
    assert [event.seat for event in events[1:]] == [1, 3]
    assert [event.audience for event in events[1:]] == [(0, 1), (0, 3)]
    assert all(event.reveals for event in events[1:])
    taken = next(card for card in ("sea", "forest") if card not in table.state.hands[1])
    assert table.match.view(0).taken[0] == taken
    assert table.match.view(1).taken == ()
    assert table.options(0) == [taken, "Millbrook"]
    table.play(0, "Millbrook")
    assert len(table.state.hands[0]) == 1
    assert table.state.discards == [taken]
    assert table.state.hands[3] == ["swamp"]


def test_a_tornado_takes_any_of_them() -> None:
    seen = set()
    for seed in range(30):
        table = Table("p", seats=2, hand=["tornado"], hands={1: ["sea", "forest", "plain"]}, options=ON)
        table.state.rng.seed = str(seed)
        table.play(0, "play")
        seen.add(table.state.hands[0][0])
    assert seen == {"sea", "forest", "plain"}


def test_lightning() -> None:
    """10.10 Lightning removes city, meeples and animals from one tile."""
    table = Table("fps", hand=["lightning"], cities={"I8": ("Millbrook", (1, 2))}, herds={"J8": 3}, options=ON)
    table.play(0, "play")
    assert table.options(0) == ["I8", "J8"]
    struck = table.match.copy()
    table.play(0, "I8")
    assert not table.state.cities
    assert table.state.meeples == [5, 5, 5]
    assert len(table.state.discards) == 1
    table.match = struck
    table.play(0, "J8")
    assert not table.state.herds
    assert table.state.animals == 20


def test_lightning_frees_a_tile() -> None:
    """A destroyed city no longer hides its plain: the neighbour rises for who struck."""
    table = Table("fpdf", corner="G8", hand=["lightning"], options=ON, cities={
        "H8": ("Millbrook", (1,)), "I8": ("Saltroad", (2,)),
    })  # fmt: skip
    assert table.city("I8").covered == 1
    table.play(0, "play", "H8")
    assert table.city("I8").covered == 2
    assert table.city("I8").meeples[-1] == 0


def test_volcano() -> None:
    """10.11 Volcano, on a mountain: everything is removed from this tile and those beside it, and their plains, forests
    and swamps become deserts. The supply must have enough deserts.
    """
    lands = ".f. pmw .sf"
    given = {"cities": {"H9": ("Millbrook", (1,)), "I9": ("Crossways", (2,))}, "herds": {"I10": 4, "J10": 2}}
    table = play(lands, "volcano", **given)
    assert [table.land(name) for name in ("I8", "H9", "I9", "J9", "I10", "J10")] == [
        "desert", "desert", "mountain", "desert", "sea", "forest",
    ]  # fmt: skip
    assert not table.state.cities
    assert table.state.herds == {at("J10"): 2}, "out of reach"
    assert table.state.meeples == [5, 5, 5]
    assert table.state.supply["desert"] == 7

    short = Table(lands, hand=["volcano"], options=ON, **given)  # type: ignore[arg-type]
    short.state.supply["desert"] = 2
    short.begin(0)
    assert short.playable(0) == [], "three deserts are needed"


@pytest.mark.parametrize("element", ["sun", "rain", "earthquake", "tornado", "lightning", "volcano"])
def test_every_element_can_be_cancelled(element: str) -> None:
    lands, given = "pmw fdp", {"herds": {"H8": 2}}
    table = Table(lands, hand=[element], hands={1: ["protection", "sea"]}, options=ALL, **given)  # type: ignore[arg-type]
    before = (dict(table.state.lands), dict(table.state.herds))
    table.play(0, "play")
    while table.match.waiting == [0]:
        table.play(0, table.options(0)[0])
    table.play(1, "protect")
    assert (table.state.lands, table.state.herds) == before
    assert table.state.hands[1] == ["sea"]
    assert table.state.played[:2] == [[element], ["protection"]]

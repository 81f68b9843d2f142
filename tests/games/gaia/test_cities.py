"""RULES.md, 5 and 6: founding cities, covered needs, and people who come and go."""

import pytest

from engine.games.gaia.cards import NEED, city
from engine.games.gaia.cities import cover, covered
from engine.games.gaia.words import needs_text

from .table import Table, at


def test_the_base_of_a_city() -> None:
    """5.1 A city goes on a free tile, without city or animals, of the land in its corner; a star is any land but the
    sea. (Which cities lie on which land is our reconstruction.)
    """
    # Every cell of the middle column has two of the needs beside it.
    lands = "fps fps fss fms fps"
    table = Table(lands, hand=["Millbrook"], herds={"I9": 1}, cities={"I12": ("Greenacre", ())})
    table.play(0, "play")
    assert at("I8") in table.state.cities, "the only free plain"

    star = Table("dsf dmf dpf", hand=["Crossways"])
    star.play(0, "play")
    assert star.options(0) == ["H8", "J8", "H9", "I9", "J9", "I10"], "not on the sea I8"


def test_two_needs_at_least() -> None:
    """5.2 At least two of its four needs must be covered there. (Which needs each city has is our reconstruction.)
    """
    assert Table("fp", hand=["Millbrook"]).playable(0) == [], "one need is too few"
    table = Table("fps", hand=["Millbrook"])
    table.play(0, "play")
    assert table.city("I8").covered == 2


def test_corners_do_not_count() -> None:
    """5.3 A need is covered by a tile that shares a side with the city; corners do not count."""
    table = Table("f.s ppp ...", hand=["Millbrook"])
    assert table.playable(0) == []


def test_a_need_printed_twice() -> None:
    """5.4 A need printed twice takes two different tiles."""
    one = Table("fp s.", corner="H8", cities={"I8": ("Greenacre", ())})
    two = Table("fpf", corner="H8", cities={"I8": ("Greenacre", ())})
    assert one.city("I8").covered == 1
    assert two.city("I8").covered == 2


def test_animals_and_land_at_once() -> None:
    """5.5 A tile with animals counts as its land and as animals at once. More animals beside the city add nothing."""
    table = Table("fpf", cities={"I8": ("Millbrook", ())}, herds={"H8": 1})
    assert table.city("I8").covered == 2
    more = Table("fpf", cities={"I8": ("Millbrook", ())}, herds={"H8": 1, "J8": 4})
    assert more.city("I8").covered == 2


def test_under_a_city_lies_nothing() -> None:
    """5.6 A tile under a city counts as nothing for its neighbours."""
    # Fernhollow covers the forest that Millbrook needs.
    table = Table(".m. fpd .s.", corner="G7", cities={"H8": ("Millbrook", (1,))}, hand=["Fernhollow"])
    assert table.city("H8").covered == 3
    table.state.lands[at("G9")] = "plain"
    table.state.lands[at("F8")] = "desert"
    table.begin(0)
    told = table.play(0, "play")
    assert at("G8") in table.state.cities
    assert table.city("H8").covered == 2
    [fallen] = [event for event in told if event.kind == "weakened"]
    said = dict(fallen.args)
    assert (fallen.seat, said["after"], said["needs"]) == (1, 2, needs_text(("forest", "animal")))


def test_the_founder_settles() -> None:
    """5.7 Whoever founds a city puts a meeple on it."""
    table = Table("fps", hand=["Millbrook"])
    table.play(0, "play")
    assert table.city("I8").meeples == (0,)
    assert table.state.meeples[0] == 4


def test_compared_after_every_action() -> None:
    """6.1 After every action each city compares how many of its needs are covered with how many were before."""
    table = Table("fp. ...", cities={"I8": ("Millbrook", ())}, hand=["sea", "mountain"])
    table.play(0, "play", "sea", "J8")
    assert table.city("I8").covered == 2
    table.play(0, "play", "I7")
    assert table.city("I8").covered == 3
    assert table.city("I8").meeples == (0,), "once on each city"


def test_more_needs_bring_a_meeple() -> None:
    """6.2 More: the acting player puts a meeple on it, if at least two needs are covered and none of theirs stands
    there.
    """
    shared = Table("fps", cities={"I8": ("Millbrook", (1, 2))}, hand=["mountain"])
    shared.play(0, "play", "I7")
    assert shared.city("I8").meeples == (1, 2, 0)
    assert shared.state.meeples == [4, 4, 4]

    own = Table("fps", cities={"I8": ("Millbrook", (0, 1))}, hand=["mountain"])
    own.play(0, "play", "I7")
    assert own.city("I8").meeples == (0, 1)


def test_both_cities_that_rise() -> None:
    cities = {"I8": ("Millbrook", ()), "K8": ("Greenacre", ())}
    table = Table("fp.ps ..... .s.f.", cities=cities, hand=["sea", "forest"])
    table.play(0, "play", "forest", "J8")
    assert table.city("K8").meeples == (0,)
    assert table.city("I8").meeples == (), "one need is too few"


def test_as_many_as_before() -> None:
    """6.3 As many as before: nothing happens, even if they are different ones."""
    table = Table("fps .w. .d.", cities={"I8": ("Larkfield", (1,))}, hand=["rain"], options={"elements": "on"})
    assert table.city("I8").covered == 2
    before = table.city("I8")
    # The swamp below changes places with the desert: Larkfield loses it.
    shift = Table("fpd .w. .m.", cities={"I8": ("Larkfield", (1,))}, hand=["earthquake"], options={"elements": "on"})
    shift.play(0, "play", "I9", "I10")
    assert shift.city("I8") == before, "a mountain instead of a swamp"


def test_one_need_left() -> None:
    """6.4 Only one left: all meeples on it go home; the city stays."""
    table = Table(".d. fps", corner="H7", cities={"I8": ("Millbrook", (1, 2))}, hand=["Fernhollow"])
    table.state.lands |= {at("H7"): "plain", at("G8"): "mountain"}
    table.state.lands[at("I7")] = "plain"
    table.begin(0)
    table.play(0, "play")
    assert table.city("I8").covered == 1
    assert table.city("I8").meeples == ()
    assert table.state.meeples == [4, 5, 5]


def test_no_need_left() -> None:
    """6.5 None left: the meeples go home, the city is discarded and its tile is free again."""
    table = Table("fpf", cities={"I8": ("Millbrook", ())}, herds={"H8": 1}, hand=["lightning"], options={
        "disasters": "on"
    })  # fmt: skip
    gone = Table("pfd", cities={"H8": ("Millbrook", ())}, hand=["volcano"], options={"disasters": "on"})
    assert gone.city("H8").covered == 1
    gone.state.lands[at("I7")] = "mountain"
    gone.begin(0)
    gone.play(0, "play")
    assert at("H8") not in gone.state.cities, "its only forest burnt"
    assert gone.state.discards == [table.city("I8").card]


def test_repeated_until_stable() -> None:
    """6.6 A freed tile may raise its neighbours. This is repeated until nothing changes, and all of it counts as done
    by the acting player.
    """
    # Millbrook on H8 lives from the forest G8 alone; Saltroad on I8 needs the plain below Millbrook.
    table = Table("fpdf", corner="G8", hand=["Oakhaven"], cities={"H8": ("Millbrook", ()), "I8": ("Saltroad", ())})
    assert (table.city("H8").covered, table.city("I8").covered) == (1, 1)
    table.state.lands |= {at("G7"): "plain", at("G9"): "sea"}
    table.begin(0)
    told = [event.kind for event in table.play(0, "play")]
    assert told[:3] == ["founded", "abandoned", "settled"], "its last forest is covered"
    assert at("H8") not in table.state.cities
    assert table.city("I8").meeples == (0,), "the plain is free again and raises Saltroad to two"


def test_what_falls_goes_first() -> None:
    """6.7 What falls goes first, so a meeple that comes home can be placed again by the same action."""
    # The new city would take the last meeple; Millbrook, losing its forest, sends one home before.
    table = Table("pf. .ps s..", corner="G8", hand=["Oakhaven"], cities={"H9": ("Millbrook", (0,))})
    table.state.lands |= {at("I8"): "sea"}
    table.state.meeples[0] = 1
    table.begin(0)
    told = [event.kind for event in table.play(0, "play")]
    assert told[:3] == ["founded", "left", "settled"]
    assert not table.state.over
    assert table.state.meeples[0] == 1


@pytest.mark.parametrize("needs", ["pfsd", "ppff", "aass"])
def test_the_count_agrees_with_the_tiles_named(needs: str) -> None:
    """Two ways to say what is covered: how many, and which tile covers which need."""
    given = tuple([NEED[sign] for sign in needs])
    assert city("X", "star", given).endswith(needs)
    table = Table("psf pmf sdw", herds={"I8": 1, "H9": 2})
    for cell in table.state.lands:
        sources = cover(table.state, cell, given)
        assert covered(table.state, cell, given) == len(given) - sources.count(None)
        for need in set(given):
            used = [by for by, other in zip(sources, given, strict=True) if other == need and by is not None]
            assert len(set(used)) == len(used), "a tile counts once for a need printed twice"

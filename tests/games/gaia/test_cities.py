"""RULES.md, 5 and 6: founding cities, covered needs, and people who come and go."""

import pytest

from engine.games.gaia.cards import NEED, city
from engine.games.gaia.cities import cover, covered

from .table import Table, at


def test_the_base_of_a_city() -> None:
    """5.1 A city goes on a free tile, without city or animals, of the land in its corner; a star is any land but the
    sea. (Which cities lie on which land is our reconstruction.)
    """
    # Every cell of the middle column has two of the needs beside it.
    lands = "fps fps fss fms fps"
    table = Table(lands, hand=["Millbrook"], herds={"N51": 1}, cities={"N54": ("Greenacre", ())})
    table.play(0, "play")
    assert at("N50") in table.state.cities, "the only free plain"

    star = Table("dsf dmf dpf", hand=["Crossways"])
    star.play(0, "play")
    assert star.options(0) == ["M50", "O50", "M51", "N51", "O51", "N52"], "not on the sea N50"


def test_two_needs_at_least() -> None:
    """5.2 At least two of its four needs must be covered there. (Which needs each city has is our reconstruction.)
    """
    assert Table("fp", hand=["Millbrook"]).playable(0) == [], "one need is too few"
    table = Table("fps", hand=["Millbrook"])
    table.play(0, "play")
    assert table.city("N50").covered == 2


def test_corners_do_not_count() -> None:
    """5.3 A need is covered by a tile that shares a side with the city; corners do not count."""
    table = Table("f.s ppp ...", hand=["Millbrook"])
    assert table.playable(0) == []


def test_a_need_printed_twice() -> None:
    """5.4 A need printed twice takes two different tiles."""
    one = Table("fp s.", corner="M50", cities={"N50": ("Greenacre", ())})
    two = Table("fpf", corner="M50", cities={"N50": ("Greenacre", ())})
    assert one.city("N50").covered == 1
    assert two.city("N50").covered == 2


def test_animals_and_land_at_once() -> None:
    """5.5 A tile with animals counts as its land and as animals at once. More animals beside the city add nothing."""
    table = Table("fpf", cities={"N50": ("Millbrook", ())}, herds={"M50": 1})
    assert table.city("N50").covered == 2
    more = Table("fpf", cities={"N50": ("Millbrook", ())}, herds={"M50": 1, "O50": 4})
    assert more.city("N50").covered == 2


def test_under_a_city_lies_nothing() -> None:
    """5.6 A tile under a city counts as nothing for its neighbours."""
    # Fernhollow covers the forest that Millbrook needs.
    table = Table(".m. fpd .s.", corner="L49", cities={"M50": ("Millbrook", (1,))}, hand=["Fernhollow"])
    assert table.city("M50").covered == 3
    table.state.lands[at("L51")] = "plain"
    table.state.lands[at("K50")] = "desert"
    table.begin(0)
    table.play(0, "play")
    assert at("L50") in table.state.cities
    assert table.city("M50").covered == 2


def test_the_founder_settles() -> None:
    """5.7 Whoever founds a city puts a meeple on it."""
    table = Table("fps", hand=["Millbrook"])
    table.play(0, "play")
    assert table.city("N50").meeples == (0,)
    assert table.state.meeples[0] == 4


def test_compared_after_every_action() -> None:
    """6.1 After every action each city compares how many of its needs are covered with how many were before."""
    table = Table("fp. ...", cities={"N50": ("Millbrook", ())}, hand=["sea", "mountain"])
    table.play(0, "play", "sea", "O50")
    assert table.city("N50").covered == 2
    table.play(0, "play", "N49")
    assert table.city("N50").covered == 3
    assert table.city("N50").meeples == (0,), "once on each city"


def test_more_needs_bring_a_meeple() -> None:
    """6.2 More: the acting player puts a meeple on it, if at least two needs are covered and none of theirs stands
    there.
    """
    shared = Table("fps", cities={"N50": ("Millbrook", (1, 2))}, hand=["mountain"])
    shared.play(0, "play", "N49")
    assert shared.city("N50").meeples == (1, 2, 0)
    assert shared.state.meeples == [4, 4, 4]

    own = Table("fps", cities={"N50": ("Millbrook", (0, 1))}, hand=["mountain"])
    own.play(0, "play", "N49")
    assert own.city("N50").meeples == (0, 1)


def test_both_cities_that_rise() -> None:
    cities = {"N50": ("Millbrook", ()), "P50": ("Greenacre", ())}
    table = Table("fp.ps ..... .s.f.", cities=cities, hand=["sea", "forest"])
    table.play(0, "play", "forest", "O50")
    assert table.city("P50").meeples == (0,)
    assert table.city("N50").meeples == (), "one need is too few"


def test_as_many_as_before() -> None:
    """6.3 As many as before: nothing happens, even if they are different ones."""
    table = Table("fps .w. .d.", cities={"N50": ("Larkfield", (1,))}, hand=["rain"], options={"elements": "on"})
    assert table.city("N50").covered == 2
    before = table.city("N50")
    # The swamp below changes places with the desert: Larkfield loses it.
    shift = Table("fpd .w. .m.", cities={"N50": ("Larkfield", (1,))}, hand=["earthquake"], options={"elements": "on"})
    shift.play(0, "play", "N51", "N52")
    assert shift.city("N50") == before, "a mountain instead of a swamp"


def test_one_need_left() -> None:
    """6.4 Only one left: all meeples on it go home; the city stays."""
    table = Table(".d. fps", corner="M49", cities={"N50": ("Millbrook", (1, 2))}, hand=["Fernhollow"])
    table.state.lands |= {at("M49"): "plain", at("L50"): "mountain"}
    table.state.lands[at("N49")] = "plain"
    table.begin(0)
    table.play(0, "play")
    assert table.city("N50").covered == 1
    assert table.city("N50").meeples == ()
    assert table.state.meeples == [4, 5, 5]


def test_no_need_left() -> None:
    """6.5 None left: the meeples go home, the city is discarded and its tile is free again."""
    table = Table("fpf", cities={"N50": ("Millbrook", ())}, herds={"M50": 1}, hand=["lightning"], options={
        "disasters": "on"
    })  # fmt: skip
    gone = Table("pfd", cities={"M50": ("Millbrook", ())}, hand=["volcano"], options={"disasters": "on"})
    assert gone.city("M50").covered == 1
    gone.state.lands[at("N49")] = "mountain"
    gone.begin(0)
    gone.play(0, "play")
    assert at("M50") not in gone.state.cities, "its only forest burnt"
    assert gone.state.discards == [table.city("N50").card]


def test_repeated_until_stable() -> None:
    """6.6 A freed tile may raise its neighbours. This is repeated until nothing changes, and all of it counts as done
    by the acting player.
    """
    # Millbrook on M50 lives from the forest L50 alone; Saltroad on N50 needs the plain below Millbrook.
    table = Table("fpdf", corner="L50", hand=["Oakhaven"], cities={"M50": ("Millbrook", ()), "N50": ("Saltroad", ())})
    assert (table.city("M50").covered, table.city("N50").covered) == (1, 1)
    table.state.lands |= {at("L49"): "plain", at("L51"): "sea"}
    table.begin(0)
    told = [event.kind for event in table.play(0, "play")]
    assert told[:3] == ["founded", "abandoned", "settled"], "its last forest is covered"
    assert at("M50") not in table.state.cities
    assert table.city("N50").meeples == (0,), "the plain is free again and raises Saltroad to two"


def test_what_falls_goes_first() -> None:
    """6.7 What falls goes first, so a meeple that comes home can be placed again by the same action."""
    # The new city would take the last meeple; Millbrook, losing its forest, sends one home before.
    table = Table("pf. .ps s..", corner="L50", hand=["Oakhaven"], cities={"M51": ("Millbrook", (0,))})
    table.state.lands |= {at("N50"): "sea"}
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
    table = Table("psf pmf sdw", herds={"N50": 1, "M51": 2})
    for cell in table.state.lands:
        sources = cover(table.state, cell, given)
        assert covered(table.state, cell, given) == len(given) - sources.count(None)
        for need in set(given):
            used = [by for by, other in zip(sources, given, strict=True) if other == need and by is not None]
            assert len(set(used)) == len(used), "a tile counts once for a need printed twice"

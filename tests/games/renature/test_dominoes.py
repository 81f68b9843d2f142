"""RULES.md, 3: where dominoes may lie, and what happens to those that lie nowhere."""

from itertools import product

import pytest

from engine import IllegalAnswer
from engine.games.renature.board import NAMES, NEAR, STEP, covered
from engine.games.renature.pieces import PAIRS
from engine.games.renature.state import Renature
from tests.contract.tables import Table
from tests.contract.walk import walk

from .banks import (
    TRACK,
    animal,
    ask,
    at,
    domino,
    first,
    kinds,
    lay,
    match,
    offered,
    pick,
    places,
    position,
    word,
)

STARTS = {"B1", "F1", "J1", "N1"}
COVERED = ["fox-owl B1 B2", "fox-badger F1 E1", "fox-hedgehog J1 J2", "fox-squirrel N1 N2"]  # the starts


def test_two_free_stream_cells() -> None:
    """3.1 Lay one domino of your hand on two free stream cells next to each other."""
    for now in walk(Table("renature", 2)):
        cells = [here for place in now.state.laid.values() for here in covered(place)]
        assert len(set(cells)) == len(cells)
        for place in now.state.laid.values():
            one, other = covered(place)
            assert other in NEAR[one]
    table = match()
    position(table, laid=["fox-owl B1 B2"], hand=["owl-owl", "fox-frog", "snail-frog"])
    taken = {here for pair in places(table, "owl-owl") for here in pair}
    assert not taken & {"B1", "B2"}
    table.play(0, pick("owl-owl"))
    with pytest.raises(IllegalAnswer):
        table.play(0, at("owl-owl", "B2", "B3"))
    assert domino("snail-snail") not in table.state.hands[0]
    with pytest.raises(IllegalAnswer):
        match().play(0, word("snail-snail"))


def test_neither_land_nor_the_edge() -> None:
    """3.2 Both halves lie on stream cells of the board: a domino never covers land and never sticks out."""
    for now in walk(Table("renature", 4)):
        land = now.state.land
        for place in now.state.laid.values():
            assert all(land.stream >> here & 1 for here in covered(place))
            one, other = covered(place)
            assert abs(one % 15 - other % 15) <= 1
    # O4 and O5 end their rows; A5 and A6 begin the next ones.
    table = match()
    position(table, laid=["fox-owl N4 O4"], joker="owl")
    found = places(table, "owl-frog")
    assert ("O5", "O6") in found
    assert ("O5", "A6") not in found
    assert ("O4", "A5") not in found


def test_a_start_or_a_matching_neighbour() -> None:
    """3.3 At least one half must lie on a start cell or next to a matching animal."""
    table = match()
    found = places(table, "fox-owl")
    assert all(set(pair) & STARTS for pair in found)
    assert {("B1", "B2"), ("B2", "B1"), ("J1", "J2"), ("F1", "E1")} <= found
    position(table, laid=["fox-owl B1 B2"])
    found = places(table, "owl-frog")
    assert ("B3", "B4") in found
    assert ("C3", "D3") not in found
    for pair in found:
        assert set(pair) & STARTS or set(pair) & {"B3"}


def test_every_touching_pair_matches() -> None:
    """3.4 Wherever a half comes to lie next to an animal of another domino, the two must match: they show the same
    animal, or one of them is the joker.
    """
    table = match()
    position(table, laid=["fox-owl B1 B2"], joker="butterfly")
    assert ("B3", "A4") not in places(table, "owl-frog")
    assert ("B3", "B4") in places(table, "owl-frog")
    assert ("B3", "B4") not in places(table, "frog-owl")
    assert ("B3", "B4") not in places(table, "fox-fox")
    for now in walk(Table("renature", 3)):
        state = now.state
        lying = {here: a for d, p in state.laid.items() for here, a in zip(covered(p), PAIRS[d], strict=True)}
        if state.fresh is not None and state.phase == "plant":
            for here in covered(state.fresh):
                for near in NEAR[here]:
                    if near in lying and near not in covered(state.fresh):
                        assert lying[here] == lying[near] or state.joker in (lying[here], lying[near])


def test_the_book_s_example_of_a_gap() -> None:
    """Only a half that suits all its neighbours fits into the gap."""
    table = match()
    position(table, laid=["owl-frog B3 C3", "turtle-snail E2 E1"], joker="salamander")
    gap = ("D3", "E3")
    fits = [
        pair for pair in PAIRS for way in (pair, pair[::-1]) if gap in places(table, "-".join(TRACK[a] for a in way))
    ]
    # D3 lies next to the frog, E3 next to the turtle.
    frogs, turtles = {"frog", "salamander"}, {"turtle", "salamander"}
    assert {frozenset(TRACK[a] for a in pair) for pair in fits} == {frozenset((f, t)) for f in frogs for t in turtles}


def test_the_joker_matches_everything() -> None:
    """3.5 The joker animal matches every animal, and every animal matches it. Next to a joker is next to a matching
    animal.
    """
    table = match()
    position(table, laid=["fox-owl B1 B2"], joker="frog")
    assert ("B3", "B4") in places(table, "frog-snail")
    assert ("B3", "B4") not in places(table, "snail-frog")
    position(table, joker="owl")
    assert ("B3", "B4") in places(table, "snail-frog")
    assert ("B3", "B4") in places(table, "frog-snail")


def test_discarding_instead() -> None:
    """3.6 Instead of laying a domino you may always discard one from your hand. If you cannot lay any, you must. After
    discarding you do not plant.
    """
    table = match()
    state = position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=0)
    assert "discard" in offered(table, 0)
    table.play(0, word("discard"))
    assert offered(table, 0) == ["owl-fox", "frog-frog", "snail-owl"]
    assert kinds(table.play(0, pick("frog-frog"))) == ["discarded", "drew"]
    assert not state.plants
    assert table.waiting == [1]
    stuck = match()
    position(stuck, laid=COVERED, hand=["snail-frog"], joker="turtle", clouds=0)
    assert offered(stuck, 0) == ["discard"]


def test_discards_are_shown() -> None:
    """3.7 A discarded domino is out of the match, and everyone sees which one it was. (Our reading.)"""
    table = match()
    state = position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=0)
    table.play(0, word("discard"))
    event = table.play(0, pick("frog-frog"))[0]
    assert dict(event.args)["domino"] == state.land.names[domino("frog-frog")]
    assert table.view(None).away == (domino("frog-frog"),)
    held = [*state.hands, *state.stocks, state.box]
    assert not any(domino("frog-frog") in pile for pile in held)


def test_a_new_joker_changes_nothing_that_lies() -> None:
    """3.8 When the joker changes, dominoes that already lie stay as they are; new halves next to them follow the new
    joker.
    """
    table = match()
    state = position(table, laid=["fox-owl B1 B2", "butterfly-frog B3 B4"], hand=["frog-frog", "snail-frog"], clouds=6)
    before = dict(state.laid)
    assert ("C3", "D3") in places(table, "snail-frog")
    table.play(0, word("joker"))
    table.play(0, animal("turtle"))
    assert state.laid == before
    assert ("C3", "D3") not in places(table, "snail-frog")
    assert ("C3", "D3") in places(table, "butterfly-frog")


def test_a_chosen_domino_that_fits_nowhere_any_more_is_chosen_anew() -> None:
    table = match()
    position(table, laid=COVERED, hand=["snail-frog", "owl-owl"], joker="owl", clouds=6)
    table.play(0, pick("snail-frog"))
    assert ask(table, 0) == "at"
    table.play(0, word("joker"))
    table.play(0, animal("turtle"))
    assert ask(table, 0) == "domino"
    assert offered(table, 0) == ["owl-owl", "discard"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_are_all_there_are(seats: int) -> None:
    """The quick way to find places finds what the slow reading of the rules does."""
    for number, now in enumerate(walk(Table("renature", seats), "places")):
        state = now.state
        if state.phase != "lay" or number % 3:
            continue
        for held in state.hands[state.turn]:
            assert state.waters.places(state.joker, held) == slow(state, held)
            assert state.waters.fits(state.joker, held) == bool(slow(state, held))


def slow(state: Renature, number: int) -> list[int]:
    lying = {here: a for d, p in state.laid.items() for here, a in zip(covered(p), PAIRS[d], strict=True)}
    found = []
    for here, turn in product(range(len(NAMES)), range(4)):
        there, double = here + STEP[turn], PAIRS[number][0] == PAIRS[number][1]
        if there not in NEAR[here] or (double and turn in (0, 3)):
            continue
        if any(not state.land.stream >> c & 1 or c in lying for c in (here, there)):
            continue
        halves = zip((here, there), PAIRS[number], strict=True)
        touching = [(a, lying[near]) for c, a in halves for near in NEAR[c] if near in lying]
        matches = all(a == b or state.joker in (a, b) for a, b in touching)
        if matches and (touching or {here, there} & set(state.land.starts)):
            found.append(4 * here + turn)
    return found


def test_laying_ends_with_the_domino_on_the_board() -> None:
    table = match()
    state = position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=0)
    event = lay(table, "fox-owl", "B2", "B1")[0]
    assert dict(event.args)["first"] == "B1"  # the domino is called owl-fox, and the owl lies on B1
    assert state.fresh == state.laid[domino("fox-owl")]
    assert first(table, 0)

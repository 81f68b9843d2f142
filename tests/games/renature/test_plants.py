"""RULES.md, 4 and 5: planting, clouds on a cell, and the points of a plant."""

import pytest

from engine import IllegalAnswer, Match, Placed
from engine.games.renature.grove import grove
from engine.games.renature.pieces import KINDS
from engine.games.renature.state import MAIN, PLANTS, SECOND, Renature
from engine.games.renature.turn import ChooseCell
from tests.contract.tables import Table
from tests.contract.walk import walk

from .banks import animal, ask, cell, grow, kinds, lay, match, offered, pick_cell, plant, position, score, word

HAND = ["fox-owl", "frog-frog", "snail-owl"]


def begun(clouds: int = 0, plants: dict[str, str] | None = None) -> tuple[Match, Renature]:
    """Seat 0 has laid fox-owl on B1 and B2."""
    table = match()
    state = position(table, hand=HAND, clouds=clouds, plants=plants)
    lay(table, "fox-owl", "B1", "B2")
    return table, state


def test_planting_is_a_choice() -> None:
    """4.1 After laying a domino you may plant one plant from your board, of your own colour or neutral."""
    table, state = begun()
    assert offered(table, 0) == [*KINDS, *[f"neutral-{kind}" for kind in KINDS], "skip"]
    grow(table, "neutral-oak", "C2")
    assert state.slots[0] == [9, 4, 2, 2, 3, 2, 2, 1]
    assert state.plants == {cell("C2"): 19}
    table, state = begun()
    table.play(0, word("skip"))
    assert not state.plants
    assert table.waiting == [1]
    table, state = begun()
    state.slots[0][1] = 0
    table.asked = [None, None]
    assert "bush" not in offered(table, 0)
    with pytest.raises(IllegalAnswer):
        table.play(0, plant("bush"))


def test_only_free_cells_next_to_the_domino() -> None:
    """4.2 It goes on a free area cell next to the domino you have just laid. A cell is free if no plant stands on it;
    the sunflower token makes way.
    """
    table, state = begun(plants={"A2": "black turf"})
    table.play(0, plant("turf"))
    assert offered(table, 0) == ["A1", "C1", "C2"]
    with pytest.raises(IllegalAnswer):
        table.play(0, Placed(cell("A2")))
    with pytest.raises(IllegalAnswer):
        table.play(0, Placed(cell("D1")))
    with pytest.raises(IllegalAnswer):
        table.play(0, Placed(cell("A3")))
    token = state.flowers[0]
    table.play(0, Placed(cell("A1")))
    assert state.flowers[0] == token


def test_no_free_cell_no_plant() -> None:
    """4.3 If no area cell next to the domino is free, you cannot plant."""
    full = {"A1": "black turf", "A2": "black turf", "C1": "black bush", "C2": "black turf"}
    table, state = begun(plants=full)
    assert table.waiting == [1]
    assert len(state.plants) == 4


def test_clouds_move_to_the_board() -> None:
    """4.4 Clouds on the cell where you plant move to your board."""
    table, state = at_clouds(purse=1)
    assert kinds(grow(table, "turf", "C13")) == ["planted", "gathered", "drew"]
    assert state.purse[0] == 3
    assert cell("C13") not in state.clouds


def at_clouds(purse: int) -> tuple[Match, Renature]:
    """Seat 0 has laid a domino on C14 and D14, below the two clouds of C13."""
    table = match()
    state = position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "frog-frog", "snail-owl"], clouds=purse)
    lay(table, "fox-frog", "C14", "D14")
    return table, state


def test_clouds_that_find_no_room() -> None:
    """4.5 If your board has no room for all of them, you may first spend clouds; what then finds no room goes back to
    the box.
    """
    table, state = at_clouds(purse=6)
    sky = state.sky
    grow(table, "turf", "C13")
    assert ask(table, 0) == "gather"
    assert offered(table, 0) == ["gather", "joker", "return"]
    table.play(0, word("joker"))
    assert kinds(table.play(0, animal("owl"))) == ["joker", "gathered", "drew"], "both find room now"
    assert (state.purse[0], state.sky) == (6, sky + 2)
    table, state = at_clouds(purse=6)
    grow(table, "turf", "C13")
    table.play(0, word("return"))
    table.play(0, pick_cell("C13"))
    assert offered(table, 0) == ["gather", "joker"], "one finds room, and nothing is left to take back"
    table.play(0, word("gather"))
    assert (state.purse[0], state.sky) == (6, sky + 2)
    table, state = at_clouds(purse=5)
    sky = state.sky
    grow(table, "turf", "C13")
    table.play(0, word("gather"))
    assert (state.purse[0], state.sky) == (6, sky + 1)
    assert ask(table, 0) == "end"


def test_announcing_another_turn_makes_no_room_and_is_not_offered_for_it() -> None:
    table, state = at_clouds(purse=6)
    assert "again" in [option.word for option in table.asides(0)]
    grow(table, "turf", "C13")
    assert ask(table, 0) == "gather"
    assert table.asides(0) == ()
    with pytest.raises(IllegalAnswer):
        table.play(0, word("again"))
    assert not state.again


def test_room_is_not_asked_for_where_clouds_can_buy_nothing() -> None:
    table = match()
    state = position(table, laid=["fox-owl B14 A14"], hand=["fox-frog", "frog-frog"], clouds=3)
    state.clouds[cell("C13")] = 4
    table.play(0, word("again"))
    lay(table, "fox-frog", "C14", "D14")
    assert kinds(grow(table, "oak", "C13")) == ["planted", "gathered", "drew", "again"]
    assert state.purse[0] == 3, "six, less three for the turn"


def test_planting_where_the_domino_completes() -> None:
    """4.6 In an area that your domino completes you may still plant, and the plant counts when the area is scored.
    Later no domino can lie next to it, so nothing more is planted there.
    """
    table = match()
    laid = ["fox-owl B1 B2", "owl-frog B3 C3", "snail-snail A6 B6"]
    plants = {"A1": "black bush"}
    state = position(table, laid=laid, hand=["snail-turtle"], joker="squirrel", plants=plants, clouds=0)
    lay(table, "snail-turtle", "A5", "A4")
    assert kinds(grow(table, "pine", "A3"))[:4] == ["planted", "main", "second", "token"]
    assert (state.tally[0][PLANTS], state.tally[0][MAIN], state.tally[1][SECOND]) == (2, 3, 2)
    for now in walk(Table("renature", 4)):
        done = [shore for shore, token in zip(now.state.land.shores, now.state.flowers, strict=True) if token < 0]
        if not now.state.over:
            assert not any(shore & now.state.waters.open() for shore in done)


@pytest.mark.parametrize(
    ("kind", "points"),
    [("turf", 2), ("bush", 4), ("pine", 5), ("oak", 6), ("neutral-turf", 2), ("neutral-bush", 4), ("neutral-oak", 6)],
)
def test_points_for_a_plant(kind: str, points: int) -> None:
    """5.1 A plant brings 1 point for itself and 1 for every plant in its area that is worth as much or less, whatever
    its colour.
    """
    there = {
        "A7": "black oak",  # another area
        "A12": "black turf", "B12": "white bush", "C12": "neutral bush", "D12": "black pine", "A13": "neutral oak",
    }  # fmt: skip
    table = match()
    state = position(table, laid=["fox-owl B14 A14"], hand=["fox-frog"], clouds=0, plants=there)
    lay(table, "fox-frog", "C14", "D14")
    grow(table, kind, "D13")
    assert state.tally[0][PLANTS] == points


def test_points_come_before_clouds() -> None:
    """5.2 These points count at once, before clouds are taken from the cell. (Our reading.)"""
    table, state = at_clouds(purse=6)
    state.grow(cell("D13"), 0)
    state.slots[0][0] -= 1
    table.asked = [None, None]
    grow(table, "turf", "C13")
    assert ask(table, 0) == "gather"
    assert state.tally[0][PLANTS] == 2


def test_the_book_s_plants() -> None:
    """Bush into the empty area 1, then turf 1, then bush 3, then a neutral pine 4."""
    steps: list[tuple[str, dict[str, list[str]], int]] = [
        ("bush", {}, 1),
        ("turf", {"orange": ["bush"]}, 1),
        ("bush", {"orange": ["bush"], "blue": ["turf"]}, 3),
        ("pine", {"orange": ["bush"], "blue": ["turf", "bush"]}, 4),
    ]
    found = score(plantings=[{"plant": kind, "plants": there} for kind, there, _ in steps])["plantings"]
    assert [line["points"] for line in found] == [points for _, _, points in steps]
    assert found[1]["lines"] == {"itself": 1, "orange bush": 0}


def test_the_book_s_plants_on_the_board() -> None:
    """The same, planted in a match of four around area B, whose cells are C1, D1, C2 and D2."""
    table = match(4)
    state = position(table)
    state.purse = [0, 0, 0, 0]
    brought = []
    for seat, kind, where in ((2, "bush", "C1"), (3, "turf", "D1"), (3, "bush", "C2"), (2, "neutral-pine", "D2")):
        before = state.tally[seat][PLANTS]
        state.fresh = 4 * cell("B1") + 2 if where in ("C1", "C2") else 4 * cell("E1") + 2
        state.turn = seat
        slot = [*KINDS, *[f"neutral-{k}" for k in KINDS]].index(kind)
        ChooseCell(seat, slot).take(state, Placed(cell(where)))
        brought.append(state.tally[seat][PLANTS] - before)
    assert brought == [1, 1, 3, 4]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_grows_is_known_in_every_copy_and_after_loading(seats: int) -> None:
    """Strengths and points are counted on while plants come and go."""
    for number, now in enumerate(walk(Table("renature", seats), "groves")):
        state = now.state
        found = [[state.plants[spot] for spot in area if spot in state.plants] for area in state.land.areas]
        assert state.groves == [grove(plants) for plants in found]
        if number % 10 == 0:
            twin = now.copy()
            assert Match.load(now.game, now.save()).state.groves == twin.state.groves == state.groves
            twin.state.grow(state.land.areas[0][0], 0)
            assert twin.state.groves[0] != state.groves[0]

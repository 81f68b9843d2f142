"""RULES.md, 4: tiles, animals, and the names of cells."""

import json
from pathlib import Path

from engine import Match, Picked
from engine.games.gaia import GAME
from engine.games.gaia.chart import BOARD, NAMES, NEAR, SIDE, START, cell_named, sheet
from engine.games.gaia.options import CARD

from .table import Table, at


def test_a_tile_beside_the_map() -> None:
    """4.1 A Nature card brings a tile of its land: it goes beside a tile of the map, with a side in common, and the
    card stays in front of you.
    """
    table = Table("pf", hand=["sea"])
    table.play(0, "play")
    assert table.options(0) == ["H7", "I7", "G8", "J8", "H9", "I9"]
    table.play(0, "J8")
    assert table.land("J8") == "sea"
    assert table.state.played[0] == ["sea"]
    assert table.state.hands[0] == []
    assert table.state.supply["sea"] == 6
    assert "K8" in [NAMES[cell] for cell in table.state.shore]


def test_no_tile_left() -> None:
    """4.2 A Nature card cannot be played when the supply has no tile of its land."""
    table = Table("ssss sss", hand=["sea", "plain"])
    assert table.state.supply["sea"] == 0
    table.play(0, "play")
    assert table.ask(0) == "at", "the plain was the only choice"
    assert Table("ssss sss", hand=["sea"]).playable(0) == [], "nothing to play: only taking is left"


def test_four_animals_on_one_tile() -> None:
    """4.3 An animal card puts four animals on one tile of its land (a star: of any land, the sea too) that has neither
    a city nor animals; the card is discarded. (How many of the twelve cards there are for each land is our
    reconstruction.)
    """
    given = {"herds": {"H8": 2}, "cities": {"I9": ("Crossways", ())}}
    lands = "ffd smd p.d"
    table = Table(lands, hand=["animals:forest"], **given)  # type: ignore[arg-type]
    table.play(0, "play")
    assert table.state.herds == {at("H8"): 2, at("I8"): 4}, "I8 is the only free forest"
    assert table.state.animals == 20 - 2 - 4
    assert table.state.discards == ["animals:forest"]

    star = Table(lands, hand=["animals:star"], **given)  # type: ignore[arg-type]
    star.play(0, "play")
    assert star.options(0) == ["I8", "J8", "H9", "J9", "H10", "J10"]


def test_too_few_animals() -> None:
    """4.4 An animal card cannot be played when fewer than four animals are in the reserve."""
    table = Table("pff", hand=["animals:star"])
    table.state.animals = 3
    table.begin(0)
    assert table.playable(0) == []
    table.state.animals = 4
    table.begin(0)
    assert table.playable(0) == ["animals:star"]


def test_names_that_never_move() -> None:
    """4.5 The map has no edge. Its first tile is H8; columns run … G, H, I … and rows … 7, 8, 9 …, and the name of a
    cell never changes. Right of Z comes AA, left of A comes ZZ, above 1 comes 99. (House rule.)
    """
    first = Table("", hand=["plain", "sea"])
    first.play(0, "play", "plain")
    assert first.land("H8") == "plain", "the first tile has one place"
    assert at("H8") == START
    assert [NAMES[cell] for cell in NEAR[START]] == ["H7", "I8", "H9", "G8"]
    middle, across = BOARD.column(START), BOARD.row(START)
    assert [sheet(START).column(middle + step) for step in (-8, -7, 0, 18, 19)] == ["ZZ", "A", "H", "Z", "AA"]
    assert [sheet(START).row(across + step) for step in (-9, -8, -7, 0)] == ["98", "99", "1", "8"]
    newer = range(SIDE * SIDE, len(NAMES))
    assert all(cell_named(NAMES[cell]) == cell for cell in newer), "no two have the same name"
    # 48 tiles in a line, whichever way, stay on the sheet.
    assert {across - SIDE, middle, BOARD.height - 1 - across} == {47}


def test_a_match_of_the_first_rules_keeps_its_names() -> None:
    """Also one whose first tile is still to come."""
    saves = Path(__file__).parents[2] / "saves"
    older = Match.load(GAME, (saves / "gaia-rules1-2-a.json").read_bytes())
    assert "M50" in [NAMES[cell] for cell in older.state.lands]
    table = Table("", hand=["plain", "sea"])
    table.state.shore = ()
    written = json.loads(table.match.save()) | {"rules": 1}
    again = Match.load(GAME, json.dumps(written).encode())
    again.play(0, Picked((CARD["plain"],)))
    assert [NAMES[cell] for cell in again.state.lands] == ["M50"]
    assert [NAMES[cell] for cell in again.state.shore] == ["M49", "L50", "N50", "M51"]
    assert Match.load(GAME, again.save()).state.lands == again.state.lands

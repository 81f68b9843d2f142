"""RULES.md, 4: tiles, animals, and the names of cells."""

from engine.games.gaia.chart import BOARD, NAMES, NEAR, START, cell_named, column

from .table import Table, at


def test_a_tile_beside_the_map() -> None:
    """4.1 A Nature card brings a tile of its land: it goes beside a tile of the map, with a side in common, and the
    card stays in front of you.
    """
    table = Table("pf", hand=["sea"])
    table.play(0, "play")
    assert table.options(0) == ["M49", "N49", "L50", "O50", "M51", "N51"]
    table.play(0, "O50")
    assert table.land("O50") == "sea"
    assert table.state.played[0] == ["sea"]
    assert table.state.hands[0] == []
    assert table.state.supply["sea"] == 6
    assert "P50" in [NAMES[cell] for cell in table.state.shore]


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
    given = {"herds": {"M50": 2}, "cities": {"N51": ("Crossways", ())}}
    lands = "ffd smd p.d"
    table = Table(lands, hand=["animals:forest"], **given)  # type: ignore[arg-type]
    table.play(0, "play")
    assert table.state.herds == {at("M50"): 2, at("N50"): 4}, "N50 is the only free forest"
    assert table.state.animals == 20 - 2 - 4
    assert table.state.discards == ["animals:forest"]

    star = Table(lands, hand=["animals:star"], **given)  # type: ignore[arg-type]
    star.play(0, "play")
    assert star.options(0) == ["N50", "O50", "M51", "O51", "M52", "O52"]


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
    """4.5 The map has no edge. Its first tile is M50; columns run … L, M, N … and rows … 49, 50, 51 …, and the name of
    a cell never changes. Right of Z comes AA, left of A comes ZZ. (House rule.)
    """
    first = Table("", hand=["plain", "sea"])
    first.play(0, "play", "plain")
    assert first.land("M50") == "plain", "the first tile has one place"
    assert at("M50") == START
    assert [NAMES[cell] for cell in NEAR[START]] == ["M49", "N50", "M51", "L50"]
    middle = BOARD.column(START)
    assert [column(middle + step) for step in (-13, -12, 0, 13, 14)] == ["ZZ", "A", "M", "Z", "AA"]
    assert len(set(NAMES)) == len(NAMES)
    assert all(cell_named(name) == cell for cell, name in enumerate(NAMES))
    # 48 tiles in a line, whichever way, stay on the board.
    assert {BOARD.row(START), middle, BOARD.height - 1 - BOARD.row(START)} == {47}

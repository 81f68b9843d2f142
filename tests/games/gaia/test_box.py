"""The file of cities, animals and goals: replaceable, checked, and never needed by a running match."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Match
from engine.bots import RandomBot
from engine.games.gaia import GAME, box
from engine.games.gaia.cards import FACE, CityCard

OWN = box.OWN.read_text("utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "mine.toml"
    GAME.box = box.load(box.OWN)


def test_another_file_is_for_new_matches_only(file: Path) -> None:
    running = Match.new(GAME, 2, "1").save()
    mine = OWN.replace("Millbrook =", '"Ålborg" =').replace('["plain", "plain", "forest", "forest"]', '["sea", "sea"]')
    file.write_text(mine, "utf-8")
    GAME.use(file)
    new = Match.new(GAME, 5, "1")
    names = {card.split(":")[1] for card in GAME.census(new.state, new.agenda) if card.startswith("city")}
    assert "Ålborg" in names
    assert "Millbrook" not in names
    assert "ss" in [goal.cards for goal in new.state.goals]

    match, bot = Match.load(GAME, running), RandomBot(1)
    while match.waiting:
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
        match = Match.load(GAME, match.save())
    kept = {card.split(":")[1] for card in GAME.census(match.state, match.agenda) if card.startswith("city")}
    assert "Millbrook" in kept
    assert match.result is not None


def test_the_own_file() -> None:
    cities = [found for card in GAME.box.life if isinstance(found := FACE[card], CityCard)]
    assert len(cities) == 18
    assert all(len(city.needs) == 4 for city in cities)
    assert all(city.base not in city.needs for city in cities if city.base != "star"), "a city covers its own land"
    assert not any(city.base == "sea" for city in cities)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('Millbrook = { base = "plain"', 'Millbrook = { base = "hill"', "cities.Millbrook.base"),
        ('"forest", "animal", "sea", "mountain"]', '"forest", "animal", "sea"]', "cities.Millbrook.needs"),
        ('"forest", "animal", "sea", "mountain"]', '"forest", "animal", "sea", "gold"]', "cities.Millbrook.needs.3"),
        ("Millbrook =", '"Mill:brook" =', "cities.Mill:brook: a name has up to 20 letters"),
        ("Millbrook =", '"Millbrook-under-the-hill" =', "cities.Millbrook-under-the-hill: a name has up to 20 letters"),
        ("swamp = 1", "swamp = -1", "animals.swamp"),
        ("swamp = 1", "fen = 1", "animals.fen"),
        ("element = 2", "", "goals.element"),
        ("element = 2", "element = 2\nextra = 1", "goals.extra"),
        ('["plain", "plain", "forest", "forest"],', "", "goals.nature"),
        ('["swamp", "swamp", "sea", "plain"]', str(["swamp"] * 6).replace("'", '"'), "toml: goals.nature: there"),
        ("[goals]", "[goals", "is not TOML"),
    ],
)  # fmt: skip
def test_a_broken_file_names_its_fault(file: Path, old: str, new: str, complaint: str) -> None:
    assert old in OWN
    file.write_text(OWN.replace(old, new, 1), "utf-8")
    before = GAME.box
    with pytest.raises(ValueError, match=r"mine\.toml") as caught:
        GAME.use(file)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
    assert GAME.box == before


def test_too_few_cards(file: Path) -> None:
    start = OWN[: OWN.index("[cities]")]
    file.write_text(start + "[cities]\n", "utf-8")
    GAME.use(file)
    for land in ("plain", "forest", "sea"):
        start = start.replace(f"{land} = 2", f"{land} = 0")
    file.write_text(start + "[cities]\n", "utf-8")
    with pytest.raises(ValueError, match="at least 7 cards"):
        GAME.use(file)


def test_no_file(file: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        GAME.use(file)


@pytest.mark.parametrize(
    "card", ["", "gold", "city:X", "city:X:q:pfsd", "city:X:p:", "city:X:p:zz", "animals:", "animals:air"]
)
def test_no_card(card: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        FACE[card]

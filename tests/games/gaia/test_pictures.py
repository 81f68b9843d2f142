"""Gaïa's pictures: names that stay, needs that can be read, and refusals."""

from dataclasses import replace
from typing import Any

import pytest

import render
from bot.speech import named
from engine import Match, RandomBot
from engine.games.gaia import GAME
from engine.games.gaia.chart import NAMES
from engine.games.gaia.view import GaiaView
from render import Scene
from render.games.gaia.atlas import PART, parts, whole, window
from render.games.gaia.faces import meeple, need
from render.layout import LEAST, PHONE, WIDEST
from render.theme import THEMES
from tests.render.shots import NAMES as PEOPLE
from tests.render.shots import say

from .table import ALL, Table, at


def view_of(match: Match, seat: int | None = None) -> GaiaView:
    view: Any = match.view(seat)
    assert isinstance(view, GaiaView)
    return view


def words(view: GaiaView, scene: Scene) -> str:
    return " ".join(say(named(text, PEOPLE)) for text in render.describe(view, scene))


def finished(seats: int) -> GaiaView:
    match, bot = Match.new(GAME, seats, "pictures", ALL), RandomBot("pictures")
    while match.waiting:
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
    return view_of(match, 0)


def test_the_picture_is_cropped_to_what_is_there() -> None:
    table = Table("pfs dmw", corner="K47")
    shown = whole(view_of(table.match))
    assert shown.name == "J47-N49", "at least five columns and three rows"
    before = {cell: NAMES[cell] for cell in table.state.lands}
    table.state.lands[at("A20")] = "sea"
    grown = whole(view_of(table.match))
    assert grown.holds(at("A20"))
    assert all(grown.holds(cell) and NAMES[cell] == name for cell, name in before.items()), "only the frame grows"


def test_parts_cover_a_large_map() -> None:
    view = finished(5)
    found = parts(view)
    assert found
    assert all(any(part.holds(cell) for part in found) for cell, _ in view.lands)
    assert all(part.rows <= PART[0] and part.columns <= PART[1] for part in found)
    assert {part.name for part in found} == {
        str(scene.id) for scene in render.scenes(view) if scene.kind == "table" and scene.id
    }


def test_needs_can_be_read_on_a_phone_in_a_part() -> None:
    """A part is at most six tiles wide; a need is 0.36 of a tile."""
    pitch = (WIDEST - 28 - 2 * 77) // PART[1]
    assert pitch * 0.94 * 0.39 * PHONE / WIDEST >= LEAST


def test_covered_needs_and_meeples_are_told_apart_without_colour() -> None:
    for theme in THEMES.values():
        shapes = {meeple(seat, 40, theme).getchannel("A").tobytes() for seat in range(5)}
        assert len(shapes) == 5, "every seat's figure has its own outline"
    done, bare = need("sea", 60, covered=True), need("sea", 60, covered=False)
    assert done.size != bare.size, "a tick stands out over the edge"


def test_the_map_in_words() -> None:
    table = Table("fps", cities={"N50": ("Millbrook", (1, 0))}, herds={"O50": 2})
    said = words(view_of(table.match), Scene("table"))
    assert "Millbrook on N50: has forest, animals, sea, lacks mountain, meeple of Théo, meeple of Мирослава." in said
    assert "1 animals" not in said
    assert "forest: M50." in said
    assert "One animal on O50." in said, "Мирослава has fed the city"


def test_an_element_that_waits_shows_its_aim() -> None:
    table = Table("psw", hand=["rain", "sea"], hands={1: ["sun"]}, options=ALL)
    before = render.compose(view_of(table.match), Scene("table"), say=say, names=PEOPLE)
    table.play(0, "play", "rain")
    view = view_of(table.match, 1)
    assert "Мирослава has played Rain; it waits for answers. It aims at M50." in words(view, Scene("panel"))
    after = render.compose(view_of(table.match), Scene("table"), say=say, names=PEOPLE)
    assert before.size == after.size
    assert before.crop((0, 0, 1600, 700)).tobytes() != after.crop((0, 0, 1600, 700)).tobytes(), "the tile has a rim"


def test_a_hand_is_only_its_owners() -> None:
    match = Match.new(GAME, 3, "1")
    for scene in (Scene("hand"), Scene("panel")):
        with pytest.raises(ValueError, match="The table has no"):
            render.describe(view_of(match), scene)
        with pytest.raises(ValueError, match="The table has no"):
            render.compose(view_of(match), scene, say=say, names=PEOPLE)


@pytest.mark.parametrize(
    ("scene", "complaint"),
    [
        (Scene("seat", 3), "Nobody sits"),
        (Scene("table", "A1-B2"), "There is no part"),
        (Scene("card", "gold"), "There is no card 'gold' in Gaïa"),
    ],
)
def test_what_does_not_exist_is_refused(scene: Scene, complaint: str) -> None:
    view = view_of(Match.new(GAME, 3, "1"), 0)
    with pytest.raises(ValueError, match=complaint):
        render.compose(view, scene, say=say, names=PEOPLE)
    with pytest.raises(ValueError, match=complaint):
        render.describe(view, scene)


def test_every_card_can_be_looked_at() -> None:
    view = view_of(Match.new(GAME, 2, "1"))
    for option in GAME.cards():
        scene = Scene("card", option.word or option.id)
        assert render.compose(view, scene, say=say, names=PEOPLE).width == 1000
        assert say(GAME.label(option)) in words(view, scene)


def test_a_map_as_wide_as_it_can_get_is_drawn() -> None:
    table = Table("p")
    view = view_of(table.match)
    line = tuple([(at("M50") + step, "plain") for step in range(48)])
    assert window([cell for cell, _ in line]).columns == 48
    picture = render.compose(replace(view, lands=line), Scene("table"), say=say, names=PEOPLE)  # type: ignore[arg-type]
    assert picture.width == WIDEST

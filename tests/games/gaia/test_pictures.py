"""Gaïa's pictures: names that stay, needs that can be read, and refusals."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import render
from bot.speech import known, named
from engine import Match, RandomBot, Text
from engine.games.gaia import GAME, hindrance
from engine.games.gaia.chart import NAMES, START
from engine.games.gaia.goals import spent
from engine.games.gaia.state import Goal
from engine.games.gaia.view import GaiaView
from render import Scene
from render.games.gaia import alt
from render.games.gaia.city import need_size
from render.games.gaia.faces import meeple
from render.games.gaia.needs import need
from render.games.gaia.offer import note
from render.games.gaia.sheet import order
from render.games.gaia.shelf import Eye
from render.games.gaia.strip import reasons
from render.games.gaia.window import PART, Plan, border, concerned, filling, parts, plan, whole, window
from render.labels import wrapped
from render.layout import GAP, LEAST, MARGIN, PHONE, WIDEST, Box, fact, wide
from render.theme import THEMES
from tests.render.shots import NAMES as PEOPLE
from tests.render.shots import say

from .table import ALL, CITIES, Table, at


def view_of(match: Match, seat: int | None = None) -> GaiaView:
    view: Any = match.view(seat)
    assert isinstance(view, GaiaView)
    return view


def sentences(view: GaiaView, scene: Scene) -> list[str]:
    return [say(named(text, PEOPLE)) for text in render.describe(view, scene)]


def words(view: GaiaView, scene: Scene) -> str:
    return " ".join(sentences(view, scene))


def finished(seats: int) -> GaiaView:
    match, bot = Match.new(GAME, seats, "pictures", ALL), RandomBot("pictures")
    while match.waiting:
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
    return view_of(match, 0)


def test_the_picture_is_cropped_to_what_is_there() -> None:
    table = Table("pfs dmw", corner="F5")
    shown = whole(view_of(table.match))
    assert shown.name == "E5-I7", "at least five columns and three rows"
    before = {cell: NAMES[cell] for cell in table.state.lands}
    table.state.lands[at("ZV77")] = "sea"
    grown = whole(view_of(table.match))
    assert grown.holds(at("ZV77"))
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
    """A part is at most six tiles wide."""
    shown = window([START], (PART[0], PART[1]))
    found = filling(Box(MARGIN, MARGIN, WIDEST - 2 * MARGIN, 0), shown, fact(WIDEST))
    assert shown.columns == PART[1]
    assert need_size(found.pitch) * PHONE / WIDEST >= 1.5 * LEAST


def test_needs_can_be_read_on_a_phone_on_the_whole_table() -> None:
    for seats in (3, 5):
        view = finished(seats)
        found = plan(Box(0, 0, 1160, 1250), whole(view), fact(WIDEST), 1300)
        assert found.field.h + 2 * border(fact(WIDEST)) <= 1300
        assert need_size(found.pitch) * PHONE / WIDEST >= LEAST or parts(view), "else a part can be looked at"


def test_the_panel_shows_large_what_it_asks_about() -> None:
    """Two places at the end of a long map: the other end is not in the way."""
    table = Table("fpsfpsddddddd", hand=["Millbrook", "sea"])
    everywhere = concerned(view_of(table.match, 0), table.match.prompt(0))
    assert at("T8") in everywhere
    table.play(0, "play", "Millbrook")
    near = concerned(view_of(table.match, 0), table.match.prompt(0))
    assert {at("I8"), at("L8")} <= set(near)
    assert at("T8") not in near
    assert plan_of(near).pitch > plan_of(everywhere).pitch


def plan_of(cells: list[int]) -> Plan:
    return plan(Box(0, 0, 1160, 1120), window(cells, (1, 1)), fact(WIDEST), 1300)


def test_who_takes_a_card_sees_what_the_open_ones_do() -> None:
    """Where a city could go, and what an Element does; for the seat that takes alone."""
    table = Table("fps", hand=["sea"], options=ALL)
    table.state.shown |= {"life": [CITIES["Millbrook"], CITIES["Saltroad"]], "element": ["tornado", "sun"]}
    table.play(0, "take")
    view, prompt = view_of(table.match, 0), table.match.prompt(0)
    eye = Eye(view, say, PEOPLE, fact(WIDEST), THEMES["light"], {})
    assert [note(card, eye) for _, cards in view.shown[1:] for card in cards] == [
        "2 of 4 on I8", "no free tile", "a card from each, keep one", "",
    ]  # fmt: skip
    assert view_of(table.match, 1).homes == ()
    bare = replace(view, homes=())
    one, other = [render.compose(each, Scene("panel"), say=say, names=PEOPLE, prompt=prompt) for each in (view, bare)]
    assert one.tobytes() != other.tobytes()
    told = " ".join(say(named(text, PEOPLE)) for text in render.describe(view, Scene("panel"), prompt=prompt))
    assert "Millbrook could be founded on I8, where it has forest, sea." in told


def test_a_card_that_cannot_be_played_says_why_under_it() -> None:
    table = Table("fps", hand=["Saltroad", "Millbrook", "sea"])
    view, prompt = view_of(table.match, 0), table.match.prompt(0)
    assert [card for card, _ in view.barred] == [CITIES["Saltroad"]]
    assert view_of(table.match, 1).barred == view_of(table.match).barred == (), "for its owner alone, in the own turn"
    assert list(reasons(view, prompt)) == [CITIES["Saltroad"]]
    assert "You cannot play Saltroad now: " in " ".join(
        say(named(text, PEOPLE)) for text in render.describe(view, Scene("panel"), prompt=prompt)
    )
    bare = replace(view, barred=())
    drawn = [render.compose(each, Scene("panel"), say=say, names=PEOPLE, prompt=prompt) for each in (view, bare)]
    assert drawn[0].size[1] > drawn[1].size[1], "there is a line for it"
    table.play(0, "take")
    assert reasons(view, table.match.prompt(0)) == {}, "there it is not the question"


def test_every_reason_has_short_words_for_the_picture() -> None:
    source = Path(hindrance.__file__).read_text("utf-8")
    body = source[source.index("def unplayable") : source.index("def cells_barred")]
    ids = set(re.findall(r'"(gaia-why-[a-z-]+)"', body)) | {"gaia-why-no-sun", "gaia-why-no-rain", "gaia-why-deserts"}
    assert len(ids) > 10
    assert sorted(text for text in ids if not known(f"picture-{text}")) == []


def test_who_may_claim_a_goal_sees_it_with_what_goes_and_what_stays() -> None:
    """And no map: nothing on it decides about it."""
    table = Table("fps", hand=["forest", "sea"], played=["plain", "plain", "forest", "swamp"], goals=["ppff", "eeee"])
    table.play(0, "forest", "G8")
    assert table.ask(0) == "goal"
    view, prompt = view_of(table.match, 0), table.match.prompt(0)
    drawn = render.compose(view, Scene("panel"), say=say, names=PEOPLE, prompt=prompt)
    assert drawn.height < drawn.width / 2
    assert spent(view.seats[0].played, "ppff") == ["plain", "plain", "forest", "forest"], "the swamp stays"
    told = " ".join(say(named(text, PEOPLE)) for text in render.describe(view, Scene("panel"), prompt=prompt))
    assert told.startswith("You can choose A 2 × plain + 2 × forest.")


def test_a_sheet_says_what_broke_a_tie() -> None:
    table = Table(player=1, hand=["plain"])
    table.state.meeples[:] = [3, 4, 3]
    table.state.goals[:2] = [Goal("ppff", 0), Goal("ppff", 2)]
    table.state.decks["life"], table.state.shown["life"] = [], []
    table.begin(1)
    table.play(1, "take", "life", "stop")
    view = view_of(table.match, 0)
    assert view.winners == (2,)
    assert [note.values for note in order(view)] == [("2", "–", "1")]
    said = words(view, Scene("scores"))
    assert said.startswith(f"{PEOPLE[2]} has won. {PEOPLE[1]} ended the match; of those with as many")
    alone = replace(view, seats=(replace(view.seats[0], placed=0), *view.seats[1:]))
    assert order(alone) == ()


def test_a_part_of_the_map_says_which_it_is() -> None:
    """After who has won, once it is over."""
    view = finished(5)
    for shown, before in ((view, 2), (replace(view, winners=()), 0)):
        told = [sentences(shown, Scene("table", part.name)) for part in parts(view)]
        assert told[0][before] == f"The upper left of the map, {parts(view)[0].name.replace('-', '–')}."
        assert told[-1][before].startswith("The lower right of the map")


def test_a_player_who_has_nothing_yet_has_no_picture() -> None:
    match = Match.new(GAME, 3, "1")
    assert [scene for scene in render.scenes(view_of(match)) if scene.kind == "seat"] == []
    table = Table("fps", cities={"I8": ("Millbrook", (1,))}, played=["plain"])
    seats = [scene.id for scene in render.scenes(view_of(table.match)) if scene.kind == "seat"]
    assert seats == [0, 1]


def test_covered_needs_and_meeples_are_told_apart_without_colour() -> None:
    for theme in THEMES.values():
        shapes = {meeple(seat, 40, theme).getchannel("A").tobytes() for seat in range(5)}
        assert len(shapes) == 5, "every seat's figure has its own outline"
    done, bare = need("sea", 60, covered=True), need("sea", 60, covered=False)
    pale = [piece.convert("L").point([255 * (v > 200) for v in range(256)]) for piece in (done, bare)]
    light = [piece.histogram()[255] / (piece.width * piece.height) for piece in pale]
    assert light[1] > 2 * light[0], "what is missing stands on bare paper"


def test_the_map_in_words() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", (1, 0))}, herds={"J8": 2})
    said = words(view_of(table.match), Scene("table"))
    needs = "has forest, animals, sea, lacks mountain"
    assert f"Millbrook on I8: {needs}, meeple of {PEOPLE[1]}, meeple of {PEOPLE[0]}." in said
    assert "1 animals" not in said
    assert "Forest: H8." in said
    assert "One animal on J8." in said, "the first player has fed the city"


def test_an_element_that_waits_shows_its_aim() -> None:
    table = Table("psw", hand=["rain", "sea"], hands={1: ["sun"]}, options=ALL)
    before = render.compose(view_of(table.match), Scene("table"), say=say, names=PEOPLE)
    table.play(0, "play", "rain")
    view = view_of(table.match, 1)
    assert f"{PEOPLE[0]} has played Rain; it waits for answers. It aims at H8." in words(view, Scene("panel"))
    after = render.compose(view_of(table.match), Scene("table"), say=say, names=PEOPLE)
    assert before.width == after.width
    assert before.crop((0, 0, 1600, 700)).tobytes() != after.crop((0, 0, 1600, 700)).tobytes(), "the tile has a rim"


def test_an_element_that_waits_shows_what_would_be_lost() -> None:
    """People and animals, told to everybody alike."""
    table = Table(
        "mpf .s.", corner="H7", hand=["volcano", "sea"], hands={1: ["sun"], 2: ["protection"]}, options=ALL,
        cities={"I7": ("Millbrook", (1, 2))}, herds={"I8": 3},
    )  # fmt: skip
    table.state.lands[at("H8")] = "sea"
    table.state.herds[at("H8")] = 2
    table.state.animals -= 2
    table.play(0, "play", "volcano")
    views = [view_of(table.match, seat) for seat in (None, 0, 1, 2)]
    assert {(view.omen, view.fleeing) for view in views} == {(((1, -1), (2, -1)), 2)}
    said = words(views[2], Scene("panel"))
    assert f"If nobody cancels it, {PEOPLE[1]} loses a meeple." in said
    assert "If nobody cancels it, 2 animals are lost." in said
    unharmed = replace(views[2], omen=(), fleeing=0)
    drawn = [render.compose(each, Scene("panel"), say=say, names=PEOPLE) for each in (views[2], unharmed)]
    assert drawn[0].tobytes() != drawn[1].tobytes()


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
        name = say(GAME.label(option))
        said = words(view, scene)
        assert name in said or said.startswith(name[0].upper() + name[1:]), "a sentence begins with a capital"


def test_a_map_as_wide_as_it_can_get_is_drawn() -> None:
    table = Table("p")
    view = view_of(table.match)
    line = tuple([(at("H8") + step, "plain") for step in range(48)])
    assert window([cell for cell, _ in line]).columns == 48
    picture = render.compose(replace(view, lands=line), Scene("table"), say=say, names=PEOPLE)  # type: ignore[arg-type]
    assert picture.width == WIDEST


def test_cards_of_the_hand_have_no_letter_while_one_is_taken() -> None:
    """The letters are those of the open cards then, of which the hand may hold the like."""
    table = Table("fps", hand=["plain", "sea"])
    table.play(0, "take")
    told = [say(text) for text in alt.held(view_of(table.match, 0), table.match.prompt(0))]
    assert told == ["Your cards: plain, sea."]
    held = Table("fps", hand=["plain", "sea"])
    told = [say(text) for text in alt.held(view_of(held.match, 0), held.match.prompt(0))]
    assert told == ["Your cards: A plain, B sea."]


@pytest.mark.parametrize("scale", [1.0, 0.3])
def test_the_whole_heading_of_a_standing_is_there(scale: float) -> None:
    """In a column as narrow as the names of lines ever leave it."""
    size = fact(wide(1200, scale))
    lines = wrapped(say(Text("picture-gaia-running")), size * 4 - GAP, size, "Medium", 3)
    assert " ".join(lines) == say(Text("picture-gaia-running"))

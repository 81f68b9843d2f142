"""What Ecosystem's pictures show and say."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

import render
from bot.speech import word_files
from engine import Match, Option, Pick, Place, Text, letter
from engine.games.ecosystem import GAME
from engine.games.ecosystem.board import BOARD, BOX
from engine.games.ecosystem.cards import CARDS, Card
from engine.games.ecosystem.view import EcosystemView
from render import Scene
from render.games.ecosystem.faces import POSES, pose_at
from render.games.ecosystem.field import Field, Window, window
from render.layout import Box
from render.raster import source
from render.theme import theme_named
from tests.render.games.ecosystem import moments, view_of
from tests.render.shots import NAMES, Shot, say


def draw(view: EcosystemView, scene: Scene) -> bytes:
    return Shot("", view, scene).draw()


@pytest.fixture
def late() -> EcosystemView:
    return moments(3)["late"].view


def test_all_cards_and_the_scenes_of_the_reader_are_offered(late: EcosystemView) -> None:
    kinds = [scene.kind for scene in render.scenes(late)]
    assert kinds.count("card") == len(CARDS)
    assert kinds.count("seat") == 3
    assert "hand" not in kinds
    assert {"hand", "panel"} <= {scene.kind for scene in render.scenes(replace(late, seat=1, hand=("wolf",)))}
    assert Scene("hand") not in render.scenes(replace(late, seat=1))
    assert Scene("scores") in render.scenes(moments(3)["over"].view)


@pytest.mark.parametrize("scene", [Scene("card", "dodo"), Scene("seat", 7), Scene("hand"), Scene("panel")])
def test_what_is_not_there_is_refused_with_one_sentence(late: EcosystemView, scene: Scene) -> None:
    for act in (lambda: draw(late, scene), lambda: render.describe(late, scene)):
        with pytest.raises(ValueError, match=r"\.$"):
            act()


def test_the_window_shows_where_cards_can_go_and_then_stays() -> None:
    assert window({BOX.start: "bear"}, room=1) == Window(2, 2, 4, 5)
    row = {BOARD.at(3, column): "bear" for column in range(2, 7)}
    shown = window(row, room=1)
    assert (shown.left, shown.columns) == (2, 5), "five wide is as wide as it gets"
    full = {BOARD.at(r, c): "bear" for r in range(1, 5) for c in range(2, 7)}
    assert window(full, room=1) == Window(1, 2, 4, 5)


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_window_holds_every_card_and_every_choice(seats: int) -> None:
    for moment in moments(seats).values():
        for seat, grid in enumerate(moment.view.grids):
            shown = window(dict(grid), room=1)
            places = [place for place, _ in grid]
            if isinstance(moment.prompt, Place) and seat == 0:
                places += moment.prompt.spots
            for place in places:
                row, column = shown.at(place)
                assert 0 <= row < shown.rows
                assert 0 <= column < shown.columns


def test_neighbours_of_one_kind_never_have_the_same_pose() -> None:
    for row in range(BOARD.height):
        for column in range(BOARD.width):
            assert pose_at(row, column) != pose_at(row, column + 1)
            assert pose_at(row, column) != pose_at(row + 1, column)
    assert POSES == 3


def test_every_kind_of_card_has_as_many_pictures_as_poses() -> None:
    for card in CARDS:
        sources = {source(f"ecosystem/{card}-{pose}") for pose in range(POSES)} if card != "stream" else {
            source(f"ecosystem/stream-{sides:02d}") for sides in range(16)
        }
        assert len(sources) == (16 if card == "stream" else POSES)


def test_the_last_move_who_is_ready_and_who_leads_change_the_table(late: EcosystemView) -> None:
    plain = draw(late, Scene("table"))
    grid = list(late.grids[0])
    moved = replace(late, last=(grid[0][0] if late.last[0] != grid[0][0] else grid[1][0], *late.last[1:]))
    assert draw(moved, Scene("table")) != plain
    assert draw(replace(late, ready=(True, False, False)), Scene("table")) != plain
    other: Card = "wolf" if grid[0][1] != "wolf" else "bear"
    changed = replace(late, grids=(((grid[0][0], other), *grid[1:]), *late.grids[1:]))
    assert draw(changed, Scene("table")) != plain


def test_the_table_knows_no_hand_and_no_sealed_choice() -> None:
    match = Match.new(GAME, 3, "secret")
    twin = match.redealt(None, "another deal")
    assert view_of(match, 0).hand != view_of(twin, 0).hand
    assert draw(view_of(match, None), Scene("table")) == draw(view_of(twin, None), Scene("table"))


def test_every_prompt_marks_its_own_choices() -> None:
    own = moments(3)["card"].view
    cards = moments(3)["card"].prompt
    places = moments(3)["at"].prompt
    swap = Pick("swap", tuple(Option("cell", place) for place, _ in own.grids[0]))
    drawn = {Shot("", own, Scene("panel"), prompt).draw() for prompt in (None, cards, places, swap)}
    assert len(drawn) == 4


def test_the_words_of_a_seat_name_every_card_and_its_place(late: EcosystemView) -> None:
    words = Shot("", late, Scene("seat", 1)).words()
    assert NAMES[1] in words
    for place, card in late.grids[1]:
        assert f"{BOARD.name(place)} {card.capitalize()}".lower() in words.lower()


def test_the_words_of_the_table_name_everyone_and_the_last_moves(late: EcosystemView) -> None:
    words = Shot("", late, Scene("table")).words()
    assert "Round 2" in words
    for seat, place in enumerate(late.last):
        assert place is not None
        assert f"{NAMES[seat]}’s newest card" in words
        assert BOARD.name(place) in words


def test_the_words_of_a_panel_name_the_choices() -> None:
    moment = moments(3)["at"]
    assert isinstance(moment.prompt, Place)
    words = Shot("", moment.view, Scene("panel"), moment.prompt).words()
    for spot in moment.prompt.spots:
        assert BOARD.name(spot) in words
    moment = moments(3)["card"]
    assert isinstance(moment.prompt, Pick)
    words = Shot("", moment.view, Scene("panel"), moment.prompt).words()
    for k, option in enumerate(moment.prompt.options):
        assert f"{letter(k)} {option.word}" in words or f"{letter(k)} {option.word.capitalize()}" in words


def test_the_words_of_the_scores_name_the_totals_and_the_winners() -> None:
    view = moments(3)["over"].view
    words = Shot("", view, Scene("scores")).words()
    assert view.sheets is not None
    for seat, sheet in enumerate(view.sheets):
        assert f"{NAMES[seat]}, {sheet.total} points" in words
    for seat in view.winners:
        assert f"{NAMES[seat]} has won" in words


def test_the_neutral_pile_and_the_rival_are_in_the_words() -> None:
    assert "Neutral pile" in Shot("", moments(2)["late"].view, Scene("table")).words()
    assert "rival" in Shot("", moments(1)["late"].view, Scene("table")).words()
    assert "Rival" in Shot("", moments(1)["over"].view, Scene("scores")).words()


def test_every_word_put_on_a_picture_is_in_the_locale_file() -> None:
    known = "\n".join([file.read_text(encoding="utf-8") for file in word_files("en") if "render" in file.parts])
    asked: set[str] = set()

    def listen(text: Text) -> str:
        asked.add(text.id)
        return say(text)

    for seats in (1, 2, 3):
        for moment in moments(seats).values():
            for scene in render.scenes(moment.view):
                render.compose(moment.view, scene, say=listen, names=NAMES, prompt=moment.prompt, scale=0.3)
                for text in render.describe(moment.view, scene, prompt=moment.prompt):
                    listen(text)
    for name in sorted(asked):
        if name.startswith(("picture-", "alt-")):
            assert f"\n{name} = " in known, name


@pytest.mark.parametrize(("number", "way"), [(1, "on to the next player"), (2, "back to the player before")])
def test_where_hands_go_is_in_the_words(number: int, way: str) -> None:
    late = moments(3)["late"].view
    assert f"Hands go {way}." in Shot("", replace(late, round=number), Scene("table")).words()
    assert "Hands go" not in Shot("", moments(1)["late"].view, Scene("table")).words()


def test_an_empty_grid_leaves_the_picture_to_the_hand() -> None:
    moment = moments(3)["dealt"]
    laid = replace(moment.view, grids=(((BOX.start, "fox"),), *moment.view.grids[1:]))
    empty, begun = (
        Image.open(BytesIO(Shot("", view, Scene("panel"), moment.prompt).draw())).height for view in (moment.view, laid)
    )
    assert empty < 0.75 * begun


def test_coordinates_stand_only_where_somebody_chooses_cells() -> None:
    """The rival's grid begins in the corner of its board and would call its cells otherwise than the player's own."""
    theme, box = theme_named("light"), Box(0, 0, 400, 400)
    blank = Image.new("RGB", (400, 400), theme.panel)
    drawn = {}
    for floating in (True, False):
        canvas = blank.copy()
        Field(canvas, box, {}, theme, room=0, size=20, floating=floating)
        drawn[floating] = canvas.tobytes() != blank.tobytes()
    assert drawn == {True: True, False: False}

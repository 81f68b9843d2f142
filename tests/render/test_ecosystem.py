"""What Ecosystem's pictures show and say."""

from dataclasses import replace

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
from render.games.ecosystem.ending import heading
from render.games.ecosystem.faces import POSES, pose_at
from render.games.ecosystem.field import Field, Window, window
from render.layout import Box
from render.raster import source
from render.theme import theme_named
from tests.render.games.ecosystem import moments, view_of
from tests.render.lint import read
from tests.render.reading import writings
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
        assert f"{NAMES[seat]}, {sheet.total} in all" in words
    for seat in view.winners:
        assert f"{NAMES[seat]} has won" in words


def test_the_neutral_pile_and_the_rival_are_in_the_words() -> None:
    assert "Neutral pile" in Shot("", moments(2)["late"].view, Scene("table")).words()
    assert "rival" in Shot("", moments(1)["late"].view, Scene("table")).words()
    assert "The rival, " in Shot("", moments(1)["over"].view, Scene("scores")).words()


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


def test_what_the_question_is_about_has_the_more_room() -> None:
    """Cards that are asked about are wider than where only one of them looks for its place; and a panel is never higher
    than wide, because height is what is scarce where it is shown.
    """
    for name in ("dealt", "card", "at", "swap", "sealed", "over"):
        moment = moments(3)[name]
        drawn = render.compose(
            moment.view, Scene("panel"), say=say, names=NAMES, prompt=moment.prompt, scale=0.5
        )
        assert drawn.height <= 0.65 * drawn.width, name


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_lie_three_abreast(seats: int) -> None:
    drawn = render.compose(moments(seats)["late"].view, Scene("table"), say=say, names=NAMES, scale=0.25)
    assert 0.7 < drawn.height / drawn.width < 1


def test_coordinates_stand_only_where_somebody_chooses_cells() -> None:
    """The rival's grid begins in the corner of its board and would call its cells otherwise than the player's own."""
    theme, box = theme_named("light"), Box(0, 0, 400, 400)
    blank = Image.new("RGB", (400, 400), theme.panel)
    drawn = {}
    for floating in (True, False):
        canvas = blank.copy()
        Field(canvas, box, {BOX.start: "fox"}, theme, room=0, size=20, floating=floating)
        drawn[floating] = canvas.tobytes() != blank.tobytes()
    assert drawn == {True: True, False: False}
    Field(blank, box, {}, theme, room=0, size=20)
    assert blank.tobytes() == Image.new("RGB", (400, 400), theme.panel).tobytes(), "an empty grid has no names yet"


def ended(view: EcosystemView, *totals: int, winners: tuple[int, ...] = (0,), margin: int = 0) -> list[str]:
    """What heading and words say of a match that ended like this."""
    assert view.sheets is not None
    sheets = tuple([replace(sheet, total=total) for sheet, total in zip(view.sheets, totals, strict=True)])
    over = replace(view, sheets=sheets, winners=winners, margin=margin)
    return [say(heading(over)), Shot("", over, Scene("table")).words()]


def test_alone_it_says_won_or_lost_with_the_margin_that_was_needed() -> None:
    alone = moments(1)["over"].view
    head, words = ended(alone, 90, 55, margin=30)
    assert head == "Won by 35, 30 needed"
    assert words.startswith(f"{NAMES[0]} has won. Ahead of the rival by 35; 30 were needed.")
    head, words = ended(alone, 70, 55, winners=(), margin=30)
    assert head == "Lost: 15 ahead, 30 needed"
    assert f"{NAMES[0]} has lost: ahead of the rival by 15, and 30 were needed." in words
    head, words = ended(alone, 50, 55, winners=(), margin=30)
    assert head == "Lost: 5 behind, 30 ahead needed"
    assert f"{NAMES[0]} has lost: behind the rival by 5, and 30 ahead were needed." in words


def test_alone_crown_and_leaf_stand_over_the_rivals_column_of_a_match_that_was_lost() -> None:
    alone = replace(moments(1)["over"].view, winners=(), margin=50)
    signs = {each.sign: each.box.middle[0] for each in writings(read(Shot("", alone, Scene("scores")))) if each.sign}
    assert signs["sign crown"] == pytest.approx(signs["sign leaf"], abs=2)
    assert signs["sign crown"] > signs["seat_mark 0"]


def test_a_tie_says_what_has_broken_it() -> None:
    three = moments(3)["over"].view
    head, words = ended(three, 40, 40, 30)
    assert head == "Tie at 40: fewer gaps win"
    assert words.startswith(f"{NAMES[0]} has won. Of those with equal points the one ")
    assert ended(three, 40, 40, 30, winners=(0, 1))[0] == "Final scores: a shared victory"
    assert ended(three, 40, 39, 30)[0] == "Final scores"


def test_the_words_tell_the_races_before_what_lies_there(late: EcosystemView) -> None:
    shots = (Shot("", late, Scene("table")), Shot("", late, Scene("seat", 0)))
    for words in [shot.words() for shot in (*shots, Shot("", moments(3)["card"].view, Scene("panel")))]:
        assert "Wolves: " in words
        assert words.index("Longest streams: ") < min(at for at in (words.find(" has "), words.find("grid:")) if at > 0)


def test_a_seat_is_shown_with_what_the_others_have_in_both_races(late: EcosystemView) -> None:
    found = writings(read(Shot("", late, Scene("seat", 0))))
    assert [sum(each.sign == f"seat_mark {seat}" for each in found) for seat in range(3)] == [3, 2, 2]


def test_a_swap_is_marked_with_the_rabbit_that_made_it(late: EcosystemView) -> None:
    one, other = late.grids[0][0][0], late.grids[0][1][0]
    swapped = replace(late, swaps=((one, other), None, None))
    assert draw(swapped, Scene("table")) != draw(late, Scene("table"))
    assert f"Then {BOARD.name(one)} and {BOARD.name(other)} have changed places." in Shot(
        "", swapped, Scene("table")
    ).words()


def test_the_words_of_a_hand_say_what_each_kind_scores_for() -> None:
    moment = moments(3)["card"]
    for scene in (Scene("hand"), Scene("panel")):
        words = Shot("", moment.view, scene, moment.prompt).words()
        assert "Eagle: 2 points for every rabbit and every trout one or two steps away." in words


def test_a_hand_of_one_card_is_no_higher_than_others() -> None:
    view = replace(moments(3)["card"].view, hand=("bear",))
    picture = render.compose(view, Scene("hand"), say=say, names=NAMES)
    assert picture.width / picture.height >= 0.8

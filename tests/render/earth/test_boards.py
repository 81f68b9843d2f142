"""What Earth's pictures show and say."""

from dataclasses import replace
from functools import partial

import pytest

import render
from engine import Option, Pick, Place, Text, choices
from engine.games.earth import card_text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.tableau import BOARD, CELL, spots
from engine.games.earth.view import EarthView, PlotView, standing
from render import Scene
from render.games.earth.asked import about_tableau, asked, elsewhere, in_hand, in_tableau
from render.games.earth.boards import divided, rim, sentence, shown
from render.games.earth.cards import bands, sizes
from render.games.earth.counters import changes
from render.games.earth.ending import ending, notes
from render.games.earth.field import layout
from render.games.earth.hand import PAGE, pages
from render.games.earth.ladder import GAIA, claims
from render.games.earth.panel import BOARD_HIGH, BOARD_TALL, OWN
from render.games.earth.seat import parts
from render.games.earth.signs.strip import fits
from render.layout import WIDEST, Box, fact
from render.script import known
from tests.games.earth.table import first, lay, opened, pick, share
from tests.render.games.earth import ASKS, moments, others
from tests.render.lint import read
from tests.render.reading import writings
from tests.render.shots import NAMES, Shot, say

START = CELL.index("D4")


@pytest.fixture
def over() -> EarthView:
    return moments()["over"].view


def drawn(view: EarthView, scene: Scene) -> bytes:
    return Shot("", view, scene).draw()


def test_scenes_of_the_reader_are_offered(over: EarthView) -> None:
    found = render.scenes(over)
    assert found[:4] == (Scene("table"), Scene("seat", 0), Scene("seat", 1), Scene("seat", 2))
    assert {Scene("hand"), Scene("panel"), Scene("scores")} <= set(found)
    assert not {"hand", "panel"} & {scene.kind for scene in render.scenes(replace(over, seat=None))}
    assert Scene("seat", "gaia") in render.scenes(others()["solo"])
    assert Scene("seat", "team") in render.scenes(others()["team"])
    listed = [scene for scene in found if scene.kind != "card"]
    assert len(listed) <= 25, "they fit one menu"


@pytest.mark.parametrize(
    "scene",
    [
        Scene("card", "oak"), Scene("card", 9999), Scene("seat", 7), Scene("seat", "gaia"), Scene("seat", "team"),
        Scene("seat", "A1–B9"), Scene("hand"), Scene("panel"),
    ],
)  # fmt: skip
def test_what_is_not_there_is_refused_with_one_sentence(scene: Scene) -> None:
    view = moments()["late"].view
    for act in (lambda: drawn(view, scene), lambda: render.describe(view, scene)):
        with pytest.raises(ValueError, match=r"\.$"):
            act()


def test_every_sort_of_question_was_met() -> None:
    assert {name for name, moment in moments().items() if moment.prompt} == set(ASKS)


@pytest.mark.parametrize("ask", ASKS)
def test_everything_that_can_be_chosen_has_its_place_on_the_panel(ask: str) -> None:
    moment = moments()[ask]
    assert moment.prompt
    assert moment.view.seat is not None
    found, player = asked(moment.prompt), moment.view.players[moment.view.seat]
    cards = [option.id for option in choices(moment.prompt) if option.kind == "card"]
    hand, tableau, table = in_hand(player, found), in_tableau(player, found), dict(elsewhere(player, found))
    laid = {plot.card for plot in player.plots if plot.cell in tableau}
    assert {*hand, *laid, *table} == set(cards)
    assert sorted(found.cards.values()) == sorted({**hand, **table}.values()) + sorted(tableau.values()) or not cards
    if isinstance(moment.prompt, Place):
        assert found.spots == moment.prompt.spots


@pytest.mark.parametrize("ask", ["at", "sprout", "growth"])
def test_a_question_about_the_tableau_shows_it_large(ask: str) -> None:
    assert about_tableau(moments()[ask].view, moments()[ask].prompt)


def test_letters_are_those_of_the_menu() -> None:
    prompt = moments()["bury"].prompt
    assert isinstance(prompt, Pick)
    assert asked(prompt).letters[1] == (prompt.options[1].id, "B")


def test_cards_keep_their_size_however_the_tableau_grows() -> None:
    row = [BOARD.at(3, column) for column in range(2, 5)]
    grown = layout(row, spots(row), WIDEST - 28, 44)
    whole = layout([BOARD.at(r, c) for r in range(4) for c in range(4)], (), WIDEST - 28, 44)
    assert grown.tiles == whole.tiles
    assert len(grown.columns) == 5
    assert max(grown.width, whole.width) <= WIDEST - 28
    assert {lane.length for lane in grown.columns if lane.number in (1, 5)} == {grown.tiles.width // 2 - 6}


def test_names_of_cells_never_move() -> None:
    one = layout([START], spots([START]), 1500, 44)
    assert [CELL[lane.number][0] for lane in one.columns] == ["C", "D", "E"]
    assert [lane.number + 1 for lane in one.rows] == [3, 4, 5]


def test_parts_cover_the_whole_tableau(over: EarthView) -> None:
    for seat, player in enumerate(over.players):
        found = parts(player, seat)
        assert {plot.cell for plot in player.plots} <= {cell for part in found for cell in part.cells}
        assert 1 <= len(found) <= 4
        assert len({part.name for part in found}) == len(found)


def test_any_seats_part_can_be_asked_for(over: EarthView) -> None:
    part = parts(over.players[2], 2)[0]
    assert NAMES[2] in Shot("", over, Scene("seat", f"2 {part.name}")).words()


def test_what_was_planted_last_stands_out() -> None:
    view = moments()["late"].view
    first, *others = view.players[0].plots
    one, none = [replace(view.players[0], plots=(replace(first, fresh=fresh), *others)) for fresh in (True, False)]
    seats = [replace(view, players=(player, *view.players[1:])) for player in (one, none)]
    assert drawn(seats[0], Scene("seat", 0)) != drawn(seats[1], Scene("seat", 0))


def test_a_card_face_down_tells_nothing() -> None:
    view = others()["sealed"]
    words = " ".join(Shot("", view, Scene("seat", who)).words() for who in (0, 1))
    assert "face down" in words


def test_leaves_stand_on_their_rungs() -> None:
    view = others()["solo-over"]
    assert view.gaia
    for leaf in view.gaia.leaves:
        assert GAIA in {seat for _, seat in claims(view, leaf.fauna)}
    rungs = [rung for fauna in view.fauna for rung, _ in claims(view, fauna)]
    assert all(0 <= rung < 5 for rung in rungs)


@pytest.mark.parametrize("count", [0, 1, PAGE, 2 * PAGE + 1])
def test_a_hand_of_any_length_shows_every_card_with_its_name(over: EarthView, count: int) -> None:
    """Twelve to a picture, not higher than 4 : 5; what can be chosen comes first."""
    cards = tuple(range(196, 226)) + tuple(range(90, 120))
    player = replace(over.players[0], hand=cards[:count], cards=count)
    view = replace(over, players=(player, *over.players[1:]), seat=0)
    prompt = Pick("bury", tuple([Option("card", card) for card in cards[:count][-2:]]), 0, 1)
    shown = [scene for scene in render.scenes(view) if scene.kind == "hand"]
    assert len(shown) == max(1, -(-count // PAGE))
    told = ""
    for scene in shown:
        image = render.compose(view, scene, say=say, names=NAMES, prompt=prompt)
        assert image.width == WIDEST
        assert image.height <= WIDEST / 0.8
        told += Shot("", view, scene, prompt).words()
    assert all(say(CARDS[card].text) in told for card in cards[:count])
    if count:
        assert pages(view, 0, prompt)[0][0].cards[0] in cards[:count][-2:]


def test_a_tableau_of_any_shape_can_be_drawn(over: EarthView) -> None:
    full = tuple(BOARD.at(row, column) for row in range(4) for column in range(4))
    for cells in ((), (START,), (START, START + 1, START + 2), tuple(START - 7 * k - k for k in range(3)), full):
        plots = tuple(PlotView(185 if cells is full else 17, cell, 0, 0) for cell in cells)  # none does more
        player = replace(over.players[0], plots=plots)
        view = replace(over, players=(player, *over.players[1:]), seat=0)
        for scene in (Scene("seat", 0), Scene("panel"), Scene("table")):
            assert drawn(view, scene)


def test_words_carry_what_the_picture_shows(over: EarthView) -> None:
    words = Shot("", over, Scene("seat", 0)).words()
    for plot in over.players[0].plots:
        assert plot.at in words
    table = Shot("", over, Scene("table")).words()
    assert all(name in table for name in NAMES[:3])


@pytest.mark.parametrize(("width", "height"), [(OWN, BOARD_TALL), (OWN, 236), (WIDEST // 2 - 26, BOARD_HIGH)])
def test_the_signs_of_no_board_shrink_for_its_picture(width: int, height: int) -> None:
    box, letters = Box(0, 0, width, height), fact(WIDEST)
    for card in CARDS.values():
        if card.kind in ("island", "climate", "ecosystem"):
            lines = tuple(shown(card, whole=False))
            wide = box.w - divided(card, say(card.text), lines, box, letters).side - rim(box.h)
            assert all(fits(bands(card)[line][0], wide, letters) for line in lines), say(card.text)


def test_sentences_have_no_sign_that_the_letters_lack() -> None:
    assert sentence("1 growth → 2 soil") == "1 growth › 2 soil"
    for card in CARDS.values():
        assert all(known(sign) for line in card_text.lines(card) for sign in sentence(say(line)))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Turkey Tail", "Habitat: wet. Marks of its name: place, animal."),
        ("Turkey Tail", "No place for sprouts, 1 for growth; its canopy is worth 1 point."),
        ("White Oak", "Mark of its name: colour."),
        ("Spearmint", "Habitats: sunny, wet, rocky, cold. 6 places for sprouts, none for growth."),
        ("Spearmint", "Costs 0 soil, worth 1 point. Type: herb."),
        ("Hurricane", "Worth −1 point."),
        ("Volcanic Eruption", "Worth −2 points."),
    ],
)
def test_a_card_is_told_with_its_numbers_in_words_that_fit_them(name: str, said: str) -> None:
    number = next(card.id for card in CARDS.values() if say(card.text) == name)
    told = render.describe(moments()["over"].view, Scene("card", number))
    assert f" {said} " in f" {' '.join(map(say, told))} "


def test_a_standing_is_not_headed_as_the_end() -> None:
    """Whoever asks for the score midway is given sheets too."""
    for ended, view in ((True, moments()["over"].view), (False, moments()["card"].view), (True, others()["solo-over"])):
        heard: list[str] = []
        shown = replace(view, sheets=view.sheets or standing(view))
        render.picture(shown, Scene("scores"), say=partial(overheard, heard), names=NAMES, scale=0.3)
        said = "picture-earth-alone" if view.gaia else "picture-earth-over"
        assert (said in heard, "picture-earth-running" in heard) == (ended, not ended)


def overheard(heard: list[str], said: Text) -> str:
    heard.append(said.id)
    return say(said)


def test_what_the_last_turn_has_changed_is_seen_until_the_next_action() -> None:
    """Sprouts and growth on their cards, everything else beside its figure; the words say it too."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "White Oak"})
    match.state.players[0].age()
    pick(match, 0, "water")
    share(match, 0, {"Celery": 4, "White Oak": 2})
    while match.state.turn == 1:
        first(match, match.waiting[0])
    view: EarthView = match.view(None)
    assert [plot.more_sprouts for plot in view.players[0].plots] == [4, 2]
    assert changes(view.players[0]) == {"soil": 2, "sprout": 6}
    told = Shot("", view, Scene("seat", 0)).words()
    assert "soil +2, sprouts +6" in told
    quiet = replace(view.players[0], plots=tuple([replace(plot, more_sprouts=0) for plot in view.players[0].plots]))
    still = replace(view, players=(quiet, view.players[1]))
    for scene in (Scene("seat", 0), Scene("table")):
        assert drawn(view, scene) != drawn(still, scene)
    pick(match, 1, "compost")
    assert changes(match.view(None).players[1]) == {"soil": 5, "compost": 2}


def test_the_frame_means_the_winner_when_it_is_over(over: EarthView) -> None:
    """And not whoever was at the turn."""
    for winner in range(3):
        words = Shot("", replace(over, winners=(winner,)), Scene("table")).words()
        assert words.startswith(f"{NAMES[winner]} has won.")
    framed = [drawn(replace(over, winners=(0,), active=active), Scene("table")) for active in range(3)]
    assert len(set(framed)) == 1


def test_a_tie_says_what_has_broken_it(over: EarthView) -> None:
    """Rules 6.10: soil, then cards in hand; the sheet has a line for each that was looked at."""
    level = replace(over.players[0], soil=4, cards=3, hand=())
    sheet = replace(over.sheets[0], total=90) if over.sheets else None
    assert sheet is not None
    poor = replace(level, soil=2)
    tie = replace(over, players=(replace(level, cards=2), level, poor), sheets=(sheet,) * 3, winners=(1,))
    assert say(ending(tie)) == "Tie at 90: more cards in hand win"
    assert [(say(note.text), note.values) for note in notes(tie, range(3))] == [
        ("Soil", ("4", "4", "2")), ("Cards in hand", ("2", "3", "3")),
    ]  # fmt: skip
    words = Shot("", tie, Scene("scores")).words()
    assert words.startswith(f"{NAMES[1]} has won. With equal points and soil, more cards in hand win. ")
    assert drawn(tie, Scene("scores")) != drawn(replace(tie, players=(level,) * 3), Scene("scores"))
    shared = replace(tie, players=(level,) * 3, winners=(0, 1, 2))
    assert say(ending(shared)) == "Final scores: a shared victory"
    assert notes(shared, range(3)) == ()
    assert say(ending(over)) == "Final scores"


def test_alone_a_tie_lost_says_so() -> None:
    """Rules 8.11."""
    alone = others()["solo-over"]
    assert alone.sheets is not None
    assert alone.gaia is not None
    lost = replace(alone, sheets=(alone.sheets[0], replace(alone.sheets[1], total=alone.sheets[0].total)), winners=())
    lost = replace(lost, gaia=replace(alone.gaia, soil=alone.players[0].soil + 1))
    assert Shot("", lost, Scene("table")).words().startswith("The match is lost. With equal points, more soil wins. ")
    assert notes(lost, range(2))[0].values == (str(alone.players[0].soil), str(alone.players[0].soil + 1))


def test_alone_the_end_says_won_or_lost_and_by_how_much() -> None:
    """And it is Gaia who is crowned where she has won."""
    alone = others()["solo-over"]
    assert alone.sheets is not None
    mine, hers = alone.sheets
    assert say(ending(alone)) == f"Lost by {hers.total - mine.total}"
    assert Shot("", alone, Scene("table")).words().startswith("The match is lost. Gaia is ahead by ")
    won = replace(alone, sheets=(replace(mine, total=hers.total + 1), hers), winners=(0,))
    assert say(ending(won)) == "Won by 1"
    assert f"{NAMES[0]} has won. Ahead of Gaia by 1 point. " in Shot("", won, Scene("scores")).words()
    for scene in (Scene("table"), Scene("seat", "gaia")):
        read_ = {each.words for each in writings(read(Shot("", alone, scene))) if each.words}
        assert str(hers.total) in read_
        assert any(each.sign == "sign crown" for each in writings(read(Shot("", alone, scene))))


def test_the_end_of_a_match_of_teams_shows_what_partners_have_together() -> None:
    """Rules 9.5."""
    view = others()["team-over"]
    assert view.sheets is not None
    totals = [sheet.total for sheet in view.sheets]
    sums = [totals[0] + totals[2], totals[1] + totals[3]]
    assert say(ending(view)) == f"Won by {max(sums) - min(sums)}: {max(sums)} to {min(sums)}"
    for scene in (Scene("table"), Scene("scores")):
        shown = [each.words for each in writings(read(Shot("", view, scene)))]
        assert {str(each) for each in sums} <= set(shown)
        assert {NAMES[seat] for seat in view.winners} <= set(shown), "also a long one"
        words = Shot("", view, scene).words()
        assert f"have {sums[0]} points together." in words
        assert f"have {sums[1]} points together." in words
    assert str(sums[0]) in [each.words for each in writings(read(Shot("", view, Scene("seat", "team"))))]


def test_a_part_of_a_tableau_enlarges_names_too(over: EarthView) -> None:
    close = parts(over.players[0], 0)[0]
    names = {say(CARDS[plot.card].text) for plot in over.players[0].plots if plot.cell in close.cells}
    small = {each.words: each.box for each in writings(read(Shot("", over, Scene("seat", 0)))) if each.words in names}
    large = {each.words: each.box for each in writings(read(Shot("", over, Scene("seat", close.name))))}
    assert small, "some name takes one line"
    for name, box in small.items():
        assert large[name].right - large[name].left > 1.5 * (box.right - box.left)


def test_a_long_name_on_a_large_card_is_as_large_as_it_can_be() -> None:
    name = "Pseudotsugenkiefernwald"
    found = sizes(740, 44, [name], large=1.7)
    assert 44 < found.heading < round(44 * 1.7)
    assert found.broken(name, CARDS[17]) == [name]
    assert sizes(372, 44, [name], large=1.7).heading == 44, "never smaller than elsewhere"


def test_a_long_player_s_name_is_whole_over_the_own_board(over: EarthView) -> None:
    assert NAMES[1] in [each.words for each in writings(read(Shot("", over, Scene("seat", 1))))]

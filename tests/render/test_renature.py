"""What Renature's pictures show and say."""

from dataclasses import replace

import pytest

import render
from engine import Match, Pick, Place, RandomBot, letter
from engine.games.renature import GAME
from engine.games.renature.board import NAMES, STEP, covered
from engine.games.renature.pieces import KINDS, NEUTRAL
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from render import Scene
from render.games.renature.field import Field, middle
from render.games.renature.letters import apart
from render.games.renature.panel import looked_at
from render.games.renature.pieces import disc_of, half
from render.games.renature.shore import WHOLE, Window, shore, window
from render.games.renature.table import facts
from render.layout import MARGIN, WIDEST, fact
from render.theme import theme_named
from tests.games.renature.banks import domino, place
from tests.render.games.renature import moments, view_of
from tests.render.shots import Shot


@pytest.fixture
def late() -> RenatureView:
    return moments(4)["late"].view


def test_scenes_of_the_reader_are_offered(late: RenatureView) -> None:
    found = render.scenes(late)
    assert [scene for scene in found if scene.kind == "table"] == [
        Scene("table"), Scene("table", "nw"), Scene("table", "ne"), Scene("table", "sw"), Scene("table", "se"),
    ]  # fmt: skip
    assert not {"hand", "panel"} & {scene.kind for scene in found}
    assert {Scene("hand"), Scene("panel")} <= set(render.scenes(replace(late, seat=1, hand=(3,))))
    assert Scene("hand") not in render.scenes(replace(late, seat=1))


@pytest.mark.parametrize(
    "scene", [Scene("card", "dodo"), Scene("seat", 7), Scene("hand"), Scene("panel"), Scene("table", "up")]
)
def test_what_is_not_there_is_refused_with_one_sentence(late: RenatureView, scene: Scene) -> None:
    for act in (lambda: Shot("", late, scene).draw(), lambda: render.describe(late, scene)):
        with pytest.raises(ValueError, match=r"\.$"):
            act()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_panel_shows_everything_that_can_be_chosen(seats: int) -> None:
    for moment in moments(seats).values():
        shown = looked_at(moment.view, moment.prompt)
        match moment.prompt:
            case Place(spots=spots, turns=turns):
                cells = [*spots, *[spot + STEP[turn] for spot, turn in zip(spots, turns, strict=False)]]
                assert all(shown.holds(cell) for cell in cells)
            case Pick(ask="domino", options=options):
                fitting = [option.id for option in options if option.kind == "card"]
                assert all(shown.holds(cell) for spot in moment.view.places(*fitting) for cell in covered(spot))
            case _:
                assert moment.view.fresh is None or shown == WHOLE or moment.prompt is not None


def test_the_panel_shows_large_where_a_domino_can_lie() -> None:
    """At the start that is the upper half: the rest of the valley is of no use yet."""
    match = Match.new(GAME, 2, "large")
    seat, prompt = match.state.turn, match.prompt(match.state.turn)
    view = view_of(match, seat)
    assert looked_at(view, prompt) == Window(0, 0, 15, 6), "the start cells lie from side to side"
    match.state.lay(domino("fox-owl"), place("fox-owl", "B1", "B2"))
    match.state.lay(domino("frog-frog"), place("frog-frog", "F1", "E1"))
    match.state.lay(domino("snail-snail"), place("snail-snail", "J1", "J2"))
    match.state.lay(domino("turtle-turtle"), place("turtle-turtle", "N1", "N2"))
    match.state.hands[seat] = [domino("owl-badger"), domino("owl-hedgehog"), domino("badger-hedgehog")]
    match.asked = [None] * match.seats
    view, prompt = view_of(match, seat), match.prompt(seat)
    assert looked_at(view, prompt) == Window(0, 0, 8, 6)
    words = Shot("", view, Scene("panel"), prompt).words()
    assert words.startswith("Stream cells where one of your dominoes can lie: ")


def test_a_neutral_plant_is_told_as_one() -> None:
    over = moments(4)["over"].view
    cell, code = next((cell, code) for cell, code in over.plants if code // 4 == NEUTRAL)
    words = Shot("", replace(over, planted=cell), Scene("table")).words()
    assert f"Last plant: Neutral {KINDS[code % 4]} on {NAMES[cell]}." in words


def test_windows_stay_on_the_board() -> None:
    assert window([]) == WHOLE
    assert window([0]) == Window(0, 0, 8, 6)
    assert window([NAMES.index("O15")]) == Window(9, 7, 8, 6)
    assert window([0, NAMES.index("O15")]) == WHOLE
    assert window([NAMES.index("C3"), NAMES.index("K3")]) == Window(0, 1, 11, 6)
    assert window([NAMES.index("C3"), NAMES.index("C11")]).rows == 11


def test_every_area_has_one_unbroken_shore(late: RenatureView) -> None:
    for number, cells in enumerate(land(late.valley).areas):
        path = shore(cells, 5, number)
        assert path.count("M") == path.count("Z") == 1
        assert path.count("C") >= 3 * 4


def test_the_last_move_changes_the_picture() -> None:
    over = moments(4)["over"].view
    bare = replace(over, fresh=None, planted=None)
    assert Shot("", over, Scene("table")).draw() != Shot("", bare, Scene("table")).draw()
    assert covered(over.fresh or 0)[0] in range(225)


def test_the_joker_wears_a_star() -> None:
    assert half("fox", 90, joker=True).tobytes() != half("fox", 90, joker=False).tobytes()


def test_an_animal_without_a_drawing_has_letters(late: RenatureView) -> None:
    valley = replace(late.valley, animals=late.valley.animals.replace("fox", "beaver"))
    shot = Shot("", replace(late, valley=valley, joker=6), Scene("table"))
    assert shot.draw() != Shot("", replace(late, joker=6), Scene("table")).draw()
    assert "beaver" in shot.words()


def test_a_token_stands_near_the_middle_of_its_area(late: RenatureView) -> None:
    cells = land(late.valley).areas[1]
    assert middle(list(cells), cells) == cells[0]
    assert middle([cells[3]], cells) == cells[3]


def test_backs_are_drawn_for_their_owner_alone() -> None:
    held = moments(4)["domino"].view
    first, *others = held.players
    late = replace(held, players=(replace(first, tokens=((4, 2),), backs=(3,)), *others))
    other = replace(late, seat=None, hand=(), players=tuple(replace(p, backs=None) for p in late.players))
    assert "bring" in Shot("", late, Scene("seat", 0)).words()
    assert "bring" not in Shot("", other, Scene("seat", 0)).words()
    assert Shot("", late, Scene("seat", 0)).draw() != Shot("", other, Scene("seat", 0)).draw()


def test_places_are_told_by_letter_and_cells() -> None:
    moment = moments(4)["at"]
    prompt = moment.prompt
    assert isinstance(prompt, Place)
    words = Shot("", moment.view, Scene("panel"), prompt).words()
    first, second = NAMES[prompt.spots[0]], NAMES[prompt.spots[0] + STEP[prompt.turns[0]]]
    assert f"A {first}-{second}" in words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_letter_of_a_place_lies_over_another(seats: int) -> None:
    """And all of them are larger than what is merely to be read."""
    size, seen = fact(WIDEST), 0
    match, bot = Match.new(GAME, seats, "letters"), RandomBot("letters")
    while match.waiting:
        seat, prompt = match.waiting[0], match.prompt(match.waiting[0])
        if isinstance(prompt, Place) and prompt.ask == "at":
            view, names = view_of(match, seat), [letter(number) for number in range(len(prompt.spots))]
            field = Field(WIDEST - 2 * MARGIN, view, theme_named("light"), shown=looked_at(view, prompt), size=size)
            cells = [(field.shown.at(spot)[1], field.shown.at(spot)[0]) for spot in prompt.spots]
            large, middles = field.spread_out(cells, prompt.turns, names)
            assert large > size
            assert apart(middles) * field.pitch >= max(disc_of(name, large) for name in names)
            seen += len(set(prompt.spots)) < len(prompt.spots)
        match.play(seat, bot.answer(match, seat))
    assert seen, "several letters share a cell"


def test_the_table_counts_the_stock_as_the_panel_does(late: RenatureView) -> None:
    player = replace(late.players[0], clouds=1, hand=3, stock=23, tokens=((3, 2),))
    assert dict(facts(player)) == {"cloud": "1", "sunflower": "1", "stock": "3+23"}
    one = replace(late, players=(replace(player, tally=(1, 0, 0, 0), hand=1, stock=0), *late.players[1:]))
    said = Shot("", one, Scene("seat", 0)).words()
    assert "1 point, 1 cloud, 1 sunflower, 1 domino in hand and 0 in the stock." in said
